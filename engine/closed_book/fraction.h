// A number without rounding, as probabilities by hand are: 1/5 and 0.2 are the same, 1/3 and 0.333 are not.
#pragma once

#include <cstdint>
#include <string>

namespace poslab {

struct Fraction {
  int64_t top = 0, bottom = 1;  // no common factor, bottom above 0

  friend bool operator==(const Fraction&, const Fraction&) = default;
};

// Small numbers only: nobody looks for an overflow. bottom and divisor are not 0.
Fraction fractionOf(int64_t top, int64_t bottom);
Fraction operator+(const Fraction& a, const Fraction& b);
Fraction operator-(const Fraction& a, const Fraction& b);
Fraction operator*(const Fraction& a, const Fraction& b);
Fraction operator/(const Fraction& a, const Fraction& divisor);
bool operator<(const Fraction& a, const Fraction& b);

double valueOf(const Fraction& fraction);
std::string textOf(const Fraction& fraction);  // "-13/9", "2"

// A whole number, a decimal of up to four digits after the point, or a quotient of whole numbers, each up to 1000. Of
// four such the sum and all products of two stay exact. Throws EngineError "unknown-value" naming the argument.
Fraction readFraction(const std::string& argument, const std::string& text);

}  // namespace poslab
