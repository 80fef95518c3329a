// Which query may attend to which key. All masks given are combined by "and". Causal with unequal lengths aligns at the
// end: query n-1 sees key m-1.
#pragma once

#include <optional>

#include "../matrix.h"

namespace poslab {

using Mask = std::vector<uint8_t>;  // [n * m], 1 = may attend

struct MaskOptions {
  bool causal = false;
  std::optional<Mask> mask = {};  // [n * m], entries 0 or 1
  // 1 or n entries >= 0; keys >= it are masked; more than m masks nothing
  std::optional<std::vector<int32_t>> validLens = {};
};

// Throws EngineError unless it has this many entries, all 0 or 1.
void requireMask(const char* argument, const Mask& mask, int64_t entries);
// Throws EngineError unless the masks fit so many queries and keys.
void requireMasks(const MaskOptions& options, Index queries, Index keys);
// [count * keys]: the rows of the combined mask from query `first` on. Checked options.
Mask maskRows(const MaskOptions& options, Index queries, Index keys, Index first, Index count);
// All rows, from options that are checked here. Throws EngineError.
Mask combineMasks(const MaskOptions& options, Index queries, Index keys);

}  // namespace poslab
