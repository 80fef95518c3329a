#include "verdict.h"

#include <cmath>
#include <cstring>
#include <limits>

#include "../error.h"

namespace poslab {

double roundingTolerance(Precision precision) { return precision == Precision::kFloat64 ? 1e-12 : 1e-5; }

Verdict compare(const Matrix& a, const Matrix& b, double tolerance) {
  requireShape("b", b, a.rows(), a.cols());
  Verdict verdict;
  verdict.tolerance = tolerance;
  verdict.entries = a.size();
  verdict.identical = a.size() == 0 || std::memcmp(a.data(), b.data(), a.size() * sizeof(double)) == 0;
  for (Index row = 0; row < a.rows(); ++row) {
    for (Index col = 0; col < a.cols(); ++col) {
      // The same bits never differ, not even NaN (an empty row on both sides); NaN against a number is as far as can
      // be.
      if (std::memcmp(&a(row, col), &b(row, col), sizeof(double)) == 0) continue;
      double difference = std::fabs(a(row, col) - b(row, col));
      if (std::isnan(difference)) difference = std::numeric_limits<double>::infinity();
      if (difference > tolerance) ++verdict.differing;
      if (difference > verdict.residual) {
        verdict.residual = difference;
        verdict.row = row;
        verdict.col = col;
      }
    }
  }
  verdict.holds = verdict.residual <= tolerance;
  return verdict;
}

}  // namespace poslab
