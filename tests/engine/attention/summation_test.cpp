// Attention without weights in memory, and sums that do not depend on the order of their terms.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "attention/attention.h"
#include "attention/encoder.h"
#include "attention_fixtures.h"
#include "exact_sum.h"

namespace poslab {
namespace {

TEST(ExactSum, IsTheSameInEveryOrder) {
  // Added one by one these give 0 or 1, depending on the order.
  double terms[] = {-1e16, 1, 1e16};
  std::sort(terms, terms + 3);
  do {
    EXPECT_EQ(exactSum(terms, 3), 1);
  } while (std::next_permutation(terms, terms + 3));
}

TEST(ExactSum, HoldsSmallWholeNumbersAndHalves) {
  const double terms[] = {0.5, -3, 8, 0.25};
  EXPECT_EQ(exactSum(terms, 4), 5.75);
  const float single[] = {0.5f, -3, 8, 0.25f};
  EXPECT_EQ(exactSum(single, 4), 5.75f);
}

TEST(ExactSum, KeepsToTheEdgesOfTheFormat) {
  const double tiny[] = {0x1p-1060, 0x1p-1000, -0x1p-1000};
  EXPECT_NEAR(exactSum(tiny, 3), 0, 0x1p-1020);
  // Two of them overflow on the way when added first.
  const double large[] = {0x1p1023, 0x1p1023, -0x1p1023};
  EXPECT_EQ(exactSum(large, 3), 0x1p1023);
  const double none[] = {0, 0};
  EXPECT_EQ(exactSum(none, 2), 0);
  const double infinite[] = {1, std::numeric_limits<double>::infinity()};
  EXPECT_EQ(exactSum(infinite, 2), infinite[1]);
}

AttentionOptions optionsOf(Scheme scheme, Index tokens, double heads = 2) {
  AttentionOptions options;
  options.tokens = inputX(tokens, 8);
  options.Wq = weightsW(0.1, 8, 8);
  options.Wk = weightsW(0.2, 8, 8);
  options.Wv = weightsW(0.3, 8, 8);
  options.headCount = heads;
  options.scheme = scheme;
  const Index headWidth = 8 / static_cast<Index>(heads);
  if (scheme == Scheme::kSinusoidal) options.table = inputX(tokens, 8, 2);
  if (scheme == Scheme::kShaw) options.shaw = ShawOptions{2, inputX(5, headWidth), inputX(5, headWidth, 1)};
  if (scheme == Scheme::kT5) options.t5 = T5Options{.bias = inputX(32, static_cast<Index>(heads))};
  return options;
}

constexpr Scheme kSchemes[] = {Scheme::kNone, Scheme::kSinusoidal, Scheme::kShaw,
                               Scheme::kT5,   Scheme::kAlibi,      Scheme::kRotary};

// More tokens than are attended to at once.
TEST(WithoutWeights, OutputsAreTheSameBitForBit) {
  constexpr Index kTokens = 150;
  for (const Scheme scheme : kSchemes) {
    AttentionOptions options = optionsOf(scheme, kTokens);
    options.masks.validLens = std::vector<int32_t>(kTokens, 100);
    options.masks.causal = true;
    options.headMasks = Mask(2 * kTokens * kTokens, 1);
    for (size_t i = 0; i < options.headMasks->size(); i += 7) (*options.headMasks)[i] = 0;
    options.weightDropout = DropoutOptions{.rate = 0.3, .mode = Mode::kTrain, .seed = 5};
    const AttentionResult with = attention(options);
    options.returnWeights = false;
    const AttentionResult without = attention(options);
    EXPECT_EQ(without.output, with.output) << static_cast<int>(scheme);
    EXPECT_TRUE(without.weights.empty() && without.usedWeights.empty() && without.scores.empty());
    EXPECT_EQ(with.weights.size(), 2u);
  }
}

TEST(WithoutWeights, AGivenPatternIsReadAtItsPlace) {
  AttentionOptions options = optionsOf(Scheme::kNone, 100);
  options.weightDropout =
      DropoutOptions{.rate = 0.5, .mode = Mode::kTrain, .keep = std::vector<uint8_t>(2 * 100 * 100, 0)};
  // Query 99 of head 1 keeps its last key: twice its weight times that key's value.
  options.weightDropout->keep->back() = 1;
  const AttentionResult with = attention(options);
  options.returnWeights = false;
  const Matrix output = attention(options).output;
  EXPECT_EQ(output, with.output);
  EXPECT_EQ(output.topRows(99), Matrix::Zero(99, 8));
  EXPECT_NE(output(99, 7), 0);
  EXPECT_EQ(output(99, 0), 0);
}

TEST(WithoutWeights, AnEmptyRowCanStillBeNan) {
  AttentionOptions options = optionsOf(Scheme::kNone, 80);
  options.masks.validLens = std::vector<int32_t>(80, 80);
  options.masks.validLens->back() = 0;
  options.emptyRow = EmptyRow::kNan;
  options.returnWeights = false;
  const Matrix output = attention(options).output;
  EXPECT_TRUE(output.row(79).array().isNaN().all());
  EXPECT_TRUE(output.topRows(79).allFinite());
}

TEST(WithoutWeights, AnEncoderHasTheSameLayers) {
  EncoderOptions options{.attention = optionsOf(Scheme::kAlibi, 130), .layerCount = 2, .norm = Norm::kPre};
  const EncoderResult with = encoder(options);
  options.attention.returnWeights = false;
  const EncoderResult without = encoder(options);
  EXPECT_EQ(without.output, with.output);
  EXPECT_EQ(without.weights.size(), 2u);
  EXPECT_TRUE(without.weights[0].empty());
}

TEST(ExactSummation, PermutingTokensPermutesTheOutputBitForBit) {
  Random random(11);
  for (const Precision precision : {Precision::kFloat64, Precision::kFloat32}) {
    for (const Index tokens : {3, 12, 70}) {
      AttentionOptions options = optionsOf(Scheme::kNone, tokens);
      options.precision = precision;
      options.summation = Summation::kExact;
      EncoderOptions stack{.attention = options, .layerCount = 3, .norm = Norm::kPre};
      const std::vector<Index> order = randomOrder(tokens, random);
      const Matrix output = attention(options).output, stacked = encoder(stack).output;
      options.tokens = stack.attention.tokens = reordered(options.tokens, order);
      EXPECT_EQ(attention(options).output, reordered(output, order));
      EXPECT_EQ(encoder(stack).output, reordered(stacked, order));
    }
  }
}

TEST(ExactSummation, ChangesOnlyTheRounding) {
  for (const Scheme scheme : kSchemes) {
    AttentionOptions options = optionsOf(scheme, 20);
    options.masks.causal = true;
    const Matrix fast = attention(options).output;
    options.summation = Summation::kExact;
    EXPECT_LE((attention(options).output - fast).cwiseAbs().maxCoeff(), 1e-13) << static_cast<int>(scheme);
  }
}

// One query 1; key and value ln 10^4 beside 2999 zeros: exp of the scores is 10^4 and 2999 times 1, so the output is
// 10^4 / 12999 ln 10^4. Rounding all terms to bits of the largest alone would lose a quarter of it.
TEST(ExactSummation, IsNoLessExactThanTheFastOne) {
  AttentionOptions options;
  options.tokens = Matrix::Ones(1, 1);
  options.Wq = options.Wk = options.Wv = Matrix::Ones(1, 1);
  options.keys = Matrix::Zero(3000, 1);
  (*options.keys)(0, 0) = std::log(1e4);
  options.summation = Summation::kExact;
  const double expected = 1e4 / 12999 * std::log(1e4);
  const AttentionResult exact = attention(options);
  EXPECT_NEAR(exact.output(0, 0), expected, 1e-13);
  EXPECT_NEAR(exact.weights[0].sum(), 1, 1e-13);
  options.precision = Precision::kFloat32;
  const AttentionResult single = attention(options);
  EXPECT_NEAR(single.output(0, 0), expected, 2e-6);
  EXPECT_NEAR(single.weights[0].sum(), 1, 2e-6);
}

TEST(EmptyRowNan, HidesNoOverflowInAnotherRow) {
  AttentionOptions options;
  options.tokens = Matrix::Identity(2, 2);
  options.Wq = options.Wk = Matrix::Zero(2, 2);
  options.Wv = Matrix::Constant(2, 2, 1e200);
  options.Wo = matrixOf(2, 1, {1e200, -1e200});
  options.masks.mask = Mask{0, 0, 1, 1};
  options.emptyRow = EmptyRow::kNan;
  EXPECT_THROW(attention(options), EngineError);
  options.Wo = matrixOf(2, 1, {1e100, 1e100});
  const Matrix output = attention(options).output;
  EXPECT_TRUE(std::isnan(output(0, 0)));
  // Each value is 1e200 in both columns: 1e200 1e100 + 1e200 1e100.
  EXPECT_DOUBLE_EQ(output(1, 0), 2e300);
}

}  // namespace
}  // namespace poslab
