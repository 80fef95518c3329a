#include "attention.h"

#include "../dropout/random.h"
#include "../error.h"
#include "attention_layer.h"

namespace poslab {

namespace {

template <typename Scalar>
std::vector<Matrix> allWidened(std::vector<MatrixOf<Scalar>> matrices) {
  std::vector<Matrix> wide;
  for (MatrixOf<Scalar>& matrix : matrices) wide.push_back(widened(std::move(matrix)));
  return wide;
}

template <typename Scalar>
AttentionResult attend(const AttentionPlan& plan) {
  const AttentionOptions& options = plan.options;
  const MatrixOf<Scalar> tokens = narrowed<Scalar>("tokens", options.tokens);
  const MatrixOf<Scalar> keys = options.keys ? narrowed<Scalar>("keys", *options.keys) : tokens;
  MatrixOf<Scalar> queryInput = tokens, keyInput = keys;
  if (options.table) {
    // Ids nobody gave are 0, 1, ...: then it is the table that is too short.
    const char* queryIds = options.queryPositions ? "queryPositions" : "table";
    const char* keyIds = options.keyPositions ? "keyPositions" : options.keys ? "table" : queryIds;
    addTo(queryInput, narrowed<Scalar>("table", tableRows(*options.table, plan.queryPositions, queryIds)));
    addTo(keyInput, narrowed<Scalar>("table", tableRows(*options.table, plan.keyPositions, keyIds)));
  }
  const uint64_t seed = options.weightDropout ? requireSeed("weightDropout.seed", options.weightDropout->seed) : 0;
  LayerResult<Scalar> result = AttentionLayer<Scalar>(plan).apply(queryInput, keyInput, keys, seed);
  return {widened(std::move(result.output)), allWidened(std::move(result.weights)),
          allWidened(std::move(result.usedWeights)), allWidened(std::move(result.scores))};
}

}  // namespace

AttentionResult attention(const AttentionOptions& options) {
  const AttentionPlan plan = planAttention(options);
  return options.precision == Precision::kFloat32 ? attend<float>(plan) : attend<double>(plan);
}

}  // namespace poslab
