#include "experiments/verdict.h"

#include "../fixtures.h"

namespace poslab {

TEST(Verdict, SaysByHowMuchAndWhere) {
  const Matrix a = matrixOf(2, 2, {1, 2, 3, 4});
  const Verdict verdict = compare(a, matrixOf(2, 2, {1, 2.25, 3.5, 4}), 0.3);
  EXPECT_FALSE(verdict.holds);
  EXPECT_FALSE(verdict.identical);
  EXPECT_EQ(verdict.residual, 0.5);
  EXPECT_EQ(verdict.row, 1);
  EXPECT_EQ(verdict.col, 0);
  EXPECT_EQ(verdict.differing, 1);
  EXPECT_EQ(verdict.entries, 4);
}

TEST(Verdict, TellsRoundingFromBitEquality) {
  const Matrix a = row({0.1 + 0.2});
  EXPECT_TRUE(compare(a, a, 0).identical);
  const Verdict rounding = compare(a, row({0.3}), roundingTolerance(Precision::kFloat64));
  EXPECT_TRUE(rounding.holds);
  EXPECT_FALSE(rounding.identical);
  EXPECT_FALSE(compare(row({0.0}), row({-0.0}), 0).identical);
}

TEST(Verdict, CountsNaNAgainstANumberAsADifference) {
  const Matrix nan = row({std::nan("")});
  const Verdict verdict = compare(nan, row({1}), 1e-12);
  EXPECT_FALSE(verdict.holds);
  EXPECT_EQ(verdict.residual, std::numeric_limits<double>::infinity());
  EXPECT_TRUE(compare(nan, nan, 1e-12).identical);
}

}  // namespace poslab
