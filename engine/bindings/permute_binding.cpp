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
  in.read("order", settings.order);
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

val toJs(const EveryOrder& every) {
  val out = val::object();
  out.set("orders", bindings::toJs(every.orders));
  out.set("holding", bindings::toJs(every.holding));
  out.set("residual", every.residual);
  out.set("worstOrder", bindings::toJs(every.worstOrder));
  return out;
}

// Verdicts on pairs of rows that may not exist: then null.
val verdictOrNull(const Verdict& verdict) { return verdict.entries == 0 ? val::null() : bindings::toJs(verdict); }

void setMatrices(val& out, const PermuteReport& report) {
  out.set("tokens", bindings::toJs(report.tokens));
  out.set("permutedTokens", bindings::toJs(report.permutedTokens));
  out.set("table", report.table.size() == 0 ? val::null() : bindings::toJs(report.table));
  out.set("output", bindings::toJs(report.output));
  out.set("permutedOutput", bindings::toJs(report.permutedOutput));
  out.set("outputOfPermuted", bindings::toJs(report.outputOfPermuted));
  out.set("difference", bindings::toJs(report.difference));
  out.set("weights", bindings::toJs(report.weights));
  out.set("weightsOfPermuted", bindings::toJs(report.weightsOfPermuted));
  out.set("mean", bindings::toJs(report.mean));
  out.set("meanOfPermuted", bindings::toJs(report.meanOfPermuted));
}

val runPermute(const PermuteSettings& settings) {
  const PermuteReport report = permute(settings);
  val out = val::object();
  out.set("order", bindings::toJs(report.order));
  out.set("inverse", bindings::toJs(report.inverse));
  out.set("moved", bindings::toJs(report.moved));
  out.set("selfInverse", report.selfInverse);
  setMatrices(out, report);
  out.set("mask", bindings::toJs(report.mask));
  out.set("zeros", bindings::toJs(report.zeros));
  out.set("largestToken", report.largestToken);
  out.set("largestOutput", report.largestOutput);
  out.set("outcome", std::string(nameOf(report.outcome)));
  out.set("equivariance", bindings::toJs(report.equivariance));
  out.set("inDouble", report.inDouble ? bindings::toJs(*report.inDouble) : val::null());
  out.set("invariance", bindings::toJs(report.invariance));
  out.set("pooled", bindings::toJs(report.pooled));
  out.set("attention", bindings::toJs(report.attention));
  out.set("attentionHead", bindings::toJs(report.attentionHead));
  out.set("equalWords", verdictOrNull(report.equalWords));
  out.set("equalWordsSecond", bindings::toJs(report.equalWordsSecond));
  out.set("last", verdictOrNull(report.last));
  out.set("everyOrder", report.everyOrder ? toJs(*report.everyOrder) : val::null());
  return out;
}

EMSCRIPTEN_BINDINGS(permute) { define<readPermute, runPermute>("permute"); }

}  // namespace
}  // namespace poslab::bindings
