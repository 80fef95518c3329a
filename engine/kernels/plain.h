// What the kernels compute, as the formulas say it; the tests compare.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

namespace poslab::plain {

// a [n x k] times b [k x m], row-major.
template <typename Scalar>
std::vector<Scalar> product(const Scalar* a, const Scalar* b, size_t n, size_t k, size_t m) {
  std::vector<Scalar> result(n * m);
  for (size_t row = 0; row < n; ++row) {
    for (size_t col = 0; col < m; ++col) {
      Scalar sum = 0;
      for (size_t i = 0; i < k; ++i) sum += a[row * k + i] * b[i * m + col];
      result[row * m + col] = sum;
    }
  }
  return result;
}

// Of one row, in place.
template <typename Scalar>
void softmax(Scalar* row, size_t count) {
  const Scalar largest = *std::max_element(row, row + count);
  Scalar sum = 0;
  for (size_t i = 0; i < count; ++i) {
    row[i] = std::exp(row[i] - largest);
    sum += row[i];
  }
  for (size_t i = 0; i < count; ++i) row[i] /= sum;
}

// softmax(queries keys^T / sqrt(width)) values of one head, all n x m scores at once: queries [n x width],
// keys [m x width], values [m x valueWidth].
template <typename Scalar>
std::vector<Scalar> attention(const Scalar* queries, const Scalar* keys, const Scalar* values, size_t n, size_t m,
                              size_t width, size_t valueWidth) {
  std::vector<Scalar> scores(n * m);
  for (size_t query = 0; query < n; ++query) {
    for (size_t key = 0; key < m; ++key) {
      Scalar sum = 0;
      for (size_t i = 0; i < width; ++i) sum += queries[query * width + i] * keys[key * width + i];
      scores[query * m + key] = sum / std::sqrt(static_cast<Scalar>(width));
    }
    softmax(scores.data() + query * m, m);
  }
  return product(scores.data(), values, n, m, valueWidth);
}

}  // namespace poslab::plain
