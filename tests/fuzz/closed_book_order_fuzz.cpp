// What a learner writes and orders with the book closed: programs of any words, lines and steps in any order.
#include <algorithm>

#include "closed_book/entries.h"
#include "closed_book/forward_order.h"
#include "closed_book/proof.h"
#include "closed_book/turn.h"
#include "properties.h"

namespace poslab::fuzz {
namespace {

// Mostly what leaves one value: each operator takes what stands before it.
std::vector<std::string> program(Input& in, std::initializer_list<const char*> variables) {
  std::vector<std::string> words;
  const std::vector<const char*> names(variables);
  const Index length = in.count(1, 12);
  Index depth = 0;
  for (Index k = 0; k < length; ++k) {
    if (depth >= 2 && in.flag()) {
      words.push_back(in.choice({"+", "-", "*", "/", "^"}));
      --depth;
    } else if (depth >= 1 && in.flag()) {
      words.push_back(in.choice({"sin", "cos", "tan", "exp", "ln", "log10", "sqrt", "abs", "floor", "neg"}));
    } else {
      const bool number = in.flag();
      words.push_back(number ? in.choice({"10000", "2", "0", "1e308", "0.5"})
                             : names[static_cast<size_t>(in.count(0, static_cast<Index>(names.size()) - 1))]);
      ++depth;
    }
    if (in.oddly()) words.push_back(in.choice({"", "nan", "q", "1e999", "sin", "+", "pi"}));
  }
  for (; depth > 1; --depth) words.push_back("+");
  return words;
}

void fuzzEntries(Input& in) {
  const auto entry = [&in] { return program(in, {"i", "j", "d", "c", "pi"}); };
  const auto column = [&in] { return program(in, {"j", "d"}); };
  EntriesOptions options{.sine = in.maybe(entry), .cosine = in.maybe(entry)};
  options.sineColumn = in.maybe(column);
  options.cosineColumn = in.maybe(column);
  const auto addEntry = [](Trace& trace, const std::optional<EntryReport>& entryReport) {
    if (!entryReport) return;
    trace << entryReport->holds << entryReport->residual << entryReport->differing << entryReport->undefined
          << entryReport->form << entryReport->worst.position << entryReport->worst.expected;
    trace.any(entryReport->worst.given);
  };
  const auto trace = [&](Trace& numbers, const EntriesReport& report) {
    addEntry(numbers, report.sine);
    addEntry(numbers, report.cosine);
    if (report.theory) numbers << report.theory->turnResidual << report.theory->circleResidual;
    if (report.columns) numbers << report.columns->holds << report.columns->form;
  };
  const auto check = [&](const EntriesReport& report) {
    for (const auto& [one, given] : {std::pair{&report.sine, &options.sine}, {&report.cosine, &options.cosine}}) {
      EXPECT_PROPERTY(one->has_value() == given->has_value());
      if (!one->has_value()) continue;
      EXPECT_PROPERTY((*one)->holds == ((*one)->differing == 0));
      EXPECT_PROPERTY((*one)->undefined <= (*one)->differing && (*one)->differing <= report.probes);
      EXPECT_PROPERTY(!(*one)->holds || (*one)->form.empty());
    }
  };
  expectAnswer(
      in, [&] { return checkEntries(options); }, trace, check);
}

void fuzzTurn(Input& in) {
  const auto entry = [&in] { return program(in, {"delta", "w", "i", "j", "d"}); };
  TurnOptions options{.topLeft = entry(), .topRight = entry(), .bottomLeft = entry(), .bottomRight = entry()};
  options.pairOrder = in.choice({PairOrder::kSineCosine, PairOrder::kCosineSine});
  options.pairSide = in.choice({PairSide::kColumn, PairSide::kRow});
  const auto trace = [](Trace& numbers, const TurnReport& report) {
    numbers << report.holds << report.undefined << report.form << report.worst.position;
    numbers.any(report.residual).any(report.backwardResidual);
    numbers.any(report.determinantLow).any(report.determinantHigh);
  };
  const auto check = [](const TurnReport& report) {
    EXPECT_PROPERTY(report.undefined <= report.probes);
    EXPECT_PROPERTY(!report.holds || (report.undefined == 0 && report.residual <= report.tolerance));
    EXPECT_PROPERTY(!report.holds || report.form.empty());
  };
  expectAnswer(
      in, [&] { return checkTurn(options); }, trace, check);
}

void fuzzProof(Input& in) {
  ProofOptions options;
  for (Index k = in.count(0, 25); k > 0; --k) {
    const std::string letter = in.choice({"L", "L", "N", "U"});
    options.lines.push_back(letter + std::to_string(in.count(1, letter == "L" ? 9 : letter == "N" ? 12 : 4)));
    if (in.oddly()) options.lines.push_back(in.choice({"", "L0", "N13", "L1 ", "X"}));
  }
  options.seed = in.seed();
  options.permutation = in.choice({ProofPermutation::kDrawn, ProofPermutation::kSwap});
  const auto trace = [](Trace& numbers, const ProofReport& report) {
    numbers << report.order << report.residual << report.complete;
    for (const ProofLine& line : report.lines) numbers << line.fits << line.residual << line.missing;
  };
  const auto check = [&](const ProofReport& report) {
    const bool faultless = report.fault == ProofFault::kNone;
    EXPECT_PROPERTY(!faultless || report.lines.size() == options.lines.size());
    EXPECT_PROPERTY(report.lines.size() <= options.lines.size());
    EXPECT_PROPERTY(report.residual <= report.tolerance);
    for (size_t k = 0; k < report.lines.size(); ++k) {
      const bool isFault = !faultless && k + 1 == report.lines.size();
      const ProofLine& line = report.lines[k];
      const bool stands = line.fits && line.residual <= report.tolerance && line.missing.empty();
      EXPECT_PROPERTY(stands == !isFault);
      // With an order that is not its own inverse no false line stands, and no true one is false.
      const bool isFalse = options.lines[k][0] == 'N', failed = !line.fits || line.residual > report.tolerance;
      if (options.permutation == ProofPermutation::kDrawn) EXPECT_PROPERTY(failed == isFalse);
    }
  };
  expectAnswer(
      in, [&] { return checkProof(options); }, trace, check);
}

void fuzzForwardOrder(Input& in) {
  ForwardOrderOptions options{.steps = {"lookUp", "scale", "add", "dropout", "block"}};
  for (size_t k = 0; k < 5; ++k) std::swap(options.steps[k], options.steps[static_cast<size_t>(in.count(0, 4))]);
  if (in.oddly()) options.steps[0] = in.choice({"", "norm", "add"});
  if (in.oddly()) options.steps.pop_back();
  const auto trace = [](Trace& numbers, const ForwardOrderReport& report) {
    numbers << report.kept;
    if (!report.run) return;
    const ForwardRun& run = *report.run;
    numbers << run.form << run.eval.input << run.eval.result << run.train.input << run.train.result << run.cell
            << run.meter;
  };
  const auto check = [&](const ForwardOrderReport& report) {
    EXPECT_PROPERTY(report.run.has_value() == (options.steps[0] == "lookUp"));
    if (!report.run) return;
    const bool right = options.steps == std::vector<std::string>{"lookUp", "scale", "add", "dropout", "block"};
    EXPECT_PROPERTY(report.run->holds == right && report.run->form.empty() == right);
  };
  expectAnswer(
      in, [&] { return checkForwardOrder(options); }, trace, check);
}

}  // namespace
}  // namespace poslab::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace poslab::fuzz;
  Input in(data, size);
  in.choice({fuzzEntries, fuzzTurn, fuzzProof, fuzzForwardOrder})(in);
  return 0;
}
