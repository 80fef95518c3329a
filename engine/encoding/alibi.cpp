#include "alibi.h"

#include <cmath>

#include "../error.h"

namespace poslab {

namespace {

// 2^(-8/n), its square, ... for n a power of two.
Vector geometricSlopes(int headCount) {
  Vector slopes(headCount);
  for (int h = 0; h < headCount; ++h) slopes[h] = std::exp2(-8.0 * (h + 1) / headCount);
  return slopes;
}

}  // namespace

Vector alibiSlopes(double headCount) {
  requireInteger("headCount", headCount, 1, kMaxHeads);
  const int heads = static_cast<int>(headCount);
  int power = 1;
  while (2 * power <= heads) power *= 2;
  Vector slopes = geometricSlopes(power);
  const Vector between = geometricSlopes(2 * power);
  for (int h = 0; static_cast<int>(slopes.size()) < heads; h += 2) slopes.push_back(between[h]);
  return slopes;
}

}  // namespace poslab
