// Learned table: a stand-in for trained rows, normal entries (mean 0, standard deviation std) drawn from a seed. A
// longer table of the same seed and width begins with the shorter one, bit for bit.
#pragma once

#include "../matrix.h"

namespace poslab {

struct LearnedOptions {
  double rows = 0, width = 0, seed = 0;
  double std = 1;  // > 0
};

// [rows x width]. Throws EngineError.
Matrix learnedTable(const LearnedOptions& options);

struct ExtendedTable {
  Matrix table;
  Index firstNewRow = 0;  // from here on rows are untrained
};

// Longer copy: old rows unchanged; new rows are those that learnedTable(seed) has at their places, so a table extended
// by its own seed equals the longer table of that seed. Throws EngineError.
ExtendedTable extendLearnedTable(const Matrix& table, double rows, double seed, double std = 1);

}  // namespace poslab
