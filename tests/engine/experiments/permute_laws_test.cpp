// The laws of permute over random draws, and where rounding ends.
#include <gtest/gtest.h>

#include <algorithm>

#include "../../../engine/dropout/random.h"
#include "../../../engine/experiments/permute.h"

namespace poslab {
namespace {

TEST(PermuteLaws, TheLawHoldsForTheWholeBlockAndIsBrokenByEveryScheme) {
  Random random(11);
  for (int draw = 0; draw < 60; ++draw) {
    PermuteSettings settings;
    settings.seed = draw;
    settings.headCount = 1 << (draw % 3);
    settings.layerCount = 1 + draw % 4;
    settings.block = draw % 2 ? PermuteBlock::kPreNorm : PermuteBlock::kAttention;
    settings.words.clear();
    for (int t = 0; t < 3 + draw % 7; ++t) settings.words.push_back("w" + std::to_string(t));
    Vector order = defaultOrder(settings.words.size());
    for (size_t k = order.size() - 1; k > 0; --k)
      std::swap(order[k], order[static_cast<size_t>(random.uniform() * static_cast<double>(k + 1))]);
    settings.order = order;
    for (const Precision precision : {Precision::kFloat64, Precision::kFloat32}) {
      settings.precision = precision;
      EXPECT_TRUE(permute(settings).equivariance.holds) << draw;
      EXPECT_TRUE(permute(settings).attention.holds) << draw;
      EXPECT_TRUE(permute(settings).pooled.holds) << draw;
    }
    settings.precision = Precision::kFloat64;
    settings.order = std::nullopt;
    for (const Scheme scheme : {Scheme::kSinusoidal, Scheme::kLearned, Scheme::kShaw, Scheme::kT5, Scheme::kRotary}) {
      settings.scheme = scheme;
      settings.shuffle = Shuffle::kTokens;
      EXPECT_GT(permute(settings).equivariance.residual, 1e-6) << draw;
      settings.shuffle = Shuffle::kSums;
      EXPECT_TRUE(permute(settings).equivariance.holds) << draw;
    }
    settings.scheme = Scheme::kNone;
  }
}

// Large scores make the softmax steep, so rounding grows with them: the law must not be called broken by it, and a
// table must.
TEST(PermuteLaws, RoundingOfSteepStacksIsNotTakenForABrokenLaw) {
  for (int draw = 0; draw < 40; ++draw) {
    PermuteSettings settings;
    settings.seed = draw;
    settings.words.clear();
    for (int t = 0; t < 5 + 4 * (draw % 8); ++t) settings.words.push_back("w" + std::to_string(t));
    settings.width = 2 << (draw % 6);
    settings.scaleByWidth = true;
    settings.layerCount = 1 + draw % 4;
    for (const Precision precision : {Precision::kFloat64, Precision::kFloat32}) {
      settings.precision = precision;
      settings.scheme = Scheme::kNone;
      const PermuteReport report = permute(settings);
      EXPECT_TRUE(report.equivariance.holds) << draw << ": " << report.equivariance.residual;
      EXPECT_TRUE(report.attention.holds) << draw << ": " << report.attention.residual;
      settings.scheme = Scheme::kLearned;
      EXPECT_FALSE(permute(settings).equivariance.holds) << draw;
    }
  }
}

// Relative to the largest output, as the claims of the unit are measured; absolute below 1.
TEST(PermuteLaws, TolerancesFollowThePrecisionTheDepthAndTheOutputs) {
  PermuteSettings settings;
  PermuteReport report = permute(settings);
  ASSERT_GT(report.largestOutput, 1);
  EXPECT_DOUBLE_EQ(report.equivariance.tolerance, 1e-12 * report.largestOutput);
  EXPECT_EQ(report.attention.tolerance, 1e-12);
  EXPECT_FALSE(report.inDouble);
  settings.precision = Precision::kFloat32;
  report = permute(settings);
  EXPECT_DOUBLE_EQ(report.equivariance.tolerance, 1e-5 * report.largestOutput);
  ASSERT_TRUE(report.inDouble);
  EXPECT_LE(report.inDouble->residual, 1e-14);
  settings.layerCount = 2;
  EXPECT_DOUBLE_EQ(permute(settings).equivariance.tolerance, 1e-4 * std::max(1.0, permute(settings).largestOutput));
}

}  // namespace
}  // namespace poslab
