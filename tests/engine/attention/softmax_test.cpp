#include "attention/softmax.h"

#include "../fixtures.h"

namespace poslab {

namespace {

Matrix softmax(const Matrix& scores, const MaskedSoftmaxOptions& options = {}) {
  return maskedSoftmax(scores, options);
}

MaskedSoftmaxOptions masked(Mask mask, EmptyRow emptyRow = EmptyRow::kZero) {
  MaskedSoftmaxOptions options;
  options.mask = std::move(mask);
  options.emptyRow = emptyRow;
  return options;
}

const Matrix kScores = row({0.5, 1, -0.25});
const Matrix kValues = matrixOf(3, 2, {1, 2, 3, 4, 5, 12});

}  // namespace

TEST(MaskedSoftmax, ARowWithoutKeysFollowsEmptyRow_D01) {
  const Matrix safe = softmax(kScores, masked({0, 0, 0}, EmptyRow::kZero));
  EXPECT_EQ(safe, Matrix::Zero(1, 3));
  const Matrix uniform = softmax(kScores, masked({0, 0, 0}, EmptyRow::kUniform));
  expectNear(uniform, row({1 / 3.0, 1 / 3.0, 1 / 3.0}), kGolden);
  expectNear(uniform * kValues, row({3, 6}), kGolden);
  const Matrix nan = softmax(kScores, masked({0, 0, 0}, EmptyRow::kNan));
  for (Index c = 0; c < 3; ++c) EXPECT_TRUE(std::isnan(nan(0, c)));
}

TEST(MaskedSoftmax, EmptyRowHoldsWhateverMaskedScoreIs_D01) {
  MaskedSoftmaxOptions options = masked({0, 0, 0}, EmptyRow::kZero);
  options.maskedScore = -1e6;
  EXPECT_EQ(softmax(kScores, options), Matrix::Zero(1, 3));
}

TEST(MaskedSoftmax, TwoKeysOrAll_D01) {
  const Matrix two = softmax(kScores, masked({1, 1, 0}));
  expectNear(two, row({0.377540669, 0.622459331, 0}), kPrinted);
  expectNear(two * kValues, row({2.24491866, 3.24491866}), kPrinted);
  expectNear(softmax(kScores), row({0.320401109, 0.528252124, 0.151346767}), kPrinted);
  expectNear(softmax(kScores) * kValues, row({2.66189132, 4.56997192}), kPrinted);
}

TEST(MaskedSoftmax, TheFillMustBeVeryNegative_D05) {
  const Matrix scores = row({2, 1, -3, 0.5});
  MaskedSoftmaxOptions options = masked({1, 1, 0, 0});
  expectNear(softmax(scores, options), row({0.731058579, 0.268941421, 0, 0}), kPrinted);
  options.maskedScore = -1e6;
  expectNear(softmax(scores, options), row({0.731058579, 0.268941421, 0, 0}), kPrinted);
  options.maskedScore = -1e-9;
  expectNear(softmax(scores, options), row({0.610295686, 0.224515236, 0.0825945394, 0.0825945394}), kPrinted);
}

TEST(MaskedSoftmax, OneMeansMayAttend_D07) {
  Matrix scores(4, 4);
  for (Index i = 0; i < 4; ++i) scores.row(i) = row({0, std::log(2), std::log(3), std::log(4)});
  expectNear(softmax(scores, masked(combineMasks({.causal = true}, 4, 4))),
             matrixOf(4, 4, {1, 0, 0, 0, 1 / 3.0, 2 / 3.0, 0, 0, 1 / 6.0, 1 / 3.0, 0.5, 0, 0.1, 0.2, 0.3, 0.4}),
             kGolden);
}

TEST(MaskedSoftmax, NormalizesOverTheKeysOfAQuery_D15) {
  const Matrix scores = matrixOf(2, 2, {1, 2, 3, 5});
  expectNear(softmax(scores), matrixOf(2, 2, {0.268941421, 0.731058579, 0.119202922, 0.880797078}), kPrinted);
  MaskedSoftmaxOptions wrongAxis;
  wrongAxis.axis = SoftmaxAxis::kQuery;
  expectNear(softmax(scores, wrongAxis), matrixOf(2, 2, {0.119202922, 0.0474258732, 0.880797078, 0.952574127}),
             kPrinted);
}

TEST(MaskedSoftmax, TheWrongAxisMasksTheSameEntries) {
  MaskedSoftmaxOptions options = masked({1, 1, 0, 0, 1, 1});
  options.axis = SoftmaxAxis::kQuery;
  expectNear(softmax(Matrix::Zero(2, 3), options), matrixOf(2, 3, {1, 0.5, 0, 0, 0.5, 1}), kGolden);
}

TEST(MaskedSoftmax, StaysFiniteForHugeScores) {
  expectNear(softmax(row({1e308, -1e308, 1e308})), row({0.5, 0, 0.5}), kGolden);
}

TEST(MaskedSoftmax, RefusesBadArguments) {
  expectRefused(
      [] {
        softmax(row({1, std::nan("")}));
      },
      "not-finite", "scores", "scores must be finite numbers; given NaN at row 0, column 1");
  expectRefused(
      [] {
        softmax(row({1, 2}), masked({1}));
      },
      "wrong-shape", "mask", "mask must be a list of length 2; given 1");
  MaskedSoftmaxOptions options;
  options.maskedScore = std::nan("");
  expectRefused(
      [&] {
        softmax(row({1, 2}), options);
      },
      "not-finite", "maskedScore",
      "maskedScore must be -Infinity or a number from -1.7976931348623157e+308 to 1.7976931348623157e+308; given NaN");
}

}  // namespace poslab
