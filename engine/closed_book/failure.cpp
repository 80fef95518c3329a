#include "failure.h"

#include <algorithm>

#include "dropout/random.h"
#include "error.h"

namespace poslab {

namespace {

constexpr double kLargestAnswer = 1000000;
constexpr Index kWidth = 32;
constexpr Index kLimits[] = {60, 64, 100, 1000};

// One mark per answer, and why a wrong one is wrong.
class Marker {
 public:
  explicit Marker(bool fails) : fails_(fails) {}

  template <typename Answer, typename Right, typename Slip>
  void mark(const char* field, const std::optional<Answer>& answer, const Right& holds, const Slip& slip) {
    FailureMark mark{field, answer.has_value(), false, ""};
    if (answer) {
      mark.holds = holds(*answer);
      if (!mark.holds) mark.form = slip(*answer);
    }
    marks.push_back(mark);
  }

  // Answers about the error: there may be none.
  template <typename Answer, typename Right, typename Slip>
  void markError(const char* field, const std::optional<Answer>& answer, const Right& holds, const Slip& slip) {
    if (fails_) return mark(field, answer, holds, slip);
    marks.push_back({field, answer.has_value(), false, answer ? "noError" : ""});
  }

  std::vector<FailureMark> marks;

 private:
  bool fails_;
};

using Slip = std::pair<Index, const char*>;

// The first slip that gives this number.
auto slipOf(std::vector<Slip> slips) {
  return [slips = std::move(slips)](double given) -> std::string {
    const auto found = std::find_if(slips.begin(), slips.end(),
                                    [&](const Slip& slip) { return static_cast<double>(slip.first) == given; });
    return found == slips.end() ? "" : found->second;
  };
}
auto equals(Index right) {
  return [right](double given) { return given == static_cast<double>(right); };
}

FailureStep stepNamed(const std::string& name) {
  if (name == "build") return FailureStep::kBuild;
  if (name == "slice") return FailureStep::kSlice;
  if (name == "add") return FailureStep::kAdd;
  return name == "dropout" ? FailureStep::kDropout : FailureStep::kNone;
}

// The number that ends a marked part of the sentence, as "dimension 1".
Index numberIn(const FrameworkText& text, const std::string& meaning) {
  const auto mark =
      std::find_if(text.marks.begin(), text.marks.end(), [&](const TextMark& one) { return one.meaning == meaning; });
  const std::string part = text.text.substr(static_cast<size_t>(mark->start), static_cast<size_t>(mark->length));
  return std::stol(part.substr(part.find_last_not_of("0123456789") + 1));
}

Index smallestMaxLen(Index length) {
  for (Index maxLen = 1;; ++maxLen) {
    if (overflowOutcome(StoredTable::kSinusoidal, length, maxLen, kWidth) == OverflowOutcome::kFits) return maxLen;
  }
}

const OverflowCure& cureOf(const OverflowReport& report, OverflowPolicy policy) {
  return *std::find_if(report.cures.begin(), report.cures.end(),
                       [&](const OverflowCure& cure) { return cure.policy == policy; });
}

bool cures(const OverflowCure& cure) { return cure.lostTokens == 0 && cure.ownRow.holds; }
bool loses(const OverflowCure& cure) { return cure.lostTokens > 0; }

std::string whatItDoes(const OverflowCure& cure) {
  if (loses(cure)) return "loses";
  if (cure.collidingPairs > 0) return "shares";
  return cures(cure) ? "keepsAll" : "moves";
}

// Whether the engine's numbers answer it, with the table as the cure leaves it.
bool isSettled(OpenQuestion question, const FailureTask& task, const OverflowCure& cure) {
  switch (question) {
    case OpenQuestion::kOldRows:
      return cure.kept.identical;
    case OpenQuestion::kOwnRow:
      return cure.ownRow.holds && cure.collidingPairs == 0;
    case OpenQuestion::kError:
      return overflowOutcome(StoredTable::kSinusoidal, task.length, cure.outputRows, kWidth) == OverflowOutcome::kFits;
    default:
      return false;
  }
}

FailureRight rightOf(const FailureTask& task, const OverflowReport& report) {
  FailureRight right;
  right.step = stepNamed(report.failingStep);
  right.slicedRows = report.slicedRows;
  right.firstRefused = *report.firstRefused;
  right.smallestMaxLen = smallestMaxLen(task.length);
  if (right.step == FailureStep::kNone) return right;
  const FrameworkText& text = report.frameworks.front();
  right.a = numberIn(text, "input");
  right.b = numberIn(text, "table");
  right.axis = numberIn(text, "sequence");
  right.kind = FailureKind::kSize;  // the sentence with these two sizes in it
  for (const OverflowCure& cure : report.cures) {
    if (cures(cure) && !right.cure) right.cure = cure.policy;
    if (loses(cure) && !right.losing) right.losing = cure.policy;
  }
  for (const OpenQuestion question :
       {OpenQuestion::kOldRows, OpenQuestion::kOwnRow, OpenQuestion::kError, OpenQuestion::kQuality}) {
    if (!isSettled(question, task, cureOf(report, *right.cure)) && !right.open) right.open = question;
  }
  return right;
}

void requireAnswers(const FailureAnswers& answers) {
  const std::pair<const char*, const std::optional<double>*> numbers[] = {{"a", &answers.a},
                                                                          {"b", &answers.b},
                                                                          {"axis", &answers.axis},
                                                                          {"slicedRows", &answers.slicedRows},
                                                                          {"firstRefused", &answers.firstRefused},
                                                                          {"smallestMaxLen", &answers.smallestMaxLen}};
  for (const auto& number : numbers) {
    if (*number.second) requireInteger(number.first, **number.second, 0, kLargestAnswer);
  }
}

void markNumbers(const FailureTask& task, const FailureRight& right, const FailureAnswers& answers, Marker& marker) {
  const Index n = task.length, limit = task.maxLen;
  const auto about = [&](const char* field, const std::optional<double>& answer, const std::optional<Index>& number,
                         const std::vector<Slip>& slips) {
    marker.markError(field, answer, equals(number.value_or(0)), slipOf(slips));
  };
  about("a", answers.a, right.a, {{limit, "exchanged"}, {n - 1, "lastPlace"}});
  about("b", answers.b, right.b, {{n, "exchanged"}, {limit - 1, "lastPlace"}});
  about("axis", answers.axis, right.axis, {{0, "batchAxis"}, {2, "featureAxis"}});
  marker.mark("slicedRows", answers.slicedRows, equals(right.slicedRows),
              slipOf({{n, "asked"}, {limit, "wholeTable"}, {right.slicedRows - 1, "lastPlace"}}));
  marker.mark("firstRefused", answers.firstRefused, equals(right.firstRefused),
              slipOf({{right.firstRefused - 1, "tooStrict"},
                      {right.firstRefused + 1, "lastPlace"},
                      {n > limit + 1 ? n : -1, "thisText"}}));
  marker.mark("smallestMaxLen", answers.smallestMaxLen, equals(right.smallestMaxLen),
              slipOf({{n > limit ? limit : -1, "asItIs"}, {n - 1, "lastPlace"}, {n + 1, "oneMore"}}));
}

void markError(const FailureReport& report, const FailureAnswers& answers, Marker& marker) {
  marker.mark(
      "step", answers.step, [&](FailureStep step) { return step == report.right.step; },
      [&](FailureStep step) -> std::string {
        if (!report.fails) return "fits";
        constexpr const char* kSlips[] = {"silent", "build", "slice", "", "dropout"};
        return kSlips[static_cast<size_t>(step)];
      });
  marker.markError(
      "kind", answers.kind, [&](FailureKind kind) { return kind == report.right.kind; },
      [](FailureKind kind) { return std::string(kind == FailureKind::kIndex ? "index" : ""); });
}

void markCure(const OverflowReport& emulated, const FailureRight& right, const FailureAnswers& answers,
              Marker& marker) {
  const auto does = [&](OverflowPolicy policy) { return whatItDoes(cureOf(emulated, policy)); };
  marker.markError(
      "cure", answers.cure, [&](OverflowPolicy policy) { return cures(cureOf(emulated, policy)); }, does);
  marker.markError(
      "losing", answers.losing, [&](OverflowPolicy policy) { return loses(cureOf(emulated, policy)); }, does);
  marker.markError(
      "open", answers.open, [&](OpenQuestion question) { return question == right.open; },
      [](OpenQuestion question) -> std::string {
        constexpr const char* kSettled[] = {"", "oldRows", "ownRow", "error"};
        return kSettled[static_cast<size_t>(question)];
      });
}

}  // namespace

FailureTask drawFailureTask(double seed) {
  Random random(derivedSeed(requireSeed("seed", seed), "failure task"));
  const Index limit = kLimits[static_cast<size_t>(random.uniform() * 4)];
  const Index lengths[] = {limit - 1, limit, limit + 1, 2 * limit, limit + 500};
  return {lengths[static_cast<size_t>(random.uniform() * 5)], limit};
}

FailureReport checkFailure(const FailureTask& task, const FailureAnswers& answers) {
  requireAnswers(answers);
  OverflowSettings settings;
  settings.length = static_cast<double>(task.length);
  settings.maxLen = static_cast<double>(task.maxLen);
  settings.width = static_cast<double>(kWidth);
  const OverflowReport emulated = overflow(settings);
  FailureReport report;
  report.right = rightOf(task, emulated);
  report.fails = report.right.step != FailureStep::kNone;
  report.text = emulated.frameworks.front().text;
  Marker marker(report.fails);
  markError(report, answers, marker);
  markNumbers(task, report.right, answers, marker);
  markCure(emulated, report.right, answers, marker);
  report.marks = std::move(marker.marks);
  return report;
}

}  // namespace poslab
