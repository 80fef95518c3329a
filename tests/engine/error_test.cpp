#include "error.h"

#include <limits>

#include "fixtures.h"

namespace poslab {

TEST(FormatNumber, LooksLikeJavaScript) {
  EXPECT_EQ(formatNumber(3), "3");
  EXPECT_EQ(formatNumber(-2.5), "-2.5");
  EXPECT_EQ(formatNumber(0.1), "0.1");
  EXPECT_EQ(formatNumber(0.1 + 0.2), "0.30000000000000004");
  EXPECT_EQ(formatNumber(1e-9), "1e-9");
  EXPECT_EQ(formatNumber(1.5e-7), "1.5e-7");
  EXPECT_EQ(formatNumber(0.000001), "0.000001");
  EXPECT_EQ(formatNumber(1e20), "100000000000000000000");
  EXPECT_EQ(formatNumber(1e21), "1e+21");
  EXPECT_EQ(formatNumber(1234.5), "1234.5");
  EXPECT_EQ(formatNumber(-0.0), "0");
  EXPECT_EQ(formatNumber(9007199254740991.0), "9007199254740991");
  EXPECT_EQ(formatNumber(5e-324), "5e-324");
  EXPECT_EQ(formatNumber(std::numeric_limits<double>::quiet_NaN()), "NaN");
  EXPECT_EQ(formatNumber(-std::numeric_limits<double>::infinity()), "-Infinity");
}

TEST(FormatNumber, ReadsBackAsTheSameDouble) {
  Random random(5);
  for (int i = 0; i < 2000; ++i) {
    const double value = random.normal() * std::pow(10.0, 40 * random.normal());
    EXPECT_EQ(std::stod(formatNumber(value)), value);
  }
}

TEST(Require, IntegersSayWhatIsAllowed) {
  expectRefused([] { requireInteger("width", 0, 1, 1048576); }, "out-of-range", "width",
                "width must be an integer from 1 to 1048576; given 0");
  expectRefused([] { requireInteger("width", 2.5, 1, 8); }, "not-an-integer", "width",
                "width must be an integer from 1 to 8; given 2.5");
  expectRefused([] { requireInteger("width", std::nan(""), 1, 8); }, "not-finite", "width",
                "width must be an integer from 1 to 8; given NaN");
  expectRefused([] { requireInteger("width", std::numeric_limits<double>::infinity(), 1, 8); }, "not-finite", "width",
                "width must be an integer from 1 to 8; given Infinity");
  EXPECT_NO_THROW(requireInteger("width", 8, 1, 8));
}

TEST(Require, MatricesSayWhereAndWhich) {
  Matrix matrix = Matrix::Zero(2, 3);
  EXPECT_NO_THROW(requireFinite("tokens", matrix));
  matrix(1, 2) = std::nan("");
  expectRefused([&] { requireFinite("tokens", matrix); }, "not-finite", "tokens",
                "tokens must be finite numbers; given NaN at row 1, column 2");
  expectRefused([&] { requireShape("Wk", matrix, 3, 3); }, "wrong-shape", "Wk",
                "Wk must be 3 x 3 (rows x columns); given 2 x 3");
  expectRefused([] { requireNonEmpty("tokens", Matrix(0, 4)); }, "wrong-shape", "tokens",
                "tokens must be a matrix with at least 1 row and 1 column; given 0 x 4");
  expectRefused([] { requireMemory("rows", 1e9); }, "too-large", "rows",
                "rows asks for a result of 1000000000 numbers; allowed are at most 33554432 numbers");
}

}  // namespace poslab
