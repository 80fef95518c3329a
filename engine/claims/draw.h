// Families of inputs.
#pragma once

#include "claim.h"

namespace poslab::claims {

Index drawIndex(Random& random, Index low, Index high);  // low..high, both included
Matrix drawNormal(Random& random, Index rows, Index cols, double std = 1);
template <size_t kCount>
Index drawOf(Random& random, const Index (&choices)[kCount]) {
  return choices[drawIndex(random, 0, kCount - 1)];
}
// Uniform among the orders that are not the identity; of two or more tokens.
std::vector<int32_t> drawOrder(Random& random, Index tokens);

// Sizes of a family; the maps are normal / sqrt(width) and scores scaled, unless raw.
struct Sizes {
  Index fewestTokens = 2, mostTokens = 10;
  std::vector<Index> widths = {2, 4, 8, 16, 32};
  bool heads = true;  // 1, 2 or 4, where they divide the width
  bool raw = false;   // all entries standard normal, scores unscaled
};
ClaimCase drawLayer(Random& random, const Sizes& sizes);

ClaimCase listedWidth(Random& random, Index index);  // ten even widths from 2 to 512, by index

ClaimCase drawAttention(Random& random, Index index);  // 2..10 tokens, width 2..32
ClaimCase drawSmall(Random& random, Index index);      // 2..5 tokens, width 1..4, raw
ClaimCase drawSmallEven(Random& random, Index index);  // the same with width 2 or 4

// A family without the order: nothing is shuffled.
template <ClaimCase (*kDraw)(Random&, Index)>
ClaimCase unshuffled(Random& random, Index index) {
  ClaimCase one = kDraw(random, index);
  one.order.clear();
  return one;
}

}  // namespace poslab::claims
