// Two matrices that a law says are equal: by how much they differ, where most, and whether that is only rounding.
#pragma once

#include "../matrix.h"

namespace poslab {

struct Verdict {
  bool holds = false;      // residual <= tolerance
  bool identical = false;  // bit for bit
  double residual = 0;     // largest |a - b|
  double tolerance = 0;
  Index row = 0, col = 0;  // where it is
  Index differing = 0;     // entries with |a - b| > tolerance
  Index entries = 0;
};

// Equivariance and the like: 1e-12 in float64, 1e-5 in float32. Sums of some dozens of products of size about 1 in
// another order give 1e-15 and 1e-6; real changes are above 1e-3.
double roundingTolerance(Precision precision);
Verdict compare(const Matrix& a, const Matrix& b, double tolerance);  // same shape

}  // namespace poslab
