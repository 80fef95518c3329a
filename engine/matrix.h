// The one matrix type of the engine: dense, row-major, row = token (D2L). UDL's column view is its transpose. Eigen
// holds the entries; whole-matrix arithmetic goes through the functions below, each compiled once per precision, since
// every Eigen expression is another few kilobytes for a learner to download.
#pragma once

#include <Eigen/Core>
#include <cstdint>
#include <vector>

#include "kernels/product.h"

namespace poslab {

using Index = Eigen::Index;
template <typename Scalar>
using MatrixOf = Eigen::Matrix<Scalar, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Matrix = MatrixOf<double>;
using Vector = std::vector<double>;

// float32 computes in single precision, as frameworks do by default, and returns the values widened to double.
enum class Precision { kFloat64, kFloat32 };

// Shapes must fit; callers check them. Scalar is float or double.
// a [n x k] times b [k x m]. Each entry is summed in the order of k, so builds agree bit for bit.
template <typename Scalar>
MatrixOf<Scalar> product(const MatrixOf<Scalar>& a, const MatrixOf<Scalar>& b);
// The same with a right factor that is read many times and rearranged once.
template <typename Scalar>
MatrixOf<Scalar> product(const MatrixOf<Scalar>& a, const kernels::PackedMatrix<Scalar>& b);
template <typename Scalar>
kernels::PackedMatrix<Scalar> packed(const MatrixOf<Scalar>& matrix);
template <typename Scalar>
MatrixOf<Scalar> zeros(Index rows, Index cols);
template <typename Scalar>
MatrixOf<Scalar> transposed(const MatrixOf<Scalar>& matrix);
template <typename Scalar>
MatrixOf<Scalar> columnsOf(const MatrixOf<Scalar>& matrix, Index first, Index count);
// Writes part into the block whose first entry is (row, col).
template <typename Scalar>
void putBlock(MatrixOf<Scalar>& matrix, Index row, Index col, const MatrixOf<Scalar>& part);
template <typename Scalar>
MatrixOf<Scalar> rowsOf(const MatrixOf<Scalar>& matrix, Index first, Index count);
template <typename Scalar>
void addTo(MatrixOf<Scalar>& sum, const MatrixOf<Scalar>& term);
// row [1 x m] to every row of sum.
template <typename Scalar>
void addRowTo(MatrixOf<Scalar>& sum, const MatrixOf<Scalar>& row);
template <typename Scalar>
void multiplyBy(MatrixOf<Scalar>& matrix, Scalar factor);
template <typename Scalar>
void divideBy(MatrixOf<Scalar>& matrix, Scalar divisor);
// To the nearest Scalar; what float32 cannot hold becomes infinite.
template <typename Scalar>
MatrixOf<Scalar> rounded(const Matrix& matrix);
Matrix widened(const MatrixOf<float>& matrix);
inline Matrix widened(Matrix matrix) { return matrix; }

Matrix rowsInOrder(const Matrix& matrix, const std::vector<int32_t>& order);
Matrix columnsInOrder(const Matrix& matrix, const std::vector<Index>& order);
Matrix rowMatrix(const Vector& values);                 // [1 x length]
Matrix differenceOf(const Matrix& a, const Matrix& b);  // |a - b|
Vector columnValues(const Matrix& matrix, Index column);
// Place of the first NaN or infinity in row order, or size() when there is none; nanAllowed: of the first infinity.
template <typename Scalar>
Index firstNotFinite(const MatrixOf<Scalar>& matrix, bool nanAllowed = false);
double sumOfSquares(const Matrix& matrix);
double largestOf(const Matrix& matrix);  // max |entry|; 0 without entries

}  // namespace poslab
