// Differences of small matrices, worked by hand.
#include "experiments/difference.h"

#include "../fixtures.h"

namespace poslab {
namespace {

TEST(Difference, SubtractsAFromBAndSaysWhereItIsLargest) {
  const Difference result =
      difference({.a = matrixOf(2, 3, {1, 2, 3, 4, 5, 6}), .b = matrixOf(2, 3, {1, 2.5, 3, 1, 5, 6.25})});
  EXPECT_EQ(result.matrix, matrixOf(2, 3, {0, 0.5, 0, -3, 0, 0.25}));
  EXPECT_EQ(result.largest, 3);
  EXPECT_EQ(result.row, 1);
  EXPECT_EQ(result.col, 0);
  EXPECT_EQ(result.differing, 3);
}

TEST(Difference, OfEqualMatricesIsZeroAtTheFirstEntry) {
  const Difference result = difference({.a = row({0.1, -2}), .b = row({0.1, -2})});
  EXPECT_EQ(result.matrix, row({0, 0}));
  EXPECT_EQ(result.largest, 0);
  EXPECT_EQ(result.row, 0);
  EXPECT_EQ(result.col, 0);
  EXPECT_EQ(result.differing, 0);
}

TEST(Difference, OfSeveralLargestNamesTheFirst) {
  const Difference result = difference({.a = matrixOf(2, 2, {0, 0, 0, 0}), .b = matrixOf(2, 2, {0, 1, -1, 1})});
  EXPECT_EQ(result.row, 0);
  EXPECT_EQ(result.col, 1);
}

TEST(Difference, RefusesAnotherShapeAndNumbersItCannotHold) {
  const auto refused = [](const Matrix& a, const Matrix& b) -> std::string {
    try {
      difference({.a = a, .b = b});
    } catch (const EngineError& error) {
      return error.code + ", " + error.argument + ", " + error.allowed + ", " + error.given;
    }
    return "nothing";
  };
  EXPECT_EQ(refused(matrixOf(2, 2, {1, 2, 3, 4}), row({1, 2})), "wrong-shape, b, 2 x 2 (rows x columns), 1 x 2");
  EXPECT_EQ(refused(row({-1e308}), row({1e308})), "overflow, difference, finite results, Infinity");
}

}  // namespace
}  // namespace poslab
