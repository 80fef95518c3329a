// The one loop that most of the time goes into; a file of its own, since it alone is compiled for SIMD.
#include "matrix.h"

namespace poslab {

namespace {

// The names say that the ranges do not overlap, so that the compiler may use SIMD.
template <typename Scalar>
void addScaled(Scalar* __restrict sum, const Scalar* __restrict term, Scalar factor, Index count) {
  for (Index i = 0; i < count; ++i) sum[i] += factor * term[i];
}

// Four such sums in the same order, with one visit to each entry of `sum`; the terms follow one another in memory.
template <typename Scalar>
void addFourScaled(Scalar* __restrict sum, const Scalar* __restrict terms, const Scalar* __restrict factors,
                   Index count) {
  for (Index i = 0; i < count; ++i) {
    Scalar entry = sum[i];
    entry += factors[0] * terms[i];
    entry += factors[1] * terms[count + i];
    entry += factors[2] * terms[2 * count + i];
    entry += factors[3] * terms[3 * count + i];
    sum[i] = entry;
  }
}

}  // namespace

template <typename Scalar>
MatrixOf<Scalar> product(const MatrixOf<Scalar>& a, const MatrixOf<Scalar>& b) {
  eigen_assert(a.cols() == b.rows());
  const Index inner = a.cols(), cols = b.cols();
  MatrixOf<Scalar> result = zeros<Scalar>(a.rows(), cols);
  for (Index row = 0; row < a.rows(); ++row) {
    Scalar* sum = result.data() + row * cols;
    const Scalar* factors = a.data() + row * inner;
    Index k = 0;
    for (; k + 4 <= inner; k += 4) addFourScaled(sum, b.data() + k * cols, factors + k, cols);
    for (; k < inner; ++k) addScaled(sum, b.data() + k * cols, factors[k], cols);
  }
  return result;
}

template MatrixOf<float> product<float>(const MatrixOf<float>&, const MatrixOf<float>&);
template MatrixOf<double> product<double>(const MatrixOf<double>&, const MatrixOf<double>&);

}  // namespace poslab
