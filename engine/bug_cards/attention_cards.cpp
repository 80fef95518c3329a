// S10 and S12: a stack that adds positions again, and a decoder that starts to count again.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "../attention/encoder.h"
#include "kit.h"

namespace poslab::bug_cards {

namespace {

constexpr Index kWidth = 8;

}  // namespace

BugCard everyLayer(Draw& draw) {
  constexpr Index kCount = 4;
  const double layers = static_cast<double>(draw.whole(2, 2, 4));
  const Matrix words = wordsOf(kCount, kWidth, drawStart(draw)), table = tableOf(kCount, kWidth);
  const std::vector<Placement> placements = {Placement::kInput, Placement::kEveryLayer};
  const auto stack = [](const AttentionOptions& layer, double count, std::optional<Placement> placement) {
    return encoder({.attention = layer, .layerCount = count, .placement = placement}).output;
  };
  const auto run = [&](Placement placement, double count, const Matrix& tokens, const Matrix& rows) {
    AttentionOptions layer = layerOf(tokens);
    layer.table = rows;
    return stack(layer, count, placement);
  };
  // Against layers that get words with positions and know of no table.
  const auto off = [&](double count, const Matrix& rows) {
    return each(placements, [&](Placement placement) {
      return largestDifference(run(placement, count, words, rows), stack(layerOf(sumOf(words, rows)), count, {}));
    });
  };
  const auto equalWords = [&](Placement placement) {
    const Matrix equal = rowsInOrder(words, {0, 0, 0, 0});
    const Matrix output = run(placement, layers, equal, table);
    return largestDifference(rowsOf(output, 0, 1), rowsOf(output, 1, 1));
  };
  // Without values a layer adds nothing: what is left is the words and some P.
  const auto timesAdded = [&](Placement placement) {
    AttentionOptions layer = layerOf(zeros<double>(kCount, kWidth));
    layer.Wv = zeros<double>(kWidth, kWidth);
    layer.table = table;
    return stack(layer, layers, placement)(0, 1) / table(0, 1);
  };
  BugCard card;
  card.variants = {"once", "every"};
  card.numbers = {{"layers", layers}};
  card.tests = {{"oneLayer", off(1, table), kRounding},
                {"noPositions", off(layers, zeros<double>(kCount, kWidth)), kRounding},
                {"equalWords", each(placements, equalWords), kRounding, true},
                {"moreLayers", off(layers, table), kRounding}};
  card.asked = {.values = each(placements, timesAdded)};
  card.values = {
      {"row",
       each(placements, [&](Placement placement) { return entries(run(placement, layers, words, table), 0, 4); })},
      {"difference", each(off(layers, table), [](double reading) { return Vector{reading}; })}};
  return card;
}

namespace {

// A text read in one go but for its newest word, which then comes alone and meets the keys and values that are kept.
struct Decoding {
  Matrix words, table;

  Index placeOf(bool fromZero, Index length) const { return fromZero ? 0 : length - 1; }
  Matrix newest(bool fromZero, Index length) const {
    return sumOf(rowsOf(words, length - 1, 1), rowsOf(table, placeOf(fromZero, length), 1));
  }
  // The newest word's row and weights.
  AttentionResult alone(bool fromZero, Index length) const {
    Matrix kept = sumOf(rowsOf(words, 0, length), rowsOf(table, 0, length));
    putBlock(kept, length - 1, 0, newest(fromZero, length));
    AttentionOptions layer = layerOf(newest(fromZero, length));
    layer.keys = kept;
    return attention(layer);
  }
  Matrix allAtOnce(Index length) const {
    AttentionOptions layer = layerOf(sumOf(rowsOf(words, 0, length), rowsOf(table, 0, length)));
    layer.masks.causal = true;
    return attention(layer).output;
  }
  double off(bool fromZero, Index length) const {
    return largestDifference(alone(fromZero, length).output, rowsOf(allAtOnce(length), length - 1, 1));
  }
};

}  // namespace

BugCard decodingFromZero(Draw& draw) {
  const Index count = draw.whole(5, 3, 8), prompt = count - 1;
  const Decoding text = {wordsOf(count, kWidth, drawStart(draw)), tableOf(count, kWidth)};
  const std::vector<bool> fromZero = {false, true};
  const auto read = [&](auto reading) { return each(fromZero, reading); };
  const auto offPrompt = [&](bool) {
    return largestDifference(text.allAtOnce(prompt), rowsOf(text.allAtOnce(count), 0, prompt));
  };
  const auto offSum = [&](bool zero) {
    const Matrix weights = text.alone(zero, count).weights[0];
    return std::fabs(std::accumulate(weights.data(), weights.data() + weights.size(), 0.0) - 1);
  };
  const auto placeGiven = [&](bool zero) {
    Matrix position = text.newest(zero, count), word = rowsOf(text.words, prompt, 1);
    multiplyBy(word, -1.0);
    addTo(position, word);
    return nearestRow(text.table, entries(position, 0, kWidth));
  };
  BugCard card;
  card.variants = {"ownPlace", "fromZero"};
  card.numbers = {{"count", count}, {"prompt", prompt}};
  card.tests = {{"firstWord", read([&](bool zero) { return text.off(zero, 1); }), kRounding},
                {"prompt", read(offPrompt), kRounding},
                {"weightSum", read(offSum), kRounding},
                {"allAtOnce", read([&](bool zero) { return text.off(zero, count); }), kRounding}};
  card.asked = {.values = read(placeGiven)};
  card.values = {{"row", read([&](bool zero) { return entries(text.alone(zero, count).output, 0, 4); })}};
  return card;
}

}  // namespace poslab::bug_cards
