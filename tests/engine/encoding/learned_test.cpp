#include "encoding/learned.h"

#include "../fixtures.h"

namespace poslab {

TEST(LearnedTable, ALongerTableBeginsWithTheShorter) {
  const Matrix shorter = learnedTable({10, 6, 42, 1});
  EXPECT_EQ(learnedTable({25, 6, 42, 1}).topRows(10), shorter);
  EXPECT_NE(learnedTable({10, 6, 43, 1}), shorter);
}

TEST(LearnedTable, HasTheAskedDeviation) {
  const Matrix table = learnedTable({1000, 32, 1, 0.02});
  EXPECT_NEAR(std::sqrt(table.squaredNorm() / static_cast<double>(table.size())), 0.02, 0.0005);
  EXPECT_NEAR(table.mean(), 0, 0.0005);
}

TEST(LearnedTable, ExtendingKeepsTheOldRowsAndDrawsNewOnes) {
  const Matrix old = learnedTable({4, 3, 9, 1});
  const ExtendedTable own = extendLearnedTable(old, 7, 9);
  EXPECT_EQ(own.firstNewRow, 4);
  EXPECT_EQ(own.table, learnedTable({7, 3, 9, 1}));
  const ExtendedTable other = extendLearnedTable(old, 7, 10);
  EXPECT_EQ(other.table.topRows(4), old);
  EXPECT_NE(other.table.row(4), old.row(0));
}

TEST(LearnedTable, RefusesBadSettings) {
  expectRefused(
      [] {
        learnedTable({0, 4, 1, 1});
      },
      "out-of-range", "rows", "rows must be an integer from 1 to 33554432; given 0");
  expectRefused(
      [] {
        learnedTable({4, 4, -1, 1});
      },
      "out-of-range", "seed", "seed must be an integer from 0 to 9007199254740991; given -1");
  expectRefused([] { learnedTable({4, 4, 1, 0}); }, "out-of-range", "std", "std must be a number above 0; given 0");
  expectRefused([] { extendLearnedTable(Matrix::Zero(4, 2), 3, 1); }, "out-of-range", "rows",
                "rows must be an integer from 4 to 33554432; given 3");
}

}  // namespace poslab
