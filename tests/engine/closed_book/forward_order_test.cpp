#include "closed_book/forward_order.h"

#include <algorithm>

#include "../fixtures.h"

namespace poslab {

namespace {

using Names = std::vector<std::string>;

// The middle three by their first letters; the look up before them, the block behind them.
ForwardRun runOf(const std::string& middle) {
  Names steps = {"lookUp"};
  for (const char letter : middle) {
    steps.push_back(letter == 's' ? "scale" : letter == 'a' ? "add" : letter == 'd' ? "dropout" : "block");
  }
  if (steps.size() == 4) steps.push_back("block");
  return checkForwardOrder({steps}).run.value();
}

struct Expected {
  const char* middle;
  const char* form;
  double eval, train, cell;
};

}  // namespace

// X(4, 8), width 8, dropout 1/4 and seed 3 computed in Python: distances of what enters the block, and its entry (0,
// 1).
TEST(CheckForwardOrder, TellsTheOrdersBeforeTheBlockByTheirNumbers) {
  const Expected cases[] = {{"sad", "", 0, 0, 4.2874441},
                            {"sda", "dropoutOnWords", 0, 1, 3.95411077},
                            {"dsa", "dropoutOnWords", 0, 1, 3.95411077},
                            {"asd", "positionsScaled", 1.82842712, 2.43790283, 6.72534694},
                            {"ads", "positionsScaled", 1.82842712, 2.43790283, 6.72534694},
                            {"das", "dropoutFirst", 1.82842712, 2.82842712, 5.7825379}};
  for (const Expected& one : cases) {
    const ForwardRun run = runOf(one.middle);
    EXPECT_EQ(run.form, one.form) << one.middle;
    EXPECT_EQ(run.holds, *one.form == 0) << one.middle;
    EXPECT_NEAR(run.eval.input, one.eval, kPrinted) << one.middle;
    EXPECT_NEAR(run.train.input, one.train, kPrinted) << one.middle;
    EXPECT_NEAR(run.cell, one.cell, kPrinted) << one.middle;
    EXPECT_NEAR(run.rightCell, 4.2874441, kPrinted);
    EXPECT_NEAR(run.rightMeter, 0.445551841, kPrinted);
  }
}

// sqrt(8) sin(0.9) + 1, divided by 3/4: the entry by hand.
TEST(CheckForwardOrder, TheRightEntryByHand) {
  EXPECT_NEAR(runOf("sad").rightCell, (std::sqrt(8.0) * std::sin(0.9) + 1) / 0.75, 1e-14);
}

TEST(CheckForwardOrder, WhatComesBehindTheBlockIsNamed) {
  const ForwardRun add = runOf("sdba");
  EXPECT_EQ(add.form, "addAfterBlock");
  EXPECT_NEAR(add.eval.result, 0.937409669, kPrinted);
  EXPECT_LE(add.meter, 1e-14);
  EXPECT_EQ(runOf("sbad").form, "addAfterBlock");
  EXPECT_EQ(runOf("bsad").form, "addAfterBlock");
  const ForwardRun scale = runOf("adbs");
  EXPECT_EQ(scale.form, "scaleAfterBlock");
  EXPECT_NEAR(scale.eval.input, 1.82576374, kPrinted);
  EXPECT_NEAR(scale.train.result, 3.57956853, kPrinted);
  EXPECT_GT(scale.meter, 0.3);
  // In eval nobody can tell.
  const ForwardRun dropout = runOf("sabd");
  EXPECT_EQ(dropout.form, "dropoutAfterBlock");
  EXPECT_LE(dropout.eval.result, 1e-14);
  EXPECT_NEAR(dropout.train.input, 3.80485165, kPrinted);
  EXPECT_FALSE(dropout.holds);
}

TEST(CheckForwardOrder, EveryOrderIsJudged) {
  Names steps = {"add", "block", "dropout", "lookUp", "scale"};
  Index running = 0, right = 0;
  do {
    const ForwardOrderReport report = checkForwardOrder({steps});
    EXPECT_EQ(report.kept, 23);
    EXPECT_EQ(report.entries, 32);
    EXPECT_EQ(report.run.has_value(), steps[0] == "lookUp");
    if (!report.run) continue;
    ++running;
    right += report.run->holds;
    EXPECT_EQ(report.run->form.empty(), report.run->holds);
  } while (std::next_permutation(steps.begin(), steps.end()));
  EXPECT_EQ(running, 24);
  EXPECT_EQ(right, 1);
}

TEST(CheckForwardOrder, RefusesWhatIsNoOrderOfTheFive) {
  expectRefused(
      [] {
        checkForwardOrder({{"lookUp", "norm"}});
      },
      "unknown-value", "steps[1]", "steps[1] must be one of lookUp, scale, add, dropout, block; given 'norm'");
  expectRefused(
      [] {
        checkForwardOrder({{"lookUp", "add", "add"}});
      },
      "not-a-permutation", "steps", "steps must be lookUp, scale, add, dropout and block, each once; given add twice");
  expectRefused([] { checkForwardOrder({{"lookUp"}}); }, "not-a-permutation", "steps",
                "steps must be lookUp, scale, add, dropout and block, each once; given 1 step");
}

}  // namespace poslab
