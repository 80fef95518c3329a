#include "learned.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "../dropout/random.h"
#include "../error.h"

namespace poslab {

namespace {

void requireStd(double std) {
  if (std > 0 && std <= std::numeric_limits<double>::max()) return;
  refuse(std::isfinite(std) ? "out-of-range" : "not-finite", "std", "a number above 0", formatNumber(std));
}

}  // namespace

Matrix learnedTable(const LearnedOptions& options) {
  requireInteger("rows", options.rows, 1, kMaxEntries);
  requireInteger("width", options.width, 1, kMaxWidth);
  requireMemory("rows", options.rows * options.width);
  requireStd(options.std);
  const uint64_t seed = requireSeed("seed", options.seed);
  Matrix table = normalMatrix(static_cast<Index>(options.rows), static_cast<Index>(options.width), options.std, seed);
  requireFiniteResult("learnedTable", table);
  return table;
}

ExtendedTable extendLearnedTable(const Matrix& table, double rows, double seed, double std) {
  requireNonEmpty("table", table);
  requireFinite("table", table);
  requireInteger("rows", rows, static_cast<double>(table.rows()), kMaxEntries);
  ExtendedTable extended{learnedTable({rows, static_cast<double>(table.cols()), seed, std}), table.rows()};
  std::copy_n(table.data(), table.size(), extended.table.data());
  return extended;
}

}  // namespace poslab
