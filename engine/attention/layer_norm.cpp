#include "layer_norm.h"

#include <cmath>
#include <numeric>

#include "../error.h"

namespace poslab {

template <typename Scalar>
MatrixOf<Scalar> normalizedRows(const MatrixOf<Scalar>& tokens, double epsilon, bool nanAllowed) {
  MatrixOf<Scalar> normalized = tokens;
  const Index width = tokens.cols();
  const Scalar count = static_cast<Scalar>(width);
  for (Index row = 0; row < tokens.rows(); ++row) {
    Scalar* entries = normalized.data() + row * width;
    const Scalar mean = std::accumulate(entries, entries + width, Scalar(0)) / count;
    Scalar squares = 0;
    for (Index col = 0; col < width; ++col) {
      entries[col] -= mean;
      squares += entries[col] * entries[col];
    }
    const Scalar variance = squares / count;
    // An infinite variance would quietly give zeros.
    if (std::isinf(variance)) throwOverflow("layerNorm", static_cast<double>(variance));
    const Scalar deviation = std::sqrt(variance + static_cast<Scalar>(epsilon));
    for (Index col = 0; col < width; ++col) entries[col] /= deviation;
  }
  requireFiniteResult("layerNorm", normalized, nanAllowed);
  return normalized;
}

template MatrixOf<float> normalizedRows<float>(const MatrixOf<float>&, double, bool);
template MatrixOf<double> normalizedRows<double>(const MatrixOf<double>&, double, bool);

Matrix layerNorm(const Matrix& tokens, const LayerNormOptions& options) {
  requireNonEmpty("tokens", tokens);
  requireFinite("tokens", tokens);
  requireMemory("tokens", static_cast<double>(tokens.size()));
  if (!(std::isfinite(options.epsilon) && options.epsilon > 0)) {
    refuse(std::isfinite(options.epsilon) ? "out-of-range" : "not-finite", "epsilon", "a number above 0",
           formatNumber(options.epsilon));
  }
  Matrix result = normalizedRows(tokens, options.epsilon);
  if (options.gain) {
    requireLength("gain", options.gain->size(), tokens.cols());
    requireFinite("gain", *options.gain);
    for (Index i = 0; i < result.size(); ++i) result.data()[i] *= (*options.gain)[i % result.cols()];
  }
  if (options.bias) {
    requireLength("bias", options.bias->size(), tokens.cols());
    requireFinite("bias", *options.bias);
    addRowTo(result, rowMatrix(*options.bias));
  }
  requireFiniteResult("layerNorm", result);
  return result;
}

}  // namespace poslab
