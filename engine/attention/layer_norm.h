// Layer norm per token: biased variance, epsilon inside the root (Ba 2016).
#pragma once

#include <optional>

#include "../matrix.h"

namespace poslab {

struct LayerNormOptions {
  double epsilon = 1e-5;             // > 0, so that a constant row gives zeros
  std::optional<Vector> gain, bias;  // one per column
};

Matrix layerNorm(const Matrix& tokens, const LayerNormOptions& options = {});  // Throws EngineError.

// In Scalar (float or double), without gain and bias, from checked arguments; throws "overflow". nanAllowed: see
// requireFiniteResult.
template <typename Scalar>
MatrixOf<Scalar> normalizedRows(const MatrixOf<Scalar>& tokens, double epsilon, bool nanAllowed = false);

}  // namespace poslab
