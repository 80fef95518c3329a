// One N(0, 1) row per word, drawn from (seed, word) alone: equal words share a row, in any text and at any place.
#pragma once

#include <string>

#include "../matrix.h"

namespace poslab {

Matrix embed(const std::vector<std::string>& words, double width, double seed);  // [words x width]. Throws EngineError.

}  // namespace poslab
