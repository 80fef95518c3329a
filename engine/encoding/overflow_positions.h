// Which position of the stored table each token reads when a text is longer than it. One mapping for sinusoidal tables
// (positionalEncoding) and learned ones. With n <= maxLen every policy reads position i.
#pragma once

#include "positional_encoding.h"

namespace poslab {

// kRebuild: i, also past the end. kTruncate, kError: i for the first min(n, maxLen) tokens. kClamp: min(i, maxLen - 1).
// kWrap: i mod maxLen. kInterpolate: i * maxLen / n, between the integers. One entry per row of the output.
std::vector<double> overflowPositions(OverflowPolicy policy, Index tokens, Index maxLen);

}  // namespace poslab
