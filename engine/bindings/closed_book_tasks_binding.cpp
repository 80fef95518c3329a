// The tasks of engine/closed_book that draw their numbers from a seed, and where positions enter, for JavaScript.
// Without a seed the numbers are the exercise's own. What there is none of (a slip that is known, an answer where
// nothing fails) becomes null.
#include "../closed_book/dropout_outcomes.h"
#include "../closed_book/entry_points.h"
#include "../closed_book/failure.h"
#include "choices.h"
#include "function.h"

namespace poslab::bindings {
namespace {

constexpr Choice<FailureStep> kSteps[] = {{"none", FailureStep::kNone},
                                          {"build", FailureStep::kBuild},
                                          {"slice", FailureStep::kSlice},
                                          {"add", FailureStep::kAdd},
                                          {"dropout", FailureStep::kDropout}};
constexpr Choice<FailureKind> kKinds[] = {{"size", FailureKind::kSize},
                                          {"index", FailureKind::kIndex},
                                          {"type", FailureKind::kType},
                                          {"memory", FailureKind::kMemory}};
constexpr Choice<OverflowPolicy> kCureNames[] = {{"rebuild", OverflowPolicy::kRebuild},
                                                 {"truncate", OverflowPolicy::kTruncate},
                                                 {"clamp", OverflowPolicy::kClamp},
                                                 {"wrap", OverflowPolicy::kWrap},
                                                 {"interpolate", OverflowPolicy::kInterpolate}};
constexpr Choice<OpenQuestion> kOpenQuestions[] = {{"quality", OpenQuestion::kQuality},
                                                   {"oldRows", OpenQuestion::kOldRows},
                                                   {"ownRow", OpenQuestion::kOwnRow},
                                                   {"error", OpenQuestion::kError}};
constexpr Choice<EntryModel> kModels[] = {
    {"d2l", EntryModel::kD2l},     {"drawing", EntryModel::kDrawing}, {"detr", EntryModel::kDetr},
    {"rope", EntryModel::kRope},   {"t5", EntryModel::kT5},           {"clipped", EntryModel::kClipped},
    {"alibi", EntryModel::kAlibi}, {"bert", EntryModel::kBert},       {"vit", EntryModel::kVit}};
constexpr Choice<EntryWhere> kWheres[] = {{"input", EntryWhere::kInput}, {"everyLayer", EntryWhere::kEveryLayer}};
constexpr Choice<EntryHow> kHows[] = {{"add", EntryHow::kAdd},
                                      {"turn", EntryHow::kTurn},
                                      {"scoreNumber", EntryHow::kScoreNumber},
                                      {"offsetVector", EntryHow::kOffsetVector}};
constexpr Choice<EntryIndex> kIndices[] = {{"position", EntryIndex::kPosition}, {"offset", EntryIndex::kOffset}};
constexpr Choice<OperandReading> kOperandReadings[] = {
    {"same", OperandReading::kSame}, {"turned", OperandReading::kTurned}, {"other", OperandReading::kOther}};
constexpr Choice<ShiftReading> kShiftReadings[] = {
    {"none", ShiftReading::kNone}, {"rounding", ShiftReading::kRounding}, {"real", ShiftReading::kReal}};

val orNull(const std::string& text) { return text.empty() ? val::null() : toJs(text); }
val orNull(const std::optional<Index>& number) { return number ? toJs(*number) : val::null(); }
template <typename Value, size_t count>
val orNull(const std::optional<Value>& value, const Choice<Value> (&choices)[count]) {
  return value ? nameOf(*value, choices) : val::null();
}

struct FailureOptions {
  FailureTask task;
  FailureAnswers answers;
};

FailureOptions readFailure(Options& in) {
  FailureOptions options;
  std::optional<double> seed;
  in.read("seed", seed);
  if (seed) options.task = drawFailureTask(*seed);
  FailureAnswers& answers = options.answers;
  in.read("step", answers.step, kSteps);
  in.read("kind", answers.kind, kKinds);
  in.read("a", answers.a);
  in.read("b", answers.b);
  in.read("axis", answers.axis);
  in.read("slicedRows", answers.slicedRows);
  in.read("firstRefused", answers.firstRefused);
  in.read("smallestMaxLen", answers.smallestMaxLen);
  in.read("cure", answers.cure, kCureNames);
  in.read("losing", answers.losing, kCureNames);
  in.read("open", answers.open, kOpenQuestions);
  return options;
}

val writeRight(const FailureRight& right) {
  val out = val::object();
  put(out, "step", nameOf(right.step, kSteps));
  put(out, "kind", orNull(right.kind, kKinds));
  put(out, "a", orNull(right.a));
  put(out, "b", orNull(right.b));
  put(out, "axis", orNull(right.axis));
  put(out, "slicedRows", right.slicedRows);
  put(out, "firstRefused", right.firstRefused);
  put(out, "smallestMaxLen", right.smallestMaxLen);
  put(out, "cure", orNull(right.cure, kCureNames));
  put(out, "losing", orNull(right.losing, kCureNames));
  put(out, "open", orNull(right.open, kOpenQuestions));
  return out;
}

val runFailure(const FailureOptions& options) {
  const FailureReport report = checkFailure(options.task, options.answers);
  val marks = val::object();
  for (const FailureMark& mark : report.marks) {
    val out = val::object();
    put(out, "holds", mark.holds);
    put(out, "form", orNull(mark.form));
    put(marks, mark.field, mark.given ? out : val::null());
  }
  val out = val::object();
  put(out, "length", options.task.length);
  put(out, "maxLen", options.task.maxLen);
  put(out, "fails", report.fails);
  put(out, "text", orNull(report.text));
  put(out, "marks", marks);
  put(out, "right", writeRight(report.right));
  return out;
}

struct EntryPointsOptions {
  EntryModel model = EntryModel::kD2l;
  EntryChoice choice;
};

EntryPointsOptions readEntryPoints(Options& in) {
  EntryPointsOptions options;
  in.require("model", options.model, kModels);
  in.require("where", options.choice.where, kWheres);
  in.require("how", options.choice.how, kHows);
  in.require("index", options.choice.index, kIndices);
  in.read("intoQuery", options.choice.intoQuery);
  in.read("intoKey", options.choice.intoKey);
  in.read("intoValue", options.choice.intoValue);
  return options;
}

val writeProbes(const EntryProbes& probes) {
  val out = val::object();
  put(out, "query", nameOf(probes.query, kOperandReadings));
  put(out, "key", nameOf(probes.key, kOperandReadings));
  put(out, "value", nameOf(probes.value, kOperandReadings));
  put(out, "stream", nameOf(probes.stream, kOperandReadings));
  put(out, "shift", nameOf(probes.shift, kShiftReadings));
  put(out, "shiftChange", probes.shiftChange);
  put(out, "secondLayerReads", probes.secondLayerReads);
  return out;
}

val runEntryPoints(const EntryPointsOptions& options) {
  const EntryPointsReport report = checkEntryPoints(options.model, options.choice);
  val right = val::object();
  put(right, "where", nameOf(report.right.where, kWheres));
  put(right, "how", nameOf(report.right.how, kHows));
  put(right, "index", nameOf(report.right.index, kIndices));
  put(right, "intoQuery", report.right.intoQuery);
  put(right, "intoKey", report.right.intoKey);
  put(right, "intoValue", report.right.intoValue);
  val out = val::object();
  put(out, "holds", report.holds);
  put(out, "trouble", orNull(report.trouble));
  put(out, "yours", report.yours ? writeProbes(*report.yours) : val::null());
  put(out, "model", writeProbes(report.model));
  put(out, "whereHolds", report.whereHolds);
  put(out, "howHolds", report.howHolds);
  put(out, "intoHolds", report.intoHolds);
  put(out, "indexHolds", report.indexHolds);
  put(out, "right", right);
  return out;
}

struct OutcomesOptions {
  DropoutTask task;
  DropoutAnswers answers;
};

OutcomesOptions readOutcomes(Options& in) {
  OutcomesOptions options;
  std::optional<double> seed;
  bool cancels = false;
  in.read("seed", seed);
  in.read("cancels", cancels);
  if (cancels && !seed) refuse("missing", "seed", "given with cancels", "nothing");
  if (seed) options.task = drawDropoutTask(*seed, cancels);
  in.read("outcomes", options.answers.outcomes);
  in.read("probabilities", options.answers.probabilities);
  in.read("counts", options.answers.counts);
  return options;
}

val writeCount(const CountMark& mark) {
  if (!mark.given) return val::null();
  val out = val::object();
  put(out, "holds", mark.holds);
  put(out, "form", orNull(mark.form));
  return out;
}

val runOutcomes(const OutcomesOptions& options) {
  const DropoutOutcomesReport report = checkDropoutOutcomes(options.task, options.answers);
  std::vector<std::string> outcomes, probabilities, counts;
  for (const Outcome& one : report.right) {
    outcomes.push_back(textOf(one.value));
    probabilities.push_back(textOf(one.probability));
  }
  for (const CountMark& mark : report.counts) counts.push_back(textOf(mark.right));
  val right = val::object();
  put(right, "outcomes", outcomes);
  put(right, "probabilities", probabilities);
  put(right, "counts", counts);
  val out = val::object();
  put(out, "word", textOf(options.task.word));
  put(out, "position", textOf(options.task.position));
  put(out, "rate", textOf(options.task.rate));
  put(out, "mode", nameOf(options.task.mode, kModes));
  put(out, "holds", report.holds ? toJs(*report.holds) : val::null());
  put(out, "outcomesHold", report.outcomesHold);
  put(out, "sum", textOf(report.sum));
  put(out, "form", orNull(report.form));
  put(out, "counts", listOf(report.counts, writeCount));
  put(out, "right", right);
  return out;
}

EMSCRIPTEN_BINDINGS(closed_book_tasks) {
  define<readFailure, runFailure>("checkFailure");
  define<readEntryPoints, runEntryPoints>("checkEntryPoints");
  define<readOutcomes, runOutcomes>("checkDropoutOutcomes");
}

}  // namespace
}  // namespace poslab::bindings
