#include "rotary.h"

#include <cmath>

#include "../error.h"

namespace poslab {

template <typename Scalar>
void rotateRows(MatrixOf<Scalar>& vectors, const std::vector<int32_t>& positions, const RotaryOptions& options) {
  const std::vector<Scalar> divisors = pairDivisors<Scalar>(vectors.cols(), options.base);
  const Index pairs = vectors.cols() / 2;
  for (Index row = 0; row < vectors.rows(); ++row) {
    for (Index j = 0; j < pairs; ++j) {
      const double angle = static_cast<Scalar>(positions[row]) / divisors[j];
      const Scalar cosine = static_cast<Scalar>(std::cos(angle)), sine = static_cast<Scalar>(std::sin(angle));
      Scalar& first = vectors(row, options.layout == Layout::kInterleaved ? 2 * j : j);
      Scalar& second = vectors(row, options.layout == Layout::kInterleaved ? 2 * j + 1 : j + pairs);
      const Scalar a = first, b = second;
      first = a * cosine - b * sine;
      second = a * sine + b * cosine;
    }
  }
}

template void rotateRows<float>(MatrixOf<float>&, const std::vector<int32_t>&, const RotaryOptions&);
template void rotateRows<double>(MatrixOf<double>&, const std::vector<int32_t>&, const RotaryOptions&);

Matrix rotary(const Matrix& vectors, const std::vector<int32_t>& positions, const RotaryOptions& options) {
  requireNonEmpty("vectors", vectors);
  requireFinite("vectors", vectors);
  if (vectors.cols() % 2 != 0) {
    refuse("wrong-shape", "vectors", "of even width", joined({vectors.cols(), " columns"}));
  }
  requireLength("positions", positions.size(), vectors.rows());
  requireBase("base", options.base, Precision::kFloat64);
  Matrix turned = vectors;
  rotateRows(turned, positions, options);
  requireFiniteResult("rotary", turned);
  return turned;
}

}  // namespace poslab
