// A table of positions from a typed formula: entry (i, c) is a program (program.h) in i, the position, c, the column,
// j, the pair floor(c / 2), d, the width, and n, the number of rows.
#pragma once

#include <string>
#include <vector>

#include "../matrix.h"

namespace poslab {

struct FormulaTableOptions {
  std::vector<std::string> formula;  // words of the program
  double rows = 60, width = 32;      // from 1; rows * width * words at most kMaxFormulaSteps
};

// A second or two of sines.
constexpr double kMaxFormulaSteps = 67108864.0;

// [rows x width]. Throws EngineError; "no-value" where the formula has no finite one, with the entry.
Matrix formulaTable(const FormulaTableOptions& options);

}  // namespace poslab
