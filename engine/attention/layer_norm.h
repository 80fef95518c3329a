// Layer norm per token: biased variance, epsilon inside the root (Ba 2016).
#pragma once

#include <optional>

#include "../matrix.h"

namespace poslab {

struct LayerNormOptions {
  double epsilon = 1e-5;
  std::optional<Vector> gain, bias;  // one per column
};

Matrix layerNorm(const Matrix& tokens, const LayerNormOptions& options = {});  // Throws EngineError.

}  // namespace poslab
