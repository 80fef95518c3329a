#include "layer_norm.h"

#include <cmath>

#include "../error.h"

namespace poslab {

template <typename Scalar>
MatrixOf<Scalar> normalizedRows(const MatrixOf<Scalar>& tokens, double epsilon, bool nanAllowed) {
  MatrixOf<Scalar> normalized = tokens;
  const Scalar count = static_cast<Scalar>(tokens.cols());
  for (Index row = 0; row < tokens.rows(); ++row) {
    normalized.row(row).array() -= tokens.row(row).sum() / count;
    const Scalar variance = normalized.row(row).squaredNorm() / count;
    // An infinite variance would quietly give zeros.
    if (std::isinf(variance)) throwOverflow("layerNorm", static_cast<double>(variance));
    normalized.row(row) /= std::sqrt(variance + static_cast<Scalar>(epsilon));
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
    throw EngineError(std::isfinite(options.epsilon) ? "out-of-range" : "not-finite", "epsilon", "a number above 0",
                      formatNumber(options.epsilon));
  }
  Matrix result = normalizedRows(tokens, options.epsilon);
  if (options.gain) {
    requireLength("gain", options.gain->size(), tokens.cols());
    requireFinite("gain", *options.gain);
    result.array().rowwise() *= Eigen::Map<const Eigen::RowVectorXd>(options.gain->data(), tokens.cols()).array();
  }
  if (options.bias) {
    requireLength("bias", options.bias->size(), tokens.cols());
    requireFinite("bias", *options.bias);
    result.rowwise() += Eigen::Map<const Eigen::RowVectorXd>(options.bias->data(), tokens.cols());
  }
  requireFiniteResult("layerNorm", result);
  return result;
}

}  // namespace poslab
