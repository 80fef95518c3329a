#include "softmax.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace poslab::kernels {

namespace {

typedef uint32_t UintLanes __attribute__((vector_size(16)));

template <typename Scalar>
constexpr Scalar kLowest = -std::numeric_limits<Scalar>::infinity();

// Calls use(lanes, count) with the values in fours (double: twos); the last, incomplete ones are filled up.
template <typename Scalar, typename Use>
inline void forLanes(const Scalar* values, Index count, Scalar filler, Use use) {
  Index i = 0;
  for (; i + kLanes<Scalar> <= count; i += kLanes<Scalar>) use(load(values + i), kLanes<Scalar>);
  if (i == count) return;
  Scalar some[kLanes<Scalar>];
  std::fill_n(some, kLanes<Scalar>, filler);
  std::copy_n(values + i, count - i, some);
  use(load(some), count - i);
}

template <typename Scalar>
Scalar added(Lanes<Scalar> lanes) {
  Scalar sum = lanes[0];
  for (Index lane = 1; lane < kLanes<Scalar>; ++lane) sum += lanes[lane];
  return sum;
}

}  // namespace

Lanes<float> exponential(Lanes<float> x) {
  // x = n ln 2 + rest with |rest| <= ln 2 / 2. Adding 1.5 * 2^23 rounds to the whole number n and leaves it in the last
  // bits of the float; moved to the exponent's place they are 2^n. No conversion to int: WebAssembly has no quick one.
  constexpr float kRounder = 12582912.0f, kLog2E = 1.44269504f;
  // ln 2 in two parts; n times the first is exact.
  constexpr float kLn2 = 0.693359375f, kLn2Rest = -2.12194440e-4f;
  constexpr float kUnderflow = -87.33654f;
  const Lanes<float> shifted = x * kLog2E + kRounder;
  const Lanes<float> n = shifted - kRounder;
  const Lanes<float> rest = (x - n * kLn2) - n * kLn2Rest;
  // (e^r - 1 - r) / r^2 by a polynomial of degree 5 (Cephes, expf).
  Lanes<float> sum = broadcast(1.9875691500e-4f);
  sum = sum * rest + 1.3981999507e-3f;
  sum = sum * rest + 8.3334519073e-3f;
  sum = sum * rest + 4.1665795894e-2f;
  sum = sum * rest + 1.6666665459e-1f;
  sum = sum * rest + 5.0000001201e-1f;
  sum = sum * (rest * rest) + rest + 1.0f;
  const UintLanes power = ((UintLanes)shifted << 23) + 0x3F800000u;
  return x < kUnderflow ? Lanes<float>{} : sum * (Lanes<float>)power;
}

template <typename Scalar>
Scan<Scalar> scan(const Scalar* values, Index count) {
  Lanes<Scalar> largest = broadcast(kLowest<Scalar>);
  auto faults = largest != largest;
  // x - x is 0 unless x is infinite or NaN. Filling up with the first value changes nothing.
  forLanes(values, count, values[0], [&](Lanes<Scalar> four, Index) {
    largest = four > largest ? four : largest;
    faults |= four - four != Lanes<Scalar>{};
  });
  Scan<Scalar> found{largest[0], faults[0] == 0};
  for (Index lane = 1; lane < kLanes<Scalar>; ++lane) {
    found.largest = std::max(found.largest, largest[lane]);
    found.finite = found.finite && faults[lane] == 0;
  }
  return found;
}

float exponentials(const float* scores, Index count, float largest, float* to) {
  Lanes<float> sums = {};
  forLanes(scores, count, kLowest<float>, [&](Lanes<float> four, Index some) {
    const Lanes<float> powers = exponential(four - largest);
    std::memcpy(to, &powers, some * sizeof(float));
    to += some;
    sums += powers;
  });
  return added<float>(sums);
}

double exponentials(const double* scores, Index count, double largest, double* to) {
  double sum = 0;
  for (Index i = 0; i < count; ++i) sum += to[i] = std::exp(scores[i] - largest);
  return sum;
}

template <typename Scalar>
void divide(Scalar* values, Index count, Scalar divisor) {
  forLanes(static_cast<const Scalar*>(values), count, Scalar(0), [&](Lanes<Scalar> four, Index some) {
    const Lanes<Scalar> quotients = four / divisor;
    std::memcpy(values, &quotients, some * sizeof(Scalar));
    values += some;
  });
}

template Scan<float> scan<float>(const float*, Index);
template Scan<double> scan<double>(const double*, Index);
template void divide<float>(float*, Index, float);
template void divide<double>(double*, Index, double);

}  // namespace poslab::kernels
