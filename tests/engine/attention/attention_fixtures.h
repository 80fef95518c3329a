// Options that several tests of attention start from.
#pragma once

#include "../fixtures.h"
#include "attention/attention.h"

namespace poslab {

inline Vector asVector(const Matrix& matrix) { return Vector(matrix.data(), matrix.data() + matrix.size()); }

inline Matrix beside(const Matrix& left, const Matrix& right) {
  Matrix both(left.rows(), left.cols() + right.cols());
  both << left, right;
  return both;
}

// X(n, d) with W(0.1), W(0.2), W(0.3), one head.
inline AttentionOptions fixtureAttention(Index n, Index d) {
  AttentionOptions options;
  options.tokens = inputX(n, d);
  options.Wq = weightsW(0.1, d, d);
  options.Wk = weightsW(0.2, d, d);
  options.Wv = weightsW(0.3, d, d);
  return options;
}

// All content scores are 0: what is left is position.
inline AttentionOptions blindAttention(Index n, Index d) {
  AttentionOptions options = fixtureAttention(n, d);
  options.Wq.setZero();
  options.Wk.setZero();
  return options;
}

// Key vectors a_r = [cos r, sin r, 0.1 r, -0.1 r], value vectors b_r = [0.1 r, 0, 0.2, sin r], clip 2.
inline ShawOptions fixtureShaw() {
  Matrix keys(5, 4), values(5, 4);
  for (Index i = 0; i < 5; ++i) {
    const double r = static_cast<double>(i);
    keys.row(i) = row({std::cos(r), std::sin(r), 0.1 * r, -0.1 * r});
    values.row(i) = row({0.1 * r, 0, 0.2, std::sin(r)});
  }
  return {2, keys, values};
}

// One query; scores 0.5, 1, -0.25; values [1, 2], [3, 4], [5, 12].
inline AttentionOptions d01Attention() {
  AttentionOptions options;
  options.tokens = row({0, 0, 0});
  options.keys = matrixOf(3, 3, {0.5, 1, 2, 1, 3, 4, -0.25, 5, 12});
  options.Wq = Matrix::Zero(3, 1);
  options.bq = Vector{1};
  options.Wk = matrixOf(3, 1, {1, 0, 0});
  options.Wv = matrixOf(3, 2, {0, 0, 1, 0, 0, 1});
  return options;
}

}  // namespace poslab
