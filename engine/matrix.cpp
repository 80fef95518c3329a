#include "matrix.h"

#include <algorithm>
#include <cmath>

#include "kernels/product.h"
#include "kernels/softmax.h"

namespace poslab {

template <typename Scalar>
MatrixOf<Scalar> product(const MatrixOf<Scalar>& a, const MatrixOf<Scalar>& b) {
  eigen_assert(a.cols() == b.rows());
  return product(a, packed(b));
}

template <typename Scalar>
MatrixOf<Scalar> product(const MatrixOf<Scalar>& a, const kernels::PackedMatrix<Scalar>& b) {
  eigen_assert(a.cols() == b.inner());
  MatrixOf<Scalar> result(a.rows(), b.cols());
  kernels::multiply(a.data(), a.cols(), a.rows(), b, result.data(), result.cols());
  return result;
}

template <typename Scalar>
kernels::PackedMatrix<Scalar> packed(const MatrixOf<Scalar>& matrix) {
  return {matrix.data(), matrix.rows(), matrix.cols(), matrix.cols(), 1};
}

template <typename Scalar>
MatrixOf<Scalar> zeros(Index rows, Index cols) {
  MatrixOf<Scalar> matrix(rows, cols);
  std::fill_n(matrix.data(), matrix.size(), Scalar(0));
  return matrix;
}

template <typename Scalar>
MatrixOf<Scalar> transposed(const MatrixOf<Scalar>& matrix) {
  MatrixOf<Scalar> turned(matrix.cols(), matrix.rows());
  for (Index row = 0; row < matrix.rows(); ++row) {
    for (Index col = 0; col < matrix.cols(); ++col) {
      turned.data()[col * matrix.rows() + row] = matrix.data()[row * matrix.cols() + col];
    }
  }
  return turned;
}

template <typename Scalar>
MatrixOf<Scalar> columnsOf(const MatrixOf<Scalar>& matrix, Index first, Index count) {
  eigen_assert(first >= 0 && first + count <= matrix.cols());
  MatrixOf<Scalar> part(matrix.rows(), count);
  for (Index row = 0; row < matrix.rows(); ++row) {
    std::copy_n(matrix.data() + row * matrix.cols() + first, count, part.data() + row * count);
  }
  return part;
}

template <typename Scalar>
void putBlock(MatrixOf<Scalar>& matrix, Index row, Index col, const MatrixOf<Scalar>& part) {
  eigen_assert(row >= 0 && row + part.rows() <= matrix.rows() && col >= 0 && col + part.cols() <= matrix.cols());
  for (Index r = 0; r < part.rows(); ++r) {
    std::copy_n(part.data() + r * part.cols(), part.cols(), matrix.data() + (row + r) * matrix.cols() + col);
  }
}

template <typename Scalar>
MatrixOf<Scalar> rowsOf(const MatrixOf<Scalar>& matrix, Index first, Index count) {
  eigen_assert(first >= 0 && first + count <= matrix.rows());
  MatrixOf<Scalar> rows(count, matrix.cols());
  std::copy_n(matrix.data() + first * matrix.cols(), rows.size(), rows.data());
  return rows;
}

template <typename Scalar>
void addTo(MatrixOf<Scalar>& sum, const MatrixOf<Scalar>& term) {
  eigen_assert(sum.rows() == term.rows() && sum.cols() == term.cols());
  for (Index i = 0; i < sum.size(); ++i) sum.data()[i] += term.data()[i];
}

template <typename Scalar>
void addRowTo(MatrixOf<Scalar>& sum, const MatrixOf<Scalar>& row) {
  eigen_assert(row.size() == sum.cols());
  for (Index i = 0; i < sum.rows(); ++i) {
    for (Index col = 0; col < sum.cols(); ++col) sum.data()[i * sum.cols() + col] += row.data()[col];
  }
}

template <typename Scalar>
void multiplyBy(MatrixOf<Scalar>& matrix, Scalar factor) {
  for (Index i = 0; i < matrix.size(); ++i) matrix.data()[i] *= factor;
}

template <typename Scalar>
void divideBy(MatrixOf<Scalar>& matrix, Scalar divisor) {
  kernels::divide(matrix.data(), matrix.size(), divisor);
}

template <typename Scalar>
Index firstNotFinite(const MatrixOf<Scalar>& matrix, bool nanAllowed) {
  const Scalar* entries = matrix.data();
  // Nearly always there is none.
  if (matrix.size() > 0 && kernels::scan(entries, matrix.size()).finite) return matrix.size();
  Index i = 0;
  while (i < matrix.size() && (std::isfinite(entries[i]) || (nanAllowed && std::isnan(entries[i])))) ++i;
  return i;
}

template <typename Scalar>
MatrixOf<Scalar> rounded(const Matrix& matrix) {
  MatrixOf<Scalar> result(matrix.rows(), matrix.cols());
  for (Index i = 0; i < matrix.size(); ++i) result.data()[i] = static_cast<Scalar>(matrix.data()[i]);
  return result;
}

Matrix widened(const MatrixOf<float>& matrix) {
  Matrix result(matrix.rows(), matrix.cols());
  for (Index i = 0; i < matrix.size(); ++i) result.data()[i] = static_cast<double>(matrix.data()[i]);
  return result;
}

template MatrixOf<float> product<float>(const MatrixOf<float>&, const MatrixOf<float>&);
template MatrixOf<double> product<double>(const MatrixOf<double>&, const MatrixOf<double>&);
template MatrixOf<float> product<float>(const MatrixOf<float>&, const kernels::PackedMatrix<float>&);
template MatrixOf<double> product<double>(const MatrixOf<double>&, const kernels::PackedMatrix<double>&);
template kernels::PackedMatrix<float> packed<float>(const MatrixOf<float>&);
template kernels::PackedMatrix<double> packed<double>(const MatrixOf<double>&);
template MatrixOf<float> transposed<float>(const MatrixOf<float>&);
template MatrixOf<double> transposed<double>(const MatrixOf<double>&);
template MatrixOf<float> columnsOf<float>(const MatrixOf<float>&, Index, Index);
template MatrixOf<double> columnsOf<double>(const MatrixOf<double>&, Index, Index);
template void addTo<float>(MatrixOf<float>&, const MatrixOf<float>&);
template void addTo<double>(MatrixOf<double>&, const MatrixOf<double>&);
template void addRowTo<float>(MatrixOf<float>&, const MatrixOf<float>&);
template void addRowTo<double>(MatrixOf<double>&, const MatrixOf<double>&);
template void multiplyBy<float>(MatrixOf<float>&, float);
template void multiplyBy<double>(MatrixOf<double>&, double);
template void divideBy<float>(MatrixOf<float>&, float);
template void divideBy<double>(MatrixOf<double>&, double);
template void putBlock<float>(MatrixOf<float>&, Index, Index, const MatrixOf<float>&);
template void putBlock<double>(MatrixOf<double>&, Index, Index, const MatrixOf<double>&);
template MatrixOf<float> rowsOf<float>(const MatrixOf<float>&, Index, Index);
template Matrix rowsOf<double>(const Matrix&, Index, Index);
template MatrixOf<float> zeros<float>(Index, Index);
template MatrixOf<double> zeros<double>(Index, Index);
template MatrixOf<float> rounded<float>(const Matrix&);
template MatrixOf<double> rounded<double>(const Matrix&);
template Index firstNotFinite<float>(const MatrixOf<float>&, bool);
template Index firstNotFinite<double>(const MatrixOf<double>&, bool);

Matrix rowsInOrder(const Matrix& matrix, const std::vector<int32_t>& order) {
  Matrix rows(static_cast<Index>(order.size()), matrix.cols());
  for (Index row = 0; row < rows.rows(); ++row) {
    eigen_assert(order[row] >= 0 && order[row] < matrix.rows());
    std::copy_n(matrix.data() + order[row] * matrix.cols(), matrix.cols(), rows.data() + row * matrix.cols());
  }
  return rows;
}

Matrix columnsInOrder(const Matrix& matrix, const std::vector<Index>& order) {
  Matrix columns(matrix.rows(), static_cast<Index>(order.size()));
  for (Index row = 0; row < columns.rows(); ++row) {
    for (Index col = 0; col < columns.cols(); ++col) columns(row, col) = matrix(row, order[col]);
  }
  return columns;
}

Matrix rowMatrix(const Vector& values) {
  Matrix row(1, static_cast<Index>(values.size()));
  std::copy(values.begin(), values.end(), row.data());
  return row;
}

Matrix differenceOf(const Matrix& a, const Matrix& b) {
  eigen_assert(a.rows() == b.rows() && a.cols() == b.cols());
  Matrix difference(a.rows(), a.cols());
  for (Index i = 0; i < difference.size(); ++i) difference.data()[i] = std::fabs(a.data()[i] - b.data()[i]);
  return difference;
}

Vector columnValues(const Matrix& matrix, Index column) {
  Vector values(static_cast<size_t>(matrix.rows()));
  for (Index row = 0; row < matrix.rows(); ++row) values[row] = matrix(row, column);
  return values;
}

double sumOfSquares(const Matrix& matrix) {
  double sum = 0;
  for (Index i = 0; i < matrix.size(); ++i) sum += matrix.data()[i] * matrix.data()[i];
  return sum;
}

double largestOf(const Matrix& matrix) {
  double largest = 0;
  for (Index i = 0; i < matrix.size(); ++i) largest = std::max(largest, std::fabs(matrix.data()[i]));
  return largest;
}

}  // namespace poslab
