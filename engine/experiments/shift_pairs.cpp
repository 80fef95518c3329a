#include "shift_pairs.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "../encoding/rotation.h"
#include "../encoding/sinusoidal.h"
#include "../error.h"

namespace poslab {

namespace {

constexpr double kLargestWidth = 512, kLargestMaxLen = 4096;

// The formula holds at any position, also before row 0.
Matrix rowAt(const PairSettings& settings, double position) {
  return sinusoidalTable({.rows = 1, .width = settings.width, .firstPosition = position});
}

Matrix pairsOf(const Matrix& row) {
  Matrix pairs(row.cols() / 2, 2);
  std::copy_n(row.data(), pairs.size(), pairs.data());  // an odd width's lone sine stays out
  return pairs;
}

TurnedPairs turnedPairs(const PairSettings& settings) {
  const auto width = static_cast<Index>(settings.width);
  TurnedPairs pairs;
  pairs.count = width / 2;
  pairs.frequencies = pairFrequencies(width, SinusoidalOptions{}.base);
  for (const double frequency : pairs.frequencies) {
    const double turn = settings.offset * frequency;
    pairs.turns.push_back(turn);
    pairs.degrees.push_back(turn * 180 / std::numbers::pi);
    pairs.positionsPerTurn.push_back(2 * std::numbers::pi / frequency);
    pairs.angles.push_back(settings.position * frequency);
  }
  pairs.before = pairsOf(rowAt(settings, settings.position));
  pairs.after = pairsOf(rowAt(settings, settings.position + settings.offset));
  if (width % 2 != 0) pairs.loneColumn = width - 1;
  return pairs;
}

double largestDifference(const Vector& a, const Vector& b) {
  return std::max(std::fabs(a[0] - b[0]), std::fabs(a[1] - b[1]));
}

std::vector<Matrix> chosenMatrices(const PairSettings& settings) {
  std::vector<Matrix> matrices = shiftMatrices(settings.width, settings.offset);
  if (settings.matrix == TurnMatrix::kRope) {
    for (Matrix& matrix : matrices) matrix = transposed(matrix);
  }
  return matrices;
}

ChosenPair choosePair(const PairSettings& settings, const TurnedPairs& pairs) {
  ChosenPair chosen;
  chosen.pair = static_cast<Index>(settings.pair);
  chosen.shiftMatrix = shiftMatrices(settings.width, settings.offset)[chosen.pair];
  chosen.ropeMatrix = transposed(chosen.shiftMatrix);
  chosen.matrix = settings.matrix == TurnMatrix::kShift ? chosen.shiftMatrix : chosen.ropeMatrix;
  const Matrix back = pairsOf(rowAt(settings, settings.position - settings.offset));
  const auto entries = [&](const Matrix& rows) { return Vector{rows(chosen.pair, 0), rows(chosen.pair, 1)}; };
  chosen.before = entries(pairs.before);
  chosen.ahead = entries(pairs.after);
  chosen.behind = entries(back);
  for (Index row = 0; row < 2; ++row) {
    chosen.product.push_back(chosen.matrix(row, 0) * chosen.before[0] + chosen.matrix(row, 1) * chosen.before[1]);
  }
  const double sign = settings.matrix == TurnMatrix::kShift ? 1 : -1;
  chosen.turn = sign * pairs.turns[chosen.pair] + 0.0;  // no -0
  chosen.degrees = sign * pairs.degrees[chosen.pair] + 0.0;
  chosen.goal = settings.position + sign * settings.offset;
  chosen.sineInDegrees = std::sin(pairs.turns[chosen.pair] * std::numbers::pi / 180);
  chosen.residualAhead = largestDifference(chosen.product, chosen.ahead);
  chosen.residualBehind = largestDifference(chosen.product, chosen.behind);
  return chosen;
}

// Rows of the table turned by the matrices, against the rows `step` further on.
Verdict compareTurned(const Matrix& turned, const Matrix& table, Index step, double tolerance) {
  const Index count = std::max<Index>(table.rows() - std::abs(step), 0);
  const Index first = std::max<Index>(-step, 0);
  const Index columns = turned.cols();
  Verdict verdict =
      compare(rowsOf(turned, first, count), columnsOf(rowsOf(table, first + step, count), 0, columns), tolerance);
  if (count > 0) verdict.row += first;
  return verdict;
}

Index farthestPosition(const PairSettings& settings) {
  const double first = std::max(0.0, -settings.offset);
  const double last = settings.maxLen - 1 - std::max(0.0, settings.offset);
  return static_cast<Index>(last - settings.position > settings.position - first ? last : first);
}

// The four entries of each pair's matrix, as a row.
Matrix entriesOf(const std::vector<Matrix>& matrices) {
  Matrix entries(static_cast<Index>(matrices.size()), 4);
  for (size_t j = 0; j < matrices.size(); ++j) std::copy_n(matrices[j].data(), 4, entries.data() + 4 * j);
  return entries;
}

Matrix entriesReadAt(const PairSettings& settings, const Matrix& table, Index position) {
  const Matrix from = pairsOf(rowsOf(table, position, 1));
  const Matrix to = pairsOf(rowsOf(table, position + static_cast<Index>(settings.offset), 1));
  Matrix entries(from.rows(), 4);
  for (Index j = 0; j < from.rows(); ++j) {
    const double sine = from(j, 1) * to(j, 0) - from(j, 0) * to(j, 1);
    entries(j, 0) = entries(j, 3) = from(j, 0) * to(j, 0) + from(j, 1) * to(j, 1);
    entries(j, 1) = settings.matrix == TurnMatrix::kShift ? sine : -sine;
    entries(j, 2) = -entries(j, 1);
  }
  return entries;
}

RotationLaw checkLaw(const PairSettings& settings, const Matrix& table) {
  const std::vector<Matrix> matrices = chosenMatrices(settings);
  Matrix turned(table.rows(), 2 * static_cast<Index>(matrices.size()));
  for (size_t j = 0; j < matrices.size(); ++j) {
    const auto column = static_cast<Index>(2 * j);
    putBlock(turned, 0, column, product(columnsOf(table, column, 2), transposed(matrices[j])));
  }
  const auto step = static_cast<Index>(settings.offset);
  const double tolerance = rotationTolerance(settings.maxLen);
  RotationLaw law;
  law.ahead = compareTurned(turned, table, step, tolerance);
  law.behind = compareTurned(turned, table, -step, tolerance);
  law.positions = table.rows() - std::abs(step);
  law.farPosition = farthestPosition(settings);
  law.sameMatrix = compare(entriesReadAt(settings, table, law.farPosition), entriesOf(matrices), tolerance);
  return law;
}

}  // namespace

double rotationTolerance(double maxLen) {
  return std::max(roundingTolerance(Precision::kFloat64), 8 * maxLen * 0x1p-53);
}

void requirePairSettings(const PairSettings& settings) {
  requireInteger("width", settings.width, 1, kLargestWidth);
  requireInteger("maxLen", settings.maxLen, 1, kLargestMaxLen);
  requireInteger("position", settings.position, 0, settings.maxLen - 1);
  requireInteger("offset", settings.offset, -2147483648.0, 2147483647.0);
  const double pairs = std::floor((settings.width > 1 ? settings.width : kLargestWidth) / 2);
  requireInteger("pair", settings.pair, 0, pairs - 1);
  const double goal = settings.position + settings.offset;
  if (goal >= 0 && goal < settings.maxLen) return;
  const std::string last = formatNumber(settings.maxLen - 1);
  const std::string allowed = joined({"an integer from ", -settings.position, " to ",
                                      settings.maxLen - 1 - settings.position, " at position ", settings.position});
  refuse("row-out-of-table", "offset", allowed, formatNumber(settings.offset),
         joined({"offset leads from position ", settings.position, " to row ", goal,
                 ", which the table does not have: it holds rows 0 to ", last, "; allowed is ", allowed}));
}

PairReport turnPairs(const PairSettings& settings, const Matrix& table) {
  requirePairSettings(settings);
  PairReport report;
  report.pairs = turnedPairs(settings);
  if (report.pairs.count > 0) report.chosen = choosePair(settings, report.pairs);
  report.law = checkLaw(settings, table);
  return report;
}

}  // namespace poslab
