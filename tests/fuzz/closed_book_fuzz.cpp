// Tasks of the closed book: any answers to a drawn failure, any choice of entry points, any lists of outcomes.
#include "closed_book/dropout_outcomes.h"
#include "closed_book/entry_points.h"
#include "closed_book/failure.h"
#include "properties.h"

namespace poslab::fuzz {
namespace {

constexpr FailureStep kSteps[] = {FailureStep::kNone, FailureStep::kBuild, FailureStep::kSlice, FailureStep::kAdd,
                                  FailureStep::kDropout};
constexpr FailureKind kKinds[] = {FailureKind::kSize, FailureKind::kIndex, FailureKind::kType, FailureKind::kMemory};
constexpr OpenQuestion kQuestions[] = {OpenQuestion::kQuality, OpenQuestion::kOldRows, OpenQuestion::kOwnRow,
                                       OpenQuestion::kError};

void fuzzFailure(Input& in) {
  FailureTask task;
  task.maxLen = in.count(60, 64);
  task.length = in.count(50, 70);
  FailureAnswers answers;
  answers.step = in.maybe([&] { return in.choice(kSteps); });
  answers.kind = in.maybe([&] { return in.choice(kKinds); });
  for (std::optional<double>* number :
       {&answers.a, &answers.b, &answers.axis, &answers.slicedRows, &answers.firstRefused, &answers.smallestMaxLen}) {
    *number = in.maybe([&] { return in.size(0, 70); });
  }
  answers.cure = in.maybe([&] { return in.choice(kCures); });
  answers.losing = in.maybe([&] { return in.choice(kCures); });
  answers.open = in.maybe([&] { return in.choice(kQuestions); });
  expectAnswer(
      in, [&] { return checkFailure(task, answers); },
      [](Trace& trace, const FailureReport& report) {
        trace << report.fails << report.text;
        for (const FailureMark& mark : report.marks) trace << mark.given << mark.holds << mark.form;
      },
      [&](const FailureReport& report) {
        EXPECT_PROPERTY(report.fails == (task.length > task.maxLen) && report.fails != report.text.empty());
        for (const FailureMark& mark : report.marks) EXPECT_PROPERTY(mark.given || !mark.holds);
        for (const FailureMark& mark : report.marks) EXPECT_PROPERTY(mark.form.empty() || !mark.holds);
      });
}

void fuzzEntryPoints(Input& in) {
  const auto model = static_cast<EntryModel>(in.count(0, 8));
  const EntryChoice choice = {
      static_cast<EntryWhere>(in.count(0, 1)), static_cast<EntryHow>(in.count(0, 3)), in.flag(), in.flag(), in.flag(),
      static_cast<EntryIndex>(in.count(0, 1))};
  expectAnswer(
      in, [&] { return checkEntryPoints(model, choice); },
      [](Trace& trace, const EntryPointsReport& report) {
        trace << report.holds << report.trouble << report.model.shiftChange;
        if (report.yours) trace << report.yours->shiftChange;
      },
      [](const EntryPointsReport& report) {
        EXPECT_PROPERTY(report.yours.has_value() == report.trouble.empty());
        EXPECT_PROPERTY(report.holds ==
                        (report.whereHolds && report.howHolds && report.intoHolds && report.indexHolds));
        EXPECT_PROPERTY(troubleOf(report.right).empty() && probesOf(report.right).agrees(report.model));
      });
}

std::string readText(Input& in) {
  constexpr const char* kTexts[] = {"0",      "1",    "-1/3",  "0.2",     "1/5",     "4/5",
                                    "0.3333", "1000", "-1000", "999/997", "991/983", "2"};
  constexpr const char* kOdd[] = {"1/0", "1e3", "", "-", "0.12345", "9999999999999999999", "1001"};
  return in.oddly() ? in.choice(kOdd) : in.choice(kTexts);
}

std::vector<std::string> readTexts(Input& in, Index length) {
  std::vector<std::string> texts;
  for (Index k = 0; k < length; ++k) texts.push_back(readText(in));
  return texts;
}

void fuzzOutcomes(Input& in) {
  const double seed = in.seed();
  const bool cancels = in.flag();
  DropoutAnswers answers;
  const Index length = in.count(1, 4);
  answers.outcomes = in.maybe([&] { return readTexts(in, length); });
  answers.probabilities = in.maybe([&] { return readTexts(in, in.oddly() ? in.count(0, 5) : length); });
  answers.counts = in.maybe([&] { return readTexts(in, in.oddly() ? in.count(0, 5) : 4); });
  expectAnswer(
      in, [&] { return checkDropoutOutcomes(drawDropoutTask(seed, cancels), answers); },
      [](Trace& trace, const DropoutOutcomesReport& report) {
        trace << report.outcomesHold << report.form << textOf(report.sum);
        for (const Outcome& one : report.right) trace << textOf(one.value) << textOf(one.probability);
        for (const CountMark& mark : report.counts) trace << mark.given << mark.holds << mark.form;
      },
      [&](const DropoutOutcomesReport& report) {
        EXPECT_PROPERTY(report.holds.has_value() == answers.outcomes.has_value());
        Fraction sum;
        for (const Outcome& one : report.right) sum = sum + one.probability;
        EXPECT_PROPERTY(sum == (Fraction{1, 1}));
        if (report.holds.value_or(false)) EXPECT_PROPERTY(report.outcomesHold && report.form.empty());
      });
}

}  // namespace
}  // namespace poslab::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace poslab::fuzz;
  Input in(data, size);
  constexpr void (*kTargets[])(Input&) = {fuzzFailure, fuzzEntryPoints, fuzzOutcomes};
  in.choice(kTargets)(in);
  return 0;
}
