// T5's bucket of an offset (Raffel 2020; mesh transformer_layers.py). offset = key position - query position.
// Thresholds are found in integers, so powers of two cannot slip by a rounding of the logarithm.
#pragma once

#include <string>

#include "../matrix.h"

namespace poslab {

struct T5BucketOptions {
  double bucketCount = 32, maxDistance = 128;
  bool bidirectional = true;
};

std::vector<int32_t> t5Bucket(const std::vector<int32_t>& offsets,
                              const T5BucketOptions& options);  // Throws EngineError.

// The rule itself, for offsets of any size: two 32-bit positions can lie 2^32 apart.
class T5Buckets {
 public:
  // prefix stands before the option's name in errors, e.g. "t5.". Throws EngineError.
  explicit T5Buckets(const T5BucketOptions& options, const std::string& prefix = "");
  int32_t operator()(int64_t offset) const;

 private:
  bool bidirectional_;
  int32_t perSide_;                  // buckets of one direction
  std::vector<int64_t> thresholds_;  // distance at which bucket 1, 2, ... begins; ascending
};

}  // namespace poslab
