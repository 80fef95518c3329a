// engine/closed_book for JavaScript. What there is none of (a value, a known form) becomes null.
#include <cmath>

#include "../closed_book/entries.h"
#include "../closed_book/turn.h"
#include "choices.h"
#include "function.h"

namespace poslab::bindings {
namespace {

constexpr Choice<PairOrder> kPairOrders[] = {{"sineCosine", PairOrder::kSineCosine},
                                             {"cosineSine", PairOrder::kCosineSine}};
constexpr Choice<PairSide> kPairSides[] = {{"column", PairSide::kColumn}, {"row", PairSide::kRow}};

val orNull(const std::string& text) { return text.empty() ? val::null() : toJs(text); }
val orNull(double number) { return std::isfinite(number) ? toJs(number) : val::null(); }

EntriesOptions readEntries(Options& in) {
  EntriesOptions options;
  in.read("sine", options.sine);
  in.read("cosine", options.cosine);
  in.read("sineColumn", options.sineColumn);
  in.read("cosineColumn", options.cosineColumn);
  return options;
}

val writeEntry(const std::optional<EntryReport>& report) {
  if (!report) return val::null();
  val worst = val::object();
  put(worst, "position", report->worst.position);
  put(worst, "pair", report->worst.pair);
  put(worst, "width", report->worst.width);
  put(worst, "given", orNull(report->worst.given));
  put(worst, "expected", report->worst.expected);
  val out = val::object();
  put(out, "holds", report->holds);
  put(out, "residual", report->residual);
  put(out, "differing", report->differing);
  put(out, "undefined", report->undefined);
  put(out, "worst", worst);
  put(out, "form", orNull(report->form));
  return out;
}

val writeTheory(const std::optional<EntriesTheory>& theory) {
  if (!theory) return val::null();
  val out = val::object();
  put(out, "turns", theory->turns);
  put(out, "turnResidual", theory->turnResidual);
  put(out, "turnPair", theory->turnPair);
  put(out, "turnPosition", theory->turnPosition);
  put(out, "turnOffset", theory->turnOffset);
  put(out, "onCircle", theory->onCircle);
  put(out, "circleResidual", theory->circleResidual);
  put(out, "circlePair", theory->circlePair);
  put(out, "circlePosition", theory->circlePosition);
  return out;
}

val runEntries(const EntriesOptions& options) {
  const EntriesReport report = checkEntries(options);
  val columns = val::null();
  if (report.columns) {
    columns = val::object();
    put(columns, "holds", report.columns->holds);
    put(columns, "form", orNull(report.columns->form));
  }
  val out = val::object();
  put(out, "probes", report.probes);
  put(out, "tolerance", report.tolerance);
  put(out, "sine", writeEntry(report.sine));
  put(out, "cosine", writeEntry(report.cosine));
  put(out, "theory", writeTheory(report.theory));
  put(out, "columns", columns);
  return out;
}

TurnOptions readTurn(Options& in) {
  TurnOptions options;
  in.require("topLeft", options.topLeft);
  in.require("topRight", options.topRight);
  in.require("bottomLeft", options.bottomLeft);
  in.require("bottomRight", options.bottomRight);
  in.read("pairOrder", options.pairOrder, kPairOrders);
  in.read("pairSide", options.pairSide, kPairSides);
  return options;
}

val runTurn(const TurnOptions& options) {
  const TurnReport report = checkTurn(options);
  val worst = val::object();
  put(worst, "position", report.worst.position);
  put(worst, "offset", report.worst.offset);
  put(worst, "pair", report.worst.pair);
  put(worst, "width", report.worst.width);
  put(worst, "frequency", report.worst.frequency);
  val out = val::object();
  put(out, "holds", report.holds);
  put(out, "probes", report.probes);
  put(out, "tolerance", report.tolerance);
  put(out, "residual", orNull(report.residual));
  put(out, "backwardResidual", orNull(report.backwardResidual));
  put(out, "undefined", report.undefined);
  put(out, "worst", worst);
  put(out, "entriesHold", std::vector<uint8_t>(report.entriesHold.begin(), report.entriesHold.end()));
  put(out, "determinantLow", orNull(report.determinantLow));
  put(out, "determinantHigh", orNull(report.determinantHigh));
  put(out, "form", orNull(report.form));
  return out;
}

EMSCRIPTEN_BINDINGS(closed_book) {
  define<readEntries, runEntries>("checkEntries");
  define<readTurn, runTurn>("checkTurn");
}

}  // namespace
}  // namespace poslab::bindings
