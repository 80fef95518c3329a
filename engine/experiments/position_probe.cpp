#include "position_probe.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "../error.h"

namespace poslab {

namespace {

constexpr int kMostSweeps = 60;
constexpr double kEpsilon = std::numeric_limits<double>::epsilon();

void requireRows(const char* rowsName, const Matrix& rows, const char* positionsName, const Vector& positions) {
  requireNonEmpty(rowsName, rows);
  if (static_cast<double>(rows.rows()) > kMostProbeRows) {
    refuse("wrong-shape", rowsName, joined({"at most ", kMostProbeRows, " rows"}), joined({rows.rows(), " rows"}));
  }
  requireFinite(rowsName, rows);
  requireLength(positionsName, positions.size(), rows.rows());
  requireFinite(positionsName, positions);
}

void requireProbe(const PositionProbeOptions& options) {
  requireRows("rows", options.rows, "positions", options.positions);
  if (static_cast<double>(options.rows.cols()) > kMostProbeWidth) {
    refuse("wrong-shape", "rows", joined({"at most ", kMostProbeWidth, " columns"}),
           joined({options.rows.cols(), " columns"}));
  }
  if (options.heldOutRows.has_value() != options.heldOutPositions.has_value()) {
    const char* absent = options.heldOutRows ? "heldOutPositions" : "heldOutRows";
    refuse("missing", absent, "present when held-out rows or their positions are given", "nothing");
  }
  if (!options.heldOutRows) return;
  requireRows("heldOutRows", *options.heldOutRows, "heldOutPositions", *options.heldOutPositions);
  requireShape("heldOutRows", *options.heldOutRows, options.heldOutRows->rows(), options.rows.cols());
}

double meanOf(const double* entries, Index count) {
  double sum = 0;
  for (Index i = 0; i < count; ++i) sum += entries[i] / static_cast<double>(count);
  return sum;
}

double dot(const Matrix& a, Index i, const Matrix& b, Index j) {
  double sum = 0;
  for (Index k = 0; k < a.cols(); ++k) sum += a(i, k) * b(j, k);
  return sum;
}

// Turns rows i and j of a matrix: (a, b) becomes (cosine a - sine b, sine a + cosine b).
void turnRows(Matrix& matrix, Index i, Index j, double cosine, double sine) {
  for (Index k = 0; k < matrix.cols(); ++k) {
    const double a = matrix(i, k), b = matrix(j, k);
    matrix(i, k) = cosine * a - sine * b;
    matrix(j, k) = sine * a + cosine * b;
  }
}

// One-sided Jacobi (Hestenes): turns the rows of `columns` in pairs until each is orthogonal to all others; `turns`
// collects the turns. Then columns = diag(singular values) times orthonormal rows, and turns^T columns is what it was.
void makeOrthogonal(Matrix& columns, Matrix& turns) {
  for (int sweep = 0; sweep < kMostSweeps; ++sweep) {
    bool turned = false;
    for (Index i = 0; i < columns.rows(); ++i) {
      for (Index j = i + 1; j < columns.rows(); ++j) {
        const double a = dot(columns, i, columns, i), b = dot(columns, j, columns, j);
        const double both = dot(columns, i, columns, j);
        if (std::fabs(both) <= kEpsilon * std::sqrt(a) * std::sqrt(b)) continue;
        const double zeta = (b - a) / (2 * both);
        const double tangent = std::copysign(1 / (std::fabs(zeta) + std::hypot(1.0, zeta)), zeta);
        const double cosine = 1 / std::hypot(1.0, tangent);
        turnRows(columns, i, j, cosine, cosine * tangent);
        turnRows(turns, i, j, cosine, cosine * tangent);
        turned = true;
      }
    }
    if (!turned) return;
  }
}

// Householder: turns all rows of `columns`, and the target, as vectors, until row i holds zeros after entry i; then
// only the first entries are kept. Lengths and angles stay, so the least squares do.
void shorten(Matrix& columns, Matrix& target) {
  const Index kept = std::min(columns.rows(), columns.cols());
  const auto reflect = [](double* row, const Vector& mirror, Index first) {
    double share = 0;
    for (size_t k = 0; k < mirror.size(); ++k) share += 2 * row[first + static_cast<Index>(k)] * mirror[k];
    for (size_t k = 0; k < mirror.size(); ++k) row[first + static_cast<Index>(k)] -= share * mirror[k];
  };
  for (Index i = 0; i < kept; ++i) {
    const double* own = columns.data() + i * columns.cols();
    Vector mirror(own + i, own + columns.cols());
    const double length = std::sqrt(sumOfSquares(rowMatrix(mirror)));
    mirror[0] += std::copysign(length, mirror[0]);
    const double mirrorLength = std::sqrt(sumOfSquares(rowMatrix(mirror)));
    if (mirrorLength == 0) continue;
    for (double& entry : mirror) entry /= mirrorLength;
    for (Index j = i; j < columns.rows(); ++j) reflect(columns.data() + j * columns.cols(), mirror, i);
    reflect(target.data(), mirror, i);
  }
  columns = columnsOf(columns, 0, kept);
  target = columnsOf(target, 0, kept);
}

struct Solution {
  Vector coefficients;
  Index rank = 0;
};

// columns: the centred rows, transposed and scaled to entries of at most 1; target: the centred positions.
Solution smallestSolution(Matrix columns, Matrix target) {
  const Index rows = columns.cols();
  shorten(columns, target);
  Matrix turns = zeros<double>(columns.rows(), columns.rows());
  for (Index i = 0; i < turns.rows(); ++i) turns(i, i) = 1;
  makeOrthogonal(columns, turns);
  double largest = 0;
  for (Index i = 0; i < columns.rows(); ++i) largest = std::max(largest, dot(columns, i, columns, i));
  const double smallest = static_cast<double>(std::max(columns.rows(), rows)) * kEpsilon;
  Solution solution{Vector(columns.rows(), 0.0), 0};
  for (Index i = 0; i < columns.rows(); ++i) {
    const double square = dot(columns, i, columns, i);
    if (square == 0 || square <= largest * smallest * smallest) continue;
    ++solution.rank;
    const double share = dot(columns, i, target, 0) / square;
    for (Index k = 0; k < turns.cols(); ++k) solution.coefficients[k] += share * turns(i, k);
  }
  return solution;
}

double errorOf(const Vector& readings, const Vector& positions) {
  double squares = 0;
  for (size_t i = 0; i < readings.size(); ++i) {
    const double off = readings[i] - positions[i];
    squares += off * off / static_cast<double>(readings.size());
  }
  return std::sqrt(squares);
}

PositionProbeResult fitted(const PositionProbeOptions& options) {
  const Matrix& rows = options.rows;
  PositionProbeResult fit;
  const double meanPosition = meanOf(options.positions.data(), rows.rows());
  Matrix target(1, rows.rows());
  for (Index row = 0; row < rows.rows(); ++row) target(0, row) = options.positions[row] - meanPosition;
  const double scale = std::max(largestOf(rows), std::numeric_limits<double>::min());
  Matrix columns = transposed(rows);
  divideBy(columns, scale);
  Vector means;
  for (Index col = 0; col < rows.cols(); ++col) {
    double* entries = columns.data() + col * rows.rows();
    const double mean = meanOf(entries, rows.rows());
    means.push_back(mean);
    // What differs from the mean by rounding alone is a constant, and tells nothing.
    for (Index row = 0; row < rows.rows(); ++row) {
      const double off = entries[row] - mean;
      entries[row] = std::fabs(off) <= 8 * kEpsilon * std::fabs(mean) ? 0 : off;
    }
  }
  Solution solution = smallestSolution(std::move(columns), std::move(target));
  fit.rank = solution.rank;
  fit.constant = meanPosition;
  for (Index col = 0; col < rows.cols(); ++col) {
    fit.constant -= solution.coefficients[col] * means[col];
    solution.coefficients[col] /= scale;
  }
  fit.coefficients = std::move(solution.coefficients);
  return fit;
}

}  // namespace

Vector readPositions(const Matrix& rows, const PositionProbeResult& fit) {
  Vector readings;
  for (Index row = 0; row < rows.rows(); ++row) {
    double reading = fit.constant;
    for (Index col = 0; col < rows.cols(); ++col) reading += rows(row, col) * fit.coefficients[col];
    readings.push_back(reading);
  }
  return readings;
}

PositionProbeResult positionProbe(const PositionProbeOptions& options) {
  requireProbe(options);
  PositionProbeResult result = fitted(options);
  const Vector ownReadings = readPositions(options.rows, result);
  const Vector& positions = options.heldOutPositions ? *options.heldOutPositions : options.positions;
  result.fitError = errorOf(ownReadings, options.positions);
  result.readings = options.heldOutRows ? readPositions(*options.heldOutRows, result) : ownReadings;
  result.error = errorOf(result.readings, positions);
  const double mean = meanOf(options.positions.data(), options.rows.rows());
  result.chance = errorOf(Vector(positions.size(), mean), positions);
  requireFiniteResult("rows", rowMatrix(result.coefficients));
  requireFiniteResult("rows", rowMatrix(result.readings));
  requireFiniteResult("rows", rowMatrix({result.constant, result.error, result.fitError, result.chance}));
  return result;
}

}  // namespace poslab
