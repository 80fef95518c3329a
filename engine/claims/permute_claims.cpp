// CL01 to CL07 and CL14 to CL16: what shuffling the tokens does to attention and whole layers, under masks and relative
// schemes (UDL 12.3.1 and Problem 12.3).
#include <algorithm>
#include <cmath>
#include <numeric>

#include "draw.h"
#include "layer.h"

namespace poslab::claims {

namespace {

double relative(double residual, const Matrix& output) { return residual / std::max(1.0, largestOf(output)); }

AttentionOptions withValidLength(const ClaimCase& one) {
  AttentionOptions options = layerOf(one);
  options.masks.validLens = {{static_cast<int32_t>(one.length)}};
  return options;
}

double everyOrder(ClaimCase& one) {
  const AttentionOptions options = layerOf(one);
  const Matrix output = outputOf(options);
  constexpr Index kMostTokensOfEveryOrder = 5;
  if (one.X.rows() > kMostTokensOfEveryOrder) return relative(meter(one, options), output);
  ClaimCase other = one;
  std::iota(other.order.begin(), other.order.end(), 0);
  double worst = 0;
  do {
    const double residual = relative(meter(other, options), output);
    if (residual > worst) {
      worst = residual;
      one.order = other.order;
    }
  } while (std::next_permutation(other.order.begin(), other.order.end()));
  return worst;
}

double weightsMove(ClaimCase& one) {
  AttentionOptions options = layerOf(one);
  const auto before = attention(options).weights;
  options.tokens = rowsInOrder(one.X, one.order);
  const auto after = attention(options).weights;
  double worst = 0;
  for (size_t head = 0; head < before.size(); ++head) {
    worst = std::max(worst, largestDifference(after[head], movedOnBothSides(before[head], one.order)));
  }
  return worst;
}

Matrix meanOfRows(const Matrix& matrix) {
  const Matrix ones = Matrix::Constant(1, matrix.rows(), 1 / static_cast<double>(matrix.rows()));
  return product(ones, matrix);
}

double pooledChange(ClaimCase& one) {
  const Matrix shuffled = rowsInOrder(one.X, one.order);
  AttentionOptions options = layerOf(one);
  const Matrix mean = meanOfRows(outputOf(options));
  options.tokens = shuffled;
  const double ofMean = largestDifference(meanOfRows(outputOf(options)), mean);
  // One learned query reads the tokens: it is no token, so it has no place that could change.
  Random random(one.seed);
  options.tokens = drawNormal(random, 1, one.width);
  options.keys = one.X;
  const Matrix read = outputOf(options);
  options.keys = shuffled;
  return std::max(ofMean, largestDifference(outputOf(options), read));
}

ClaimCase drawPrefix(Random& random, Index index) {
  ClaimCase one = drawAttention(random, index);
  one.length = drawIndex(random, 2, one.X.rows());
  const auto prefix = drawOrder(random, one.length);
  std::iota(one.order.begin(), one.order.end(), 0);
  std::copy(prefix.begin(), prefix.end(), one.order.begin());
  return one;
}

ClaimCase drawPadded(Random& random, Index index) {
  ClaimCase one = drawSmall(random, index);
  one.length = drawIndex(random, 1, one.X.rows() - 1);
  return one;
}

ClaimCase drawBlock(Random& random, Index /*index*/) {
  ClaimCase one = drawLayer(random, {.widths = {4, 8, 16}});
  one.layerCount = static_cast<double>(drawIndex(random, 1, 4));
  return one;
}

double wholeBlock(ClaimCase& one) {
  Random random(one.seed);
  const double std = 1 / std::sqrt(static_cast<double>(one.width));
  EncoderOptions block{.attention = layerOf(one), .layerCount = one.layerCount};
  block.attention.Wo = drawNormal(random, one.width, one.width, std);
  block.norm = drawIndex(random, 0, 1) == 0 ? Norm::kPre : Norm::kPost;
  block.feedForward = FeedForward{.W1 = drawNormal(random, one.width, 2 * one.width, std),
                                  .W2 = drawNormal(random, 2 * one.width, one.width, std)};
  const auto run = [&block](const Matrix& tokens) {
    block.attention.tokens = tokens;
    return encoder(block).output;
  };
  return relative(meter(one, run), run(one.X));
}

constexpr Scheme kRelative[] = {Scheme::kRotary, Scheme::kAlibi, Scheme::kT5, Scheme::kShaw};

ClaimCase drawRelative(Random& random, Index index) {
  ClaimCase one = drawSmall(random, index);
  one.scheme = kRelative[index % 4];
  // Rotary turns pairs of columns.
  while (one.scheme == Scheme::kRotary && one.width % 2 == 1) {
    one = drawSmall(random, index);
    one.scheme = Scheme::kRotary;
  }
  return one;
}

ClaimCase drawReversed(Random& random, Index index) {
  ClaimCase one = drawAttention(random, index);
  one.scheme = kRelative[index % 4];
  if (one.scheme == Scheme::kRotary) one.headCount = 1;
  std::iota(one.order.rbegin(), one.order.rend(), 0);
  return one;
}

double schemeMeter(ClaimCase& one) { return meter(one, layerOf(one)); }

}  // namespace

std::vector<Claim> permuteClaims() {
  return {
      // CL01: Self-attention without positions is equivariant: tokens in another order give the same output rows in
      // that order.
      {.id = "CL01", .isTrue = true, .draw = drawAttention, .measure = everyOrder},
      // CL02: Without positions, a shuffle moves rows and columns of the weights alike: each query keeps its weight on
      // each key.
      {.id = "CL02", .isTrue = true, .draw = drawAttention, .measure = weightsMove},
      // CL03: Self-attention without positions is invariant: tokens in another order give the very same output.
      {.id = "CL03", .isTrue = false, .draw = drawSmall, .measure = outputChange},
      // CL04: Without positions, the mean of the output rows does not depend on the order of the tokens; nor does what
      // one fixed query reads.
      {.id = "CL04", .isTrue = true, .draw = drawAttention, .measure = pooledChange},
      // CL05: A causal mask leaves attention without positions equivariant.
      {.id = "CL05",
       .isTrue = false,
       .draw =
           [](Random& random, Index index) {
             ClaimCase one = drawSmall(random, index);
             one.causal = true;
             return one;
           },
       .measure = schemeMeter},
      // CL06: With a valid length, attention without positions is equivariant under every shuffle of the valid tokens
      // alone.
      {.id = "CL06",
       .isTrue = true,
       .draw = drawPrefix,
       .measure = [](ClaimCase& one) { return meter(one, withValidLength(one)); }},
      // CL07: With a valid length, attention without positions is equivariant under any shuffle, padding included.
      {.id = "CL07",
       .isTrue = false,
       .draw = drawPadded,
       .measure = [](ClaimCase& one) { return meter(one, withValidLength(one)); }},
      // CL14: Without positions, one to four whole encoder layers are equivariant too: heads, output projection,
      // residual, layer norm before or after, feed-forward.
      {.id = "CL14", .isTrue = true, .draw = drawBlock, .measure = wholeBlock, .limit = 1e-11},
      // CL15: RoPE, ALiBi, T5 and Shaw know offsets only, so attention with them stays equivariant.
      {.id = "CL15", .isTrue = false, .draw = drawRelative, .measure = schemeMeter, .margin = 1e-4},
      // CL16: Every relative scheme notices when a text is reversed: the outputs do not merely come in reversed order.
      {.id = "CL16",
       .isTrue = false,
       .draw = drawReversed,
       .measure = schemeMeter,
       .limit = 1e-6,
       .bound = Bound::kAbove,
       .contrast = outputChange},
  };
}

}  // namespace poslab::claims
