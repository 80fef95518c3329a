// R7. The lists are worked by hand: x + P with 1 in eval mode, else 0 with p and (x + P) / (1 - p) with 1 - p.
#include "closed_book/dropout_outcomes.h"

#include "../fixtures.h"

namespace poslab {

namespace {

using Texts = std::vector<std::string>;

DropoutOutcomesReport listed(const DropoutTask& task, const Texts& outcomes, const Texts& probabilities) {
  return checkDropoutOutcomes(task, {.outcomes = outcomes, .probabilities = probabilities});
}

DropoutOutcomesReport counted(const DropoutTask& task, const Texts& counts) {
  return checkDropoutOutcomes(task, {.counts = counts});
}

Texts formsOf(const DropoutOutcomesReport& report) {
  Texts forms;
  for (const CountMark& mark : report.counts) forms.push_back(!mark.given ? "absent" : mark.holds ? "" : mark.form);
  return forms;
}

const DropoutTask kTrained = {{3, 5}, {1, 1}, {1, 5}, Mode::kTrain};
const DropoutTask kEvaluated = {{3, 5}, {1, 1}, {1, 5}, Mode::kEval};

}  // namespace

TEST(Fractions, AreExact) {
  EXPECT_EQ(readFraction("x", "0.2"), (Fraction{1, 5}));
  EXPECT_EQ(readFraction("x", "-13/9"), (Fraction{-13, 9}));
  EXPECT_EQ(readFraction("x", "6/8"), (Fraction{3, 4}));
  EXPECT_EQ(readFraction("x", "1000"), (Fraction{1000, 1}));
  EXPECT_EQ(readFraction("x", "0.3333"), (Fraction{3333, 10000}));
  EXPECT_EQ(readFraction("x", "-0"), Fraction{});
  EXPECT_EQ((Fraction{1, 3} + Fraction{1, 6}), (Fraction{1, 2}));
  EXPECT_EQ((Fraction{1, 3} - Fraction{5, 6}), (Fraction{-1, 2}));
  EXPECT_EQ((Fraction{1, 3} / Fraction{-2, 3}), (Fraction{-1, 2}));
  EXPECT_TRUE((Fraction{-1, 2} < Fraction{-1, 3}));
  EXPECT_EQ(textOf({-13, 9}), "-13/9");
  EXPECT_EQ(textOf({2, 1}), "2");
  for (const char* text : {"", "-", "--1", "1/0", "1/-2", "1e3", ".5", "5.", "0.12345", "1001", "1/1001", "1/2/3", "1 ",
                           "99999999999999999999", "NaN", "½"}) {
    expectError([&] { readFraction("x", text); }, "unknown-value", "x");
  }
}

TEST(DropoutOutcomes, AreThoseOfTheRule) {
  struct Case {
    DropoutTask task;
    Texts outcomes, probabilities;
  };
  const Case cases[] = {
      {{{3, 5}, {0, 1}, {1, 5}, Mode::kEval}, {"3/5"}, {"1"}},
      {{{3, 5}, {1, 1}, {1, 5}, Mode::kTrain}, {"0", "2"}, {"1/5", "4/5"}},    // 8/5 / (4/5)
      {{{-2, 1}, {1, 2}, {1, 4}, Mode::kTrain}, {"0", "-2"}, {"1/4", "3/4"}},  // -3/2 / (3/4)
      {{{0, 1}, {1, 1}, {1, 2}, Mode::kTrain}, {"0", "2"}, {"1/2", "1/2"}},
      {{{1, 1}, {-1, 1}, {1, 10}, Mode::kTrain}, {"0"}, {"1"}},
      {{{9, 10}, {0, 1}, {1, 10}, Mode::kTrain}, {"0", "1"}, {"1/10", "9/10"}},
      {{{3, 5}, {1, 1}, {0, 1}, Mode::kTrain}, {"8/5"}, {"1"}},
  };
  for (const Case& one : cases) {
    const DropoutOutcomesReport report = listed(one.task, one.outcomes, one.probabilities);
    EXPECT_EQ(report.holds, true) << one.outcomes.back();
    EXPECT_EQ(report.form, "");
  }
}

TEST(DropoutOutcomes, OrderAndRepetitionDoNotCount) {
  EXPECT_EQ(listed(kTrained, {"2.0", "0"}, {"0.8", "0.2"}).holds, true);
  EXPECT_EQ(listed(kTrained, {"2", "0", "2"}, {"0.4", "1/5", "2/5"}).holds, true);
  EXPECT_EQ(listed(kTrained, {"0", "2", "7"}, {"1/5", "4/5", "0"}).holds, true);
  EXPECT_EQ(listed({{1, 1}, {-1, 1}, {1, 10}, Mode::kTrain}, {"0", "0"}, {"1/10", "9/10"}).holds, true);
}

TEST(DropoutOutcomes, WrongListsHaveTheirName) {
  const auto formOf = [](const DropoutTask& task, const Texts& outcomes, const Texts& probabilities) {
    const DropoutOutcomesReport report = listed(task, outcomes, probabilities);
    EXPECT_EQ(report.holds, false);
    return report.form;
  };
  const Texts split = {"1/5", "4/5"};
  EXPECT_EQ(formOf(kTrained, {"1", "2"}, split), "positionApart");
  EXPECT_EQ(formOf(kTrained, {"0", "8/5"}, split), "notRescaled");
  EXPECT_EQ(formOf(kTrained, {"0", "32/25"}, split), "wrongWay");
  EXPECT_EQ(formOf(kTrained, {"0", "8"}, split), "byRate");
  EXPECT_EQ(formOf(kTrained, {"0", "2"}, {"4/5", "1/5"}), "exchanged");
  EXPECT_EQ(formOf(kTrained, {"0", "8"}, {"4/5", "1/5"}), "keepRate");
  EXPECT_EQ(formOf(kTrained, {"1", "7/4"}, split), "beforeAdd");  // (3/5) / (4/5) + 1
  EXPECT_EQ(formOf(kTrained, {"8/5"}, {"1"}), "evalList");
  EXPECT_EQ(formOf(kEvaluated, {"0", "2"}, split), "trainList");
  EXPECT_EQ(formOf(kEvaluated, {"2"}, {"1"}), "rescaledInEval");
  EXPECT_EQ(formOf(kEvaluated, {"1.28"}, {"1"}), "wrongWay");
  EXPECT_EQ(formOf(kTrained, {"0", "2"}, {"1/5", "3/5"}), "sum");
  EXPECT_EQ(formOf(kTrained, {"2"}, {"4/5"}), "sum");
  EXPECT_EQ(formOf(kTrained, {"0", "7"}, split), "");
  // 13/10 / (9/10) = 13/9
  EXPECT_EQ(formOf({{13, 10}, {0, 1}, {1, 10}, Mode::kTrain}, {"0", "1.444"}, {"0.1", "0.9"}), "rounded");
}

TEST(DropoutOutcomes, SaysWhichHalfIsRight) {
  const DropoutOutcomesReport report = listed(kTrained, {"0", "2"}, {"1/2", "1/2"});
  EXPECT_EQ(report.holds, false);
  EXPECT_TRUE(report.outcomesHold);
  EXPECT_EQ(report.sum, (Fraction{1, 1}));
  EXPECT_FALSE(checkDropoutOutcomes(kTrained, {}).holds.has_value());
}

TEST(DropoutOutcomes, CountsOfTwoEntriesAndOfABlock) {
  // (4/5)^2, 2 (1/5) (4/5), (1/5)^2, 48 / 5
  EXPECT_EQ(formsOf(counted(kTrained, {"16/25", "8/25", "1/25", "48/5"})), (Texts{"", "", "", ""}));
  EXPECT_EQ(formsOf(counted(kTrained, {"1/25", "4/25", "16/25", "38.4"})),
            (Texts{"exchanged", "oneOrder", "exchanged", "exchanged"}));
  EXPECT_EQ(formsOf(counted(kTrained, {"0.8", "", "0.2", "9"})), (Texts{"oneEntry", "absent", "oneEntry", ""}));
  EXPECT_EQ(formsOf(counted(kEvaluated, {"1", "0", "0", "0"})), (Texts{"", "", "", ""}));
  EXPECT_EQ(formsOf(counted(kEvaluated, {"16/25", "8/25", "1/25", "9.6"})),
            (Texts{"trainCount", "trainCount", "trainCount", "trainCount"}));
  const DropoutTask quarter = {{1, 1}, {1, 1}, {1, 4}, Mode::kTrain};
  EXPECT_EQ(counted(quarter, {"", "", "", ""}).counts[3].right, (Fraction{12, 1}));
}

TEST(DropoutTasks, NoKnownSlipGivesTheRightList) {
  int trained = 0;
  for (int seed = 0; seed < 500; ++seed) {
    const DropoutTask task = drawDropoutTask(seed, false);
    EXPECT_FALSE(task.word + task.position == Fraction{});
    if (task.mode == Mode::kTrain) {
      ++trained;
      EXPECT_FALSE(task.position == Fraction{});    // nothing would be kept apart
      EXPECT_FALSE(task.rate == (Fraction{1, 2}));  // p and 1 - p would be the same
    }
    const DropoutTask last = drawDropoutTask(seed, true);
    EXPECT_EQ(last.word + last.position, Fraction{});
    EXPECT_EQ(listed(last, {"0"}, {"1"}).holds, true);
  }
  EXPECT_GT(trained, 100);
  EXPECT_LT(trained, 400);
}

TEST(DropoutOutcomes, RefusesWhatIsNoList) {
  const auto call = [](const DropoutAnswers& answers) { return [=] { checkDropoutOutcomes(kTrained, answers); }; };
  expectError(call({.outcomes = Texts{"0"}}), "missing", "probabilities");
  expectError(call({.probabilities = Texts{"1"}}), "missing", "outcomes");
  expectError(call({.outcomes = Texts{}, .probabilities = Texts{}}), "wrong-shape", "outcomes");
  expectError(call({.outcomes = Texts(5, "0"), .probabilities = Texts(5, "1/5")}), "wrong-shape", "outcomes");
  expectError(call({.outcomes = Texts{"0"}, .probabilities = Texts{"1", "0"}}), "wrong-shape", "probabilities");
  expectError(call({.outcomes = Texts{"0", "q"}, .probabilities = Texts{"1", "0"}}), "unknown-value", "outcomes[1]");
  expectError(call({.counts = Texts{"1"}}), "wrong-shape", "counts");
  expectError(call({.counts = Texts{"", "", "", "x"}}), "unknown-value", "counts[3]");
  expectError([] { drawDropoutTask(-1, false); }, "out-of-range", "seed");
}

}  // namespace poslab
