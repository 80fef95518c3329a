// CL08 to CL13: what a shuffle shows of tables, of sums and of the softmax, and which mistakes it cannot see
// (UDL 12.3.1 and Problem 12.3).
#include <algorithm>
#include <numeric>

#include "draw.h"
#include "layer.h"

namespace poslab::claims {

namespace {

std::vector<int32_t> inverseOf(const std::vector<int32_t>& order) {
  std::vector<int32_t> inverse(order.size());
  for (size_t place = 0; place < order.size(); ++place) inverse[order[place]] = static_cast<int32_t>(place);
  return inverse;
}

// Softmax over the queries of each key: the classic mistake.
Matrix overQueries(const ClaimCase& one, const Matrix& tokens) {
  AttentionOptions options = layerOf(one);
  options.tokens = tokens;
  const AttentionResult right = attention(options);
  const auto heads = static_cast<Index>(right.scores.size());
  const Matrix values = product(tokens, one.Wv);
  const Index headWidth = values.cols() / heads;
  Matrix output(tokens.rows(), values.cols());
  for (Index head = 0; head < heads; ++head) {
    const Matrix weights = maskedSoftmax(right.scores[head], {.axis = SoftmaxAxis::kQuery});
    putBlock(output, 0, head * headWidth, product(weights, columnsOf(values, head * headWidth, headWidth)));
  }
  return output;
}

ClaimCase withQueriesAndKeysExchanged(ClaimCase one) {
  std::swap(one.Wq, one.Wk);
  return one;
}

double withTableAtPlaces(ClaimCase& one) {
  const Matrix table = sinusoid(one.X.rows(), one.width);
  return meter(one, [&](const Matrix& tokens) {
    AttentionOptions options = layerOf(one);
    options.tokens = sum(tokens, table);
    return outputOf(options);
  });
}

double withFinishedSums(ClaimCase& one) {
  ClaimCase sums = one;
  sums.X = sum(one.X, sinusoid(one.X.rows(), one.width));
  return meter(sums, layerOf(sums));
}

double wrongFormulas(ClaimCase& one) {
  const double axis = meter(one, [&](const Matrix& tokens) { return overQueries(one, tokens); });
  return std::max(axis, meter(one, layerOf(withQueriesAndKeysExchanged(one))));
}

double wrongAxisChanges(ClaimCase& one) { return largestDifference(overQueries(one, one.X), outputOf(layerOf(one))); }

// Scores, shuffled on both sides.
ClaimCase drawScores(Random& random, Index fewest, Index most) {
  ClaimCase one;
  const Index size = drawIndex(random, fewest, most);
  one.scores = drawNormal(random, size, size, 3);
  do {
    one.order = size == 1 ? std::vector<int32_t>{0} : drawOrder(random, size);
  } while (fewest > 2 && one.order == inverseOf(one.order));
  return one;
}

double columnSoftmax(const ClaimCase& one, const std::vector<int32_t>& after) {
  const MaskedSoftmaxOptions columns{.axis = SoftmaxAxis::kQuery};
  return largestDifference(maskedSoftmax(movedOnBothSides(one.scores, one.order), columns),
                           movedOnBothSides(maskedSoftmax(one.scores, columns), after));
}

ClaimCase drawSwap(Random& random, Index /*index*/) {
  ClaimCase one = drawLayer(random, {.mostTokens = 5, .widths = {4}, .heads = false, .raw = true});
  std::iota(one.order.begin(), one.order.end(), 0);
  const Index first = drawIndex(random, 0, one.X.rows() - 2);
  std::swap(one.order[first], one.order[drawIndex(random, first + 1, one.X.rows() - 1)]);
  return one;
}

double undoneTheWrongWay(ClaimCase& one) {
  AttentionOptions options = layerOf(one);
  const Matrix before = outputOf(options);
  options.tokens = rowsInOrder(one.X, one.order);
  return largestDifference(outputOf(options), rowsInOrder(before, inverseOf(one.order)));
}

}  // namespace

std::vector<Claim> shuffleTestClaims() {
  constexpr double kGap = 1e-3, kSeen = 1e-6;
  return {
      // CL08: With row i of the table added to the word at place i, the outputs no longer merely follow a shuffle of
      // the words.
      {.id = "CL08",
       .isTrue = true,
       .draw = drawAttention,
       .measure = withTableAtPlaces,
       .limit = kGap,
       .bound = Bound::kAbove},
      // CL09: Shuffling the finished sums X + P can show that positions matter.
      {.id = "CL09",
       .isTrue = false,
       .draw = drawAttention,
       .measure = withFinishedSums,
       .limit = kSeen,
       .bound = Bound::kAbove,
       .quantifier = Quantifier::kSome,
       .contrast = withTableAtPlaces,
       .pairs = true},
      // CL10: An equivariance test proves the attention formula: softmax over the queries, or Q and K exchanged, would
      // fail it.
      {.id = "CL10",
       .isTrue = false,
       .draw = drawAttention,
       .measure = wrongFormulas,
       .limit = kSeen,
       .bound = Bound::kAbove,
       .quantifier = Quantifier::kSome,
       .contrast = wrongAxisChanges},
      // CL11: Permuting rows and columns alike goes through a softmax over each column: softmax(P^T A P) = P^T
      // softmax(A) P.
      {.id = "CL11",
       .isTrue = true,
       .draw = [](Random& random, Index) { return drawScores(random, 1, 8); },
       .measure = [](ClaimCase& one) { return columnSoftmax(one, one.order); },
       .limit = 1e-14},
      // CL12: P and P^T may change sides when they leave a softmax over each column: softmax(P^T A P) = P softmax(A)
      // P^T.
      {.id = "CL12",
       .isTrue = false,
       .draw = [](Random& random, Index) { return drawScores(random, 3, 7); },
       .measure = [](ClaimCase& one) { return columnSoftmax(one, inverseOf(one.order)); },
       .limit = 1e-14},
      // CL13: Swapping two tokens is test enough: had the test taken the inverse order by mistake, it would fail.
      {.id = "CL13",
       .isTrue = false,
       .draw = drawSwap,
       .measure = undoneTheWrongWay,
       .limit = kSeen,
       .bound = Bound::kAbove,
       .contrast = outputChange},
  };
}

}  // namespace poslab::claims
