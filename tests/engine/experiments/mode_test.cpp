// Train or eval: values of D2L's plot, the two outcomes of an entry, the law of the mean, and every rejection.
#include "../../../engine/experiments/mode.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "../../../engine/error.h"

namespace poslab {
namespace {

ModeSettings settingsOf(Mode mode, double rate) {
  ModeSettings settings;
  settings.mode = mode;
  settings.rate = rate;
  return settings;
}

void expectRefused(const ModeSettings& settings, const std::string& argument, const std::string& given) {
  try {
    mode(settings);
    FAIL() << argument << " was accepted";
  } catch (const EngineError& error) {
    EXPECT_EQ(error.argument, argument);
    EXPECT_EQ(error.given, given);
  }
}

// D2L: encoding_dim 32, num_steps 60, columns 6:10. Rows 1 and 59 as PyTorch 1.13 prints them.
TEST(Mode, PlotsColumnsSixToNineOfTheTable) {
  const ModeReport report = mode(settingsOf(Mode::kTrain, 0.2));
  ASSERT_EQ(report.columns, (std::vector<Index>{6, 7, 8, 9}));
  ASSERT_EQ(report.tableColumns.rows(), 60);
  const double row0[] = {0, 1, 0, 1}, row1[] = {.17689219, .98423023, .09983342, .99500417},
               row59[] = {-.87579025, -.48269187, -.37387666, .92747843};
  for (Index c = 0; c < 4; ++c) {
    EXPECT_EQ(report.tableColumns(0, c), row0[c]);
    EXPECT_NEAR(report.tableColumns(1, c), row1[c], 1e-7);
    EXPECT_NEAR(report.tableColumns(59, c), row59[c], 2e-6);  // PyTorch's angles are float32
  }
}

TEST(Mode, TwoEvalRunsAreIdenticalAndTwoTrainRunsAreNot_E05) {
  const ModeReport report = mode(settingsOf(Mode::kEval, 0.5));
  EXPECT_TRUE(report.evalRuns.identical);
  EXPECT_EQ(report.evalRuns.residual, 0);
  EXPECT_FALSE(report.trainRuns.holds);
  EXPECT_TRUE(report.runs.identical);
  EXPECT_EQ(report.runA.output, report.sum);
  EXPECT_EQ(report.runA.droppedCount, 0);
  EXPECT_EQ(report.keptFactor, 1);
}

// Kept entries are (X + P) / (1 - 0.5) = 2 (X + P), exactly; dropped ones are 0, the position part included.
TEST(Mode, AnEntryOfTheSumIsZeroOrDoubledAtRateOneHalf_E05) {
  const ModeReport report = mode(settingsOf(Mode::kTrain, 0.5));
  Index dropped = 0;
  for (Index r = 0; r < 60; ++r) {
    for (Index c = 0; c < 32; ++c) {
      const bool gone = report.runA.dropped[static_cast<size_t>(r * 32 + c)] == 1;
      EXPECT_EQ(report.runA.output(r, c), gone ? 0 : 2 * report.sum(r, c));
      dropped += gone;
    }
  }
  EXPECT_EQ(report.runA.droppedCount, dropped);
  // 1920 entries, chance 1/2: mean 960, standard deviation 21.9; five of them on either side.
  EXPECT_NEAR(static_cast<double>(dropped), 960, 110);
  EXPECT_EQ(report.keptFactor, 2);
}

// A zero word at position 0 in a cosine column: the sum is 1, so at rate 0.5 only 0 or 2 appear.
TEST(Mode, PositionIsDroppedWithTheWord) {
  const ModeReport report = mode(settingsOf(Mode::kTrain, 0.5));
  for (Index c = 1; c < 32; c += 2) {
    EXPECT_TRUE(report.runA.output(0, c) == 0 || report.runA.output(0, c) == 2) << c;
  }
}

// sqrt(0.1 / 0.9) = 1/3; sum of squares of a table row is width / 2, so rms(P) = sqrt(1/2).
TEST(Mode, MeanOfTrainPassesFollowsTheLaw) {
  const ModeReport report = mode(settingsOf(Mode::kTrain, 0.1));
  EXPECT_NEAR(report.relativeChange, 1.0 / 3, 1e-15);
  EXPECT_NEAR(report.sumSize, std::sqrt(0.5), 1e-14);
  ASSERT_EQ(report.sumMeans.distances.size(), 11u);
  EXPECT_EQ(report.sumMeans.passes.front(), 1);
  EXPECT_EQ(report.sumMeans.passes.back(), 1024);
  EXPECT_NEAR(report.expectedMeans.back(), std::sqrt(0.5) / 3 / 32, 1e-14);
  // The relative spread of a root mean square over 1920 entries is a few per cent; a factor 1.2 is far outside it.
  for (size_t k = 0; k < report.sumMeans.passes.size(); ++k) {
    EXPECT_LT(std::abs(std::log(report.sumMeans.distances[k] / report.expectedMeans[k])), std::log(1.2)) << k;
  }
}

TEST(Mode, MeanAfterTheSoftmaxLevelsOff) {
  const ModeReport report = mode(settingsOf(Mode::kTrain, 0.5));
  ASSERT_EQ(report.attentionMeans.passes.back(), 256);
  const double at16 = report.attentionMeans.distances[4], at256 = report.attentionMeans.distances[8];
  // A mean that converged would fall to a quarter from 16 to 256 passes.
  EXPECT_GT(at256, at16 / 3);
}

// Equal distances are no proof by themselves: the report also says what chance alone would leave of a mean that comes
// back, and one row, whose only weight is 1, does come back.
TEST(Mode, ChanceExplainsTheDistanceOnlyWithoutASoftmaxToSpeakOf) {
  const ModeReport report = mode(settingsOf(Mode::kTrain, 0.5));
  EXPECT_TRUE(report.attentionStays);
  ASSERT_EQ(report.attentionChance.size(), 9u);
  EXPECT_NEAR(report.attentionChance[0], 16 * report.attentionChance[8], 1e-14);
  ModeSettings oneRow = settingsOf(Mode::kTrain, 0.5);
  oneRow.rows = 1;
  const ModeReport linear = mode(oneRow);
  EXPECT_FALSE(linear.attentionStays);
  EXPECT_EQ(linear.weights(0, 0), 1);
  const ModeReport all = mode(settingsOf(Mode::kTrain, 1));
  EXPECT_EQ(all.attentionChance.back(), 0);
  EXPECT_TRUE(all.attentionStays);
  EXPECT_FALSE(mode(settingsOf(Mode::kTrain, 0)).attentionStays);
}

TEST(Mode, WideTablesAverageFewerAttentionPasses) {
  ModeSettings settings = settingsOf(Mode::kTrain, 0.5);
  settings.width = 128;
  EXPECT_EQ(mode(settings).attentionMeans.passes.back(), 64);
}

TEST(Mode, RowsOfDroppedWeightsDoNotSumToOne_E06) {
  const ModeReport train = mode(settingsOf(Mode::kTrain, 0.5));
  EXPECT_GT(train.largestRowSumError, 0.1);
  ASSERT_EQ(train.rowSums.size(), 12u);
  EXPECT_EQ(std::abs(train.rowSums[static_cast<size_t>(train.furthestRow)] - 1), train.largestRowSumError);
  const ModeReport eval = mode(settingsOf(Mode::kEval, 0.5));
  EXPECT_LT(eval.largestRowSumError, 1e-12);
  // A softmax weight is above 0, so a 0 was dropped.
  const Matrix& used = train.usedWeights;
  EXPECT_EQ(std::count(train.droppedWeights.begin(), train.droppedWeights.end(), 1),
            std::count(used.data(), used.data() + used.size(), 0.0));
  EXPECT_EQ(std::count(eval.droppedWeights.begin(), eval.droppedWeights.end(), 1), 0);
}

TEST(Mode, RateOneGivesZerosAndRateZeroChangesNothing) {
  const ModeReport one = mode(settingsOf(Mode::kTrain, 1));
  EXPECT_EQ(one.runA.droppedCount, 1920);
  EXPECT_EQ(one.runA.output.cwiseAbs().maxCoeff(), 0);
  EXPECT_EQ(one.keptFactor, 0);
  EXPECT_TRUE(one.runs.identical);
  EXPECT_TRUE(one.expectedMeans.empty());
  const ModeReport zero = mode(settingsOf(Mode::kTrain, 0));
  EXPECT_TRUE(zero.runs.identical);
  EXPECT_EQ(zero.runA.output, zero.sum);
}

TEST(Mode, SaysWhyTwoTrainRunsAreEqual) {
  EXPECT_EQ(mode(settingsOf(Mode::kTrain, 0.2)).trainCase, TrainCase::kDiffer);
  EXPECT_EQ(mode(settingsOf(Mode::kEval, 0)).trainCase, TrainCase::kAllKept);
  EXPECT_EQ(mode(settingsOf(Mode::kTrain, 1)).trainCase, TrainCase::kAllDropped);
  ModeSettings settings = settingsOf(Mode::kTrain, 0.2);
  settings.rows = settings.width = 1;  // sin 0
  EXPECT_EQ(mode(settings).trainCase, TrainCase::kAllZero);
  settings = settingsOf(Mode::kTrain, 1e-15);  // 1920 entries: each mask drops none
  EXPECT_EQ(mode(settings).trainCase, TrainCase::kSamePattern);
}

TEST(Mode, EmbeddingsAddWordsBeforeTheDropout) {
  ModeSettings settings = settingsOf(Mode::kEval, 0.2);
  settings.input = ModeInput::kEmbeddings;
  settings.words = {"a", "b", "a"};
  settings.width = 4;
  settings.scaleByWidth = true;
  const ModeReport report = mode(settings);
  EXPECT_EQ(report.sum.rows(), 3);
  EXPECT_EQ(report.tokens.row(0), report.tokens.row(2));
  EXPECT_LT((report.sum - report.tokens - report.table).cwiseAbs().maxCoeff(), 1e-15);
}

TEST(Mode, NarrowTablesPlotTheColumnsTheyHave) {
  ModeSettings settings = settingsOf(Mode::kTrain, 0.2);
  settings.width = 1;
  EXPECT_EQ(mode(settings).columns, (std::vector<Index>{0}));
  settings.width = 5;
  EXPECT_EQ(mode(settings).columns, (std::vector<Index>{0, 1, 2, 3}));
}

// Without positions the outputs follow the reversed rows; dropping the same places of both does not follow them.
TEST(Mode, TheSameSeedDoesNotFollowTheWords_E05) {
  ModeSettings settings = settingsOf(Mode::kEval, 0.2);
  settings.input = ModeInput::kEmbeddings;
  EXPECT_GT(mode(settings).reversedTrain.residual, 1e-2);
  EXPECT_TRUE(mode(settings).reversedEval.holds);
  settings.rate = 0;
  EXPECT_TRUE(mode(settings).reversedTrain.holds);
  settings.rate = 1;  // every row is 0, and so is every output
  EXPECT_TRUE(mode(settings).reversedTrain.identical);
  settings.rate = 0.2;
  settings.words = {"alone"};  // its own reverse
  EXPECT_TRUE(mode(settings).reversedTrain.identical);
  EXPECT_TRUE(mode(settingsOf(Mode::kTrain, 0.2)).reversedTrain.identical);  // zeros
}

TEST(Mode, SameSeedsGiveTheSameRun) {
  EXPECT_EQ(mode(settingsOf(Mode::kTrain, 0.3)).runA.output, mode(settingsOf(Mode::kTrain, 0.3)).runA.output);
}

TEST(Mode, RefusesWhatItCannotRun) {
  expectRefused(settingsOf(Mode::kTrain, 1.5), "rate", "1.5");
  expectRefused(settingsOf(Mode::kTrain, -0.1), "rate", "-0.1");
  expectRefused(settingsOf(Mode::kTrain, std::nan("")), "rate", "NaN");
  ModeSettings settings;
  settings.passes = 0;
  expectRefused(settings, "passes", "0");
  settings = {};
  settings.width = 2.5;
  expectRefused(settings, "width", "2.5");
  settings = {};
  settings.maskSeed = -3;
  expectRefused(settings, "maskSeed", "-3");
  settings = {};
  settings.maskSeed = 9007199254740991;
  expectRefused(settings, "maskSeed", "9007199254740991");
  settings = {};
  settings.rows = 1001;
  expectRefused(settings, "rows", "1001");
  // Also while the other input is chosen.
  settings = {};
  settings.words = {};
  expectRefused(settings, "words", "0");
  settings = {};
  settings.input = ModeInput::kEmbeddings;
  settings.rows = 2.5;
  expectRefused(settings, "rows", "2.5");
}

}  // namespace
}  // namespace poslab
