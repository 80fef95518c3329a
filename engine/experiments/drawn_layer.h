// An untrained layer drawn from one seed, for experiments that show laws which hold for all weights: query, key and
// value maps N(0, 1/sqrt(width)), and whatever the scheme needs. Each part has its own derived seed, so that switching
// the scheme or the block leaves the maps as they are.
#pragma once

#include "../attention/encoder.h"

namespace poslab {

struct DrawnLayerOptions {
  double seed = 7;                  // an integer in [0, 2^53 - 1]
  double width = 8, headCount = 1;  // headCount divides width
  Scheme scheme = Scheme::kNone;
  Index rows = 0;  // of the table, for sinusoidal and learned
  Precision precision = Precision::kFloat64;
};

// Half the number of offsets that Shaw's vectors tell apart here: the offsets -4..4, the rest clipped.
constexpr double kDrawnShawClip = 4;

// Maps, headCount, scheme, precision and what the scheme needs: table (learned: a stand-in for trained rows), Shaw's
// key and value vectors N(0, 1), T5's bias N(0, 1) per bucket and head. tokens, masks and positions are left to the
// caller. Throws EngineError: "seed", "width" 1..512, "headCount", and for rotary an odd head width.
AttentionOptions drawnAttention(const DrawnLayerOptions& options);

// The scheme and what it needs alone, for a layer without a scheme whose maps are drawn already. Throws as above.
void drawScheme(const DrawnLayerOptions& options, AttentionOptions& attention);

// W1 [width x 2 width], W2 [2 width x width], each N(0, 1/sqrt(rows)); no biases.
FeedForward drawnFeedForward(const DrawnLayerOptions& options);

}  // namespace poslab
