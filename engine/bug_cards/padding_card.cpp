// S13: pads on the left of a text, and places counted from the left edge.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "kit.h"

namespace poslab::bug_cards {

namespace {

constexpr Index kWidth = 8;
using Places = std::vector<int32_t>;

// What a key that pads the text is masked to, for every query.
Mask keyMask(const std::vector<uint8_t>& real) {
  Mask mask;
  for (size_t query = 0; query < real.size(); ++query) mask.insert(mask.end(), real.begin(), real.end());
  return mask;
}

// Counted over real words, from 0; pads before the first get 0.
Places countedPlaces(const std::vector<uint8_t>& real) {
  Places places;
  int32_t count = -1;
  for (const uint8_t one : real) places.push_back(std::max(count += one, 0));
  return places;
}

Places edgePlaces(const std::vector<uint8_t>& real) {
  Places places(real.size());
  std::iota(places.begin(), places.end(), 0);
  return places;
}

Matrix smooth(Index rows, Index cols, double size, double start, double perRow, double perCol) {
  Matrix matrix(rows, cols);
  for (Index r = 0; r < rows; ++r) {
    for (Index c = 0; c < cols; ++c)
      matrix(r, c) = size * std::sin(start + perRow * static_cast<double>(r) + perCol * static_cast<double>(c));
  }
  return matrix;
}

// kSinusoidal: the table is added to the words, so that values carry it too.
Matrix withScheme(const Matrix& words, const std::vector<uint8_t>& real, const Places& places, Scheme scheme) {
  const bool added = scheme == Scheme::kSinusoidal;
  const Matrix table = tableOf(static_cast<Index>(real.size()) + 1, kWidth);
  AttentionOptions layer = layerOf(added ? sumOf(words, rowsInOrder(table, places)) : words);
  layer.masks.causal = true;
  layer.masks.mask = keyMask(real);
  if (!added) {
    layer.scheme = scheme;
    layer.queryPositions = places;
  }
  if (scheme == Scheme::kT5) layer.t5 = T5Options{.bias = smooth(32, 1, 0.8, 0.2, 0.7, 0)};
  if (scheme == Scheme::kShaw) {
    constexpr double kQuarterTurn = 1.5707963267948966;
    layer.shaw = ShawOptions{.clip = 2,
                             .keyVectors = smooth(5, kWidth, 0.5, 0.1, 0.5, 0.9),
                             .valueVectors = smooth(5, kWidth, 0.5, 0.3 + kQuarterTurn, 0.6, 0.7)};
  }
  return attention(layer).output;
}

}  // namespace

BugCard leftPads(Draw& draw) {
  constexpr double kWritten = 1.7, kPad = 9;
  const Index pads = draw.whole(2, 1, 4), count = draw.whole(3, 2, 5);
  const Matrix words = wordsOf(count, kWidth, drawStart(draw, kWritten));
  const Matrix padding = Matrix::Constant(pads, kWidth, kPad);
  using Number = Places (*)(const std::vector<uint8_t>&);
  const std::vector<Number> numberings = {countedPlaces, edgePlaces};
  const auto real = [&](bool left) {
    std::vector<uint8_t> flags(pads + count, 0);
    std::fill_n(flags.begin() + (left ? pads : 0), count, uint8_t{1});
    return flags;
  };
  const auto padded = [&](Number number, Scheme scheme, bool left) {
    Matrix all(pads + count, kWidth);
    putBlock(all, left ? pads : 0, 0, words);
    putBlock(all, left ? 0 : count, 0, padding);
    const Matrix output = withScheme(all, real(left), number(real(left)), scheme);
    return rowsOf(output, left ? pads : 0, count);
  };
  const auto off = [&](Scheme scheme, bool left) {
    const std::vector<uint8_t> flags(count, 1);
    const Matrix unpadded = withScheme(words, flags, edgePlaces(flags), scheme);
    return each(numberings, [&](Number number) { return largestDifference(padded(number, scheme, left), unpadded); });
  };
  BugCard card;
  card.variants = {"overWords", "fromEdge"};
  card.numbers = {{"pads", pads}, {"count", count}};
  card.tests = {{"padsRight", off(Scheme::kSinusoidal, false), kRounding},
                {"rotary", off(Scheme::kRotary, true), kRounding},
                {"alibi", off(Scheme::kAlibi, true), kRounding},
                {"t5", off(Scheme::kT5, true), kRounding},
                {"shaw", off(Scheme::kShaw, true), kRounding},
                {"padsLeft", off(Scheme::kSinusoidal, true), kRounding}};
  card.asked = {.values =
                    each(numberings, [&](Number number) { return static_cast<double>(number(real(true)).back()); })};
  card.values = {{"places", each(numberings,
                                 [&](Number number) {
                                   const Places places = number(real(true));
                                   return Vector(places.begin(), places.end());
                                 })},
                 {"row", each(numberings, [&](Number number) {
                    return entries(padded(number, Scheme::kSinusoidal, true), count - 1, 4);
                  })}};
  return card;
}

}  // namespace poslab::bug_cards
