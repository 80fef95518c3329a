#include "attention_layer.h"

#include <algorithm>
#include <cmath>

namespace poslab {

namespace {

// Enough rows to multiply well, few enough that their scores stay small beside n x m.
constexpr Index kRowsAtOnce = 64;

template <typename Scalar>
MatrixOf<Scalar> project(const MatrixOf<Scalar>& rows, const MatrixOf<Scalar>& weights, const MatrixOf<Scalar>& bias) {
  MatrixOf<Scalar> projected = product(rows, weights);
  if (bias.size() > 0) addRowTo(projected, bias);
  return projected;
}

template <typename Scalar>
void noteNan(const MatrixOf<Scalar>& weights, Index first, std::vector<bool>& nanRows) {
  for (Index row = 0; row < weights.rows(); ++row) {
    if (std::isnan(weights(row, 0))) nanRows[first + row] = true;
  }
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
std::vector<typename AttentionLayer<Scalar>::Head> AttentionLayer<Scalar>::heads(const Mat& queryInput,
                                                                                 const Mat& keyInput,
                                                                                 const Mat& valueInput) const {
  const Mat queries = project(queryInput, Wq_, bq_);
  const Mat keys = project(keyInput, Wk_, bk_);
  const Mat values = project(valueInput, Wv_, bv_);
  const Index width = plan_.headWidth, valueWidth = plan_.valueHeadWidth;
  std::vector<Head> all;
  for (Index head = 0; head < plan_.heads; ++head) {
    Mat ownQueries = columnsOf(queries, head * width, width), ownKeys = columnsOf(keys, head * width, width);
    if (options_.scheme == Scheme::kRotary) {
      const RotaryOptions rotary = options_.rotary.value_or(RotaryOptions{});
      rotateRows(ownQueries, plan_.queryPositions, rotary);
      rotateRows(ownKeys, plan_.keyPositions, rotary);
    }
    all.push_back({std::move(ownQueries), transposed(ownKeys), columnsOf(values, head * valueWidth, valueWidth)});
  }
  return all;
}

template <typename Scalar>
MatrixOf<Scalar> AttentionLayer<Scalar>::headScores(const Head& head, Index index, const RowBlock& block) const {
  const bool all = block.count == plan_.queries;
  const Mat queries = all ? head.queries : rowsOf(head.queries, block.first, block.count);
  Mat scores = product(queries, head.keysTransposed);
  if (options_.scheme == Scheme::kShaw) {
    const Mat byOffset = product(queries, transposed(shawKeys_));  // [count x 2 clip + 1]
    for (Index i = 0; i < scores.size(); ++i) {
      scores.data()[i] += byOffset(i / plan_.keys, block.relativeRows[i]);
    }
  }
  if (options_.scale == Scale::kHeadWidth) divideBy(scores, std::sqrt(static_cast<Scalar>(plan_.headWidth)));
  addScoreBias(scores, index, block);
  return scores;
}

// T5 and ALiBi add to the scaled score: their biases are not divided by sqrt(headWidth).
template <typename Scalar>
void AttentionLayer<Scalar>::addScoreBias(Mat& scores, Index head, const RowBlock& block) const {
  if (options_.scheme == Scheme::kT5) {
    for (Index i = 0; i < scores.size(); ++i) scores.data()[i] += t5Bias_(block.relativeRows[i], head);
  }
  if (options_.scheme != Scheme::kAlibi) return;
  const bool keyOnly = options_.alibi && options_.alibi->form == AlibiForm::kKeyOnly;
  const Scalar slope = static_cast<Scalar>(plan_.slopes[head]);
  for (Index row = 0; row < block.count; ++row) {
    const int64_t queryPosition = plan_.queryPositions[block.first + row];
    for (Index key = 0; key < plan_.keys; ++key) {
      const int64_t keyPosition = plan_.keyPositions[key];
      const int64_t units = keyOnly ? keyPosition : -std::abs(keyPosition - queryPosition);
      scores(row, key) += slope * static_cast<Scalar>(units);
    }
  }
}

template <typename Scalar>
MatrixOf<Scalar> AttentionLayer<Scalar>::headOutput(const Mat& usedWeights, const Mat& values,
                                                    const RowBlock& block) const {
  if (options_.summation == Summation::kExact) return exactOutput(usedWeights, values, block);
  Mat output = product(usedWeights, values);
  if (shawValues_.size() == 0) return output;
  // Sum over keys of weight times value vector: first the weight that each clipped offset gets.
  Mat byOffset = zeros<Scalar>(block.count, shawValues_.rows());
  for (Index i = 0; i < usedWeights.size(); ++i) {
    byOffset(i / plan_.keys, block.relativeRows[i]) += usedWeights.data()[i];
  }
  addTo(output, product(byOffset, shawValues_));
  return output;
}

template <typename Scalar>
MatrixOf<Scalar> AttentionLayer<Scalar>::exactOutput(const Mat& usedWeights, const Mat& values,
                                                     const RowBlock& block) const {
  if (shawValues_.size() == 0) return exactProduct(usedWeights, values);
  Mat output(block.count, values.cols());
  for (Index row = 0; row < block.count; ++row) {
    Mat shifted = values;
    for (Index key = 0; key < plan_.keys; ++key) {
      const Index vector = block.relativeRows[row * plan_.keys + key];
      for (Index col = 0; col < values.cols(); ++col) shifted(key, col) += shawValues_(vector, col);
    }
    const Mat mixed = exactProduct(rowsOf(usedWeights, row, 1), shifted);
    std::copy_n(mixed.data(), mixed.size(), output.data() + row * output.cols());
  }
  return output;
}

template <typename Scalar>
LayerResult<Scalar> AttentionLayer<Scalar>::apply(const Mat& queryInput, const Mat& keyInput, const Mat& valueInput,
                                                  uint64_t dropoutSeed, bool nanAllowed) const {
  const std::vector<Head> all = heads(queryInput, keyInput, valueInput);
  const SoftmaxRules rules{.maskedScore = options_.maskedScore,
                           .emptyRow = options_.emptyRow,
                           .summation = options_.summation,
                           .nanAllowed = nanAllowed};
  const Index atOnce = options_.returnWeights ? plan_.queries : kRowsAtOnce;
  LayerResult<Scalar> result;
  result.output.resize(plan_.queries, plan_.heads * plan_.valueHeadWidth);
  std::vector<bool> nanRows(plan_.queries, nanAllowed);
  for (Index first = 0; first < plan_.queries; first += atOnce) {
    const RowBlock block = plan_.rowBlock(first, std::min(atOnce, plan_.queries - first));
    for (Index head = 0; head < plan_.heads; ++head) {
      Mat scores = headScores(all[head], head, block);
      Mask scratch;
      const uint8_t* mask = plan_.headMask(head, block, scratch);
      Mat weights = softmaxRows(scores, mask, rules);
      if (options_.emptyRow == EmptyRow::kNan) noteNan(weights, first, nanRows);
      Mat used = weights;
      if (options_.weightDropout) {
        const int64_t entry = (int64_t{head} * plan_.queries + first) * plan_.keys;
        const auto dropped = droppedEntries(*options_.weightDropout, used.size(), dropoutSeed, entry);
        applyDropout(used, dropped.data(), *options_.weightDropout);
      }
      putBlock(result.output, first, head * plan_.valueHeadWidth, headOutput(used, all[head].values, block));
      if (!options_.returnWeights) continue;
      result.scores.push_back(std::move(scores));
      result.weights.push_back(std::move(weights));
      result.usedWeights.push_back(std::move(used));
    }
  }
  if (options_.Wo) result.output = project(result.output, Wo_, bo_);
  result.hasNan = std::find(nanRows.begin(), nanRows.end(), true) != nanRows.end();
  if (!result.hasNan) requireFiniteResult("attention", result.output);
  // NaN that was asked for hides no overflow in the other rows.
  for (Index row = 0; result.hasNan && row < plan_.queries; ++row) {
    requireFiniteResult("attention", rowsOf(result.output, row, 1), nanRows[row]);
  }
  return result;
}

template class AttentionLayer<float>;
template class AttentionLayer<double>;

}  // namespace poslab
