// What dropout makes of one entry of X sqrt(d) + P, as a learner lists it: each possible output with its probability,
// in exact fractions. Trained with 0 < p < 1 it is 0 with p and (x + P) / (1 - p) with 1 - p; otherwise x + P with 1.
// The order of a list does not count, and equal outputs are one. Then two entries, and a block of 6 x 8, none of them 0
// before.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "dropout/dropout.h"
#include "fraction.h"

namespace poslab {

struct DropoutTask {
  Fraction word = {3, 5}, position = {1, 1}, rate = {1, 5};  // x, already times sqrt(d); P; p
  Mode mode = Mode::kTrain;
};

// p one of 1/10, 1/5, 1/4, 1/2; x and P tenths up to 2 and 1. Drawn again until every known wrong way to think gives a
// list of its own. cancels: x + P = 0 in train mode instead, where both outputs coincide. Throws EngineError "seed".
DropoutTask drawDropoutTask(double seed, bool cancels);

struct Outcome {
  Fraction value, probability;

  friend bool operator==(const Outcome&, const Outcome&) = default;
};
using Outcomes = std::vector<Outcome>;  // by value, no value twice, no probability 0

Outcomes outcomesOf(const DropoutTask& task);

// Each absent, or with an entry per question; an empty text in counts is no answer.
struct DropoutAnswers {
  std::optional<std::vector<std::string>> outcomes = {}, probabilities = {};  // 1..4, equally many
  // Two entries: the probability that both, exactly one, none is kept. A block of 6 x 8: the mean number of zeros.
  std::optional<std::vector<std::string>> counts = {};
};

constexpr size_t kMostOutcomes = 4, kCounts = 4;

struct CountMark {
  bool given = false, holds = false;
  Fraction right;
  std::string form;  // the known slip that it equals; empty: none
};

struct DropoutOutcomesReport {
  std::optional<bool> holds;  // absent: no list
  bool outcomesHold = false;  // the values are right, whatever their probabilities
  Fraction sum;               // of the probabilities
  std::string form;           // the known wrong list that it equals; else "sum" or "rounded"; empty: none
  Outcomes right;
  std::vector<CountMark> counts;  // kCounts of them
};

// Throws EngineError: "missing", outcomes without probabilities or the reverse; "wrong-shape"; as readFraction() does.
DropoutOutcomesReport checkDropoutOutcomes(const DropoutTask& task, const DropoutAnswers& answers);

}  // namespace poslab
