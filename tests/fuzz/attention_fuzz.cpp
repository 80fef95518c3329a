// Attention with every option at once.
#include <algorithm>
#include <cmath>

#include "attention_input.h"

namespace poslab::fuzz {
namespace {

void addTo(Trace& trace, const AttentionResult& result) {
  trace.any(result.output);
  for (const auto* list : {&result.weights, &result.usedWeights, &result.scores}) {
    for (const Matrix& matrix : *list) trace.any(matrix);
  }
}

// What weight dropout leaves: the weights themselves, or 0 where dropped and divided by 1 - rate elsewhere.
void expectUsed(const AttentionOptions& options, const Matrix& weights, const Matrix& used, Index head) {
  if (!options.weightDropout || options.weightDropout->mode == Mode::kEval) {
    EXPECT_PROPERTY(isSame(weights, used));
    return;
  }
  const DropoutOptions& dropout = *options.weightDropout;
  const double tolerance = options.precision == Precision::kFloat32 ? 1e-6 : 1e-15;
  for (Index i = 0; i < used.size(); ++i) {
    const double weight = weights.data()[i], kept = used.data()[i] * (1 - dropout.rate);
    const bool isDropped = used.data()[i] == 0;
    if (dropout.keep && !std::isnan(weight)) {
      EXPECT_PROPERTY(isDropped == ((*dropout.keep)[head * used.size() + i] == 0 || weight == 0));
    }
    EXPECT_PROPERTY(isDropped || std::isnan(weight) || std::fabs(kept - weight) <= tolerance * weight + 1e-40);
  }
}

void expectScores(const AttentionOptions& options, const Matrix& scores, Index head) {
  const double masked =
      options.precision == Precision::kFloat32 ? static_cast<float>(options.maskedScore) : options.maskedScore;
  for (Index query = 0; query < scores.rows(); ++query) {
    const Mask allowed = allowedKeys(options, head, query, scores.cols());
    for (Index key = 0; key < scores.cols(); ++key) {
      EXPECT_PROPERTY(allowed[key] ? std::isfinite(scores(query, key)) : scores(query, key) == masked);
    }
  }
}

// Without weights the scores are made in blocks and forgotten; the output is the same up to rounding.
void expectSameWithoutWeights(AttentionOptions options, const Matrix& output) {
  options.returnWeights = false;
  const AttentionResult lean = attention(options);
  EXPECT_PROPERTY(lean.weights.empty() && lean.usedWeights.empty() && lean.scores.empty());
  EXPECT_PROPERTY(hasShape(lean.output, output.rows(), output.cols()));
  const double tolerance = options.precision == Precision::kFloat32 ? 1e-1 : 1e-6;
  for (Index i = 0; i < output.size(); ++i) {
    const double difference = std::fabs(lean.output.data()[i] - output.data()[i]);
    EXPECT_PROPERTY(std::isnan(output.data()[i]) || difference <= tolerance * std::max(1.0, largestOf(output)));
  }
}

void expectAttention(const Input& in, const AttentionOptions& options, const AttentionResult& result) {
  const Index queries = options.tokens.rows(), keys = options.keys ? options.keys->rows() : queries;
  EXPECT_PROPERTY(hasShape(result.output, queries, options.Wo ? options.Wo->cols() : options.Wv.cols()));
  if (!asksForNan(options)) Trace() << result.output;
  const size_t heads = options.returnWeights ? static_cast<size_t>(options.headCount) : 0;
  EXPECT_PROPERTY(result.weights.size() == heads && result.usedWeights.size() == heads);
  EXPECT_PROPERTY(result.scores.size() == heads);
  for (size_t i = 0; i < heads; ++i) {
    const auto head = static_cast<Index>(i);
    EXPECT_PROPERTY(hasShape(result.weights[i], queries, keys) && hasShape(result.usedWeights[i], queries, keys));
    EXPECT_PROPERTY(hasShape(result.scores[i], queries, keys));
    expectHeadWeights(options, result.weights[i], head);
    expectUsed(options, result.weights[i], result.usedWeights[i], head);
    expectScores(options, result.scores[i], head);
  }
  if (options.returnWeights && !in.isExtreme()) expectSameWithoutWeights(options, result.output);
}

}  // namespace
}  // namespace poslab::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace poslab;
  fuzz::Input in(data, size);
  const AttentionOptions options = fuzz::readAttention(in, 0, true);
  fuzz::expectAnswer(
      in, [&] { return attention(options); }, fuzz::addTo,
      [&](const AttentionResult& result) { fuzz::expectAttention(in, options, result); });
  return 0;
}
