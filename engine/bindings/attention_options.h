// Reading of attention's options, shared by attention, encoder and the experiments that take weights.
#pragma once

#include "../attention/attention.h"
#include "options.h"

namespace poslab::bindings {

// All of AttentionOptions but `keys`, which an encoder does not have.
void readAttentionOptions(Options& in, AttentionOptions& out);

}  // namespace poslab::bindings
