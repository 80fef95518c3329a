#include "dropout_outcomes.h"

#include <algorithm>
#include <cmath>

#include "dropout/random.h"
#include "error.h"

namespace poslab {

namespace {

constexpr Fraction kOne = {1, 1};
constexpr Fraction kRates[] = {{1, 10}, {1, 5}, {1, 4}, {1, 2}};
constexpr double kRounding = 0.005;

Fraction sumOf(const DropoutTask& task) { return task.word + task.position; }
Fraction kept(const DropoutTask& task) { return kOne - task.rate; }
bool drops(const DropoutTask& task) { return task.mode == Mode::kTrain && task.rate.top > 0; }

Outcomes merged(Outcomes all) {
  std::sort(all.begin(), all.end(), [](const Outcome& a, const Outcome& b) { return a.value < b.value; });
  Outcomes list;
  for (const Outcome& one : all) {
    if (one.probability.top == 0) continue;
    if (!list.empty() && list.back().value == one.value) {
      list.back().probability = list.back().probability + one.probability;
    } else {
      list.push_back(one);
    }
  }
  return list;
}

// `dropped` with p, `stays` with 1 - p.
Outcomes split(const DropoutTask& task, const Fraction& dropped, const Fraction& stays) {
  return merged({{dropped, task.rate}, {stays, kept(task)}});
}
Outcomes trained(const DropoutTask& task) { return split(task, {}, sumOf(task) / kept(task)); }

struct WrongList {
  const char* name;
  Mode mode;  // of the tasks in which it is wrong
  Outcomes (*of)(const DropoutTask& task);
};

constexpr WrongList kWrongLists[] = {
    {"positionApart", Mode::kTrain,
     [](const DropoutTask& task) { return split(task, task.position, sumOf(task) / kept(task)); }},
    {"notRescaled", Mode::kTrain, [](const DropoutTask& task) { return split(task, {}, sumOf(task)); }},
    {"wrongWay", Mode::kTrain, [](const DropoutTask& task) { return split(task, {}, sumOf(task) * kept(task)); }},
    {"byRate", Mode::kTrain, [](const DropoutTask& task) { return split(task, {}, sumOf(task) / task.rate); }},
    {"exchanged", Mode::kTrain,
     [](const DropoutTask& task) {
       return merged({{{}, kept(task)}, {sumOf(task) / kept(task), task.rate}});
     }},
    {"keepRate", Mode::kTrain,
     [](const DropoutTask& task) {
       return merged({{{}, kept(task)}, {sumOf(task) / task.rate, task.rate}});
     }},
    {"beforeAdd", Mode::kTrain,
     [](const DropoutTask& task) { return split(task, task.position, task.word / kept(task) + task.position); }},
    {"evalList", Mode::kTrain,
     [](const DropoutTask& task) {
       return Outcomes{{sumOf(task), kOne}};
     }},
    {"trainList", Mode::kEval, trained},
    {"rescaledInEval", Mode::kEval,
     [](const DropoutTask& task) {
       return Outcomes{{sumOf(task) / kept(task), kOne}};
     }},
    {"wrongWay", Mode::kEval,
     [](const DropoutTask& task) {
       return Outcomes{{sumOf(task) * kept(task), kOne}};
     }},
};

std::vector<Outcomes> wrongLists(const DropoutTask& task) {
  std::vector<Outcomes> lists;
  for (const WrongList& wrong : kWrongLists) {
    if (wrong.mode == task.mode) lists.push_back(wrong.of(task));
  }
  return lists;
}

bool allDiffer(const DropoutTask& task) {
  std::vector<Outcomes> lists = wrongLists(task);
  lists.push_back(outcomesOf(task));
  for (size_t a = 0; a < lists.size(); ++a) {
    for (size_t b = 0; b < a; ++b) {
      if (lists[a] == lists[b]) return false;
    }
  }
  return true;
}

Fraction drawnTenths(Random& random, int64_t largest) {
  const double count = static_cast<double>(2 * largest + 1);
  return fractionOf(static_cast<int64_t>(random.uniform() * count) - largest, 10);
}

Outcomes readList(const DropoutAnswers& answers) {
  const auto& outcomes = *answers.outcomes;
  const auto& probabilities = *answers.probabilities;
  if (outcomes.empty() || outcomes.size() > kMostOutcomes) {
    refuse("wrong-shape", "outcomes", joined({"1 to ", kMostOutcomes, " words"}), joined({outcomes.size(), " words"}));
  }
  requireLength("probabilities", probabilities.size(), static_cast<int64_t>(outcomes.size()));
  Outcomes list;
  for (size_t k = 0; k < outcomes.size(); ++k) {
    list.push_back({readFraction(joined({"outcomes[", k, "]"}), outcomes[k]),
                    readFraction(joined({"probabilities[", k, "]"}), probabilities[k])});
  }
  return list;
}

bool nearly(const Fraction& a, const Fraction& b) { return std::fabs(valueOf(a) - valueOf(b)) <= kRounding; }

bool sameWithin(const Outcomes& given, const Outcomes& right, bool (*equal)(const Outcome&, const Outcome&)) {
  return std::equal(given.begin(), given.end(), right.begin(), right.end(), equal);
}

std::string formOf(const DropoutTask& task, const Outcomes& given, const DropoutOutcomesReport& report) {
  for (const WrongList& wrong : kWrongLists) {
    if (wrong.mode == task.mode && wrong.of(task) == given) return wrong.name;
  }
  if (!(report.sum == kOne)) return "sum";
  const auto close = [](const Outcome& a, const Outcome& b) {
    return nearly(a.value, b.value) && nearly(a.probability, b.probability);
  };
  return sameWithin(given, report.right, close) ? "rounded" : "";
}

struct CountForm {
  const char* name;
  Fraction value;
};

// The mean of the block is that of 48 entries.
CountMark markCount(const std::string& argument, const std::string& text, const Fraction& right,
                    const std::vector<CountForm>& forms) {
  CountMark mark;
  mark.right = right;
  mark.given = !text.empty();
  if (!mark.given) return mark;
  const Fraction given = readFraction(argument, text);
  mark.holds = given == right;
  if (mark.holds) return mark;
  const auto found =
      std::find_if(forms.begin(), forms.end(), [&](const CountForm& form) { return form.value == given; });
  if (found != forms.end()) mark.form = found->name;
  return mark;
}

std::vector<CountMark> markCounts(const DropoutTask& task, const std::vector<std::string>& texts) {
  requireLength("counts", texts.size(), kCounts);
  const Fraction p = drops(task) ? task.rate : Fraction{};
  const Fraction q = kOne - p, two = {2, 1}, block = {48, 1};
  const bool trains = drops(task);
  const Fraction rate = task.rate, keep = kept(task);
  const std::vector<CountForm> none = {};
  const auto argument = [](int k) { return joined({"counts[", k, "]"}); };
  const auto eval = [&](const Fraction& value) { return std::vector<CountForm>{{"trainCount", value}}; };
  return {
      markCount(argument(0), texts[0], q * q,
                trains ? std::vector<CountForm>{{"exchanged", p * p}, {"oneEntry", q}} : eval(keep * keep)),
      markCount(argument(1), texts[1], two * p * q,
                trains ? std::vector<CountForm>{{"oneOrder", p * q}} : eval(two * rate * keep)),
      markCount(argument(2), texts[2], p * p,
                trains ? std::vector<CountForm>{{"exchanged", q * q}, {"oneEntry", p}} : eval(rate * rate)),
      markCount(argument(3), texts[3], block * p,
                trains ? std::vector<CountForm>{{"exchanged", block * q}} : eval(block * rate)),
  };
}

}  // namespace

Outcomes outcomesOf(const DropoutTask& task) {
  if (drops(task)) return trained(task);
  return {{sumOf(task), kOne}};
}

DropoutTask drawDropoutTask(double seed, bool cancels) {
  Random random(derivedSeed(requireSeed("seed", seed), "dropout task"));
  for (;;) {
    DropoutTask task;
    task.rate = kRates[static_cast<size_t>(random.uniform() * 4)];
    task.word = drawnTenths(random, 20);
    task.position = drawnTenths(random, 10);
    task.mode = random.uniform() < 0.5 ? Mode::kTrain : Mode::kEval;
    if (cancels) {
      if (task.position.top == 0) continue;
      task.word = Fraction{} - task.position;
      task.mode = Mode::kTrain;
      return task;
    }
    if (allDiffer(task)) return task;
  }
}

DropoutOutcomesReport checkDropoutOutcomes(const DropoutTask& task, const DropoutAnswers& answers) {
  DropoutOutcomesReport report;
  report.right = outcomesOf(task);
  if (answers.outcomes.has_value() != answers.probabilities.has_value()) {
    refuse("missing", answers.outcomes ? "probabilities" : "outcomes", "given together with the other list", "nothing");
  }
  report.counts = markCounts(task, answers.counts.value_or(std::vector<std::string>(kCounts)));
  if (!answers.outcomes) return report;
  const Outcomes all = readList(answers), given = merged(all);
  for (const Outcome& one : all) report.sum = report.sum + one.probability;
  report.holds = given == report.right;
  report.outcomesHold =
      sameWithin(given, report.right, [](const Outcome& a, const Outcome& b) { return a.value == b.value; });
  if (!*report.holds) report.form = formOf(task, given, report);
  return report;
}

}  // namespace poslab
