// The 2x2 matrix that takes a pair from position i to i + delta, as a learner writes it: four programs in delta, w (the
// pair's frequency, 10000^(-2j / d)), i, j and d. Which matrix is right depends on the order of the pair, (sine,
// cosine) as in the table or the other way round as RoPE turns it, and on whether the pair is a column or a row.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "matrix.h"

namespace poslab {

enum class PairOrder { kSineCosine, kCosineSine };
enum class PairSide { kColumn, kRow };  // M p, or p M

struct TurnOptions {
  std::vector<std::string> topLeft, topRight, bottomLeft, bottomRight;
  PairOrder pairOrder = PairOrder::kSineCosine;
  PairSide pairSide = PairSide::kColumn;
};

struct TurnPoint {
  double position = 0, offset = 0, pair = 0, width = 0, frequency = 0;
};

struct TurnReport {
  bool holds = false;  // residual <= tolerance, and four values at every point
  Index probes = 0;
  double tolerance = 0;
  double residual = 0;                             // largest |M p_i - p_{i + offset}|, over the points with four values
  double backwardResidual = 0;                     // the same against p_{i - offset}
  Index undefined = 0;                             // points where an entry has no value
  TurnPoint worst;                                 // the first without one, else that of the residual
  std::array<bool, 4> entriesHold = {};            // topLeft, topRight, bottomLeft, bottomRight
  double determinantLow = 0, determinantHigh = 0;  // of M, over the same points; 1 for a turn
  std::string form;                                // the known wrong matrix that it equals everywhere; empty: none
};

// Throws EngineError as compiled() does.
TurnReport checkTurn(const TurnOptions& options);

}  // namespace poslab
