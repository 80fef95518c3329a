// The steps of a stable softmax over one row: weights = e^(score - largest) / sum of these. Single precision has its
// own exponential, four at a time; double precision takes the library's, one at a time.
#pragma once

#include "lanes.h"

namespace poslab::kernels {

// e^x of each lane for x <= 0, within 1 unit in the last place; 0 where e^x < 2^-126, NaN where x is NaN.
Lanes<float> exponential(Lanes<float> x);

template <typename Scalar>
struct Scan {
  Scalar largest;
  bool finite;  // all of them
};
template <typename Scalar>
Scan<Scalar> scan(const Scalar* values, Index count);

// to[i] = e^(scores[i] - largest), 0 for -infinity; may be in place. Returns their sum, in single precision added in as
// many parts as there are lanes.
float exponentials(const float* scores, Index count, float largest, float* to);
double exponentials(const double* scores, Index count, double largest, double* to);

template <typename Scalar>
void divide(Scalar* values, Index count, Scalar divisor);

}  // namespace poslab::kernels
