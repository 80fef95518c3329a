// engine/experiments/overflow for JavaScript. What there is none of (no neighbours in one row, no equal pair) becomes
// null.
#include "../experiments/overflow.h"
#include "choices.h"
#include "function.h"

namespace poslab::bindings {
namespace {

constexpr Choice<StoredTable> kTables[] = {
    {"sinusoidal", StoredTable::kSinusoidal}, {"learned", StoredTable::kLearned}, {"vit", StoredTable::kVit}};
constexpr Choice<Framework> kFrameworkNames[] = {{"pytorch", Framework::kPytorch},
                                                 {"tensorflow", Framework::kTensorflow},
                                                 {"jax", Framework::kJax},
                                                 {"numpy", Framework::kNumpy}};
constexpr Choice<OverflowPolicy> kCureNames[] = {{"rebuild", OverflowPolicy::kRebuild},
                                                 {"truncate", OverflowPolicy::kTruncate},
                                                 {"clamp", OverflowPolicy::kClamp},
                                                 {"wrap", OverflowPolicy::kWrap},
                                                 {"interpolate", OverflowPolicy::kInterpolate}};
constexpr Choice<OverflowOutcome> kOutcomes[] = {{"fits", OverflowOutcome::kFits},
                                                 {"buildFails", OverflowOutcome::kBuildFails},
                                                 {"addFails", OverflowOutcome::kAddFails},
                                                 {"tableSpread", OverflowOutcome::kTableSpread},
                                                 {"inputSpread", OverflowOutcome::kInputSpread}};
constexpr Choice<StepState> kStates[] = {{"done", StepState::kDone},
                                         {"fails", StepState::kFails},
                                         {"notReached", StepState::kNotReached},
                                         {"absent", StepState::kAbsent}};

template <typename Item>
val orNull(const std::optional<Item>& item, val (*write)(const Item&)) {
  return item ? write(*item) : val::null();
}

val writeCount(const Index& count) { return toJs(count); }

val writeNeighbours(const Neighbours& neighbours) {
  val out = val::object();
  put(out, "distance", neighbours.distance);
  put(out, "row", neighbours.row);
  return out;
}

val writePair(const TokenPair& pair) {
  val out = val::object();
  put(out, "first", pair.first);
  put(out, "second", pair.second);
  return out;
}

val writeStep(const OverflowStep& step) {
  val out = val::object();
  put(out, "name", step.name);
  put(out, "state", nameOf(step.state, kStates));
  put(out, "rows", step.rows);
  return out;
}

val writeMark(const TextMark& mark) {
  val out = val::object();
  put(out, "start", mark.start);
  put(out, "length", mark.length);
  put(out, "meaning", mark.meaning);
  return out;
}

val writeText(const FrameworkText& text) {
  val out = val::object();
  put(out, "framework", nameOf(text.framework, kFrameworkNames));
  put(out, "text", text.text);
  put(out, "run", text.run);
  put(out, "otherText", text.otherText);
  put(out, "marks", listOf(text.marks, writeMark));
  return out;
}

val writeCure(const OverflowCure& cure) {
  val out = val::object();
  put(out, "policy", nameOf(cure.policy, kCureNames));
  put(out, "outputRows", cure.outputRows);
  put(out, "keptRows", cure.keptRows);
  put(out, "movedRows", cure.movedRows);
  put(out, "lostTokens", cure.lostTokens);
  put(out, "lostShare", cure.lostShare);
  put(out, "newRows", cure.newRows);
  put(out, "distinctRows", cure.distinctRows);
  put(out, "sharedRows", cure.sharedRows);
  put(out, "sharingTokens", cure.sharingTokens);
  put(out, "collidingPairs", cure.collidingPairs);
  put(out, "lastRowTokens", cure.lastRowTokens);
  put(out, "firstPair", orNull(cure.firstPair, writePair));
  put(out, "closest", orNull(cure.closest, writeNeighbours));
  put(out, "kept", cure.kept);
  put(out, "ownRow", cure.ownRow);
  put(out, "positions", cure.positions);
  put(out, "column", cure.column);
  return out;
}

OverflowSettings readOverflow(Options& in) {
  OverflowSettings settings;
  in.read("length", settings.length);
  in.read("maxLen", settings.maxLen);
  in.read("width", settings.width);
  in.read("base", settings.base);
  in.read("table", settings.table, kTables);
  in.read("framework", settings.framework, kFrameworkNames);
  in.read("cure", settings.cure, kCureNames);
  in.read("seed", settings.seed);
  return settings;
}

val runOverflow(const OverflowSettings& settings) {
  const OverflowReport report = overflow(settings);
  val out = val::object();
  put(out, "outcome", nameOf(report.outcome, kOutcomes));
  put(out, "failingStep", report.failingStep);
  put(out, "steps", listOf(report.steps, writeStep));
  put(out, "storedRows", report.storedRows);
  put(out, "slicedRows", report.slicedRows);
  put(out, "missingRows", report.missingRows);
  put(out, "outputRows", report.outputRows);
  put(out, "lastPosition", report.lastPosition);
  put(out, "lastToken", report.lastToken);
  put(out, "spareRows", report.spareRows);
  put(out, "firstRefused", orNull(report.firstRefused, writeCount));
  put(out, "frameworks", listOf(report.frameworks, writeText));
  put(out, "loneSine", report.loneSine);
  put(out, "cosinesComputed", report.cosinesComputed);
  put(out, "cosineColumns", report.cosineColumns);
  put(out, "storedBytes32", report.storedBytes32);
  put(out, "storedBytes64", report.storedBytes64);
  put(out, "neededBytes32", report.neededBytes32);
  put(out, "neededBytes64", report.neededBytes64);
  put(out, "columns", listOf(report.columns, writeCount));
  put(out, "strips", report.strips);
  put(out, "stripScale", report.stripScale);
  put(out, "curveColumn", report.curveColumn);
  put(out, "ideal", report.ideal);
  put(out, "closest", orNull(report.closest, writeNeighbours));
  put(out, "cures", listOf(report.cures, writeCure));
  put(out, "verdict", report.verdict);
  return out;
}

EMSCRIPTEN_BINDINGS(overflow) { define<readOverflow, runOverflow>("overflow"); }

}  // namespace
}  // namespace poslab::bindings
