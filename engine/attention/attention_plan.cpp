#include "attention_plan.h"

#include <algorithm>
#include <numeric>

#include "../encoding/alibi.h"
#include "../error.h"

namespace poslab {

namespace {

void requireMatrix(const char* argument, const Matrix& matrix, Index rows) {
  requireNonEmpty(argument, matrix);
  requireShape(argument, matrix, rows, matrix.cols());
  requireFinite(argument, matrix);
}

void requireBias(const char* argument, const std::optional<Vector>& bias, Index length) {
  if (!bias) return;
  requireLength(argument, bias->size(), length);
  requireFinite(argument, *bias);
}

void requireProjections(const AttentionOptions& options) {
  requireMatrix("tokens", options.tokens, options.tokens.rows());
  const Index width = options.tokens.cols();
  if (options.keys) {
    requireNonEmpty("keys", *options.keys);
    requireShape("keys", *options.keys, options.keys->rows(), width);
    requireFinite("keys", *options.keys);
  }
  requireMatrix("Wq", options.Wq, width);
  requireMatrix("Wk", options.Wk, width);
  requireShape("Wk", options.Wk, width, options.Wq.cols());
  requireMatrix("Wv", options.Wv, width);
  if (options.Wo) requireMatrix("Wo", *options.Wo, options.Wv.cols());
  requireBias("bq", options.bq, options.Wq.cols());
  requireBias("bk", options.bk, options.Wk.cols());
  requireBias("bv", options.bv, options.Wv.cols());
  if (options.bo && !options.Wo) {
    refuse("unknown-option", "bo", "absent without Wo", joined({options.bo->size(), " numbers"}),
           "bo needs Wo: an output bias without an output projection has no meaning");
  }
  if (options.Wo) requireBias("bo", options.bo, options.Wo->cols());
}

void requireHeads(const AttentionOptions& options) {
  requireInteger("headCount", options.headCount, 1, kMaxHeads);
  const Index heads = static_cast<Index>(options.headCount);
  const Index width = options.Wq.cols(), valueWidth = options.Wv.cols();
  if (width % heads == 0 && valueWidth % heads == 0) return;
  refuse("out-of-range", "headCount",
         joined({"a divisor of the projected widths ", width, " (Wq, Wk) and ", valueWidth, " (Wv)"}), joined({heads}));
}

// A scheme's options must be there when it needs them and absent when another scheme is chosen.
void requireSchemeOption(const char* argument, bool given, bool ofThisScheme, bool needed, const char* owner) {
  if (given && !ofThisScheme) {
    refuse("unknown-option", argument, joined({"absent unless scheme is ", owner}), "an option",
           joined({argument, " belongs to scheme ", owner, ", which is not the scheme given"}));
  }
  if (needed && !given) {
    refuse("missing", argument, joined({"present when scheme is ", owner}), "nothing");
  }
}

void requireSchemeOptions(const AttentionOptions& options) {
  const Scheme scheme = options.scheme;
  const bool tabled = scheme == Scheme::kSinusoidal || scheme == Scheme::kLearned;
  requireSchemeOption("table", options.table.has_value(), tabled, tabled, "'sinusoidal' or 'learned'");
  const bool shaw = scheme == Scheme::kShaw, t5 = scheme == Scheme::kT5;
  requireSchemeOption("shaw", options.shaw.has_value(), shaw, shaw, "'shaw'");
  requireSchemeOption("t5", options.t5.has_value(), t5, t5, "'t5'");
  requireSchemeOption("alibi", options.alibi.has_value(), scheme == Scheme::kAlibi, false, "'alibi'");
  requireSchemeOption("rotary", options.rotary.has_value(), scheme == Scheme::kRotary, false, "'rotary'");
}

// What is held at once: scores, weights and used weights of every head; queries, keys and values; the heads side by
// side and the output.
void requirePlanMemory(const AttentionPlan& plan) {
  const AttentionOptions& options = plan.options;
  const double n = static_cast<double>(plan.queries), m = static_cast<double>(plan.keys);
  const double width = static_cast<double>(options.Wq.cols()), valueWidth = static_cast<double>(options.Wv.cols());
  const double scores = static_cast<double>(plan.rowsAtOnce()) * m;
  // Without weights the scores of one head, and what masks and offsets say of them.
  const double kept = options.returnWeights ? 3 * scores * static_cast<double>(plan.heads) : 2 * scores;
  const double rows = n * (width + valueWidth + static_cast<double>(plan.outputWidth)) + m * (width + valueWidth);
  requireMemory(options.keys ? "keys" : "tokens", kept + rows);
}

std::vector<int32_t> positionsOr(const char* argument, const std::optional<std::vector<int32_t>>& given, Index length) {
  if (given) {
    requireLength(argument, given->size(), length);
    return *given;
  }
  std::vector<int32_t> positions(length);
  std::iota(positions.begin(), positions.end(), 0);
  return positions;
}

void requireMasks(const AttentionPlan& plan) {
  requireMasks(plan.options.masks, plan.queries, plan.keys);
  if (plan.options.headMasks)
    requireMask("headMasks", *plan.options.headMasks, int64_t{plan.heads} * plan.queries * plan.keys);
}

void requireShaw(const AttentionPlan& plan) {
  const ShawOptions& shaw = *plan.options.shaw;
  requireInteger("shaw.clip", shaw.clip, 0, kMaxEntries);
  const int64_t clip = static_cast<int64_t>(shaw.clip);
  const auto vectors = static_cast<Index>(2 * clip + 1);
  requireShape("shaw.keyVectors", shaw.keyVectors, vectors, plan.headWidth);
  requireFinite("shaw.keyVectors", shaw.keyVectors);
  if (shaw.valueVectors) {
    requireShape("shaw.valueVectors", *shaw.valueVectors, vectors, plan.valueHeadWidth);
    requireFinite("shaw.valueVectors", *shaw.valueVectors);
  }
  requireMemory("shaw.clip", static_cast<double>(plan.rowsAtOnce()) * (2 * shaw.clip + 1));
}

void planT5(AttentionPlan& plan) {
  const T5Options& t5 = *plan.options.t5;
  plan.t5Buckets.emplace(T5BucketOptions{t5.bucketCount, t5.maxDistance, t5.bidirectional}, "t5.");
  requireShape("t5.bias", t5.bias, static_cast<Index>(t5.bucketCount), plan.heads);
  requireFinite("t5.bias", t5.bias);
}

void planAlibi(AttentionPlan& plan) {
  const AlibiOptions alibi = plan.options.alibi.value_or(AlibiOptions{});
  requireBias("alibi.slopes", alibi.slopes, plan.heads);
  plan.slopes = alibi.slopes ? *alibi.slopes : alibiSlopes(plan.options.headCount);
}

void planScheme(AttentionPlan& plan) {
  const AttentionOptions& options = plan.options;
  if (options.scheme == Scheme::kShaw) requireShaw(plan);
  if (options.scheme == Scheme::kT5) planT5(plan);
  if (options.scheme == Scheme::kAlibi) planAlibi(plan);
  if (options.scheme == Scheme::kRotary) {
    requireBase("rotary.base", options.rotary.value_or(RotaryOptions{}).base, options.precision);
    if (plan.headWidth % 2 != 0) {
      refuse("out-of-range", "headCount", "such that the head width is even when scheme is 'rotary'",
             joined({plan.heads, " (head width ", plan.headWidth, ")"}));
    }
  }
  if (options.table) {
    requireShape("table", *options.table, options.table->rows(), options.tokens.cols());
    requireFinite("table", *options.table);
  }
}

}  // namespace

AttentionPlan planAttention(const AttentionOptions& options) {
  requireProjections(options);
  requireHeads(options);
  requireSchemeOptions(options);
  requireMaskedScore(options.maskedScore, options.precision);
  AttentionPlan plan(options);
  plan.queries = options.tokens.rows();
  plan.keys = options.keys ? options.keys->rows() : plan.queries;
  plan.heads = static_cast<Index>(options.headCount);
  plan.headWidth = options.Wq.cols() / plan.heads;
  plan.valueHeadWidth = options.Wv.cols() / plan.heads;
  plan.outputWidth = options.Wo ? options.Wo->cols() : options.Wv.cols();
  requirePlanMemory(plan);
  plan.queryPositions = positionsOr("queryPositions", options.queryPositions, plan.queries);
  const bool followsQueries = !options.keys && !options.keyPositions;
  plan.keyPositions =
      followsQueries ? plan.queryPositions : positionsOr("keyPositions", options.keyPositions, plan.keys);
  requireMasks(plan);
  planScheme(plan);
  if (options.weightDropout) {
    requireDropout(*options.weightDropout, int64_t{plan.heads} * plan.queries * plan.keys,
                   {"weightDropout.rate", "weightDropout.seed", "weightDropout.keep"});
  }
  return plan;
}

RowBlock AttentionPlan::rowBlock(Index first, Index count) const {
  RowBlock block;
  block.first = first;
  block.count = count;
  const MaskOptions& masks = options.masks;
  if (masks.causal || masks.mask || masks.validLens) block.mask = maskRows(masks, queries, keys, first, count);
  if (!options.shaw && !t5Buckets) return block;
  const auto clip = options.shaw ? static_cast<int64_t>(options.shaw->clip) : 0;
  block.relativeRows.reserve(count * keys);
  for (Index query = first; query < first + count; ++query) {
    for (const int32_t key : keyPositions) {
      const int64_t offset = static_cast<int64_t>(key) - queryPositions[query];
      const int64_t row = t5Buckets ? (*t5Buckets)(offset) : std::clamp(offset, -clip, clip) + clip;
      block.relativeRows.push_back(static_cast<int32_t>(row));
    }
  }
  return block;
}

const uint8_t* AttentionPlan::headMask(Index head, const RowBlock& block, Mask& scratch) const {
  if (!options.headMasks) return block.mask.empty() ? nullptr : block.mask.data();
  const uint8_t* own = options.headMasks->data() + (head * queries + block.first) * keys;
  if (block.mask.empty()) return own;
  scratch = block.mask;
  for (size_t i = 0; i < scratch.size(); ++i) scratch[i] &= own[i];
  return scratch.data();
}

Matrix tableRows(const Matrix& table, const std::vector<int32_t>& positions, const char* argument) {
  for (size_t i = 0; i < positions.size(); ++i) {
    if (positions[i] < 0 || positions[i] >= table.rows()) {
      const std::string id = std::to_string(positions[i]), count = std::to_string(table.rows());
      refuse("row-out-of-table", argument, joined({"ids from 0 to ", table.rows() - 1}), id,
             joined({"position id ", id, " has no row in the table: its ", count, " rows are 0 to ", table.rows() - 1,
                     " (", argument, ", index ", i, ")"}));
    }
  }
  return rowsInOrder(table, positions);
}

}  // namespace poslab
