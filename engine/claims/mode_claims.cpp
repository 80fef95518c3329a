// CL44 to CL51: dropout in train and eval mode (D2L's PositionalEncoding drops entries of the finished sum X + P).
#include <algorithm>
#include <cmath>

#include "draw.h"
#include "layer.h"

namespace poslab::claims {

namespace {

constexpr double kRates[] = {0.1, 0.2, 0.25, 0.5, 0.75};

Matrix dropped(const ClaimCase& one, const Matrix& tokens, Mode mode = Mode::kTrain) {
  DropoutOptions options{.rate = one.rate, .mode = mode, .seed = static_cast<double>(one.seed)};
  if (mode == Mode::kTrain && !one.keep.empty()) options.keep = one.keep;
  return dropout(tokens, options).output;
}

// The exact expectation of f over every keep pattern: f of the pattern, times its probability.
template <typename Result, typename Function>
Result expectation(const ClaimCase& one, Index entries, Result total, const Function& f) {
  ClaimCase pattern = one;
  for (uint64_t bits = 0; bits < uint64_t{1} << entries; ++bits) {
    double probability = 1;
    pattern.keep.resize(entries);
    for (Index i = 0; i < entries; ++i) {
      pattern.keep[i] = static_cast<uint8_t>(bits >> i & 1);
      probability *= pattern.keep[i] == 1 ? 1 - one.rate : one.rate;
    }
    total += probability * f(pattern);
  }
  return total;
}

Matrix sumWithTable(const ClaimCase& one) { return sum(one.X, sinusoid(one.X.rows(), one.width)); }

ClaimCase drawRate(Random& random, Index index) {
  ClaimCase one = drawAttention(random, index);
  one.rate = kRates[drawIndex(random, 0, 4)];
  return one;
}

// In eval mode at any rate, in train mode at rate 0.
double identityChanges(ClaimCase& one) {
  ClaimCase none = one;
  none.rate = 0;
  return std::max(largestDifference(dropped(one, one.X, Mode::kEval), one.X),
                  largestDifference(dropped(none, one.X), one.X));
}

double neitherZeroNorScaled(ClaimCase& one) {
  const Matrix before = sumWithTable(one), after = dropped(one, before);
  double worst = 0;
  for (Index i = 0; i < before.size(); ++i) {
    const double y = after.data()[i], kept = before.data()[i] * (1 / (1 - one.rate));
    worst = std::max(worst, std::min(std::fabs(y), std::fabs(y - kept)));
  }
  return worst;
}

// Few enough entries to go through every pattern.
template <Index kTokens, Index kWidth>
ClaimCase drawFew(Random& random, Index index) {
  ClaimCase one = drawLayer(
      random, {.fewestTokens = kTokens, .mostTokens = kTokens, .widths = {kWidth}, .heads = false, .raw = true});
  one.rate = kRates[index % 5];
  return one;
}

double meanAndSize(ClaimCase& one) {
  const Matrix before = sumWithTable(one);
  const auto run = [&before](const ClaimCase& pattern) { return dropped(pattern, before); };
  const Matrix zero = Matrix::Zero(before.rows(), before.cols());
  const double mean = largestDifference(expectation(one, before.size(), zero, run), before);
  const double change = expectation(one, before.size(), 0.0, [&](const ClaimCase& pattern) {
    return sumOfSquares(differenceOf(dropped(pattern, before), before));
  });
  return std::max(mean, std::fabs(change / sumOfSquares(before) - one.rate / (1 - one.rate)));
}

ClaimCase drawOneEntry(Random& random, Index /*index*/) {
  ClaimCase one;
  one.width = 2;
  one.X = drawNormal(random, 1, 2);
  one.rate = 0.5;
  one.keep = {1, 0};  // the cosine column, whose table value at place 0 is 1
  return one;
}

double tableValueLost(ClaimCase& one) {
  return std::fabs(dropped(one, sumWithTable(one))(0, 1) - sinusoid(1, one.width)(0, 1));
}

// Ones that became 0 in train mode. The engine records no gradients at all: dropout follows the mode alone.
double zerosAmongOnes(ClaimCase& one) {
  const Matrix after = dropped(one, one.X);
  double zeros = 0;
  for (Index i = 0; i < after.size(); ++i) zeros += one.X.data()[i] == 1 && after.data()[i] == 0 ? 1 : 0;
  return zeros;
}

ClaimCase onesInTrainMode(Random& random, Index /*index*/) {
  ClaimCase one;
  one.X = Matrix::Ones(20, 20);
  one.rate = 0.5;
  one.seed = random.next() >> 11;
  return one;
}

ClaimCase drawTwoByTwo(Random& random, Index /*index*/) {
  ClaimCase one = drawFew<2, 2>(random, 3);
  one.rate = 0.5;
  return one;
}

// X is the finished sum here.
double meanOfOutputs(ClaimCase& one) {
  AttentionOptions options = layerOf(one);
  const Matrix evaluated = outputOf(options);
  const Matrix zero = Matrix::Zero(evaluated.rows(), evaluated.cols());
  const Matrix mean = expectation(one, one.X.size(), zero, [&](const ClaimCase& pattern) {
    options.tokens = dropped(pattern, one.X);
    return outputOf(options);
  });
  return largestDifference(mean, evaluated);
}

// One query, two equal keys; the four patterns of its two weights.
ClaimCase weightPattern(Random& /*random*/, Index index) {
  ClaimCase one;
  one.width = 1;
  one.X = Matrix::Zero(2, 1);
  one.Wq = one.Wk = one.Wv = Matrix::Identity(1, 1);
  one.rate = 0.5;
  one.keep = {static_cast<uint8_t>(index & 1), static_cast<uint8_t>(index >> 1)};
  return one;
}

double rowSumOff(ClaimCase& one) {
  AttentionOptions options = layerOf(one);
  options.tokens = rowsOf(one.X, 0, 1);
  options.keys = one.X;
  options.weightDropout = DropoutOptions{.rate = one.rate, .mode = Mode::kTrain, .keep = one.keep};
  return std::fabs(attention(options).usedWeights[0].sum() - 1);
}

ClaimCase drawTrainMode(Random& random, Index /*index*/) {
  ClaimCase one = drawLayer(random, {.fewestTokens = 3, .widths = {8, 16}});
  one.rate = 0.2;
  one.keep.resize(one.X.size());
  for (uint8_t& kept : one.keep) kept = random.uniform() >= one.rate ? 1 : 0;
  return one;
}

double meterInTrainMode(ClaimCase& one) {
  return meter(one, [&one](const Matrix& tokens) {
    AttentionOptions options = layerOf(one);
    options.tokens = dropped(one, tokens);
    return outputOf(options);
  });
}

}  // namespace

std::vector<Claim> modeClaims() {
  return {
      // CL44: Dropout leaves every bit of its input in eval mode, and in train mode at rate 0.
      {.id = "CL44", .isTrue = true, .draw = unshuffled<drawRate>, .measure = identityChanges, .limit = 0},
      // CL45: Dropout in train mode makes each entry of X + P either 0 or 1 / (1 - rate) times as large.
      {.id = "CL45", .isTrue = true, .draw = unshuffled<drawRate>, .measure = neitherZeroNorScaled, .limit = 0},
      // CL46: The mean over all dropout patterns is X + P itself, and the root mean square change is sqrt(rate / (1 -
      // rate)) times its size.
      {.id = "CL46", .isTrue = true, .draw = unshuffled<drawFew<3, 2>>, .measure = meanAndSize},
      // CL47: Dropout on X + P takes only the word away: a dropped entry keeps its table value.
      {.id = "CL47", .isTrue = false, .draw = drawOneEntry, .measure = tableValueLost, .limit = 0, .pairs = true},
      // CL48: Where no gradients are recorded, nothing is dropped, not even in train mode.
      {.id = "CL48", .isTrue = false, .draw = onesInTrainMode, .measure = zerosAmongOnes, .limit = 0},
      // CL49: Attention's outputs with dropout on X + P, averaged over all patterns, give the output of eval mode.
      {.id = "CL49", .isTrue = false, .draw = unshuffled<drawTwoByTwo>, .measure = meanOfOutputs, .limit = 1e-6},
      // CL50: The attention weights of a query always sum to 1, even after dropout on the weights.
      {.id = "CL50", .isTrue = false, .draw = weightPattern, .measure = rowSumOff, .limit = 0, .cases = 4},
      // CL51: With the same dropout pattern in both runs, attention without positions passes the equivariance test in
      // train mode too.
      {.id = "CL51", .isTrue = false, .draw = drawTrainMode, .measure = meterInTrainMode},
  };
}

}  // namespace poslab::claims
