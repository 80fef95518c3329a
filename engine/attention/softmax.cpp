#include "softmax.h"

#include <cmath>

#include "../error.h"

namespace poslab {

namespace {

template <typename Scalar>
Scalar emptyWeight(EmptyRow emptyRow, Index keys) {
  if (emptyRow == EmptyRow::kNan) return std::numeric_limits<Scalar>::quiet_NaN();
  return emptyRow == EmptyRow::kUniform ? Scalar(1) / static_cast<Scalar>(keys) : Scalar(0);
}

Mask transposed(const Mask& mask, Index rows, Index cols) {
  Mask turned(mask.size());
  for (Index row = 0; row < rows; ++row) {
    for (Index col = 0; col < cols; ++col) turned[col * rows + row] = mask[row * cols + col];
  }
  return turned;
}

}  // namespace

template <typename Scalar>
MatrixOf<Scalar> softmaxRows(MatrixOf<Scalar>& scores, const uint8_t* mask, double maskedScore, EmptyRow emptyRow,
                             bool nanAllowed) {
  MatrixOf<Scalar> weights(scores.rows(), scores.cols());
  for (Index row = 0; row < scores.rows(); ++row) {
    bool empty = true;
    for (Index col = 0; col < scores.cols(); ++col) {
      Scalar& score = scores(row, col);
      if (mask && mask[row * scores.cols() + col] == 0) {
        score = static_cast<Scalar>(maskedScore);
        continue;
      }
      empty = false;
      const double value = static_cast<double>(score);
      if (!std::isfinite(value) && !(nanAllowed && std::isnan(value))) throwOverflow("scores", value);
    }
    if (empty) {
      weights.row(row).setConstant(emptyWeight<Scalar>(emptyRow, scores.cols()));
      continue;
    }
    // Subtracting the largest score keeps exp within [0, 1].
    const Scalar largest = scores.row(row).maxCoeff();
    Scalar sum = 0;
    for (Index col = 0; col < scores.cols(); ++col) {
      weights(row, col) = std::exp(scores(row, col) - largest);
      sum += weights(row, col);
    }
    weights.row(row) /= sum;
  }
  return weights;
}

template MatrixOf<float> softmaxRows<float>(MatrixOf<float>&, const uint8_t*, double, EmptyRow, bool);
template MatrixOf<double> softmaxRows<double>(MatrixOf<double>&, const uint8_t*, double, EmptyRow, bool);

void requireMaskedScore(double maskedScore, Precision precision) {
  const double highest = precision == Precision::kFloat32 ? static_cast<double>(std::numeric_limits<float>::max())
                                                          : std::numeric_limits<double>::max();
  if (maskedScore <= highest) return;
  throw EngineError(std::isfinite(maskedScore) ? "out-of-range" : "not-finite", "maskedScore",
                    "-Infinity or a number up to " + formatNumber(highest), formatNumber(maskedScore));
}

Matrix maskedSoftmax(const Matrix& scores, const MaskedSoftmaxOptions& options) {
  requireNonEmpty("scores", scores);
  requireFinite("scores", scores);
  requireMemory("scores", static_cast<double>(scores.size()));
  if (options.mask) requireMask("mask", *options.mask, scores.size());
  requireMaskedScore(options.maskedScore, Precision::kFloat64);
  if (options.axis == SoftmaxAxis::kKey) {
    Matrix filled = scores;
    return softmaxRows(filled, options.mask ? options.mask->data() : nullptr, options.maskedScore, options.emptyRow);
  }
  Matrix filled = scores.transpose();
  const Mask mask = options.mask ? transposed(*options.mask, scores.rows(), scores.cols()) : Mask();
  return softmaxRows(filled, options.mask ? mask.data() : nullptr, options.maskedScore, options.emptyRow).transpose();
}

}  // namespace poslab
