// What stands around attention: masked softmax on both axes, layer norm, dropout, embeddings.
#include <cmath>

#include "attention/embed.h"
#include "attention/layer_norm.h"
#include "attention/softmax.h"
#include "dropout/dropout.h"
#include "properties.h"

namespace poslab::fuzz {
namespace {

// The weights of one query: they sum to 1, or follow emptyRow when no key is allowed.
void expectWeights(const Vector& weights, const Mask& allowed, const MaskedSoftmaxOptions& options) {
  double sum = 0;
  bool empty = true;
  for (size_t i = 0; i < weights.size(); ++i) {
    sum += weights[i];
    empty = empty && !allowed[i];
  }
  if (empty && options.emptyRow == EmptyRow::kNan) {
    for (const double weight : weights) EXPECT_PROPERTY(std::isnan(weight));
    return;
  }
  for (size_t i = 0; i < weights.size(); ++i) {
    EXPECT_PROPERTY(weights[i] >= 0 && weights[i] <= 1);
    if (!empty && !allowed[i] && std::isinf(options.maskedScore)) EXPECT_PROPERTY(weights[i] == 0);
  }
  EXPECT_PROPERTY(std::fabs(sum - (empty && options.emptyRow == EmptyRow::kZero ? 0 : 1)) <= 1e-14);
}

void fuzzSoftmax(Input& in) {
  const Matrix scores = in.matrix(in.count(1, 5), in.count(1, 5));
  MaskedSoftmaxOptions options;
  options.mask = in.maybe([&] { return in.bits(scores.size()); });
  options.maskedScore = in.maskedScore();
  options.emptyRow = in.choice({EmptyRow::kZero, EmptyRow::kUniform, EmptyRow::kNan});
  options.axis = in.choice({SoftmaxAxis::kKey, SoftmaxAxis::kQuery});
  const auto trace = [](Trace& numbers, const Matrix& weights) { numbers.any(weights); };
  expectAnswer(
      in, [&] { return maskedSoftmax(scores, options); }, trace,
      [&](const Matrix& weights) {
        EXPECT_PROPERTY(hasShape(weights, scores.rows(), scores.cols()));
        const bool byKey = options.axis == SoftmaxAxis::kKey;
        for (Index line = 0; line < (byKey ? weights.rows() : weights.cols()); ++line) {
          Vector values;
          Mask allowed;
          for (Index i = 0; i < (byKey ? weights.cols() : weights.rows()); ++i) {
            const Index at = byKey ? line * weights.cols() + i : i * weights.cols() + line;
            values.push_back(weights.data()[at]);
            allowed.push_back(options.mask ? (*options.mask)[at] : uint8_t{1});
          }
          expectWeights(values, allowed, options);
        }
      });
}

void fuzzLayerNorm(Input& in) {
  const Matrix tokens = in.matrix(in.count(1, 5), in.count(1, 6));
  LayerNormOptions options;
  options.epsilon = in.positive();
  options.gain = in.maybe([&] { return in.vector(tokens.cols()); });
  options.bias = in.maybe([&] { return in.vector(tokens.cols()); });
  expectNumbers(
      in, [&] { return layerNorm(tokens, options); },
      [&](const Matrix& normalized) {
        EXPECT_PROPERTY(hasShape(normalized, tokens.rows(), tokens.cols()));
        if (options.gain || options.bias) return;
        const double width = static_cast<double>(tokens.cols());
        EXPECT_PROPERTY(isWithin(normalized, -2 * std::sqrt(width), 2 * std::sqrt(width)));
        for (Index row = 0; row < tokens.rows() && !in.isExtreme(); ++row) {
          const Matrix one = rowsOf(normalized, row, 1);
          double sum = 0;
          for (Index col = 0; col < one.cols(); ++col) sum += one.data()[col];
          EXPECT_PROPERTY(std::fabs(sum) <= 1e-9);
          EXPECT_PROPERTY(sumOfSquares(one) <= width * (1 + 1e-12));
        }
      });
}

void fuzzDropout(Input& in) {
  const Matrix tokens = in.matrix(in.count(1, 5), in.count(1, 6));
  DropoutOptions options{in.rate(), in.choice({Mode::kEval, Mode::kTrain}), in.seed()};
  options.keep = in.maybe([&] { return in.bits(tokens.size()); });
  const auto trace = [](Trace& numbers, const DropoutResult& result) { numbers << result.output << result.dropped; };
  expectAnswer(
      in, [&] { return dropout(tokens, options); }, trace,
      [&](const DropoutResult& result) {
        const bool train = options.mode == Mode::kTrain;
        expectDropped(tokens, result.output, result.dropped, train ? options.rate : 0, 1e-15);
        if (!train) EXPECT_PROPERTY(isSame(result.output, tokens));
        for (Index i = 0; train && options.keep && i < tokens.size(); ++i) {
          EXPECT_PROPERTY(result.dropped[i] != (*options.keep)[i]);
        }
      });
}

void fuzzEmbed(Input& in) {
  const std::vector<std::string> words = in.words(1, 6);
  const double width = in.size(1, 8), seed = in.seed();
  expectNumbers(
      in, [&] { return embed(words, width, seed); },
      [&](const Matrix& rows) {
        EXPECT_PROPERTY(hasShape(rows, static_cast<Index>(words.size()), static_cast<Index>(width)));
        for (size_t a = 0; a < words.size() && a < 6; ++a) {
          for (size_t b = 0; b < a; ++b) {
            const Matrix first = rowsOf(rows, static_cast<Index>(a), 1),
                         second = rowsOf(rows, static_cast<Index>(b), 1);
            EXPECT_PROPERTY((words[a] == words[b]) == isSame(first, second));
          }
        }
      });
}

}  // namespace
}  // namespace poslab::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace poslab::fuzz;
  Input in(data, size);
  in.choice({fuzzSoftmax, fuzzLayerNorm, fuzzDropout, fuzzEmbed})(in);
  return 0;
}
