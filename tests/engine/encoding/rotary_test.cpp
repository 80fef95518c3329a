#include "encoding/rotary.h"

#include "../fixtures.h"

namespace poslab {

namespace {

const RotaryOptions kHalves{10000, Layout::kHalves};

double score(int32_t queryPosition, int32_t keyPosition, const RotaryOptions& queryLayout,
             const RotaryOptions& keyLayout) {
  const Matrix query = rotary(row({1, 0, .5, -1}), {queryPosition}, queryLayout);
  const Matrix key = rotary(row({.25, 2, -1, .75}), {keyPosition}, keyLayout);
  return (query * key.transpose())(0, 0);
}

}  // namespace

TEST(Rotary, PairsNeighboursOrHalves_C01) {
  const Matrix x = row({1, 2, 3, 4});
  EXPECT_EQ(rotary(x, {0}, {}), x);
  EXPECT_EQ(rotary(x, {0}, kHalves), x);
  expectNear(rotary(x, {1}, {}), row({-1.14263966, 1.9220756, 2.95985067, 4.0297995}), kPrinted);
  expectNear(rotary(x, {1}, kHalves), row({-1.98411065, 1.95990067, 2.4623779, 4.01979967}), kPrinted);
  expectNear(rotary(x, {5}, {}), row({2.20151073, -0.391599904, 2.7963341, 4.14493855}), kPrinted);
  expectNear(rotary(x, {5}, kHalves), row({3.16043501, 1.79758384, -0.107937718, 4.09495938}), kPrinted);
}

TEST(Rotary, ScoresDependOnTheOffsetOnly_C01) {
  EXPECT_NEAR(score(7, 3, {}, {}), -2.95100936, kPrinted);
  EXPECT_NEAR(score(107, 103, {}, {}), -2.95100936, kPrinted);
  EXPECT_NEAR(score(3, 7, {}, {}), 0.126187286, kPrinted);
  EXPECT_NEAR(score(7, 3, kHalves, kHalves), 0.345392301, kPrinted);
  EXPECT_NEAR(score(107, 103, kHalves, kHalves), 0.345392301, kPrinted);
  EXPECT_NEAR(score(3, 7, kHalves, kHalves), -1.51737065, kPrinted);
}

TEST(Rotary, MixedLayoutsLoseTheOffset_C01) {
  EXPECT_NEAR(score(7, 3, {}, kHalves), 1.0221386, kPrinted);
  EXPECT_NEAR(score(107, 103, {}, kHalves), 1.45225661, kPrinted);
}

TEST(Rotary, KeepsLengthsAndTakesNegativePositions) {
  const Matrix x = inputX(3, 8);
  const Matrix turned = rotary(x, {-4, 1000000, 2147483647}, {});
  for (Index i = 0; i < 3; ++i) EXPECT_NEAR(turned.row(i).norm(), x.row(i).norm(), 1e-14);
  expectNear(rotary(rotary(x, {-4, 9, 2}, {}), {4, -9, -2}, {}), x, 1e-14);
}

TEST(Rotary, RefusesOddWidthsAndWrongLengths) {
  expectRefused(
      [] {
        rotary(row({1, 2, 3}), {0}, {});
      },
      "wrong-shape", "vectors", "vectors must be of even width; given 3 columns");
  expectRefused(
      [] {
        rotary(row({1, 2}), {0, 1}, {});
      },
      "wrong-shape", "positions", "positions must be a list of length 1; given 2");
  expectRefused(
      [] {
        rotary(row({1, 2}), {0}, {-1, Layout::kInterleaved});
      },
      "out-of-range", "base", "base must be a number above 0; given -1");
}

}  // namespace poslab
