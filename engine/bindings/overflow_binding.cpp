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
constexpr Choice<Overflow> kCureNames[] = {{"rebuild", Overflow::kRebuild},
                                           {"truncate", Overflow::kTruncate},
                                           {"clamp", Overflow::kClamp},
                                           {"wrap", Overflow::kWrap},
                                           {"interpolate", Overflow::kInterpolate}};
constexpr Choice<OverflowOutcome> kOutcomes[] = {{"fits", OverflowOutcome::kFits},
                                                 {"buildFails", OverflowOutcome::kBuildFails},
                                                 {"addFails", OverflowOutcome::kAddFails},
                                                 {"tableSpread", OverflowOutcome::kTableSpread},
                                                 {"inputSpread", OverflowOutcome::kInputSpread}};
constexpr Choice<StepState> kStates[] = {{"done", StepState::kDone},
                                         {"fails", StepState::kFails},
                                         {"notReached", StepState::kNotReached},
                                         {"absent", StepState::kAbsent}};

template <typename Value, size_t count>
val nameOf(Value value, const Choice<Value> (&choices)[count]) {
  for (const auto& choice : choices) {
    if (choice.value == value) return val(choice.name);
  }
  return val::null();
}

template <typename Item>
val listOf(const std::vector<Item>& items, val (*write)(const Item&)) {
  val list = val::array();
  for (const Item& item : items) list.call<void>("push", write(item));
  return list;
}

template <typename Item>
val orNull(const std::optional<Item>& item, val (*write)(const Item&)) {
  return item ? write(*item) : val::null();
}

val writeCount(const Index& count) { return toJs(count); }

val writeNeighbours(const Neighbours& neighbours) {
  val out = val::object();
  out.set("distance", toJs(neighbours.distance));
  out.set("row", toJs(neighbours.row));
  return out;
}

val writePair(const TokenPair& pair) {
  val out = val::object();
  out.set("first", toJs(pair.first));
  out.set("second", toJs(pair.second));
  return out;
}

val writeStep(const OverflowStep& step) {
  val out = val::object();
  out.set("name", val(step.name));
  out.set("state", nameOf(step.state, kStates));
  out.set("rows", toJs(step.rows));
  return out;
}

val writeMark(const TextMark& mark) {
  val out = val::object();
  out.set("start", toJs(mark.start));
  out.set("length", toJs(mark.length));
  out.set("meaning", val(mark.meaning));
  return out;
}

val writeText(const FrameworkText& text) {
  val out = val::object();
  out.set("framework", nameOf(text.framework, kFrameworkNames));
  out.set("text", val(text.text));
  out.set("run", val(text.run));
  out.set("otherText", val(text.otherText));
  out.set("marks", listOf(text.marks, writeMark));
  return out;
}

val writeCure(const OverflowCure& cure) {
  val out = val::object();
  out.set("policy", nameOf(cure.policy, kCureNames));
  out.set("outputRows", toJs(cure.outputRows));
  out.set("keptRows", toJs(cure.keptRows));
  out.set("lostTokens", toJs(cure.lostTokens));
  out.set("newRows", toJs(cure.newRows));
  out.set("distinctRows", toJs(cure.distinctRows));
  out.set("sharedRows", toJs(cure.sharedRows));
  out.set("sharingTokens", toJs(cure.sharingTokens));
  out.set("collidingPairs", toJs(cure.collidingPairs));
  out.set("lastRowTokens", toJs(cure.lastRowTokens));
  out.set("firstPair", orNull(cure.firstPair, writePair));
  out.set("closest", orNull(cure.closest, writeNeighbours));
  out.set("kept", toJs(cure.kept));
  out.set("ownRow", toJs(cure.ownRow));
  out.set("positions", toJs(cure.positions));
  out.set("column", toJs(cure.column));
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
  out.set("outcome", nameOf(report.outcome, kOutcomes));
  out.set("failingStep", val(report.failingStep));
  out.set("steps", listOf(report.steps, writeStep));
  out.set("storedRows", toJs(report.storedRows));
  out.set("slicedRows", toJs(report.slicedRows));
  out.set("missingRows", toJs(report.missingRows));
  out.set("outputRows", toJs(report.outputRows));
  out.set("lastPosition", toJs(report.lastPosition));
  out.set("firstRefused", orNull(report.firstRefused, writeCount));
  out.set("frameworks", listOf(report.frameworks, writeText));
  out.set("loneSine", val(report.loneSine));
  out.set("storedBytes32", toJs(report.storedBytes32));
  out.set("storedBytes64", toJs(report.storedBytes64));
  out.set("neededBytes32", toJs(report.neededBytes32));
  out.set("neededBytes64", toJs(report.neededBytes64));
  out.set("columns", listOf(report.columns, writeCount));
  out.set("strips", toJs(report.strips));
  out.set("stripScale", toJs(report.stripScale));
  out.set("curveColumn", toJs(report.curveColumn));
  out.set("ideal", toJs(report.ideal));
  out.set("closest", orNull(report.closest, writeNeighbours));
  out.set("cures", listOf(report.cures, writeCure));
  out.set("verdict", toJs(report.verdict));
  return out;
}

EMSCRIPTEN_BINDINGS(overflow) { define<readOverflow, runOverflow>("overflow"); }

}  // namespace
}  // namespace poslab::bindings
