// Relative schemes by themselves: rotary, ALiBi's slopes, T5's buckets; and the masks that attention combines.
#include <cmath>
#include <numeric>

#include "attention/mask.h"
#include "encoding/alibi.h"
#include "encoding/rotary.h"
#include "encoding/t5_bucket.h"
#include "properties.h"

namespace poslab::fuzz {
namespace {

double rowLength(const Matrix& matrix, Index row) { return std::sqrt(sumOfSquares(rowsOf(matrix, row, 1))); }

void fuzzRotary(Input& in) {
  const Matrix vectors = in.matrix(in.count(1, 5), 2 * in.count(1, 4));
  const std::vector<int32_t> positions = in.anyIds(vectors.rows());
  const RotaryOptions options{in.positive(), in.choice({Layout::kInterleaved, Layout::kHalves})};
  expectNumbers(
      in, [&] { return rotary(vectors, positions, options); },
      [&](const Matrix& turned) {
        EXPECT_PROPERTY(hasShape(turned, vectors.rows(), vectors.cols()));
        for (Index row = 0; row < vectors.rows() && !in.isExtreme(); ++row) {
          const double before = rowLength(vectors, row), after = rowLength(turned, row);
          EXPECT_PROPERTY(std::fabs(after - before) <= 1e-14 * before);
          // As numbers, not bits: -0 - b sin 0 may be 0.
          if (positions[row] == 0) EXPECT_PROPERTY(rowsOf(turned, row, 1) == rowsOf(vectors, row, 1));
        }
      });
}

void fuzzSlopes(Input& in) {
  const double headCount = in.size(1, 200);
  expectNumbers(
      in, [&] { return alibiSlopes(headCount); },
      [&](const Vector& slopes) {
        EXPECT_PROPERTY(static_cast<double>(slopes.size()) == headCount);
        for (const double slope : slopes) EXPECT_PROPERTY(slope >= 1.0 / 256 && slope < 1);
      });
}

void fuzzBuckets(Input& in) {
  T5BucketOptions options;
  options.bucketCount = in.flag() ? in.size(2, 64) : in.choice({32.0, 4.0, 64.0, 256.0});
  options.maxDistance = in.flag() ? in.size(1, 200) : in.choice({128.0, 0x1p31 - 1, 513.0, 100000.0});
  options.bidirectional = in.flag();
  std::vector<int32_t> offsets = in.anyIds(in.count(0, 20));
  std::sort(offsets.begin(), offsets.end());
  expectNumbers(
      in, [&] { return t5Bucket(offsets, options); },
      [&](const std::vector<int32_t>& buckets) {
        EXPECT_PROPERTY(buckets.size() == offsets.size());
        const int32_t count = static_cast<int32_t>(options.bucketCount), half = options.bidirectional ? count / 2 : 0;
        for (size_t i = 0; i < buckets.size(); ++i) {
          EXPECT_PROPERTY(buckets[i] >= 0 && buckets[i] < count);
          if (offsets[i] == 0) EXPECT_PROPERTY(buckets[i] == 0);
          if (offsets[i] > 0) EXPECT_PROPERTY(options.bidirectional ? buckets[i] > half : buckets[i] == 0);
          if (i == 0) continue;
          // Farther keys on the same side never get a smaller bucket.
          if (offsets[i] <= 0) EXPECT_PROPERTY(buckets[i] <= buckets[i - 1]);
          if (offsets[i - 1] > 0) EXPECT_PROPERTY(buckets[i] >= buckets[i - 1]);
        }
      });
}

void fuzzMasks(Input& in) {
  const Index queries = in.count(1, 5), keys = in.count(1, 5);
  MaskOptions options;
  options.causal = in.flag();
  options.mask = in.maybe([&] { return in.bits(queries * keys); });
  options.validLens = in.maybe([&] { return in.ids(in.flag() ? 1 : queries, 0, keys + 1); });
  expectNumbers(
      in, [&] { return combineMasks(options, queries, keys); },
      [&](const Mask& mask) {
        EXPECT_PROPERTY(static_cast<Index>(mask.size()) == queries * keys && areBits(mask));
        if (options.causal && queries <= keys && !options.mask && !options.validLens) {
          // Query i sees keys 0 to i + m - n.
          const Index seen = queries * (keys - queries) + queries * (queries + 1) / 2;
          EXPECT_PROPERTY(std::accumulate(mask.begin(), mask.end(), Index{0}) == seen);
        }
      });
}

}  // namespace
}  // namespace poslab::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace poslab::fuzz;
  Input in(data, size);
  in.choice({fuzzRotary, fuzzSlopes, fuzzBuckets, fuzzMasks})(in);
  return 0;
}
