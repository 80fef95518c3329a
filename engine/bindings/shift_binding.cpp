// engine/experiments/shift for JavaScript. What there is none of (a pair at width 1, a rise, an error) becomes null.
#include "../experiments/shift.h"
#include "choices.h"
#include "function.h"

namespace poslab::bindings {
namespace {

constexpr Choice<TurnMatrix> kTurnMatrices[] = {{"shift", TurnMatrix::kShift}, {"rope", TurnMatrix::kRope}};
constexpr Choice<Act> kActs[] = {{"moveIds", Act::kMoveIds}, {"prepend", Act::kPrepend}, {"padLeft", Act::kPadLeft}};
constexpr Choice<PadMask> kPadMasks[] = {{"pads", PadMask::kPads}, {"validLens", PadMask::kValidLens}};

val writeError(const EngineError& error) {
  val out = val::object();
  out.set("code", val(error.code));
  out.set("argument", val(error.argument));
  out.set("allowed", val(error.allowed));
  out.set("given", val(error.given));
  out.set("message", val(std::string(error.what())));
  return out;
}

val writePairs(const TurnedPairs& pairs) {
  val out = val::object();
  out.set("count", toJs(pairs.count));
  out.set("frequencies", toJs(pairs.frequencies));
  out.set("turns", toJs(pairs.turns));
  out.set("degrees", toJs(pairs.degrees));
  out.set("positionsPerTurn", toJs(pairs.positionsPerTurn));
  out.set("angles", toJs(pairs.angles));
  out.set("before", toJs(pairs.before));
  out.set("after", toJs(pairs.after));
  out.set("loneColumn", pairs.loneColumn < 0 ? val::null() : toJs(pairs.loneColumn));
  return out;
}

val writeChosen(const ChosenPair& chosen) {
  val out = val::object();
  out.set("pair", toJs(chosen.pair));
  out.set("shiftMatrix", toJs(chosen.shiftMatrix));
  out.set("ropeMatrix", toJs(chosen.ropeMatrix));
  out.set("matrix", toJs(chosen.matrix));
  out.set("before", toJs(chosen.before));
  out.set("product", toJs(chosen.product));
  out.set("ahead", toJs(chosen.ahead));
  out.set("behind", toJs(chosen.behind));
  out.set("residualAhead", toJs(chosen.residualAhead));
  out.set("residualBehind", toJs(chosen.residualBehind));
  return out;
}

val writeLaw(const RotationLaw& law) {
  val out = val::object();
  out.set("ahead", toJs(law.ahead));
  out.set("behind", toJs(law.behind));
  out.set("positions", toJs(law.positions));
  return out;
}

val writeProducts(const Products& products) {
  val out = val::object();
  out.set("matrix", toJs(products.matrix));
  out.set("low", toJs(products.low));
  out.set("high", toJs(products.high));
  out.set("diagonal", toJs(products.diagonal));
  out.set("even", toJs(products.even));
  return out;
}

val writeProductReport(const ProductReport& report) {
  val out = val::object();
  out.set("rows", toJs(report.rows));
  out.set("raw", writeProducts(report.raw));
  out.set("projected", writeProducts(report.projected));
  out.set("curve", toJs(report.curve));
  out.set("firstRise", report.firstRise == 0 ? val::null() : toJs(report.firstRise));
  return out;
}

val writeSchemes(const std::vector<SchemeChange>& schemes) {
  val list = val::array();
  for (const SchemeChange& one : schemes) {
    val out = val::object();
    out.set("scheme", val(one.scheme));
    out.set("change", one.change ? toJs(*one.change) : val::null());
    out.set("error", one.error ? writeError(*one.error) : val::null());
    list.call<void>("push", out);
  }
  return list;
}

val writeDecoding(const Decoding& decoding) {
  val out = val::object();
  out.set("differences", toJs(decoding.differences));
  out.set("verdict", toJs(decoding.verdict));
  return out;
}

ShiftSettings readShift(Options& in) {
  ShiftSettings settings;
  in.read("words", settings.words);
  in.read("seed", settings.seed);
  in.read("width", settings.pairs.width);
  in.read("headCount", settings.headCount);
  in.read("offset", settings.pairs.offset);
  in.read("position", settings.pairs.position);
  in.read("pair", settings.pairs.pair);
  in.read("maxLen", settings.pairs.maxLen);
  in.read("matrix", settings.pairs.matrix, kTurnMatrices);
  in.read("act", settings.act, kActs);
  in.read("frontWords", settings.frontWords);
  in.read("padCount", settings.padCount);
  in.read("recheckValid", settings.recheckValid);
  in.read("padMask", settings.padMask, kPadMasks);
  in.read("causal", settings.causal);
  return settings;
}

val runShift(const ShiftSettings& settings) {
  const ShiftReport report = shift(settings);
  val out = val::object();
  out.set("pairs", writePairs(report.turn.pairs));
  out.set("chosen", report.turn.chosen ? writeChosen(*report.turn.chosen) : val::null());
  out.set("law", writeLaw(report.turn.law));
  out.set("products", writeProductReport(report.products));
  out.set("idsBefore", toJs(report.idsBefore));
  out.set("idsAfter", toJs(report.idsAfter));
  out.set("frontIds", toJs(report.frontIds));
  out.set("schemes", writeSchemes(report.schemes));
  out.set("decoding", report.decoding ? writeDecoding(*report.decoding) : val::null());
  out.set("decodingError", report.decodingError ? writeError(*report.decodingError) : val::null());
  return out;
}

EMSCRIPTEN_BINDINGS(shift) { define<readShift, runShift>("shift"); }

}  // namespace
}  // namespace poslab::bindings
