#include "difference.h"

#include <cmath>

#include "../error.h"

namespace poslab {

Difference difference(const DifferenceOptions& options) {
  const Matrix& a = options.a;
  const Matrix& b = options.b;
  requireNonEmpty("a", a);
  requireShape("b", b, a.rows(), a.cols());
  Difference result;
  result.matrix = zeros<double>(a.rows(), a.cols());
  for (Index i = 0; i < a.size(); ++i) {
    const double entry = b.data()[i] - a.data()[i];
    result.matrix.data()[i] = entry;
    if (entry != 0) ++result.differing;
    if (std::fabs(entry) > result.largest) {
      result.largest = std::fabs(entry);
      result.row = i / a.cols();
      result.col = i % a.cols();
    }
  }
  requireFiniteResult("difference", result.matrix);
  return result;
}

}  // namespace poslab
