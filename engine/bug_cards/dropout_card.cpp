// S15: dropout on the words alone, where it should be on the sum of words and positions.
#include <algorithm>
#include <cmath>

#include "../dropout/dropout.h"
#include "kit.h"

namespace poslab::bug_cards {

namespace {

// The first odd column of row 0 that is, or is not, dropped; -1: none.
Index oddColumn(const std::vector<uint8_t>& dropped, Index width, bool wanted) {
  for (Index column = 1; column < width; column += 2) {
    if (dropped[column] == wanted) return column;
  }
  return -1;
}

}  // namespace

BugCard dropoutBeforeAdd(Draw& draw) {
  constexpr Index kCount = 4, kWidth = 8;
  const Matrix words = wordsOf(kCount, kWidth, drawStart(draw)), table = tableOf(kCount, kWidth);
  const Matrix sum = sumOf(words, table);
  const double rate = draw.of(0.25, {0.25, 0.5, 0.2});
  Index seed = draw.whole(3, 0, 9999), cell = -1, kept = -1;
  // In row 0 the odd columns of the table are 1: there the learner knows P.
  for (;; ++seed) {
    const DropoutOptions options = {.rate = rate, .mode = Mode::kTrain, .seed = static_cast<double>(seed)};
    const std::vector<uint8_t> dropped = dropout(sum, options).dropped;
    cell = oddColumn(dropped, kWidth, true);
    kept = oddColumn(dropped, kWidth, false);
    if (cell >= 0 && kept >= 0) break;
  }
  const std::vector<bool> before = {false, true};
  const auto run = [&](bool early, const DropoutOptions& options) {
    return early ? sumOf(dropout(words, options).output, table) : dropout(sum, options).output;
  };
  const auto read = [&](auto reading) { return each(before, reading); };
  const auto kept1 = [](Index entries) { return std::vector<uint8_t>(static_cast<size_t>(entries), 1); };
  const DropoutOptions train = {.rate = rate, .mode = Mode::kTrain, .seed = static_cast<double>(seed)};
  const std::vector<uint8_t> dropped = dropout(sum, train).dropped;
  // Each entry is drawn alone: its mean over all patterns is that of its two outcomes.
  const auto mean = [&](bool early) {
    DropoutOptions all = train, none = train;
    all.keep = kept1(sum.size());
    none.keep = std::vector<uint8_t>(static_cast<size_t>(sum.size()), 0);
    Matrix whenKept = run(early, all), whenDropped = run(early, none);
    multiplyBy(whenKept, 1 - rate);
    multiplyBy(whenDropped, rate);
    return sumOf(whenKept, whenDropped);
  };
  const auto largestDropped = [&](bool early) {
    const Matrix output = run(early, train);
    double largest = 0;
    for (Index k = 0; k < output.size(); ++k) {
      if (dropped[k]) largest = std::max(largest, std::fabs(output.data()[k]));
    }
    return largest;
  };
  const auto offSum = [&](const DropoutOptions& options) {
    return read([&](bool early) { return largestDifference(run(early, options), sum); });
  };
  const auto zeroCount = [&](bool early) {
    const Matrix output = run(early, train);
    return static_cast<double>(std::count(output.data(), output.data() + output.size(), 0.0));
  };
  BugCard card;
  card.variants = {"afterAdd", "beforeAdd"};
  card.numbers = {{"rate", rate}, {"column", cell}, {"kept", kept}};
  card.tests = {{"evalMode", offSum({.rate = rate, .mode = Mode::kEval}), 0},
                {"rate0", offSum({.rate = 0, .mode = Mode::kTrain}), 0},
                {"mean", read([&](bool early) { return largestDifference(mean(early), sum); }), kRounding},
                {"droppedCells", read(largestDropped), 0}};
  card.asked = {.values = read([&](bool early) { return run(early, train)(0, cell); }), .tolerance = 0.01};
  card.values = {{"mean", read([&](bool early) { return Vector{mean(early)(0, cell)}; })},
                 {"kept", read([&](bool early) { return Vector{run(early, train)(0, kept)}; })},
                 {"zeros", read([&](bool early) { return Vector{zeroCount(early)}; })}};
  return card;
}

}  // namespace poslab::bug_cards
