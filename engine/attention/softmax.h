// Softmax over the keys of each query, with masked scores replaced by maskedScore first (D2L uses -1e6). A query with
// no allowed key follows emptyRow whatever maskedScore is: zero (default), uniform (D2L), nan (PyTorch's -inf).
#pragma once

#include <limits>
#include <optional>

#include "../exact_sum.h"
#include "mask.h"

namespace poslab {

enum class EmptyRow { kZero, kUniform, kNan };
// kQuery is the classic mistake (softmax over the wrong axis), kept for showing it.
enum class SoftmaxAxis { kKey, kQuery };

struct MaskedSoftmaxOptions {
  std::optional<Mask> mask = {};
  double maskedScore = -std::numeric_limits<double>::infinity();
  EmptyRow emptyRow = EmptyRow::kZero;
  SoftmaxAxis axis = SoftmaxAxis::kKey;
};

// scores [n x m], row = query. Throws EngineError.
Matrix maskedSoftmax(const Matrix& scores, const MaskedSoftmaxOptions& options);

// Throws EngineError unless -Infinity or a number that the precision can hold.
void requireMaskedScore(double maskedScore, Precision precision);

// The same row by row in Scalar (float or double), with checked arguments. Writes maskedScore into the masked scores
// and the weights into `weights`, which may be the scores; throws "overflow" when an allowed score is not finite. mask
// may be null (all allowed). nanAllowed: see requireFiniteResult.
struct SoftmaxRules {
  double maskedScore = -std::numeric_limits<double>::infinity();
  EmptyRow emptyRow = EmptyRow::kZero;
  Summation summation = Summation::kFast;
  bool nanAllowed = false;
};
template <typename Scalar>
void softmaxRows(MatrixOf<Scalar>& scores, MatrixOf<Scalar>& weights, const uint8_t* mask, const SoftmaxRules& rules);

}  // namespace poslab
