// Shortest decimal of a double that reads back as the same (Steele and White 1990; Dybvig and Burger 1996, their exact
// method): value / 10^k is a fraction of whole numbers, digits are taken from it until what is left is less than half
// the gap to the next double. printf and strtod would do as well, but weigh ten times as much in a download.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "error.h"
#include "natural.h"

namespace poslab {

namespace {

struct Decimal {
  std::string digits;
  int exponent;  // d.ddd * 10^exponent
};

// value = remainder / divisor; half the gaps to the neighbouring doubles are above / divisor and below / divisor.
struct Fraction {
  Natural remainder, divisor, above, below;
  bool even;  // an even significand: a decimal exactly half way to a neighbour reads back as this value
};

Fraction fractionOf(double magnitude) {
  uint64_t bits;
  std::memcpy(&bits, &magnitude, sizeof bits);
  const auto field = static_cast<int>(bits >> 52);
  const uint64_t stored = bits & ((uint64_t{1} << 52) - 1);
  const uint64_t significand = field == 0 ? stored : stored | (uint64_t{1} << 52);
  const int exponent = std::max(field, 1) - 1075;
  // At a power of two the gap below is half of the gap above.
  const bool uneven = stored == 0 && field > 1;
  const int scale = uneven ? 2 : 1;
  const int up = std::max(exponent, 0), down = std::max(-exponent, 0);
  return {.remainder = multiplied(naturalOf(significand), 2, scale + up),
          .divisor = multiplied({1}, 2, scale + down),
          .above = multiplied({1}, 2, up + (uneven ? 1 : 0)),
          .below = multiplied({1}, 2, up),
          .even = significand % 2 == 0};
}

// Whether the remainder together with the gap above it reaches the divisor.
bool reachesDivisor(const Fraction& f) {
  const Natural sum = added(f.remainder, f.above);
  return f.even ? atLeast(sum, f.divisor) : !atLeast(f.divisor, sum);
}

void takeTenfold(Fraction& f) {
  for (Natural* part : {&f.remainder, &f.above, &f.below}) *part = multiplied(*part, 10, 1);
}

Decimal shortestDecimal(double magnitude) {
  Fraction f = fractionOf(magnitude);
  Decimal decimal{"", 0};
  // Scale to remainder / divisor in [1/10, 1) or so, then each tenfold shows one digit before the point.
  for (; reachesDivisor(f); ++decimal.exponent) f.divisor = multiplied(f.divisor, 10, 1);
  for (takeTenfold(f); !reachesDivisor(f); takeTenfold(f)) --decimal.exponent;
  --decimal.exponent;
  while (true) {
    char digit = '0';
    for (; atLeast(f.remainder, f.divisor); ++digit) f.remainder = subtracted(f.remainder, f.divisor);
    const bool low = f.even ? atLeast(f.below, f.remainder) : !atLeast(f.remainder, f.below);
    const bool high = reachesDivisor(f);
    if (!low && !high) {
      decimal.digits += digit;
      takeTenfold(f);
      continue;
    }
    // JavaScript takes the nearer of two shortest decimals, and of two equally near ones the even digit.
    const Natural twice = multiplied(f.remainder, 2, 1);
    const bool halfWay = twice == f.divisor;
    if (high && (!low || (halfWay ? digit % 2 != 0 : atLeast(twice, f.divisor)))) ++digit;
    decimal.digits += digit;
    return decimal;
  }
}

}  // namespace

std::string formatNumber(double value) {
  if (std::isnan(value)) return "NaN";
  if (std::isinf(value)) return value > 0 ? "Infinity" : "-Infinity";
  if (value == 0) return "0";
  const auto [digits, exponent] = shortestDecimal(std::fabs(value));
  const int count = static_cast<int>(digits.size());
  std::string text = value < 0 ? "-" : "";
  // JavaScript's Number::toString: plain decimals from 1e-6 up to below 1e21, exponents outside.
  const bool plain = exponent < 21 && exponent >= -6;
  const int point = plain ? exponent + 1 : 1;  // digits before the point; below 1, zeros after it
  if (point <= 0) {
    text += "0.";
    text.append(-point, '0');
  }
  for (int i = 0; i < std::max(count, point); ++i) {
    if (i > 0 && i == point) text += '.';
    text += i < count ? digits[i] : '0';
  }
  if (!plain) text += (exponent < 0 ? "e-" : "e+") + std::to_string(std::abs(exponent));
  return text;
}

}  // namespace poslab
