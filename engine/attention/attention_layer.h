// The arithmetic of multi-head attention in one precision, from checked options. What feeds queries, keys and values
// may differ: tables of positions are added before (attention: to queries and keys; encoder: as its placement says).
// With H heads: out = [head_1 | ... | head_H] Wo + bo, head = dropout(softmax(scores)) V.
#pragma once

#include "../error.h"
#include "attention_plan.h"

namespace poslab {

template <typename Scalar>
struct LayerResult {
  MatrixOf<Scalar> output;
  std::vector<MatrixOf<Scalar>> weights, usedWeights, scores;  // per head; empty without returnWeights
  bool hasNan = false;                                         // the inputs had it, or emptyRow 'nan' put it there
};

// Throws EngineError when the value leaves what Scalar can hold.
template <typename Scalar>
MatrixOf<Scalar> narrowed(const char* argument, const Matrix& matrix);

template <typename Scalar>
class AttentionLayer {
 public:
  using Mat = MatrixOf<Scalar>;

  explicit AttentionLayer(const AttentionPlan& plan);  // plan must outlive the layer
  // Inputs [n x width], [m x width], [m x width]. nanAllowed: the inputs may hold NaN that emptyRow 'nan' asked for.
  LayerResult<Scalar> apply(const Mat& queryInput, const Mat& keyInput, const Mat& valueInput, uint64_t dropoutSeed,
                            bool nanAllowed = false) const;

 private:
  // What one head attends with.
  struct Head {
    Mat queries, keysTransposed, values;
  };
  std::vector<Head> heads(const Mat& queryInput, const Mat& keyInput, const Mat& valueInput) const;
  Mat headScores(const Head& head, Index index, const RowBlock& block) const;
  void addScoreBias(Mat& scores, Index head, const RowBlock& block) const;
  Mat headOutput(const Mat& usedWeights, const Mat& values, const RowBlock& block) const;
  Mat exactOutput(const Mat& usedWeights, const Mat& values, const RowBlock& block) const;

  const AttentionPlan& plan_;
  const AttentionOptions& options_;
  Mat Wq_, Wk_, Wv_, Wo_;
  Mat bq_, bk_, bv_, bo_;               // one row each; empty when absent
  Mat shawKeys_, shawValues_, t5Bias_;  // empty when absent
};

}  // namespace poslab
