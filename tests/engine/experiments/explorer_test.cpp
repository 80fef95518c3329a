// Expected values: D2L's formula by hand or computed independently in double precision.
#include "experiments/explorer.h"

#include "../fixtures.h"

namespace poslab {
namespace {

TEST(Explorer, Row1OfWidth4) {
  const ExplorerReport report = explorer({.rows = 2, .width = 4});
  expectNear(report.table.row(0), row({0, 1, 0, 1}), 0);
  // sin 1, cos 1, sin 0.01, cos 0.01.
  expectNear(report.table.row(1),
             row({0.8414709848078965, 0.5403023058681398, 0.009999833334166664, 0.9999500004166653}), 1e-15);
  expectNear(report.angles.row(1), row({1, 1, 0.01, 0.01}), 1e-17);
}

TEST(Explorer, TableIsThatOfTheApi) {
  for (const Layout layout : {Layout::kInterleaved, Layout::kHalves}) {
    for (const Precision precision : {Precision::kFloat64, Precision::kFloat32}) {
      for (const double width : {1.0, 2.0, 5.0, 32.0}) {
        const ExplorerReport report =
            explorer({.rows = 60, .width = width, .base = 500, .layout = layout, .precision = precision});
        const Matrix table =
            sinusoidalTable({.rows = 60, .width = width, .base = 500, .layout = layout, .precision = precision});
        EXPECT_TRUE(compare(report.table, table, 0).identical) << width;
      }
    }
  }
}

TEST(Explorer, SaysWhatEachColumnIs) {
  const ExplorerColumns alternating = explorer({.width = 5}).columns;
  EXPECT_EQ(alternating.pairs, (std::vector<int32_t>{0, 0, 1, 1, 2}));
  EXPECT_EQ(alternating.cosines, (std::vector<uint8_t>{0, 1, 0, 1, 0}));
  const ExplorerColumns halves = explorer({.width = 5, .layout = Layout::kHalves}).columns;
  EXPECT_EQ(halves.pairs, (std::vector<int32_t>{0, 1, 2, 0, 1}));
  EXPECT_EQ(halves.cosines, (std::vector<uint8_t>{0, 0, 0, 1, 1}));
  // 10000^-(2j / 5): 10^0, 10^-1.6, 10^-3.2.
  EXPECT_NEAR(halves.frequencies[4], 0.0251188643, 1e-10);
  EXPECT_NEAR(halves.frequencies[2], 0.000630957344, 1e-12);
  EXPECT_EQ(halves.exponents, (Vector{0, 0.4, 0.8, 0, 0.4}));
}

// D2L's 60 x 32: the counts follow from the frequencies, 59 * 1 / pi = 18.8 for pair 0.
TEST(Explorer, CountsSignFlips_EX4) {
  const ExplorerColumns columns = explorer({}).columns;
  const std::vector<int32_t> first(columns.signFlips.begin(), columns.signFlips.begin() + 14);
  EXPECT_EQ(first, (std::vector<int32_t>{18, 19, 10, 11, 5, 6, 3, 3, 1, 2, 1, 1, 0, 1}));
  EXPECT_EQ(columns.signFlips[30], 0);
}

TEST(Explorer, LadderFallsByOneFactor_CL18) {
  const FrequencyLadder ladder = explorer({.width = 8, .position = 0, .firstColumn = 0}).ladder;
  ASSERT_EQ(ladder.frequencies.size(), 4u);
  EXPECT_EQ(ladder.frequencies[0], 1);
  EXPECT_NEAR(ladder.frequencies[3], 0.001, 1e-17);
  EXPECT_NEAR(ladder.ratio, 0.1, 1e-16);
  EXPECT_TRUE(ladder.ratioHolds);
  EXPECT_EQ(ladder.different, 4);
  EXPECT_NEAR(explorer({}).ladder.positionsPerTurn[3], 35.33, 0.005);
  EXPECT_NEAR(explorer({}).ladder.positionsPerTurn[15], 35332.9, 0.05);
  EXPECT_EQ(explorer({.width = 1}).ladder.ratio, 1);
}

// The exponents that code gets wrong, with the frequency of the last pair of width 8 (EX9).
TEST(Explorer, WrongExponentsMakeOtherLadders) {
  const auto last = [](Exponent exponent) {
    return explorer({.width = 8, .exponent = exponent}).ladder.frequencies.back();
  };
  EXPECT_NEAR(last(Exponent::kPair), 0.001, 1e-15);
  EXPECT_NEAR(last(Exponent::kColumn), 0.000316227766, 1e-12);  // 10000^(-7/8)
  EXPECT_EQ(last(Exponent::kWhole), 1);
  EXPECT_NEAR(last(Exponent::kHalf), 0.0316227766, 1e-10);  // 10000^(-3/8)
  EXPECT_NEAR(last(Exponent::kDouble), 1e-7, 1e-18);        // 10000^(-14/8)
  EXPECT_NEAR(last(Exponent::kClosed), 0.0001, 1e-16);
  EXPECT_EQ(explorer({.width = 2, .exponent = Exponent::kClosed}).ladder.frequencies.back(), 1);
}

TEST(Explorer, WholeNumberExponentsLeaveOneFrequency_A04) {
  const ExplorerReport report = explorer({.exponent = Exponent::kWhole});
  EXPECT_EQ(report.ladder.different, 1);
  expectNear(report.table.block(1, 0, 1, 4), row({0.841470985, 0.540302306, 0.841470985, 0.540302306}), kPrinted);
  EXPECT_TRUE(report.properties.unitPairs.holds);
  EXPECT_TRUE(report.properties.offsetOnlyDots.holds);
  EXPECT_FALSE(report.properties.rotation.holds);
}

// S01, and the same by hand for c / width: sin(10 * 10000^(-2/32))^2 + cos(10 * 10000^(-3/32))^2.
TEST(Explorer, ExponentsOfColumnsLeaveTheCircle_A02) {
  const ExplorerReport doubled = explorer({.exponent = Exponent::kDouble});
  EXPECT_FALSE(doubled.properties.unitPairs.holds);
  EXPECT_NEAR(doubled.table.block(10, 0, 1, 2).squaredNorm(), 0.920267496, kPrinted);
  EXPECT_NEAR(doubled.table.block(10, 2, 1, 2).squaredNorm(), 0.0428628278, kPrinted);
  EXPECT_NEAR(doubled.table.block(10, 6, 1, 2).squaredNorm(), 1.06541995, kPrinted);
  const ExplorerReport column = explorer({.exponent = Exponent::kColumn});
  EXPECT_NEAR(column.table.block(10, 2, 1, 2).squaredNorm(), 0.601701072, kPrinted);
  EXPECT_EQ(column.ladder.frequencies.size(), 32u);
  EXPECT_EQ(column.ladder.different, 32);
}

TEST(Explorer, CountsInBits) {
  const BinaryCounter counter = explorer({}).counter;
  EXPECT_EQ(counter.bits, 6);
  const auto bits = [&](Index row) {
    return std::vector<uint8_t>(counter.values.begin() + 6 * row, counter.values.begin() + 6 * row + 6);
  };
  EXPECT_EQ(bits(10), (std::vector<uint8_t>{0, 1, 0, 1, 0, 0}));  // 2 + 8
  EXPECT_EQ(bits(59), (std::vector<uint8_t>{1, 1, 0, 1, 1, 1}));  // 1 + 2 + 8 + 16 + 32
  EXPECT_EQ(counter.worth, (std::vector<int32_t>{1, 2, 4, 8, 16, 32}));
  EXPECT_EQ(counter.bitFlips, (std::vector<int32_t>{59, 29, 14, 7, 3, 1}));
  EXPECT_EQ(explorer({.rows = 1}).counter.bits, 1);
  EXPECT_EQ(explorer({.rows = 2}).counter.bits, 1);
  EXPECT_EQ(explorer({.rows = 256}).counter.bits, 8);
}

TEST(Explorer, PlotsD2lsColumns) {
  EXPECT_EQ(explorer({}).plotted, (std::vector<int32_t>{6, 7, 8, 9}));
  EXPECT_EQ(explorer({.width = 7}).plotted, (std::vector<int32_t>{3, 4, 5, 6}));
  EXPECT_EQ(explorer({.width = 2}).plotted, (std::vector<int32_t>{0, 1}));
  EXPECT_EQ(explorer({.width = 8, .firstColumn = 7}).plotted, (std::vector<int32_t>{7}));
}

// p_a . p_b = sum over pairs of cos((a - b) w_j): 16, 15.3136492, 13.7301372, 12.2723983, 11.6615018, 11.7773829.
TEST(Explorer, DotsWithTheChosenRowRiseAtDistance5_CL20) {
  const ExplorerReport report = explorer({.position = 10});
  EXPECT_NEAR(report.dots[10], 16, 1e-14);
  EXPECT_NEAR(report.dots[11], 15.3136492, 1e-7);
  EXPECT_NEAR(report.dots[9], 15.3136492, 1e-7);
  EXPECT_NEAR(report.dots[15], 11.7773829, 1e-7);
  EXPECT_EQ(report.firstRise, 15);
  EXPECT_EQ(explorer({.position = 59}).firstRise, 54);
  EXPECT_EQ(explorer({.rows = 4, .position = 0}).firstRise, -1);
}

// EX1: sin 1, 1 - cos 1, sin 0.1, 1 - cos 0.1 and so on: the fastest sine moves most.
TEST(Explorer, NeighboursDifferMostInColumn0_EX1) {
  const NeighbourRow next = explorer({.width = 8, .position = 0}).neighbour;
  EXPECT_EQ(next.row, 1);
  EXPECT_EQ(next.col, 0);
  const Vector expected = {0.841470985,   0.459697694,    0.0998334166,   0.00499583472,
                           0.00999983333, 4.99995833e-05, 0.000999999833, 4.99999958e-07};
  for (size_t c = 0; c < expected.size(); ++c) EXPECT_NEAR(next.differences[c], expected[c], kPrinted) << c;
  EXPECT_EQ(explorer({.position = 59}).neighbour.row, 58);
  EXPECT_EQ(explorer({.rows = 1}).neighbour.row, -1);
}

// Float32 angles, as D2L computes them, are off by up to 2^-24 of an angle of 59: 4e-6, and doubled by the divisor.
TEST(Explorer, ComparesThePrecisions) {
  const Verdict verdict = explorer({}).precision;
  EXPECT_TRUE(verdict.holds);
  EXPECT_FALSE(verdict.identical);
  EXPECT_GT(verdict.residual, 1e-8);
  EXPECT_LT(verdict.residual, 1e-5);
  EXPECT_EQ(explorer({.precision = Precision::kFloat32}).precision.residual, verdict.residual);
}

// EX6: entries differ by up to 1.99701367, dot products by rounding.
TEST(Explorer, ComparesTheLayouts_CL24) {
  const ExplorerReport report = explorer({});
  EXPECT_NEAR(report.layoutTable.residual, 1.99701367, kPrinted);
  EXPECT_FALSE(report.layoutTable.holds);
  EXPECT_TRUE(report.layoutDots.holds);
  EXPECT_TRUE(explorer({.width = 1}).layoutTable.identical);
}

TEST(Explorer, AllExponentsInAllSizesAreFinite) {
  for (const Exponent exponent :
       {Exponent::kPair, Exponent::kColumn, Exponent::kWhole, Exponent::kHalf, Exponent::kDouble, Exponent::kClosed}) {
    for (const double width : {1.0, 2.0, 3.0, 511.0, 512.0}) {
      const ExplorerReport report = explorer({.rows = 20, .width = width, .exponent = exponent});
      EXPECT_TRUE(report.table.allFinite());
      EXPECT_EQ(report.properties.bounded.holds, true);
      EXPECT_TRUE(exponent != Exponent::kPair || report.properties.rotation.holds) << width;
    }
  }
}

TEST(Explorer, Refuses) {
  const auto refuses = [](const ExplorerSettings& settings, const char* code, const char* argument,
                          const char* sentence) {
    expectRefused([&] { explorer(settings); }, code, argument, sentence);
  };
  refuses({.rows = 0}, "out-of-range", "rows", "rows must be an integer from 1 to 256; given 0");
  refuses({.rows = 257}, "out-of-range", "rows", "rows must be an integer from 1 to 256; given 257");
  refuses({.width = 513}, "out-of-range", "width", "width must be an integer from 1 to 512; given 513");
  refuses({.width = 2.5}, "not-an-integer", "width", "width must be an integer from 1 to 512; given 2.5");
  refuses({.base = 0}, "out-of-range", "base", "base must be a number above 0; given 0");
  refuses({.base = 1e300}, "out-of-range", "base", "base must be a number above 0 that float32 can hold; given 1e+300");
  refuses({.position = 60}, "out-of-range", "position", "position must be an integer from 0 to 59; given 60");
  refuses({.width = 4, .firstColumn = 4}, "out-of-range", "firstColumn",
          "firstColumn must be an integer from 0 to 3; given 4");
  // Float32 cannot hold 1e30^(12 / 8).
  refuses({.width = 8, .base = 1e30, .exponent = Exponent::kDouble}, "overflow", "explorer",
          "computing explorer leaves the range of the number format: the result holds Infinity, though the input is "
          "finite");
}

}  // namespace
}  // namespace poslab
