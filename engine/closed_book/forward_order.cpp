#include "forward_order.h"

#include <algorithm>
#include <cmath>

#include "attention/attention.h"
#include "dropout/dropout.h"
#include "encoding/sinusoidal.h"
#include "error.h"

namespace poslab {

namespace {

enum class Step { kLookUp, kScale, kAdd, kDropout, kBlock };
using Steps = std::vector<Step>;

constexpr const char* kNames[] = {"lookUp", "scale", "add", "dropout", "block"};
constexpr Index kWords = 4, kWidth = 8;
constexpr double kRate = 0.25, kSeed = 3;
constexpr double kTolerance = 1e-12;

// Smooth numbers that no table looks like.
Matrix embedding() {
  Matrix words(kWords, kWidth);
  for (Index t = 0; t < kWords; ++t) {
    for (Index c = 0; c < kWidth; ++c) {
      const auto row = static_cast<double>(t), column = static_cast<double>(c);
      words(t, c) = std::sin(0.5 + 0.9 * row + 0.4 * column + 0.25 * row * column);
    }
  }
  return words;
}

Matrix map(double shift) {
  Matrix weights(kWidth, kWidth);
  for (Index i = 0; i < kWidth; ++i) {
    for (Index j = 0; j < kWidth; ++j) {
      const auto a = static_cast<double>(i), b = static_cast<double>(j);
      weights(i, j) = std::sin(shift + 1.1 * a + 0.7 * b + 0.3 * a * b) / std::sqrt(static_cast<double>(kWidth));
    }
  }
  return weights;
}

Matrix attended(const Matrix& tokens) {
  AttentionOptions options;
  options.tokens = tokens;
  options.Wq = map(0.1);
  options.Wk = map(0.2);
  options.Wv = map(0.3);
  return attention(options).output;
}

void take(Step step, Mode mode, Matrix& value) {
  switch (step) {
    case Step::kLookUp:
      break;
    case Step::kScale:
      multiplyBy(value, std::sqrt(static_cast<double>(kWidth)));
      break;
    case Step::kAdd:
      addTo(value, sinusoidalTable({.rows = kWords, .width = kWidth}));
      break;
    case Step::kDropout:
      value = dropout(value, {.rate = kRate, .mode = mode, .seed = kSeed}).output;
      break;
    case Step::kBlock:
      addTo(value, attended(value));
      break;
  }
}

struct Outcome {
  Matrix input, result;
};

// words: what the look up finds, which comes first. The block itself drops nothing.
Outcome taken(const Steps& steps, Mode mode, const Matrix& words) {
  Outcome outcome{words, words};
  for (const Step step : steps) {
    if (step == Step::kBlock) outcome.input = outcome.result;
    take(step, mode, outcome.result);
  }
  return outcome;
}

Steps rightOrder() { return {Step::kLookUp, Step::kScale, Step::kAdd, Step::kDropout, Step::kBlock}; }

double distanceOf(const Matrix& a, const Matrix& b) { return largestOf(differenceOf(a, b)); }

ForwardDistances distancesOf(const Steps& steps, const Steps& other, Mode mode) {
  const Matrix words = embedding();
  const Outcome ours = taken(steps, mode, words), theirs = taken(other, mode, words);
  return {distanceOf(ours.input, theirs.input), distanceOf(ours.result, theirs.result)};
}

bool within(const ForwardDistances& distances) {
  return distances.input <= kTolerance && distances.result <= kTolerance;
}

bool same(const Steps& steps, const Steps& other) {
  return within(distancesOf(steps, other, Mode::kEval)) && within(distancesOf(steps, other, Mode::kTrain));
}

bool isBehindBlock(const Steps& steps, Step step) {
  return std::find(steps.begin(), steps.end(), Step::kBlock) < std::find(steps.begin(), steps.end(), step);
}

// Behind the block the position comes first: without it the attention sees no order.
std::string formOf(const Steps& steps) {
  if (isBehindBlock(steps, Step::kAdd)) return "addAfterBlock";
  if (isBehindBlock(steps, Step::kScale)) return "scaleAfterBlock";
  if (isBehindBlock(steps, Step::kDropout)) return "dropoutAfterBlock";
  using enum Step;
  const std::pair<const char*, Steps> forms[] = {
      {"dropoutOnWords", {kLookUp, kScale, kDropout, kAdd, kBlock}},
      {"positionsScaled", {kLookUp, kAdd, kScale, kDropout, kBlock}},
      {"dropoutFirst", {kLookUp, kDropout, kAdd, kScale, kBlock}},
  };
  for (const auto& [name, form] : forms) {
    if (same(steps, form)) return name;
  }
  return "";
}

// In eval: attend to the words in another order, and put the other outputs into that order. What is added by place
// stays with the places.
double meterOf(const Steps& steps) {
  const std::vector<int32_t> order = {2, 0, 3, 1};
  const Matrix words = embedding();
  const Matrix input = taken(steps, Mode::kEval, words).input;
  const Matrix shuffled = taken(steps, Mode::kEval, rowsInOrder(words, order)).input;
  return distanceOf(attended(shuffled), rowsInOrder(attended(input), order));
}

Steps readSteps(const std::vector<std::string>& names) {
  constexpr const char* kAllowed = "lookUp, scale, add, dropout and block, each once";
  Steps steps;
  for (size_t k = 0; k < names.size(); ++k) {
    const auto known = std::find(std::begin(kNames), std::end(kNames), names[k]);
    const std::string name = joined({"steps[", k, "]"});
    if (known == std::end(kNames))
      refuse("unknown-value", name, "one of lookUp, scale, add, dropout, block", "'" + names[k] + "'");
    const auto step = static_cast<Step>(known - std::begin(kNames));
    if (std::find(steps.begin(), steps.end(), step) != steps.end()) {
      refuse("not-a-permutation", "steps", kAllowed, joined({names[k], " twice"}));
    }
    steps.push_back(step);
  }
  if (steps.size() != std::size(kNames)) {
    refuse("not-a-permutation", "steps", kAllowed, joined({steps.size(), steps.size() == 1 ? " step" : " steps"}));
  }
  return steps;
}

ForwardRun runOf(const Steps& steps) {
  ForwardRun run;
  run.eval = distancesOf(steps, rightOrder(), Mode::kEval);
  run.train = distancesOf(steps, rightOrder(), Mode::kTrain);
  run.holds = within(run.eval) && within(run.train);
  if (!run.holds) run.form = formOf(steps);
  run.cell = taken(steps, Mode::kTrain, embedding()).input(0, 1);
  run.rightCell = taken(rightOrder(), Mode::kTrain, embedding()).input(0, 1);
  run.meter = meterOf(steps);
  run.rightMeter = meterOf(rightOrder());
  return run;
}

}  // namespace

ForwardOrderReport checkForwardOrder(const ForwardOrderOptions& options) {
  const Steps steps = readSteps(options.steps);
  ForwardOrderReport report;
  report.tolerance = kTolerance;
  const std::vector<uint8_t> dropped =
      dropout(embedding(), {.rate = kRate, .mode = Mode::kTrain, .seed = kSeed}).dropped;
  report.entries = static_cast<Index>(dropped.size());
  report.kept = std::count(dropped.begin(), dropped.end(), uint8_t{0});
  if (steps[0] == Step::kLookUp) report.run = runOf(steps);
  return report;
}

}  // namespace poslab
