// The tasks of engine/closed_book that put something in order, for JavaScript.
#include "../closed_book/forward_order.h"
#include "../closed_book/proof.h"
#include "choices.h"
#include "function.h"

namespace poslab::bindings {
namespace {

constexpr Choice<ProofPermutation> kPermutations[] = {{"drawn", ProofPermutation::kDrawn},
                                                      {"swap", ProofPermutation::kSwap}};

ProofOptions readProof(Options& in) {
  ProofOptions options;
  in.require("lines", options.lines);
  in.read("seed", options.seed);
  in.read("permutation", options.permutation, kPermutations);
  return options;
}

val writeLine(const ProofLine& line) {
  val out = val::object();
  put(out, "residual", line.fits ? toJs(line.residual) : val::null());
  put(out, "missing", line.missing);
  return out;
}

val nameOf(ProofFault fault) {
  switch (fault) {
    case ProofFault::kFalse:
      return toJs("false");
    case ProofFault::kShapes:
      return toJs("shapes");
    case ProofFault::kNotShown:
      return toJs("notShown");
    default:
      return val::null();
  }
}

val runProof(const ProofOptions& options) {
  const ProofReport report = checkProof(options);
  val out = val::object();
  put(out, "tolerance", report.tolerance);
  put(out, "order", report.order);
  put(out, "lines", listOf(report.lines, writeLine));
  put(out, "fault", nameOf(report.fault));
  put(out, "complete", report.complete);
  put(out, "residual", report.residual);
  return out;
}

ForwardOrderOptions readForwardOrder(Options& in) {
  ForwardOrderOptions options;
  in.require("steps", options.steps);
  return options;
}

val writeDistances(const ForwardDistances& distances) {
  val out = val::object();
  put(out, "input", distances.input);
  put(out, "result", distances.result);
  return out;
}

val writeRun(const std::optional<ForwardRun>& run) {
  if (!run) return val::null();
  val out = val::object();
  put(out, "holds", run->holds);
  put(out, "form", run->form.empty() ? val::null() : toJs(run->form));
  put(out, "eval", writeDistances(run->eval));
  put(out, "train", writeDistances(run->train));
  put(out, "cell", run->cell);
  put(out, "rightCell", run->rightCell);
  put(out, "meter", run->meter);
  put(out, "rightMeter", run->rightMeter);
  return out;
}

val runForwardOrder(const ForwardOrderOptions& options) {
  const ForwardOrderReport report = checkForwardOrder(options);
  val out = val::object();
  put(out, "tolerance", report.tolerance);
  put(out, "kept", report.kept);
  put(out, "entries", report.entries);
  put(out, "run", writeRun(report.run));
  return out;
}

EMSCRIPTEN_BINDINGS(closed_book_order) {
  define<readProof, runProof>("checkProof");
  define<readForwardOrder, runForwardOrder>("checkForwardOrder");
}

}  // namespace
}  // namespace poslab::bindings
