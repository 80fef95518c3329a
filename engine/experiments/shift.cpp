#include "shift.h"

#include <algorithm>

#include "../attention/embed.h"
#include "../encoding/sinusoidal.h"
#include "drawn_layer.h"

namespace poslab {

namespace {

constexpr size_t kMostTokens = 64;
constexpr double kMostPads = 16;
const char kPadWord[] = "<pad>";

void requireTexts(const ShiftSettings& settings) {
  if (settings.words.empty() || settings.words.size() > kMostTokens) {
    throw EngineError("out-of-range", "words", "1 to 64 tokens", std::to_string(settings.words.size()));
  }
  if (settings.act == Act::kPadLeft) requireInteger("padCount", settings.padCount, 1, kMostPads);
  if (settings.act != Act::kPrepend) return;
  const size_t total = settings.words.size() + settings.frontWords.size();
  if (settings.frontWords.empty() || total > kMostTokens) {
    throw EngineError("out-of-range", "frontWords", "1 or more tokens, at most 64 with the text",
                      std::to_string(settings.frontWords.size()) + ", " + std::to_string(total) + " with the text");
  }
}

struct Texts {
  PlacedText before, after;
};

Texts placeTexts(const ShiftSettings& settings, const Matrix& tokens) {
  const double width = settings.pairs.width, position = settings.pairs.position;
  switch (settings.act) {
    case Act::kPrepend:
      return {placeText(tokens, 0, settings.causal),
              prependTokens(embed(settings.frontWords, width, settings.seed), tokens, settings.causal)};
    case Act::kPadLeft: {
      const std::vector<std::string> pads(static_cast<size_t>(settings.padCount), kPadWord);
      return {placeText(tokens, 0, settings.causal),
              padLeft(embed(pads, width, settings.seed), tokens,
                      {settings.recheckValid, settings.padMask, settings.causal})};
    }
    case Act::kMoveIds:
      break;
  }
  return {placeText(tokens, position, settings.causal),
          placeText(tokens, position + settings.pairs.offset, settings.causal)};
}

SchemeLayer drawLayer(const ShiftSettings& settings, Scheme scheme, const char* name, bool atInput, Index rows) {
  DrawnLayerOptions options;
  options.seed = settings.seed;
  options.width = settings.pairs.width;
  options.headCount = settings.headCount;
  options.scheme = scheme;
  options.rows = rows;
  return {name, drawnAttention(options), atInput};
}

struct SchemeChoice {
  const char* name;
  Scheme scheme;
  bool atInput;
};
constexpr SchemeChoice kSchemeChoices[] = {{"none", Scheme::kNone, false},
                                           {"shaw", Scheme::kShaw, false},
                                           {"t5", Scheme::kT5, false},
                                           {"alibi", Scheme::kAlibi, false},
                                           {"rotary", Scheme::kRotary, false},
                                           {"sinusoidalQueryKey", Scheme::kSinusoidal, false},
                                           {"sinusoidalInput", Scheme::kSinusoidal, true},
                                           {"learnedInput", Scheme::kLearned, true}};

// A table of so many rows as the ids reach, at most maxLen: a shorter table of the same seed holds the same rows, and
// an id past maxLen is still refused.
Index rowsNeeded(const ShiftSettings& settings, const Texts& texts) {
  int32_t last = 0;
  for (const PlacedText* text : {&texts.before, &texts.after}) {
    last = std::max(last, *std::max_element(text->positions.begin(), text->positions.end()));
  }
  return std::min(static_cast<Index>(settings.pairs.maxLen), static_cast<Index>(last) + 1);
}

std::vector<SchemeChange> compareSchemes(const ShiftSettings& settings, const Texts& texts) {
  const Index rows = rowsNeeded(settings, texts);
  std::vector<SchemeChange> changes;
  for (const SchemeChoice& choice : kSchemeChoices) {
    try {
      const SchemeLayer layer = drawLayer(settings, choice.scheme, choice.name, choice.atInput, rows);
      changes.push_back(compareAct(layer, texts.before, texts.after));
    } catch (const EngineError& error) {  // RoPE cannot be drawn for an odd head width; the others go on
      changes.push_back({choice.name, std::nullopt, error});
    }
  }
  return changes;
}

void decode(const ShiftSettings& settings, const Matrix& tokens, ShiftReport& report) {
  const Index rows = std::min(static_cast<Index>(settings.pairs.maxLen), tokens.rows());
  try {
    report.decoding = decodeAtZero(drawLayer(settings, Scheme::kSinusoidal, "sinusoidalInput", true, rows), tokens);
  } catch (const EngineError& error) {
    report.decodingError = error;
  }
}

}  // namespace

ShiftReport shift(const ShiftSettings& settings) {
  requirePairSettings(settings.pairs);
  requireTexts(settings);
  const SchemeLayer plain = drawLayer(settings, Scheme::kNone, "none", false, 0);  // throws for seed and headCount
  const Matrix tokens = embed(settings.words, settings.pairs.width, settings.seed);
  const Matrix table = sinusoidalTable({.rows = settings.pairs.maxLen, .width = settings.pairs.width});
  ShiftReport report;
  report.turn = turnPairs(settings.pairs, table);
  report.products = multiplyRows(table, plain.attention);
  const Texts texts = placeTexts(settings, tokens);
  report.idsBefore = texts.before.positions;
  const auto old = texts.after.positions.begin() + texts.after.firstOld;
  report.frontIds.assign(texts.after.positions.begin(), old);
  report.idsAfter.assign(old, texts.after.positions.end());
  report.schemes = compareSchemes(settings, texts);
  decode(settings, tokens, report);
  return report;
}

}  // namespace poslab
