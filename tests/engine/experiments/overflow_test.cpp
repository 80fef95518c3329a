// Overflow: the step that fails, the silent exceptions, what each cure loses, and every rejection.
#include "../../../engine/experiments/overflow.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "../../../engine/encoding/learned.h"
#include "../../../engine/encoding/overflow_positions.h"
#include "../../../engine/error.h"

namespace poslab {
namespace {

OverflowReport run(double length, double maxLen = 1000, double width = 32,
                   StoredTable table = StoredTable::kSinusoidal) {
  OverflowSettings settings;
  settings.length = length;
  settings.maxLen = maxLen;
  settings.width = width;
  settings.table = table;
  return overflow(settings);
}

const OverflowCure& of(const OverflowReport& report, OverflowPolicy policy) {
  for (const OverflowCure& cure : report.cures) {
    if (cure.policy == policy) return cure;
  }
  throw std::logic_error("no such cure");
}

std::vector<StepState> states(const OverflowReport& report) {
  std::vector<StepState> result;
  for (const OverflowStep& step : report.steps) result.push_back(step.state);
  return result;
}

constexpr StepState kDone = StepState::kDone, kFails = StepState::kFails, kNotReached = StepState::kNotReached,
                    kAbsent = StepState::kAbsent;

// A11, CL39: 1000 rows take 999 and 1000 tokens and refuse 1001 and 1500; also for limits 60 and 64.
TEST(Overflow, RefusesFromOnePastTheTable) {
  for (const double maxLen : {4.0, 60.0, 64.0, 1000.0}) {
    for (double n = maxLen - 3; n <= maxLen + 3; ++n) {
      const OverflowReport report = run(n, maxLen, 4);
      EXPECT_EQ(report.outcome, n <= maxLen ? OverflowOutcome::kFits : OverflowOutcome::kAddFails)
          << n << " " << maxLen;
      EXPECT_EQ(report.slicedRows, static_cast<Index>(std::min(n, maxLen)));
      EXPECT_EQ(report.firstRefused, static_cast<Index>(maxLen + 1));
      EXPECT_EQ(report.lastPosition, static_cast<Index>(maxLen - 1));
    }
  }
}

TEST(Overflow, TheSliceIsDoneAndTheAddFails) {
  const OverflowReport report = run(1500);
  EXPECT_STREQ(report.failingStep, "add");
  EXPECT_EQ(states(report), (std::vector<StepState>{kDone, kDone, kFails, kNotReached}));
  EXPECT_EQ(report.steps[1].rows, 1000);
  EXPECT_EQ(report.missingRows, 500);
  EXPECT_EQ(report.lastToken, 1499);
  EXPECT_EQ(report.spareRows, 0);
  EXPECT_EQ(report.outputRows, 0);
  ASSERT_EQ(report.frameworks.size(), 4u);
  EXPECT_EQ(
      report.frameworks[0].text,
      "RuntimeError: The size of tensor a (1500) must match the size of tensor b (1000) at non-singleton dimension 1");
  const OverflowReport fits = run(999);
  EXPECT_STREQ(fits.failingStep, "none");
  EXPECT_EQ(fits.outputRows, 999);
  for (const FrameworkText& text : fits.frameworks) EXPECT_EQ(text.text, "");
}

// PyTorch 1.13: one stored row spreads over 60 tokens without a word.
TEST(Overflow, OneRowSpreadsInSilence) {
  const OverflowReport report = run(60, 1);
  EXPECT_EQ(report.outcome, OverflowOutcome::kTableSpread);
  EXPECT_EQ(report.outputRows, 60);
  EXPECT_FALSE(report.firstRefused.has_value());
  for (const FrameworkText& text : report.frameworks) EXPECT_EQ(text.text, "");
  EXPECT_TRUE(report.frameworks[0].run);
  EXPECT_FALSE(report.frameworks[2].run);
  EXPECT_EQ(run(1, 1).outcome, OverflowOutcome::kFits);
}

TEST(Overflow, VitHasNoSlice) {
  const OverflowReport shorter = run(20, 37, 32, StoredTable::kVit);
  EXPECT_EQ(shorter.outcome, OverflowOutcome::kAddFails);
  EXPECT_EQ(shorter.spareRows, 17);  // 37 - 20
  EXPECT_EQ(states(shorter), (std::vector<StepState>{kDone, kAbsent, kFails, kNotReached}));
  EXPECT_EQ(
      shorter.frameworks[0].text,
      "RuntimeError: The size of tensor a (20) must match the size of tensor b (37) at non-singleton dimension 1");
  EXPECT_EQ(run(37, 37, 32, StoredTable::kVit).outcome, OverflowOutcome::kFits);
  const OverflowReport single = run(1, 37, 32, StoredTable::kVit);
  EXPECT_EQ(single.outcome, OverflowOutcome::kInputSpread);
  EXPECT_EQ(single.outputRows, 37);
  EXPECT_EQ(run(20, 37, 32, StoredTable::kLearned).outcome, OverflowOutcome::kFits);
}

TEST(Overflow, OddWidthFailsAtConstructionThereAndEndsInALoneSineHere) {
  const OverflowReport report = run(1500, 1000, 31);
  EXPECT_EQ(report.outcome, OverflowOutcome::kBuildFails);
  EXPECT_STREQ(report.failingStep, "build");
  EXPECT_EQ(states(report), (std::vector<StepState>{kFails, kNotReached, kNotReached, kNotReached}));
  EXPECT_TRUE(report.loneSine);
  // 31 columns: 0, 2, .. 30 are 16 sines, 1, 3, .. 29 are 15 places for as many cosines as sines.
  EXPECT_EQ(report.cosinesComputed, 16);
  EXPECT_EQ(report.cosineColumns, 15);
  EXPECT_EQ(of(report, OverflowPolicy::kRebuild).distinctRows, 1500);
  EXPECT_EQ(run(900, 1000, 31, StoredTable::kLearned).outcome, OverflowOutcome::kFits);

  const OverflowReport one = run(900, 1000, 1);
  EXPECT_EQ(one.outcome, OverflowOutcome::kFits);
  EXPECT_TRUE(one.loneSine);
  EXPECT_EQ(one.columns, std::vector<Index>{0});
  EXPECT_NEAR(one.ideal[2], 0.9092974268256817, 1e-15);  // sin 2
}

TEST(Overflow, CuresOf1500TokensAnd1000Rows) {
  const OverflowReport report = run(1500);
  const OverflowCure& rebuild = of(report, OverflowPolicy::kRebuild);
  EXPECT_TRUE(rebuild.kept.identical);
  EXPECT_EQ(rebuild.kept.entries, 32000);
  EXPECT_TRUE(rebuild.ownRow.identical);
  EXPECT_EQ(rebuild.keptRows, 1000);
  EXPECT_EQ(rebuild.newRows, 500);
  EXPECT_EQ(rebuild.distinctRows, 1500);
  EXPECT_FALSE(rebuild.firstPair.has_value());

  const OverflowCure& truncate = of(report, OverflowPolicy::kTruncate);
  EXPECT_EQ(truncate.outputRows, 1000);
  EXPECT_EQ(truncate.lostTokens, 500);
  EXPECT_EQ(truncate.lostShare, 500.0 / 1500);
  EXPECT_EQ(truncate.movedRows, 0);
  EXPECT_TRUE(truncate.kept.identical);
  EXPECT_FALSE(truncate.ownRow.holds);
  EXPECT_EQ(truncate.distinctRows, 1000);

  const OverflowCure& clamp = of(report, OverflowPolicy::kClamp);  // OV5
  EXPECT_EQ(clamp.lastRowTokens, 501);
  EXPECT_EQ(clamp.sharedRows, 1);
  EXPECT_EQ(clamp.sharingTokens, 501);
  EXPECT_EQ(clamp.collidingPairs, 501 * 500 / 2);
  EXPECT_EQ(clamp.closest->distance, 0);
  EXPECT_EQ(clamp.firstPair->first, 999);
  EXPECT_EQ(clamp.firstPair->second, 1000);

  const OverflowCure& wrap = of(report, OverflowPolicy::kWrap);  // CL42, OV6
  EXPECT_EQ(wrap.outputRows, 1500);
  EXPECT_EQ(wrap.distinctRows, 1000);
  EXPECT_EQ(wrap.sharedRows, 500);
  EXPECT_EQ(wrap.collidingPairs, 500);
  EXPECT_EQ(wrap.lastRowTokens, 1);
  EXPECT_EQ(wrap.firstPair->first, 0);
  EXPECT_EQ(wrap.firstPair->second, 1000);
  EXPECT_EQ(wrap.positions[1200], 200);

  const OverflowCure& interpolate = of(report, OverflowPolicy::kInterpolate);
  EXPECT_EQ(interpolate.keptRows, 1);
  EXPECT_EQ(interpolate.movedRows, 999);
  EXPECT_EQ(interpolate.distinctRows, 1500);
  EXPECT_EQ(interpolate.positions[3], 2);
  EXPECT_FALSE(interpolate.kept.holds);
}

// |p_i - p_{i+d}|^2 = sum over pairs of 2 - 2 cos(d w_j), for any i: d = 1 before, d = 2/3 after stretching 1000 rows
// to 1500.
TEST(Overflow, NeighboursMoveCloserWhenInterpolated) {
  const auto distance = [](double offset) {
    double squared = 0;
    for (int j = 0; j < 16; ++j) squared += 2 - 2 * std::cos(offset * std::pow(10000.0, -2.0 * j / 32));
    return std::sqrt(squared);
  };
  const OverflowReport report = run(1500);
  EXPECT_NEAR(report.closest->distance, distance(1), 1e-12);
  EXPECT_NEAR(report.closest->distance, 1.17, 0.005);
  EXPECT_NEAR(of(report, OverflowPolicy::kInterpolate).closest->distance, distance(2.0 / 3), 1e-12);
  EXPECT_NEAR(of(report, OverflowPolicy::kWrap).closest->distance, distance(1), 1e-12);
}

// D2L, width 32, row 1499 (facts 5), columns 18 and 6 by hand.
TEST(Overflow, StripsAndCurveAreTheTable) {
  const OverflowReport report = run(1500);
  EXPECT_EQ(report.columns, (std::vector<Index>{16, 18, 20, 22}));
  EXPECT_EQ(report.strips.rows(), 4);
  EXPECT_EQ(report.strips.cols(), 1000);
  EXPECT_EQ(report.stripScale, 1);
  EXPECT_EQ(report.curveColumn, 18);
  EXPECT_NEAR(report.strips(0, 999), std::sin(9.99), 1e-13);
  EXPECT_NEAR(report.ideal[1499], std::sin(1499 * std::pow(10, -2.25)), 1e-13);
  EXPECT_EQ(of(report, OverflowPolicy::kRebuild).column, report.ideal);
  EXPECT_EQ(of(report, OverflowPolicy::kClamp).column[1499], report.ideal[999]);
  EXPECT_EQ(of(report, OverflowPolicy::kWrap).column[1499], report.ideal[499]);
  EXPECT_EQ(run(12, 8, 2).columns, (std::vector<Index>{0}));
  EXPECT_EQ(run(12, 8, 32).columns, (std::vector<Index>{0, 2, 4, 6}));
}

TEST(Overflow, CountsBytes) {
  const OverflowReport report = run(1500);
  EXPECT_EQ(report.storedBytes32, 128000);
  EXPECT_EQ(report.storedBytes64, 256000);
  EXPECT_EQ(report.neededBytes32, 192000);
  EXPECT_EQ(report.neededBytes64, 384000);
}

TEST(Overflow, LearnedTablesCanOnlyBeRead) {
  const OverflowReport report = run(12, 8, 4, StoredTable::kLearned);
  EXPECT_EQ(report.outcome, OverflowOutcome::kAddFails);
  EXPECT_FALSE(report.loneSine);
  const OverflowCure& rebuild = of(report, OverflowPolicy::kRebuild);
  EXPECT_EQ(rebuild.newRows, 4);
  EXPECT_TRUE(rebuild.kept.identical);
  EXPECT_EQ(rebuild.keptRows, 8);
  const Matrix table = learnedTable({12, 4, 7});
  EXPECT_EQ(rebuild.column[11], table(11, report.curveColumn));
  EXPECT_EQ(of(report, OverflowPolicy::kClamp).lastRowTokens, 5);
  EXPECT_EQ(of(report, OverflowPolicy::kWrap).collidingPairs, 4);
  // 12 tokens over 8 rows: token 1 reads 2/3, between rows 0 and 1; token 11 would read 7.33 and stays on row 7.
  const OverflowCure& interpolate = of(report, OverflowPolicy::kInterpolate);
  const double r0 = table(0, report.curveColumn), r1 = table(1, report.curveColumn);
  EXPECT_NEAR(interpolate.column[1], r0 + (r1 - r0) * 2 / 3, 1e-15);
  EXPECT_EQ(interpolate.positions[11], 7);
  EXPECT_EQ(interpolate.column[11], table(7, report.curveColumn));
}

// Whatever the sizes: tokens are kept or lost, rows are counted once, and with a table that is long enough all cures
// agree.
TEST(Overflow, CountsAddUp) {
  for (const StoredTable table : {StoredTable::kSinusoidal, StoredTable::kLearned, StoredTable::kVit}) {
    for (const double width : {1.0, 2.0, 5.0, 8.0}) {
      for (const double maxLen : {1.0, 2.0, 7.0, 12.0}) {
        for (const double n : {1.0, 2.0, 7.0, 8.0, 30.0}) {
          const OverflowReport report = run(n, maxLen, width, table);
          for (const OverflowCure& cure : report.cures) {
            EXPECT_EQ(cure.outputRows + cure.lostTokens, static_cast<Index>(n));
            EXPECT_EQ(cure.distinctRows - cure.sharedRows + cure.sharingTokens, cure.outputRows);
            EXPECT_EQ(cure.collidingPairs > 0, cure.firstPair.has_value());
            EXPECT_EQ(cure.closest.has_value(), cure.outputRows > 1);
            EXPECT_EQ(cure.column.size(), static_cast<size_t>(cure.outputRows));
            if (n > maxLen) continue;
            EXPECT_TRUE(cure.ownRow.identical);
            EXPECT_EQ(cure.keptRows, static_cast<Index>(n));
          }
        }
      }
    }
  }
}

TEST(Overflow, TheVerdictIsOfTheChosenCure) {
  OverflowSettings settings;
  settings.cure = OverflowPolicy::kClamp;
  const OverflowReport report = overflow(settings);
  EXPECT_EQ(report.verdict.residual, of(report, OverflowPolicy::kClamp).ownRow.residual);
  EXPECT_FALSE(report.verdict.holds);
  EXPECT_TRUE(overflow({}).verdict.identical);
}

TEST(OverflowPositions, FollowThePolicy) {
  EXPECT_EQ(overflowPositions(OverflowPolicy::kRebuild, 5, 3), (std::vector<double>{0, 1, 2, 3, 4}));
  EXPECT_EQ(overflowPositions(OverflowPolicy::kTruncate, 5, 3), (std::vector<double>{0, 1, 2}));
  EXPECT_EQ(overflowPositions(OverflowPolicy::kClamp, 5, 3), (std::vector<double>{0, 1, 2, 2, 2}));
  EXPECT_EQ(overflowPositions(OverflowPolicy::kWrap, 5, 3), (std::vector<double>{0, 1, 2, 0, 1}));
  EXPECT_EQ(overflowPositions(OverflowPolicy::kInterpolate, 6, 3), (std::vector<double>{0, .5, 1, 1.5, 2, 2.5}));
  EXPECT_EQ(overflowPositions(OverflowPolicy::kInterpolate, 2, 3), (std::vector<double>{0, 1}));
}

void expectRefused(const OverflowSettings& settings, const std::string& sentence) {
  try {
    overflow(settings);
    FAIL() << "accepted: " << sentence;
  } catch (const EngineError& error) {
    EXPECT_EQ(std::string(error.what()), sentence);
  }
}

TEST(Overflow, RefusesBadSettingsInOneSentence) {
  const auto with = [](double OverflowSettings::*member, double value) {
    OverflowSettings settings;
    settings.*member = value;
    return settings;
  };
  expectRefused(with(&OverflowSettings::length, -1), "length must be an integer from 1 to 4096; given -1");
  expectRefused(with(&OverflowSettings::length, 1e9), "length must be an integer from 1 to 4096; given 1000000000");
  expectRefused(with(&OverflowSettings::length, 2.5), "length must be an integer from 1 to 4096; given 2.5");
  expectRefused(with(&OverflowSettings::length, std::numeric_limits<double>::quiet_NaN()),
                "length must be an integer from 1 to 4096; given NaN");
  expectRefused(with(&OverflowSettings::maxLen, 0), "maxLen must be an integer from 1 to 4096; given 0");
  expectRefused(with(&OverflowSettings::maxLen, 4097), "maxLen must be an integer from 1 to 4096; given 4097");
  expectRefused(with(&OverflowSettings::width, 0), "width must be an integer from 1 to 512; given 0");
  expectRefused(with(&OverflowSettings::width, 513), "width must be an integer from 1 to 512; given 513");
  expectRefused(with(&OverflowSettings::base, 0), "base must be a number above 0; given 0");
  expectRefused(with(&OverflowSettings::seed, -1), "seed must be an integer from 0 to 9007199254740991; given -1");
  OverflowSettings settings;
  settings.cure = OverflowPolicy::kError;
  expectRefused(settings, "cure must be rebuild, truncate, clamp, wrap or interpolate; given error");
}

}  // namespace
}  // namespace poslab
