#include "softmax.h"

#include <algorithm>
#include <cmath>

#include "../error.h"

namespace poslab {

namespace {

template <typename Scalar>
Scalar emptyWeight(EmptyRow emptyRow, Index keys) {
  if (emptyRow == EmptyRow::kNan) return std::numeric_limits<Scalar>::quiet_NaN();
  return emptyRow == EmptyRow::kUniform ? Scalar(1) / static_cast<Scalar>(keys) : Scalar(0);
}

Mask maskTransposed(const Mask& mask, Index rows, Index cols) {
  Mask turned(mask.size());
  for (Index row = 0; row < rows; ++row) {
    for (Index col = 0; col < cols; ++col) turned[col * rows + row] = mask[row * cols + col];
  }
  return turned;
}

}  // namespace

template <typename Scalar>
MatrixOf<Scalar> softmaxRows(MatrixOf<Scalar>& scores, const uint8_t* mask, const SoftmaxRules& rules) {
  MatrixOf<Scalar> weights(scores.rows(), scores.cols());
  const Index keys = scores.cols();
  for (Index row = 0; row < scores.rows(); ++row) {
    Scalar* rowScores = scores.data() + row * keys;
    Scalar* rowWeights = weights.data() + row * keys;
    bool empty = true;
    for (Index key = 0; key < keys; ++key) {
      Scalar& score = rowScores[key];
      if (mask && mask[row * keys + key] == 0) {
        score = static_cast<Scalar>(rules.maskedScore);
        continue;
      }
      empty = false;
      const double value = static_cast<double>(score);
      if (!std::isfinite(value) && !(rules.nanAllowed && std::isnan(value))) throwOverflow("scores", value);
    }
    if (empty) {
      std::fill_n(rowWeights, keys, emptyWeight<Scalar>(rules.emptyRow, keys));
      continue;
    }
    // Subtracting the largest score keeps exp within [0, 1].
    const Scalar largest = *std::max_element(rowScores, rowScores + keys);
    Scalar sum = 0;
    for (Index key = 0; key < keys; ++key) {
      rowWeights[key] = static_cast<Scalar>(std::exp(static_cast<double>(rowScores[key] - largest)));
      sum += rowWeights[key];
    }
    if (rules.summation == Summation::kExact) sum = exactSum(rowWeights, keys);
    for (Index key = 0; key < keys; ++key) rowWeights[key] /= sum;
  }
  return weights;
}

template MatrixOf<float> softmaxRows<float>(MatrixOf<float>&, const uint8_t*, const SoftmaxRules&);
template MatrixOf<double> softmaxRows<double>(MatrixOf<double>&, const uint8_t*, const SoftmaxRules&);

void requireMaskedScore(double maskedScore, Precision precision) {
  const double highest = precision == Precision::kFloat32 ? static_cast<double>(std::numeric_limits<float>::max())
                                                          : std::numeric_limits<double>::max();
  if (maskedScore <= highest) return;
  refuse(std::isfinite(maskedScore) ? "out-of-range" : "not-finite", "maskedScore",
         joined({"-Infinity or a number up to ", highest}), formatNumber(maskedScore));
}

Matrix maskedSoftmax(const Matrix& scores, const MaskedSoftmaxOptions& options) {
  requireNonEmpty("scores", scores);
  requireFinite("scores", scores);
  requireMemory("scores", static_cast<double>(scores.size()));
  if (options.mask) requireMask("mask", *options.mask, scores.size());
  requireMaskedScore(options.maskedScore, Precision::kFloat64);
  const SoftmaxRules rules{.maskedScore = options.maskedScore, .emptyRow = options.emptyRow};
  if (options.axis == SoftmaxAxis::kKey) {
    Matrix filled = scores;
    return softmaxRows(filled, options.mask ? options.mask->data() : nullptr, rules);
  }
  Matrix filled = transposed(scores);
  const Mask mask = options.mask ? maskTransposed(*options.mask, scores.rows(), scores.cols()) : Mask();
  return transposed(softmaxRows(filled, options.mask ? mask.data() : nullptr, rules));
}

}  // namespace poslab
