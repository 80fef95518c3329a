#include "exact_sum.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace poslab {

template <typename Scalar>
Scalar exactSum(const Scalar* terms, Index count) {
  using Limits = std::numeric_limits<double>;
  double largest = 0, plain = 0;
  bool finite = true;
  for (Index i = 0; i < count; ++i) {
    const double term = terms[i];
    plain += term;
    finite = finite && std::isfinite(term);
    largest = std::max(largest, std::fabs(term));
  }
  if (largest == 0 || !finite) return static_cast<Scalar>(plain);
  // All terms together stay below 2^(unit + 53), so multiples of 2^unit add up without rounding; the rests, each at
  // most half of 2^unit, add up to less than 2^(unit + room). No unit may become so small that its inverse overflows.
  const int room = std::ilogb(static_cast<double>(count)) + 1;
  const int unit = std::max(std::ilogb(largest) + 1 + room - Limits::digits, Limits::min_exponent);
  const int restUnit = std::max(unit + room - Limits::digits, Limits::min_exponent);
  const double up = std::ldexp(1, -unit), down = std::ldexp(1, unit), restUp = std::ldexp(1, -restUnit);
  double sum = 0, rests = 0;
  for (Index i = 0; i < count; ++i) {
    const double term = terms[i];
    const double whole = std::rint(term * up);
    sum += whole;
    rests += std::rint((term - whole * down) * restUp);
  }
  return static_cast<Scalar>(std::ldexp(sum, unit) + std::ldexp(rests, restUnit));
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
