// D2L's PositionalEncoding.forward: tokens (times sqrt(width) when scaleByWidth) + table[0 : n], then dropout on the
// sum. Departure: more tokens than maxLen throw our own sentence followed by PyTorch's; also for maxLen = 1, where
// PyTorch itself broadcasts row 0 in silence (the message says so).
#pragma once

#include <optional>
#include <string>

#include "../dropout/dropout.h"
#include "../matrix.h"

namespace poslab {

enum class OverflowPolicy { kError, kRebuild, kTruncate, kClamp, kWrap, kInterpolate };

struct PositionalEncodingOptions {
  Matrix tokens;  // [n x width]
  double maxLen = 1000;
  double dropout = 0;
  Mode mode = Mode::kEval;
  double seed = 0;
  std::optional<std::vector<uint8_t>> keep =
      {};  // [n * width] of the output's shape, 1 = kept; replaces the drawn pattern
  bool scaleByWidth = false;
  double base = 10000;
  OverflowPolicy onOverflow = OverflowPolicy::kError;
  Precision precision = Precision::kFloat64;
};

struct PositionalEncodingResult {
  Matrix output;                 // [rows x width]
  Matrix table;                  // what was added [rows x width]
  Index keptRows = 0;            // rows of the old table used unchanged at their own position
  Index lostTokens = 0;          // tokens not in the output
  std::vector<uint8_t> dropped;  // one byte per output entry, 0 in eval
};

PositionalEncodingResult positionalEncoding(const PositionalEncodingOptions& options);  // Throws EngineError.

// "The size of tensor a (1500) must match the size of tensor b (1000) at non-singleton dimension 1"
std::string pytorchSizeMessage(Index inputRows, Index tableRows);

}  // namespace poslab
