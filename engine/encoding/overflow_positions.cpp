#include "overflow_positions.h"

#include <algorithm>

namespace poslab {

std::vector<double> overflowPositions(OverflowPolicy policy, Index tokens, Index maxLen) {
  const bool cut = policy == OverflowPolicy::kTruncate || policy == OverflowPolicy::kError;
  std::vector<double> positions(cut ? std::min(tokens, maxLen) : tokens);
  for (size_t token = 0; token < positions.size(); ++token) {
    const Index i = static_cast<Index>(token);
    Index position = i;
    if (policy == OverflowPolicy::kClamp) position = std::min(i, maxLen - 1);
    if (policy == OverflowPolicy::kWrap) position = i % maxLen;
    positions[token] = static_cast<double>(position);
    if (policy == OverflowPolicy::kInterpolate && tokens > maxLen) {
      positions[token] = static_cast<double>(i) * static_cast<double>(maxLen) / static_cast<double>(tokens);
    }
  }
  return positions;
}

}  // namespace poslab
