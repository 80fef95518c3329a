#include "attention_layer.h"

#include <cmath>

namespace poslab {

namespace {

template <typename Scalar>
MatrixOf<Scalar> project(const MatrixOf<Scalar>& rows, const MatrixOf<Scalar>& weights, const MatrixOf<Scalar>& bias) {
  MatrixOf<Scalar> projected = product(rows, weights);
  if (bias.size() > 0) addRowTo(projected, bias);
  return projected;
}

}  // namespace

template <typename Scalar>
MatrixOf<Scalar> narrowed(const char* argument, const Matrix& matrix) {
  MatrixOf<Scalar> result = rounded<Scalar>(matrix);
  requireFiniteResult(argument, result);
  return result;
}

template MatrixOf<float> narrowed<float>(const char*, const Matrix&);
template MatrixOf<double> narrowed<double>(const char*, const Matrix&);

template <typename Scalar>
AttentionLayer<Scalar>::AttentionLayer(const AttentionPlan& plan) : plan_(plan), options_(plan.options) {
  Wq_ = narrowed<Scalar>("Wq", options_.Wq);
  Wk_ = narrowed<Scalar>("Wk", options_.Wk);
  Wv_ = narrowed<Scalar>("Wv", options_.Wv);
  if (options_.Wo) Wo_ = narrowed<Scalar>("Wo", *options_.Wo);
  if (options_.bq) bq_ = narrowed<Scalar>("bq", rowMatrix(*options_.bq));
  if (options_.bk) bk_ = narrowed<Scalar>("bk", rowMatrix(*options_.bk));
  if (options_.bv) bv_ = narrowed<Scalar>("bv", rowMatrix(*options_.bv));
  if (options_.bo) bo_ = narrowed<Scalar>("bo", rowMatrix(*options_.bo));
  if (options_.shaw) shawKeys_ = narrowed<Scalar>("shaw.keyVectors", options_.shaw->keyVectors);
  if (options_.shaw && options_.shaw->valueVectors) {
    shawValues_ = narrowed<Scalar>("shaw.valueVectors", *options_.shaw->valueVectors);
  }
  if (options_.t5) t5Bias_ = narrowed<Scalar>("t5.bias", options_.t5->bias);
}

template <typename Scalar>
MatrixOf<Scalar> AttentionLayer<Scalar>::headScores(Mat queries, Mat keys, Index head) const {
  if (options_.scheme == Scheme::kRotary) {
    const RotaryOptions rotary = options_.rotary.value_or(RotaryOptions{});
    rotateRows(queries, plan_.queryPositions, rotary);
    rotateRows(keys, plan_.keyPositions, rotary);
  }
  Mat scores = product(queries, transposed(keys));
  if (options_.scheme == Scheme::kShaw) {
    const Mat byOffset = product(queries, transposed(shawKeys_));  // [n x 2 clip + 1]
    for (Index i = 0; i < scores.size(); ++i) {
      scores.data()[i] += byOffset(i / plan_.keys, plan_.relativeRows[i]);
    }
  }
  if (options_.scale == Scale::kHeadWidth) divideBy(scores, std::sqrt(static_cast<Scalar>(plan_.headWidth)));
  addScoreBias(scores, head);
  return scores;
}

// T5 and ALiBi add to the scaled score: their biases are not divided by sqrt(headWidth).
template <typename Scalar>
void AttentionLayer<Scalar>::addScoreBias(Mat& scores, Index head) const {
  if (options_.scheme == Scheme::kT5) {
    for (Index i = 0; i < scores.size(); ++i) scores.data()[i] += t5Bias_(plan_.relativeRows[i], head);
  }
  if (options_.scheme != Scheme::kAlibi) return;
  const bool keyOnly = options_.alibi && options_.alibi->form == AlibiForm::kKeyOnly;
  const Scalar slope = static_cast<Scalar>(plan_.slopes[head]);
  for (Index query = 0; query < plan_.queries; ++query) {
    for (Index key = 0; key < plan_.keys; ++key) {
      const int64_t keyPosition = plan_.keyPositions[key];
      const int64_t units = keyOnly ? keyPosition : -std::abs(keyPosition - plan_.queryPositions[query]);
      scores(query, key) += slope * static_cast<Scalar>(units);
    }
  }
}

template <typename Scalar>
MatrixOf<Scalar> AttentionLayer<Scalar>::headOutput(const Mat& usedWeights, const Mat& values) const {
  Mat output = product(usedWeights, values);
  if (shawValues_.size() == 0) return output;
  // Sum over keys of weight times value vector: first the weight that each clipped offset gets.
  Mat byOffset = zeros<Scalar>(plan_.queries, shawValues_.rows());
  for (Index i = 0; i < usedWeights.size(); ++i) {
    byOffset(i / plan_.keys, plan_.relativeRows[i]) += usedWeights.data()[i];
  }
  addTo(output, product(byOffset, shawValues_));
  return output;
}

template <typename Scalar>
LayerResult<Scalar> AttentionLayer<Scalar>::apply(const Mat& queryInput, const Mat& keyInput, const Mat& valueInput,
                                                  uint64_t dropoutSeed, bool nanAllowed) const {
  const Mat queries = project(queryInput, Wq_, bq_);
  const Mat keys = project(keyInput, Wk_, bk_);
  const Mat values = project(valueInput, Wv_, bv_);
  const Index perHead = plan_.queries * plan_.keys, width = plan_.headWidth, valueWidth = plan_.valueHeadWidth;
  std::vector<uint8_t> dropped;
  if (options_.weightDropout) {
    dropped = droppedEntries(*options_.weightDropout, plan_.heads * perHead, dropoutSeed);
  }
  LayerResult<Scalar> result;
  Mat byHead(plan_.queries, plan_.heads * valueWidth);
  for (Index head = 0; head < plan_.heads; ++head) {
    Mat scores = headScores(columnsOf(queries, head * width, width), columnsOf(keys, head * width, width), head);
    Mat weights = softmaxRows(scores, plan_.headMask(head), options_.maskedScore, options_.emptyRow, nanAllowed);
    Mat used = weights;
    if (options_.weightDropout) applyDropout(used, dropped.data() + head * perHead, *options_.weightDropout);
    putColumns(byHead, head * valueWidth, headOutput(used, columnsOf(values, head * valueWidth, valueWidth)));
    result.scores.push_back(std::move(scores));
    result.weights.push_back(std::move(weights));
    result.usedWeights.push_back(std::move(used));
  }
  result.output = options_.Wo ? project(byHead, Wo_, bo_) : std::move(byHead);
  requireFiniteResult("attention", result.output, nanAllowed || plan_.nanExpected);
  return result;
}

template class AttentionLayer<float>;
template class AttentionLayer<double>;

}  // namespace poslab
