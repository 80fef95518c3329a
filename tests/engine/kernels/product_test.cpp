#include "kernels/product.h"

#include <gtest/gtest.h>

#include <vector>

#include "dropout/random.h"
#include "kernels/plain.h"

namespace poslab::kernels {
namespace {

template <typename Scalar>
std::vector<Scalar> drawn(Index count, uint64_t seed) {
  Random random(seed);
  std::vector<Scalar> values(count);
  for (Scalar& value : values) value = static_cast<Scalar>(random.normal());
  return values;
}

// Sizes around the tile of 4 rows and the panel of 8 (double: 4) columns, and beyond the 64 rows that stay in the
// cache.
const Index kRows[] = {1, 3, 4, 5, 66}, kInner[] = {1, 2, 7, 33}, kCols[] = {1, 3, 4, 7, 8, 9, 17};

template <typename Scalar>
void expectPlainBits() {
  for (const Index rows : kRows) {
    for (const Index inner : kInner) {
      for (const Index cols : kCols) {
        const auto a = drawn<Scalar>(rows * inner, 1), b = drawn<Scalar>(inner * cols, 2);
        std::vector<Scalar> out(rows * cols);
        multiply(a.data(), inner, rows, PackedMatrix<Scalar>(b.data(), inner, cols, cols, 1), out.data(), cols);
        ASSERT_EQ(out, plain::product(a.data(), b.data(), rows, inner, cols)) << rows << " " << inner << " " << cols;
      }
    }
  }
}

TEST(Product, HasTheBitsOfThePlainSum) {
  expectPlainBits<float>();
  expectPlainBits<double>();
}

// [1 2; 3 4; 5 6] [1 10 100; 2 20 200] = [5 50 500; 11 110 1100; 17 170 1700].
TEST(Product, OfBlocksLeavesWhatIsBesideThem) {
  const std::vector<float> a = {9, 1, 2, 9, 3, 4, 9, 5, 6}, b = {1, 10, 100, -1, 2, 20, 200, -1};
  std::vector<float> out(3 * 5, -7);
  multiply(a.data() + 1, 3, 3, PackedMatrix<float>(b.data(), 2, 3, 4, 1), out.data() + 1, 5);
  EXPECT_EQ(out, (std::vector<float>{-7, 5, 50, 500, -7, -7, 11, 110, 1100, -7, -7, 17, 170, 1700, -7}));
}

// The same right factor, given as its transpose [1 2; 10 20; 100 200].
TEST(Product, ReadsATransposeInPlace) {
  const std::vector<double> a = {1, 2, 3, 4, 5, 6}, transposed = {1, 2, 10, 20, 100, 200};
  std::vector<double> out(9);
  multiply(a.data(), 2, 3, PackedMatrix<double>(transposed.data(), 2, 3, 1, 2), out.data(), 3);
  EXPECT_EQ(out, (std::vector<double>{5, 50, 500, 11, 110, 1100, 17, 170, 1700}));
}

}  // namespace
}  // namespace poslab::kernels
