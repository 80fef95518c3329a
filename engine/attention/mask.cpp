#include "mask.h"

#include <algorithm>

#include "../error.h"

namespace poslab {

namespace {

void maskFuture(Mask& mask, Index queries, Index keys) {
  for (Index query = 0; query < queries; ++query) {
    const Index firstHidden = std::clamp<Index>(query + keys - queries + 1, 0, keys);
    std::fill(mask.begin() + query * keys + firstHidden, mask.begin() + (query + 1) * keys, uint8_t{0});
  }
}

void maskBeyond(Mask& mask, const std::vector<int32_t>& validLens, Index queries, Index keys) {
  if (validLens.size() != 1) requireLength("validLens", validLens.size(), queries);
  for (size_t i = 0; i < validLens.size(); ++i) {
    if (validLens[i] >= 0) continue;
    refuse("out-of-range", "validLens", "integers >= 0", joined({validLens[i], " at index ", i}));
  }
  for (Index query = 0; query < queries; ++query) {
    const Index valid = std::min<Index>(validLens[validLens.size() == 1 ? 0 : query], keys);
    std::fill(mask.begin() + query * keys + valid, mask.begin() + (query + 1) * keys, uint8_t{0});
  }
}

}  // namespace

void requireMask(const char* argument, const Mask& mask, Index entries) {
  requireLength(argument, mask.size(), entries);
  const auto bad = std::find_if(mask.begin(), mask.end(), [](uint8_t entry) { return entry > 1; });
  if (bad == mask.end()) return;
  refuse("out-of-range", argument, "entries 0 or 1", joined({*bad, " at index ", bad - mask.begin()}));
}

Mask combineMasks(const MaskOptions& options, Index queries, Index keys) {
  requireMemory("mask", static_cast<double>(queries) * static_cast<double>(keys));
  if (options.mask) requireMask("mask", *options.mask, queries * keys);
  Mask mask = options.mask ? *options.mask : Mask(queries * keys, 1);
  if (options.causal) maskFuture(mask, queries, keys);
  if (options.validLens) maskBeyond(mask, *options.validLens, queries, keys);
  return mask;
}

}  // namespace poslab
