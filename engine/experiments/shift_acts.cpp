#include "shift_acts.h"

#include <algorithm>
#include <numeric>

namespace poslab {

namespace {

Matrix stacked(const Matrix& front, const Matrix& tokens) {
  Matrix both(front.rows() + tokens.rows(), tokens.cols());
  std::copy_n(front.data(), front.size(), both.data());
  std::copy_n(tokens.data(), tokens.size(), both.data() + front.size());
  return both;
}

std::vector<int32_t> consecutiveIds(Index count, double first) {
  std::vector<int32_t> ids(static_cast<size_t>(count));
  std::iota(ids.begin(), ids.end(), static_cast<int32_t>(first));
  return ids;
}

// With atInput for encoder(), else the attention alone for attention().
EncoderOptions placed(const SchemeLayer& layer, const PlacedText& text) {
  EncoderOptions once{.attention = layer.attention};
  once.attention.tokens = text.tokens;
  once.attention.queryPositions = text.positions;
  once.attention.masks = text.masks;
  if (layer.atInput) once.placement = Placement::kInput;
  once.residual = false;  // the attention output alone, as for the other schemes
  return once;
}

Matrix layerWeights(const SchemeLayer& layer, const PlacedText& text) {
  const EncoderOptions once = placed(layer, text);
  const std::vector<Matrix> heads = layer.atInput ? encoder(once).weights.front() : attention(once.attention).weights;
  Matrix all = heads.front();
  for (size_t head = 1; head < heads.size(); ++head) all = stacked(all, heads[head]);
  return all;
}

}  // namespace

Matrix layerOutput(const SchemeLayer& layer, const PlacedText& text) {
  const EncoderOptions once = placed(layer, text);
  const Matrix output = layer.atInput ? encoder(once).output : attention(once.attention).output;
  return rowsOf(output, text.firstOld, text.tokens.rows() - text.firstOld);
}

SchemeChange compareAct(const SchemeLayer& layer, const PlacedText& before, const PlacedText& after) {
  SchemeChange change;
  change.scheme = layer.scheme;
  try {
    change.change =
        compare(layerOutput(layer, before), layerOutput(layer, after), roundingTolerance(Precision::kFloat64));
  } catch (const EngineError& error) {
    change.error = error;
  }
  return change;
}

std::optional<Verdict> compareWeights(const SchemeLayer& layer, const PlacedText& before, const PlacedText& after) {
  try {
    return compare(layerWeights(layer, before), layerWeights(layer, after), roundingTolerance(Precision::kFloat64));
  } catch (const EngineError&) {
    return std::nullopt;
  }
}

PlacedText placeText(const Matrix& tokens, double firstPosition, bool causal) {
  PlacedText text;
  text.tokens = tokens;
  text.positions = consecutiveIds(tokens.rows(), firstPosition);
  text.masks.causal = causal;
  return text;
}

PlacedText prependTokens(const Matrix& front, const Matrix& tokens, bool causal) {
  PlacedText text = placeText(stacked(front, tokens), 0, causal);
  text.firstOld = front.rows();
  return text;
}

PlacedText padLeft(const Matrix& pads, const Matrix& tokens, const PaddingOptions& options) {
  PlacedText text = prependTokens(pads, tokens, options.causal);
  const Index padCount = pads.rows(), length = text.tokens.rows();
  if (options.recheckValid) {
    for (Index t = 0; t < length; ++t) text.positions[t] = static_cast<int32_t>(std::max<Index>(t - padCount, 0));
  }
  if (options.padMask == PadMask::kValidLens) {
    text.masks.validLens = {static_cast<int32_t>(length)};
    return text;
  }
  Mask mask(static_cast<size_t>(length * length), 1);
  for (Index query = 0; query < length; ++query) {
    std::fill_n(mask.begin() + query * length, padCount, uint8_t{0});
  }
  text.masks.mask = std::move(mask);
  return text;
}

Decoding decodeAtZero(const SchemeLayer& layer, const Matrix& tokens) {
  const PlacedText atOnce = placeText(tokens, 0, true);
  PlacedText stepwise = atOnce;
  std::fill(stepwise.positions.begin(), stepwise.positions.end(), 0);
  const Matrix right = layerOutput(layer, atOnce), wrong = layerOutput(layer, stepwise);
  Decoding decoding;
  decoding.verdict = compare(wrong, right, roundingTolerance(Precision::kFloat64));
  for (Index step = 0; step < right.rows(); ++step) {
    const Verdict verdict = compare(rowsOf(wrong, step, 1), rowsOf(right, step, 1), decoding.verdict.tolerance);
    decoding.differences.push_back(verdict.residual);
    decoding.agrees.push_back(verdict.holds);
  }
  return decoding;
}

}  // namespace poslab
