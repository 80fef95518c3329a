#include "explorer.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "../error.h"

namespace poslab {

namespace {

constexpr double kLargestRows = 256, kLargestWidth = 512;
constexpr Index kPlotted = 4;  // as D2L's 6:10

struct Column {
  Index pair = 0;
  bool cosine = false;
};

std::vector<Column> columnsOfLayout(Index width, Layout layout) {
  std::vector<Column> columns;
  const Index sines = (width + 1) / 2;
  for (Index c = 0; c < width; ++c) {
    if (layout == Layout::kInterleaved) {
      columns.push_back({c / 2, c % 2 != 0});
    } else {
      columns.push_back({c < sines ? c : c - sines, c >= sines});
    }
  }
  return columns;
}

// Numerator and denominator apart: float32 rounds the quotient, as D2L's arange / num_hiddens does.
template <typename Scalar>
Scalar exponentOf(const ExplorerSettings& settings, Column column) {
  const auto pairs = static_cast<Scalar>(std::floor((settings.width + 1) / 2));
  const auto width = static_cast<Scalar>(settings.width), j = static_cast<Scalar>(column.pair);
  const Scalar c = 2 * j + (column.cosine ? 1 : 0);  // its column where they alternate
  switch (settings.exponent) {
    case Exponent::kColumn:
      return c / width;
    case Exponent::kWhole:
      return std::floor(2 * j / width);
    case Exponent::kHalf:
      return j / width;
    case Exponent::kDouble:
      return 2 * c / width;
    case Exponent::kClosed:
      return pairs > 1 ? j / (pairs - 1) : 0;
    case Exponent::kPair:
      break;
  }
  return 2 * j / width;
}

// base^exponent of each column, as sinusoidal.cpp computes it: positions are divided by it.
template <typename Scalar>
std::vector<Scalar> columnDivisors(const ExplorerSettings& settings, const std::vector<Column>& columns) {
  std::vector<Scalar> divisors;
  for (const Column& column : columns) {
    const double base = static_cast<Scalar>(settings.base);
    const auto divisor = static_cast<Scalar>(std::pow(base, static_cast<double>(exponentOf<Scalar>(settings, column))));
    if (!std::isfinite(divisor)) throwOverflow("explorer", static_cast<double>(divisor));
    if (!std::isfinite(1 / divisor)) throwOverflow("explorer", static_cast<double>(1 / divisor));
    divisors.push_back(divisor);
  }
  return divisors;
}

struct Table {
  Matrix angles, entries;
  Vector frequencies;  // of the columns
};

template <typename Scalar>
Table makeTable(const ExplorerSettings& settings) {
  const std::vector<Column> columns = columnsOfLayout(static_cast<Index>(settings.width), settings.layout);
  const std::vector<Scalar> divisors = columnDivisors<Scalar>(settings, columns);
  Table table;
  for (const Scalar divisor : divisors) table.frequencies.push_back(1 / static_cast<double>(divisor));
  const auto rows = static_cast<Index>(settings.rows), width = static_cast<Index>(columns.size());
  table.angles = table.entries = zeros<double>(rows, width);
  for (Index row = 0; row < rows; ++row) {
    for (Index c = 0; c < width; ++c) {
      const double angle = static_cast<Scalar>(row) / divisors[c];
      table.angles(row, c) = angle;
      table.entries(row, c) = static_cast<Scalar>(columns[c].cosine ? std::cos(angle) : std::sin(angle));
    }
  }
  requireFiniteResult("explorer", table.angles);
  return table;
}

Table tableOf(const ExplorerSettings& settings, Precision precision) {
  return precision == Precision::kFloat64 ? makeTable<double>(settings) : makeTable<float>(settings);
}

int32_t signFlips(const Matrix& table, Index column) {
  int32_t flips = 0;
  double last = 0;
  for (Index row = 0; row < table.rows(); ++row) {
    const double entry = table(row, column);
    if (entry == 0) continue;
    if (last * entry < 0) ++flips;
    last = entry;
  }
  return flips;
}

ExplorerColumns describeColumns(const ExplorerSettings& settings, const Table& table) {
  ExplorerColumns described;
  described.frequencies = table.frequencies;
  for (const Column& column : columnsOfLayout(table.entries.cols(), settings.layout)) {
    described.signFlips.push_back(signFlips(table.entries, static_cast<Index>(described.pairs.size())));
    described.pairs.push_back(static_cast<int32_t>(column.pair));
    described.cosines.push_back(column.cosine ? 1 : 0);
    described.exponents.push_back(exponentOf<double>(settings, column));
  }
  return described;
}

Index countDifferent(Vector values) {
  std::sort(values.begin(), values.end());
  return std::unique(values.begin(), values.end()) - values.begin();
}

FrequencyLadder describeLadder(const ExplorerSettings& settings, const ExplorerColumns& columns) {
  const bool perColumn = settings.exponent == Exponent::kColumn || settings.exponent == Exponent::kDouble;
  const size_t steps = perColumn ? columns.pairs.size() : (columns.pairs.size() + 1) / 2;
  FrequencyLadder ladder;
  ladder.frequencies.resize(steps);
  for (size_t c = 0; c < columns.pairs.size(); ++c) {
    const size_t step = perColumn ? 2 * columns.pairs[c] + columns.cosines[c] : columns.pairs[c];
    ladder.frequencies[step] = columns.frequencies[c];
  }
  for (const double frequency : ladder.frequencies) {
    ladder.positionsPerTurn.push_back(2 * std::numbers::pi / frequency);
  }
  ladder.different = countDifferent(ladder.frequencies);
  ladder.ratioTolerance = roundingTolerance(settings.precision);
  if (steps > 1) ladder.ratio = ladder.frequencies[1] / ladder.frequencies[0];
  for (size_t k = 1; k < steps; ++k) {
    const double ratio = ladder.frequencies[k] / ladder.frequencies[k - 1];
    ladder.ratioResidual = std::max(ladder.ratioResidual, std::fabs(ratio / ladder.ratio - 1));
  }
  ladder.ratioHolds = ladder.ratioResidual <= ladder.ratioTolerance;
  return ladder;
}

BinaryCounter countInBits(Index rows) {
  BinaryCounter counter;
  counter.bits = 1;
  while ((rows - 1) >> counter.bits != 0) ++counter.bits;
  for (Index row = 0; row < rows; ++row) {
    for (Index bit = 0; bit < counter.bits; ++bit) counter.values.push_back((row >> bit) & 1);
  }
  for (Index bit = 0; bit < counter.bits; ++bit) {
    counter.worth.push_back(1 << bit);
    counter.bitFlips.push_back(static_cast<int32_t>((rows - 1) >> bit));
  }
  return counter;
}

// Ahead of the chosen row before behind it at the same distance.
Index firstRise(const Vector& dots, Index position, double tolerance) {
  const auto rows = static_cast<Index>(dots.size());
  for (Index distance = 1; distance < rows; ++distance) {
    const Index ahead = position + distance, behind = position - distance;
    if (ahead < rows && dots[ahead] > dots[ahead - 1] + tolerance) return ahead;
    if (behind >= 0 && dots[behind] > dots[behind + 1] + tolerance) return behind;
  }
  return -1;
}

NeighbourRow compareNeighbour(const Matrix& table, Index position) {
  NeighbourRow neighbour;
  if (table.rows() == 1) return neighbour;
  neighbour.row = position + 1 < table.rows() ? position + 1 : position - 1;
  const Matrix differences = differenceOf(rowsOf(table, neighbour.row, 1), rowsOf(table, position, 1));
  neighbour.differences.assign(differences.data(), differences.data() + differences.size());
  neighbour.col =
      std::max_element(neighbour.differences.begin(), neighbour.differences.end()) - neighbour.differences.begin();
  return neighbour;
}

Matrix dotsOfRows(const Matrix& table) { return product(table, transposed(table)); }

void compareLayouts(const ExplorerSettings& settings, ExplorerReport& report) {
  ExplorerSettings other = settings;
  other.layout = settings.layout == Layout::kInterleaved ? Layout::kHalves : Layout::kInterleaved;
  const Matrix table = tableOf(other, settings.precision).entries;
  report.layoutTable = compare(table, report.table, roundingTolerance(settings.precision));
  // The same products in another order, in double whatever the table's precision.
  report.layoutDots = compare(dotsOfRows(table), dotsOfRows(report.table),
                              dotTolerance(roundingTolerance(Precision::kFloat64), settings.width));
}

double positionOf(const ExplorerSettings& settings) {
  return settings.position.value_or(std::min(10.0, settings.rows - 1));
}

double firstColumnOf(const ExplorerSettings& settings) {
  return settings.firstColumn.value_or(std::clamp(settings.width - kPlotted, 0.0, 6.0));
}

void requireSettings(const ExplorerSettings& settings) {
  requireInteger("rows", settings.rows, 1, kLargestRows);
  requireInteger("width", settings.width, 1, kLargestWidth);
  requireBase("base", settings.base, Precision::kFloat32);  // both precisions are computed
  requireInteger("position", positionOf(settings), 0, settings.rows - 1);
  requireInteger("firstColumn", firstColumnOf(settings), 0, settings.width - 1);
}

}  // namespace

ExplorerReport explorer(const ExplorerSettings& settings) {
  requireSettings(settings);
  Table table = tableOf(settings, settings.precision);
  ExplorerReport report;
  report.columns = describeColumns(settings, table);
  report.ladder = describeLadder(settings, report.columns);
  report.table = std::move(table.entries);
  report.angles = std::move(table.angles);
  report.counter = countInBits(report.table.rows());
  const auto first = static_cast<Index>(firstColumnOf(settings));
  for (Index c = first; c < std::min(first + kPlotted, report.table.cols()); ++c) {
    report.plotted.push_back(static_cast<int32_t>(c));
  }
  const auto position = static_cast<Index>(positionOf(settings));
  const Matrix dots = product(report.table, transposed(rowsOf(report.table, position, 1)));
  report.dots.assign(dots.data(), dots.data() + dots.size());
  const double highest = *std::max_element(report.ladder.frequencies.begin(), report.ladder.frequencies.end());
  const double tolerance = entryTolerance(settings.precision, settings.rows, highest);
  report.firstRise = firstRise(report.dots, position, dotTolerance(tolerance, settings.width));
  report.neighbour = compareNeighbour(report.table, position);
  report.precision =
      compare(tableOf(settings, Precision::kFloat32).entries, tableOf(settings, Precision::kFloat64).entries,
              entryTolerance(Precision::kFloat32, settings.rows, highest));
  compareLayouts(settings, report);
  const TablePropertiesOptions asked = {report.table, settings.base, settings.layout, settings.precision};
  report.properties = tableProperties(asked);
  report.own = ownTable(settings.own, asked);
  return report;
}

}  // namespace poslab
