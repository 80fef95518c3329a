#include "offset_bias.h"

#include <algorithm>
#include <numeric>

#include "../encoding/t5_bucket.h"
#include "../error.h"

namespace poslab {

namespace {

constexpr size_t kMostBiases = 127;
constexpr int32_t kMovedBy = 1000;
// Half of the buckets for each direction, half of those for offsets one by one: enough that all 63 offsets of the
// longest text have one of their own.
constexpr double kBuckets = 256, kMaxDistance = 1024;
constexpr int32_t kOwnBuckets = 64;

Index clipOf(const Vector& bias) {
  const bool odd = bias.size() % 2 == 1;
  if (!odd || bias.size() > kMostBiases) {
    refuse("wrong-shape", "offsetBias", joined({"an odd count of numbers, 1 to ", kMostBiases}), joined({bias.size()}));
  }
  requireFinite("offsetBias", bias);
  return static_cast<Index>(bias.size() / 2);
}

double biasAt(const Vector& bias, Index clip, Index offset) { return bias[std::clamp(offset, -clip, clip) + clip]; }

AttentionOptions biased(const AttentionOptions& layer, const Vector& bias, Index clip) {
  AttentionOptions options = layer;
  T5Options t5;
  t5.bucketCount = kBuckets;
  t5.maxDistance = kMaxDistance;
  t5.bias = zeros<double>(static_cast<Index>(kBuckets), static_cast<Index>(layer.headCount));
  const T5Buckets bucket({kBuckets, kMaxDistance, true}, "");
  for (int32_t offset = 1 - kOwnBuckets; offset < kOwnBuckets; ++offset) {
    for (Index head = 0; head < t5.bias.cols(); ++head) t5.bias(bucket(offset), head) = biasAt(bias, clip, offset);
  }
  options.scheme = Scheme::kT5;
  options.t5 = t5;
  return options;
}

Verdict worst(const std::vector<Matrix>& a, const std::vector<Matrix>& b, double tolerance) {
  Verdict all{.holds = true, .identical = true, .tolerance = tolerance};
  for (size_t head = 0; head < a.size(); ++head) {
    const Verdict one = compare(a[head], b[head], tolerance);
    if (one.residual > all.residual) {
      all.residual = one.residual;
      all.row = one.row;
      all.col = one.col;
    }
    all.identical = all.identical && one.identical;
    all.holds = all.holds && one.holds;
    all.differing += one.differing;
    all.entries += one.entries;
  }
  return all;
}

}  // namespace

OffsetBiasReport addOffsetBias(const AttentionOptions& layer, const Vector& bias, const std::vector<int32_t>& order,
                               double tolerance) {
  const Index clip = clipOf(bias), tokens = layer.tokens.rows();
  const AttentionOptions options = biased(layer, bias, clip);
  const AttentionResult plain = attention(layer), result = attention(options);
  OffsetBiasReport report;
  report.offsets.resize(bias.size());
  std::iota(report.offsets.begin(), report.offsets.end(), static_cast<int32_t>(-clip));
  report.plainScores = plain.scores.front();
  report.scores = result.scores.front();
  report.plainWeights = plain.weights.front();
  report.weights = result.weights.front();
  report.bias = zeros<double>(tokens, tokens);
  for (Index query = 0; query < tokens; ++query) {
    double mean = 0;
    for (Index key = 0; key < tokens; ++key) {
      report.bias(query, key) = biasAt(bias, clip, key - query);
      mean += report.weights(query, key) * static_cast<double>(key - query);
    }
    report.expectedOffset.push_back(mean);
  }
  Matrix expected = report.plainScores;
  addTo(expected, report.bias);
  report.diagonals = compare(report.scores, expected, tolerance * std::max(1.0, largestOf(expected)));
  report.weightsChange = worst(result.weights, plain.weights, tolerance);
  report.outputChange = compare(result.output, plain.output, tolerance);
  AttentionOptions moved = options, swapped = options;
  moved.queryPositions.emplace(tokens);
  std::iota(moved.queryPositions->begin(), moved.queryPositions->end(), kMovedBy);
  report.movedIds = compare(attention(moved).output, result.output, tolerance);
  swapped.tokens = rowsInOrder(layer.tokens, order);
  report.swap = compare(attention(swapped).output, rowsInOrder(result.output, order), tolerance);
  return report;
}

}  // namespace poslab
