#include "permute.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "../attention/embed.h"
#include "../error.h"
#include "drawn_layer.h"
#include "token_count.h"

namespace poslab {

namespace {

using Order = std::vector<int32_t>;

constexpr double kMostLayers = 4;
constexpr double kMostTokensOfEveryOrder = 6;
constexpr double kMostWidthOfEveryOrder = 64;

[[noreturn]] void throwNotAPermutation(Index tokens, const std::string& given) {
  const std::string allowed =
      tokens == 1 ? "the one index 0" : "each index from 0 to " + std::to_string(tokens - 1) + " once";
  refuse("not-a-permutation", "order", allowed, given);
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

void checkSettings(const PermuteSettings& settings) {
  const auto tokens = static_cast<double>(settings.words.size());
  requireTokenCount(settings.words);
  requireInteger("layerCount", settings.layerCount, 1, kMostLayers);
  if (settings.validLength) requireInteger("validLength", *settings.validLength, 0, tokens);
  if (settings.everyOrder) {
    if (tokens > kMostTokensOfEveryOrder) {
      refuse("out-of-range", "everyOrder", joined({"false with more than ", kMostTokensOfEveryOrder, " tokens"}),
             joined({tokens}),
             joined({"everyOrder takes at most ", kMostTokensOfEveryOrder, " tokens; given ", tokens}));
    }
    requireRange("width", settings.width, 1, kMostWidthOfEveryOrder);
  }
}

Matrix inputTokens(const PermuteSettings& settings) {
  const auto rows = static_cast<Index>(settings.words.size());
  Matrix tokens = settings.tokens ? *settings.tokens : embed(settings.words, settings.width, settings.seed);
  requireShape("tokens", tokens, rows, static_cast<Index>(settings.width));
  if (settings.scaleByWidth) multiplyBy(tokens, std::sqrt(settings.width));
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
  Matrix unread;  // a scheme without a table does not look at it, but it must be one
  use("table", settings.table, attention.table ? *attention.table : unread, rows, width);
  requireFinite("table", unread);
}

EncoderOptions blockOf(const PermuteSettings& settings) {
  const auto rows = static_cast<Index>(settings.words.size());
  const DrawnLayerOptions drawn{.seed = settings.seed,
                                .width = settings.width,
                                .headCount = settings.headCount,
                                .scheme = settings.scheme,
                                .rows = rows,
                                .precision = settings.precision};
  EncoderOptions block{.attention = drawnAttention(drawn)};
  useOwnNumbers(settings, block.attention);
  block.attention.masks.causal = settings.mask == PermuteMask::kCausal;
  if (settings.mask == PermuteMask::kPadding) {
    const double allButLast = std::max<double>(1, static_cast<double>(rows - 1));
    block.attention.masks.validLens = {{static_cast<int32_t>(settings.validLength.value_or(allButLast))}};
  }
  block.attention.scale = settings.scale;
  block.attention.summation = settings.summation;
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

// Where rounding ends: relative to the largest number compared, and at least absolute. In a stack each layer enlarges
// the rounding of the one before, most where sqrt(width) makes the softmax steep: of 12 000 drawn blocks the worst
// reached 2.9e-14 with one layer and 1.8e-11 with four.
double roundingEnd(const PermuteSettings& settings, double largestNumber) {
  const double inStack = settings.precision == Precision::kFloat64 ? 100 : 10;
  const double limit = roundingTolerance(settings.precision) * (settings.layerCount > 1 ? inStack : 1);
  return limit * std::max(1.0, largestNumber);
}

// The law is decided in double precision. In single precision rounding alone can grow as large as a real change, so a
// tolerance that judges otherwise than `exact`, the same verdict in double, moves to the other side of the residual.
template <typename Measure>
Verdict decided(const Verdict* exact, double tolerance, const Measure& measure) {
  const Verdict verdict = measure(tolerance);
  if (exact == nullptr || verdict.identical || verdict.holds == exact->holds) return verdict;
  const double decade = std::pow(10, std::ceil(std::log10(verdict.residual)));
  return measure(exact->holds ? std::max(decade, verdict.residual) : decade / 10);
}

// In double precision whatever the settings say: the count is about the law, not about rounding.
EveryOrder tryEveryOrder(PermuteSettings settings, const Matrix& tokens) {
  settings.precision = Precision::kFloat64;
  EncoderOptions block = blockOf(settings);
  EveryOrder result;
  Order order(settings.words.size());
  std::iota(order.begin(), order.end(), 0);
  result.worstOrder = order;
  const Matrix unshuffled = runShuffled(block, tokens, order, settings.shuffle).output;
  do {
    const Matrix output = runShuffled(block, tokens, order, settings.shuffle).output;
    const double tolerance = roundingEnd(settings, std::max(largestOf(unshuffled), largestOf(output)));
    const Verdict verdict = compare(output, rowsInOrder(unshuffled, order), tolerance);
    ++result.orders;
    if (verdict.holds) ++result.holding;
    result.identical = result.identical && verdict.identical;
    if (verdict.residual > result.residual) {
      result.residual = verdict.residual;
      result.worstOrder = order;
    }
  } while (std::next_permutation(order.begin(), order.end()));
  result.holds = result.holding == result.orders;
  return result;
}

Verdict compareWeights(PermuteReport& report, double tolerance) {
  Verdict all{.holds = true, .identical = true, .tolerance = tolerance};
  const std::vector<Index> columns(report.order.begin(), report.order.end());
  for (size_t head = 0; head < report.weights.size(); ++head) {
    const Matrix moved = columnsInOrder(rowsInOrder(report.weights[head], report.order), columns);
    const Verdict verdict = compare(report.weightsOfPermuted[head], moved, tolerance);
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
  return all;
}

Verdict compareEqualWords(const std::vector<std::string>& words, PermuteReport& report, double tolerance) {
  Verdict all{.holds = true, .identical = true, .tolerance = tolerance};
  for (size_t first = 0; first < words.size(); ++first) {
    for (size_t second = first + 1; second < words.size(); ++second) {
      if (words[first] != words[second]) continue;
      const Verdict pair = compare(rowsOf(report.output, static_cast<Index>(first), 1),
                                   rowsOf(report.output, static_cast<Index>(second), 1), tolerance);
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
  return all;
}

Matrix meanRow(const Matrix& matrix) {
  Matrix mean = zeros<double>(1, matrix.cols());
  for (Index row = 0; row < matrix.rows(); ++row) addTo(mean, rowsOf(matrix, row, 1));
  divideBy(mean, static_cast<double>(matrix.rows()));
  return mean;
}

void describeOutputs(PermuteReport& report) {
  report.permutedOutput = rowsInOrder(report.output, report.order);
  report.difference = differenceOf(report.outputOfPermuted, report.permutedOutput);
  report.zeros = std::count(report.difference.data(), report.difference.data() + report.difference.size(), 0.0);
  report.largestToken = largestOf(report.tokens);
  report.largestOutput = std::max(largestOf(report.output), largestOf(report.outputOfPermuted));
  report.mean = meanRow(report.output);
  report.meanOfPermuted = meanRow(report.outputOfPermuted);
}

void describeOrder(const MaskOptions& masks, PermuteReport& report) {
  const Order& order = report.order;
  report.inverse = inverseOf(order);
  report.selfInverse = report.inverse == order;
  report.reversal = std::is_sorted(order.rbegin(), order.rend());
  const int32_t end = masks.validLens ? masks.validLens->front() : 0;
  for (int32_t place = 0; place < static_cast<int32_t>(order.size()); ++place) {
    if (order[place] != place) report.moved.push_back(place);
    if ((place < end) != (order[place] < end)) report.keepsValid = false;
  }
}

// exact: the report of the same run in double precision, or null if this is one.
void judge(const PermuteSettings& settings, PermuteReport& report, const PermuteReport* exact) {
  const double outputs = roundingEnd(settings, report.largestOutput);
  const auto between = [&](const Matrix& a, const Matrix& b, Verdict PermuteReport::*name) {
    report.*name =
        decided(exact ? &(exact->*name) : nullptr, outputs, [&](double tolerance) { return compare(a, b, tolerance); });
  };
  between(report.outputOfPermuted, report.permutedOutput, &PermuteReport::equivariance);
  between(report.outputOfPermuted, report.output, &PermuteReport::invariance);
  between(report.meanOfPermuted, report.mean, &PermuteReport::pooled);
  const Index last = report.output.rows() - 1;
  if (report.order[last] == last) {
    between(rowsOf(report.outputOfPermuted, last, 1), rowsOf(report.output, last, 1), &PermuteReport::last);
    report.last.row = last;
  }
  report.equalWords = decided(exact ? &exact->equalWords : nullptr, outputs,
                              [&](double tolerance) { return compareEqualWords(settings.words, report, tolerance); });
  report.attention = decided(exact ? &exact->attention : nullptr, roundingEnd(settings, 1),
                             [&](double tolerance) { return compareWeights(report, tolerance); });
  report.outcome = report.invariance.holds     ? PermuteOutcome::kStays
                   : report.equivariance.holds ? PermuteOutcome::kFollows
                                               : PermuteOutcome::kChanges;
}

// The same run in double precision.
PermuteReport exactly(PermuteSettings settings) {
  settings.precision = Precision::kFloat64;
  settings.everyOrder = false;
  return permute(settings);
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
  describeOrder(block.attention.masks, report);
  const auto first = settings.words.begin();
  for (auto word = first; word != settings.words.end(); ++word) {
    if (std::find(first, word, *word) == word) ++report.distinctWords;
  }
  report.tokens = inputTokens(settings);
  report.permutedTokens = rowsInOrder(report.tokens, report.order);
  if (block.attention.table) report.table = *block.attention.table;
  report.loneSine = settings.scheme == Scheme::kSinusoidal && report.table.cols() % 2 == 1;
  report.mask = combineMasks(block.attention.masks, rows, rows);

  block.attention.tokens = report.tokens;
  EncoderResult before = encoder(block);
  EncoderResult after = runShuffled(block, report.tokens, report.order, settings.shuffle);
  report.output = std::move(before.output);
  report.weights = std::move(before.weights.front());
  report.outputOfPermuted = std::move(after.output);
  report.weightsOfPermuted = std::move(after.weights.front());

  describeOutputs(report);
  std::optional<PermuteReport> exact;
  if (settings.precision == Precision::kFloat32) exact = exactly(settings);
  if (exact) report.inDouble = exact->equivariance;
  judge(settings, report, exact ? &*exact : nullptr);
  if (settings.everyOrder) report.everyOrder = tryEveryOrder(settings, report.tokens);
  return report;
}

}  // namespace poslab
