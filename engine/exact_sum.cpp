#include "exact_sum.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace poslab {

template <typename Scalar>
Scalar exactSum(const Scalar* terms, Index count) {
  using Limits = std::numeric_limits<Scalar>;
  Scalar largest = 0;
  for (Index i = 0; i < count; ++i) largest = std::max(largest, std::fabs(terms[i]));
  Scalar sum = 0;
  if (largest == 0 || !(largest <= Limits::max())) {
    for (Index i = 0; i < count; ++i) sum += terms[i];
    return sum;
  }
  // All terms together stay below 2^top, so multiples of 2^(top - digits) add up without rounding. The unit may not
  // become so small that its inverse overflows.
  const int top = std::ilogb(largest) + 1 + std::ilogb(static_cast<double>(count)) + 1;
  const int unit = std::max(top - Limits::digits, Limits::min_exponent);
  const Scalar up = std::ldexp(Scalar(1), -unit);
  for (Index i = 0; i < count; ++i) sum += std::rint(terms[i] * up);
  return std::ldexp(sum, unit);
}

template float exactSum<float>(const float*, Index);
template double exactSum<double>(const double*, Index);

template <typename Scalar>
MatrixOf<Scalar> exactProduct(const MatrixOf<Scalar>& a, const MatrixOf<Scalar>& b) {
  MatrixOf<Scalar> result(a.rows(), b.cols());
  std::vector<Scalar> terms(a.cols());
  for (Index row = 0; row < a.rows(); ++row) {
    for (Index col = 0; col < b.cols(); ++col) {
      for (Index k = 0; k < a.cols(); ++k) terms[k] = a(row, k) * b(k, col);
      result(row, col) = exactSum(terms.data(), a.cols());
    }
  }
  return result;
}

template MatrixOf<float> exactProduct<float>(const MatrixOf<float>&, const MatrixOf<float>&);
template MatrixOf<double> exactProduct<double>(const MatrixOf<double>&, const MatrixOf<double>&);

}  // namespace poslab
