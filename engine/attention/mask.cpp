#include "mask.h"

#include <algorithm>

#include "../error.h"

namespace poslab {

void requireMask(const char* argument, const Mask& mask, int64_t entries) {
  requireLength(argument, mask.size(), entries);
  const auto bad = std::find_if(mask.begin(), mask.end(), [](uint8_t entry) { return entry > 1; });
  if (bad == mask.end()) return;
  refuse("out-of-range", argument, "entries 0 or 1", joined({*bad, " at index ", bad - mask.begin()}));
}

void requireMasks(const MaskOptions& options, Index queries, Index keys) {
  if (options.mask) requireMask("mask", *options.mask, int64_t{queries} * keys);
  if (!options.validLens) return;
  const std::vector<int32_t>& validLens = *options.validLens;
  if (validLens.size() != 1) requireLength("validLens", validLens.size(), queries);
  for (size_t i = 0; i < validLens.size(); ++i) {
    if (validLens[i] >= 0) continue;
    refuse("out-of-range", "validLens", "integers >= 0", joined({validLens[i], " at index ", i}));
  }
}

Mask maskRows(const MaskOptions& options, Index queries, Index keys, Index first, Index count) {
  Mask mask(count * keys, 1);
  if (options.mask) std::copy_n(options.mask->begin() + first * keys, count * keys, mask.begin());
  for (Index row = 0; row < count; ++row) {
    const Index query = first + row;
    Index visible = keys;
    if (options.causal) visible = std::clamp<Index>(query + keys - queries + 1, 0, keys);
    if (options.validLens) {
      const std::vector<int32_t>& validLens = *options.validLens;
      visible = std::min<Index>(visible, validLens[validLens.size() == 1 ? 0 : query]);
    }
    std::fill(mask.begin() + row * keys + visible, mask.begin() + (row + 1) * keys, uint8_t{0});
  }
  return mask;
}

Mask combineMasks(const MaskOptions& options, Index queries, Index keys) {
  requireMemory("mask", static_cast<double>(queries) * static_cast<double>(keys));
  requireMasks(options, queries, keys);
  return maskRows(options, queries, keys, 0, queries);
}

}  // namespace poslab
