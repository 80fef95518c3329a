// The encoder: every placement, norm and choice of operands around attention with every option.
#include "attention/encoder.h"
#include "attention_input.h"

namespace poslab::fuzz {
namespace {

EncoderOptions readEncoder(Input& in) {
  const Index width = in.count(1, 5);
  EncoderOptions options{.attention = readAttention(in, width, in.oddly())};
  options.layerCount = in.size(1, 3);
  options.placement = in.maybe([&] {
    return in.choice({Placement::kInput, Placement::kEveryLayer, Placement::kQueryKey});
  });
  if (options.placement && !options.attention.table) options.attention.table = in.matrix(6, width);
  if (options.attention.table && in.flag()) {
    options.positionOperands.emplace();
    for (const Operand operand : {Operand::kQuery, Operand::kKey, Operand::kValue}) {
      if (in.flag()) options.positionOperands->push_back(operand);
    }
  }
  options.norm = in.choice({Norm::kNone, Norm::kPre, Norm::kPost});
  options.residual = !in.flag();
  options.feedForward = in.maybe([&] {
    const Index hidden = in.count(1, 5);
    FeedForward maps{in.matrix(width, hidden), in.matrix(hidden, width)};
    maps.b1 = in.maybe([&] { return in.vector(hidden); });
    maps.b2 = in.maybe([&] { return in.vector(width); });
    return maps;
  });
  return options;
}

void addTo(Trace& trace, const EncoderResult& result) {
  trace.any(result.output);
  for (const Matrix& layer : result.layers) trace.any(layer);
  for (const auto& heads : result.weights) {
    for (const Matrix& weights : heads) trace.any(weights);
  }
}

void expectEncoder(const EncoderOptions& options, const EncoderResult& result) {
  const AttentionOptions& attention = options.attention;
  const auto layers = static_cast<size_t>(options.layerCount);
  const bool nan = asksForNan(attention);
  EXPECT_PROPERTY(result.layers.size() == layers && result.weights.size() == layers);
  EXPECT_PROPERTY(isSame(result.output, result.layers.back()));
  for (size_t layer = 0; layer < layers; ++layer) {
    EXPECT_PROPERTY(hasShape(result.layers[layer], attention.tokens.rows(), attention.tokens.cols()));
    if (!nan) Trace() << result.layers[layer];
    const size_t heads = attention.returnWeights ? static_cast<size_t>(attention.headCount) : 0;
    EXPECT_PROPERTY(result.weights[layer].size() == heads);
    for (size_t head = 0; head < heads; ++head) {
      EXPECT_PROPERTY(hasShape(result.weights[layer][head], attention.tokens.rows(), attention.tokens.rows()));
      // In deeper layers NaN that was asked for has spread.
      if (layer == 0 || !nan) expectHeadWeights(attention, result.weights[layer][head], static_cast<Index>(head));
    }
  }
}

}  // namespace
}  // namespace poslab::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace poslab;
  fuzz::Input in(data, size);
  const EncoderOptions options = fuzz::readEncoder(in);
  fuzz::expectAnswer(
      in, [&] { return encoder(options); }, fuzz::addTo,
      [&](const EncoderResult& result) { fuzz::expectEncoder(options, result); });
  return 0;
}
