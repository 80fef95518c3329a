// Multi-head attention with every scheme of position (D2L multi-head attention; UDL 12.3). Q = X Wq + bq, row vectors;
// heads are contiguous column blocks; scores are divided by sqrt(headWidth). Offset = key position - query position.
//   sinusoidal, learned: table row of each position id added to what feeds Q and K (values stay free of position)
//   shaw: score (q.k + q.a)/sqrt(headWidth), values + b, vectors by clipped offset (Shaw 2018)
//   t5: a number per (bucket, head) added to the score
//   alibi: -slope * |offset| added to the score, or slope * key position ('keyOnly')
//   rotary: queries and keys of each head turned by their position id
#pragma once

#include <optional>

#include "../dropout/dropout.h"
#include "../encoding/rotary.h"
#include "../matrix.h"
#include "softmax.h"

namespace poslab {

enum class Scheme { kNone, kSinusoidal, kLearned, kShaw, kT5, kAlibi, kRotary };
enum class Scale { kHeadWidth, kNone };
enum class AlibiForm { kDistance, kKeyOnly };

struct AlibiOptions {
  std::optional<Vector> slopes;  // one per head; default alibiSlopes(headCount)
  AlibiForm form = AlibiForm::kDistance;
};
struct T5Options {
  Matrix bias;  // [bucketCount x heads]
  double bucketCount = 32, maxDistance = 128;
  bool bidirectional = true;
};
struct ShawOptions {
  double clip = 0;
  Matrix keyVectors;                   // [2 clip + 1 x headWidth], row = clipped offset + clip
  std::optional<Matrix> valueVectors;  // same shape with the value head width
};

struct AttentionOptions {
  Matrix tokens;               // [n x width]
  std::optional<Matrix> keys;  // [m x width]; default tokens
  Matrix Wq, Wk, Wv;           // [width x projected]
  std::optional<Matrix> Wo;    // [value width x out]
  std::optional<Vector> bq, bk, bv, bo;
  double headCount = 1;
  Scale scale = Scale::kHeadWidth;
  Scheme scheme = Scheme::kNone;
  std::optional<std::vector<int32_t>> queryPositions, keyPositions;
  std::optional<Matrix> table;  // required by sinusoidal and learned; an id outside its rows throws "row-out-of-table"
  std::optional<RotaryOptions> rotary;  // options of a scheme that is not the chosen one throw
  std::optional<AlibiOptions> alibi;
  std::optional<T5Options> t5;
  std::optional<ShawOptions> shaw;
  MaskOptions masks;
  std::optional<Mask> headMasks;  // [heads * n * m], combined with masks by "and"
  double maskedScore = -std::numeric_limits<double>::infinity();
  EmptyRow emptyRow = EmptyRow::kZero;
  std::optional<DropoutOptions>
      weightDropout;          // after the softmax; one draw per entry of [heads * n x m], keep likewise
  bool returnWeights = true;  // false: weights, usedWeights and scores stay empty, and no n x m matrix is held
  Summation summation = Summation::kFast;  // over the keys; kExact: permuting tokens permutes the output bit for bit
  Precision precision = Precision::kFloat64;
};

struct AttentionResult {
  Matrix output;                    // [n x out]
  std::vector<Matrix> weights;      // per head [n x m], before weight dropout
  std::vector<Matrix> usedWeights;  // after it
  std::vector<Matrix> scores;       // before the softmax; maskedScore where masked
};

AttentionResult attention(const AttentionOptions& options);  // Throws EngineError.

}  // namespace poslab
