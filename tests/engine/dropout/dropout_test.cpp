#include "dropout/dropout.h"

#include "../fixtures.h"

namespace poslab {

TEST(Dropout, EvalReturnsTheInputBitForBit_E05) {
  const Matrix tokens = inputX(5, 6);
  const DropoutResult result = dropout(tokens, {0.5, Mode::kEval, 7, {}});
  EXPECT_EQ(result.output, tokens);
  EXPECT_EQ(std::count(result.dropped.begin(), result.dropped.end(), 1), 0);
}

TEST(Dropout, TrainGivesZeroOrTheEntryScaled_E05) {
  const Matrix tokens = inputX(20, 16);
  const DropoutResult result = dropout(tokens, {0.5, Mode::kTrain, 7, {}});
  for (Index i = 0; i < tokens.size(); ++i) {
    EXPECT_EQ(result.output.data()[i], result.dropped[i] ? 0 : 2 * tokens.data()[i]);
  }
  EXPECT_EQ(dropout(tokens, {0.5, Mode::kTrain, 7, {}}).output, result.output);
  EXPECT_NE(dropout(tokens, {0.5, Mode::kTrain, 8, {}}).output, result.output);
}

TEST(Dropout, KeepsAnEntryWhenItsDrawIsAtLeastTheRate) {
  Random random(11);
  const DropoutResult result = dropout(Matrix::Ones(8, 8), {0.3, Mode::kTrain, 11, {}});
  for (const uint8_t dropped : result.dropped) EXPECT_EQ(dropped, random.uniform() >= 0.3 ? 0 : 1);
}

TEST(Dropout, TheMeanOverManySeedsTendsToTheInput_E05) {
  const Matrix tokens = inputX(3, 4);
  Matrix sum = Matrix::Zero(3, 4);
  for (int seed = 0; seed < 20000; ++seed)
    sum += dropout(tokens, {0.5, Mode::kTrain, static_cast<double>(seed), {}}).output;
  expectNear(sum / 20000, tokens, 0.04);
}

TEST(Dropout, RateZeroIsTheIdentityAndRateOneGivesZeros) {
  const Matrix tokens = inputX(4, 4);
  EXPECT_EQ(dropout(tokens, {0, Mode::kTrain, 1, {}}).output, tokens);
  EXPECT_EQ(dropout(tokens, {1, Mode::kTrain, 1, {}}).output, Matrix::Zero(4, 4));
}

TEST(Dropout, KeepReplacesTheDraws_E06) {
  const Matrix weights = row({0.0320586033, 0.0871443187, 0.236882818, 0.64391426});
  const Matrix used = dropout(weights, {0.1, Mode::kTrain, 0, std::vector<uint8_t>{1, 1, 0, 1}}).output;
  expectNear(used, row({0.0356206703, 0.0968270208, 0, 0.715460289}), kPrinted);
  EXPECT_NEAR(used.sum(), 0.84790798, kPrinted);
}

TEST(Dropout, RefusesRatesOutsideZeroToOne) {
  const Matrix tokens = inputX(2, 2);
  expectRefused(
      [&] {
        dropout(tokens, {1.5, Mode::kTrain, 0, {}});
      },
      "out-of-range", "rate", "rate must be a number from 0 to 1; given 1.5");
  expectRefused(
      [&] {
        dropout(tokens, {-0.1, Mode::kEval, 0, {}});
      },
      "out-of-range", "rate", "rate must be a number from 0 to 1; given -0.1");
  expectRefused(
      [&] {
        dropout(tokens, {std::nan(""), Mode::kTrain, 0, {}});
      },
      "not-finite", "rate", "rate must be a number from 0 to 1; given NaN");
}

TEST(Dropout, RefusesWrongKeepPatterns) {
  const Matrix tokens = inputX(2, 2);
  expectRefused(
      [&] {
        dropout(tokens, {0.5, Mode::kTrain, 0, std::vector<uint8_t>{1, 1, 0}});
      },
      "wrong-shape", "keep", "keep must be a list of length 4; given 3");
  expectRefused(
      [&] {
        dropout(tokens, {0.5, Mode::kTrain, 0, std::vector<uint8_t>{1, 2, 0, 1}});
      },
      "out-of-range", "keep", "keep must be entries 0 or 1; given 2 at index 1");
  expectRefused(
      [&] {
        dropout(tokens, {1, Mode::kTrain, 0, std::vector<uint8_t>{1, 0, 0, 0}});
      },
      "out-of-range", "keep", "keep must be all 0 when rate is 1; given an entry 1");
}

TEST(Dropout, RefusesToScaleAnEntryToInfinity) {
  expectRefused(
      [] {
        dropout(row({1.7e308}), {0.5, Mode::kTrain, 0, std::vector<uint8_t>{1}});
      },
      "overflow", "dropout",
      "computing dropout leaves the range of the number format: the result holds Infinity, though the input is finite");
}

}  // namespace poslab
