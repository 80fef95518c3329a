#include "layer.h"

#include <cmath>
#include <numeric>

#include "../encoding/sinusoidal.h"

namespace poslab::claims {

namespace {

Matrix byFormula(Index rows, Index cols, double (*entry)(double, double)) {
  Matrix matrix(rows, cols);
  for (Index r = 0; r < rows; ++r) {
    for (Index c = 0; c < cols; ++c) matrix(r, c) = entry(static_cast<double>(r), static_cast<double>(c));
  }
  return matrix;
}

}  // namespace

AttentionOptions layerOf(const ClaimCase& one) {
  AttentionOptions options;
  options.tokens = one.X;
  options.Wq = one.Wq;
  options.Wk = one.Wk;
  options.Wv = one.Wv;
  options.headCount = one.headCount;
  options.scale = one.scale;
  options.masks.causal = one.causal;
  useScheme(options, one.scheme);
  return options;
}

void useScheme(AttentionOptions& options, Scheme scheme) {
  const auto heads = static_cast<Index>(options.headCount);
  const Index headWidth = options.Wq.cols() / heads;
  options.scheme = scheme;
  if (scheme == Scheme::kT5) {
    options.t5 =
        T5Options{.bias = byFormula(32, heads, [](double b, double) { return 0.8 * std::sin(0.7 * b + 0.2); })};
  }
  if (scheme == Scheme::kShaw) {
    const auto key = [](double r, double c) { return 0.5 * std::sin(0.5 * r + 0.9 * c + 0.1); };
    const auto value = [](double r, double c) { return 0.5 * std::cos(0.6 * r + 0.7 * c + 0.3); };
    options.shaw = ShawOptions{
        .clip = 2, .keyVectors = byFormula(5, headWidth, key), .valueVectors = byFormula(5, headWidth, value)};
  }
}

Matrix outputOf(const AttentionOptions& options) { return attention(options).output; }

Matrix weightsOf(const AttentionOptions& options) {
  const auto heads = attention(options).weights;
  const Index rows = heads[0].rows();
  Matrix all(rows * static_cast<Index>(heads.size()), heads[0].cols());
  for (size_t head = 0; head < heads.size(); ++head)
    all.middleRows(static_cast<Index>(head) * rows, rows) = heads[head];
  return all;
}

Matrix sinusoid(Index rows, Index width, Index first) {
  return sinusoidalTable({.rows = static_cast<double>(rows),
                          .width = static_cast<double>(width),
                          .firstPosition = static_cast<double>(first)});
}

Matrix learned(Index rows, Index width, Index first) {
  Matrix table(rows, width);
  for (Index r = 0; r < rows; ++r) {
    const auto i = static_cast<double>(first + r);
    for (Index c = 0; c < width; ++c) table(r, c) = std::sin(1.3 * i * i + 2.1 * static_cast<double>(c) + 0.4);
  }
  return table;
}

std::vector<int32_t> countFrom(Index first, Index count) {
  std::vector<int32_t> ids(count);
  std::iota(ids.begin(), ids.end(), static_cast<int32_t>(first));
  return ids;
}

double largestDifference(const Matrix& a, const Matrix& b) { return largestOf(differenceOf(a, b)); }

Matrix sum(const Matrix& a, const Matrix& b) {
  Matrix total = a;
  addTo(total, b);
  return total;
}

Matrix movedOnBothSides(const Matrix& matrix, const std::vector<int32_t>& order) {
  return columnsInOrder(rowsInOrder(matrix, order), {order.begin(), order.end()});
}

double meter(const ClaimCase& one, const Block& block) {
  return largestDifference(block(rowsInOrder(one.X, one.order)), rowsInOrder(block(one.X), one.order));
}

double meter(const ClaimCase& one, const AttentionOptions& options) {
  return meter(one, [&options](const Matrix& tokens) {
    AttentionOptions moved = options;
    moved.tokens = tokens;
    return outputOf(moved);
  });
}

double outputChange(ClaimCase& one) {
  AttentionOptions options = layerOf(one);
  const Matrix before = outputOf(options);
  options.tokens = rowsInOrder(one.X, one.order);
  return largestDifference(outputOf(options), before);
}

}  // namespace poslab::claims
