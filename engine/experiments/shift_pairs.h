// Moving a position by an offset turns each pair of the sinusoid table (D2L, Relative Positional Information):
// R_j p_i = p_{i+offset} with R_j = [cos w, sin w; -sin w, cos w], w = offset * w_j, free of i. RoPE's matrix is the
// transpose, made for pairs in (cos, sin) order; on D2L's (sin, cos) pair it goes back, to i - offset.
#pragma once

#include <optional>

#include "verdict.h"

namespace poslab {

enum class TurnMatrix { kShift, kRope };

struct PairSettings {
  double width = 32;     // 1..512
  double offset = 5;     // position + offset is a row of the table
  double position = 10;  // 0..maxLen - 1
  double pair = 3;       // 0..floor(width / 2) - 1; width 1 has no pair and takes that of any width
  double maxLen = 1000;  // 1..4096, rows of the table
  TurnMatrix matrix = TurnMatrix::kShift;
};

// Per complete pair, in order.
struct TurnedPairs {
  Index count = 0;
  Vector frequencies;       // radians per position
  Vector turns;             // offset * frequency, radians
  Vector degrees;           // the same in degrees
  Vector positionsPerTurn;  // 2 pi / frequency
  Vector angles;            // position * frequency, radians clockwise from (0, 1)
  Matrix before, after;     // (sin, cos) at position and at position + offset [count x 2]
  Index loneColumn = -1;    // an odd width's last sine, which has no partner and so no matrix; else -1
};

struct ChosenPair {
  Index pair = 0;
  Matrix shiftMatrix, ropeMatrix, matrix;        // [2 x 2]; matrix is the one chosen
  Vector before, product, ahead, behind;         // (sin, cos) at position; matrix * before; at position +- offset
  double residualAhead = 0, residualBehind = 0;  // largest |product - ahead|, |product - behind|
  double turn = 0, degrees = 0;                  // of the chosen matrix, clockwise: RoPE's goes back
  double goal = 0;                               // the position it leads to
  double sineInDegrees = 0;  // of shiftMatrix's turn with its radians taken for degrees, as a pocket calculator may
};

// The chosen matrix of every pair on every row of the table whose goal is a row too; row = position, col = column of
// the table.
struct RotationLaw {
  Verdict ahead, behind;  // against position + offset, against position - offset
  Index positions = 0;    // rows checked
  // As far from `position` as the table allows, and the matrices read off the rows there: from p_i and its goal, two
  // points on the circle, cos = p . q and sin = p x q. Against the matrices here; row = pair, col = entry.
  Index farPosition = 0;
  Verdict sameMatrix;
};

struct PairReport {
  TurnedPairs pairs;
  std::optional<ChosenPair> chosen;  // none at width 1
  RotationLaw law;                   // at width 1 without entries
};

// table: sinusoidalTable of maxLen rows. Throws EngineError; "row-out-of-table" when position + offset is no row.
void requirePairSettings(const PairSettings& settings);
PairReport turnPairs(const PairSettings& settings, const Matrix& table);

// An angle near maxLen is off by up to maxLen * 2^-53, in the table and again in the goal's row.
double rotationTolerance(double maxLen);

}  // namespace poslab
