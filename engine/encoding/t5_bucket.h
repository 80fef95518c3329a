// T5's bucket of an offset (Raffel 2020; mesh transformer_layers.py). offset = key position - query position. Thresholds are
// found in integers, so powers of two cannot slip by a rounding of the logarithm.
#pragma once

#include "../matrix.h"

namespace poslab {

struct T5BucketOptions {
  double bucketCount = 32, maxDistance = 128;
  bool bidirectional = true;
};

std::vector<int32_t> t5Bucket(const std::vector<int32_t>& offsets, const T5BucketOptions& options);  // Throws EngineError.

}  // namespace poslab
