// engine/experiments/permute for JavaScript.
#include "../experiments/permute.h"
#include "choices.h"
#include "function.h"

namespace poslab::bindings {
namespace {

constexpr Choice<PermuteMask> kMasks[] = {
    {"none", PermuteMask::kNone}, {"causal", PermuteMask::kCausal}, {"padding", PermuteMask::kPadding}};
constexpr Choice<PermuteBlock> kBlocks[] = {{"attention", PermuteBlock::kAttention},
                                            {"preNorm", PermuteBlock::kPreNorm}};
constexpr Choice<Shuffle> kShuffles[] = {{"tokens", Shuffle::kTokens}, {"sums", Shuffle::kSums}};

PermuteSettings readPermute(Options& in) {
  PermuteSettings settings;
  in.read("words", settings.words);
  std::optional<Indices> order;
  in.read("order", order);
  if (order) settings.order = std::move(order->values);
  in.read("seed", settings.seed);
  in.read("width", settings.width);
  in.read("headCount", settings.headCount);
  in.read("scheme", settings.scheme, kSchemes);
  in.read("placement", settings.placement, kPlacements);
  in.read("mask", settings.mask, kMasks);
  in.read("validLength", settings.validLength);
  in.read("layerCount", settings.layerCount);
  in.read("block", settings.block, kBlocks);
  in.read("scaleByWidth", settings.scaleByWidth);
  in.read("shuffle", settings.shuffle, kShuffles);
  in.read("scale", settings.scale, kScales);
  in.read("summation", settings.summation, kSummations);
  in.read("precision", settings.precision, kPrecisions);
  in.read("everyOrder", settings.everyOrder);
  in.read("tokens", settings.tokens);
  in.read("Wq", settings.Wq);
  in.read("Wk", settings.Wk);
  in.read("Wv", settings.Wv);
  in.read("table", settings.table);
  return settings;
}

const char* nameOf(PermuteOutcome outcome) {
  if (outcome == PermuteOutcome::kStays) return "stays";
  return outcome == PermuteOutcome::kFollows ? "follows" : "changes";
}

val writeEveryOrder(const EveryOrder& every) {
  val out = val::object();
  put(out, "orders", every.orders);
  put(out, "holding", every.holding);
  put(out, "holds", every.holds);
  put(out, "identical", every.identical);
  put(out, "residual", every.residual);
  put(out, "worstOrder", every.worstOrder);
  return out;
}

// Verdicts on pairs of rows that may not exist: then null.
val verdictOrNull(const Verdict& verdict) { return verdict.entries == 0 ? val::null() : toJs(verdict); }

void setMatrices(val& out, const PermuteReport& report) {
  put(out, "tokens", report.tokens);
  put(out, "permutedTokens", report.permutedTokens);
  put(out, "table", report.table.size() == 0 ? val::null() : toJs(report.table));
  put(out, "output", report.output);
  put(out, "permutedOutput", report.permutedOutput);
  put(out, "outputOfPermuted", report.outputOfPermuted);
  put(out, "difference", report.difference);
  put(out, "weights", report.weights);
  put(out, "weightsOfPermuted", report.weightsOfPermuted);
  put(out, "mean", report.mean);
  put(out, "meanOfPermuted", report.meanOfPermuted);
}

val runPermute(const PermuteSettings& settings) {
  const PermuteReport report = permute(settings);
  val out = val::object();
  put(out, "order", report.order);
  put(out, "inverse", report.inverse);
  put(out, "moved", report.moved);
  put(out, "selfInverse", report.selfInverse);
  put(out, "reversal", report.reversal);
  put(out, "keepsValid", report.keepsValid);
  put(out, "distinctWords", report.distinctWords);
  put(out, "loneSine", report.loneSine);
  setMatrices(out, report);
  put(out, "mask", report.mask);
  put(out, "zeros", report.zeros);
  put(out, "largestToken", report.largestToken);
  put(out, "largestOutput", report.largestOutput);
  put(out, "outcome", nameOf(report.outcome));
  put(out, "equivariance", report.equivariance);
  put(out, "inDouble", report.inDouble ? toJs(*report.inDouble) : val::null());
  put(out, "invariance", report.invariance);
  put(out, "pooled", report.pooled);
  put(out, "attention", report.attention);
  put(out, "attentionHead", report.attentionHead);
  put(out, "equalWords", verdictOrNull(report.equalWords));
  put(out, "equalWordsSecond", report.equalWordsSecond);
  put(out, "last", verdictOrNull(report.last));
  put(out, "everyOrder", report.everyOrder ? writeEveryOrder(*report.everyOrder) : val::null());
  return out;
}

EMSCRIPTEN_BINDINGS(permute) { define<readPermute, runPermute>("permute"); }

}  // namespace
}  // namespace poslab::bindings
