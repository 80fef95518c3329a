// CL39 to CL43: a text longer than the table (D2L's PositionalEncoding, max_len).
#include <algorithm>
#include <cmath>
#include <set>
#include <string>

#include "../encoding/overflow_positions.h"
#include "../error.h"
#include "../experiments/overflow.h"
#include "draw.h"
#include "layer.h"

namespace poslab::claims {

namespace {

constexpr Index kLimits[] = {4, 60, 64, 1000};
constexpr Index kLengthsPerLimit = 9;

// Three below to three above each limit, twice the limit, and 1500.
ClaimCase lengthAndLimit(Random& /*random*/, Index index) {
  ClaimCase one;
  one.width = 2;
  one.maxLen = kLimits[index / kLengthsPerLimit];
  const Index step = index % kLengthsPerLimit;
  one.length = step < 7 ? one.maxLen - 3 + step : (step == 7 ? 2 * one.maxLen : 1500);
  return one;
}

double acceptedOtherwise(ClaimCase& one) {
  const bool expected = one.length <= one.maxLen;
  try {
    positionalEncoding({.tokens = Matrix::Zero(one.length, one.width), .maxLen = static_cast<double>(one.maxLen)});
    return expected ? 0 : 1;
  } catch (const EngineError&) {
    return expected ? 1 : 0;
  }
}

ClaimCase tooLong(Random& /*random*/, Index /*index*/) {
  ClaimCase one;
  one.width = 32;
  one.length = 1500;
  one.maxLen = 1000;
  return one;
}

double sliceIsDone(ClaimCase& one) {
  const OverflowReport report = overflow({.length = static_cast<double>(one.length),
                                          .maxLen = static_cast<double>(one.maxLen),
                                          .width = static_cast<double>(one.width)});
  return std::string(report.failingStep) == "slice" ? 0 : 1;
}

ClaimCase drawLongText(Random& random, Index /*index*/) {
  ClaimCase one;
  one.maxLen = drawIndex(random, 2, 7);
  one.length = one.maxLen + drawIndex(random, 1, 4);
  one.width = 8;
  one.X = drawNormal(random, one.length, one.width);
  one.seed = random.next() >> 11;
  return one;
}

double tailIsSeen(ClaimCase& one) {
  Random random(one.seed);
  Matrix other = one.X;
  other.bottomRows(one.length - one.maxLen) = drawNormal(random, one.length - one.maxLen, one.width);
  const auto run = [&one](const Matrix& tokens) {
    return positionalEncoding(
               {.tokens = tokens, .maxLen = static_cast<double>(one.maxLen), .onOverflow = OverflowPolicy::kTruncate})
        .output;
  };
  return largestDifference(run(one.X), run(other));
}

ClaimCase oneOfTwo(Random& /*random*/, Index index) {
  ClaimCase one;
  one.length = index == 0 ? 3 : 1500;
  one.maxLen = index == 0 ? 2 : 1000;
  return one;
}

// Tokens that share their row with another, at least under one of the two policies.
double tokensWithoutOwnRow(ClaimCase& one) {
  double worst = 0;
  for (const OverflowPolicy policy : {OverflowPolicy::kClamp, OverflowPolicy::kWrap}) {
    const auto rows = overflowPositions(policy, one.length, one.maxLen);
    const std::set<double> distinct(rows.begin(), rows.end());
    worst = std::max(worst, static_cast<double>(rows.size() - distinct.size()));
  }
  return worst;
}

ClaimCase laterRow(Random& /*random*/, Index index) {
  ClaimCase one;
  one.width = 32;
  one.maxLen = 1000;
  one.position = 1000 + index;
  return one;
}

double againstFormula(ClaimCase& one) {
  const Matrix rebuilt = positionalEncoding({.tokens = Matrix::Zero(one.position + 1, one.width),
                                             .maxLen = static_cast<double>(one.maxLen),
                                             .onOverflow = OverflowPolicy::kRebuild})
                             .table;
  double worst = 0;
  for (Index c = 0; c < one.width; ++c) {
    const double exponent = static_cast<double>(c - c % 2) / static_cast<double>(one.width);
    const double angle = static_cast<double>(one.position) / std::pow(10000, exponent);
    const double entry = c % 2 == 0 ? std::sin(angle) : std::cos(angle);
    worst = std::max(worst, std::fabs(rebuilt(one.position, c) - entry));
  }
  return worst;
}

}  // namespace

std::vector<Claim> overflowClaims() {
  return {
      // CL39: A table of maxLen rows takes texts of up to maxLen tokens and refuses every longer one.
      {.id = "CL39", .isTrue = true, .draw = lengthAndLimit, .measure = acceptedOtherwise, .limit = 0, .cases = 36},
      // CL40: When 1500 tokens meet a table of 1000 rows, the slice of its first 1500 rows is what fails.
      {.id = "CL40", .isTrue = false, .draw = tooLong, .measure = sliceIsDone, .limit = 0, .cases = 1},
      // CL41: Where texts are truncated to the table, two that differ only in the part cut off give exactly the same
      // result.
      {.id = "CL41", .isTrue = true, .draw = drawLongText, .measure = tailIsSeen, .limit = 0},
      // CL42: Clamping or wrapping positions does the work of a longer table: each token still has a row of its own.
      {.id = "CL42", .isTrue = false, .draw = oneOfTwo, .measure = tokensWithoutOwnRow, .limit = 0, .cases = 2},
      // CL43: A table rebuilt for a longer text has at its new positions what the sinusoidal formula gives there.
      {.id = "CL43", .isTrue = true, .draw = laterRow, .measure = againstFormula, .cases = 500},
  };
}

}  // namespace poslab::claims
