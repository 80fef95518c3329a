// CL52 to CL60: where a table enters, and into which of query, key and value (UDL 12.3.1; D2L's encoder).
#include <algorithm>
#include <cmath>

#include "draw.h"
#include "layer.h"

namespace poslab::claims {

namespace {

EncoderOptions stackOf(const ClaimCase& one, Placement placement) {
  EncoderOptions options{.attention = layerOf(one), .layerCount = one.layerCount, .placement = placement};
  options.attention.table = sinusoid(one.X.rows(), one.width);
  return options;
}

template <Index kLayers, ClaimCase (*kDraw)(Random&, Index)>
ClaimCase drawStack(Random& random, Index index) {
  ClaimCase one = kDraw(random, index);
  one.layerCount = kLayers;
  return one;
}

double inputAgainstEveryLayer(ClaimCase& one) {
  return largestDifference(encoder(stackOf(one, Placement::kInput)).output,
                           encoder(stackOf(one, Placement::kEveryLayer)).output);
}

AttentionOptions inQueriesAndKeys(const ClaimCase& one, const Matrix& table) {
  AttentionOptions options = layerOf(one);
  options.scheme = Scheme::kSinusoidal;
  options.table = table;
  return options;
}

// When every query sees its own key only, the outputs are the values.
double valuesOfTwoTables(ClaimCase& one) {
  const Index tokens = one.X.rows();
  Mask own(tokens * tokens, 0);
  for (Index token = 0; token < tokens; ++token) own[token * tokens + token] = 1;
  const auto values = [&](const Matrix& table) {
    AttentionOptions options = inQueriesAndKeys(one, table);
    options.masks.mask = own;
    return outputOf(options);
  };
  return largestDifference(values(sinusoid(tokens, one.width)), values(learned(tokens, one.width)));
}

double queryKeyMeter(ClaimCase& one) { return meter(one, inQueriesAndKeys(one, sinusoid(one.X.rows(), one.width))); }

ClaimCase drawOneHead(Random& random, Index /*index*/) { return drawLayer(random, {.heads = false}); }

double valuesAddOneTerm(ClaimCase& one) {
  const Matrix table = sinusoid(one.X.rows(), one.width);
  const AttentionResult plain = attention(layerOf(one));
  EncoderOptions options = stackOf(one, Placement::kQueryKey);
  options.positionOperands = {Operand::kValue};
  options.residual = false;
  const EncoderResult placed = encoder(options);
  const Matrix term = product(plain.weights[0], product(table, one.Wv));
  return std::max(largestDifference(placed.weights[0][0], plain.weights[0]),
                  largestDifference(placed.output, sum(plain.output, term)) / std::max(1.0, largestOf(placed.output)));
}

double tiedConcatenation(ClaimCase& one) {
  const Matrix table = sinusoid(one.X.rows(), one.width);
  Matrix both(one.X.rows(), 2 * one.width), twice(2 * one.width, one.width);
  putBlock(both, 0, 0, one.X);
  putBlock(both, 0, one.width, table);
  twice.topRows(one.width) = one.Wq;
  twice.bottomRows(one.width) = one.Wq;
  const Matrix added = product(sum(one.X, table), one.Wq);
  return largestDifference(added, product(both, twice)) / std::max(1.0, largestOf(added));
}

ClaimCase drawWords(Random& random, Index /*index*/) {
  constexpr Index kDrawn[] = {2, 4, 8, 16, 32};
  ClaimCase one;
  one.width = drawOf(random, kDrawn);
  one.X = drawNormal(random, drawIndex(random, 1, 10), one.width);
  return one;
}

double scaleBeforeOrAfter(ClaimCase& one) {
  Matrix before = one.X, after = sum(one.X, sinusoid(one.X.rows(), one.width));
  const double root = std::sqrt(static_cast<double>(one.width));
  multiplyBy(before, root);
  multiplyBy(after, root);
  return largestDifference(sum(before, sinusoid(one.X.rows(), one.width)), after);
}

double sizeOfRows(ClaimCase& one) {
  const Matrix table = sinusoid(1500, one.width);
  double worst = 0;
  for (Index r = 0; r < table.rows(); ++r) {
    const double size = std::sqrt(table.row(r).squaredNorm() / static_cast<double>(one.width));
    worst = std::max(worst, std::fabs(size - std::sqrt(0.5)));
  }
  return worst;
}

ClaimCase drawDroppedWords(Random& random, Index index) {
  ClaimCase one = drawWords(random, index);
  one.rate = 0.5;
  one.keep.resize(one.X.size());
  for (uint8_t& kept : one.keep) kept = random.uniform() >= one.rate ? 1 : 0;
  return one;
}

double dropBeforeOrAfter(ClaimCase& one) {
  const Matrix table = sinusoid(one.X.rows(), one.width);
  const auto drop = [&one](const Matrix& tokens) {
    return dropout(tokens, {.rate = one.rate, .mode = Mode::kTrain, .keep = one.keep}).output;
  };
  return largestDifference(drop(sum(one.X, table)), sum(drop(one.X), table));
}

}  // namespace

std::vector<Claim> placementClaims() {
  return {
      // CL52: In one residual layer, it is exactly the same whether the table is added once at the input or at every
      // layer.
      {.id = "CL52",
       .isTrue = true,
       .draw = unshuffled<drawStack<1, drawAttention>>,
       .measure = inputAgainstEveryLayer,
       .limit = 0},
      // CL53: In two residual layers, it is the same whether the table is added once at the input or at every layer.
      {.id = "CL53",
       .isTrue = false,
       .draw = unshuffled<drawStack<2, drawSmallEven>>,
       .measure = inputAgainstEveryLayer,
       .pairs = true},
      // CL54: With positions in queries and keys only, the values carry none: another table changes no bit of them.
      {.id = "CL54", .isTrue = true, .draw = unshuffled<drawAttention>, .measure = valuesOfTwoTables, .limit = 0},
      // CL55: With positions in queries and keys only, the values carry none, so attention stays equivariant.
      {.id = "CL55", .isTrue = false, .draw = drawSmallEven, .measure = queryKeyMeter, .pairs = true},
      // CL56: With one head, positions in the values only change no weight and add one term to the output, the weights
      // times P Wv.
      {.id = "CL56", .isTrue = true, .draw = unshuffled<drawOneHead>, .measure = valuesAddOneTerm},
      // CL57: Adding the table is concatenating it, with one matrix for both parts: (X + P) W = [X, P] [W; W].
      {.id = "CL57", .isTrue = true, .draw = unshuffled<drawAttention>, .measure = tiedConcatenation},
      // CL58: Whether words are scaled by sqrt(width) before the table is added or the sum is after, the result is the
      // same.
      {.id = "CL58", .isTrue = false, .draw = drawWords, .measure = scaleBeforeOrAfter, .pairs = true},
      // CL59: At even widths every row of the table has root mean square sqrt(1/2), whatever its position.
      {.id = "CL59", .isTrue = true, .draw = listedWidth, .measure = sizeOfRows, .cases = 10},
      // CL60: Dropout before the table is added gives what it gives after, with the same pattern.
      {.id = "CL60", .isTrue = false, .draw = drawDroppedWords, .measure = dropBeforeOrAfter, .pairs = true},
  };
}

}  // namespace poslab::claims
