#include "formula_table.h"

#include <array>
#include <cmath>

#include "../error.h"
#include "program.h"

namespace poslab {

namespace {

constexpr const char* kLetters[] = {"i", "c", "j", "d", "n"};

[[noreturn]] void refuseEntry(double value, Index row, Index column) {
  const std::string given = joined({formatNumber(value), " at i = ", row, ", c = ", column});
  refuse("no-value", "formula", "a finite number for every entry", given);
}

}  // namespace

Matrix formulaTable(const FormulaTableOptions& options) {
  requireInteger("rows", options.rows, 1, kMaxEntries);
  requireInteger("width", options.width, 1, kMaxWidth);
  const Program program = compiled("formula", options.formula, kLetters);
  requireMemory("formula", options.rows * options.width);
  const double steps = options.rows * options.width * static_cast<double>(program.size());
  if (steps > kMaxFormulaSteps) {
    const std::string allowed = joined({"at most ", kMaxFormulaSteps, " for rows * width * words"});
    refuse("too-large", "formula", allowed, formatNumber(steps));
  }
  const auto rows = static_cast<Index>(options.rows), width = static_cast<Index>(options.width);
  Matrix table = zeros<double>(rows, width);
  for (Index row = 0; row < rows; ++row) {
    for (Index c = 0; c < width; ++c) {
      const std::array<double, 5> values = {static_cast<double>(row), static_cast<double>(c),
                                            static_cast<double>(c / 2), options.width, options.rows};
      const double value = evaluated(program, values);
      if (!std::isfinite(value)) refuseEntry(value, row, c);
      table(row, c) = value;
    }
  }
  return table;
}

}  // namespace poslab
