#include "drawn_layer.h"

#include <cmath>
#include <string>

#include "../dropout/random.h"
#include "../encoding/learned.h"
#include "../encoding/sinusoidal.h"
#include "../error.h"

namespace poslab {

namespace {

constexpr double kLargestWidth = 512;

Matrix drawnMap(const DrawnLayerOptions& options, Index rows, Index cols, const char* purpose) {
  const uint64_t seed = requireSeed("seed", options.seed);
  return normalMatrix(rows, cols, 1 / std::sqrt(static_cast<double>(rows)), derivedSeed(seed, purpose));
}

void requireHeads(const DrawnLayerOptions& options) {
  requireInteger("width", options.width, 1, kLargestWidth);
  requireInteger("headCount", options.headCount, 1, options.width);
  if (static_cast<Index>(options.width) % static_cast<Index>(options.headCount) != 0) {
    refuse("out-of-range", "headCount", joined({"a divisor of the width, ", options.width}),
           formatNumber(options.headCount));
  }
  const double headWidth = options.width / options.headCount;
  if (options.scheme == Scheme::kRotary && static_cast<Index>(headWidth) % 2 != 0) {
    refuse("out-of-range", "scheme", "rotary only with an even head width", joined({"head width ", headWidth}),
           joined({"scheme rotary turns pairs of features, so it needs an even head width; given head width ",
                   headWidth}));
  }
}

}  // namespace

AttentionOptions drawnAttention(const DrawnLayerOptions& options) {
  requireHeads(options);
  const auto width = static_cast<Index>(options.width);
  AttentionOptions attention;
  attention.Wq = drawnMap(options, width, width, "Wq");
  attention.Wk = drawnMap(options, width, width, "Wk");
  attention.Wv = drawnMap(options, width, width, "Wv");
  attention.headCount = options.headCount;
  attention.precision = options.precision;
  drawScheme(options, attention);
  return attention;
}

void drawScheme(const DrawnLayerOptions& options, AttentionOptions& attention) {
  requireHeads(options);
  const uint64_t seed = requireSeed("seed", options.seed);
  const auto headWidth = static_cast<Index>(options.width / options.headCount);
  attention.scheme = options.scheme;
  if (options.scheme == Scheme::kSinusoidal) {
    attention.table = sinusoidalTable(
        {.rows = static_cast<double>(options.rows), .width = options.width, .precision = options.precision});
  } else if (options.scheme == Scheme::kLearned) {
    // Only the upper bits: learnedTable takes a seed that a double holds exactly.
    const auto tableSeed = static_cast<double>(derivedSeed(seed, "table") >> 11);
    attention.table =
        learnedTable({.rows = static_cast<double>(options.rows), .width = options.width, .seed = tableSeed});
  } else if (options.scheme == Scheme::kShaw) {
    const auto offsets = static_cast<Index>(2 * kDrawnShawClip + 1);
    attention.shaw = ShawOptions{.clip = kDrawnShawClip,
                                 .keyVectors = normalMatrix(offsets, headWidth, 1, derivedSeed(seed, "shaw keys")),
                                 .valueVectors = normalMatrix(offsets, headWidth, 1, derivedSeed(seed, "shaw values"))};
  } else if (options.scheme == Scheme::kT5) {
    T5Options t5;
    t5.bias = normalMatrix(static_cast<Index>(t5.bucketCount), static_cast<Index>(options.headCount), 1,
                           derivedSeed(seed, "t5 bias"));
    attention.t5 = t5;
  }
}

FeedForward drawnFeedForward(const DrawnLayerOptions& options) {
  requireHeads(options);
  const auto width = static_cast<Index>(options.width);
  return {.W1 = drawnMap(options, width, 2 * width, "W1"),
          .W2 = drawnMap(options, 2 * width, width, "W2"),
          .b1 = std::nullopt,
          .b2 = std::nullopt};
}

}  // namespace poslab
