#include "mode.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "../attention/embed.h"
#include "../dropout/random.h"
#include "../encoding/positional_encoding.h"
#include "../error.h"
#include "drawn_layer.h"
#include "token_count.h"

namespace poslab {
namespace {

constexpr Index kMaxAttentionRows = 12;
constexpr Index kMaxSumPasses = 1024, kMaxAttentionPasses = 256, kMinAttentionPasses = 16;
// The mean over passes takes the first rows only when the sum is large: 1024 passes of this many entries stay near 10
// ms.
constexpr Index kAveragedEntries = 2048;
// The same for attention, whose passes cost width squared: 256 up to width 64, then fewer.
constexpr Index kAttentionWork = 1 << 20;
constexpr double kStandardErrors = 2;
constexpr double kLastSeed = 9007199254740991;  // 2^53 - 1; every pass takes the next seed

double rootMeanSquare(const Matrix& matrix) {
  return std::sqrt(sumOfSquares(matrix) / static_cast<double>(matrix.size()));
}

void validate(const ModeSettings& settings) {
  requireRange("rate", settings.rate, 0, 1);
  requireInteger("passes", settings.passes, 1, static_cast<double>(kMaxSumPasses));
  requireInteger("width", settings.width, 1, 512);
  requireSeed("seed", settings.seed);
  requireInteger("maskSeed", settings.maskSeed, 0, kLastSeed - static_cast<double>(kMaxSumPasses));
  requireInteger("rows", settings.rows, 1, 1000);
  requireTokenCount(settings.words);
}

Matrix inputTokens(const ModeSettings& settings) {
  if (settings.input == ModeInput::kEmbeddings) return embed(settings.words, settings.width, settings.seed);
  return zeros<double>(static_cast<Index>(settings.rows), static_cast<Index>(settings.width));
}

PositionalEncodingResult forward(const ModeSettings& settings, const Matrix& tokens, Mode mode, double maskSeed) {
  PositionalEncodingOptions options;
  options.tokens = tokens;
  options.dropout = settings.rate;
  options.mode = mode;
  options.seed = maskSeed;
  options.scaleByWidth = settings.scaleByWidth;
  return positionalEncoding(options);
}

ModeRun run(const ModeSettings& settings, const Matrix& tokens, Mode mode, double maskSeed) {
  PositionalEncodingResult result = forward(settings, tokens, mode, maskSeed);
  const Index count = std::count(result.dropped.begin(), result.dropped.end(), uint8_t{1});
  return {std::move(result.output), std::move(result.dropped), count};
}

DropoutOptions trainDropout(const ModeSettings& settings, Index pass) {
  DropoutOptions options;
  options.rate = settings.rate;
  options.mode = Mode::kTrain;
  options.seed = settings.maskSeed + static_cast<double>(pass);
  return options;
}

double distanceOfMean(Matrix total, Index passes, const Matrix& from) {
  divideBy(total, static_cast<double>(passes));
  return rootMeanSquare(differenceOf(total, from));
}

void put(Means& means, Index passes, double distance) {
  means.passes.push_back(static_cast<double>(passes));
  means.distances.push_back(distance);
}

bool isPowerOfTwo(Index n) { return (n & (n - 1)) == 0; }

void averageSums(const ModeSettings& settings, ModeReport& report) {
  const Matrix sum = rowsOf(report.sum, 0, report.averagedRows);
  report.sumSize = rootMeanSquare(sum);
  Matrix total = zeros<double>(sum.rows(), sum.cols());
  for (Index pass = 1; pass <= kMaxSumPasses; ++pass) {
    addTo(total, dropout(sum, trainDropout(settings, pass - 1)).output);
    const bool onGrid = isPowerOfTwo(pass), asked = pass == static_cast<Index>(settings.passes);
    if (!onGrid && !asked) continue;
    const double distance = distanceOfMean(total, pass, sum);
    if (asked) report.sumMean = distance;
    if (!onGrid) continue;
    put(report.sumMeans, pass, distance);
    if (settings.rate < 1)
      report.expectedMeans.push_back(report.relativeChange * report.sumSize / std::sqrt(static_cast<double>(pass)));
  }
}

AttentionOptions attentionOver(const ModeSettings& settings, const Matrix& tokens) {
  AttentionOptions options = drawnAttention({.seed = settings.seed, .width = settings.width});
  options.tokens = tokens;
  return options;
}

Index attentionPasses(Index width) {
  Index passes = kMaxAttentionPasses;
  while (passes > kMinAttentionPasses && passes * width * width > kAttentionWork) passes /= 2;
  return passes;
}

// Mean and squared deviations are updated pass by pass (Welford 1962): equal outputs leave a spread of exactly 0.
void takeIn(const Matrix& output, Index pass, Matrix& mean, Matrix& squares) {
  for (Index i = 0; i < output.size(); ++i) {
    const double step = output.data()[i] - mean.data()[i];
    mean.data()[i] += step / static_cast<double>(pass);
    squares.data()[i] += step * (output.data()[i] - mean.data()[i]);
  }
}

void averageAttention(const ModeSettings& settings, ModeReport& report) {
  const Matrix head = rowsOf(report.sum, 0, report.attentionRows);
  AttentionOptions options = attentionOver(settings, head);
  report.evalAttention = attention(options).output;
  Matrix mean = zeros<double>(head.rows(), head.cols()), squares = mean;
  const Index passes = attentionPasses(head.cols());
  for (Index pass = 1; pass <= passes; ++pass) {
    options.tokens = dropout(head, trainDropout(settings, pass - 1)).output;
    takeIn(attention(options).output, pass, mean, squares);
    if (!isPowerOfTwo(pass)) continue;
    put(report.attentionMeans, pass, rootMeanSquare(differenceOf(mean, report.evalAttention)));
  }
  const double variances = std::accumulate(squares.data(), squares.data() + squares.size(), 0.0);
  const double spread = std::sqrt(variances / static_cast<double>(squares.size() * (passes - 1)));
  for (const double n : report.attentionMeans.passes) report.attentionChance.push_back(spread / std::sqrt(n));
  report.attentionStays = report.attentionMeans.distances.back() > kStandardErrors * report.attentionChance.back();
}

void dropWeights(const ModeSettings& settings, ModeReport& report) {
  AttentionOptions options = attentionOver(settings, rowsOf(report.sum, 0, report.attentionRows));
  options.weightDropout = trainDropout(settings, 0);
  options.weightDropout->mode = settings.mode;
  AttentionResult result = attention(options);
  report.weights = result.weights.front();
  report.usedWeights = result.usedWeights.front();
  for (Index i = 0; i < report.weights.size(); ++i) {
    report.droppedWeights.push_back(report.weights.data()[i] > 0 && report.usedWeights.data()[i] == 0);
  }
  for (Index row = 0; row < report.usedWeights.rows(); ++row) {
    double sum = 0;
    for (Index col = 0; col < report.usedWeights.cols(); ++col) sum += report.usedWeights(row, col);
    report.rowSums.push_back(sum);
    const double error = std::abs(report.rowSums.back() - 1);
    if (error <= report.largestRowSumError) continue;
    report.largestRowSumError = error;
    report.furthestRow = row;
  }
}

Verdict compareReversed(const ModeSettings& settings, const Matrix& tokens, Mode mode) {
  std::vector<int32_t> backwards(static_cast<size_t>(tokens.rows()));
  std::iota(backwards.rbegin(), backwards.rend(), 0);
  DropoutOptions drops = trainDropout(settings, 0);
  drops.mode = mode;
  const auto output = [&](const Matrix& rows) {
    return attention(attentionOver(settings, dropout(rows, drops).output)).output;
  };
  return compare(output(rowsInOrder(tokens, backwards)), rowsInOrder(output(tokens), backwards),
                 roundingTolerance(Precision::kFloat64));
}

TrainCase trainCaseOf(const ModeSettings& settings, const ModeReport& report) {
  if (!report.trainRuns.identical) return TrainCase::kDiffer;
  if (settings.rate == 0) return TrainCase::kAllKept;
  if (settings.rate == 1) return TrainCase::kAllDropped;
  return report.sumSize == 0 ? TrainCase::kAllZero : TrainCase::kSamePattern;
}

// D2L plots columns 6:10; a narrower table gives its last complete pairs, up to two, or its only column.
std::vector<Index> plottedColumns(Index width) {
  const Index end = width >= 10 ? 10 : std::max<Index>(width / 2 * 2, 1);
  const Index begin = std::max<Index>(end - 4, 0);
  std::vector<Index> columns;
  for (Index column = begin; column < end; ++column) columns.push_back(column);
  return columns;
}

}  // namespace

ModeReport mode(const ModeSettings& settings) {
  validate(settings);
  ModeReport report;
  const Matrix tokens = inputTokens(settings);
  PositionalEncodingResult eval = forward(settings, tokens, Mode::kEval, settings.maskSeed);
  report.tokens = tokens;
  if (settings.scaleByWidth) multiplyBy(report.tokens, std::sqrt(settings.width));
  report.table = std::move(eval.table);
  report.sum = std::move(eval.output);

  const double seedA = settings.maskSeed, seedB = settings.maskSeed + 1;
  const ModeRun trainA = run(settings, tokens, Mode::kTrain, seedA);
  const ModeRun trainB = run(settings, tokens, Mode::kTrain, seedB);
  const ModeRun evalA = run(settings, tokens, Mode::kEval, seedA);
  const ModeRun evalB = run(settings, tokens, Mode::kEval, seedB);
  report.trainRuns = compare(trainA.output, trainB.output, 0);
  report.evalRuns = compare(evalA.output, evalB.output, 0);
  const bool inTrain = settings.mode == Mode::kTrain;
  report.runA = inTrain ? trainA : evalA;
  report.runB = inTrain ? trainB : evalB;
  report.runs = inTrain ? report.trainRuns : report.evalRuns;
  report.difference = differenceOf(report.runA.output, report.runB.output);

  const double kept = 1 - settings.rate;
  report.keptInTrain = kept > 0 ? 1 / kept : 0;
  report.keptFactor = inTrain ? report.keptInTrain : 1;
  report.relativeChange = kept > 0 ? std::sqrt(settings.rate / kept) : std::numeric_limits<double>::infinity();
  report.columns = plottedColumns(report.table.cols());
  report.tableColumns = columnsInOrder(report.table, report.columns);
  report.outputColumns = columnsInOrder(report.runA.output, report.columns);

  report.averagedRows = std::clamp<Index>(kAveragedEntries / report.sum.cols(), 1, report.sum.rows());
  averageSums(settings, report);
  report.attentionRows = std::min(kMaxAttentionRows, report.sum.rows());
  averageAttention(settings, report);
  dropWeights(settings, report);
  const Matrix head = rowsOf(report.tokens, 0, report.attentionRows);
  report.reversedTrain = compareReversed(settings, head, Mode::kTrain);
  report.reversedEval = compareReversed(settings, head, Mode::kEval);
  report.trainCase = trainCaseOf(settings, report);
  return report;
}

}  // namespace poslab
