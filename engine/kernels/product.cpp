#include "product.h"

#include <algorithm>

namespace poslab::kernels {

namespace {

// Rows of a that stay in the second-level cache while all panels pass by.
constexpr Index kRowsInCache = 64;
constexpr Index kTileRows = 4;

// Rows x one panel: as many sums as the registers hold, each waiting for nothing but its own last addition.
template <typename Scalar, Index Rows>
void multiplyTile(const Scalar* a, Index aStride, const Scalar* panel, Index inner, Scalar* out, Index outStride,
                  Index cols) {
  Lanes<Scalar> sums[Rows][2] = {};
  const Scalar* factors[Rows];
  for (Index row = 0; row < Rows; ++row) factors[row] = a + row * aStride;
  for (Index k = 0; k < inner; ++k) {
    const Lanes<Scalar> left = load(panel), right = load(panel + kLanes<Scalar>);
    panel += PackedMatrix<Scalar>::kPanel;
    for (Index row = 0; row < Rows; ++row) {
      const Lanes<Scalar> factor = broadcast(factors[row][k]);
      sums[row][0] += factor * left;
      sums[row][1] += factor * right;
    }
  }
  for (Index row = 0; row < Rows; ++row, out += outStride) {
    storeSome(out, sums[row][0], cols);
    if (cols > kLanes<Scalar>) storeSome(out + kLanes<Scalar>, sums[row][1], cols - kLanes<Scalar>);
  }
}

}  // namespace

template <typename Scalar>
PackedMatrix<Scalar>::PackedMatrix(const Scalar* first, Index inner, Index cols, Index rowStride, Index colStride)
    : inner_(inner), cols_(cols), entries_(new Scalar[(cols + kPanel - 1) / kPanel * kPanel * inner]) {
  Scalar* to = entries_.get();
  for (Index col = 0; col < cols; col += kPanel) {
    const Scalar* from = first + col * colStride;
    const Index count = std::min(kPanel, cols - col);
    for (Index k = 0; k < inner; ++k, to += kPanel, from += rowStride) {
      if (count == kPanel) {
        for (Index i = 0; i < kPanel; ++i) to[i] = from[i * colStride];
      } else {
        for (Index i = 0; i < kPanel; ++i) to[i] = i < count ? from[i * colStride] : Scalar(0);
      }
    }
  }
}

template <typename Scalar>
void multiply(const Scalar* a, Index aStride, Index rows, const PackedMatrix<Scalar>& b, Scalar* out, Index outStride) {
  constexpr Index kPanel = PackedMatrix<Scalar>::kPanel;
  for (Index first = 0; first < rows; first += kRowsInCache) {
    const Index end = std::min(rows, first + kRowsInCache);
    for (Index col = 0; col < b.cols(); col += kPanel) {
      const Index cols = std::min(kPanel, b.cols() - col);
      const Scalar* panel = b.panel(col);
      Index row = first;
      for (; row + kTileRows <= end; row += kTileRows) {
        multiplyTile<Scalar, kTileRows>(a + row * aStride, aStride, panel, b.inner(), out + row * outStride + col,
                                        outStride, cols);
      }
      for (; row < end; ++row) {
        multiplyTile<Scalar, 1>(a + row * aStride, aStride, panel, b.inner(), out + row * outStride + col, outStride,
                                cols);
      }
    }
  }
}

template class PackedMatrix<float>;
template class PackedMatrix<double>;
template void multiply<float>(const float*, Index, Index, const PackedMatrix<float>&, float*, Index);
template void multiply<double>(const double*, Index, Index, const PackedMatrix<double>&, double*, Index);

}  // namespace poslab::kernels
