#include "entry_forms.h"

#include <cmath>

namespace poslab {

namespace {

constexpr double kPi = 3.14159265358979323846;

double power(double exponent, double base = 10000) { return std::pow(base, exponent); }
double right(double i, double j, double d) { return i / power(2 * j / d); }
double sine(double i, double j, double d) { return std::sin(right(i, j, d)); }
double cosine(double i, double j, double d) { return std::cos(right(i, j, d)); }

// One angle for both columns.
template <EntryFunction angle>
constexpr EntryForm both(const char* name) {
  return {name, [](double i, double j, double d) { return std::sin(angle(i, j, d)); },
          [](double i, double j, double d) { return std::cos(angle(i, j, d)); }};
}

// A name may stand for several spellings. Where two forms agree in one column, the first that fits is named.
constexpr EntryForm kForms[] = {
    both<[](double i, double j, double d) { return i / power(4 * j / d); }>("exponentDoubled"),
    {"rawColumn", [](double i, double j, double d) { return std::sin(i / power(2 * (2 * j) / d)); },
     [](double i, double j, double d) { return std::cos(i / power(2 * (2 * j + 1) / d)); }},
    {"ownExponent", sine, [](double i, double j, double d) { return std::cos(i / power((2 * j + 1) / d)); }},
    both<[](double i, double j, double d) { return i / power(j / d); }>("twoMissing"),
    {"bothSine", sine, sine},
    {"bothCosine", cosine, cosine},
    {"exchanged", cosine, sine},
    both<[](double i, double j, double d) { return right(i + 1, j, d); }>("positionFromOne"),
    both<[](double i, double j, double d) { return right(i, j + 1, d); }>("pairFromOne"),
    both<[](double i, double j, double d) { return i / power(2 * j / d, 1000); }>("base1000"),
    both<[](double i, double j, double d) { return i / power(2 * j / d, 100000); }>("base100000"),
    both<[](double i, double j, double d) { return i * power(2 * j / d); }>("multiplied"),
    both<[](double i, double j, double d) { return right(i, j, d) * kPi / 180; }>("degrees"),
    both<[](double i, double j, double d) { return right(i, j, d) * 180 / kPi; }>("degrees"),
    both<[](double i, double j, double d) { return right(i, j, d) * 2 * kPi; }>("extraTwoPi"),
    both<[](double i, double j, double d) { return right(i, j, d - 2); }>("oneFewerPair"),
    both<[](double i, double j, double d) { return right(j, i, d); }>("lettersExchanged"),
    both<[](double i, double j, double d) { return i / (power(2 * j) / d); }>("bracketSlip"),
    both<[](double i, double j, double d) { return i / power(2 * j) / d; }>("bracketSlip"),
    both<[](double i, double j, double d) { return i / power(2) * j / d; }>("bracketSlip"),
    both<[](double i, double j, double d) { return std::pow(i / 10000, 2 * j / d); }>("quotientRaised"),
    {"minusSine", [](double i, double j, double d) { return -sine(i, j, d); }, cosine},
    {"minusCosine", sine, [](double i, double j, double d) { return -cosine(i, j, d); }},
    both<[](double i, double, double) { return i; }>("noPower"),
    both<[](double i, double j, double) { return i / power(2 * j); }>("widthMissing"),
    both<[](double i, double, double d) { return i / power(2 / d); }>("pairMissing"),
    both<[](double i, double j, double d) { return 2 * i * j / d; }>("noQuotient"),
    both<[](double i, double j, double d) { return i / (10000 * (2 * j / d)); }>("timesInsteadOfPower"),
    both<[](double i, double j, double d) { return i * std::exp(-2 * j * std::log10(10000.0) / d); }>("tenLog"),
    both<[](double i, double j, double d) { return i * std::exp(-2 * j / d); }>("logMissing"),
    {"angleOnly", right, right},
};

}  // namespace

std::span<const EntryForm> entryForms() { return kForms; }

}  // namespace poslab
