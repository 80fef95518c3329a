// Every way attention says no, with its sentence.
#include "../fixtures.h"
#include "attention/attention.h"
#include "attention_fixtures.h"
#include "encoding/sinusoidal.h"

namespace poslab {

namespace {

void expectRefusedAfter(const std::function<void(AttentionOptions&)>& spoil, const std::string& code,
                        const std::string& argument, const std::string& sentence) {
  AttentionOptions options = fixtureAttention(4, 8);
  spoil(options);
  expectRefused([&] { attention(options); }, code, argument, sentence);
}

}  // namespace

TEST(AttentionRefusals, Shapes) {
  expectRefusedAfter([](auto& o) { o.tokens = Matrix(0, 8); }, "wrong-shape", "tokens",
                     "tokens must be a matrix with at least 1 row and 1 column; given 0 x 8");
  expectRefusedAfter([](auto& o) { o.keys = inputX(3, 7); }, "wrong-shape", "keys",
                     "keys must be 3 x 8 (rows x columns); given 3 x 7");
  expectRefusedAfter([](auto& o) { o.Wq = weightsW(0.1, 7, 8); }, "wrong-shape", "Wq",
                     "Wq must be 8 x 8 (rows x columns); given 7 x 8");
  expectRefusedAfter([](auto& o) { o.Wk = weightsW(0.1, 8, 4); }, "wrong-shape", "Wk",
                     "Wk must be 8 x 8 (rows x columns); given 8 x 4");
  expectRefusedAfter([](auto& o) { o.Wo = weightsW(0.1, 6, 8); }, "wrong-shape", "Wo",
                     "Wo must be 8 x 8 (rows x columns); given 6 x 8");
  expectRefusedAfter(
      [](auto& o) {
        o.bv = Vector{1, 2};
      },
      "wrong-shape", "bv", "bv must be a list of length 8; given 2");
  expectRefusedAfter([](auto& o) { o.bo = Vector(8, 0.0); }, "unknown-option", "bo",
                     "bo needs Wo: an output bias without an output projection has no meaning");
  expectRefusedAfter([](auto& o) { o.queryPositions = std::vector<int32_t>{0}; }, "wrong-shape", "queryPositions",
                     "queryPositions must be a list of length 4; given 1");
  expectRefusedAfter([](auto& o) { o.headMasks = Mask{1}; }, "wrong-shape", "headMasks",
                     "headMasks must be a list of length 16; given 1");
}

TEST(AttentionRefusals, Heads) {
  expectRefusedAfter([](auto& o) { o.headCount = 3; }, "out-of-range", "headCount",
                     "headCount must be a divisor of the projected widths 8 (Wq, Wk) and 8 (Wv); given 3");
  expectRefusedAfter([](auto& o) { o.headCount = 1.5; }, "not-an-integer", "headCount",
                     "headCount must be an integer from 1 to 1024; given 1.5");
}

TEST(AttentionRefusals, NumbersThatAreNoneOrTooLarge) {
  expectRefusedAfter([](auto& o) { o.Wv(1, 2) = std::nan(""); }, "not-finite", "Wv",
                     "Wv must be finite numbers; given NaN at row 1, column 2");
  expectRefusedAfter(
      [](auto& o) {
        o.tokens.setConstant(1e200);
        o.Wq.setConstant(1e200);
        o.Wk.setOnes();
      },
      "overflow", "scores",
      "computing scores leaves the range of the number format: the result holds Infinity, though the input is "
      "finite");
  expectRefusedAfter(
      [](auto& o) {
        o.tokens(0, 0) = 1e300;
        o.precision = Precision::kFloat32;
      },
      "overflow", "tokens",
      "computing tokens leaves the range of the number format: the result holds Infinity, though the input is "
      "finite");
}

// All that is held at once counts: scores, weights and used weights of each head, and the projected rows.
TEST(AttentionRefusals, MoreNumbersThanMayBeHeld) {
  // Width 1, one head: 3 * 4096 * 4096 + 3 * 4096 (queries, heads, output) + 2 * 4096 (keys, values) = 50352128.
  AttentionOptions options = fixtureAttention(4096, 1);
  expectRefused([&] { attention(options); }, "too-large", "tokens",
                "tokens asks for a result of 50352128 numbers; allowed are at most 33554432 numbers");
  // One query over many keys: 3 * 8000000 + 3 + 2 * 8000000 = 40000003.
  AttentionOptions many = fixtureAttention(1, 1);
  many.keys = Matrix::Zero(8000000, 1);
  expectRefused([&] { attention(many); }, "too-large", "keys",
                "keys asks for a result of 40000003 numbers; allowed are at most 33554432 numbers");
  // Without weights 64 rows of scores, and as much again for masks and offsets: 2 * 64 * 300000 + 3 * 100 + 2 * 300000.
  AttentionOptions streamed = fixtureAttention(100, 1);
  streamed.keys = Matrix::Zero(300000, 1);
  streamed.returnWeights = false;
  expectRefused([&] { attention(streamed); }, "too-large", "keys",
                "keys asks for a result of 39000300 numbers; allowed are at most 33554432 numbers");
}

// The largest float32 is 3.4028234663852886e38 (2^128 - 2^104).
TEST(AttentionRefusals, AMaskedScoreThatSinglePrecisionCannotHold) {
  AttentionOptions options = fixtureAttention(2, 2);
  options.precision = Precision::kFloat32;
  options.maskedScore = -1e39;
  expectRefused([&] { attention(options); }, "out-of-range", "maskedScore",
                "maskedScore must be -Infinity or a number from -3.4028234663852886e+38 to 3.4028234663852886e+38; "
                "given -1e+39");
}

TEST(AttentionRefusals, MissingSchemeOptions) {
  expectRefusedAfter([](auto& o) { o.scheme = Scheme::kT5; }, "missing", "t5",
                     "t5 must be present when scheme is 't5'; given nothing");
  expectRefusedAfter([](auto& o) { o.scheme = Scheme::kShaw; }, "missing", "shaw",
                     "shaw must be present when scheme is 'shaw'; given nothing");
  expectRefusedAfter([](auto& o) { o.scheme = Scheme::kLearned; }, "missing", "table",
                     "table must be present when scheme is 'sinusoidal' or 'learned'; given nothing");
}

TEST(AttentionRefusals, OptionsOfAnotherScheme) {
  expectRefusedAfter(
      [](auto& o) {
        o.t5 = T5Options{Matrix::Zero(32, 1), 32, 128, true};
      },
      "unknown-option", "t5", "t5 belongs to scheme 't5', which is not the scheme given");
  expectRefusedAfter([](auto& o) { o.table = Matrix::Zero(4, 8); }, "unknown-option", "table",
                     "table belongs to scheme 'sinusoidal' or 'learned', which is not the scheme given");
  expectRefusedAfter([](auto& o) { o.rotary = RotaryOptions{}; }, "unknown-option", "rotary",
                     "rotary belongs to scheme 'rotary', which is not the scheme given");
  expectRefusedAfter([](auto& o) { o.alibi = AlibiOptions{}; }, "unknown-option", "alibi",
                     "alibi belongs to scheme 'alibi', which is not the scheme given");
}

TEST(AttentionRefusals, IdsOutsideTheTable) {
  const auto withTable = [](AttentionOptions& o, Index rows) {
    o.scheme = Scheme::kSinusoidal;
    o.table = Matrix::Zero(rows, 8);
  };
  expectRefusedAfter([&](auto& o) { withTable(o, 3); }, "row-out-of-table", "table",
                     "position id 3 has no row in the table: its 3 rows are 0 to 2 (table, index 3)");
  expectRefusedAfter(
      [&](auto& o) {
        withTable(o, 5);
        o.queryPositions = std::vector<int32_t>{0, -1, 2, 3};
      },
      "row-out-of-table", "queryPositions",
      "position id -1 has no row in the table: its 5 rows are 0 to 4 (queryPositions, index 1)");
}

TEST(AttentionRefusals, SchemeDetails) {
  expectRefusedAfter(
      [](auto& o) {
        o.scheme = Scheme::kRotary;
        o.headCount = 8;
      },
      "out-of-range", "headCount",
      "headCount must be such that the head width is even when scheme is 'rotary'; given 8 (head width 1)");
  expectRefusedAfter(
      [](auto& o) {
        o.scheme = Scheme::kT5;
        o.t5 = T5Options{Matrix::Zero(32, 2), 32, 128, true};
      },
      "wrong-shape", "t5.bias", "t5.bias must be 32 x 1 (rows x columns); given 32 x 2");
  expectRefusedAfter(
      [](auto& o) {
        o.scheme = Scheme::kT5;
        o.t5 = T5Options{Matrix::Zero(31, 1), 31, 128, true};
      },
      "out-of-range", "t5.bucketCount", "t5.bucketCount must be even when bidirectional; given 31");
  expectRefusedAfter(
      [](auto& o) {
        o.scheme = Scheme::kShaw;
        o.shaw = ShawOptions{2, Matrix::Zero(4, 8), {}};
      },
      "wrong-shape", "shaw.keyVectors", "shaw.keyVectors must be 5 x 8 (rows x columns); given 4 x 8");
  expectRefusedAfter(
      [](auto& o) {
        o.scheme = Scheme::kShaw;
        o.shaw = ShawOptions{-1, Matrix::Zero(4, 8), {}};
      },
      "out-of-range", "shaw.clip", "shaw.clip must be an integer from 0 to 33554432; given -1");
  expectRefusedAfter(
      [](auto& o) {
        o.scheme = Scheme::kAlibi;
        o.alibi = AlibiOptions{Vector{1, 2}, AlibiForm::kDistance};
      },
      "wrong-shape", "alibi.slopes", "alibi.slopes must be a list of length 1; given 2");
}

TEST(AttentionRefusals, WeightDropout) {
  expectRefusedAfter(
      [](auto& o) {
        o.weightDropout = DropoutOptions{2, Mode::kTrain, 0, {}};
      },
      "out-of-range", "weightDropout.rate", "weightDropout.rate must be a number from 0 to 1; given 2");
  expectRefusedAfter(
      [](auto& o) {
        o.weightDropout = DropoutOptions{0.5, Mode::kTrain, 0, std::vector<uint8_t>{1}};
      },
      "wrong-shape", "weightDropout.keep", "weightDropout.keep must be a list of length 16; given 1");
}

}  // namespace poslab
