// S14: the softmax over the queries of each key, where it should be over the keys of each query.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "kit.h"

namespace poslab::bug_cards {

namespace {

constexpr Index kWidth = 8;

double offRowSums(const Matrix& weights) {
  double off = 0;
  for (Index r = 0; r < weights.rows(); ++r) {
    const double* row = weights.data() + r * weights.cols();
    off = std::max(off, std::fabs(std::accumulate(row, row + weights.cols(), 0.0) - 1));
  }
  return off;
}

Matrix drawScores(Draw& draw) {
  Matrix scores(2, 2);
  constexpr Index kWritten[] = {1, 2, 3, 5};
  for (Index k = 0; k < 4; ++k) scores.data()[k] = static_cast<double>(draw.whole(kWritten[k], 0, 5));
  return scores;
}

}  // namespace

BugCard softmaxAxis(Draw& draw) {
  constexpr Index kCount = 4;
  const Index queries = draw.whole(4, 3, 8), keys = draw.whole(2, 2, queries - 1);
  const Matrix words = wordsOf(kCount, kWidth, drawStart(draw));
  const std::vector<SoftmaxAxis> axes = {SoftmaxAxis::kKey, SoftmaxAxis::kQuery};
  const auto weightsOf = [](const Matrix& scores, SoftmaxAxis axis) { return maskedSoftmax(scores, {.axis = axis}); };
  constexpr double kClear = 0.05;
  Matrix scores = drawScores(draw);
  while (offRowSums(weightsOf(scores, SoftmaxAxis::kQuery)) < kClear) scores = drawScores(draw);
  const auto weightsOfWords = [&](const Matrix& tokens, SoftmaxAxis axis) {
    return weightsOf(attention(layerOf(tokens)).scores[0], axis);
  };
  const auto run = [&](const Matrix& tokens, SoftmaxAxis axis) {
    return product(weightsOfWords(tokens, axis), product(tokens, layerOf(tokens).Wv));
  };
  const std::vector<int32_t> order = {2, 0, 3, 1};
  const auto offEquivariance = [&](SoftmaxAxis axis) {
    return largestDifference(run(rowsInOrder(words, order), axis), rowsInOrder(run(words, axis), order));
  };
  const auto outside = [&](SoftmaxAxis axis) {
    const Matrix weights = weightsOfWords(words, axis);
    const auto [least, most] = std::minmax_element(weights.data(), weights.data() + weights.size());
    return std::max({-*least, *most - 1, 0.0});
  };
  const auto offTotal = [&](SoftmaxAxis axis) {
    const Matrix weights = weightsOfWords(words, axis);
    return std::fabs(std::accumulate(weights.data(), weights.data() + weights.size(), 0.0) - kCount);
  };
  const auto listOf = [](const Matrix& matrix) { return Vector(matrix.data(), matrix.data() + matrix.size()); };
  // Equal queries score alike.
  const auto equalQueries = [&](SoftmaxAxis axis) {
    const Vector row = entries(weightsOf(zeros<double>(queries, keys), axis), 0, keys);
    return std::accumulate(row.begin(), row.end(), 0.0);
  };
  BugCard card;
  card.variants = {"perQuery", "perKey"};
  card.numbers = {{"queries", queries}, {"keys", keys}};
  constexpr const char* kScoreNames[] = {"s00", "s01", "s10", "s11"};
  for (Index k = 0; k < 4; ++k) card.numbers.push_back({kScoreNames[k], scores.data()[k]});
  card.tests = {
      {"equivariance", each(axes, offEquivariance), kRounding},
      {"between", each(axes, outside), 0},
      {"total", each(axes, offTotal), kRounding},
      {"rowSums", each(axes, [&](SoftmaxAxis axis) { return offRowSums(weightsOf(scores, axis)); }), kRounding}};
  card.asked = {.values = each(axes, equalQueries), .tolerance = 0.01};
  card.values = {{"weights", each(axes, [&](SoftmaxAxis axis) { return listOf(weightsOf(scores, axis)); })},
                 {"sums", each(axes,
                               [&](SoftmaxAxis axis) {
                                 const Matrix weights = weightsOf(scores, axis);
                                 return Vector{weights(0, 0) + weights(0, 1), weights(1, 0) + weights(1, 1)};
                               })},
                 {"row", each(axes, [&](SoftmaxAxis axis) { return entries(run(words, axis), 0, 2); })}};
  return card;
}

}  // namespace poslab::bug_cards
