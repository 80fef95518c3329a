// Attention without returnWeights goes through 64 query rows at a time; the plain twin holds all n x n scores.
#include <gtest/gtest.h>

#include "attention_fixtures.h"
#include "dropout/random.h"
#include "kernels/plain.h"

namespace poslab {
namespace {

using Rows = std::vector<float>;

Rows singles(const Matrix& matrix) { return Rows(matrix.data(), matrix.data() + matrix.size()); }

Rows columns(const Rows& matrix, size_t width, size_t first, size_t count) {
  Rows part;
  for (size_t i = 0; i < matrix.size(); ++i) {
    if (i % width >= first && i % width < first + count) part.push_back(matrix[i]);
  }
  return part;
}

// Projections, heads and output projection by the plain twins, in single precision.
Rows plainLayer(const AttentionOptions& options, size_t n, size_t width, size_t heads) {
  const Rows tokens = singles(options.tokens);
  const auto project = [&](const Matrix& weights) {
    return plain::product(tokens.data(), singles(weights).data(), n, width, width);
  };
  const Rows queries = project(options.Wq), keys = project(options.Wk), values = project(options.Wv);
  const size_t own = width / heads;
  Rows mixed(n * width);
  for (size_t head = 0; head < heads; ++head) {
    const auto part = [&](const Rows& all) { return columns(all, width, head * own, own); };
    const Rows output = plain::attention(part(queries).data(), part(keys).data(), part(values).data(), n, n, own, own);
    for (size_t i = 0; i < output.size(); ++i) mixed[i / own * width + head * own + i % own] = output[i];
  }
  return plain::product(mixed.data(), singles(*options.Wo).data(), n, width, width);
}

TEST(StreamingAttention, AgreesWithItsPlainTwin) {
  const size_t shapes[][3] = {{1, 8, 2}, {12, 32, 4}, {63, 20, 4}, {65, 24, 3}, {200, 16, 1}};
  for (const auto& shape : shapes) {
    const size_t n = shape[0], width = shape[1], heads = shape[2];  // Clang 14 captures no structured bindings
    AttentionOptions options;
    const auto drawn = [&](size_t rows, double std, uint64_t seed) {
      return normalMatrix(static_cast<Index>(rows), static_cast<Index>(width), std, seed);
    };
    const double std = 1 / std::sqrt(static_cast<double>(width));
    options.tokens = drawn(n, 1, 1);
    options.Wq = drawn(width, std, 2);
    options.Wk = drawn(width, std, 3);
    options.Wv = drawn(width, std, 4);
    options.Wo = drawn(width, std, 5);
    options.headCount = static_cast<double>(heads);
    options.precision = Precision::kFloat32;
    options.returnWeights = false;
    const Matrix output = attention(options).output;
    const Rows expected = plainLayer(options, n, width, heads);
    for (size_t i = 0; i < expected.size(); ++i) ASSERT_NEAR(output.data()[i], expected[i], 1e-6) << n << " at " << i;
    options.returnWeights = true;
    EXPECT_EQ(attention(options).output, output) << n;  // bit for bit
  }
}

}  // namespace
}  // namespace poslab
