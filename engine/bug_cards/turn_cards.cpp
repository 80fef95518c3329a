// S09 and S11: a pair that is turned the other way, and two ways to pair columns in one score.
#include <algorithm>
#include <cmath>

#include "../encoding/rotary.h"
#include "../encoding/rotation.h"
#include "../encoding/sinusoidal.h"
#include "kit.h"

namespace poslab::bug_cards {

namespace {

double productOf(const Matrix& a, const Matrix& b) { return product(a, transposed(b))(0, 0); }
double lengthOf(const Matrix& row) { return std::sqrt(sumOfSquares(row)); }

// How queries and keys pair their columns.
struct Pairing {
  Layout query, key;
};

struct Turned {
  Matrix query, key;
};

Turned turned(const Pairing& pairing, const Turned& vectors, Index queryPosition, Index keyPosition) {
  return {rotary(vectors.query, {static_cast<int32_t>(queryPosition)}, {.layout = pairing.query}),
          rotary(vectors.key, {static_cast<int32_t>(keyPosition)}, {.layout = pairing.key})};
}

double scoreAt(const Pairing& pairing, const Turned& vectors, Index queryPosition, Index keyPosition) {
  const Turned at = turned(pairing, vectors, queryPosition, keyPosition);
  return productOf(at.query, at.key);
}

Turned drawVectors(Draw& draw) {
  Turned drawn = {rowMatrix({1, 0, 0.5, -1}), rowMatrix({0.25, 2, -1, 0.75})};
  for (Matrix* vector : {&drawn.query, &drawn.key}) {
    for (Index c = 0; c < vector->size(); ++c) (*vector)(0, c) = draw.of((*vector)(0, c), {-2, -1, -0.5, 0.5, 1, 2});
  }
  return drawn;
}

constexpr Index kMove = 100;

}  // namespace

// [cos, sin; -sin, cos] takes a (sine, cosine) pair forward, its transpose back.
BugCard backwardTurn(Draw& draw) {
  constexpr double kWidth = 32;
  const Index pair = draw.whole(3, 1, 6), offset = draw.whole(5, 1, 5), position = draw.whole(7, 6, 20);
  const auto matrixOf = [&](double by) { return shiftMatrices(kWidth, by)[pair]; };
  const double delta = static_cast<double>(offset);
  const std::vector<bool> back = {false, true};
  const auto turnBy = [&](bool backward, double by) { return backward ? transposed(matrixOf(by)) : matrixOf(by); };
  const Matrix table = tableOf(kRows, static_cast<Index>(kWidth));
  const Matrix from = transposed(columnsOf(rowsOf(table, position, 1), 2 * pair, 2));
  const Matrix goal = transposed(columnsOf(rowsOf(table, position + offset, 1), 2 * pair, 2));
  const std::vector<Matrix> landed = each(back, [&](bool b) { return product(turnBy(b, delta), from); });
  const auto offDeterminant = [&](bool b) {
    const Matrix turn = turnBy(b, delta);
    return std::fabs(turn(0, 0) * turn(1, 1) - turn(0, 1) * turn(1, 0) - 1);
  };
  const auto offSum = [&](bool b) {
    return largestDifference(product(turnBy(b, delta), turnBy(b, 2)), turnBy(b, delta + 2));
  };
  const auto listOf = [](const Matrix& column) { return Vector{column(0, 0), column(1, 0)}; };
  BugCard card;
  card.variants = {"forward", "transposed"};
  card.numbers = {{"width", kWidth}, {"pair", pair}, {"offset", offset}, {"position", position}};
  card.tests = {
      {"determinant", each(back, offDeterminant), kRounding},
      {"length", each(landed, [&](const Matrix& to) { return std::fabs(lengthOf(to) - lengthOf(from)); }), kRounding},
      {"turnsAddUp", each(back, offSum), kRounding},
      {"offset0", each(back, [&](bool b) { return largestDifference(turnBy(b, 0), Matrix::Identity(2, 2)); }),
       kRounding},
      {"tableRow", each(landed, [&](const Matrix& to) { return largestDifference(to, goal); }), kRounding}};
  card.asked = {.values = each(landed, [&](const Matrix& to) { return nearestRow(table, listOf(to), 2 * pair); })};
  card.values = {{"landed", each(landed, listOf)}};
  return card;
}

// RoPE pairs neighbours, or one column of each half; a score needs both sides to pair alike.
BugCard mixedPairings(Draw& draw) {
  const Index query = draw.whole(7, 5, 12), key = draw.whole(3, 1, 4);
  const bool halves = draw.whole(0, 0, 1) == 1;
  const Layout layout = halves ? Layout::kHalves : Layout::kInterleaved;
  const std::vector<Pairing> pairings = {{layout, layout}, {Layout::kInterleaved, Layout::kHalves}};
  const auto moved = [&](const Turned& vectors) {
    return each(pairings, [&](const Pairing& pairing) {
      return std::fabs(scoreAt(pairing, vectors, query + kMove, key + kMove) - scoreAt(pairing, vectors, query, key));
    });
  };
  const auto equalPlaces = [&](const Turned& vectors) {
    return each(pairings, [&](const Pairing& pairing) {
      return std::fabs(scoreAt(pairing, vectors, query, query) - productOf(vectors.query, vectors.key));
    });
  };
  constexpr double kClear = 0.05;  // now and then the mixed score moves by next to nothing
  Turned vectors = drawVectors(draw);
  while (moved(vectors)[1] < kClear || equalPlaces(vectors)[1] < kClear) vectors = drawVectors(draw);
  const auto offOrigin = [&](const Pairing& pairing) {
    return std::fabs(scoreAt(pairing, vectors, 0, 0) - productOf(vectors.query, vectors.key));
  };
  const auto offLength = [&](const Pairing& pairing) {
    const Turned at = turned(pairing, vectors, query, key);
    return std::max(std::fabs(lengthOf(at.query) - lengthOf(vectors.query)),
                    std::fabs(lengthOf(at.key) - lengthOf(vectors.key)));
  };
  BugCard card;
  card.variants = {halves ? "bothHalves" : "bothNeighbours", "mixed"};
  card.numbers = {{"queryPosition", query}, {"keyPosition", key}, {"move", kMove}};
  for (Index c = 0; c < 4; ++c) {
    constexpr const char* kQueryNames[] = {"q0", "q1", "q2", "q3"};
    constexpr const char* kKeyNames[] = {"k0", "k1", "k2", "k3"};
    card.numbers.push_back({kQueryNames[c], vectors.query(0, c)});
    card.numbers.push_back({kKeyNames[c], vectors.key(0, c)});
  }
  card.tests = {{"origin", each(pairings, offOrigin), kRounding},
                {"length", each(pairings, offLength), kRounding},
                {"bothMove", moved(vectors), kRounding},
                {"equalPlaces", equalPlaces(vectors), kRounding}};
  const auto moves = [&](double by) { return by > kRounding ? 1.0 : 0.0; };
  card.asked = {.kind = BugQuestion::kWhich, .values = each(moved(vectors), moves)};
  card.values = {
      {"scores", each(pairings, [&](const Pairing& pairing) {
         return Vector{scoreAt(pairing, vectors, query, key), scoreAt(pairing, vectors, query + kMove, key + kMove)};
       })}};
  return card;
}

}  // namespace poslab::bug_cards
