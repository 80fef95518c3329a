// Two results of one shape beside each other: b - a entry by entry, and where they differ most.
#pragma once

#include "../matrix.h"

namespace poslab {

struct DifferenceOptions {
  Matrix a, b;  // same shape, at least 1 x 1, finite
};

struct Difference {
  Matrix matrix;           // b - a
  double largest = 0;      // max |b - a|
  Index row = 0, col = 0;  // where it is, the first such entry in row order
  Index differing = 0;     // entries with a != b
};

// Throws wrong-shape for b of another shape, overflow when an entry is no finite number.
Difference difference(const DifferenceOptions& options);

}  // namespace poslab
