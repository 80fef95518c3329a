#include "random.h"

#include <cmath>

#include "../error.h"

namespace poslab {

namespace {

// splitmix64's finalizer (Steele, Lea, Flood 2014; constants of Vigna's public-domain code).
uint64_t mix(uint64_t z) {
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return z ^ (z >> 31);
}

constexpr double kTwoPi = 6.283185307179586476925286766559;
constexpr double kMaxSeed = 9007199254740991.0;  // the largest integer that JavaScript keeps exactly

}  // namespace

uint64_t Random::next() {
  state_ += kStep;
  return mix(state_);
}

double Random::uniform() { return static_cast<double>(next() >> 11) * 0x1p-53; }

double Random::normal() {
  const double radius =
      std::sqrt(-2.0 * std::log(1.0 - uniform()));  // 1 - u lies in (0, 1], so the logarithm is finite
  return radius * std::cos(kTwoPi * uniform());
}

uint64_t derivedSeed(uint64_t seed, const std::string& purpose) {
  uint64_t hash = 0xcbf29ce484222325ULL;
  for (const char letter : purpose) {
    hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3ULL;
  }
  return mix(hash ^ Random(seed).next());
}

Matrix normalMatrix(Index rows, Index cols, double std, uint64_t seed) {
  Random random(seed);
  Matrix matrix(rows, cols);
  for (Index i = 0; i < matrix.size(); ++i) matrix.data()[i] = std * random.normal();
  return matrix;
}

uint64_t requireSeed(const char* argument, double seed) {
  requireInteger(argument, seed, 0, kMaxSeed);
  return static_cast<uint64_t>(seed);
}

}  // namespace poslab
