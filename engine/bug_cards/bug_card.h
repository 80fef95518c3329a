// Spot the bug: fifteen faults of positional encodings that people published, each beside the right variant. Tests are
// run on every variant; some pass on all of them, which is how the fault survived, and some tell the right variant from
// all others. Here are the variants, wrong ones too, and what every test reads off them.
#pragma once

#include <optional>
#include <string>

#include "../error.h"

namespace poslab {

// One test, run on every variant.
struct BugTest {
  const char* id;
  Vector readings;     // one per variant
  double limit = 0;    // readings that pass are at most the limit
  bool above = false;  // readings that pass lie above it instead
  std::vector<uint8_t> passes = {};
  bool separates = false;  // the right variant passes, and no other
};

// What a learner is to say before the tests are run.
enum class BugQuestion {
  kNumbers,  // a number per variant
  kWhich     // of which variants something is so: 1, else 0
};

struct BugAsked {
  BugQuestion kind = BugQuestion::kNumbers;
  Vector values = {};    // one per variant
  double tolerance = 0;  // how far off a number may be
};

// Numbers to look at once the tests are run: a list per variant.
struct BugValue {
  const char* id;
  std::vector<Vector> lists;
};

// What the card is about this time: a width, a position.
struct BugNumber {
  template <Number Type>
  BugNumber(const char* called, Type given) : name(called), value(static_cast<double>(given)) {}

  const char* name;
  double value;
};

struct BugCard {
  std::string card;
  std::vector<const char*> variants;  // in the order shown
  Index right = 0;                    // which of them
  std::vector<BugNumber> numbers;
  std::vector<BugTest> tests;
  BugAsked asked;
  std::vector<BugValue> values;
};

struct BugCardOptions {
  std::string card;              // "S01" to "S15"
  std::optional<double> seed{};  // of the numbers and the order; without one: as written, the right variant first
};

// Throws EngineError: "unknown-value", the card; and the seed.
BugCard bugCard(const BugCardOptions& options);

}  // namespace poslab
