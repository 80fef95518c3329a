// An own table beside the sinusoidal one: values and places by hand.
#include "experiments/own_table.h"

#include "../fixtures.h"
#include "experiments/explorer.h"

namespace poslab {

namespace {

OwnTable own(const OwnTableOptions& options, double rows, double width, Precision precision = Precision::kFloat64) {
  return *explorer({.rows = rows, .width = width, .precision = precision, .own = options}).own;
}
OwnTable ownRows(const Matrix& table, std::optional<double> decimals = {}) {
  return own({.ownRows = table, .ownDecimals = decimals}, static_cast<double>(table.rows()),
             static_cast<double>(table.cols()));
}

// Rows 0 and 1 of width 2 are (0, 1) and (sin 1, cos 1) = (0.8414709848, 0.5403023059).
TEST(OwnTable, SaysWhereItDiffers) {
  const OwnTable table = ownRows(matrixOf(2, 2, {0, 1, 0.8414709848, -0.5403023059}));
  EXPECT_EQ(table.difference.row, 1);
  EXPECT_EQ(table.difference.col, 1);
  EXPECT_NEAR(table.difference.residual, 2 * 0.5403023059, 1e-9);
  EXPECT_NEAR(table.differences(1, 1), 2 * 0.5403023059, 1e-9);
  EXPECT_EQ(table.differences(0, 1), 0);
  EXPECT_FALSE(table.difference.holds);
  EXPECT_FALSE(table.properties.rotation.holds);
  EXPECT_TRUE(table.properties.unitPairs.value < 1e-9);
}

// i in every column: the largest entry is the last row, and no row is another one turned.
TEST(OwnTable, AFormulaIsMeasured) {
  const OwnTable table = own({.formula = std::vector<std::string>{"i"}}, 60, 4);
  EXPECT_EQ(table.properties.bounded.value, 59);
  EXPECT_EQ(table.properties.bounded.row, 59);
  EXPECT_FALSE(table.properties.bounded.holds);
  EXPECT_TRUE(table.properties.uniqueRows.holds);
  EXPECT_EQ(table.properties.nearestRows.value, 2);  // sqrt(4 * 1^2)
  EXPECT_EQ(table.properties.unitPairs.value, 59 * 59 * 2 - 1);
}

// In four decimals the table has its properties to their rounding, and without knowing of it to none.
TEST(OwnTable, DecimalsExplainTheirRounding) {
  const Matrix exact = sinusoidalTable({.rows = 40, .width = 12});
  Matrix printed = exact;
  for (Index k = 0; k < printed.size(); ++k) printed.data()[k] = std::round(exact.data()[k] * 1e4) / 1e4;
  const OwnTable known = ownRows(printed, 4), unknown = ownRows(printed);
  for (const OwnTable* table : {&known, &unknown}) {
    const bool holds = table == &known;
    EXPECT_EQ(table->properties.unitPairs.holds, holds);
    EXPECT_EQ(table->properties.rotation.holds, holds);
    EXPECT_EQ(table->properties.offsetOnlyDots.holds, holds);
    EXPECT_EQ(table->difference.holds, holds);
  }
  EXPECT_NEAR(known.properties.bounded.tolerance, 5e-5, 1e-11);
  EXPECT_NEAR(known.properties.rotation.tolerance, 2.414213562 * 5e-5, 1e-11);
  EXPECT_NEAR(known.properties.unitPairs.tolerance, 2 * 5e-5 * (2 + 5e-5), 1e-11);
  EXPECT_EQ(known.properties.uniqueRows.tolerance, unknown.properties.uniqueRows.tolerance);
}

TEST(OwnTable, InFloat32ItIsRoundedToo) {
  const OwnTable table = own({.formula = std::vector<std::string>{"1", "3", "/"}}, 2, 2, Precision::kFloat32);
  EXPECT_EQ(table.table(0, 0), static_cast<double>(1.0f / 3.0f));
}

TEST(OwnTable, RefusesWhatItIsNot) {
  const auto asked = [](const OwnTableOptions& options) { return [=] { own(options, 2, 2); }; };
  const std::vector<std::string> i = {"i"}, root = {"i", "1", "-", "sqrt"}, huge = {"10", "200", "^"};
  const Matrix square = matrixOf(2, 2, {0, 1, 1, 0});
  expectGiven(asked({.formula = i, .ownRows = square}), "unknown-option", "ownRows", "both");
  expectGiven(asked({.formula = i, .ownDecimals = 2.0}), "unknown-option", "ownDecimals", "2");
  expectGiven(asked({.formula = root}), "no-value", "formula", "NaN at i = 0, c = 0");
  expectGiven(asked({.formula = huge}), "overflow", "formula", "Infinity");
  expectGiven(asked({.ownRows = matrixOf(1, 2, {0, 1})}), "wrong-shape", "ownRows", "1 x 2");
  expectGiven(asked({.ownRows = square, .ownDecimals = 2.5}), "not-an-integer", "ownDecimals", "2.5");
  expectGiven(asked({.ownRows = square, .ownDecimals = 309.0}), "out-of-range", "ownDecimals", "309");
}

TEST(OwnTable, NothingIsAskedWithoutOne) { EXPECT_FALSE(explorer({.rows = 2, .width = 2}).own.has_value()); }

}  // namespace

}  // namespace poslab
