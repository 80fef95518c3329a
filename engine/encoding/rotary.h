// Rotary embedding (Su 2021): turns the pairs of a query or key row by its position: (a, b) -> (a cos - b sin, a sin +
// b cos), angle position * base^(-2j / width). Pairs are (2j, 2j+1), or (j, j + width/2) in 'halves' layout (GPT-NeoX,
// HF LLaMA).
#pragma once

#include "../matrix.h"
#include "sinusoidal.h"

namespace poslab {

struct RotaryOptions {
  double base = 10000;
  Layout layout = Layout::kInterleaved;
};

// vectors [n x width], width even; positions one per row. Throws EngineError.
Matrix rotary(const Matrix& vectors, const std::vector<int32_t>& positions, const RotaryOptions& options);

// The same in place and in Scalar (float or double), with checked arguments.
template <typename Scalar>
void rotateRows(MatrixOf<Scalar>& vectors, const std::vector<int32_t>& positions, const RotaryOptions& options);

}  // namespace poslab
