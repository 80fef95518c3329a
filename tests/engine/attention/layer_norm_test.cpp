#include "attention/layer_norm.h"

#include "../fixtures.h"

namespace poslab {

TEST(LayerNorm, BiasedVarianceAndEpsilonInsideTheRoot_E11) {
  expectNear(layerNorm(row({1, 0, 0, 0})), row({1.73200462, -0.577334874, -0.577334874, -0.577334874}), kPrinted);
  expectNear(layerNorm(row({1, 2, 3, 4})), row({-1.34163542, -0.447211807, 0.447211807, 1.34163542}), kPrinted);
  EXPECT_EQ(layerNorm(row({5, 5, 5, 5})), Matrix::Zero(1, 4));
  EXPECT_EQ(layerNorm(row({7})), Matrix::Zero(1, 1));
}

TEST(LayerNorm, AppliesGainThenBias) {
  expectNear(layerNorm(row({1, 2, 3, 4}), {1e-5, Vector{2, 1, 1, 0}, Vector{0, 0, 1, 7}}),
             row({-2.68327084, -0.447211807, 1.447211807, 7}), 2e-8);
}

TEST(LayerNorm, RefusesBadArguments) {
  expectRefused(
      [] {
        layerNorm(row({1, 2}), {0, {}, {}});
      },
      "out-of-range", "epsilon", "epsilon must be a number above 0; given 0");
  expectRefused(
      [] {
        layerNorm(row({1, 2}), {1e-5, Vector{1}, {}});
      },
      "wrong-shape", "gain", "gain must be a list of length 2; given 1");
  expectRefused(
      [] {
        layerNorm(row({1, 2}), {1e-5, {}, Vector{1, std::nan("")}});
      },
      "not-finite", "bias", "bias must be finite numbers; given NaN at index 1");
  expectRefused(
      [] {
        layerNorm(row({1e200, -1e200}));
      },
      "overflow", "layerNorm",
      "computing layerNorm leaves the range of the number format: the result holds Infinity, though the input is "
      "finite");
}

}  // namespace poslab
