// Attention's options once they are checked, in the form the arithmetic wants. Shared by attention and encoder, not by
// their callers.
#pragma once

#include "attention.h"

namespace poslab {

struct AttentionPlan {
  explicit AttentionPlan(const AttentionOptions& given) : options(given) {}

  const AttentionOptions& options;  // must outlive the plan
  Index queries = 0, keys = 0, heads = 0;
  Index headWidth = 0, valueHeadWidth = 0, outputWidth = 0;
  std::vector<int32_t> queryPositions, keyPositions;
  Mask masks;     // [n * m], or [heads * n * m] when headMasks are given; empty when all is allowed
  Vector slopes;  // alibi: one per head
  std::vector<int32_t>
      relativeRows;          // [n * m] for shaw and t5: row of the vectors or of the bias that an offset chooses
  bool nanExpected = false;  // emptyRow 'nan' and a query without an allowed key

  const uint8_t* headMask(Index head) const {
    if (masks.empty()) return nullptr;
    const Index perHead = queries * keys;
    return masks.data() + (static_cast<Index>(masks.size()) > perHead ? head * perHead : 0);
  }
};

// Throws EngineError.
AttentionPlan planAttention(const AttentionOptions& options);

// [positions x width]: the table's row of each position id. argument names the ids in the error "row-out-of-table".
Matrix tableRows(const Matrix& table, const std::vector<int32_t>& positions, const char* argument);

}  // namespace poslab
