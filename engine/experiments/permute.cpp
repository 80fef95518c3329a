#include "permute.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "../attention/embed.h"
#include "../error.h"
#include "drawn_layer.h"

namespace poslab {

namespace {

using Order = std::vector<int32_t>;

constexpr double kMostTokens = 64;
constexpr double kMostLayers = 4;
constexpr double kMostTokensOfEveryOrder = 6;
constexpr double kMostWidthOfEveryOrder = 64;

[[noreturn]] void throwNotAPermutation(Index tokens, const std::string& given) {
  const std::string allowed =
      tokens == 1 ? "the one index 0" : "each index from 0 to " + std::to_string(tokens - 1) + " once";
  throw EngineError("not-a-permutation", "order", allowed, given);
}

Order checkedOrder(const Vector& given, Index tokens) {
  if (static_cast<Index>(given.size()) != tokens) {
    throwNotAPermutation(tokens, std::to_string(given.size()) + (given.size() == 1 ? " index" : " indices"));
  }
  std::vector<bool> seen(tokens, false);
  Order order;
  for (const double index : given) {
    requireInteger("order", index, 0, static_cast<double>(tokens - 1));
    const auto old = static_cast<int32_t>(index);
    if (seen[old]) {
      throwNotAPermutation(tokens, std::to_string(old) + " twice");
    }
    seen[old] = true;
    order.push_back(old);
  }
  return order;
}

Order inverseOf(const Order& order) {
  Order inverse(order.size());
  for (size_t place = 0; place < order.size(); ++place) inverse[order[place]] = static_cast<int32_t>(place);
  return inverse;
}

Matrix rowsInOrder(const Matrix& matrix, const Order& order) { return matrix(order, Eigen::all); }

double largest(const Matrix& matrix) { return matrix.size() == 0 ? 0 : matrix.cwiseAbs().maxCoeff(); }

void checkSettings(const PermuteSettings& settings) {
  const auto tokens = static_cast<double>(settings.words.size());
  requireRange("words", tokens, 1, kMostTokens);
  requireInteger("layerCount", settings.layerCount, 1, kMostLayers);
  if (settings.mask == PermuteMask::kPadding && settings.validLength) {
    requireInteger("validLength", *settings.validLength, 0, tokens);
  }
  if (settings.everyOrder) {
    requireRange("everyOrder", tokens, 1, kMostTokensOfEveryOrder);
    requireRange("width", settings.width, 1, kMostWidthOfEveryOrder);
  }
}

Matrix inputTokens(const PermuteSettings& settings) {
  const auto rows = static_cast<Index>(settings.words.size());
  Matrix tokens = settings.tokens ? *settings.tokens : embed(settings.words, settings.width, settings.seed);
  requireShape("tokens", tokens, rows, static_cast<Index>(settings.width));
  if (settings.scaleByWidth) tokens *= std::sqrt(settings.width);
  return tokens;
}

void useOwnNumbers(const PermuteSettings& settings, AttentionOptions& attention) {
  const auto rows = static_cast<Index>(settings.words.size());
  const auto width = static_cast<Index>(settings.width);
  const auto use = [](const char* name, const std::optional<Matrix>& own, Matrix& drawn, Index ownRows, Index cols) {
    if (!own) return;
    requireShape(name, *own, ownRows, cols);
    drawn = *own;
  };
  use("Wq", settings.Wq, attention.Wq, width, width);
  use("Wk", settings.Wk, attention.Wk, width, width);
  use("Wv", settings.Wv, attention.Wv, width, width);
  if (attention.table) use("table", settings.table, *attention.table, rows, width);
}

EncoderOptions blockOf(const PermuteSettings& settings) {
  const auto rows = static_cast<Index>(settings.words.size());
  const DrawnLayerOptions drawn{.seed = settings.seed,
                                .width = settings.width,
                                .headCount = settings.headCount,
                                .scheme = settings.scheme,
                                .rows = rows,
                                .precision = settings.precision};
  EncoderOptions block;
  block.attention = drawnAttention(drawn);
  useOwnNumbers(settings, block.attention);
  block.attention.masks.causal = settings.mask == PermuteMask::kCausal;
  if (settings.mask == PermuteMask::kPadding) {
    const double allButLast = std::max<double>(1, static_cast<double>(rows - 1));
    block.attention.masks.validLens = {{static_cast<int32_t>(settings.validLength.value_or(allButLast))}};
  }
  block.layerCount = settings.layerCount;
  if (block.attention.table) block.placement = settings.placement;
  if (settings.block == PermuteBlock::kPreNorm) {
    block.norm = Norm::kPre;
    block.feedForward = drawnFeedForward(drawn);
  } else {
    block.residual = false;
  }
  return block;
}

// Shuffle, then attend. Shuffling the sums is the same as letting each token keep its position id.
EncoderResult runShuffled(EncoderOptions& block, const Matrix& tokens, const Order& order, Shuffle shuffle) {
  block.attention.tokens = rowsInOrder(tokens, order);
  if (shuffle == Shuffle::kSums && block.attention.scheme != Scheme::kNone) block.attention.queryPositions = order;
  return encoder(block);
}

// Where rounding ends for differences between two matrices of a run.
struct Tolerances {
  double outputs, weights;
};

double largestError(const std::vector<Matrix>& rounded, const std::vector<Matrix>& exact) {
  double error = 0;
  for (size_t k = 0; k < rounded.size(); ++k) error = std::max(error, largest(rounded[k] - exact[k]));
  return error;
}

// The usual tolerance for one layer. A stack feeds each layer the rounding of the one before, and a steep softmax
// enlarges it: 2.4e-10 was the worst of some thousand drawn stacks, real changes stay above 1e-6.
double doublePrecisionTolerance(const PermuteSettings& settings) {
  return roundingTolerance(Precision::kFloat64) * (settings.layerCount > 1 ? 1000 : 1);
}

// The first decade from the usual tolerance of single precision up that is not below `error`.
double decadeFrom(double error) {
  double tolerance = roundingTolerance(Precision::kFloat32);
  while (tolerance < error) tolerance *= 10;
  return tolerance;
}

// In single precision a steep softmax can make rounding visible, so it is measured. If the law holds, two results that
// both lie within `error` of the double precision ones differ by twice that at most.
Tolerances measureTolerances(EncoderOptions block, const PermuteSettings& settings, const PermuteReport& report) {
  if (settings.precision == Precision::kFloat64) {
    return {doublePrecisionTolerance(settings), doublePrecisionTolerance(settings)};
  }
  block.attention.precision = Precision::kFloat64;
  block.attention.tokens = report.tokens;
  const EncoderResult before = encoder(block);
  const EncoderResult after = runShuffled(block, report.tokens, report.order, settings.shuffle);
  const double outputError =
      std::max(largest(report.output - before.output), largest(report.outputOfPermuted - after.output));
  const double weightError = std::max(largestError(report.weights, before.weights.front()),
                                      largestError(report.weightsOfPermuted, after.weights.front()));
  return {decadeFrom(2 * outputError), decadeFrom(2 * weightError)};
}

// In double precision whatever the settings say: the count is about the law, not about rounding.
EveryOrder tryEveryOrder(PermuteSettings settings, const Matrix& tokens) {
  settings.precision = Precision::kFloat64;
  EncoderOptions block = blockOf(settings);
  EveryOrder result;
  Order order(settings.words.size());
  std::iota(order.begin(), order.end(), 0);
  result.worstOrder = order;
  const double tolerance = doublePrecisionTolerance(settings);
  const Matrix unshuffled = runShuffled(block, tokens, order, settings.shuffle).output;
  do {
    const Matrix output = runShuffled(block, tokens, order, settings.shuffle).output;
    const Verdict verdict = compare(output, rowsInOrder(unshuffled, order), tolerance);
    ++result.orders;
    if (verdict.holds) ++result.holding;
    if (verdict.residual > result.residual) {
      result.residual = verdict.residual;
      result.worstOrder = order;
    }
  } while (std::next_permutation(order.begin(), order.end()));
  return result;
}

void compareWeights(PermuteReport& report, double tolerance) {
  report.attention.identical = true;
  report.attention.holds = true;
  report.attention.tolerance = tolerance;
  for (size_t head = 0; head < report.weights.size(); ++head) {
    const Matrix moved = report.weights[head](report.order, report.order);
    const Verdict verdict = compare(report.weightsOfPermuted[head], moved, tolerance);
    Verdict& all = report.attention;
    if (verdict.residual > all.residual) {
      all.residual = verdict.residual;
      all.row = verdict.row;
      all.col = verdict.col;
      report.attentionHead = static_cast<Index>(head);
    }
    all.identical = all.identical && verdict.identical;
    all.holds = all.holds && verdict.holds;
    all.differing += verdict.differing;
    all.entries += verdict.entries;
  }
}

void compareEqualWords(const std::vector<std::string>& words, PermuteReport& report, double tolerance) {
  Verdict& all = report.equalWords;
  all.tolerance = tolerance;
  all.identical = all.holds = true;
  for (size_t first = 0; first < words.size(); ++first) {
    for (size_t second = first + 1; second < words.size(); ++second) {
      if (words[first] != words[second]) continue;
      const Verdict pair = compare(report.output.row(static_cast<Index>(first)),
                                   report.output.row(static_cast<Index>(second)), tolerance);
      if (all.entries == 0 || pair.residual > all.residual) {
        all.residual = pair.residual;
        all.row = static_cast<Index>(first);
        all.col = pair.col;
        report.equalWordsSecond = static_cast<Index>(second);
      }
      all.identical = all.identical && pair.identical;
      all.holds = all.holds && pair.holds;
      all.differing += pair.differing;
      all.entries += pair.entries;
    }
  }
}

void compareOutputs(PermuteReport& report, double tolerance) {
  report.permutedOutput = rowsInOrder(report.output, report.order);
  report.difference = (report.outputOfPermuted - report.permutedOutput).cwiseAbs();
  report.zeros = (report.difference.array() == 0).count();
  report.largestToken = largest(report.tokens);
  report.largestOutput = std::max(largest(report.output), largest(report.outputOfPermuted));
  report.mean = report.output.colwise().mean();
  report.meanOfPermuted = report.outputOfPermuted.colwise().mean();
  report.equivariance = compare(report.outputOfPermuted, report.permutedOutput, tolerance);
  report.invariance = compare(report.outputOfPermuted, report.output, tolerance);
  report.pooled = compare(report.meanOfPermuted, report.mean, tolerance);
  report.outcome = report.invariance.holds     ? PermuteOutcome::kStays
                   : report.equivariance.holds ? PermuteOutcome::kFollows
                                               : PermuteOutcome::kChanges;
  const Index last = report.output.rows() - 1;
  if (report.order[last] == last) {
    report.last = compare(report.outputOfPermuted.row(last), report.output.row(last), tolerance);
    report.last.row = last;
  }
}

}  // namespace

Vector defaultOrder(size_t tokens) {
  Vector order(tokens);
  std::iota(order.begin(), order.end(), 0);
  if (tokens < 2) return order;
  if (tokens == 2) return {1, 0};
  const size_t first = tokens == 3 ? 0 : 1;
  order[first] = static_cast<double>(tokens - 1);
  order[first + 1] = static_cast<double>(first);
  order[tokens - 1] = static_cast<double>(first + 1);
  return order;
}

PermuteReport permute(const PermuteSettings& settings) {
  checkSettings(settings);
  EncoderOptions block = blockOf(settings);
  const auto rows = static_cast<Index>(settings.words.size());

  PermuteReport report;
  report.order = checkedOrder(settings.order.value_or(defaultOrder(settings.words.size())), rows);
  report.inverse = inverseOf(report.order);
  report.selfInverse = report.inverse == report.order;
  for (int32_t place = 0; place < rows; ++place) {
    if (report.order[place] != place) report.moved.push_back(place);
  }
  report.tokens = inputTokens(settings);
  report.permutedTokens = rowsInOrder(report.tokens, report.order);
  if (block.attention.table) report.table = *block.attention.table;
  report.mask = combineMasks(block.attention.masks, rows, rows);

  block.attention.tokens = report.tokens;
  EncoderResult before = encoder(block);
  EncoderResult after = runShuffled(block, report.tokens, report.order, settings.shuffle);
  report.output = std::move(before.output);
  report.weights = std::move(before.weights.front());
  report.outputOfPermuted = std::move(after.output);
  report.weightsOfPermuted = std::move(after.weights.front());

  const Tolerances tolerances = measureTolerances(block, settings, report);
  compareOutputs(report, tolerances.outputs);
  compareWeights(report, tolerances.weights);
  compareEqualWords(settings.words, report, tolerances.outputs);
  if (settings.everyOrder) report.everyOrder = tryEveryOrder(settings, report.tokens);
  return report;
}

}  // namespace poslab
