#include "encoding/positional_encoding.h"

#include "../fixtures.h"
#include "encoding/sinusoidal.h"

namespace poslab {

namespace {

PositionalEncodingOptions zeros(Index n, Index width, double maxLen, OverflowPolicy policy = OverflowPolicy::kError) {
  PositionalEncodingOptions options;
  options.tokens = Matrix::Zero(n, width);
  options.maxLen = maxLen;
  options.onOverflow = policy;
  return options;
}

}  // namespace

TEST(PositionalEncoding, AddsRowZeroToTokenZero_A08) {
  PositionalEncodingOptions options;
  options.tokens = Matrix::NullaryExpr(4, 4, [](Index r, Index c) { return 0.1 * static_cast<double>(r + c + 1); });
  expectNear(positionalEncoding(options).output,
             matrixOf(4, 4,
                      {0.1, 1.2, 0.3, 1.4, 1.04147098, 0.840302306, 0.409999833, 1.49995, 1.20929743, -0.0161468365,
                       0.519998667, 1.59980001, 0.541120008, -0.489992497, 0.6299955, 1.69955003}),
             kPrinted);
}

TEST(PositionalEncoding, TakesMaxLenTokensAndRefusesOneMore_A11) {
  EXPECT_EQ(positionalEncoding(zeros(1000, 4, 1000)).output.rows(), 1000);
  expectRefused([] { positionalEncoding(zeros(1001, 4, 1000)); }, "too-long", "tokens",
                "tokens has 1001 rows, but the table has maxLen = 1000, positions 0 to 999. In PyTorch: The size of "
                "tensor a (1001) must match the size of tensor b (1000) at non-singleton dimension 1");
  expectRefused(
      [] { positionalEncoding(zeros(64, 4, 60)); }, "too-long", "tokens",
      "tokens has 64 rows, but the table has maxLen = 60, positions 0 to 59. In PyTorch: The size of tensor a "
      "(64) must match the size of tensor b (60) at non-singleton dimension 1");
}

TEST(PositionalEncoding, SaysThatPyTorchBroadcastsASingleRow) {
  expectRefused(
      [] { positionalEncoding(zeros(3, 4, 1)); }, "too-long", "tokens",
      "tokens has 3 rows, but the table has maxLen = 1, positions 0 to 0. In PyTorch: The size of tensor a (3) "
      "must match the size of tensor b (1) at non-singleton dimension 1. But with maxLen = 1 PyTorch itself "
      "broadcasts row 0 to every token, in silence");
}

TEST(PositionalEncoding, RebuildMakesALongerTable_A11) {
  const PositionalEncodingResult result = positionalEncoding(zeros(1500, 32, 1000, OverflowPolicy::kRebuild));
  EXPECT_EQ(result.keptRows, 1000);
  EXPECT_EQ(result.lostTokens, 0);
  EXPECT_EQ(result.output.topRows(1000), positionalEncoding(zeros(1000, 32, 1000)).output);
  expectNear(result.output.block(1499, 0, 1, 4), row({-0.444220699, -0.89591739, 0.84298876, 0.537931176}), kPrinted);
  expectNear(result.output.block(1499, 6, 1, 4), row({0.454037805, -0.89098242, -0.781113622, 0.624388909}), kPrinted);
}

TEST(PositionalEncoding, OtherPoliciesUseTheRowsTheySay) {
  const Matrix old = sinusoidalTable({.rows = 3, .width = 4});
  const PositionalEncodingResult truncated = positionalEncoding(zeros(5, 4, 3, OverflowPolicy::kTruncate));
  EXPECT_EQ(truncated.output, old);
  EXPECT_EQ(truncated.lostTokens, 2);
  EXPECT_EQ(truncated.keptRows, 3);
  const PositionalEncodingResult clamped = positionalEncoding(zeros(5, 4, 3, OverflowPolicy::kClamp));
  EXPECT_EQ(clamped.table, reordered(old, {0, 1, 2, 2, 2}));
  EXPECT_EQ(clamped.keptRows, 3);
  const PositionalEncodingResult wrapped = positionalEncoding(zeros(5, 4, 3, OverflowPolicy::kWrap));
  EXPECT_EQ(wrapped.table, reordered(old, {0, 1, 2, 0, 1}));
  EXPECT_EQ(wrapped.keptRows, 3);
  EXPECT_EQ(wrapped.lostTokens, 0);
}

TEST(PositionalEncoding, InterpolationSqueezesThePositions) {
  const PositionalEncodingResult result = positionalEncoding(zeros(5, 2, 3, OverflowPolicy::kInterpolate));
  for (Index i = 0; i < 5; ++i) EXPECT_NEAR(result.table(i, 0), std::sin(static_cast<double>(i) * 0.6), 1e-15);
  EXPECT_EQ(result.keptRows, 1);
  EXPECT_EQ(positionalEncoding(zeros(3, 2, 3, OverflowPolicy::kInterpolate)).keptRows, 3);
}

TEST(PositionalEncoding, ScalesTheTokensBeforeTheAddition_A18) {
  PositionalEncodingOptions options;
  options.tokens = Matrix::Constant(2, 32, 0.1);
  options.scaleByWidth = true;
  expectNear(positionalEncoding(options).output.block(1, 0, 1, 4),
             row({1.40715641, 1.10598773, 1.09885386, 1.41169454}), kPrinted);
  options.scaleByWidth = false;
  expectNear(positionalEncoding(options).output.block(1, 0, 1, 4),
             row({0.941470985, 0.640302306, 0.63316844, 0.94600911}), kPrinted);
}

TEST(PositionalEncoding, DropsOutTheSum_E05) {
  PositionalEncodingOptions options;
  options.tokens = inputX(6, 8);
  options.dropout = 0.5;
  options.seed = 3;
  const Matrix eval = positionalEncoding(options).output;
  EXPECT_EQ(eval, options.tokens + sinusoidalTable({.rows = 6, .width = 8}));
  options.mode = Mode::kTrain;
  const PositionalEncodingResult train = positionalEncoding(options);
  for (Index i = 0; i < eval.size(); ++i) {
    EXPECT_EQ(train.output.data()[i], train.dropped[i] ? 0 : 2 * eval.data()[i]);
  }
  EXPECT_EQ(positionalEncoding(options).output, train.output);
  options.dropout = 1;
  EXPECT_EQ(positionalEncoding(options).output, Matrix::Zero(6, 8));
}

TEST(PositionalEncoding, TakesAGivenPattern) {
  PositionalEncodingOptions options = zeros(3, 2, 2, OverflowPolicy::kTruncate);
  options.dropout = 0.75;
  options.mode = Mode::kTrain;
  options.keep = std::vector<uint8_t>{1, 0, 0, 1};  // of the output: two rows are left
  const PositionalEncodingResult result = positionalEncoding(options);
  expectNear(result.output, matrixOf(2, 2, {0, 0, 0, 4 * std::cos(1.0)}), 1e-15);
  EXPECT_EQ(result.dropped, (std::vector<uint8_t>{0, 1, 1, 0}));
}

TEST(PositionalEncoding, Float32IsTheRoundedComputation) {
  PositionalEncodingOptions options;
  options.tokens = inputX(20, 16);
  const Matrix wide = positionalEncoding(options).output;
  options.precision = Precision::kFloat32;
  const double difference = largestDifference(positionalEncoding(options).output, wide);
  EXPECT_GT(difference, 1e-9);
  EXPECT_LT(difference, 5e-6);
}

TEST(PositionalEncoding, RefusesBadSettings) {
  PositionalEncodingOptions options = zeros(2, 2, 0);
  expectRefused([&] { positionalEncoding(options); }, "out-of-range", "maxLen",
                "maxLen must be an integer from 1 to 33554432; given 0");
  options.maxLen = 2.5;
  expectRefused([&] { positionalEncoding(options); }, "not-an-integer", "maxLen",
                "maxLen must be an integer from 1 to 33554432; given 2.5");
  options.maxLen = 10;
  options.dropout = 1.5;
  expectRefused([&] { positionalEncoding(options); }, "out-of-range", "dropout",
                "dropout must be a number from 0 to 1; given 1.5");
  options.dropout = 0;
  options.tokens = row({1e308, 1e308});
  options.scaleByWidth = true;
  options.tokens *= 1.5;
  expectRefused(
      [&] { positionalEncoding(options); }, "overflow", "positionalEncoding",
      "computing positionalEncoding leaves the range of the number format: the result holds Infinity, though the input "
      "is finite");
}

}  // namespace poslab
