// The engine's own generator (splitmix64), so that natively, in wasm and in any library the same seed gives the same
// draws. uniform() = (z >> 11) * 2^-53; normal() by Box-Muller from two uniforms (cosine branch only: one normal per
// two draws).
#pragma once

#include <cstdint>
#include <string>

#include "../matrix.h"

namespace poslab {

class Random {
 public:
  // skip: so many draws are passed over.
  explicit Random(uint64_t seed, uint64_t skip = 0) : state_(seed + skip * kStep) {}
  uint64_t next();
  double uniform();  // [0, 1)
  double normal();   // N(0, 1)

 private:
  static constexpr uint64_t kStep = 0x9e3779b97f4a7c15ULL;
  uint64_t state_;
};

// A seed for a named purpose, so that e.g. Wq and Wk of one seed are unrelated. FNV-1a of the text, mixed with the
// seed.
uint64_t derivedSeed(uint64_t seed, const std::string& purpose);
// [rows x cols] of normal entries, mean 0, standard deviation std, in row order.
Matrix normalMatrix(Index rows, Index cols, double std, uint64_t seed);
// Throws EngineError unless an integer in [0, 2^53 - 1].
uint64_t requireSeed(const char* argument, double seed);

}  // namespace poslab
