#include "encoding/sinusoidal.h"

#include "../fixtures.h"

namespace poslab {

namespace {

Matrix table(double rows, double width, double firstPosition = 0) {
  return sinusoidalTable({.rows = rows, .width = width, .firstPosition = firstPosition});
}

}  // namespace

TEST(SinusoidalTable, OddWidthEndsWithALoneSine_A01) {
  expectNear(table(3, 5),
             matrixOf(3, 5,
                      {0, 1, 0, 1, 0, 0.841470985, 0.540302306, 0.0251162229, 0.999684538, 0.000630957303, 0.909297427,
                       -0.416146837, 0.0502165994, 0.998738351, 0.00126191435}),
             kPrinted);
  expectNear(table(3, 1), matrixOf(3, 1, {0, 0.841470985, 0.909297427}), kPrinted);
}

TEST(SinusoidalTable, ExponentUsesTwiceTheColumnNumber_A02) {
  expectNear(table(2, 4).row(1), row({0.841470985, 0.540302306, 0.00999983333, 0.99995000}), kPrinted);
  expectNear(table(11, 32).block(10, 6, 1, 4), row({0.978552493, -0.20599762, 0.841470985, 0.540302306}), kPrinted);
}

TEST(SinusoidalTable, EveryPairLiesOnTheUnitCircle_A02) {
  const Matrix rows = table(200, 32);
  for (Index i = 0; i < rows.rows(); ++i) {
    for (Index j = 0; j < 16; ++j) EXPECT_NEAR(rows.block(i, 2 * j, 1, 2).squaredNorm(), 1, 1e-14);
  }
}

TEST(SinusoidalTable, FrequenciesAreAllDifferent_A04) {
  expectNear(
      table(2, 8).row(1),
      row({0.841470985, 0.540302306, 0.0998334166, 0.995004165, 0.00999983333, 0.99995000, 0.000999999833, 0.99999950}),
      kPrinted);
}

TEST(SinusoidalTable, LayoutsDifferInEntriesButNotInDotProducts_A05) {
  const Matrix interleaved = table(60, 32);
  const Matrix halves = sinusoidalTable({.rows = 60, .width = 32, .layout = Layout::kHalves});
  EXPECT_NEAR(interleaved(1, 6), 0.176892186, kPrinted);
  expectNear(interleaved.block(30, 6, 1, 4), row({-0.812452917, 0.583026807, 0.141120008, -0.989992497}), kPrinted);
  EXPECT_NEAR(halves(1, 6), 0.0316175064, kPrinted);
  expectNear(halves.block(30, 6, 1, 4), row({0.812648897, 0.508536134, 0.295520207, 0.16790331}), kPrinted);
  expectNear(interleaved * interleaved.transpose(), halves * halves.transpose(), 5e-14);
  expectNear(
      sinusoidalTable({.rows = 2, .width = 8, .layout = Layout::kHalves}).row(1),
      row({0.841470985, 0.0998334166, 0.00999983333, 0.000999999833, 0.540302306, 0.995004165, 0.99995000, 0.99999950}),
      kPrinted);
}

TEST(SinusoidalTable, OddHalvesHaveOneSineMoreThanCosines) {
  expectNear(sinusoidalTable({.rows = 2, .width = 5, .layout = Layout::kHalves}).row(1),
             row({0.841470985, 0.0251162229, 0.000630957303, 0.540302306, 0.999684538}), kPrinted);
}

TEST(SinusoidalTable, CountsPositionsFromZero_A08) {
  for (const double width : {1.0, 2.0, 5.0, 32.0}) {
    const Matrix rows = table(1, width);
    for (Index c = 0; c < rows.cols(); ++c) EXPECT_EQ(rows(0, c), c % 2 == 0 ? 0 : 1);
  }
}

TEST(SinusoidalTable, HasTheRowsOfTheD2lPlot) {
  const Matrix rows = table(1500, 32);
  expectNear(rows.block(1, 6, 1, 4), row({.17689219, .98423023, .09983342, .99500417}), 5e-9);
  expectNear(rows.block(59, 6, 1, 4), row({-.87579025, -.48269187, -.37387666, .92747843}), 5e-9);
  expectNear(rows.block(1000, 0, 1, 4), row({0.826879541, 0.562379076, 0.00375979337, -0.999992932}), kPrinted);
  expectNear(rows.block(1499, 0, 1, 10),
             row({-.4442207, -.89591739, .84298876, .53793118, .34765547, -.93762235, .4540378, -.89098242, -.78111362,
                  .62438891}),
             5.1e-9);
}

TEST(SinusoidalTable, AgreesWithGoldenDoubles) {
  const Matrix rows = table(1000, 32);
  const Index pairs[] = {0, 3, 4, 15};
  const double sines1[] = {.8414709848078965, .17689218624615008, .09983341664682815, .00017782794006665676};
  const double cosines1[] = {.5403023058681398, .9842302344700945, .9950041652780258, .9999999841886118};
  const double sines999[] = {-.026460752737064, .988751921554147, -.589924161317414, .176717159814092};
  const double cosines999[] = {.999649852980827, -.149564827492901, .807458657699542, .984261675281421};
  for (int k = 0; k < 4; ++k) {
    EXPECT_NEAR(rows(1, 2 * pairs[k]), sines1[k], kGolden);
    EXPECT_NEAR(rows(1, 2 * pairs[k] + 1), cosines1[k], kGolden);
    EXPECT_NEAR(rows(999, 2 * pairs[k]), sines999[k], kGolden);
    EXPECT_NEAR(rows(999, 2 * pairs[k] + 1), cosines999[k], kGolden);
  }
}

TEST(SinusoidalTable, EveryRowHasNormSqrtHalfWidth) {
  const Matrix rows = table(100, 32);
  for (Index i = 0; i < 100; ++i) EXPECT_NEAR(rows.row(i).norm(), 4, 1e-14);
}

TEST(SinusoidalTable, StartsAtFirstPosition) {
  EXPECT_EQ(table(10, 8, 5), table(15, 8).bottomRows(10));
  EXPECT_NEAR(table(1, 2, -1)(0, 0), -0.841470985, kPrinted);
}

// D2L's own table lies up to 2.8e-5 from the double one (width 32, 1000 rows).
TEST(SinusoidalTable, Float32RoundsAsFrameworksDo) {
  const Matrix single = sinusoidalTable({.rows = 1000, .width = 32, .precision = Precision::kFloat32});
  const double difference = largestDifference(single, table(1000, 32));
  EXPECT_GT(difference, 1e-5);
  EXPECT_LT(difference, 6e-5);
  for (Index i = 0; i < single.size(); ++i) {
    EXPECT_EQ(single.data()[i], static_cast<double>(static_cast<float>(single.data()[i])));
  }
}

TEST(SinusoidalTable, RefusesBadSizes) {
  expectRefused([] { table(0, 8); }, "out-of-range", "rows", "rows must be an integer from 1 to 33554432; given 0");
  expectRefused([] { table(2.5, 8); }, "not-an-integer", "rows",
                "rows must be an integer from 1 to 33554432; given 2.5");
  expectRefused([] { table(4, 0); }, "out-of-range", "width", "width must be an integer from 1 to 1048576; given 0");
  expectRefused([] { table(1e6, 1e6); }, "too-large", "rows",
                "rows asks for a result of 1000000000000 numbers; allowed are at most 33554432 numbers");
  expectRefused([] { table(4, 4, 0.5); }, "not-an-integer", "firstPosition",
                "firstPosition must be an integer from -2147483648 to 2147483647; given 0.5");
}

TEST(SinusoidalTable, RefusesBadBases) {
  expectRefused([] { sinusoidalTable({.rows = 2, .width = 4, .base = 0}); }, "out-of-range", "base",
                "base must be a number above 0; given 0");
  expectRefused([] { sinusoidalTable({.rows = 2, .width = 4, .base = std::nan("")}); }, "not-finite", "base",
                "base must be a number above 0; given NaN");
  expectRefused([] { sinusoidalTable({.rows = 2, .width = 4, .base = 1e300, .precision = Precision::kFloat32}); },
                "out-of-range", "base", "base must be a number above 0 that float32 can hold; given 1e+300");
  expectRefused(
      [] { sinusoidalTable({.rows = 2, .width = 32, .base = 5e-324, .firstPosition = 2e9}); }, "overflow",
      "sinusoidalTable",
      "computing sinusoidalTable leaves the range of the number format: the result holds NaN, though the input is "
      "finite");
}

}  // namespace poslab
