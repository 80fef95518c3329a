#include "softmax.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace poslab::kernels {

namespace {

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

// Written out: a loop over lanes would take them through memory.
template <typename Scalar>
Scalar added(Lanes<Scalar> lanes) {
  if constexpr (kLanes<Scalar> == 4) {
    return lanes[0] + lanes[1] + lanes[2] + lanes[3];
  } else {
    return lanes[0] + lanes[1];
  }
}

typedef uint32_t UintLanes __attribute__((vector_size(16)));

// e^x = 2^n e^rest.
struct Reduced {
  Lanes<float> rest, power;  // |rest| <= ln 2 / 2; 2^n, or 0 where e^x < 2^-126
};

inline Reduced reduced(Lanes<float> x) {
  // Adding 1.5 * 2^23 + 127 rounds to the whole number n and leaves n + 127, the exponent of 2^n, in the last bits of
  // the float. No conversion to int: WebAssembly has no quick one.
  constexpr float kRounder = 12582912.0f + 127.0f, kLog2E = 1.44269504f;
  // ln 2 in two parts; n times the first is exact.
  constexpr float kLn2 = 0.693359375f, kLn2Rest = -2.12194440e-4f;
  constexpr float kUnderflow = -87.33654f;
  // Bits, not `? :`, which would cost three instructions. The rest becomes 0, so that not even infinity outlives it.
  const auto kept = ~(UintLanes)(x < kUnderflow);
  x = (Lanes<float>)((UintLanes)x & kept);
  const Lanes<float> shifted = x * kLog2E + kRounder;
  const Lanes<float> n = shifted - kRounder;
  return {(x - n * kLn2) - n * kLn2Rest, (Lanes<float>)((UintLanes)shifted << 23 & kept)};
}

// (e^r - 1 - r) / r^2 by the polynomial of degree 4 whose largest error relative to e^r is least, 3.1e-9; in Estrin's
// order, since a processor computes its three parts at the same time. Adding 1 last keeps the error within one unit.
inline Lanes<float> composed(const Reduced& parts) {
  const Lanes<float> r = parts.rest, square = r * r;
  const Lanes<float> high = (8.36873556e-3f * r + 4.16683899e-2f) + 1.38145599e-3f * square;
  const Lanes<float> sum = (1.66665205e-1f * r + 4.99999934e-1f) + high * square;
  return (sum * square + r + 1.0f) * parts.power;
}

}  // namespace

Lanes<float> exponential(Lanes<float> x) { return composed(reduced(x)); }

template <typename Scalar>
Scan<Scalar> scan(const Scalar* values, Index count) {
  Lanes<Scalar> largest = broadcast(kLowest<Scalar>), sums = {};
  // Filling up with the first value changes neither.
  forLanes(values, count, values[0], [&](Lanes<Scalar> four, Index) {
    largest = four > largest ? four : largest;
    sums += four;
  });
  Scan<Scalar> found{largest[0], true};
  for (Index lane = 1; lane < kLanes<Scalar>; ++lane) found.largest = std::max(found.largest, largest[lane]);
  // One value that is not finite and the sum is not either; without one it is not when it overflows.
  if (!std::isfinite(added<Scalar>(sums))) {
    found.finite = std::all_of(values, values + count, [](Scalar value) { return std::isfinite(value); });
  }
  return found;
}

// A processor looks a few hundred instructions ahead. First all reductions, then all polynomials: with chains half as
// long it finds twice as many that wait for nothing.
float exponentials(const float* scores, Index count, float largest, float* to) {
  constexpr Index kAtOnce = 64;
  Reduced parts[kAtOnce / kLanes<float>];
  Lanes<float> sums = {};
  for (; count > 0; count -= kAtOnce, scores += kAtOnce, to += kAtOnce) {
    const Index some = std::min(count, kAtOnce);
    Reduced* next = parts;
    forLanes(scores, some, kLowest<float>, [&](Lanes<float> four, Index) { *next++ = reduced(four - largest); });
    for (Index i = 0; i < some; i += kLanes<float>) {
      const Lanes<float> powers = composed(parts[i / kLanes<float>]);
      storeSome(to + i, powers, some - i);
      sums += powers;
    }
  }
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
    storeSome<Scalar>(values, four / divisor, some);
    values += some;
  });
}

template Scan<float> scan<float>(const float*, Index);
template Scan<double> scan<double>(const double*, Index);
template void divide<float>(float*, Index, float);
template void divide<double>(double*, Index, double);

}  // namespace poslab::kernels
