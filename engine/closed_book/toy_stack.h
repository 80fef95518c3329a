// Two layers of attention with a residual, no norm, five tokens, in which positions enter wherever one says: the
// smallest stack that tells the ways apart. Query, key and value belong to a pair (i, j) of tokens here, so that a
// vector per offset fits in:
//   score(i, j) = q(i, j) . k(i, j) / sqrt(width) + number(i, j),  out_i = sum_j softmax_j(score) v(i, j)
#pragma once

#include "matrix.h"

namespace poslab {

enum class EntryWhere { kInput, kEveryLayer };                     // the sum before the first block; each layer
enum class EntryHow { kAdd, kTurn, kScoreNumber, kOffsetVector };  // of what positions do
enum class EntryIndex { kPosition, kOffset };                      // what the row or number is looked up by

struct EntryChoice {
  EntryWhere where = EntryWhere::kInput;
  EntryHow how = EntryHow::kAdd;
  bool intoQuery = false, intoKey = false, intoValue = false;
  EntryIndex index = EntryIndex::kPosition;

  friend bool operator==(const EntryChoice&, const EntryChoice&) = default;
};

constexpr Index kToyTokens = 5, kToyWidth = 4;

// A table of positions in every form it may take; another seed is another table.
struct ToyTable {
  explicit ToyTable(uint64_t seed);

  Matrix rows;                                    // of a position, to add
  double base;                                    // of the turn
  Vector numbers;                                 // of an offset or a position, to add to a score
  Matrix queryVectors, keyVectors, valueVectors;  // of an offset, clipped
};

// Row i * kToyTokens + j belongs to the pair (i, j).
struct ToyLayer {
  Matrix query, key, value;
};

struct ToyRun {
  Matrix stream;   // the sum that enters the first layer
  ToyLayer first;  // what attends in it
  Matrix output;   // of the second
};

// choice must have no trouble (entry_points.h). Token i has position firstPosition + i, at most kToyLastPosition.
constexpr Index kToyLastPosition = 31;
ToyRun runToyStack(const EntryChoice& choice, const ToyTable& first, const ToyTable& second, Index firstPosition);

}  // namespace poslab
