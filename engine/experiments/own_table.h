// A table of the learner's own, from a formula or as rows, beside the sinusoidal one of the same shape: its properties,
// and where the two differ.
#pragma once

#include <optional>
#include <string>

#include "table_properties.h"
#include "verdict.h"

namespace poslab {

// At most one of them.
struct OwnTableOptions {
  std::optional<std::vector<std::string>> formula = {};  // entry (i, c), see formula/formula_table.h
  std::optional<Matrix> ownRows = {};                    // as many rows and columns as the sinusoidal table
  std::optional<double> ownDecimals = {};                // of ownRows as they were printed
};

struct OwnTable {
  Matrix table;
  Matrix differences;  // |table - the sinusoidal one|
  Verdict difference;
  TableProperties properties;
};

// Nothing without a formula and without rows. `like` holds the sinusoidal table, base, layout and precision; in float32
// the own entries are rounded to it as well. Throws EngineError naming the setting.
std::optional<OwnTable> ownTable(const OwnTableOptions& options, const TablePropertiesOptions& like);

}  // namespace poslab
