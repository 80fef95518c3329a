// Move the text along by an offset: what turns, and what stays? The sinusoid pairs turn by a matrix without the
// position in it (shift_pairs.h); raw products of rows keep their diagonals (shift_products.h); the attention output
// still changes, unless the scheme sees only offsets (shift_acts.h). Sources: D2L self-attention chapter, Relative
// Positional Information; UDL 12.3.1.
#pragma once

#include "shift_acts.h"
#include "shift_pairs.h"
#include "shift_products.h"

namespace poslab {

enum class Act { kMoveIds, kPrepend, kPadLeft };

struct ShiftSettings {
  std::vector<std::string> words = {"the", "fox", "met", "the", "crow"};  // 1..64
  double seed = 7;
  double headCount = 1;  // divides the width
  PairSettings pairs;    // width, offset, position, pair, maxLen, matrix
  Act act = Act::kMoveIds;
  std::vector<std::string> frontWords = {"yesterday"};  // act prepend: 1 or more; 64 with the words
  double padCount = 2;                                  // act padLeft: 1..16
  bool recheckValid = true;                             // act padLeft
  PadMask padMask = PadMask::kPads;                     // act padLeft
  bool causal = false;
};

struct ShiftReport {
  PairReport turn;
  TableProducts products;
  // moveIds: the text stands at position, position + 1, ... and moves by offset. The other acts count from 0.
  std::vector<int32_t> idsBefore, idsAfter;  // of the old tokens
  std::vector<int32_t> frontIds;             // of what stands in front after the act
  std::vector<SchemeChange>
      schemes;                  // none, shaw, t5, alibi, rotary, sinusoidalQueryKey, sinusoidalInput, learnedInput
  Index changed = 0, kept = 0;  // schemes whose output changes by more than rounding, or does not
  double largestChange = 0, smallestChange = 0;  // of the changed ones
  // Moving the ids, whichever act is chosen: sinusoidalQueryKey, sinusoidalInput.
  std::vector<SchemeChange> movedIds;
  std::optional<Verdict> movedWeights;       // the same for the weights of sinusoidalInput: compareWeights
  std::optional<Decoding> decoding;          // sinusoids at the input, causal
  std::optional<EngineError> decodingError;  // more tokens than the table has rows
};

ShiftReport shift(const ShiftSettings& settings);  // Throws EngineError naming the setting.

}  // namespace poslab
