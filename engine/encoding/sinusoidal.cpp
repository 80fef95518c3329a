#include "sinusoidal.h"

#include <cmath>
#include <numeric>

#include "../error.h"

namespace poslab {

namespace {

template <typename Scalar>
Matrix checkedTable(const SinusoidalOptions& options) {
  std::vector<double> positions(static_cast<size_t>(options.rows));
  std::iota(positions.begin(), positions.end(), options.firstPosition);
  Matrix table =
      widened(sinusoidalRows<Scalar>(positions, static_cast<Index>(options.width), options.base, options.layout));
  requireFiniteResult("sinusoidalTable", table);  // a tiny base can drive an angle to infinity
  return table;
}

}  // namespace

template <typename Scalar>
std::vector<Scalar> pairDivisors(Index width, double base) {
  std::vector<Scalar> divisors((width + 1) / 2);
  for (size_t j = 0; j < divisors.size(); ++j) {
    // The operands are those of the precision, the function is in double: rounded once, and the library's float twin
    // stays out.
    const double exponent = static_cast<Scalar>(2 * j) / static_cast<Scalar>(width);
    divisors[j] = static_cast<Scalar>(std::pow(static_cast<double>(static_cast<Scalar>(base)), exponent));
  }
  return divisors;
}

template <typename Scalar>
MatrixOf<Scalar> sinusoidalRows(const std::vector<double>& positions, Index width, double base, Layout layout) {
  const std::vector<Scalar> divisors = pairDivisors<Scalar>(width, base);
  const Index sines = static_cast<Index>(divisors.size());
  MatrixOf<Scalar> table(static_cast<Index>(positions.size()), width);
  for (Index row = 0; row < table.rows(); ++row) {
    Scalar* entries = table.data() + row * width;
    for (Index j = 0; j < sines; ++j) {
      const double angle = static_cast<Scalar>(positions[row]) / divisors[j];
      const Index sineCol = layout == Layout::kInterleaved ? 2 * j : j;
      const Index cosineCol = layout == Layout::kInterleaved ? 2 * j + 1 : sines + j;
      entries[sineCol] = static_cast<Scalar>(std::sin(angle));
      if (cosineCol < width)
        entries[cosineCol] = static_cast<Scalar>(std::cos(angle));  // an odd width's last sine stays alone
    }
  }
  return table;
}

template std::vector<float> pairDivisors<float>(Index, double);
template std::vector<double> pairDivisors<double>(Index, double);
template MatrixOf<float> sinusoidalRows<float>(const std::vector<double>&, Index, double, Layout);
template MatrixOf<double> sinusoidalRows<double>(const std::vector<double>&, Index, double, Layout);

void requireBase(const char* argument, double base, Precision precision) {
  const float single = static_cast<float>(base);
  const bool held = precision == Precision::kFloat64 || (std::isfinite(single) && single > 0);
  if (std::isfinite(base) && base > 0 && held) return;
  refuse(std::isfinite(base) ? "out-of-range" : "not-finite", argument,
         joined({"a number above 0", (base > 0 && !held ? " that float32 can hold" : "")}), formatNumber(base));
}

Matrix sinusoidalTable(const SinusoidalOptions& options) {
  requireInteger("rows", options.rows, 1, kMaxEntries);
  requireInteger("width", options.width, 1, kMaxWidth);
  requireInteger("firstPosition", options.firstPosition, -2147483648.0, 2147483647.0);
  requireBase("base", options.base, options.precision);
  requireMemory("rows", options.rows * options.width);
  return options.precision == Precision::kFloat32 ? checkedTable<float>(options) : checkedTable<double>(options);
}

Vector pairFrequencies(Index width, double base) {
  Vector frequencies = pairDivisors<double>(width, base);
  frequencies.resize(width / 2);
  for (double& frequency : frequencies) frequency = 1 / frequency;
  return frequencies;
}

}  // namespace poslab
