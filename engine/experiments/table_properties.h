// Which properties of the sinusoidal table does a table have, whoever made it? Row = position. For the table of
// sinusoidal.h at positions 0..rows - 1 (D2L, self-attention chapter): rows differ, entries stay in [-1, 1], every
// (sin, cos) pair lies on the unit circle, row i + offset is row i with each pair turned by offset * base^(-2j /
// width), so that dot products of rows depend on their offset alone. A learned table has the first of these at best.
#pragma once

#include <optional>

#include "../encoding/sinusoidal.h"

namespace poslab {

struct TablePropertiesOptions {
  Matrix table;  // rows * rows * cols at most kMaxRowProducts
  double base = 10000;
  Layout layout = Layout::kInterleaved;
  Precision precision = Precision::kFloat64;  // of the table: how much rounding explains
  // The table was printed with so many, -308..308: each entry may be off by half a unit of the last one.
  std::optional<double> decimals = {};
};

// All rows are compared with all rows, entry by entry: 2^27 keeps that near a second.
constexpr double kMaxRowProducts = 134217728.0;

struct TableProperty {
  bool holds = true;
  double value = 0;
  double tolerance = 0;
  Index row = -1, otherRow = -1, col = -1, offset = -1;  // where; -1: not about one, or nothing was checked
  Index failing = 0, checked = 0;                        // how many of those checked are beyond the tolerance
};

struct TableProperties {
  TableProperty uniqueRows;      // rows that equal an earlier one; holds: none. Where: the first two
  TableProperty nearestRows;     // least Euclidean distance of two rows; holds: they are neighbours
  TableProperty bounded;         // largest |entry|; holds: at most 1
  TableProperty unitPairs;       // largest |sin^2 + cos^2 - 1|
  TableProperty rotation;        // largest |row i + offset - row i turned| of an entry, over all offsets ahead
  TableProperty offsetOnlyDots;  // largest difference of two dot products p_i . p_(i + offset) at one offset, 0 too
  Index loneColumn = -1;         // an odd width's last sine: in no pair
};

// Throws EngineError; "too-large" past kMaxRowProducts, "overflow" when a product or an angle is not finite.
TableProperties tableProperties(const TablePropertiesOptions& options);

// What rounding explains of an entry: positions up to `rows` times a frequency, each rounded once, in the table and in
// the angle it is compared with; at most 0.001.
double entryTolerance(Precision precision, double rows, double highestFrequency = 1);
// The same for this table, of the highest frequency that its rows should turn by; without what its decimals explain.
double entryTolerance(const TablePropertiesOptions& options);
// Half a unit of the last decimal; 0 for a table that was not printed.
double printRounding(const TablePropertiesOptions& options);
// The same of a dot product of two rows.
double dotTolerance(double entryTolerance, double width);

}  // namespace poslab
