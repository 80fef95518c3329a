#include "attention/encoder.h"

#include "../fixtures.h"
#include "attention/layer_norm.h"
#include "attention_fixtures.h"
#include "encoding/sinusoidal.h"

namespace poslab {

namespace {

EncoderOptions fixtureEncoder(double layers, std::optional<Placement> placement) {
  EncoderOptions options;
  options.attention = fixtureAttention(4, 8);
  options.layerCount = layers;
  options.placement = placement;
  if (placement) options.attention.table = sinusoidalTable({.rows = 4, .width = 8});
  return options;
}

Matrix rowZero(double layers, std::optional<Placement> placement) {
  return encoder(fixtureEncoder(layers, placement)).output.row(0);
}

// One token, so attention's weights are 1 and attention(x) = x Wv.
EncoderOptions oneToken(const Matrix& Wv, Norm norm) {
  EncoderOptions options;
  options.attention.tokens = row({1, 2, 3, 4});
  options.attention.Wq = options.attention.Wk = Matrix::Zero(4, 4);
  options.attention.Wv = Wv;
  options.norm = norm;
  return options;
}

}  // namespace

TEST(Encoder, PlacementsOverOneLayer_B01) {
  expectNear(rowZero(1, {}),
             row({0.417251826, 1.1088312, 1.13193067, 1.0357704, 0.827949742, 0.481924047, 0.126771723, -0.292128396}),
             kPrinted);
  const Matrix input =
      row({0.742293152, 1.93882436, 1.4327777, 2.07163693, 1.04794767, 0.813079407, 0.153177038, 1.35035018});
  expectNear(rowZero(1, Placement::kInput), input, kPrinted);
  expectNear(rowZero(1, Placement::kEveryLayer), input, kPrinted);
  expectNear(rowZero(1, Placement::kQueryKey),
             row({0.557437686, 1.0724333, 1.09792147, 1.02497742, 0.818597209, 0.486371887, 0.128213949, -0.285290456}),
             kPrinted);
}

TEST(Encoder, PlacementsOverTwoLayers_B01) {
  expectNear(rowZero(2, Placement::kInput),
             row({1.4104223, 1.62428044, 2.24329856, 2.02219497, 1.16517937, 0.32857928, -0.187429025, 1.61364263}),
             kPrinted);
  expectNear(rowZero(2, Placement::kEveryLayer),
             row({1.90382547, 2.58322613, 2.43589799, 2.77829231, 1.14525443, 0.700716579, 0.172544523, 3.56767937}),
             kPrinted);
  expectNear(
      rowZero(2, Placement::kQueryKey),
      row({0.750700034, 1.38243013, 1.15116243, 0.974466705, 0.724107432, 0.405802627, 0.0969732288, -0.370580096}),
      kPrinted);
}

TEST(Encoder, ASchemeWithATableMeansQueryKey) {
  EncoderOptions options = fixtureEncoder(2, Placement::kQueryKey);
  const Matrix placed = encoder(options).output;
  options.placement.reset();
  options.attention.scheme = Scheme::kSinusoidal;
  EXPECT_EQ(encoder(options).output, placed);
  options.placement = Placement::kQueryKey;  // not added twice
  EXPECT_EQ(encoder(options).output, placed);
}

TEST(Encoder, OperandsRestrictEveryLayerAndLeaveTheStreamClean) {
  EncoderOptions options = fixtureEncoder(2, Placement::kEveryLayer);
  options.positionOperands = {Operand::kQuery, Operand::kKey};
  EXPECT_EQ(encoder(options).output, encoder(fixtureEncoder(2, Placement::kQueryKey)).output);
  options.positionOperands = std::vector<Operand>{};
  EXPECT_EQ(encoder(options).output, encoder(fixtureEncoder(2, {})).output);
  // Into all three: attention sees x + P, the residual does not.
  options.layerCount = 1;
  options.positionOperands = {Operand::kQuery, Operand::kKey, Operand::kValue};
  AttentionOptions attended = fixtureAttention(4, 8);
  attended.tokens += *options.attention.table;
  expectNear(encoder(options).output, options.attention.tokens + attention(attended).output, kGolden);
}

TEST(Encoder, RowsFollowQueryPositions) {
  EncoderOptions options = fixtureEncoder(1, Placement::kInput);
  options.attention.queryPositions = std::vector<int32_t>{3, 0, 2, 1};
  EncoderOptions reorderedTable = fixtureEncoder(1, Placement::kInput);
  reorderedTable.attention.table = reordered(*options.attention.table, {3, 0, 2, 1});
  EXPECT_EQ(encoder(options).output, encoder(reorderedTable).output);
}

TEST(Encoder, PreNormKeepsTheRawResidual_E10) {
  expectNear(encoder(oneToken(Matrix::Identity(4, 4), Norm::kPre)).output,
             row({-0.34163542, 1.55278819, 3.44721181, 5.34163542}), kPrinted);
  EXPECT_EQ(encoder(oneToken(Matrix::Zero(4, 4), Norm::kPre)).output, row({1, 2, 3, 4}));
}

TEST(Encoder, PostNormNormalizesTheSum_E10) {
  expectNear(encoder(oneToken(Matrix::Identity(4, 4), Norm::kPost)).output,
             row({-1.34163944, -0.447213148, 0.447213148, 1.34163944}), kPrinted);
}

TEST(Encoder, WithoutResidualIsTheSublayerAlone) {
  EncoderOptions options = oneToken(2 * Matrix::Identity(4, 4), Norm::kNone);
  options.residual = false;
  options.layerCount = 3;
  const EncoderResult result = encoder(options);
  EXPECT_EQ(result.output, row({8, 16, 24, 32}));
  ASSERT_EQ(result.layers.size(), 3u);
  EXPECT_EQ(result.layers[0], row({2, 4, 6, 8}));
  ASSERT_EQ(result.weights.size(), 3u);
  EXPECT_EQ(result.weights[2][0], row({1}));
}

TEST(Encoder, FeedForwardIsReluBetweenTwoMatrices) {
  EncoderOptions options = oneToken(Matrix::Zero(4, 4), Norm::kNone);
  Matrix W1 = Matrix::Zero(4, 2);
  W1(0, 0) = 1;
  W1(3, 1) = -1;  // ReLU stops this one: -4 + 1
  options.feedForward = FeedForward{W1, matrixOf(2, 4, {1, 0, 0, 0, 0, 1, 1, 1}), Vector{2, 1}, Vector{0, 0, 0, 10}};
  EXPECT_EQ(encoder(options).output, row({1 + 3, 2, 3, 4 + 10}));
  options.residual = false;
  options.attention.Wv = Matrix::Identity(4, 4);
  EXPECT_EQ(encoder(options).output, row({3, 0, 0, 10}));
}

TEST(Encoder, Float32StaysNearFloat64) {
  EncoderOptions options = fixtureEncoder(3, Placement::kInput);
  options.norm = Norm::kPre;
  const Matrix wide = encoder(options).output;
  options.attention.precision = Precision::kFloat32;
  const double difference = largestDifference(encoder(options).output, wide);
  EXPECT_GT(difference, 1e-10);
  EXPECT_LT(difference, 1e-5);
}

TEST(Encoder, NaNOfAnEmptyRowMayPassButOverflowMayNot) {
  EncoderOptions options = fixtureEncoder(2, {});
  options.norm = Norm::kPre;
  options.attention.masks.validLens = std::vector<int32_t>{4, 0, 4, 4};
  options.attention.emptyRow = EmptyRow::kNan;
  EXPECT_TRUE(encoder(options).layers[0].row(1).array().isNaN().all());
  EXPECT_TRUE(encoder(options).layers[0].row(0).allFinite());
  options = oneToken(1e200 * Matrix::Identity(4, 4), Norm::kNone);
  options.layerCount = 3;
  EXPECT_THROW(encoder(options), EngineError);
}

TEST(Encoder, RefusesWhatDoesNotFitTogether) {
  EncoderOptions options = fixtureEncoder(1, {});
  options.placement = Placement::kInput;
  expectRefused([&] { encoder(options); }, "missing", "table",
                "table must be present when placement is given or scheme is 'sinusoidal' or 'learned'; given nothing");
  options = fixtureEncoder(1, Placement::kInput);
  options.positionOperands = {Operand::kQuery, Operand::kKey};
  expectRefused(
      [&] { encoder(options); }, "unknown-option", "positionOperands",
      "positionOperands does not go with placement 'input': there the table is added to the tokens, which feed "
      "all three");
  options = fixtureEncoder(1, Placement::kInput);
  options.placement.reset();
  expectRefused([&] { encoder(options); }, "missing", "placement",
                "placement must be 'input', 'everyLayer' or 'queryKey' when a table is given; given nothing");
  options = fixtureEncoder(1, Placement::kInput);
  options.attention.queryPositions = std::vector<int32_t>{0, 1, 2, 4};
  expectRefused([&] { encoder(options); }, "row-out-of-table", "queryPositions",
                "position id 4 has no row in the table: its 4 rows are 0 to 3 (queryPositions, index 3)");
  options = fixtureEncoder(0, {});
  expectRefused([&] { encoder(options); }, "out-of-range", "layerCount",
                "layerCount must be an integer from 1 to 256; given 0");
  options = fixtureEncoder(1, {});
  options.attention.Wv = weightsW(0.3, 8, 6);
  expectRefused([&] { encoder(options); }, "wrong-shape", "Wv",
                "Wv must be as many columns as the tokens (8), since layers are stacked; given 6 columns");
  options = fixtureEncoder(1, {});
  options.attention.keys = inputX(4, 8);
  expectRefused([&] { encoder(options); }, "unknown-option", "keys",
                "keys is not an option of encoder: its layers attend to their own tokens");
  options = fixtureEncoder(1, {});
  options.feedForward = FeedForward{Matrix::Zero(8, 5), Matrix::Zero(4, 8), {}, {}};
  expectRefused([&] { encoder(options); }, "wrong-shape", "feedForward.W2",
                "feedForward.W2 must be 5 x 8 (rows x columns); given 4 x 8");
}

}  // namespace poslab
