#include "fraction.h"

#include <cctype>
#include <numeric>

#include "error.h"

namespace poslab {

namespace {

constexpr int64_t kLargest = 1000;
constexpr size_t kMostDecimals = 4;

// The digits from `from` on; moves it behind them. -1: none, or more than a number up to 9999 has.
int64_t readDigits(const std::string& text, size_t& from) {
  const size_t first = from;
  int64_t number = 0;
  while (from < text.size() && std::isdigit(static_cast<unsigned char>(text[from])) && from - first < 5) {
    number = 10 * number + (text[from++] - '0');
  }
  return from == first || from - first > 4 ? -1 : number;
}

bool readUnsigned(const std::string& text, size_t from, Fraction& out) {
  const int64_t whole = readDigits(text, from);
  if (whole < 0 || whole > kLargest) return false;
  out = {whole, 1};
  if (from == text.size()) return true;
  const char sign = text[from++];
  const size_t first = from;
  const int64_t rest = readDigits(text, from);
  if (rest < 0 || from != text.size()) return false;
  if (sign == '/' && rest > 0 && rest <= kLargest) {
    out = fractionOf(whole, rest);
    return true;
  }
  if (sign != '.' || from - first > kMostDecimals) return false;
  int64_t power = 1;
  for (size_t k = first; k < from; ++k) power *= 10;
  out = fractionOf(whole * power + rest, power);
  return true;
}

}  // namespace

Fraction fractionOf(int64_t top, int64_t bottom) {
  const int64_t common = std::gcd(top, bottom) * (bottom < 0 ? -1 : 1);
  return {top / common, bottom / common};
}

Fraction operator+(const Fraction& a, const Fraction& b) {
  const int64_t bottom = std::lcm(a.bottom, b.bottom);
  return fractionOf(a.top * (bottom / a.bottom) + b.top * (bottom / b.bottom), bottom);
}
Fraction operator-(const Fraction& a, const Fraction& b) { return a + Fraction{-b.top, b.bottom}; }
Fraction operator*(const Fraction& a, const Fraction& b) { return fractionOf(a.top * b.top, a.bottom * b.bottom); }
Fraction operator/(const Fraction& a, const Fraction& divisor) {
  return fractionOf(a.top * divisor.bottom, a.bottom * divisor.top);
}
bool operator<(const Fraction& a, const Fraction& b) { return a.top * b.bottom < b.top * a.bottom; }

double valueOf(const Fraction& fraction) {
  return static_cast<double>(fraction.top) / static_cast<double>(fraction.bottom);
}

std::string textOf(const Fraction& fraction) {
  if (fraction.bottom == 1) return std::to_string(fraction.top);
  return std::to_string(fraction.top) + "/" + std::to_string(fraction.bottom);
}

Fraction readFraction(const std::string& argument, const std::string& text) {
  const bool isNegative = !text.empty() && text.front() == '-';
  Fraction fraction;
  if (!readUnsigned(text, isNegative ? 1 : 0, fraction)) {
    refuse("unknown-value", argument,
           "a whole number up to 1000, a decimal with up to four digits after the point, or a fraction of whole "
           "numbers up to 1000",
           joined({"'", text.substr(0, 24), "'"}));
  }
  if (isNegative) fraction.top = -fraction.top;
  return fraction;
}

}  // namespace poslab
