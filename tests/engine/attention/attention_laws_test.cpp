// What must hold for any input: random draws instead of chosen numbers.
#include "../fixtures.h"
#include "attention/attention.h"
#include "attention_fixtures.h"
#include "encoding/learned.h"
#include "encoding/sinusoidal.h"

namespace poslab {

namespace {

AttentionOptions randomAttention(uint64_t seed, Index n, Index width, double heads) {
  AttentionOptions options;
  const double std = 1 / std::sqrt(static_cast<double>(width));
  options.tokens = normalMatrix(n, width, 1, derivedSeed(seed, "tokens"));
  options.Wq = normalMatrix(width, width, std, derivedSeed(seed, "Wq"));
  options.Wk = normalMatrix(width, width, std, derivedSeed(seed, "Wk"));
  options.Wv = normalMatrix(width, width, std, derivedSeed(seed, "Wv"));
  options.Wo = normalMatrix(width, width, std, derivedSeed(seed, "Wo"));
  options.bq = asVector(normalMatrix(1, width, 1, derivedSeed(seed, "bq")));
  options.headCount = heads;
  return options;
}

std::vector<int32_t> positionsFrom(int32_t first, Index n) {
  std::vector<int32_t> positions;
  for (Index i = 0; i < n; ++i) positions.push_back(first + static_cast<int32_t>(i));
  return positions;
}

AttentionOptions relativeAttention(Scheme scheme, uint64_t seed) {
  AttentionOptions options = randomAttention(seed, 9, 16, 2);
  options.scheme = scheme;
  if (scheme == Scheme::kT5) options.t5 = T5Options{normalMatrix(32, 2, 1, seed), 32, 128, true};
  if (scheme == Scheme::kShaw)
    options.shaw = ShawOptions{3, normalMatrix(7, 8, 1, seed), normalMatrix(7, 8, 1, seed + 1)};
  return options;
}

}  // namespace

TEST(AttentionLaws, WithoutPositionsPermutingTokensPermutesOutputs_E01) {
  Random random(2024);
  for (uint64_t seed = 0; seed < 20; ++seed) {
    AttentionOptions options = randomAttention(seed, 3 + static_cast<Index>(seed % 8), 16, seed % 2 == 0 ? 1 : 4);
    const Matrix output = attention(options).output;
    const std::vector<Index> order = randomOrder(options.tokens.rows(), random);
    options.tokens = reordered(options.tokens, order);
    expectNear(attention(options).output, reordered(output, order), 1e-13);
  }
}

TEST(AttentionLaws, PositionsBreakItAndPermutingTheSumRestoresIt_E01) {
  const Matrix table = sinusoidalTable({.rows = 4, .width = 8});
  const std::vector<Index> order = {2, 0, 3, 1};
  AttentionOptions options = fixtureAttention(4, 8);
  const Matrix tokens = options.tokens;
  options.tokens = tokens + table;
  const Matrix output = attention(options).output;
  options.tokens = reordered(tokens, order) + table;
  EXPECT_NEAR(largestDifference(attention(options).output, reordered(output, order)), 0.308172488, kPrinted);
  options.tokens = reordered(tokens + table, order);
  expectNear(attention(options).output, reordered(output, order), 1e-12);
}

TEST(AttentionLaws, RelativeSchemesIgnoreAShiftOfAllPositionsExactly) {
  for (const Scheme scheme : {Scheme::kNone, Scheme::kT5, Scheme::kAlibi, Scheme::kShaw}) {
    for (uint64_t seed = 0; seed < 5; ++seed) {
      AttentionOptions options = relativeAttention(scheme, seed);
      const Matrix output = attention(options).output;
      for (const int32_t shift : {1, 37, 900, -5000, 2147483000}) {
        options.queryPositions = positionsFrom(shift, 9);
        EXPECT_EQ(attention(options).output, output);
      }
    }
  }
}

TEST(AttentionLaws, RotaryIgnoresAShiftUpToRounding) {
  for (const Layout layout : {Layout::kInterleaved, Layout::kHalves}) {
    AttentionOptions options = relativeAttention(Scheme::kRotary, 3);
    options.rotary = RotaryOptions{10000, layout};
    const Matrix output = attention(options).output;
    for (const int32_t shift : {1, 37, 900, 3000, -700}) {
      options.queryPositions = positionsFrom(shift, 9);
      expectNear(attention(options).output, output, 1e-11);
    }
    options.queryPositions = std::vector<int32_t>{0, 2, 4, 6, 8, 10, 12, 14, 16};
    EXPECT_GT(largestDifference(attention(options).output, output), 1e-3);
  }
}

TEST(AttentionLaws, AbsoluteTablesFeelAShift) {
  for (const Scheme scheme : {Scheme::kSinusoidal, Scheme::kLearned}) {
    AttentionOptions options = randomAttention(5, 9, 16, 2);
    options.scheme = scheme;
    options.table =
        scheme == Scheme::kLearned ? learnedTable({100, 16, 1, 1}) : sinusoidalTable({.rows = 100, .width = 16});
    const Matrix output = attention(options).output;
    options.queryPositions = positionsFrom(37, 9);
    EXPECT_GT(largestDifference(attention(options).output, output), 1e-3);
  }
}

TEST(AttentionLaws, OffsetsFarBeyond32BitsDoNotWrap) {
  AttentionOptions options = relativeAttention(Scheme::kT5, 1);
  options.tokens = inputX(2, 16);
  options.queryPositions = std::vector<int32_t>{-2147483647 - 1, 2147483647};
  const AttentionResult far = attention(options);
  options.queryPositions = std::vector<int32_t>{0, 1000};
  EXPECT_EQ(attention(options).scores[0], far.scores[0]);
}

TEST(AttentionLaws, PaddingBehindTheValidLengthNeverMatters) {
  AttentionOptions options = randomAttention(8, 5, 16, 2);
  options.masks.validLens = std::vector<int32_t>{3};
  const Matrix output = attention(options).output;
  options.tokens.bottomRows(2).setConstant(9);
  EXPECT_EQ(attention(options).output.topRows(3), output.topRows(3));
  options.masks.validLens.reset();
  options.tokens = Matrix(options.tokens.topRows(3));
  expectNear(attention(options).output, output.topRows(3), 1e-13);
}

}  // namespace poslab
