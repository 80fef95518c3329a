// Four floats or two doubles at a time, by the vector extensions that GCC and Clang share: the processor's 128-bit
// registers natively, SIMD as WebAssembly, single numbers where there is neither. Every lane is IEEE arithmetic without
// fused multiply-add, so the same source gives the same bits in all of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace poslab::kernels {

using Index = std::ptrdiff_t;

template <typename Scalar>
struct LanesOf;
template <>
struct LanesOf<float> {
  typedef float Type __attribute__((vector_size(16)));
};
template <>
struct LanesOf<double> {
  typedef double Type __attribute__((vector_size(16)));
};
template <typename Scalar>
using Lanes = typename LanesOf<Scalar>::Type;

template <typename Scalar>
constexpr Index kLanes = 16 / sizeof(Scalar);

// From and to any address: rows of a matrix seldom begin at a multiple of 16.
template <typename Scalar>
inline Lanes<Scalar> load(const Scalar* from) {
  Lanes<Scalar> lanes;
  std::memcpy(&lanes, from, sizeof lanes);
  return lanes;
}

template <typename Scalar>
inline void store(Scalar* to, Lanes<Scalar> lanes) {
  std::memcpy(to, &lanes, sizeof lanes);
}

// The first `count` lanes, at least one, or all of them. Not by memcpy: a loop with a call in it keeps nothing in the
// registers of WebAssembly's compilers.
template <typename Scalar>
inline void storeSome(Scalar* to, Lanes<Scalar> lanes, Index count) {
  if (count >= kLanes<Scalar>) return store(to, lanes);
  to[0] = lanes[0];
  if constexpr (kLanes<Scalar> == 4) {
    if (count > 1) to[1] = lanes[1];
    if (count > 2) to[2] = lanes[2];
  }
}

template <typename Scalar>
inline Lanes<Scalar> broadcast(Scalar value) {
  // Not 0 + value: 0 + -0 is 0, not -0, so the compiler could not drop the addition.
  if constexpr (kLanes<Scalar> == 4) {
    return Lanes<Scalar>{value, value, value, value};
  } else {
    return Lanes<Scalar>{value, value};
  }
}

}  // namespace poslab::kernels
