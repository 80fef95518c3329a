// Where do positions enter? Once at the input, at every layer, or only in some of query, key and value (UDL 12.3.1):
// three blocks with the same weights, side by side. For each: what its wires carry (placement_wires.h), whether the
// output follows a swap, whether equal tokens stay equal, how large positions are beside words, and what a linear probe
// reads back. Beside them a bias per offset (offset_bias.h), which has no table at all.
#pragma once

#include <string>

#include "offset_bias.h"
#include "placement_wires.h"
#include "position_probe.h"

namespace poslab {

struct PlacementSettings {
  std::vector<std::string> words = {"the", "cat", "saw", "the", "fish"};  // 1..64
  double seed = 7;
  double width = 8;                                          // 1..512
  double headCount = 1;                                      // divides width
  double layerCount = 2;                                     // 1..4, the same weights in each
  Placement placement = Placement::kInput;                   // the block to look at closer: probes and sizes
  bool intoQuery = true, intoKey = true, intoValue = false;  // of the block queryKey
  bool scaleByWidth = false;
  bool residual = true;
  Norm norm = Norm::kNone;
  Vector offsetBias = {0, 0, 0, 2, 0, 0, 0, 0, 0};  // an odd count: offsets -4..4 here
  bool probe = true;                                // probes take a width of at most 64
  // The caller's own numbers instead of drawn ones: [words x width], [width x width] each, [words x width].
  std::optional<Matrix> tokens, Wq, Wk, Wv, table;
};

struct PlacementBlock {
  StackWires wires;
  Verdict swap;         // output after the swap of two tokens against the swapped output
  Verdict equalTokens;  // largest against smallest output of equal tokens, per feature: their spread
  Verdict fromNone;     // output against that without positions
};

// Root mean squares where the stream enters a layer, after its table is added; last: of the output.
struct StreamSize {
  double content = 0;   // of the stream without positions
  double position = 0;  // of what positions change in it
};

enum class ProbedSignal { kStream, kValue, kOutput };
struct ProbeReading {
  ProbedSignal signal = ProbedSignal::kStream;
  Index layer = 0;
  double error = 0;     // on drawn texts the fit has not seen
  double fitError = 0;  // on those it has
  Index rank = 0;
  bool finds = false;  // the error is below chance by more than two of its standard errors
  Vector readings;     // of the words themselves
};

struct PlacementReport {
  Matrix tokens, table;                 // X as the blocks get it [n x width], P [n x width]
  Index swapFirst = 0, swapSecond = 0;  // the same place: no two words differ
  std::vector<int32_t> order;           // the swap
  Index equalCount = 0;
  std::string equalWord;
  PlacementBlock input, everyLayer, queryKey;
  Verdict inputEvery, inputQueryKey, everyQueryKey;  // the three outputs against each other
  double wordSize = 0, positionSize = 0;             // root mean squares of X and P
  double unitRatio = 0, unitRatioScaled = 0;         // words of variance 1 beside P, before and after sqrt(width)
  std::vector<StreamSize> sizes, sizesScaled;        // of the chosen block, tokens as they are and times sqrt(width)
  std::vector<ProbeReading> probes;                  // of the chosen block
  double chance = 0;                                 // the error of always saying the middle
  Index probeRows = 0;                               // rows that were fitted, and as many read back
  OffsetBiasReport offsets;                          // one layer of attention alone, no table
};

PlacementReport placement(const PlacementSettings& settings);  // Throws EngineError naming the setting.

}  // namespace poslab
