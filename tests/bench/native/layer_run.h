// Self-attention with the engine's kernel, and nothing around it: the layer is built once, which packs its weights, and
// applied again and again. What `npm run bench` calls "the kernel", natively and in WebAssembly.
#pragma once

#include "attention/attention_layer.h"

namespace poslab::bench {

class LayerRun {
 public:
  // numbers: X [n x width], then Wq, Wk, Wv, Wo [width x width] each, in float32.
  LayerRun(Index n, Index width, Index heads, const float* numbers)
      : tokens_(Eigen::Map<const MatrixOf<float>>(numbers, n, width)),
        options_(optionsOf(n, width, heads, numbers)),
        plan_(planAttention(options_)),
        layer_(plan_) {}
  // The plan refers to the options, and the layer to the plan.
  LayerRun(const LayerRun&) = delete;
  LayerRun& operator=(const LayerRun&) = delete;

  // [n x width]; stands until the next call.
  const MatrixOf<float>& operator()() {
    output_ = layer_.apply(tokens_, tokens_, tokens_, 0).output;
    return output_;
  }

 private:
  static AttentionOptions optionsOf(Index n, Index width, Index heads, const float* numbers) {
    const auto next = [&numbers](Index rows, Index cols) {
      Matrix matrix = Eigen::Map<const MatrixOf<float>>(numbers, rows, cols).cast<double>();
      numbers += rows * cols;
      return matrix;
    };
    AttentionOptions options;
    options.tokens = next(n, width);
    options.Wq = next(width, width);
    options.Wk = next(width, width);
    options.Wv = next(width, width);
    options.Wo = next(width, width);
    options.headCount = static_cast<double>(heads);
    options.precision = Precision::kFloat32;
    options.returnWeights = false;
    return options;
  }

  MatrixOf<float> tokens_;
  AttentionOptions options_;
  AttentionPlan plan_;
  AttentionLayer<float> layer_;
  MatrixOf<float> output_;
};

}  // namespace poslab::bench
