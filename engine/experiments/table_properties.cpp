#include "table_properties.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "../error.h"
#include "verdict.h"

namespace poslab {

namespace {

// Where rounding does more than this, as it does to angles of a million turns, it has broken the property.
constexpr double kLargestRounding = 1e-3;

struct Turn {
  double cosine = 1, sine = 0;
};

// One pair of rows, `offset` apart.
struct RowPair {
  double dot = 0, distance = 0;
  double residual = 0;  // of the second row against the first one turned
  Index pair = -1;      // where that is
};

class Check {
 public:
  explicit Check(const TablePropertiesOptions& options);
  TableProperties run();

 private:
  void checkEntries();
  void checkOffset(Index offset);
  RowPair compareRows(Index row, Index otherRow, const std::vector<Turn>& turns) const;
  std::vector<Turn> turnsOf(Index offset) const;
  void noteDistance(const RowPair& rows, Index row, Index offset);
  void noteRotation(const RowPair& rows, Index row, Index offset);
  void noteDots(double low, double high, Index lowRow, Index highRow, Index offset);

  Index rows_, pairs_, width_;
  std::vector<Index> order_;  // column of the table at each place of pairs_ pairs (sin, cos) and the lone sine
  Matrix table_;              // its columns in that order
  Vector frequencies_;
  std::vector<uint8_t> repeats_;  // rows that equal an earlier one
  TableProperties found_;
};

std::vector<Index> pairOrder(Index width, Layout layout) {
  std::vector<Index> order(static_cast<size_t>(width));
  const Index sines = (width + 1) / 2;
  for (Index k = 0; k < width; ++k) {
    order[k] = layout == Layout::kInterleaved ? k : (k % 2 == 0 ? k / 2 : sines + k / 2);
  }
  return order;
}

Check::Check(const TablePropertiesOptions& options)
    : rows_(options.table.rows()),
      pairs_(options.table.cols() / 2),
      width_(options.table.cols()),
      order_(pairOrder(width_, options.layout)),
      table_(columnsInOrder(options.table, order_)),
      frequencies_(pairFrequencies(width_, options.base)),
      repeats_(static_cast<size_t>(rows_)) {
  const double rounding = roundingTolerance(options.precision), tolerance = entryTolerance(options);
  const double size = std::max(1.0, largestOf(table_)), width = static_cast<double>(width_);
  found_.bounded.tolerance = found_.unitPairs.tolerance = rounding;  // of no angle
  found_.uniqueRows.tolerance = rounding * size;
  found_.nearestRows.tolerance = found_.rotation.tolerance = tolerance * size;
  found_.offsetOnlyDots.tolerance = dotTolerance(tolerance, width) * size * size;
  // What every entry being off by `printed` may do. Rows that were printed differently differ.
  const double printed = printRounding(options);
  found_.bounded.tolerance += printed;
  found_.unitPairs.tolerance += 2 * printed * (2 * size + printed);
  found_.nearestRows.tolerance += 2 * printed * std::sqrt(width);
  found_.rotation.tolerance += (1 + std::sqrt(2)) * printed;
  found_.offsetOnlyDots.tolerance += 2 * printed * (2 * size + printed) * width;
  if (!std::isfinite(found_.offsetOnlyDots.tolerance)) throwOverflow("tableProperties", size * size);
}

void Check::checkEntries() {
  TableProperty& bounded = found_.bounded;
  TableProperty& unit = found_.unitPairs;
  for (Index row = 0; row < rows_; ++row) {
    const double* entries = table_.data() + row * width_;
    for (Index k = 0; k < width_; ++k) {
      ++bounded.checked;
      if (std::fabs(entries[k]) > 1 + bounded.tolerance) ++bounded.failing;
      if (std::fabs(entries[k]) <= bounded.value && bounded.row >= 0) continue;
      bounded.value = std::fabs(entries[k]);
      bounded.row = row;
      bounded.col = order_[k];
    }
    for (Index j = 0; j < pairs_; ++j) {
      const double off = std::fabs(entries[2 * j] * entries[2 * j] + entries[2 * j + 1] * entries[2 * j + 1] - 1);
      ++unit.checked;
      if (off > unit.tolerance) ++unit.failing;
      if (off <= unit.value && unit.row >= 0) continue;
      unit.value = off;
      unit.row = row;
      unit.col = order_[2 * j];
    }
  }
}

std::vector<Turn> Check::turnsOf(Index offset) const {
  std::vector<Turn> turns;
  for (const double frequency : frequencies_) {
    const double angle = static_cast<double>(offset) * frequency;
    if (!std::isfinite(angle)) throwOverflow("tableProperties", angle);
    turns.push_back({std::cos(angle), std::sin(angle)});
  }
  return turns;
}

RowPair Check::compareRows(Index row, Index otherRow, const std::vector<Turn>& turns) const {
  const double* from = table_.data() + row * width_;
  const double* to = table_.data() + otherRow * width_;
  RowPair rows;
  double squares = 0;
  for (Index k = 0; k < width_; ++k) {
    rows.dot += from[k] * to[k];
    squares += (to[k] - from[k]) * (to[k] - from[k]);
  }
  rows.distance = std::sqrt(squares);
  for (Index j = 0; j < pairs_; ++j) {
    const auto [cosine, sine] = turns[j];
    const double sineOff = std::fabs(cosine * from[2 * j] + sine * from[2 * j + 1] - to[2 * j]);
    const double cosineOff = std::fabs(cosine * from[2 * j + 1] - sine * from[2 * j] - to[2 * j + 1]);
    const double off = std::max(sineOff, cosineOff);
    if (off <= rows.residual && rows.pair >= 0) continue;
    rows.residual = off;
    rows.pair = j;
  }
  return rows;
}

void Check::noteDistance(const RowPair& rows, Index row, Index offset) {
  TableProperty& unique = found_.uniqueRows;
  TableProperty& nearest = found_.nearestRows;
  if (rows.distance <= unique.tolerance) {
    repeats_[row + offset] = 1;
    if (unique.row < 0) {
      unique.row = row;
      unique.otherRow = row + offset;
      unique.offset = offset;
    }
  }
  // Neighbours come first: what rounding alone makes nearer does not displace them.
  ++nearest.checked;
  if (nearest.row >= 0 && rows.distance >= nearest.value - nearest.tolerance) return;
  nearest.value = rows.distance;
  nearest.row = row;
  nearest.otherRow = row + offset;
  nearest.offset = offset;
}

void Check::noteRotation(const RowPair& rows, Index row, Index offset) {
  TableProperty& rotation = found_.rotation;
  if (rows.pair < 0) return;
  ++rotation.checked;
  if (rows.residual > rotation.tolerance) ++rotation.failing;
  if (rows.residual <= rotation.value && rotation.row >= 0) return;
  rotation.value = rows.residual;
  rotation.row = row;
  rotation.otherRow = row + offset;
  rotation.offset = offset;
  rotation.col = order_[2 * rows.pair];
}

void Check::noteDots(double low, double high, Index lowRow, Index highRow, Index offset) {
  TableProperty& dots = found_.offsetOnlyDots;
  if (!std::isfinite(high - low)) throwOverflow("tableProperties", high - low);
  ++dots.checked;
  if (high - low > dots.tolerance) ++dots.failing;
  if (high - low <= dots.value && dots.row >= 0) return;
  dots.value = high - low;
  dots.row = lowRow;
  dots.otherRow = highRow;
  dots.offset = offset;
}

void Check::checkOffset(Index offset) {
  const std::vector<Turn> turns = turnsOf(offset);
  double low = std::numeric_limits<double>::infinity(), high = -low;
  Index lowRow = 0, highRow = 0;
  for (Index row = 0; row + offset < rows_; ++row) {
    const RowPair rows = compareRows(row, row + offset, turns);
    if (!std::isfinite(rows.dot)) throwOverflow("tableProperties", rows.dot);
    if (!std::isfinite(rows.distance)) throwOverflow("tableProperties", rows.distance);
    if (rows.dot < low) {
      low = rows.dot;
      lowRow = row;
    }
    if (rows.dot > high) {
      high = rows.dot;
      highRow = row;
    }
    if (offset == 0) continue;
    noteDistance(rows, row, offset);
    noteRotation(rows, row, offset);
  }
  noteDots(low, high, lowRow, highRow, offset);
}

TableProperties Check::run() {
  checkEntries();
  for (Index offset = 0; offset < rows_; ++offset) checkOffset(offset);
  TableProperty& unique = found_.uniqueRows;
  unique.checked = rows_;
  unique.failing = std::count(repeats_.begin(), repeats_.end(), 1);
  unique.value = static_cast<double>(unique.failing);
  unique.holds = unique.failing == 0;
  found_.bounded.holds = found_.bounded.failing == 0;
  found_.unitPairs.holds = found_.unitPairs.failing == 0;
  found_.rotation.holds = found_.rotation.failing == 0;
  found_.offsetOnlyDots.holds = found_.offsetOnlyDots.failing == 0;
  found_.nearestRows.holds = found_.nearestRows.offset <= 1;
  found_.nearestRows.failing = found_.nearestRows.holds ? 0 : 1;
  if (width_ % 2 != 0) found_.loneColumn = order_[width_ - 1];
  return found_;
}

}  // namespace

double entryTolerance(Precision precision, double rows, double highestFrequency) {
  const double unit = precision == Precision::kFloat64 ? 0x1p-53 : 0x1p-24;
  const double ofAngles = 8 * rows * std::max(1.0, highestFrequency) * unit;
  return std::min(kLargestRounding, std::max(roundingTolerance(precision), ofAngles));
}

double entryTolerance(const TablePropertiesOptions& options) {
  const Vector frequencies = pairFrequencies(options.table.cols(), options.base);
  const double highest = frequencies.empty() ? 1 : *std::max_element(frequencies.begin(), frequencies.end());
  return entryTolerance(options.precision, static_cast<double>(options.table.rows()), highest);
}

double printRounding(const TablePropertiesOptions& options) {
  return options.decimals ? 0.5 * std::pow(10.0, -*options.decimals) : 0;
}

double dotTolerance(double tolerance, double width) { return tolerance * std::max(1.0, width / 64); }

TableProperties tableProperties(const TablePropertiesOptions& options) {
  requireNonEmpty("table", options.table);
  requireFinite("table", options.table);
  requireBase("base", options.base, options.precision);
  if (options.decimals) requireInteger("decimals", *options.decimals, -308, 308);
  const auto rows = static_cast<double>(options.table.rows()), cols = static_cast<double>(options.table.cols());
  requireMemory("table", 2 * rows * cols + 4 * cols + rows);  // the pairs side by side, their frequencies and turns
  if (rows * rows * cols > kMaxRowProducts) {
    const std::string allowed = joined({"at most ", kMaxRowProducts, " for rows * rows * columns"});
    refuse("too-large", "table", allowed, formatNumber(rows * rows * cols));
  }
  return Check(options).run();
}

}  // namespace poslab
