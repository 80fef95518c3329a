// engine/encoding for JavaScript: tables, shift matrices, rotary, ALiBi slopes, T5 buckets.
#include "../encoding/alibi.h"
#include "../encoding/learned.h"
#include "../encoding/rotation.h"
#include "../encoding/t5_bucket.h"
#include "choices.h"
#include "function.h"

namespace poslab::bindings {
namespace {

SinusoidalOptions readSinusoidal(Options& in) {
  SinusoidalOptions options;
  in.require("rows", options.rows);
  in.require("width", options.width);
  in.read("base", options.base);
  in.read("firstPosition", options.firstPosition);
  in.read("layout", options.layout, kLayouts);
  in.read("precision", options.precision, kPrecisions);
  return options;
}
val runSinusoidal(const SinusoidalOptions& options) { return toJs(sinusoidalTable(options), options.precision); }

LearnedOptions readLearned(Options& in) {
  LearnedOptions options;
  in.require("rows", options.rows);
  in.require("width", options.width);
  in.require("seed", options.seed);
  in.read("std", options.std);
  return options;
}
val runLearned(const LearnedOptions& options) { return toJs(learnedTable(options)); }

struct ExtendArguments {
  Matrix table;
  double rows = 0, seed = 0, std = 1;
};
ExtendArguments readExtend(Options& in) {
  ExtendArguments arguments;
  in.require("table", arguments.table);
  in.require("rows", arguments.rows);
  in.require("seed", arguments.seed);
  in.read("std", arguments.std);
  return arguments;
}
val runExtend(const ExtendArguments& arguments) {
  const ExtendedTable result = extendLearnedTable(arguments.table, arguments.rows, arguments.seed, arguments.std);
  val out = val::object();
  put(out, "table", result.table);
  put(out, "firstNewRow", result.firstNewRow);
  return out;
}

PositionalEncodingOptions readPositionalEncoding(Options& in) {
  PositionalEncodingOptions options;
  in.require("tokens", options.tokens);
  in.read("maxLen", options.maxLen);
  in.read("dropout", options.dropout);
  in.read("mode", options.mode, kModes);
  in.read("seed", options.seed);
  in.read("keep", options.keep);
  in.read("scaleByWidth", options.scaleByWidth);
  in.read("base", options.base);
  in.read("onOverflow", options.onOverflow, kOverflowPolicies);
  in.read("precision", options.precision, kPrecisions);
  return options;
}
val runPositionalEncoding(const PositionalEncodingOptions& options) {
  const PositionalEncodingResult result = positionalEncoding(options);
  val out = val::object();
  put(out, "output", toJs(result.output, options.precision));
  put(out, "table", toJs(result.table, options.precision));
  put(out, "keptRows", result.keptRows);
  put(out, "lostTokens", result.lostTokens);
  put(out, "dropped", result.dropped);
  return out;
}

struct ShiftMatricesArguments {
  double width = 0, offset = 0, base = 10000;
};
ShiftMatricesArguments readShiftMatrices(Options& in) {
  ShiftMatricesArguments arguments;
  in.require("width", arguments.width);
  in.require("offset", arguments.offset);
  in.read("base", arguments.base);
  return arguments;
}
val runShiftMatrices(const ShiftMatricesArguments& arguments) {
  return toJs(shiftMatrices(arguments.width, arguments.offset, arguments.base));
}

struct RotaryArguments {
  Matrix vectors;
  std::vector<int32_t> positions;
  RotaryOptions options;
};
RotaryArguments readRotary(Options& in) {
  RotaryArguments arguments;
  in.require("vectors", arguments.vectors);
  in.require("positions", arguments.positions);
  in.read("base", arguments.options.base);
  in.read("layout", arguments.options.layout, kLayouts);
  return arguments;
}
val runRotary(const RotaryArguments& arguments) {
  return toJs(rotary(arguments.vectors, arguments.positions, arguments.options));
}

struct T5BucketArguments {
  std::vector<int32_t> offsets;
  T5BucketOptions options;
};
T5BucketArguments readT5Bucket(Options& in) {
  T5BucketArguments arguments;
  in.require("offsets", arguments.offsets);
  in.read("bucketCount", arguments.options.bucketCount);
  in.read("maxDistance", arguments.options.maxDistance);
  in.require("bidirectional", arguments.options.bidirectional);
  return arguments;
}
val runT5Bucket(const T5BucketArguments& arguments) { return toJs(t5Bucket(arguments.offsets, arguments.options)); }

// The one function whose argument is no options object.
val alibiSlopesOf(val headCount) {
  return guarded(headCount, [](const val& argument) {
    double count = 0;
    convert("headCount", argument, count);
    return toJs(alibiSlopes(count));
  });
}

EMSCRIPTEN_BINDINGS(encoding) {
  define<readSinusoidal, runSinusoidal>("sinusoidalTable");
  define<readLearned, runLearned>("learnedTable");
  define<readExtend, runExtend>("extendLearnedTable");
  define<readPositionalEncoding, runPositionalEncoding>("positionalEncoding");
  define<readShiftMatrices, runShiftMatrices>("shiftMatrices");
  define<readRotary, runRotary>("rotary");
  define<readT5Bucket, runT5Bucket>("t5Bucket");
  emscripten::function("alibiSlopes", &alibiSlopesOf);
}

}  // namespace
}  // namespace poslab::bindings
