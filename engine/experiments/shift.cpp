#include "shift.h"

#include <algorithm>
#include <span>

#include "../attention/embed.h"
#include "../encoding/sinusoidal.h"
#include "drawn_layer.h"
#include "token_count.h"

namespace poslab {

namespace {

constexpr double kMostPads = 16;
const char kPadWord[] = "<pad>";

void requireTexts(const ShiftSettings& settings) {
  requireTokenCount(settings.words);
  requireInteger("padCount", settings.padCount, 1, kMostPads);
  const size_t front = settings.frontWords.size(), total = settings.words.size() + front;
  // Another act puts nothing in front, so only the list itself can be wrong then.
  if (front >= 1 && (settings.act == Act::kPrepend ? total : front) <= kMostTokens) return;
  refuse("out-of-range", "frontWords", joined({"1 or more tokens, at most ", kMostTokens, " with the text"}),
         joined({front, ", ", total, " with the text"}));
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

DrawnLayerOptions layerOptions(const ShiftSettings& settings, Scheme scheme, Index rows) {
  DrawnLayerOptions options;
  options.seed = settings.seed;
  options.width = settings.pairs.width;
  options.headCount = settings.headCount;
  options.scheme = scheme;
  options.rows = rows;
  return options;
}

// plain: the same maps without a scheme; drawing them once is most of the work.
SchemeLayer drawLayer(const DrawnLayerOptions& options, const AttentionOptions& plain, const char* name, bool atInput) {
  SchemeLayer layer{name, plain, atInput};
  drawScheme(options, layer.attention);
  return layer;
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

std::vector<SchemeChange> compareSchemes(const ShiftSettings& settings, const AttentionOptions& plain,
                                         const Texts& texts, std::span<const SchemeChoice> choices) {
  const Index rows = rowsNeeded(settings, texts);
  std::vector<SchemeChange> changes;
  for (const SchemeChoice& choice : choices) {
    try {
      const DrawnLayerOptions options = layerOptions(settings, choice.scheme, rows);
      const SchemeLayer layer = drawLayer(options, plain, choice.name, choice.atInput);
      changes.push_back(compareAct(layer, texts.before, texts.after));
    } catch (const EngineError& error) {  // RoPE cannot be drawn for an odd head width; the others go on
      changes.push_back({choice.name, std::nullopt, error});
    }
  }
  return changes;
}

void summarize(ShiftReport& report) {
  for (const SchemeChange& scheme : report.schemes) {
    if (!scheme.change) continue;
    ++(scheme.change->holds ? report.kept : report.changed);
    if (scheme.change->holds) continue;
    const double size = scheme.change->residual;
    report.smallestChange = report.largestChange == 0 ? size : std::min(report.smallestChange, size);
    report.largestChange = std::max(report.largestChange, size);
  }
}

void decode(const ShiftSettings& settings, const AttentionOptions& plain, const Matrix& tokens, ShiftReport& report) {
  const Index rows = std::min(static_cast<Index>(settings.pairs.maxLen), tokens.rows());
  try {
    const DrawnLayerOptions options = layerOptions(settings, Scheme::kSinusoidal, rows);
    report.decoding = decodeAtZero(drawLayer(options, plain, "sinusoidalInput", true), tokens);
  } catch (const EngineError& error) {
    report.decodingError = error;
  }
}

}  // namespace

ShiftReport shift(const ShiftSettings& settings) {
  requirePairSettings(settings.pairs);
  requireTexts(settings);
  const AttentionOptions plain = drawnAttention(layerOptions(settings, Scheme::kNone, 0));  // throws: seed, headCount
  const Matrix tokens = embed(settings.words, settings.pairs.width, settings.seed);
  const Matrix table = sinusoidalTable({.rows = settings.pairs.maxLen, .width = settings.pairs.width});
  ShiftReport report;
  report.turn = turnPairs(settings.pairs, table);
  report.products = multiplyRows(table, plain);
  const Texts texts = placeTexts(settings, tokens);
  report.idsBefore = texts.before.positions;
  const auto old = texts.after.positions.begin() + texts.after.firstOld;
  report.frontIds.assign(texts.after.positions.begin(), old);
  report.idsAfter.assign(old, texts.after.positions.end());
  report.schemes = compareSchemes(settings, plain, texts, kSchemeChoices);
  summarize(report);
  ShiftSettings moved = settings;
  moved.act = Act::kMoveIds;
  const Texts movedTexts = placeTexts(moved, tokens);
  report.movedIds =
      compareSchemes(moved, plain, movedTexts, std::span<const SchemeChoice>(kSchemeChoices).subspan(5, 2));
  const DrawnLayerOptions atInput = layerOptions(moved, Scheme::kSinusoidal, rowsNeeded(moved, movedTexts));
  report.movedWeights =
      compareWeights(drawLayer(atInput, plain, "sinusoidalInput", true), movedTexts.before, movedTexts.after);
  decode(settings, plain, tokens, report);
  return report;
}

}  // namespace poslab
