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
  for (Index i = 0; i < a.size(); ++i) {
    // The same bits never differ, not even NaN (an empty row on both sides); NaN against a number is as far as can
    // be.
    if (std::memcmp(a.data() + i, b.data() + i, sizeof(double)) == 0) continue;
    double difference = std::fabs(a.data()[i] - b.data()[i]);
    if (std::isnan(difference)) difference = std::numeric_limits<double>::infinity();
    if (difference > tolerance) ++verdict.differing;
    if (difference > verdict.residual) {
      verdict.residual = difference;
      verdict.row = i / a.cols();
      verdict.col = i % a.cols();
    }
  }
  verdict.holds = verdict.residual <= tolerance;
  return verdict;
}

}  // namespace poslab
