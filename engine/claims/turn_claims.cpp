// CL26 to CL29: turning the pairs of a table (D2L, Relative Positional Information; RoPE).
#include <algorithm>
#include <cmath>

#include "../encoding/rotation.h"
#include "../encoding/sinusoidal.h"
#include "draw.h"
#include "layer.h"

namespace poslab::claims {

namespace {

ClaimCase drawStep(Random& random, Index /*index*/) {
  constexpr Index kDrawn[] = {2, 4, 8, 16, 32, 64};
  ClaimCase one;
  one.width = drawOf(random, kDrawn);
  one.position = drawIndex(random, 0, 999);
  one.offset = drawIndex(random, -one.position, 999);
  return one;
}

// The engine's turns of all pairs, applied to a row; transposed: RoPE's matrix, made for (cos, sin) order.
Matrix turned(const Matrix& row, Index offset, bool asRope = false) {
  const auto turns = shiftMatrices(static_cast<double>(row.cols()), static_cast<double>(offset));
  Matrix result(1, row.cols());
  for (size_t j = 0; j < turns.size(); ++j) {
    const Matrix pair = columnsOf(row, 2 * static_cast<Index>(j), 2);
    putBlock(result, 0, 2 * static_cast<Index>(j), product(pair, asRope ? turns[j] : transposed(turns[j])));
  }
  return result;
}

double turnReaches(ClaimCase& one) {
  const Matrix from = sinusoid(1, one.width, one.position);
  return largestDifference(turned(from, one.offset), sinusoid(1, one.width, one.position + one.offset));
}

double ropeTurnReaches(ClaimCase& one) {
  const Matrix from = sinusoid(1, one.width, one.position);
  return largestDifference(turned(from, one.offset, true), sinusoid(1, one.width, one.position + one.offset));
}

// position stands for the second turn here.
ClaimCase drawTwoTurns(Random& random, Index /*index*/) {
  constexpr Index kDrawn[] = {2, 4, 8, 16, 32};
  ClaimCase one;
  one.width = drawOf(random, kDrawn);
  one.position = drawIndex(random, -499, 499);
  one.offset = drawIndex(random, -499, 499);
  return one;
}

double turnsAddUp(ClaimCase& one) {
  const auto width = static_cast<double>(one.width);
  const auto a = static_cast<double>(one.offset), b = static_cast<double>(one.position);
  const auto first = shiftMatrices(width, a), second = shiftMatrices(width, b);
  const auto both = shiftMatrices(width, a + b), back = shiftMatrices(width, -a);
  double worst = 0;
  for (size_t j = 0; j < first.size(); ++j) {
    const Matrix& turn = first[j];
    const Matrix identity = Matrix::Identity(2, 2);
    const double determinant = turn(0, 0) * turn(1, 1) - turn(0, 1) * turn(1, 0);
    worst = std::max({worst, largestDifference(product(turn, second[j]), both[j]),
                      largestDifference(product(turn, transposed(turn)), identity),
                      largestDifference(transposed(turn), back[j]), std::fabs(determinant - 1)});
  }
  return worst;
}

ClaimCase drawForward(Random& random, Index index) {
  ClaimCase one = drawStep(random, index);
  one.offset = drawIndex(random, 1, 999);
  return one;
}

// One factor that takes sin(i w) to sin((i + offset) w) for i = 0..199: what is left of the best one.
double oneFactor(ClaimCase& one) {
  double worst = 0;
  for (const double frequency : pairFrequencies(one.width, 10000)) {
    double products = 0, squares = 0;
    const auto sine = [frequency](Index i) { return std::sin(static_cast<double>(i) * frequency); };
    for (Index i = 0; i < 200; ++i) {
      products += sine(i) * sine(i + one.offset);
      squares += sine(i) * sine(i);
    }
    for (Index i = 0; i < 200; ++i) {
      worst = std::max(worst, std::fabs(sine(i + one.offset) - products / squares * sine(i)));
    }
  }
  return worst;
}

}  // namespace

std::vector<Claim> turnClaims() {
  return {
      // CL26: At even widths, turning every pair of a row by offset * frequency gives the row that many positions on,
      // wherever one starts.
      {.id = "CL26", .isTrue = true, .draw = drawStep, .measure = turnReaches},
      // CL27: Two turns make one turn by the sum of their offsets, a turn keeps lengths, and its transpose turns back.
      {.id = "CL27", .isTrue = true, .draw = drawTwoTurns, .measure = turnsAddUp},
      // CL28: RoPE's matrix [cos, -sin; sin, cos] moves a (sine, cosine) pair of the table forward.
      {.id = "CL28", .isTrue = false, .draw = drawForward, .measure = ropeTurnReaches},
      // CL29: A sine needs no cosine to shift: one factor takes it to its value some steps further on, at every
      // position.
      {.id = "CL29",
       .isTrue = false,
       .draw = drawForward,
       .measure = oneFactor,
       .limit = 1e-9,
       .quantifier = Quantifier::kSome},
  };
}

}  // namespace poslab::claims
