// Five ways to give n tokens a row each from a table of maxLen rows, and what each of them loses, counted on the rows
// themselves (bit for bit), not derived from the policy. Sinusoidal rows come from positionalEncoding on zero tokens,
// so that its table is its output; a learned table can only be read, or continued with rows that nobody trained.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "../encoding/positional_encoding.h"
#include "verdict.h"

namespace poslab {

constexpr OverflowPolicy kCures[] = {OverflowPolicy::kRebuild, OverflowPolicy::kTruncate, OverflowPolicy::kClamp,
                                     OverflowPolicy::kWrap, OverflowPolicy::kInterpolate};

// The pair of neighbouring rows (row, row + 1) that lie closest, by Euclidean distance.
struct Neighbours {
  double distance;
  Index row;
};
struct TokenPair {
  Index first, second;
};

struct OverflowCure {
  OverflowPolicy policy = OverflowPolicy::kRebuild;
  Index outputRows = 0;
  Index keptRows = 0;    // rows i < maxLen that token i still gets bit for bit
  Index movedRows = 0;   // the other rows i < maxLen that a token i asks for
  Index lostTokens = 0;  // tokens without a row
  double lostShare = 0;  // of all tokens
  Index newRows = 0;     // rows past the stored table: computed, or untrained if the table is learned
  Index distinctRows = 0;
  Index sharedRows = 0;                // rows that two or more tokens get
  Index sharingTokens = 0;             // tokens on those rows
  Index collidingPairs = 0;            // pairs of tokens with equal rows
  Index lastRowTokens = 0;             // tokens on the table's last row, maxLen - 1
  std::optional<TokenPair> firstPair;  // the first two tokens with equal rows: smallest second, then first
  std::optional<Neighbours> closest;   // absent with one row
  Verdict kept;                        // rows below maxLen against the stored ones, bit for bit
  Verdict ownRow;    // against a table of n rows; a lost token's row counts as zeros, which is what it adds
  Vector positions;  // the stored position each token reads [outputRows]
  Vector column;     // the report's curveColumn as used [outputRows]
};

// Where the rows come from. `ideal` is a table of n rows whose first maxLen are `stored`.
struct TableSource {
  bool sinusoidal = true;
  double base = 10000;
  Index maxLen = 0;
  Matrix stored, ideal;
};

OverflowCure cure(OverflowPolicy policy, const TableSource& source, Index curveColumn);
std::optional<Neighbours> closestNeighbours(const Matrix& table);

}  // namespace poslab
