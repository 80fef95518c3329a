// Tables from formulas, by hand, and the sinusoidal one from its own formula.
#include "formula/formula_table.h"

#include <iterator>
#include <limits>
#include <sstream>

#include "../fixtures.h"
#include "encoding/sinusoidal.h"

namespace poslab {

namespace {

std::vector<std::string> words(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

Matrix of(const std::string& formula, double rows = 60, double width = 32) {
  return formulaTable({words(formula), rows, width});
}

void expectNoValue(const std::string& formula, const std::string& given) {
  expectGiven([&] { of(formula, 5, 4); }, "no-value", "formula", given);
}

// 1000 i + 100 c + 10 j + d + n / 10 at row 2, column 3 of 5 x 4: 2000 + 300 + 10 + 4 + 0.5.
TEST(FormulaTable, KnowsItsLetters) {
  const Matrix table = of("1000 i * 100 c * + 10 j * + d + n 10 / +", 5, 4);
  EXPECT_EQ(table.rows(), 5);
  EXPECT_EQ(table.cols(), 4);
  EXPECT_EQ(table(2, 3), 2314.5);
  EXPECT_EQ(table(0, 0), 4.5);
}

// sin(i / 10000^(2j / d) + (c - 2j) pi / 2): a quarter turn makes the sine of the odd column a cosine.
TEST(FormulaTable, TheSinusoidalTableFromItsFormula) {
  const Matrix table = of("i 10000 2 j * d / ^ / c 2 j * - pi * 2 / + sin");
  EXPECT_LE(largestOf(differenceOf(table, sinusoidalTable({.rows = 60, .width = 32}))), 1e-14);
}

TEST(FormulaTable, OneHotRowsAndBits) {
  const Matrix hot = of("0 i c - abs ^", 3, 3);
  EXPECT_EQ(largestOf(differenceOf(hot, matrixOf(3, 3, {1, 0, 0, 0, 1, 0, 0, 0, 1}))), 0);
  // floor(i / 2^c) - 2 floor(i / 2^(c + 1)): 6 is 011, lowest bit first.
  const Matrix bits = of("i 2 c ^ / floor 2 i 2 c 1 + ^ / floor * -", 8, 3);
  EXPECT_EQ(bits(6, 0), 0);
  EXPECT_EQ(bits(6, 1), 1);
  EXPECT_EQ(bits(6, 2), 1);
}

TEST(FormulaTable, NamesTheFirstEntryWithoutAValue) {
  expectNoValue("1 i /", "Infinity at i = 0, c = 0");
  expectNoValue("3 i - sqrt", "NaN at i = 4, c = 0");
  expectNoValue("2 c - ln", "-Infinity at i = 0, c = 2");
  expectNoValue("10 400 ^", "Infinity at i = 0, c = 0");
}

TEST(FormulaTable, RefusesShapesAndPrograms) {
  expectGiven([] { of("i", 0, 4); }, "out-of-range", "rows", "0");
  expectGiven([] { of("i", 4, 1.5); }, "not-an-integer", "width", "1.5");
  expectGiven([] { of("i", std::numeric_limits<double>::quiet_NaN(), 4); }, "not-finite", "rows", "NaN");
  expectGiven([] { of("", 4, 4); }, "wrong-shape", "formula", "0");
  expectGiven([] { of("i c", 4, 4); }, "wrong-shape", "formula", "2");
  expectGiven([] { of("i +", 4, 4); }, "wrong-shape", "formula[1]", "1");
  expectGiven([] { of("i w *", 4, 4); }, "unknown-value", "formula[1]", "\"w\"");
  expectGiven([] { of("i", 1e7, 10); }, "too-large", "formula", "100000000");
}

}  // namespace

}  // namespace poslab
