// The one matrix type of the engine: dense, row-major, row = token (D2L). UDL's column view is its transpose.
#pragma once

#include <Eigen/Core>
#include <cstdint>
#include <vector>

namespace poslab {

using Index = Eigen::Index;
template <typename Scalar>
using MatrixOf = Eigen::Matrix<Scalar, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Matrix = MatrixOf<double>;
using Vector = std::vector<double>;

// float32 computes in single precision, as frameworks do by default, and returns the values widened to double.
enum class Precision { kFloat64, kFloat32 };

}  // namespace poslab
