// Inverted dropout, element-wise (Srivastava 2014 as PyTorch does it). In train mode an entry whose uniform draw is at
// least rate is kept and multiplied by 1/(1 - rate); else it is 0. One draw per entry in row order from Random(seed).
// rate 1 gives zeros (a keep pattern that keeps an entry then throws). In eval mode the input is returned bit for bit.
#pragma once

#include <optional>

#include "../matrix.h"

namespace poslab {

enum class Mode { kTrain, kEval };

struct DropoutOptions {
  double rate = 0;
  Mode mode = Mode::kEval;
  double seed = 0;
  std::optional<std::vector<uint8_t>> keep = {};  // one byte per entry, 1 = kept; replaces the drawn pattern
};

struct DropoutResult {
  Matrix output;
  std::vector<uint8_t> dropped;  // one byte per entry, 1 = dropped; all 0 in eval
};

DropoutResult dropout(const Matrix& tokens, const DropoutOptions& options);  // Throws EngineError.

// What the options are called where dropout is a part of another function.
struct DropoutNames {
  const char* rate = "rate";
  const char* seed = "seed";
  const char* keep = "keep";
};
// Throws EngineError unless the options are right for this many entries.
void requireDropout(const DropoutOptions& options, int64_t entries, const DropoutNames& names);
// Which of `entries` entries from `first` on are dropped (1), from checked options; seed stands in for options.seed.
std::vector<uint8_t> droppedEntries(const DropoutOptions& options, Index entries, uint64_t seed, int64_t first = 0);

template <typename Scalar>
void applyDropout(MatrixOf<Scalar>& matrix, const uint8_t* dropped, const DropoutOptions& options);

}  // namespace poslab
