#include "attention_layer.h"

#include <algorithm>
#include <cmath>

namespace poslab {

namespace {

template <typename Scalar>
MatrixOf<Scalar> affine(const MatrixOf<Scalar>& rows, const kernels::PackedMatrix<Scalar>& weights,
                        const MatrixOf<Scalar>& bias) {
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
  Wq_ = packed(narrowed<Scalar>("Wq", options_.Wq));
  Wk_ = packed(narrowed<Scalar>("Wk", options_.Wk));
  Wv_ = packed(narrowed<Scalar>("Wv", options_.Wv));
  if (options_.Wo) Wo_ = packed(narrowed<Scalar>("Wo", *options_.Wo));
  if (options_.bq) bq_ = narrowed<Scalar>("bq", rowMatrix(*options_.bq));
  if (options_.bk) bk_ = narrowed<Scalar>("bk", rowMatrix(*options_.bk));
  if (options_.bv) bv_ = narrowed<Scalar>("bv", rowMatrix(*options_.bv));
  if (options_.bo) bo_ = narrowed<Scalar>("bo", rowMatrix(*options_.bo));
  if (options_.shaw) {
    shawKeysTransposed_ = packed(transposed(narrowed<Scalar>("shaw.keyVectors", options_.shaw->keyVectors)));
  }
  if (options_.shaw && options_.shaw->valueVectors) {
    shawValues_ = narrowed<Scalar>("shaw.valueVectors", *options_.shaw->valueVectors);
  }
  if (options_.t5) t5Bias_ = narrowed<Scalar>("t5.bias", options_.t5->bias);
}

template <typename Scalar>
typename AttentionLayer<Scalar>::Projections AttentionLayer<Scalar>::project(const Mat& queryInput, const Mat& keyInput,
                                                                             const Mat& valueInput) const {
  Projections all{affine(queryInput, Wq_, bq_), affine(keyInput, Wk_, bk_), affine(valueInput, Wv_, bv_)};
  // (q / sqrt(headWidth)) k: n x headWidth divisions instead of n x m.
  if (options_.scale == Scale::kHeadWidth) divideBy(all.queries, std::sqrt(static_cast<Scalar>(plan_.headWidth)));
  if (options_.scheme != Scheme::kRotary) return all;
  const RotaryOptions rotary = options_.rotary.value_or(RotaryOptions{});
  const auto rotate = [&](Mat& rows, Index col, const std::vector<int32_t>& positions) {
    Mat own = columnsOf(rows, col, plan_.headWidth);
    rotateRows(own, positions, rotary);
    putBlock(rows, 0, col, own);
  };
  for (Index head = 0; head < plan_.heads; ++head) {
    rotate(all.queries, head * plan_.headWidth, plan_.queryPositions);
    rotate(all.keys, head * plan_.headWidth, plan_.keyPositions);
  }
  return all;
}

template <typename Scalar>
typename AttentionLayer<Scalar>::Head AttentionLayer<Scalar>::headOf(const Projections& projections, Index head) const {
  const Mat &keys = projections.keys, &values = projections.values;
  const Scalar* ownKeys = keys.data() + head * plan_.headWidth;
  const Scalar* ownValues = values.data() + head * plan_.valueHeadWidth;
  Head own{Packed(ownKeys, plan_.headWidth, plan_.keys, 1, keys.cols()), {}};
  // Exact sums read the values as they are.
  if (options_.summation == Summation::kFast) {
    own.values = Packed(ownValues, plan_.keys, plan_.valueHeadWidth, values.cols(), 1);
  }
  return own;
}

template <typename Scalar>
void AttentionLayer<Scalar>::putScores(const Mat& queries, const Packed& keysTransposed, const Slice& slice,
                                       Mat& scores) const {
  const RowBlock& rows = slice.rows;
  const Scalar* own = queries.data() + rows.first * queries.cols() + slice.head * plan_.headWidth;
  scores.resize(rows.count, plan_.keys);
  kernels::multiply(own, queries.cols(), rows.count, keysTransposed, scores.data(), plan_.keys);
  if (options_.scheme == Scheme::kShaw) {
    Mat byOffset(rows.count, shawKeysTransposed_.cols());  // [count x 2 clip + 1]
    kernels::multiply(own, queries.cols(), rows.count, shawKeysTransposed_, byOffset.data(), byOffset.cols());
    for (Index i = 0; i < scores.size(); ++i) {
      scores.data()[i] += byOffset(i / plan_.keys, rows.relativeRows[i]);
    }
  }
  addScoreBias(scores, slice);
}

// T5 and ALiBi add to the scaled score: their biases are not divided by sqrt(headWidth).
template <typename Scalar>
void AttentionLayer<Scalar>::addScoreBias(Mat& scores, const Slice& slice) const {
  const RowBlock& rows = slice.rows;
  if (options_.scheme == Scheme::kT5) {
    for (Index i = 0; i < scores.size(); ++i) scores.data()[i] += t5Bias_(rows.relativeRows[i], slice.head);
  }
  if (options_.scheme != Scheme::kAlibi) return;
  const bool keyOnly = options_.alibi && options_.alibi->form == AlibiForm::kKeyOnly;
  const Scalar slope = static_cast<Scalar>(plan_.slopes[slice.head]);
  for (Index row = 0; row < rows.count; ++row) {
    const int64_t queryPosition = plan_.queryPositions[rows.first + row];
    for (Index key = 0; key < plan_.keys; ++key) {
      const int64_t keyPosition = plan_.keyPositions[key];
      const int64_t units = keyOnly ? keyPosition : -std::abs(keyPosition - queryPosition);
      scores(row, key) += slope * static_cast<Scalar>(units);
    }
  }
}

template <typename Scalar>
void AttentionLayer<Scalar>::dropWeights(Mat& weights, const Slice& slice, uint64_t seed) const {
  const int64_t entry = (int64_t{slice.head} * plan_.queries + slice.rows.first) * plan_.keys;
  const auto dropped = droppedEntries(*options_.weightDropout, weights.size(), seed, entry);
  applyDropout(weights, dropped.data(), *options_.weightDropout);
}

template <typename Scalar>
void AttentionLayer<Scalar>::putOutput(const Mat& usedWeights, const Packed& values, const Slice& slice,
                                       Mat& output) const {
  const RowBlock& rows = slice.rows;
  Scalar* own = output.data() + rows.first * output.cols() + slice.head * plan_.valueHeadWidth;
  kernels::multiply(usedWeights.data(), plan_.keys, rows.count, values, own, output.cols());
  if (shawValues_.size() == 0) return;
  // Sum over keys of weight times value vector: first the weight that each clipped offset gets.
  Mat byOffset = zeros<Scalar>(rows.count, shawValues_.rows());
  for (Index i = 0; i < usedWeights.size(); ++i) {
    byOffset(i / plan_.keys, rows.relativeRows[i]) += usedWeights.data()[i];
  }
  const Mat mixed = product(byOffset, shawValues_);
  for (Index i = 0; i < mixed.size(); ++i) own[i / mixed.cols() * output.cols() + i % mixed.cols()] += mixed.data()[i];
}

template <typename Scalar>
void AttentionLayer<Scalar>::putExactOutput(const Mat& usedWeights, const Mat& values, const Slice& slice,
                                            Mat& output) const {
  const RowBlock& rows = slice.rows;
  const Index col = slice.head * plan_.valueHeadWidth;
  const Mat own = columnsOf(values, col, plan_.valueHeadWidth);
  if (shawValues_.size() == 0) return putBlock(output, rows.first, col, exactProduct(usedWeights, own));
  for (Index row = 0; row < rows.count; ++row) {
    Mat shifted = own;
    for (Index key = 0; key < plan_.keys; ++key) {
      const Index vector = rows.relativeRows[row * plan_.keys + key];
      for (Index i = 0; i < own.cols(); ++i) shifted(key, i) += shawValues_(vector, i);
    }
    putBlock(output, rows.first + row, col, exactProduct(rowsOf(usedWeights, row, 1), shifted));
  }
}

template <typename Scalar>
LayerResult<Scalar> AttentionLayer<Scalar>::apply(const Mat& queryInput, const Mat& keyInput, const Mat& valueInput,
                                                  uint64_t dropoutSeed, bool nanAllowed) const {
  const Projections projections = project(queryInput, keyInput, valueInput);
  std::vector<Head> heads;
  heads.reserve(plan_.heads);
  for (Index head = 0; head < plan_.heads; ++head) heads.push_back(headOf(projections, head));
  const SoftmaxRules rules{.maskedScore = options_.maskedScore,
                           .emptyRow = options_.emptyRow,
                           .summation = options_.summation,
                           .nanAllowed = nanAllowed};
  const bool keep = options_.returnWeights;
  const Index atOnce = plan_.rowsAtOnce();
  LayerResult<Scalar> result;
  result.output.resize(plan_.queries, plan_.heads * plan_.valueHeadWidth);
  std::vector<bool> nanRows(plan_.queries, nanAllowed);
  Mat scores, kept;
  Mat& weights = keep ? kept : scores;
  for (Index first = 0; first < plan_.queries; first += atOnce) {
    const RowBlock rows = plan_.rowBlock(first, std::min(atOnce, plan_.queries - first));
    for (Index head = 0; head < plan_.heads; ++head) {
      const Slice slice{head, rows};
      putScores(projections.queries, heads[head].keysTransposed, slice, scores);
      Mask scratch;
      softmaxRows(scores, weights, plan_.headMask(head, rows, scratch), rules);
      if (options_.emptyRow == EmptyRow::kNan) noteNan(weights, first, nanRows);
      if (keep) {
        result.scores.push_back(std::move(scores));
        result.weights.push_back(weights);
      }
      if (options_.weightDropout) dropWeights(weights, slice, dropoutSeed);
      if (options_.summation == Summation::kExact) {
        putExactOutput(weights, projections.values, slice, result.output);
      } else {
        putOutput(weights, heads[head].values, slice, result.output);
      }
      if (keep) result.usedWeights.push_back(std::move(weights));
    }
  }
  if (options_.Wo) result.output = affine(result.output, Wo_, bo_);
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
