#include "t5_bucket.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "../error.h"
#include "../natural.h"

namespace poslab {

namespace {

constexpr double kMaxBuckets = 1024;

// Smallest n with ln(n/exact) / ln(maxDistance/exact) * steps >= step,
// that is n^steps >= maxDistance^step exact^(steps - step).
int64_t logThreshold(int32_t exact, int32_t maxDistance, int32_t step, int32_t steps) {
  const double ratio = static_cast<double>(maxDistance) / exact;
  const double root = exact * std::pow(ratio, static_cast<double>(step) / steps);
  const double nearest = std::round(root);
  if (std::fabs(root - nearest) > 1e-9 * root) return static_cast<int64_t>(std::ceil(root));
  // Too close for the logarithm to decide: compare the powers as whole numbers.
  const Natural bound =
      multiplied(multiplied({1}, static_cast<uint32_t>(maxDistance), step), static_cast<uint32_t>(exact), steps - step);
  const Natural power = multiplied({1}, static_cast<uint32_t>(nearest), steps);
  return static_cast<int64_t>(nearest) + (atLeast(power, bound) ? 0 : 1);
}

}  // namespace

T5Buckets::T5Buckets(const T5BucketOptions& options, const std::string& prefix)
    : bidirectional_(options.bidirectional) {
  const std::string countName = joined({prefix, "bucketCount"}), distanceName = joined({prefix, "maxDistance"});
  requireInteger(countName.c_str(), options.bucketCount, bidirectional_ ? 4 : 2, kMaxBuckets);
  const int32_t count = static_cast<int32_t>(options.bucketCount);
  if (bidirectional_ && count % 2 != 0) {
    refuse("out-of-range", countName, "even when bidirectional", joined({count}));
  }
  perSide_ = bidirectional_ ? count / 2 : count;
  const int32_t exact = perSide_ / 2;  // distances below this have a bucket of their own
  requireInteger(distanceName.c_str(), options.maxDistance, exact + 1, 2147483647.0);
  for (int32_t bucket = 1; bucket <= exact; ++bucket) thresholds_.push_back(bucket);
  const int32_t steps = perSide_ - exact;
  for (int32_t step = 1; step < steps; ++step) {
    thresholds_.push_back(logThreshold(exact, static_cast<int32_t>(options.maxDistance), step, steps));
  }
}

int32_t T5Buckets::operator()(int64_t offset) const {
  const int64_t distance = bidirectional_ ? std::abs(offset) : std::max<int64_t>(-offset, 0);
  const auto passed = std::upper_bound(thresholds_.begin(), thresholds_.end(), distance) - thresholds_.begin();
  return static_cast<int32_t>(passed) + (bidirectional_ && offset > 0 ? perSide_ : 0);
}

std::vector<int32_t> t5Bucket(const std::vector<int32_t>& offsets, const T5BucketOptions& options) {
  const T5Buckets bucketOf(options);
  std::vector<int32_t> buckets(offsets.size());
  std::transform(offsets.begin(), offsets.end(), buckets.begin(), bucketOf);
  return buckets;
}

}  // namespace poslab
