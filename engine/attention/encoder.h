// A stack of identical layers (same weights) over one sequence, with UDL's placements as two choices: where the table
// enters, and into which of query, key, value. h <- h + attention(norm(h)), then the ReLU feed-forward likewise; see
// engine-api for defaults.
#pragma once

#include "attention.h"

namespace poslab {

enum class Placement { kInput, kEveryLayer, kQueryKey };
enum class Norm { kNone, kPre, kPost };
enum class Operand { kQuery, kKey, kValue };
struct FeedForward {
  Matrix W1, W2;  // [width x hidden], [hidden x width]
  std::optional<Vector> b1 = {}, b2 = {};
};

constexpr double kMaxLayers = 256;

struct EncoderOptions {
  // Per-layer attention; tokens is the sequence, keys must be absent. With schemes sinusoidal or learned, `table`
  // enters as `placement` says; its rows follow queryPositions. Without placement these schemes mean kQueryKey, as in
  // attention(). placement with a table works beside any other scheme. weightDropout: layer 0 draws from its seed, the
  // others from seeds derived from it; keep serves every layer.
  AttentionOptions attention;
  double layerCount = 1;  // 1..kMaxLayers
  std::optional<Placement> placement = {};
  // With kEveryLayer or kQueryKey; default query and key for kQueryKey.
  std::optional<std::vector<Operand>> positionOperands = {};
  Norm norm = Norm::kNone;
  bool residual = true;
  std::optional<FeedForward> feedForward = {};
};

struct EncoderResult {
  Matrix output;
  std::vector<Matrix> layers;                // output of each layer
  std::vector<std::vector<Matrix>> weights;  // [layer][head]
};

EncoderResult encoder(const EncoderOptions& options);  // Throws EngineError.

}  // namespace poslab
