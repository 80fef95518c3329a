#include "encoding/t5_bucket.h"

#include <limits>

#include "../fixtures.h"

namespace poslab {

namespace {

int32_t bucket(int32_t offset, bool bidirectional) { return t5Bucket({offset}, {32, 128, bidirectional})[0]; }

// Bucket by distance, written from the list of first distances.
int32_t bucketByList(const std::vector<int32_t>& firstDistances, int32_t distance) {
  int32_t result = 0;
  for (size_t b = 0; b < firstDistances.size(); ++b) {
    if (distance >= firstDistances[b]) result = static_cast<int32_t>(b);
  }
  return result;
}

}  // namespace

TEST(T5Bucket, BidirectionalHasTheReleasedThresholds_C12) {
  const std::vector<int32_t> first = {0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 23, 32, 46, 64, 91};
  for (int32_t distance = 0; distance < 3000; ++distance) {
    EXPECT_EQ(bucket(-distance, true), bucketByList(first, distance));
    EXPECT_EQ(bucket(distance, true), bucketByList(first, distance) + (distance > 0 ? 16 : 0));
  }
  EXPECT_EQ(bucket(-20, true), 10);
  EXPECT_EQ(bucket(20, true), 26);
  EXPECT_EQ(bucket(-1000, true), 15);
  EXPECT_EQ(bucket(std::numeric_limits<int32_t>::min(), true), 15);
}

TEST(T5Bucket, CausalHasTheReleasedThresholds_C12) {
  const std::vector<int32_t> first = {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
                                      16, 19, 21, 24, 27, 31, 35, 40, 46, 52, 59, 67, 77, 87, 99, 113};
  for (int32_t distance = 0; distance < 3000; ++distance) {
    EXPECT_EQ(bucket(-distance, false), bucketByList(first, distance));
    EXPECT_EQ(bucket(distance, false), 0);
  }
}

// 2 exact buckets, then thresholds 2 * 4^(k/2): 2, 4; with maxDistance 8 both are whole, where logarithms round.
TEST(T5Bucket, DoesNotSlipWhereAThresholdIsWhole) {
  EXPECT_EQ(t5Bucket({-3, -4, -7, -8}, {4, 8, false}), (std::vector<int32_t>{2, 3, 3, 3}));
  // 5 exact of 10, maxDistance 5 * 3^5: thresholds 5, 15, 45, 135, 405.
  EXPECT_EQ(t5Bucket({-14, -15, -44, -45, -134, -135, -404, -405}, {10, 1215, false}),
            (std::vector<int32_t>{5, 6, 6, 7, 7, 8, 8, 9}));
}

TEST(T5Bucket, RefusesCountsAndDistancesThatDoNotFit) {
  expectRefused(
      [] {
        t5Bucket({0}, {5, 128, true});
      },
      "out-of-range", "bucketCount", "bucketCount must be even when bidirectional; given 5");
  expectRefused(
      [] {
        t5Bucket({0}, {2, 128, true});
      },
      "out-of-range", "bucketCount", "bucketCount must be an integer from 4 to 1024; given 2");
  expectRefused(
      [] {
        t5Bucket({0}, {32, 8, true});
      },
      "out-of-range", "maxDistance", "maxDistance must be an integer from 9 to 2147483647; given 8");
  expectRefused(
      [] {
        t5Bucket({0}, {32, 16, false});
      },
      "out-of-range", "maxDistance", "maxDistance must be an integer from 17 to 2147483647; given 16");
}

}  // namespace poslab
