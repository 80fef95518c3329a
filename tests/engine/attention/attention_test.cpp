// Values of attention: the reported cases and UDL's notebooks. Laws are in attention_laws_test.cpp, refusals in
// attention_refusals_test.cpp.
#include "attention/attention.h"

#include "../fixtures.h"
#include "../udl_golden.h"
#include "attention_fixtures.h"
#include "encoding/sinusoidal.h"

namespace poslab {

TEST(Attention, WithoutPositions) {
  const AttentionResult result = attention(fixtureAttention(4, 8));
  expectNear(result.output.row(0),
             row({-0.0621737124, 0.325504286, 0.168372481, 0.0441055931, -0.0352596242, -0.116548097, -0.112477606,
                  -0.134382702}),
             kPrinted);
  expectNear(result.weights[0].row(0), row({0.247406882, 0.247014338, 0.254360415, 0.251218365}), kPrinted);
}

TEST(Attention, WithSinusoidsAtTheInput) {
  AttentionOptions options = fixtureAttention(4, 8);
  options.tokens += sinusoidalTable({.rows = 4, .width = 8});
  const AttentionResult result = attention(options);
  expectNear(
      result.output.row(0),
      row({0.262867614, 0.155497449, 0.469219518, 0.0799721155, 0.184738299, -0.785392737, -0.0860722911, 0.508095871}),
      kPrinted);
  expectNear(result.weights[0].row(0), row({0.330102918, 0.292842239, 0.217960883, 0.15909396}), kPrinted);
}

TEST(Attention, ReproducesUdlNotebook12_1) {
  namespace golden = udl_12_1;
  AttentionOptions options;
  options.tokens = golden::X();
  options.Wq = golden::omega_q();
  options.Wk = golden::omega_k();
  options.Wv = golden::omega_v();
  options.bq = asVector(golden::beta_q());
  options.bk = asVector(golden::beta_k());
  options.bv = asVector(golden::beta_v());
  const AttentionResult scaled = attention(options);
  expectNear(scaled.output, golden::Sa_scaled(), kGolden);
  expectNear(scaled.weights[0], golden::attn_scaled(), kGolden);
  options.scale = Scale::kNone;
  const AttentionResult unscaled = attention(options);
  expectNear(unscaled.output, golden::Sa_unscaled(), kGolden);
  expectNear(unscaled.weights[0], golden::attn_unscaled(), kGolden);
}

TEST(Attention, ReproducesUdlNotebook12_2) {
  namespace golden = udl_12_2;
  AttentionOptions options;
  options.tokens = golden::X();
  options.headCount = 2;
  options.Wq = beside(golden::omega_q1(), golden::omega_q2());
  options.Wk = beside(golden::omega_k1(), golden::omega_k2());
  options.Wv = beside(golden::omega_v1(), golden::omega_v2());
  options.bq = asVector(beside(golden::beta_q1(), golden::beta_q2()));
  options.bk = asVector(beside(golden::beta_k1(), golden::beta_k2()));
  options.bv = asVector(beside(golden::beta_v1(), golden::beta_v2()));
  options.Wo = golden::omega_c();
  expectNear(attention(options).output, golden::MhSa(), 1e-11);  // entries reach 21
}

TEST(Attention, ScalesByTheHeadWidth_D13) {
  AttentionOptions options = fixtureAttention(4, 8);
  options.headCount = 2;
  const AttentionResult result = attention(options);
  expectNear(result.weights[0].row(0), row({0.2474317, 0.245167483, 0.255939193, 0.251461624}), kPrinted);
  expectNear(
      result.output.row(0),
      row({-0.0629225837, 0.326227121, 0.1683132, 0.0443929188, -0.0351010549, -0.1166268, -0.1121082, -0.134346179}),
      kPrinted);
}

TEST(Attention, HeadsAreColumnBlocksOfEveryToken_D14) {
  AttentionOptions options;
  options.tokens = matrixOf(2, 4, {0, 1, 2, 3, 4, 5, 6, 7});
  options.Wq = options.Wk = Matrix::Zero(4, 4);
  options.Wv = Matrix::Identity(4, 4);
  options.headCount = 2;
  options.masks.mask = Mask{1, 0, 0, 1};  // each token sees itself: heads split and merged are the identity
  EXPECT_EQ(attention(options).output, options.tokens);
  options.masks.mask.reset();
  options.headMasks = Mask{1, 0, 0, 1, 0, 1, 1, 0};  // head 1 looks at the other token
  EXPECT_EQ(attention(options).output, matrixOf(2, 4, {0, 1, 6, 7, 4, 5, 2, 3}));
}

TEST(Attention, AlibiFavoursTheNearestKey_C10) {
  AttentionOptions options = blindAttention(4, 2);
  options.scheme = Scheme::kAlibi;
  options.alibi = AlibiOptions{Vector{0.5}, AlibiForm::kDistance};
  options.masks.causal = true;
  const Matrix expected = matrixOf(4, 4,
                                   {1, 0, 0, 0, 0.377540669, 0.622459331, 0, 0, 0.186323723, 0.307195886, 0.506480391,
                                    0, 0.101536324, 0.167405097, 0.276004345, 0.455054234});
  expectNear(attention(options).weights[0], expected, kPrinted);
  options.alibi->form = AlibiForm::kKeyOnly;  // the same, since softmax ignores what a row has in common
  expectNear(attention(options).weights[0], expected, kPrinted);
}

TEST(Attention, AlibiFormsDifferWithoutTheCausalMask) {
  AttentionOptions options = blindAttention(3, 2);
  options.scheme = Scheme::kAlibi;
  options.alibi = AlibiOptions{Vector{1}, AlibiForm::kDistance};
  expectNear(attention(options).scores[0], matrixOf(3, 3, {0, -1, -2, -1, 0, -1, -2, -1, 0}), kGolden);
  options.alibi->form = AlibiForm::kKeyOnly;
  expectNear(attention(options).scores[0], matrixOf(3, 3, {0, 1, 2, 0, 1, 2, 0, 1, 2}), kGolden);
}

TEST(Attention, ShawClipsCountsAndScales_C14) {
  AttentionOptions options = fixtureAttention(4, 4);
  options.scheme = Scheme::kShaw;
  options.shaw = fixtureShaw();
  const Matrix output = attention(options).output;
  expectNear(output.row(0), row({0.503559659, 0.231559424, 0.438052367, 0.110718712}), kPrinted);
  expectNear(output.row(3), row({-0.0627587836, 0.0716148858, 0.555413929, 0.882131346}), kPrinted);
}

// With queries (1), keys 0 and key vectors a_r = r the score is the row that the offset chose.
TEST(Attention, ShawRowsAreClippedOffsets_C14) {
  AttentionOptions options = blindAttention(5, 1);
  options.bq = Vector{1};
  options.scheme = Scheme::kShaw;
  options.shaw = ShawOptions{2, matrixOf(5, 1, {0, 1, 2, 3, 4}), {}};
  EXPECT_EQ(attention(options).scores[0],
            matrixOf(5, 5, {2, 3, 4, 4, 4, 1, 2, 3, 4, 4, 0, 1, 2, 3, 4, 0, 0, 1, 2, 3, 0, 0, 0, 1, 2}));
}

TEST(Attention, T5AddsItsBiasUnscaledPerBucketAndHead_C12) {
  AttentionOptions options = blindAttention(3, 8);
  options.headCount = 2;
  options.scheme = Scheme::kT5;
  Matrix bias(32, 2);
  for (Index b = 0; b < 32; ++b) bias.row(b) = row({static_cast<double>(b), -static_cast<double>(b)});
  options.t5 = T5Options{bias, 32, 128, true};
  options.queryPositions = std::vector<int32_t>{0, 20, -20};
  const AttentionResult result = attention(options);
  const Matrix expected = matrixOf(3, 3, {0, 26, 10, 10, 0, 12, 26, 28, 0});
  EXPECT_EQ(result.scores[0], expected);
  EXPECT_EQ(result.scores[1], -expected);
}

TEST(Attention, TablesFeedQueriesAndKeysButNotValues) {
  AttentionOptions options = fixtureAttention(4, 8);
  options.scheme = Scheme::kSinusoidal;
  options.table = sinusoidalTable({.rows = 4, .width = 8});
  const AttentionResult result = attention(options);
  expectNear(result.weights[0].row(0), row({0.330102918, 0.292842239, 0.217960883, 0.15909396}), kPrinted);
  expectNear(result.output, result.weights[0] * (options.tokens * options.Wv), kGolden);
}

TEST(Attention, CausalQueriesAtTheEndOfTheKeys_D11) {
  AttentionOptions options = blindAttention(2, 2);
  options.keys = inputX(5, 2);
  options.masks.causal = true;
  expectNear(attention(options).weights[0], matrixOf(2, 5, {0.25, 0.25, 0.25, 0.25, 0, 0.2, 0.2, 0.2, 0.2, 0.2}),
             kGolden);
}

TEST(Attention, ValidLengthZeroFollowsEmptyRow_D01) {
  AttentionOptions options = d01Attention();
  options.masks.validLens = std::vector<int32_t>{0};
  EXPECT_EQ(attention(options).output, Matrix::Zero(1, 2));
  options.maskedScore = -1e6;
  options.emptyRow = EmptyRow::kUniform;
  const AttentionResult d2l = attention(options);
  expectNear(d2l.output, row({3, 6}), kGolden);
  EXPECT_EQ(d2l.scores[0], Matrix::Constant(1, 3, -1e6));
  options.emptyRow = EmptyRow::kNan;
  EXPECT_TRUE(attention(options).output.array().isNaN().all());
  options.masks.validLens = std::vector<int32_t>{2};
  expectNear(attention(options).output, row({2.24491866, 3.24491866}), kPrinted);
  options.masks.validLens = std::vector<int32_t>{1000};
  expectNear(attention(options).output, row({2.66189132, 4.56997192}), kPrinted);
}

TEST(Attention, OnlyTheEmptyRowIsNaN) {
  AttentionOptions options = fixtureAttention(3, 4);
  options.Wo = Matrix::Identity(4, 4);
  options.masks.validLens = std::vector<int32_t>{3, 0, 3};
  options.emptyRow = EmptyRow::kNan;
  const Matrix output = attention(options).output;
  EXPECT_TRUE(output.row(0).allFinite());
  EXPECT_TRUE(output.row(1).array().isNaN().all());
  EXPECT_TRUE(output.row(2).allFinite());
}

TEST(Attention, ScoresHoldMaskedScoreWhereMasked) {
  AttentionOptions options = fixtureAttention(2, 4);
  options.masks.causal = true;
  const AttentionResult result = attention(options);
  EXPECT_EQ(result.scores[0](0, 1), -std::numeric_limits<double>::infinity());
  EXPECT_EQ(result.weights[0](0, 1), 0);
}

TEST(Attention, WeightsAreBeforeDropoutAndUsedWeightsAfter_E06) {
  AttentionOptions options = d01Attention();
  options.keys = matrixOf(4, 3, {1, 0, 0, 2, 0, 0, 3, 0, 0, 4, 0, 0});
  options.bq = Vector{1};
  options.weightDropout = DropoutOptions{0.1, Mode::kTrain, 0, std::vector<uint8_t>{1, 1, 0, 1}};
  const AttentionResult result = attention(options);
  expectNear(result.weights[0], row({0.0320586033, 0.0871443187, 0.236882818, 0.64391426}), kPrinted);
  expectNear(result.usedWeights[0], row({0.0356206703, 0.0968270208, 0, 0.715460289}), kPrinted);
  EXPECT_NEAR(result.usedWeights[0].sum(), 0.84790798, kPrinted);
  options.weightDropout->mode = Mode::kEval;
  EXPECT_EQ(attention(options).usedWeights[0], result.weights[0]);
}

TEST(Attention, Float32ComputesInSinglePrecision) {
  AttentionOptions options = fixtureAttention(6, 8);
  options.headCount = 2;
  const Matrix wide = attention(options).output;
  options.precision = Precision::kFloat32;
  const AttentionResult single = attention(options);
  const double difference = largestDifference(single.output, wide);
  EXPECT_GT(difference, 1e-10);
  EXPECT_LT(difference, 1e-6);
  for (Index i = 0; i < single.output.size(); ++i) {
    EXPECT_EQ(single.output.data()[i], static_cast<double>(static_cast<float>(single.output.data()[i])));
  }
}

}  // namespace poslab
