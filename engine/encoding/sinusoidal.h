// Sinusoidal table (Vaswani 2017, section 3.5; D2L self-attention chapter): p[i, 2j] = sin(i w_j), p[i, 2j+1] = cos(i
// w_j), w_j = base^(-2j / width). BOTH columns of a pair use exponent 2j/width. Departures: an odd width's last column
// is a lone sine (D2L's PyTorch tab throws there). 'halves' (tensor2tensor's layout): all sines, ceil(width/2) columns,
// then all cosines.
#pragma once

#include "../matrix.h"

namespace poslab {

enum class Layout { kInterleaved, kHalves };

struct SinusoidalOptions {
  double rows = 0, width = 0;  // integers >= 1
  double base = 10000;         // > 0
  double firstPosition = 0;    // any 32-bit integer
  Layout layout = Layout::kInterleaved;
  Precision precision = Precision::kFloat64;  // float32: angle = float(position) / pow(float(base), ...) as D2L does
};

// [rows x width]. Throws EngineError.
Matrix sinusoidalTable(const SinusoidalOptions& options);

// base^(2j / width) of each sine, ceil(width / 2) of them, computed in Scalar: D2L divides the position by these.
// Checked base only. Scalar is float or double.
template <typename Scalar>
std::vector<Scalar> pairDivisors(Index width, double base);

// Rows at any positions, also between the integers (interpolated tables). Checked arguments only.
template <typename Scalar>
MatrixOf<Scalar> sinusoidalRows(const std::vector<double>& positions, Index width, double base, Layout layout);

// Throws EngineError unless a finite number above 0 that the precision can hold.
void requireBase(const char* argument, double base, Precision precision);

// Frequencies w_j of the floor(width/2) complete pairs.
Vector pairFrequencies(Index width, double base);

}  // namespace poslab
