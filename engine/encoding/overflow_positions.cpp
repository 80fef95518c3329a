#include "overflow_positions.h"

#include <algorithm>

namespace poslab {

std::vector<double> overflowPositions(Overflow policy, Index tokens, Index maxLen) {
  const bool cut = policy == Overflow::kTruncate || policy == Overflow::kError;
  std::vector<double> positions(cut ? std::min(tokens, maxLen) : tokens);
  for (size_t token = 0; token < positions.size(); ++token) {
    const Index i = static_cast<Index>(token);
    Index position = i;
    if (policy == Overflow::kClamp) position = std::min(i, maxLen - 1);
    if (policy == Overflow::kWrap) position = i % maxLen;
    positions[token] = static_cast<double>(position);
    if (policy == Overflow::kInterpolate && tokens > maxLen) {
      positions[token] = static_cast<double>(i) * static_cast<double>(maxLen) / static_cast<double>(tokens);
    }
  }
  return positions;
}

}  // namespace poslab
