// Three acts under eight ways to bring in position, on a fixture of explicit numbers whose results were computed
// independently (NumPy, PyTorch): X[t,c] = sin(0.5 + 0.9t + 0.4c + 0.25tc) [6 x 8], W(s)[i,j] = sin(s + 1.1i + 0.7j +
// 0.3ij) / sqrt(8).
#include "experiments/shift_acts.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <map>

#include "encoding/sinusoidal.h"

namespace poslab {
namespace {

Matrix filled(Index rows, Index cols, const std::function<double(double, double)>& entry) {
  Matrix matrix(rows, cols);
  for (Index row = 0; row < rows; ++row) {
    for (Index col = 0; col < cols; ++col) matrix(row, col) = entry(static_cast<double>(row), static_cast<double>(col));
  }
  return matrix;
}

Matrix tokens(Index count = 6) {
  return filled(count, 8, [](double t, double c) { return std::sin(0.5 + 0.9 * t + 0.4 * c + 0.25 * t * c); });
}

Matrix weights(double s) {
  return filled(8, 8,
                [s](double i, double j) { return std::sin(s + 1.1 * i + 0.7 * j + 0.3 * i * j) / std::sqrt(8.0); });
}

SchemeLayer layer(const char* name, Scheme scheme, bool atInput = false) {
  AttentionOptions options;
  options.Wq = weights(0.1);
  options.Wk = weights(0.2);
  options.Wv = weights(0.3);
  options.scheme = scheme;
  if (scheme == Scheme::kSinusoidal) options.table = sinusoidalTable({.rows = 1000, .width = 8});
  if (scheme == Scheme::kLearned) {
    options.table = filled(1000, 8, [](double i, double c) { return std::sin(1.3 * i * i + 2.1 * c + 0.4); });
  }
  if (scheme == Scheme::kT5) {
    options.t5.emplace();
    options.t5->bias = filled(32, 1, [](double b, double) { return 0.8 * std::sin(0.7 * b + 0.2); });
  }
  if (scheme == Scheme::kShaw) {
    options.shaw.emplace();
    options.shaw->clip = 2;
    options.shaw->keyVectors = filled(5, 8, [](double r, double c) { return 0.5 * std::sin(0.5 * r + 0.9 * c + 0.1); });
    options.shaw->valueVectors =
        filled(5, 8, [](double r, double c) { return 0.5 * std::cos(0.6 * r + 0.7 * c + 0.3); });
  }
  return {name, std::move(options), atInput};
}

std::vector<SchemeLayer> layers() {
  return {layer("none", Scheme::kNone),
          layer("shaw", Scheme::kShaw),
          layer("t5", Scheme::kT5),
          layer("alibi", Scheme::kAlibi),
          layer("rotary", Scheme::kRotary),
          layer("sinusoidalQueryKey", Scheme::kSinusoidal),
          layer("sinusoidalInput", Scheme::kSinusoidal, true),
          layer("learnedInput", Scheme::kLearned, true)};
}

std::map<std::string, Verdict> changes(const PlacedText& before, const PlacedText& after) {
  std::map<std::string, Verdict> found;
  for (const SchemeLayer& one : layers()) found[one.scheme] = compareAct(one, before, after).change.value();
  return found;
}

TEST(ShiftActs, MovingTheIdsIsSeenByTablesOnly) {
  auto found = changes(placeText(tokens(), 0, false), placeText(tokens(), 37, false));
  for (const char* offsets : {"none", "shaw", "t5", "alibi"}) EXPECT_TRUE(found[offsets].identical) << offsets;
  EXPECT_TRUE(found["rotary"].holds);
  EXPECT_FALSE(found["rotary"].identical);
  EXPECT_NEAR(found["sinusoidalQueryKey"].residual, 0.288436403, 1e-9);
  EXPECT_NEAR(found["sinusoidalInput"].residual, 1.14584262, 1e-8);
  EXPECT_NEAR(found["learnedInput"].residual, 2.38433768, 1e-8);
}

TEST(ShiftActs, MovingTheIdsByTenChangesSinusoids) {
  auto found = changes(placeText(tokens(), 0, false), placeText(tokens(), 10, false));
  EXPECT_NEAR(found["sinusoidalInput"].residual, 0.803039862, 1e-9);
}

TEST(ShiftActs, RopeStaysWithinRoundingFarOut) {
  auto found = changes(placeText(tokens(), 0, false), placeText(tokens(), 900, false));
  EXPECT_TRUE(found["rotary"].holds);
}

TEST(ShiftActs, RealWordsInFrontChangeEveryScheme) {
  const Matrix front = Matrix::Constant(1, 8, 0.5);
  for (const auto& [scheme, verdict] : changes(placeText(tokens(), 0, false), prependTokens(front, tokens(), false))) {
    EXPECT_GT(verdict.residual, 1e-3) << scheme;
    EXPECT_EQ(verdict.entries, 48) << scheme;
  }
  // Smallest case: no positions, one token of zeros; a word [1] in front takes half of the weight.
  AttentionOptions plain;
  plain.Wq = plain.Wk = plain.Wv = Matrix::Identity(1, 1);
  const Matrix zero = Matrix::Zero(1, 1);
  const Verdict half =
      *compareAct({"none", plain, false}, placeText(zero, 0, false), prependTokens(Matrix::Ones(1, 1), zero, false))
           .change;
  EXPECT_DOUBLE_EQ(half.residual, 0.5);
}

TEST(ShiftActs, PlainIdsAfterPadsAreSeenByTables) {
  const PlacedText before = placeText(tokens(), 0, true);
  auto found = changes(before, padLeft(Matrix::Ones(2, 8), tokens(), {.recheckValid = false, .causal = true}));
  EXPECT_NEAR(found["sinusoidalInput"].residual, 0.824972332, 1e-9);
  EXPECT_NEAR(found["sinusoidalQueryKey"].residual, 0.344954656, 1e-9);
  EXPECT_NEAR(found["learnedInput"].residual, 2.29343545, 1e-8);
  for (const char* scheme : {"none", "shaw", "t5", "alibi", "rotary"}) EXPECT_TRUE(found[scheme].holds) << scheme;
}

TEST(ShiftActs, CountingFromTheFirstRealTokenUndoesPadding) {
  const PlacedText padded = padLeft(Matrix::Ones(3, 8), tokens(), {.recheckValid = true, .causal = true});
  EXPECT_EQ(padded.positions, (std::vector<int32_t>{0, 0, 0, 0, 1, 2, 3, 4, 5}));
  for (const auto& [scheme, verdict] : changes(placeText(tokens(), 0, true), padded)) {
    EXPECT_TRUE(verdict.holds) << scheme << " " << verdict.residual;
  }
}

// D2L's valid length keeps a prefix of the keys; pads in front are inside every prefix that holds the text.
TEST(ShiftActs, AValidLengthHidesNoPadInFront) {
  const PlacedText padded =
      padLeft(Matrix::Ones(1, 8), tokens(), {.recheckValid = true, .padMask = PadMask::kValidLens});
  for (const auto& [scheme, verdict] : changes(placeText(tokens(), 0, false), padded)) {
    EXPECT_GT(verdict.residual, 1e-3) << scheme;
  }
  // Zero scores over one pad and three tokens: the pad keeps a quarter.
  AttentionOptions plain;
  plain.Wq = plain.Wk = Matrix::Zero(1, 1);
  plain.Wv = Matrix::Identity(1, 1);
  const PlacedText four =
      padLeft(Matrix::Ones(1, 1), Matrix::Zero(3, 1), {.recheckValid = true, .padMask = PadMask::kValidLens});
  EXPECT_DOUBLE_EQ(layerOutput({"none", plain, false}, four)(0, 0), 0.25);
}

TEST(ShiftActs, AnIdPastTheTableIsReportedAndTheOthersGoOn) {
  const PlacedText before = placeText(tokens(), 0, false), after = placeText(tokens(), 995, false);
  const SchemeChange refused = compareAct(layer("sinusoidalInput", Scheme::kSinusoidal, true), before, after);
  EXPECT_FALSE(refused.change.has_value());
  ASSERT_TRUE(refused.error.has_value());
  EXPECT_EQ(refused.error->code, "row-out-of-table");
  EXPECT_TRUE(compareAct(layer("t5", Scheme::kT5), before, after).change->identical);
}

// Moved by 10 places, computed independently: 0.224241674. Values do not read the positions of Q and K alone, so the
// weights are those of sinusoids in queries and keys; T5 sees offsets only.
TEST(ShiftActs, WeightsChangeWithTheInput) {
  const PlacedText before = placeText(tokens(), 0, false), after = placeText(tokens(), 10, false);
  const Verdict weights = *compareWeights(layer("sinusoidalInput", Scheme::kSinusoidal, true), before, after);
  EXPECT_NEAR(weights.residual, 0.224241674, 1e-9);
  EXPECT_EQ(weights.entries, 36);
  const SchemeLayer inScores = layer("sinusoidalQueryKey", Scheme::kSinusoidal);
  EXPECT_NEAR(compareWeights(inScores, before, after)->residual, 0.224241674, 1e-9);
  EXPECT_TRUE(compareWeights(layer("t5", Scheme::kT5), before, after)->identical);
  const PlacedText past = placeText(tokens(), 995, false);
  EXPECT_FALSE(compareWeights(layer("sinusoidalInput", Scheme::kSinusoidal, true), before, past).has_value());
}

TEST(ShiftActs, WeightsOfEveryHeadAreCompared) {
  SchemeLayer two = layer("sinusoidalInput", Scheme::kSinusoidal, true);
  two.attention.headCount = 2;
  EXPECT_EQ(compareWeights(two, placeText(tokens(), 0, false), placeText(tokens(), 1, false))->entries, 72);
}

TEST(ShiftActs, DecodingAtRowZeroDriftsFromTheFirstStepOn) {
  const SchemeLayer once = layer("sinusoidalInput", Scheme::kSinusoidal, true);
  const Decoding decoding = decodeAtZero(once, tokens(5));
  ASSERT_EQ(decoding.differences.size(), 5u);
  EXPECT_EQ(decoding.differences[0], 0);  // the first token does stand at 0
  for (size_t step = 1; step < 5; ++step) EXPECT_GT(decoding.differences[step], 1e-3) << step;
  EXPECT_FALSE(decoding.verdict.holds);
  EXPECT_EQ(decoding.agrees, (std::vector<uint8_t>{1, 0, 0, 0, 0}));

  // The right side: the last row of the causal pass, computed independently.
  const double expected[] = {0.0271260063, -1.48558742,  0.2444119,     0.228498516,
                             0.499609712,  -0.397026322, -0.0214506489, 0.6968143};
  const Matrix output = layerOutput(once, placeText(tokens(5), 0, true));
  for (Index col = 0; col < 8; ++col) EXPECT_NEAR(output(4, col), expected[col], 1e-8);
}

// One causal pass with all ids 0 is what decoding token by token with row 0 does: each new query meets the cached keys.
TEST(ShiftActs, DecodingByStepsIsOneCausalPass) {
  SchemeLayer once = layer("sinusoidalInput", Scheme::kSinusoidal, true);
  const Matrix text = tokens(5);
  PlacedText zeros = placeText(text, 0, true);
  zeros.positions.assign(5, 0);
  const Matrix pass = layerOutput(once, zeros);
  const Matrix fed = text.rowwise() + once.attention.table->row(0);
  for (Index step = 0; step < 5; ++step) {
    AttentionOptions one = once.attention;
    one.scheme = Scheme::kNone;
    one.table.reset();
    one.tokens = fed.row(step);
    one.keys = fed.topRows(step + 1);
    EXPECT_LT((attention(one).output - pass.row(step)).cwiseAbs().maxCoeff(), 1e-12) << step;
  }
}

}  // namespace
}  // namespace poslab
