#include "rotation.h"

#include <cmath>

#include "../error.h"
#include "sinusoidal.h"

namespace poslab {

std::vector<Matrix> shiftMatrices(double width, double offset, double base) {
  requireInteger("width", width, 1, kMaxWidth);
  requireInteger("offset", offset, -2147483648.0, 2147483647.0);
  requireBase("base", base, Precision::kFloat64);
  const Index columns = static_cast<Index>(width);
  const Vector divisors = pairDivisors<double>(columns, base);
  std::vector<Matrix> matrices(columns / 2, Matrix(2, 2));
  for (size_t j = 0; j < matrices.size(); ++j) {
    const double angle = offset / divisors[j];
    matrices[j](0, 0) = matrices[j](1, 1) = std::cos(angle);
    matrices[j](0, 1) = std::sin(angle);
    matrices[j](1, 0) = -matrices[j](0, 1);
    requireFiniteResult("shiftMatrices", matrices[j]);
  }
  return matrices;
}

}  // namespace poslab
