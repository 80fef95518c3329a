// What happens to words on their way into the first block, as five steps that a learner puts in order: look up the
// embedding, multiply by sqrt(d), add P[:n], drop out, attend. D2L's encoder does them in this order. An order is
// judged by its numbers: the steps run on four words of width 8 with dropout 1/4, in eval and in train, beside the
// right order.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "matrix.h"

namespace poslab {

struct ForwardOrderOptions {
  std::vector<std::string> steps;  // lookUp, scale, add, dropout and block, each once
};

// Largest distance from the right order.
struct ForwardDistances {
  double input = 0;   // of what enters the block
  double result = 0;  // of what comes out at the end
};

struct ForwardRun {
  bool holds = false;  // all four distances <= tolerance
  std::string form;    // the known wrong order that has its numbers; empty: none, or right
  ForwardDistances eval, train;
  double cell = 0, rightCell = 0;  // what enters the block in train, word 0, column 1
  double meter = 0,
         rightMeter = 0;  // how much the attention's output changes beyond following, when the words are shuffled
};

struct ForwardOrderReport {
  double tolerance = 0;
  Index kept = 0, entries = 0;    // of the words, in train
  std::optional<ForwardRun> run;  // none: the first step has nothing to work on, because the look up comes later
};

// Throws EngineError: "not-a-permutation", unless steps are the five; "unknown-value".
ForwardOrderReport checkForwardOrder(const ForwardOrderOptions& options);

}  // namespace poslab
