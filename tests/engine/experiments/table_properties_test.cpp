// Tables with and without each property; the numbers are worked by hand or computed independently.
#include "experiments/table_properties.h"

#include "../fixtures.h"
#include "encoding/learned.h"

namespace poslab {
namespace {

TableProperties of(const Matrix& table, double base = 10000) { return tableProperties({.table = table, .base = base}); }

TEST(TableProperties, SinusoidsHaveAll) {
  for (const Layout layout : {Layout::kInterleaved, Layout::kHalves}) {
    const Matrix table = sinusoidalTable({.rows = 60, .width = 32, .layout = layout});
    const TableProperties all = tableProperties({.table = table, .layout = layout});
    EXPECT_TRUE(all.uniqueRows.holds && all.nearestRows.holds && all.bounded.holds);
    EXPECT_TRUE(all.unitPairs.holds && all.rotation.holds && all.offsetOnlyDots.holds);
    EXPECT_EQ(all.loneColumn, -1);
    EXPECT_EQ(all.uniqueRows.checked, 60);
    EXPECT_EQ(all.bounded.checked, 60 * 32);
    EXPECT_EQ(all.unitPairs.checked, 60 * 16);
    EXPECT_EQ(all.rotation.checked, 59 * 60 / 2);
    EXPECT_EQ(all.offsetOnlyDots.checked, 60);  // offsets 0 to 59
    EXPECT_EQ(all.bounded.value, 1);            // row 0 holds cos 0
    EXPECT_EQ(all.bounded.row, 0);
    // |p_0 - p_1|^2 = 2 (16 - 15.3136492).
    EXPECT_NEAR(all.nearestRows.value, std::sqrt(2 * (16 - 15.3136492)), 1e-6);
    EXPECT_EQ(all.nearestRows.row, 0);
    EXPECT_EQ(all.nearestRows.otherRow, 1);
    EXPECT_GT(all.rotation.value, 0);
  }
}

TEST(TableProperties, Float32TablesHaveThemToTheirRounding) {
  for (const double width : {2.0, 32.0, 512.0}) {
    const Matrix table = sinusoidalTable({.rows = 256, .width = width, .precision = Precision::kFloat32});
    const TableProperties single = tableProperties({.table = table, .precision = Precision::kFloat32});
    EXPECT_TRUE(single.rotation.holds && single.offsetOnlyDots.holds && single.unitPairs.holds) << width;
    EXPECT_FALSE(of(table).rotation.holds) << width;
  }
}

// With one pair, 6 steps are almost a full turn: rows 0 and 6 are nearer than neighbours (2 sin 3 against 2 sin 0.5).
TEST(TableProperties, RowsOfOnePairMeetAgain_CL22) {
  const TableProperty nearest = of(sinusoidalTable({.rows = 7, .width = 2})).nearestRows;
  EXPECT_FALSE(nearest.holds);
  EXPECT_NEAR(nearest.value, 0.282240016, kPrinted);
  EXPECT_EQ(nearest.row, 0);
  EXPECT_EQ(nearest.otherRow, 6);
  EXPECT_EQ(nearest.offset, 6);
  EXPECT_NEAR(of(sinusoidalTable({.rows = 6, .width = 2})).nearestRows.value, 0.958851077, kPrinted);
}

TEST(TableProperties, WhereTwoRowsAreOne) {
  const TableProperties all = of(matrixOf(4, 2, {0, 1, 0.5, 0.5, 0, 1, 0, 1}));
  EXPECT_FALSE(all.uniqueRows.holds);
  EXPECT_EQ(all.uniqueRows.value, 2);  // rows 2 and 3 repeat row 0
  EXPECT_EQ(all.uniqueRows.row, 2);    // the nearest of the equal pairs
  EXPECT_EQ(all.uniqueRows.otherRow, 3);
  EXPECT_EQ(all.nearestRows.value, 0);
  EXPECT_TRUE(all.nearestRows.holds);
}

TEST(TableProperties, SaysWhichEntryAndWhichPairIsTooLarge) {
  const TableProperties all = of(matrixOf(2, 4, {0, 1, 0, 1, 0, 1, -3, 0}));
  EXPECT_FALSE(all.bounded.holds);
  EXPECT_EQ(all.bounded.value, 3);
  EXPECT_EQ(all.bounded.row, 1);
  EXPECT_EQ(all.bounded.col, 2);
  EXPECT_EQ(all.bounded.failing, 1);
  EXPECT_FALSE(all.unitPairs.holds);
  EXPECT_EQ(all.unitPairs.value, 8);  // 9 + 0 - 1
  EXPECT_EQ(all.unitPairs.col, 2);
}

// One entry moved by 0.5: row 1 of width 2 is no longer row 0 turned by 1.
TEST(TableProperties, SaysWhereARowIsNotTurned) {
  Matrix table = sinusoidalTable({.rows = 3, .width = 2});
  table(1, 1) += 0.5;
  const TableProperties all = of(table);
  EXPECT_FALSE(all.rotation.holds);
  EXPECT_NEAR(all.rotation.value, 0.5, 1e-15);
  EXPECT_EQ(all.rotation.row, 0);
  EXPECT_EQ(all.rotation.otherRow, 1);
  EXPECT_EQ(all.rotation.offset, 1);
  EXPECT_EQ(all.rotation.col, 0);
  EXPECT_EQ(all.rotation.failing, 2);  // 0 to 1 and 1 to 2
  // Offset 0: |p_1|^2 = 1 + 2 * 0.5 cos 1 + 0.25, the others 1.
  EXPECT_FALSE(all.offsetOnlyDots.holds);
  EXPECT_NEAR(all.offsetOnlyDots.value, std::cos(1) + 0.25, 1e-15);
  EXPECT_EQ(all.offsetOnlyDots.offset, 0);
  EXPECT_EQ(all.offsetOnlyDots.otherRow, 1);
}

TEST(TableProperties, AnotherBaseTurnsOtherwise) {
  const Matrix table = sinusoidalTable({.rows = 8, .width = 4, .base = 100});
  EXPECT_TRUE(of(table, 100).rotation.holds);
  EXPECT_FALSE(of(table).rotation.holds);
  EXPECT_TRUE(of(table).offsetOnlyDots.holds);  // whatever the frequencies are
}

TEST(TableProperties, AWrongLayoutBreaksPairsButNotDots_A05) {
  const TableProperties all =
      of(sinusoidalTable({.rows = 31, .width = 32, .layout = Layout::kHalves}));  // read as interleaved
  EXPECT_FALSE(all.unitPairs.holds);
  EXPECT_FALSE(all.rotation.holds);
  EXPECT_TRUE(all.offsetOnlyDots.holds);
}

TEST(TableProperties, LearnedRowsOnlyDiffer) {
  const TableProperties all = of(learnedTable({.rows = 40, .width = 16, .seed = 3}));
  EXPECT_TRUE(all.uniqueRows.holds);
  EXPECT_FALSE(all.bounded.holds);
  EXPECT_FALSE(all.unitPairs.holds);
  EXPECT_FALSE(all.rotation.holds);
  EXPECT_FALSE(all.offsetOnlyDots.holds);
}

TEST(TableProperties, ALoneSineIsInNoPair) {
  const TableProperties odd = of(sinusoidalTable({.rows = 9, .width = 5}));
  EXPECT_EQ(odd.loneColumn, 4);
  EXPECT_TRUE(odd.rotation.holds);         // of its two pairs
  EXPECT_FALSE(odd.offsetOnlyDots.holds);  // sin a sin b is no function of b - a
  const TableProperties halves = tableProperties(
      {.table = sinusoidalTable({.rows = 9, .width = 5, .layout = Layout::kHalves}), .layout = Layout::kHalves});
  EXPECT_EQ(halves.loneColumn, 2);
  EXPECT_TRUE(halves.rotation.holds);
  const TableProperties single = of(sinusoidalTable({.rows = 9, .width = 1}));
  EXPECT_EQ(single.loneColumn, 0);
  EXPECT_EQ(single.rotation.checked, 0);
  EXPECT_EQ(single.rotation.row, -1);
  EXPECT_TRUE(single.rotation.holds);
}

TEST(TableProperties, OneRowHasNoOther) {
  const TableProperties all = of(row({0, 1}));
  EXPECT_EQ(all.nearestRows.checked, 0);
  EXPECT_EQ(all.nearestRows.row, -1);
  EXPECT_EQ(all.rotation.checked, 0);
  EXPECT_TRUE(all.uniqueRows.holds && all.nearestRows.holds && all.rotation.holds);
  EXPECT_EQ(all.offsetOnlyDots.checked, 1);
}

// Angles of 1e15 and more have no digits left behind the point.
TEST(TableProperties, RoundingOfHugeAnglesBreaksTheRotation) {
  const Matrix table = sinusoidalTable({.rows = 20, .width = 32, .base = 1e-20});
  const TableProperties all = of(table, 1e-20);
  EXPECT_TRUE(all.unitPairs.holds && all.bounded.holds);
  EXPECT_FALSE(all.rotation.holds);
  EXPECT_EQ(all.rotation.tolerance, 1e-3);
}

TEST(TableProperties, LargeEntriesHaveLargeRounding) {
  const Matrix table = sinusoidalTable({.rows = 30, .width = 8}) * 1e9;
  const TableProperties all = of(table);
  EXPECT_TRUE(all.rotation.holds && all.offsetOnlyDots.holds);
  EXPECT_FALSE(all.bounded.holds || all.unitPairs.holds);
}

void expectRefusal(const TablePropertiesOptions& options, const char* code, const char* argument,
                   const char* sentence) {
  expectRefused([&] { tableProperties(options); }, code, argument, sentence);
}

TEST(TableProperties, RefusesWhatItCannotCompare) {
  expectRefusal({.table = Matrix(0, 0)}, "wrong-shape", "table",
                "table must be a matrix with at least 1 row and 1 column; given 0 x 0");
  expectRefusal({.table = row({0, std::nan("")})}, "not-finite", "table",
                "table must be finite numbers; given NaN at row 0, column 1");
  expectRefusal({.table = row({0, 1}), .base = 0}, "out-of-range", "base", "base must be a number above 0; given 0");
  expectRefusal({.table = Matrix::Zero(1, 16777217)}, "too-large", "table",
                "table asks for a result of 100663303 numbers; allowed are at most 33554432 numbers");
  // 8192 * 8192 * 3 = 201326592.
  expectRefusal({.table = Matrix::Zero(8192, 3)}, "too-large", "table",
                "table must be at most 134217728 for rows * rows * columns; given 201326592");
  expectRefusal({.table = matrixOf(2, 1, {1e200, 1e200})}, "overflow", "tableProperties",
                "computing tableProperties leaves the range of the number format: the result holds Infinity, though "
                "the input is finite");
  expectRefusal({.table = Matrix::Zero(3, 512), .base = 1e-323}, "overflow", "tableProperties",
                "computing tableProperties leaves the range of the number format: the result holds NaN, though the "
                "input is finite");
}

}  // namespace
}  // namespace poslab
