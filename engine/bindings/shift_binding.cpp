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
  put(out, "code", error.code);
  put(out, "argument", error.argument);
  put(out, "allowed", error.allowed);
  put(out, "given", error.given);
  put(out, "message", std::string(error.what()));
  return out;
}

val writePairs(const TurnedPairs& pairs) {
  val out = val::object();
  put(out, "count", pairs.count);
  put(out, "frequencies", pairs.frequencies);
  put(out, "turns", pairs.turns);
  put(out, "degrees", pairs.degrees);
  put(out, "positionsPerTurn", pairs.positionsPerTurn);
  put(out, "angles", pairs.angles);
  put(out, "before", pairs.before);
  put(out, "after", pairs.after);
  put(out, "loneColumn", pairs.loneColumn < 0 ? val::null() : toJs(pairs.loneColumn));
  return out;
}

val writeChosen(const ChosenPair& chosen) {
  val out = val::object();
  put(out, "pair", chosen.pair);
  put(out, "shiftMatrix", chosen.shiftMatrix);
  put(out, "ropeMatrix", chosen.ropeMatrix);
  put(out, "matrix", chosen.matrix);
  put(out, "before", chosen.before);
  put(out, "product", chosen.product);
  put(out, "ahead", chosen.ahead);
  put(out, "behind", chosen.behind);
  put(out, "residualAhead", chosen.residualAhead);
  put(out, "residualBehind", chosen.residualBehind);
  put(out, "turn", chosen.turn);
  put(out, "degrees", chosen.degrees);
  put(out, "goal", chosen.goal);
  put(out, "sineInDegrees", chosen.sineInDegrees);
  return out;
}

val writeLaw(const RotationLaw& law) {
  val out = val::object();
  put(out, "ahead", law.ahead);
  put(out, "behind", law.behind);
  put(out, "positions", law.positions);
  put(out, "farPosition", law.farPosition);
  put(out, "sameMatrix", law.sameMatrix);
  return out;
}

val writeProducts(const Products& products) {
  val out = val::object();
  put(out, "matrix", products.matrix);
  put(out, "low", products.low);
  put(out, "high", products.high);
  put(out, "diagonal", products.diagonal);
  put(out, "diagonalOffset", products.diagonalOffset);
  put(out, "even", products.even);
  return out;
}

val writeTableProducts(const TableProducts& products) {
  val out = val::object();
  put(out, "rows", products.rows);
  put(out, "raw", writeProducts(products.raw));
  put(out, "projected", writeProducts(products.projected));
  put(out, "curve", products.curve);
  put(out, "firstRise", products.firstRise == 0 ? val::null() : toJs(products.firstRise));
  return out;
}

val writeScheme(const SchemeChange& one) {
  val out = val::object();
  put(out, "scheme", one.scheme);
  put(out, "change", one.change ? toJs(*one.change) : val::null());
  put(out, "error", one.error ? writeError(*one.error) : val::null());
  return out;
}

val writeDecoding(const Decoding& decoding) {
  val out = val::object();
  put(out, "differences", decoding.differences);
  put(out, "agrees", decoding.agrees);
  put(out, "verdict", decoding.verdict);
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
  put(out, "pairs", writePairs(report.turn.pairs));
  put(out, "chosen", report.turn.chosen ? writeChosen(*report.turn.chosen) : val::null());
  put(out, "law", writeLaw(report.turn.law));
  put(out, "products", writeTableProducts(report.products));
  put(out, "idsBefore", report.idsBefore);
  put(out, "idsAfter", report.idsAfter);
  put(out, "frontIds", report.frontIds);
  put(out, "schemes", listOf(report.schemes, writeScheme));
  put(out, "changed", report.changed);
  put(out, "kept", report.kept);
  put(out, "largestChange", report.largestChange);
  put(out, "smallestChange", report.smallestChange);
  put(out, "movedIds", listOf(report.movedIds, writeScheme));
  put(out, "movedWeights", report.movedWeights ? toJs(*report.movedWeights) : val::null());
  put(out, "decoding", report.decoding ? writeDecoding(*report.decoding) : val::null());
  put(out, "decodingError", report.decodingError ? writeError(*report.decodingError) : val::null());
  return out;
}

EMSCRIPTEN_BINDINGS(shift) { define<readShift, runShift>("shift"); }

}  // namespace
}  // namespace poslab::bindings
