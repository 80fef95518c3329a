// Absolute tables: sinusoidal, learned, extended, D2L's positional encoding, the matrices of a shift.
#include <cmath>

#include "encoding/learned.h"
#include "encoding/positional_encoding.h"
#include "encoding/rotation.h"
#include "encoding/sinusoidal.h"
#include "properties.h"

namespace poslab::fuzz {
namespace {

constexpr Precision kPrecisions[] = {Precision::kFloat64, Precision::kFloat32};

void fuzzSinusoidal(Input& in) {
  SinusoidalOptions options;
  options.rows = in.size(1, 8);
  options.width = in.size(1, 9);
  options.base = in.positive();
  options.firstPosition = in.integer();
  options.layout = in.choice({Layout::kInterleaved, Layout::kHalves});
  options.precision = in.choice(kPrecisions);
  expectNumbers(
      in, [&] { return sinusoidalTable(options); },
      [&](const Matrix& table) {
        EXPECT_PROPERTY(hasShape(table, static_cast<Index>(options.rows), static_cast<Index>(options.width)));
        EXPECT_PROPERTY(isWithin(table, -1, 1));
      });
}

void fuzzLearned(Input& in) {
  LearnedOptions options{in.size(1, 8), in.size(1, 9), in.seed(), in.positive()};
  expectNumbers(
      in, [&] { return learnedTable(options); },
      [&](const Matrix& table) {
        EXPECT_PROPERTY(hasShape(table, static_cast<Index>(options.rows), static_cast<Index>(options.width)));
        options.rows = 1;
        EXPECT_PROPERTY(isSame(rowsOf(table, 0, 1), learnedTable(options)));
      });
}

void fuzzExtended(Input& in) {
  const Matrix table = in.matrix(in.count(1, 5), in.count(1, 5));
  const double rows = in.size(1, 9), seed = in.seed(), std = in.positive();
  const auto trace = [](Trace& numbers, const ExtendedTable& one) { numbers << one.table << one.firstNewRow; };
  expectAnswer(
      in, [&] { return extendLearnedTable(table, rows, seed, std); }, trace,
      [&](const ExtendedTable& one) {
        EXPECT_PROPERTY(hasShape(one.table, static_cast<Index>(rows), table.cols()));
        EXPECT_PROPERTY(one.firstNewRow == table.rows());
        EXPECT_PROPERTY(isSame(rowsOf(one.table, 0, table.rows()), table));
      });
}

void expectEncoded(const PositionalEncodingOptions& options, const PositionalEncodingResult& result) {
  const Index given = options.tokens.rows(), width = options.tokens.cols(), rows = result.output.rows();
  EXPECT_PROPERTY(hasShape(result.output, rows, width) && hasShape(result.table, rows, width));
  EXPECT_PROPERTY(rows + result.lostTokens == given && rows >= 1 && result.lostTokens >= 0);
  EXPECT_PROPERTY(result.keptRows >= 1 && result.keptRows <= rows);
  EXPECT_PROPERTY(isWithin(result.table, -1, 1));
  const bool single = options.precision == Precision::kFloat32;
  const double scale = options.scaleByWidth ? std::sqrt(static_cast<double>(width)) : 1;
  const bool train = options.mode == Mode::kTrain;
  for (Index i = 0; i < result.output.size(); ++i) {
    const double token = scale * options.tokens.data()[i], entry = result.table.data()[i];
    const double size = std::fabs(token) + std::fabs(entry), kept = result.output.data()[i] * (1 - options.dropout);
    EXPECT_PROPERTY(result.dropped[i] <= (train ? 1 : 0));
    const double got = train ? kept : result.output.data()[i];
    if (result.dropped[i]) {
      EXPECT_PROPERTY(result.output.data()[i] == 0);
    } else {
      EXPECT_PROPERTY(std::fabs(got - (token + entry)) <= (single ? 1e-6 : 1e-14) * size + 1e-37);
    }
  }
}

void fuzzPositionalEncoding(Input& in) {
  PositionalEncodingOptions options;
  options.tokens = in.matrix(in.count(1, 6), in.count(1, 5));
  options.maxLen = in.size(1, 8);
  options.dropout = in.rate();
  options.mode = in.choice({Mode::kEval, Mode::kTrain});
  options.seed = in.seed();
  options.scaleByWidth = in.flag();
  options.base = in.positive();
  options.onOverflow = in.choice({OverflowPolicy::kError, OverflowPolicy::kRebuild, OverflowPolicy::kTruncate,
                                  OverflowPolicy::kClamp, OverflowPolicy::kWrap, OverflowPolicy::kInterpolate});
  options.precision = in.choice(kPrecisions);
  Index rows = options.tokens.rows();
  if (options.onOverflow == OverflowPolicy::kTruncate && options.maxLen >= 1 && options.maxLen <= 8)
    rows = std::min(rows, static_cast<Index>(options.maxLen));
  options.keep = in.maybe([&] { return in.bits(rows * options.tokens.cols()); });
  const auto trace = [](Trace& numbers, const PositionalEncodingResult& result) {
    numbers << result.output << result.table << result.keptRows << result.lostTokens << result.dropped;
  };
  expectAnswer(
      in, [&] { return positionalEncoding(options); }, trace,
      [&](const PositionalEncodingResult& result) { expectEncoded(options, result); });
}

void fuzzShiftMatrices(Input& in) {
  const double width = in.size(1, 9), offset = in.integer(), base = in.positive();
  expectNumbers(
      in, [&] { return shiftMatrices(width, offset, base); },
      [&](const std::vector<Matrix>& matrices) {
        EXPECT_PROPERTY(static_cast<Index>(matrices.size()) == static_cast<Index>(width) / 2);
        for (const Matrix& turn : matrices) {
          EXPECT_PROPERTY(hasShape(turn, 2, 2));
          EXPECT_PROPERTY(turn(0, 0) == turn(1, 1) && turn(0, 1) == -turn(1, 0));
          EXPECT_PROPERTY(std::fabs(turn(0, 0) * turn(0, 0) + turn(0, 1) * turn(0, 1) - 1) <= 1e-15);
        }
      });
}

}  // namespace
}  // namespace poslab::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace poslab::fuzz;
  Input in(data, size);
  in.choice({fuzzSinusoidal, fuzzLearned, fuzzExtended, fuzzPositionalEncoding, fuzzShiftMatrices})(in);
  return 0;
}
