#include "draw.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace poslab::claims {

Index drawIndex(Random& random, Index low, Index high) {
  return low + static_cast<Index>(random.uniform() * static_cast<double>(high - low + 1));
}

Matrix drawNormal(Random& random, Index rows, Index cols, double std) {
  return normalMatrix(rows, cols, std, random.next());
}

std::vector<int32_t> drawOrder(Random& random, Index tokens) {
  std::vector<int32_t> order(tokens);
  do {
    std::iota(order.begin(), order.end(), 0);
    for (Index i = tokens - 1; i > 0; --i) std::swap(order[i], order[drawIndex(random, 0, i)]);
  } while (std::is_sorted(order.begin(), order.end()));
  return order;
}

ClaimCase drawLayer(Random& random, const Sizes& sizes) {
  const Index tokens = drawIndex(random, sizes.fewestTokens, sizes.mostTokens);
  const Index width = sizes.widths[drawIndex(random, 0, static_cast<Index>(sizes.widths.size()) - 1)];
  const double std = sizes.raw ? 1 : 1 / std::sqrt(static_cast<double>(width));
  ClaimCase one;
  one.width = width;
  one.X = drawNormal(random, tokens, width);
  one.Wq = drawNormal(random, width, width, std);
  one.Wk = drawNormal(random, width, width, std);
  one.Wv = drawNormal(random, width, width, std);
  one.order = drawOrder(random, tokens);
  one.scale = sizes.raw ? Scale::kNone : Scale::kHeadWidth;
  const Index heads = Index{1} << drawIndex(random, 0, 2);
  if (sizes.heads && width % heads == 0) one.headCount = static_cast<double>(heads);
  one.seed = random.next() >> 11;
  return one;
}

ClaimCase listedWidth(Random& /*random*/, Index index) {
  constexpr Index kWidths[] = {2, 4, 6, 8, 16, 32, 64, 128, 256, 512};
  ClaimCase one;
  one.width = kWidths[index];
  return one;
}

ClaimCase drawAttention(Random& random, Index /*index*/) { return drawLayer(random, {}); }

ClaimCase drawSmall(Random& random, Index /*index*/) {
  return drawLayer(random, {.mostTokens = 5, .widths = {1, 2, 3, 4}, .heads = false, .raw = true});
}

ClaimCase drawSmallEven(Random& random, Index /*index*/) {
  return drawLayer(random, {.mostTokens = 5, .widths = {2, 4}, .heads = false, .raw = true});
}

}  // namespace poslab::claims
