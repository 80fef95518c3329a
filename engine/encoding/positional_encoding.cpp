#include "positional_encoding.h"

#include <algorithm>
#include <cmath>

#include "../dropout/random.h"
#include "../error.h"
#include "overflow_positions.h"
#include "sinusoidal.h"

namespace poslab {

namespace {

[[noreturn]] void throwTooLong(Index rows, Index maxLen) {
  const std::string n = std::to_string(rows), limit = std::to_string(maxLen);
  std::string sentence = joined({"tokens has ", n, " rows, but the table has maxLen = ", limit, ", positions 0 to ",
                                 maxLen - 1, ". In PyTorch: ", pytorchSizeMessage(rows, maxLen)});
  // With one row PyTorch's addition broadcasts, so its users get equal positions and no error. We refuse that too.
  if (maxLen == 1) sentence += ". But with maxLen = 1 PyTorch itself broadcasts row 0 to every token, in silence";
  refuse("too-long", "tokens", joined({"at most maxLen = ", limit, " rows"}), joined({n, " rows"}), sentence);
}

template <typename Scalar>
PositionalEncodingResult encode(const PositionalEncodingOptions& options, const std::vector<double>& positions,
                                Index maxLen) {
  const Index rows = static_cast<Index>(positions.size()), width = options.tokens.cols();
  const MatrixOf<Scalar> table = sinusoidalRows<Scalar>(positions, width, options.base, Layout::kInterleaved);
  MatrixOf<Scalar> output = rounded<Scalar>(rowsOf(options.tokens, 0, rows));
  if (options.scaleByWidth) multiplyBy(output, std::sqrt(static_cast<Scalar>(width)));
  addTo(output, table);
  const DropoutOptions dropoutOptions{options.dropout, options.mode, options.seed, options.keep};
  PositionalEncodingResult result;
  result.dropped = droppedEntries(dropoutOptions, output.size(), requireSeed("seed", options.seed));
  requireFiniteResult("positionalEncoding", output);  // before dropout, which could hide an infinity
  applyDropout(output, result.dropped.data(), dropoutOptions);
  requireFiniteResult("positionalEncoding", output);
  result.output = widened(output);
  result.table = widened(table);
  const bool interpolated = options.tokens.rows() > maxLen && options.onOverflow == OverflowPolicy::kInterpolate;
  result.keptRows = interpolated ? 1 : std::min(rows, maxLen);  // interpolation leaves only position 0 in place
  result.lostTokens = options.tokens.rows() - rows;
  return result;
}

}  // namespace

PositionalEncodingResult positionalEncoding(const PositionalEncodingOptions& options) {
  requireNonEmpty("tokens", options.tokens);
  requireFinite("tokens", options.tokens);
  requireMemory("tokens", static_cast<double>(options.tokens.size()));
  requireInteger("maxLen", options.maxLen, 1, kMaxEntries);
  requireBase("base", options.base, options.precision);
  const Index maxLen = static_cast<Index>(options.maxLen);
  if (options.tokens.rows() > maxLen && options.onOverflow == OverflowPolicy::kError) {
    throwTooLong(options.tokens.rows(), maxLen);
  }
  const std::vector<double> positions = overflowPositions(options.onOverflow, options.tokens.rows(), maxLen);
  const Index entries = static_cast<Index>(positions.size()) * options.tokens.cols();
  requireDropout({options.dropout, options.mode, options.seed, options.keep}, entries, {"dropout", "seed", "keep"});
  return options.precision == Precision::kFloat32 ? encode<float>(options, positions, maxLen)
                                                  : encode<double>(options, positions, maxLen);
}

std::string pytorchSizeMessage(Index inputRows, Index tableRows) {
  return joined({"The size of tensor a (", inputRows, ") must match the size of tensor b (", tableRows,
                 ") at non-singleton dimension 1"});
}

}  // namespace poslab
