// engine/attention for JavaScript: attention, encoder, masked softmax, layer norm, embed.
#include "../attention/embed.h"
#include "../attention/layer_norm.h"
#include "attention_options.h"
#include "choices.h"
#include "function.h"

namespace poslab::bindings {
namespace {

AttentionOptions readAttention(Options& in) {
  AttentionOptions options;
  readAttentionOptions(in, options);
  in.read("keys", options.keys);
  return options;
}
val runAttention(const AttentionOptions& options) {
  const AttentionResult result = attention(options);
  val out = val::object();
  put(out, "output", toJs(result.output, options.precision));
  put(out, "weights", toJs(result.weights, options.precision));
  put(out, "usedWeights", toJs(result.usedWeights, options.precision));
  put(out, "scores", toJs(result.scores, options.precision));
  return out;
}

void readFeedForward(Options& in, FeedForward& out) {
  in.require("W1", out.W1);
  in.read("b1", out.b1);
  in.require("W2", out.W2);
  in.read("b2", out.b2);
}
EncoderOptions readEncoder(Options& in) {
  EncoderOptions options;
  readAttentionOptions(in, options.attention);
  in.require("layerCount", options.layerCount);
  in.read("placement", options.placement, kPlacements);
  in.read("positionOperands", options.positionOperands, kOperands);
  in.read("norm", options.norm, kNorms);
  in.read("residual", options.residual);
  in.read("feedForward", options.feedForward, readFeedForward);
  return options;
}
val runEncoder(const EncoderOptions& options) {
  const EncoderResult result = encoder(options);
  val out = val::object();
  put(out, "output", toJs(result.output, options.attention.precision));
  put(out, "layers", toJs(result.layers, options.attention.precision));
  put(out, "weights", toJs(result.weights, options.attention.precision));
  return out;
}

struct MaskedSoftmaxArguments {
  Matrix scores;
  MaskedSoftmaxOptions options;
};
MaskedSoftmaxArguments readMaskedSoftmax(Options& in) {
  MaskedSoftmaxArguments arguments;
  in.require("scores", arguments.scores);
  in.read("mask", arguments.options.mask);
  in.read("maskedScore", arguments.options.maskedScore);
  in.read("emptyRow", arguments.options.emptyRow, kEmptyRows);
  in.read("axis", arguments.options.axis, kAxes);
  return arguments;
}
val runMaskedSoftmax(const MaskedSoftmaxArguments& arguments) {
  return toJs(maskedSoftmax(arguments.scores, arguments.options));
}

struct EmbedArguments {
  std::vector<std::string> words;
  double width = 0, seed = 0;
};
EmbedArguments readEmbed(Options& in) {
  EmbedArguments arguments;
  in.require("words", arguments.words);
  in.require("width", arguments.width);
  in.require("seed", arguments.seed);
  return arguments;
}
val runEmbed(const EmbedArguments& arguments) { return toJs(embed(arguments.words, arguments.width, arguments.seed)); }

struct LayerNormArguments {
  Matrix tokens;
  LayerNormOptions options;
};
LayerNormArguments readLayerNorm(Options& in) {
  LayerNormArguments arguments;
  in.require("tokens", arguments.tokens);
  in.read("epsilon", arguments.options.epsilon);
  in.read("gain", arguments.options.gain);
  in.read("bias", arguments.options.bias);
  return arguments;
}
val runLayerNorm(const LayerNormArguments& arguments) { return toJs(layerNorm(arguments.tokens, arguments.options)); }

EMSCRIPTEN_BINDINGS(attention) {
  define<readAttention, runAttention>("attention");
  define<readEncoder, runEncoder>("encoder");
  define<readMaskedSoftmax, runMaskedSoftmax>("maskedSoftmax");
  define<readEmbed, runEmbed>("embed");
  define<readLayerNorm, runLayerNorm>("layerNorm");
}

}  // namespace
}  // namespace poslab::bindings
