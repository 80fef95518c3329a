// Permute: readings of the unit's laboratory fixture (six tokens of width 8 with sine weights), and the default order.
// Values were computed with PyTorch and NumPy, not with this engine.
#include "../../../engine/experiments/permute.h"

#include <gtest/gtest.h>

#include <cmath>

namespace poslab {
namespace {

// W(s)[i, j] = sin(s + 1.1 i + 0.7 j + 0.3 i j) / sqrt(rows)
Matrix sineMap(double phase) {
  Matrix map(8, 8);
  for (int i = 0; i < 8; ++i) {
    for (int j = 0; j < 8; ++j) map(i, j) = std::sin(phase + 1.1 * i + 0.7 * j + 0.3 * i * j) / std::sqrt(8.0);
  }
  return map;
}

// X[t, c] = sin(0.5 + 0.9 t + 0.4 c + 0.25 t c), one head, eval.
PermuteSettings laboratory(const Vector& order) {
  PermuteSettings settings;
  settings.words = {"a", "b", "c", "d", "e", "f"};
  settings.order = order;
  settings.tokens = Matrix(6, 8);
  for (int t = 0; t < 6; ++t) {
    for (int c = 0; c < 8; ++c) (*settings.tokens)(t, c) = std::sin(0.5 + 0.9 * t + 0.4 * c + 0.25 * t * c);
  }
  settings.Wq = sineMap(0.1);
  settings.Wk = sineMap(0.2);
  settings.Wv = sineMap(0.3);
  return settings;
}

const Vector kMixed = {2, 0, 3, 1, 5, 4};

TEST(Permute, OutputsFollowTheirTokensWithoutPositions_PM1_PM2) {
  PermuteReport report = permute(laboratory({0, 4, 2, 3, 1, 5}));
  EXPECT_EQ(report.moved, (std::vector<int32_t>{1, 4}));
  EXPECT_TRUE(report.selfInverse);
  EXPECT_LE(report.equivariance.residual, 1e-15);
  EXPECT_NEAR(report.invariance.residual, 0.38722554, 1e-8);
  report = permute(laboratory(kMixed));
  EXPECT_FALSE(report.selfInverse);
  EXPECT_EQ(report.inverse, (std::vector<int32_t>{1, 3, 0, 2, 5, 4}));
  EXPECT_TRUE(report.equivariance.holds);
  EXPECT_EQ(report.outcome, PermuteOutcome::kFollows);
  EXPECT_NEAR(report.invariance.residual, 0.451671384, 1e-9);
  EXPECT_NEAR(report.largestOutput, 0.45468516, 1e-8);
}

// The equivariance law alone would let swapped queries and keys or a softmax on the wrong axis pass: values too.
TEST(Permute, WeightsMoveOnBothSides_PM3) {
  const PermuteReport report = permute(laboratory(kMixed));
  EXPECT_NEAR(report.weights[0](0, 3), 0.17134083, 1e-8);
  EXPECT_NEAR(report.weightsOfPermuted[0](1, 2), 0.17134083, 1e-8);
  EXPECT_NEAR(report.weightsOfPermuted[0](0, 3), 0.18839926, 1e-8);
  EXPECT_NEAR(report.weightsOfPermuted[0](2, 1), 0.161756611, 1e-9);
  EXPECT_TRUE(report.attention.holds);
}

TEST(Permute, ATableBreaksTheLawUnlessTheSumsAreShuffled_PM4_E01) {
  PermuteSettings settings = laboratory(kMixed);
  settings.scheme = Scheme::kSinusoidal;
  PermuteReport report = permute(settings);
  EXPECT_NEAR(report.equivariance.residual, 0.340086844, 1e-9);
  EXPECT_EQ(report.outcome, PermuteOutcome::kChanges);
  EXPECT_EQ(report.difference(report.equivariance.row, report.equivariance.col), report.equivariance.residual);
  settings.shuffle = Shuffle::kSums;
  report = permute(settings);
  EXPECT_LE(report.equivariance.residual, 1e-15);
  EXPECT_TRUE(report.equivariance.holds);
}

TEST(Permute, ACausalMaskAloneBreaksTheLaw_PM5) {
  PermuteSettings settings = laboratory({1, 0, 2, 3, 4, 5});
  settings.mask = PermuteMask::kCausal;
  const PermuteReport report = permute(settings);
  EXPECT_NEAR(report.equivariance.residual, 0.359611565, 1e-9);
  EXPECT_EQ(report.mask[1], 0);
  EXPECT_EQ(report.mask[6], 1);
}

TEST(Permute, PlacementsAndTables_PM6) {
  PermuteSettings settings = laboratory(kMixed);
  settings.scheme = Scheme::kSinusoidal;
  settings.placement = Placement::kQueryKey;
  EXPECT_NEAR(permute(settings).equivariance.residual, 0.246713833, 1e-9);
  settings.scheme = Scheme::kLearned;
  settings.placement = Placement::kInput;
  settings.table = Matrix(6, 8);
  for (int i = 0; i < 6; ++i) {
    for (int c = 0; c < 8; ++c) (*settings.table)(i, c) = std::sin(1.3 * i * i + 2.1 * c + 0.4);
  }
  EXPECT_NEAR(permute(settings).equivariance.residual, 1.5519572, 1e-7);
}

TEST(Permute, AValidLengthLeavesTheOrdersInsideTheTwoGroups_PM8) {
  PermuteSettings settings = laboratory(kMixed);
  settings.mask = PermuteMask::kPadding;
  settings.validLength = 4;
  settings.everyOrder = true;
  const PermuteReport report = permute(settings);
  ASSERT_TRUE(report.everyOrder);
  EXPECT_EQ(report.everyOrder->orders, 720);
  EXPECT_EQ(report.everyOrder->holding, 48);  // 4! * 2!
  EXPECT_FALSE(report.everyOrder->holds);
  EXPECT_FALSE(report.everyOrder->identical);
  EXPECT_TRUE(report.keepsValid);  // 2 0 3 1 | 5 4
  settings.everyOrder = false;
  settings.order = Vector{4, 0, 3, 1, 2, 5};  // 4 comes in, 2 goes out
  EXPECT_FALSE(permute(settings).keepsValid);
  settings.mask = PermuteMask::kNone;
  EXPECT_TRUE(permute(settings).keepsValid);
  settings.mask = PermuteMask::kPadding;
  settings.order = Vector(report.everyOrder->worstOrder.begin(), report.everyOrder->worstOrder.end());
  EXPECT_EQ(permute(settings).equivariance.residual, report.everyOrder->residual);
}

TEST(Permute, TheMeanIsInvariantThoughTheRowsMove_PM9) {
  const PermuteReport report = permute(laboratory(kMixed));
  EXPECT_LE(report.pooled.residual, 1e-15);
  EXPECT_TRUE(report.pooled.holds);
  EXPECT_FALSE(report.invariance.holds);
}

// ALiBi sees |offset| only, so a mirrored text looks the same to it; the others keep the sign.
TEST(Permute, OnlyAlibiOverlooksAReversal_PM10) {
  PermuteSettings settings = laboratory({5, 4, 3, 2, 1, 0});
  settings.scheme = Scheme::kAlibi;
  EXPECT_TRUE(permute(settings).equivariance.holds);
  EXPECT_TRUE(permute(settings).reversal);
  EXPECT_FALSE(permute(laboratory(kMixed)).reversal);
  settings.scheme = Scheme::kRotary;
  EXPECT_NEAR(permute(settings).equivariance.residual, 0.236626597, 1e-9);
  for (const Scheme scheme : {Scheme::kT5, Scheme::kShaw}) {
    settings.scheme = scheme;
    EXPECT_GT(permute(settings).equivariance.residual, 1e-3);
  }
}

TEST(Permute, DefaultOrderIsATurnOfThreeTokens) {
  EXPECT_EQ(defaultOrder(1), (Vector{0}));
  EXPECT_EQ(defaultOrder(2), (Vector{1, 0}));
  EXPECT_EQ(defaultOrder(3), (Vector{2, 0, 1}));
  EXPECT_EQ(defaultOrder(5), (Vector{0, 4, 1, 3, 2}));
  for (size_t tokens = 3; tokens <= 64; ++tokens) {
    PermuteSettings settings;
    settings.words.assign(tokens, "w");
    const PermuteReport report = permute(settings);
    EXPECT_EQ(report.moved.size(), 3u);
    EXPECT_FALSE(report.selfInverse);
  }
}

TEST(Permute, EqualWordsWithPositionsInQueriesAndKeysStayEqual) {
  PermuteSettings settings;
  settings.words.assign(5, "the");
  settings.scheme = Scheme::kSinusoidal;
  settings.placement = Placement::kQueryKey;
  PermuteReport report = permute(settings);
  EXPECT_TRUE(report.equalWords.holds);
  EXPECT_EQ(report.equalWords.entries, 10 * 8);
  EXPECT_EQ(report.distinctWords, 1);
  EXPECT_EQ(permute({}).distinctWords, 4);  // the fox fed the hen
  EXPECT_EQ(report.outcome, PermuteOutcome::kStays);
  settings.placement = Placement::kInput;
  report = permute(settings);
  EXPECT_GT(report.equalWords.residual, 1e-3);
  settings.words = {"a", "b"};
  settings.order = Vector{1, 0};
  EXPECT_EQ(permute(settings).equalWords.entries, 0);
}

// One causal layer weighs the tokens before the last as a set; with a second layer these are themselves changed by
// their order.
TEST(Permute, TheLastTokenNoticesTheOrderBeforeItOnlyWithTwoCausalLayers) {
  PermuteSettings settings;
  settings.order = Vector{2, 0, 1, 3, 4};
  settings.mask = PermuteMask::kCausal;
  PermuteReport report = permute(settings);
  EXPECT_EQ(report.last.row, 4);
  EXPECT_TRUE(report.last.holds);
  settings.layerCount = 2;
  EXPECT_GT(permute(settings).last.residual, 1e-3);
  settings.order = std::nullopt;
  EXPECT_EQ(permute(settings).last.entries, 0);
}

TEST(Permute, ScalingMultipliesTheTokensByTheRootOfTheWidth) {
  PermuteSettings settings;
  settings.width = 16;
  const Matrix plain = permute(settings).tokens;
  settings.scaleByWidth = true;
  EXPECT_EQ(permute(settings).tokens, Matrix(4 * plain));
}

// ALiBi's slope of one head is 1/256: with nearly equal tokens its change is real, yet as small as rounding in float32.
TEST(Permute, ARealChangeAsSmallAsRoundingInSinglePrecisionIsStillBroken) {
  PermuteSettings settings = laboratory(kMixed);
  settings.scheme = Scheme::kAlibi;
  for (int t = 0; t < 6; ++t) {
    for (int c = 0; c < 8; ++c) (*settings.tokens)(t, c) = 1 + 1e-4 * (*settings.tokens)(t, c);
  }
  const PermuteReport exact = permute(settings);
  ASSERT_FALSE(exact.equivariance.holds);
  ASSERT_LT(exact.equivariance.residual, 1e-5);
  settings.precision = Precision::kFloat32;
  const PermuteReport report = permute(settings);
  EXPECT_FALSE(report.equivariance.holds) << report.equivariance.residual;
  EXPECT_LT(report.equivariance.tolerance, report.equivariance.residual);
  EXPECT_EQ(report.outcome, PermuteOutcome::kChanges);
  settings.scheme = Scheme::kNone;
  EXPECT_TRUE(permute(settings).equivariance.holds);
}

TEST(Permute, WidthOneAndOddWidthsWork) {
  for (const double width : {1.0, 5.0}) {
    PermuteSettings settings;
    settings.width = width;
    EXPECT_TRUE(permute(settings).equivariance.holds);
    EXPECT_FALSE(permute(settings).loneSine);
    settings.scheme = Scheme::kSinusoidal;
    EXPECT_FALSE(permute(settings).equivariance.holds);
    EXPECT_TRUE(permute(settings).loneSine);
  }
}

TEST(Permute, EveryOrderKeepsTheLawWithoutPositions) {
  PermuteSettings settings = laboratory(kMixed);
  settings.everyOrder = true;
  const PermuteReport report = permute(settings);
  EXPECT_EQ(report.everyOrder->holding, 720);  // 6!
  EXPECT_TRUE(report.everyOrder->holds);
}

TEST(Permute, OneTokenHasNothingToShuffle) {
  PermuteSettings settings;
  settings.words = {"alone"};
  const PermuteReport report = permute(settings);
  EXPECT_TRUE(report.equivariance.identical);
  EXPECT_TRUE(report.moved.empty());
  EXPECT_EQ(report.outcome, PermuteOutcome::kStays);
}

}  // namespace
}  // namespace poslab
