#include "attention_input.h"

#include <algorithm>
#include <cmath>

namespace poslab::fuzz {

namespace {

struct Shape {
  Index queries, keys, width, heads, headWidth, valueHeadWidth;
};

// Now and then larger than a kernel's panel of columns, or than the 64 rows attended to at once.
Index side(Input& in, Index usual, Index large) { return in.count(1, in.byte() >= 235 ? large : usual); }

void readScheme(Input& in, const Shape& shape, AttentionOptions& options) {
  options.scheme = in.choice({Scheme::kNone, Scheme::kSinusoidal, Scheme::kLearned, Scheme::kShaw, Scheme::kT5,
                              Scheme::kAlibi, Scheme::kRotary});
  const Scheme of = in.oddly() ? in.choice({Scheme::kLearned, Scheme::kShaw, Scheme::kT5}) : options.scheme;
  if (of == Scheme::kSinusoidal || of == Scheme::kLearned) {
    options.table = in.matrix(std::max(shape.queries, shape.keys), shape.width);
  }
  if (of == Scheme::kShaw) {
    const Index clip = in.count(0, 3);
    options.shaw = {in.oddly() ? in.size(0, 3) : static_cast<double>(clip), in.matrix(2 * clip + 1, shape.headWidth),
                    in.maybe([&] { return in.matrix(2 * clip + 1, shape.valueHeadWidth); })};
  }
  if (of == Scheme::kT5) {
    const Index buckets = 2 * in.count(2, 6);
    options.t5 = {in.matrix(buckets, shape.heads), in.oddly() ? in.size(2, 12) : static_cast<double>(buckets),
                  in.size(7, 40), in.flag()};
  }
  if (of == Scheme::kAlibi && in.flag()) {
    options.alibi = {in.maybe([&] { return in.vector(shape.heads); }),
                     in.choice({AlibiForm::kDistance, AlibiForm::kKeyOnly})};
  }
  if (of == Scheme::kRotary && in.flag()) {
    options.rotary = {in.positive(), in.choice({Layout::kInterleaved, Layout::kHalves})};
  }
  const bool tabled = of == Scheme::kSinusoidal || of == Scheme::kLearned;
  const auto ids = [&](Index length) { return tabled ? in.ids(length, 0, length - 1) : in.anyIds(length); };
  options.queryPositions = in.maybe([&] { return ids(shape.queries); });
  options.keyPositions = in.maybe([&] { return ids(shape.keys); });
}

void readMasks(Input& in, const Shape& shape, AttentionOptions& options) {
  const Index scores = shape.queries * shape.keys;
  options.masks.causal = in.flag();
  options.masks.mask = in.maybe([&] { return in.bits(scores); });
  options.masks.validLens = in.maybe([&] { return in.ids(in.flag() ? 1 : shape.queries, 0, shape.keys + 1); });
  options.headMasks = in.maybe([&] { return in.bits(shape.heads * scores); });
  options.maskedScore = in.maskedScore();
  options.emptyRow = in.choice({EmptyRow::kZero, EmptyRow::kUniform, EmptyRow::kNan});
  options.weightDropout = in.maybe([&] {
    DropoutOptions dropout{in.rate(), in.choice({Mode::kEval, Mode::kTrain}), in.seed()};
    dropout.keep = in.maybe([&] { return in.bits(shape.heads * scores); });
    return dropout;
  });
}

}  // namespace

AttentionOptions readAttention(Input& in, Index outputWidth, bool withKeys) {
  AttentionOptions options;
  Shape shape{.queries = side(in, 6, 70), .width = outputWidth > 0 ? outputWidth : side(in, 5, 20)};
  shape.keys = withKeys && in.flag() ? side(in, 6, 70) : shape.queries;
  shape.heads = in.count(1, 3);
  shape.headWidth = side(in, 4, 20);
  shape.valueHeadWidth = side(in, 3, 20);
  options.tokens = in.matrix(shape.queries, shape.width);
  if (shape.keys != shape.queries || (withKeys && in.oddly())) options.keys = in.matrix(shape.keys, shape.width);
  options.headCount = in.oddly() ? in.size(1, 4) : static_cast<double>(shape.heads);
  options.Wq = in.matrix(shape.width, shape.heads * shape.headWidth);
  options.Wk = in.matrix(shape.width, shape.heads * shape.headWidth);
  options.Wv = in.matrix(shape.width, shape.heads * shape.valueHeadWidth);
  if (outputWidth > 0 || in.flag()) {
    options.Wo = in.matrix(options.Wv.cols(), outputWidth > 0 ? outputWidth : in.count(1, 4));
  }
  options.bq = in.maybe([&] { return in.vector(options.Wq.cols()); });
  options.bk = in.maybe([&] { return in.vector(options.Wk.cols()); });
  options.bv = in.maybe([&] { return in.vector(options.Wv.cols()); });
  if (options.Wo || in.oddly()) options.bo = in.maybe([&] { return in.vector(options.Wo ? options.Wo->cols() : 1); });
  options.scale = in.choice({Scale::kHeadWidth, Scale::kNone});
  readScheme(in, shape, options);
  readMasks(in, shape, options);
  options.returnWeights = !in.flag();
  options.summation = in.choice({Summation::kFast, Summation::kExact});
  options.precision = in.choice({Precision::kFloat64, Precision::kFloat32});
  return options;
}

Mask allowedKeys(const AttentionOptions& options, Index head, Index query, Index keys) {
  Mask allowed(keys, 1);
  const Index queries = options.tokens.rows();
  for (Index key = 0; key < keys; ++key) {
    const MaskOptions& masks = options.masks;
    if (masks.causal && key > query + keys - queries) allowed[key] = 0;
    if (masks.mask && !(*masks.mask)[query * keys + key]) allowed[key] = 0;
    if (options.headMasks && !(*options.headMasks)[(head * queries + query) * keys + key]) allowed[key] = 0;
    if (masks.validLens && key >= (*masks.validLens)[masks.validLens->size() == 1 ? 0 : query]) allowed[key] = 0;
  }
  return allowed;
}

bool asksForNan(const AttentionOptions& options) {
  if (options.emptyRow != EmptyRow::kNan) return false;
  const Index queries = options.tokens.rows(), keys = options.keys ? options.keys->rows() : queries;
  for (Index head = 0; head < static_cast<Index>(options.headCount); ++head) {
    for (Index query = 0; query < queries; ++query) {
      const Mask allowed = allowedKeys(options, head, query, keys);
      if (std::find(allowed.begin(), allowed.end(), 1) == allowed.end()) return true;
    }
  }
  return false;
}

void expectHeadWeights(const AttentionOptions& options, const Matrix& weights, Index head) {
  for (Index query = 0; query < weights.rows(); ++query) {
    const Mask allowed = allowedKeys(options, head, query, weights.cols());
    const bool empty = std::find(allowed.begin(), allowed.end(), 1) == allowed.end();
    double sum = 0;
    for (Index key = 0; key < weights.cols(); ++key) {
      const double weight = weights(query, key);
      sum += weight;
      if (empty && options.emptyRow == EmptyRow::kNan) {
        EXPECT_PROPERTY(std::isnan(weight));
        continue;
      }
      EXPECT_PROPERTY(weight >= 0 && weight <= 1);
      if (!empty && !allowed[key] && std::isinf(options.maskedScore)) EXPECT_PROPERTY(weight == 0);
    }
    if (empty && options.emptyRow == EmptyRow::kNan) continue;
    const double wanted = empty && options.emptyRow == EmptyRow::kZero ? 0 : 1;
    EXPECT_PROPERTY(std::fabs(sum - wanted) <= (options.precision == Precision::kFloat32 ? 1e-5 : 1e-13));
  }
}

}  // namespace poslab::fuzz
