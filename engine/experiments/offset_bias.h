// One number per offset, added to the scores: the same for all pairs of tokens that stand equally far apart, so
// constant along the diagonals of the score matrix (T5 with a bucket of its own for each offset; Raffel 2020; Shaw 2018
// clips likewise). Offset = key position - query position.
#pragma once

#include "../attention/attention.h"
#include "verdict.h"

namespace poslab {

struct OffsetBiasReport {
  std::vector<int32_t> offsets;         // -clip..clip
  Matrix bias;                          // as added to the scores of each head [n x n]
  Matrix plainScores, scores;           // first head, before and after the bias [n x n]
  Matrix plainWeights, weights;         // first head
  Verdict diagonals;                    // scores - plain scores against the bias of the offset
  Verdict weightsChange, outputChange;  // with the bias against without, all heads
  Verdict movedIds;                     // output with every position id 1000 larger against output
  Verdict swap;                         // as the experiment's, with the bias
  Vector expectedOffset;                // per query: its weights times the offsets of the keys
};

// bias: an odd count of numbers, 2 clip + 1; offsets further out have the outermost. layer: maps and tokens, no scheme.
// order: the swap. Throws EngineError "offsetBias".
OffsetBiasReport addOffsetBias(const AttentionOptions& layer, const Vector& bias, const std::vector<int32_t>& order,
                               double tolerance);

}  // namespace poslab
