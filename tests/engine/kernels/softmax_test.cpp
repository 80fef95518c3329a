#include "kernels/softmax.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "dropout/random.h"
#include "kernels/plain.h"

namespace poslab::kernels {
namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

float exponentialOf(float x) { return exponential(broadcast(x))[2]; }

// The library's double exponential, rounded to single precision, is right to half a unit in the last place.
TEST(Exponential, IsWithinOneUnitInTheLastPlace) {
  for (float x = -87.3365f; x <= 0; x += 0.00137f) {
    const double exact = std::exp(static_cast<double>(x));
    const float rounded = static_cast<float>(exact);
    const double unit = static_cast<double>(std::nextafter(rounded, 2.0f) - rounded);
    ASSERT_LE(std::fabs(static_cast<double>(exponentialOf(x)) - exact), unit) << x;
  }
}

TEST(Exponential, IsExactWhereItMatters) {
  EXPECT_EQ(exponentialOf(0), 1);
  EXPECT_EQ(exponentialOf(-0.0f), 1);
  // e^-87.34 = 1.17e-38 < 2^-126; D2L's masked score; minus infinity.
  for (const float x : {-87.34f, -1000.0f, -1e6f, -std::numeric_limits<float>::max(), -kInfinity}) {
    EXPECT_EQ(exponentialOf(x), 0) << x;
  }
  EXPECT_TRUE(std::isnan(exponentialOf(kNan)));
}

TEST(Scan, FindsTheLargestAndWhatIsNotFinite) {
  const std::vector<float> values = {-3, -1, -2, -5, -4, -0.5f, -6};
  for (Index count = 1; count <= 7; ++count) {
    const float largest[] = {-3, -1, -1, -1, -1, -0.5f, -0.5f};
    EXPECT_EQ(scan(values.data(), count).largest, largest[count - 1]) << count;
    EXPECT_TRUE(scan(values.data(), count).finite) << count;
  }
  for (const float fault : {kInfinity, -kInfinity, kNan}) {
    for (Index place = 0; place < 7; ++place) {
      std::vector<float> faulty = values;
      faulty[place] = fault;
      EXPECT_FALSE(scan(faulty.data(), 7).finite) << fault << " at " << place;
    }
  }
}

// They are finite, though their sum, 4 * 3e38, is not.
TEST(Scan, TakesNoLargeNumbersForInfinite) {
  for (const float value : {3e38f, -3e38f}) {
    const std::vector<float> values(4 * 4, value);
    EXPECT_TRUE(scan(values.data(), 16).finite);
    EXPECT_EQ(scan(values.data(), 16).largest, value);
  }
}

// ln 1, ln 2, ln 3, ln 4: the weights are 0.1, 0.2, 0.3, 0.4; after them a score that is masked.
TEST(Softmax, OfLogarithms) {
  std::vector<float> row = {0, std::log(2.0f), std::log(3.0f), std::log(4.0f), -kInfinity};
  const float sum = exponentials(row.data(), 5, scan(row.data(), 5).largest, row.data());
  divide(row.data(), 5, sum);
  for (int i = 0; i < 4; ++i) EXPECT_NEAR(row[i], 0.1f * static_cast<float>(i + 1), 1e-7f);
  EXPECT_EQ(row[4], 0);
}

// Both sums are of up to 139 terms, in different orders. The kernel takes 64 at once.
TEST(Softmax, AgreesWithItsPlainTwin) {
  Random random(3);
  for (Index count = 1; count < 140; ++count) {
    std::vector<float> row(count);
    for (float& score : row) score = static_cast<float>(4 * random.normal());
    std::vector<float> expected = row;
    plain::softmax(expected.data(), expected.size());
    divide(row.data(), count, exponentials(row.data(), count, scan(row.data(), count).largest, row.data()));
    for (Index i = 0; i < count; ++i) ASSERT_NEAR(row[i], expected[i], 1e-6f * expected[i]) << count << " " << i;
  }
}

}  // namespace
}  // namespace poslab::kernels
