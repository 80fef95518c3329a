// The arithmetic of multi-head attention in one precision, from checked options. What feeds queries, keys and values
// may differ: tables of positions are added before (attention: to queries and keys; encoder: as its placement says).
// With H heads: out = [head_1 | ... | head_H] Wo + bo, head = dropout(softmax(scores)) V. Without returnWeights it goes
// through the query rows a few at a time and holds the scores of one head and these rows only.
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
  using Packed = kernels::PackedMatrix<Scalar>;
  struct Projections {
    Mat queries, keys,
        values;  // of all heads, queries scaled, both rotated when the scheme does; head h has a block of columns
  };
  // What all queries of a head attend to, in the order of the product's reading.
  struct Head {
    Packed keysTransposed, values;
  };
  // Some queries of one head.
  struct Slice {
    Index head;
    const RowBlock& rows;
  };
  Projections project(const Mat& queryInput, const Mat& keyInput, const Mat& valueInput) const;
  Head headOf(const Projections& projections, Index head) const;
  void putScores(const Mat& queries, const Packed& keysTransposed, const Slice& slice, Mat& scores) const;
  void addScoreBias(Mat& scores, const Slice& slice) const;
  void dropWeights(Mat& weights, const Slice& slice, uint64_t seed) const;
  void putOutput(const Mat& usedWeights, const Packed& values, const Slice& slice, Mat& output) const;
  void putExactOutput(const Mat& usedWeights, const Mat& values, const Slice& slice, Mat& output) const;
  const AttentionPlan& plan_;
  const AttentionOptions& options_;
  Packed Wq_, Wk_, Wv_, Wo_;
  Mat bq_, bk_, bv_, bo_;      // one row each; empty when absent
  Packed shawKeysTransposed_;  // this and what follows: empty when absent
  Mat shawValues_, t5Bias_;
};

}  // namespace poslab
