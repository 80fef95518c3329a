// What the cards are made of. Each card is a function of what is drawn; its right variant stands first.
#pragma once

#include <initializer_list>

#include "../attention/attention.h"
#include "../dropout/random.h"
#include "bug_card.h"

namespace poslab::bug_cards {

// The numbers of a card: as written, or drawn from a seed.
class Draw {
 public:
  explicit Draw(std::optional<uint64_t> seed) {
    if (seed) random_.emplace(*seed);
  }
  bool draws() const { return random_.has_value(); }
  Index whole(Index written, Index low, Index high);  // low..high, both included
  double of(double written, std::initializer_list<double> others);

 private:
  std::optional<Random> random_;
};

// Sums of at most 64 products of size 1 in another order stay below it; faults are above 0.001.
constexpr double kRounding = 1e-12;
constexpr Index kRows = 60;  // of tables

// Smooth words and maps: X[t, c] = sin(start + 0.9 t + 0.4 c + 0.25 t c), Wq, Wk, Wv likewise.
constexpr double kStart = 0.5;
Matrix wordsOf(Index count, Index width, double start = kStart);
double drawStart(Draw& draw, double written = kStart);
AttentionOptions layerOf(const Matrix& tokens);
Matrix outputOf(const Matrix& tokens);

Matrix tableOf(Index rows, Index width, Index first = 0);
double largestDifference(const Matrix& a, const Matrix& b);
Matrix sumOf(const Matrix& a, const Matrix& b);
Vector entries(const Matrix& matrix, Index row, Index count, Index first = 0);
// The row of the table that comes nearest to these entries, from column `first` on.
double nearestRow(const Matrix& table, const Vector& wanted, Index first = 0);

// A reading, or a list, of each variant.
template <typename Variant, typename Read>
auto each(const std::vector<Variant>& variants, Read read) {
  std::vector<decltype(read(variants[0]))> all;
  for (const Variant& variant : variants) all.push_back(read(variant));
  return all;
}

// Properties of tables, each as a distance from what holds for the sinusoidal table.
double offRow0(const Matrix& table);  // from 0, 1, 0, 1, ...
double largestEntry(const Matrix& table);
double offCircle(const Matrix& table);      // |P[i, 2j]^2 + P[i, 2j+1]^2 - 1|
double offRowLength(const Matrix& table);   // |sum of squares of a row - width / 2|
double offSimilarity(const Matrix& table);  // |p_i . p_k - sum of cos((i - k) w_j)|
double offTurn(const Matrix& table, Index pair, double frequency, Index offset);  // turned pair against the one ahead

BugCard rawColumn(Draw& draw);
BugCard wholeExponent(Draw& draw);
BugCard halvesLayout(Draw& draw);
BugCard placesFromOne(Draw& draw);
BugCard batchAxis(Draw& draw);
BugCard guardOffByOne(Draw& draw);
BugCard silentCut(Draw& draw);
BugCard scaleOfWords(Draw& draw);
BugCard backwardTurn(Draw& draw);
BugCard everyLayer(Draw& draw);
BugCard mixedPairings(Draw& draw);
BugCard decodingFromZero(Draw& draw);
BugCard leftPads(Draw& draw);
BugCard softmaxAxis(Draw& draw);
BugCard dropoutBeforeAdd(Draw& draw);

}  // namespace poslab::bug_cards
