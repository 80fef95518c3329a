// What happens to a text of n tokens at a table of max_len rows (D2L's class), and what cures it, as a learner says it
// from memory. Nothing right is written down here: steps, rows, the numbers in PyTorch's sentence, and what each cure
// keeps, loses or shares are read off the overflow experiment's report.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "experiments/overflow.h"

namespace poslab {

struct FailureTask {
  Index length = 1500, maxLen = 1000;
};

// maxLen one of 60, 64, 100, 1000; length one less, the same, one more, twice as many, or 500 more. Throws EngineError
// "seed".
FailureTask drawFailureTask(double seed);

enum class FailureStep { kNone, kBuild, kSlice, kAdd, kDropout };
enum class FailureKind { kSize, kIndex, kType, kMemory };
// What the cure may leave open. kOldRows: whether the rows below max_len stay; kOwnRow: whether every token gets a row
// of its own, the one the formula gives; kError: whether the add still fails.
enum class OpenQuestion { kQuality, kOldRows, kOwnRow, kError };

struct FailureAnswers {
  std::optional<FailureStep> step = {};
  std::optional<FailureKind> kind = {};
  std::optional<double> a = {}, b = {}, axis = {};  // in "size of tensor a (..) must match the size of tensor b (..)"
  std::optional<double> slicedRows = {};
  std::optional<double> firstRefused = {};    // the shortest text that fails at this table
  std::optional<double> smallestMaxLen = {};  // that takes this text
  std::optional<OverflowPolicy> cure = {};
  std::optional<OverflowPolicy> losing = {};  // runs without an error, and words are gone
  std::optional<OpenQuestion> open = {};
};

struct FailureMark {
  const char* field;
  bool given = false, holds = false;
  std::string form;  // the known slip; "noError": nothing fails here, so there is none to ask about; empty: none known
};

// What was right; absent: nothing fails.
struct FailureRight {
  FailureStep step = FailureStep::kNone;
  Index slicedRows = 0, firstRefused = 0, smallestMaxLen = 0;
  std::optional<Index> a, b, axis;
  std::optional<FailureKind> kind;
  std::optional<OverflowPolicy> cure, losing;
  std::optional<OpenQuestion> open;
};

struct FailureReport {
  bool fails = false;
  std::string text;  // PyTorch's; empty: it says nothing
  FailureRight right;
  std::vector<FailureMark> marks;  // one per answer, in their order
};

FailureReport checkFailure(const FailureTask& task, const FailureAnswers& answers);  // Throws EngineError.

}  // namespace poslab
