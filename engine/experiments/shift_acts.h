// Three acts that are easily taken for one: moving the position ids of the same tokens, putting real tokens in front
// (new keys), and padding on the left (keys that are masked, ids that may or may not be counted from the first real
// token). Each is run under every way in which position enters, and the outputs of the old tokens are compared before
// and after. Source: UDL 12.3.1; Shaw 2018, Raffel 2020 (T5), Press 2022 (ALiBi), Su 2021 (RoPE).
#pragma once

#include <optional>
#include <string>

#include "../attention/encoder.h"
#include "../error.h"
#include "verdict.h"

namespace poslab {

// One attention layer with its way to bring in position; tokens, ids and masks come from the text.
struct SchemeLayer {
  std::string scheme;  // "none", "shaw", ..., "sinusoidalInput": the name in the report
  AttentionOptions attention;
  bool atInput = false;  // the table is added to the tokens, so that values carry position too
};

struct PlacedText {
  Matrix tokens;                   // [n x width]
  std::vector<int32_t> positions;  // one id per token
  MaskOptions masks;
  Index firstOld = 0;  // the tokens from here on are the text whose outputs are compared
};

struct SchemeChange {
  std::string scheme;
  std::optional<Verdict> change;     // row = token of the old text, col = feature
  std::optional<EngineError> error;  // e.g. an id that is no row of the table
};

// Output rows of the old text [n - firstOld x width]. Throws EngineError.
Matrix layerOutput(const SchemeLayer& layer, const PlacedText& text);
// Never throws EngineError: what the layer refuses is in the result, so that the other schemes go on.
SchemeChange compareAct(const SchemeLayer& layer, const PlacedText& before, const PlacedText& after);
// The attention weights of the first layer, heads below one another; row = head * n + query, col = key. Both texts have
// n tokens. Nothing if the layer refuses a position.
std::optional<Verdict> compareWeights(const SchemeLayer& layer, const PlacedText& before, const PlacedText& after);

PlacedText placeText(const Matrix& tokens, double firstPosition, bool causal);
// front [k x width] before the text; ids 0.. run over both.
PlacedText prependTokens(const Matrix& front, const Matrix& tokens, bool causal);

enum class PadMask { kPads, kValidLens };
struct PaddingOptions {
  bool recheckValid = true;  // ids counted from the first real token (pads share its id); else ids run over the pads
  PadMask padMask =
      PadMask::kPads;  // kValidLens: D2L's valid length, which can only describe a prefix and so hides no pad in front
  bool causal = false;
};
PlacedText padLeft(const Matrix& pads, const Matrix& tokens, const PaddingOptions& options);

// D2L's decoder feeds one new token at a time and always adds row 0 of the table. By causality the steps are one pass
// with all ids 0.
struct Decoding {
  Vector differences;           // per step: largest |row with id 0 everywhere - row with ids 0..n - 1, all at once|
  std::vector<uint8_t> agrees;  // per step: 1 = no more than rounding
  Verdict verdict;              // row = step
};
Decoding decodeAtZero(const SchemeLayer& layer, const Matrix& tokens);  // Throws EngineError.

}  // namespace poslab
