// Learned table: a stand-in for trained rows, N(0, std) entries drawn from a seed. A longer table of the same seed and width
// begins with the shorter one, bit for bit.
#pragma once

#include "../matrix.h"

namespace poslab {

struct LearnedOptions {
  double rows = 0, width = 0, seed = 0;
  double std = 1;  // > 0
};

// [rows x width]. Throws EngineError.
Matrix learnedTable(const LearnedOptions& options);

}  // namespace poslab
