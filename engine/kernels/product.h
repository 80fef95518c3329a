// Matrix product for the shapes of attention: a few columns wide, read many times. Each entry is summed in the order of
// k, one product after the other, so that it equals plain::product bit for bit.
#pragma once

#include <memory>

#include "lanes.h"

namespace poslab::kernels {

// The right factor b [inner x cols], once rearranged into panels of eight (double: four) columns, row by row, the last
// one filled up with zeros: the product then reads it from the first byte to the last.
template <typename Scalar>
class PackedMatrix {
 public:
  static constexpr Index kPanel = 2 * kLanes<Scalar>;

  PackedMatrix() = default;
  // Entry (k, col) is first[k * rowStride + col * colStride]: a block of a matrix, or its transpose.
  PackedMatrix(const Scalar* first, Index inner, Index cols, Index rowStride, Index colStride);

  Index inner() const { return inner_; }
  Index cols() const { return cols_; }
  const Scalar* panel(Index firstCol) const { return entries_.get() + firstCol * inner_; }

 private:
  Index inner_ = 0, cols_ = 0;
  std::unique_ptr<Scalar[]> entries_;
};

// out [rows x b.cols()] = a [rows x b.inner()] b. Strides are the distances from row to row.
template <typename Scalar>
void multiply(const Scalar* a, Index aStride, Index rows, const PackedMatrix<Scalar>& b, Scalar* out, Index outStride);

}  // namespace poslab::kernels
