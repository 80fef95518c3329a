// Attention's options once they are checked, in the form the arithmetic wants. Shared by attention and encoder, not by
// their callers.
#pragma once

#include <algorithm>

#include "../encoding/t5_bucket.h"
#include "attention.h"

namespace poslab {

// What some queries share in every head. Rows are made when they are attended to, so that n x m need not be held.
struct RowBlock {
  Index first = 0, count = 0;
  Mask mask;                          // [count * m], without head masks; empty when no mask but those is given
  std::vector<int32_t> relativeRows;  // [count * m], shaw and t5: row of the vectors or biases an offset chooses
};

// Without returnWeights: enough query rows to multiply well, few enough that their scores stay small beside n x m.
constexpr Index kRowsAtOnce = 64;

struct AttentionPlan {
  explicit AttentionPlan(const AttentionOptions& given) : options(given) {}

  const AttentionOptions& options;  // must outlive the plan
  Index queries = 0, keys = 0, heads = 0;
  Index headWidth = 0, valueHeadWidth = 0, outputWidth = 0;
  std::vector<int32_t> queryPositions, keyPositions;
  Vector slopes;  // alibi: one per head
  std::optional<T5Buckets> t5Buckets;

  // Query rows whose scores are held at once.
  Index rowsAtOnce() const { return options.returnWeights ? queries : std::min(queries, kRowsAtOnce); }
  RowBlock rowBlock(Index first, Index count) const;
  // [block.count * m]: all masks of this head; null when all is allowed. May point into scratch or the block.
  const uint8_t* headMask(Index head, const RowBlock& block, Mask& scratch) const;
};

// Throws EngineError.
AttentionPlan planAttention(const AttentionOptions& options);

// [positions x width]: the table's row of each position id. argument names the ids in the error "row-out-of-table".
Matrix tableRows(const Matrix& table, const std::vector<int32_t>& positions, const char* argument);

}  // namespace poslab
