#include "softmax.h"

#include <algorithm>
#include <cmath>

#include "../error.h"
#include "../kernels/softmax.h"

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

// Writes maskedScore into the masked scores of one row; false when none is allowed.
template <typename Scalar>
bool maskRow(Scalar* scores, const uint8_t* mask, Index keys, Scalar maskedScore) {
  bool some = false;
  for (Index key = 0; key < keys; ++key) {
    if (mask[key] == 0) {
      scores[key] = maskedScore;
    } else {
      some = true;
    }
  }
  return some;
}

template <typename Scalar>
void requireFiniteScores(const Scalar* scores, const uint8_t* mask, Index keys, bool nanAllowed) {
  for (Index key = 0; key < keys; ++key) {
    const double value = static_cast<double>(scores[key]);
    if (std::isfinite(value) || (mask && mask[key] == 0) || (nanAllowed && std::isnan(value))) continue;
    throwOverflow("scores", value);
  }
}

}  // namespace

template <typename Scalar>
void softmaxRows(MatrixOf<Scalar>& scores, MatrixOf<Scalar>& weights, const uint8_t* mask, const SoftmaxRules& rules) {
  weights.resize(scores.rows(), scores.cols());
  const Index keys = scores.cols();
  for (Index row = 0; row < scores.rows(); ++row) {
    Scalar* rowScores = scores.data() + row * keys;
    Scalar* rowWeights = weights.data() + row * keys;
    const uint8_t* rowMask = mask ? mask + row * keys : nullptr;
    kernels::Scan<Scalar> found = kernels::scan(rowScores, keys);
    if (!found.finite) requireFiniteScores(rowScores, rowMask, keys, rules.nanAllowed);
    if (rowMask) {
      if (!maskRow(rowScores, rowMask, keys, static_cast<Scalar>(rules.maskedScore))) {
        std::fill_n(rowWeights, keys, emptyWeight<Scalar>(rules.emptyRow, keys));
        continue;
      }
      found = kernels::scan(rowScores, keys);
    }
    // Subtracting the largest score keeps the powers within [0, 1].
    const Scalar sum = kernels::exponentials(rowScores, keys, found.largest, rowWeights);
    kernels::divide(rowWeights, keys, rules.summation == Summation::kExact ? exactSum(rowWeights, keys) : sum);
  }
}

template void softmaxRows<float>(MatrixOf<float>&, MatrixOf<float>&, const uint8_t*, const SoftmaxRules&);
template void softmaxRows<double>(MatrixOf<double>&, MatrixOf<double>&, const uint8_t*, const SoftmaxRules&);

void requireMaskedScore(double maskedScore, Precision precision) {
  const double highest = precision == Precision::kFloat32 ? static_cast<double>(std::numeric_limits<float>::max())
                                                          : std::numeric_limits<double>::max();
  const bool tooLow = std::isfinite(maskedScore) && maskedScore < -highest;  // it would become -Infinity in silence
  if (maskedScore <= highest && !tooLow) return;
  refuse(std::isfinite(maskedScore) ? "out-of-range" : "not-finite", "maskedScore",
         joined({"-Infinity or a number from ", -highest, " to ", highest}), formatNumber(maskedScore));
}

Matrix maskedSoftmax(const Matrix& scores, const MaskedSoftmaxOptions& options) {
  requireNonEmpty("scores", scores);
  requireFinite("scores", scores);
  requireMemory("scores", static_cast<double>(scores.size()));
  if (options.mask) requireMask("mask", *options.mask, scores.size());
  requireMaskedScore(options.maskedScore, Precision::kFloat64);
  const SoftmaxRules rules{.maskedScore = options.maskedScore, .emptyRow = options.emptyRow};
  if (options.axis == SoftmaxAxis::kKey) {
    Matrix weights = scores;
    softmaxRows(weights, weights, options.mask ? options.mask->data() : nullptr, rules);
    return weights;
  }
  Matrix weights = transposed(scores);
  const Mask mask = options.mask ? maskTransposed(*options.mask, scores.rows(), scores.cols()) : Mask();
  softmaxRows(weights, weights, options.mask ? mask.data() : nullptr, rules);
  return transposed(weights);
}

}  // namespace poslab
