// The turn of the pairs and the products of rows. Expected values: D2L's formula in double precision, computed
// independently.
#include "experiments/shift_pairs.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "encoding/rotary.h"
#include "encoding/sinusoidal.h"
#include "error.h"
#include "experiments/shift_products.h"

namespace poslab {
namespace {

PairReport report(const PairSettings& settings) {
  return turnPairs(settings, sinusoidalTable({.rows = settings.maxLen, .width = settings.width}));
}

std::string refusal(const std::function<void()>& run) {
  try {
    run();
  } catch (const EngineError& error) {
    return error.code + ": " + error.what();
  }
  return "nothing was thrown";
}

TEST(ShiftPairs, ReportsTheTurnOfEachPair) {
  const TurnedPairs pairs = report({}).pairs;
  ASSERT_EQ(pairs.count, 16);
  EXPECT_NEAR(pairs.frequencies[3], 0.17782794, 1e-8);
  EXPECT_NEAR(pairs.turns[3], 0.8891397, 1e-7);
  EXPECT_NEAR(pairs.degrees[0], 286.4788976, 1e-6);
  EXPECT_NEAR(pairs.positionsPerTurn[3], 35.33, 0.005);
  EXPECT_NEAR(pairs.positionsPerTurn[4], 62.83, 0.005);
  EXPECT_NEAR(pairs.positionsPerTurn[15], 35332.9, 0.05);
  EXPECT_NEAR(pairs.angles[3], 1.7782794, 1e-7);
  EXPECT_EQ(pairs.loneColumn, -1);
}

TEST(ShiftPairs, TakesThePairForwardFromEveryPosition) {
  const ChosenPair seven = *report({.position = 7}).chosen;
  EXPECT_NEAR(seven.matrix(0, 0), 0.630080304, 1e-9);
  EXPECT_NEAR(seven.matrix(0, 1), 0.77652998, 1e-8);
  EXPECT_NEAR(seven.matrix(1, 0), -0.77652998, 1e-8);
  EXPECT_NEAR(seven.matrix(1, 1), 0.630080304, 1e-9);
  EXPECT_NEAR(seven.before[0], 0.947330707, 1e-9);
  EXPECT_NEAR(seven.sineInDegrees, 0.0155178, 1e-7);  // 0.8891397 degrees are 0.01551841 rad
  EXPECT_NEAR(seven.before[1], 0.320256978, 1e-9);
  EXPECT_NEAR(seven.product[0], 0.845583565, 1e-9);
  EXPECT_NEAR(seven.product[1], -0.533843081, 1e-9);
  EXPECT_LT(seven.residualAhead, 1e-14);
  EXPECT_GT(seven.residualBehind, 0.1);

  const ChosenPair far = *report({.position = 900}).chosen;
  EXPECT_EQ(far.matrix, seven.matrix);
  EXPECT_NEAR(far.before[0], 0.175169994, 1e-9);
  EXPECT_NEAR(far.ahead[0], -0.654152268, 1e-9);
  EXPECT_NEAR(far.ahead[1], -0.756362883, 1e-9);
}

TEST(ShiftPairs, HoldsForAllPairsAndPositions) {
  const RotationLaw law = report({}).law;
  EXPECT_TRUE(law.ahead.holds);
  EXPECT_EQ(law.positions, 995);
  EXPECT_EQ(law.ahead.entries, 995 * 32);
  EXPECT_LT(law.ahead.residual, 2e-13);
  EXPECT_GT(law.ahead.residual, 1e-15);  // rounding is not zero
  EXPECT_FALSE(law.behind.holds);
}

// Positions 0 to 994 have a goal 5 rows on; from 10 the farthest is 994, from 900 it is 0.
TEST(ShiftPairs, ReadsTheSameMatrixOffTheRowsFarAway) {
  for (const TurnMatrix matrix : {TurnMatrix::kShift, TurnMatrix::kRope}) {
    const RotationLaw law = report({.matrix = matrix}).law;
    EXPECT_EQ(law.farPosition, 994);
    EXPECT_TRUE(law.sameMatrix.holds) << law.sameMatrix.residual;
    EXPECT_EQ(law.sameMatrix.entries, 16 * 4);
  }
  EXPECT_EQ(report({.position = 900}).law.farPosition, 0);
  EXPECT_EQ(report({.offset = -5, .position = 900}).law.farPosition, 5);

  Matrix spoiled = sinusoidalTable({.rows = 1000, .width = 32});
  spoiled.row(994).setZero();  // no rotation leads from there
  const Verdict broken = turnPairs({}, spoiled).law.sameMatrix;
  EXPECT_FALSE(broken.holds);
  EXPECT_NEAR(broken.residual, 1, 1e-3);  // the slow pairs: cos is nearly 1
}

TEST(ShiftPairs, SaysHowFarTheChosenMatrixTurnsAndWhereTo) {
  const ChosenPair ahead = *report({}).chosen;
  EXPECT_NEAR(ahead.turn, 0.8891397, 1e-7);  // 5 * 10^(-3/4)
  EXPECT_NEAR(ahead.degrees, 50.943952, 1e-6);
  EXPECT_EQ(ahead.goal, 15);
  const ChosenPair back = *report({.matrix = TurnMatrix::kRope}).chosen;
  EXPECT_NEAR(back.turn, -0.8891397, 1e-7);
  EXPECT_EQ(back.goal, 5);
  EXPECT_FALSE(std::signbit(report({.offset = 0, .matrix = TurnMatrix::kRope}).chosen->turn));
}

TEST(ShiftPairs, RopesMatrixGoesBack) {
  const PairReport rope = report({.position = 7, .matrix = TurnMatrix::kRope});
  EXPECT_NEAR(rope.chosen->product[0], 0.348205276, 1e-9);  // row 2
  EXPECT_NEAR(rope.chosen->product[1], 0.937418309, 1e-9);
  EXPECT_LT(rope.chosen->residualBehind, 1e-14);
  EXPECT_FALSE(rope.law.ahead.holds);
  EXPECT_TRUE(rope.law.behind.holds);
}

TEST(ShiftPairs, RopesMatrixIsTheOneThatRotaryUses) {
  const ChosenPair chosen = *report({}).chosen;
  const Matrix turned = rotary(Matrix::Identity(32, 32), std::vector<int32_t>(32, 5), {});
  const Matrix block = turned.block(6, 6, 2, 2).transpose();  // row vectors: the columns of the matrix come out as rows
  EXPECT_LT((block - chosen.ropeMatrix).cwiseAbs().maxCoeff(), 1e-15);
}

// The law for widths, offsets and table lengths; with rows before position 0 as goals of the backward check.
TEST(ShiftPairs, HoldsForOtherWidthsOffsetsAndLengths) {
  for (const double width : {2.0, 3.0, 8.0, 33.0, 64.0, 512.0}) {
    for (const double offset : {-64.0, -1.0, 0.0, 1.0, 63.0}) {
      const PairReport shifted =
          report({.width = width, .offset = offset, .position = 64, .pair = 0, .maxLen = width > 64 ? 200.0 : 4096.0});
      EXPECT_TRUE(shifted.law.ahead.holds) << width << " " << offset << " " << shifted.law.ahead.residual;
      EXPECT_EQ(shifted.law.behind.holds, offset == 0) << width << " " << offset;
      EXPECT_LT(shifted.chosen->residualAhead, 1e-12);
    }
  }
}

TEST(ShiftPairs, LeavesALoneSineWithoutMatrix) {
  const PairReport odd = report({.width = 5, .pair = 1});
  EXPECT_EQ(odd.pairs.count, 2);
  EXPECT_EQ(odd.pairs.loneColumn, 4);
  EXPECT_EQ(odd.law.ahead.entries, 995 * 4);

  const PairReport single = report({.width = 1, .pair = 3});
  EXPECT_EQ(single.pairs.count, 0);
  EXPECT_FALSE(single.chosen.has_value());
  EXPECT_EQ(single.law.ahead.entries, 0);
  EXPECT_EQ(single.law.sameMatrix.entries, 0);
  EXPECT_EQ(single.law.positions, 995);
}

TEST(ShiftPairs, RefusesWithASentence) {
  const auto sentence = [](const PairSettings& settings) { return refusal([&] { requirePairSettings(settings); }); };
  EXPECT_EQ(
      sentence({.position = 996}),
      "row-out-of-table: offset leads from position 996 to row 1001, which the table does not have: it holds rows 0 "
      "to 999; allowed is an integer from -996 to 3 at position 996");
  EXPECT_EQ(
      sentence({.offset = -11}),
      "row-out-of-table: offset leads from position 10 to row -1, which the table does not have: it holds rows 0 to "
      "999; allowed is an integer from -10 to 989 at position 10");
  EXPECT_EQ(sentence({.offset = 2.5}),
            "not-an-integer: offset must be an integer from -2147483648 to 2147483647; given 2.5");
  EXPECT_EQ(sentence({.offset = NAN}),
            "not-finite: offset must be an integer from -2147483648 to 2147483647; given NaN");
  EXPECT_EQ(sentence({.position = 1000}), "out-of-range: position must be an integer from 0 to 999; given 1000");
  EXPECT_EQ(sentence({.width = 0}), "out-of-range: width must be an integer from 1 to 512; given 0");
  EXPECT_EQ(sentence({.width = 513}), "out-of-range: width must be an integer from 1 to 512; given 513");
  EXPECT_EQ(sentence({.width = 6}), "out-of-range: pair must be an integer from 0 to 2; given 3");
  EXPECT_EQ(sentence({.maxLen = 4097}), "out-of-range: maxLen must be an integer from 1 to 4096; given 4097");
}

AttentionOptions identityLayer(Index width) {
  AttentionOptions layer;
  layer.Wq = layer.Wk = layer.Wv = Matrix::Identity(width, width);
  return layer;
}

TEST(ShiftProducts, DependOnTheOffsetAndAreNotMonotone) {
  const Matrix table = sinusoidalTable({.rows = 1000, .width = 32});
  const TableProducts products = multiplyRows(table, identityLayer(32));
  EXPECT_EQ(products.rows, 24);
  EXPECT_TRUE(products.raw.diagonal.holds);
  EXPECT_TRUE(products.raw.even.holds);
  ASSERT_EQ(products.curve.size(), 65u);
  const std::pair<size_t, double> expected[] = {{0, 16},         {3, 12.2723983},  {4, 11.6615018},
                                                {5, 11.7773829}, {10, 10.0589267}, {20, 10.4708536}};
  for (const auto& [offset, product] : expected) EXPECT_NEAR(products.curve[offset], product, 1e-7) << offset;
  EXPECT_EQ(products.firstRise, 5);
  // Identity maps project nothing.
  EXPECT_LT((products.projected.matrix - products.raw.matrix).cwiseAbs().maxCoeff(), 1e-12);
}

TEST(ShiftProducts, ProjectionsBreakTheDiagonals) {
  AttentionOptions layer = identityLayer(4);
  layer.Wq(0, 1) = 1;  // sine of pair 0 also feeds its cosine: a sum of angles appears beside the difference
  const TableProducts products = multiplyRows(sinusoidalTable({.rows = 50, .width = 4}), layer);
  EXPECT_TRUE(products.raw.diagonal.holds);
  EXPECT_FALSE(products.projected.diagonal.holds);
  EXPECT_FALSE(products.projected.even.holds);
  const auto widest = static_cast<size_t>(products.projected.diagonalOffset + products.rows - 1);
  EXPECT_EQ(products.projected.high[widest] - products.projected.low[widest], products.projected.diagonal.residual);
  // Row a gives sin a (the added part) times cos b on top: on the main diagonal sin a cos a = sin(2a) / 2, a = 0..23.
  const Index middle = products.rows - 1;
  EXPECT_NEAR(products.projected.matrix(3, 3) - products.raw.matrix(3, 3), std::sin(6.0) / 2, 1e-12);
  EXPECT_NEAR(products.projected.high[middle] - products.projected.low[middle], (std::sin(14.0) - std::sin(36.0)) / 2,
              1e-12);  // largest at a = 7, smallest at a = 18
}

TEST(ShiftProducts, WorkForOneRowAndALoneSine) {
  const TableProducts one = multiplyRows(sinusoidalTable({.rows = 1, .width = 1}), identityLayer(1));
  EXPECT_EQ(one.rows, 1);
  EXPECT_EQ(one.firstRise, 0);
  const TableProducts sine = multiplyRows(sinusoidalTable({.rows = 30, .width = 1}), identityLayer(1));
  EXPECT_FALSE(sine.raw.diagonal.holds);  // sin a sin b is no function of a - b
  EXPECT_TRUE(sine.raw.even.holds);
}

}  // namespace
}  // namespace poslab
