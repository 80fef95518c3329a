#include "attention/mask.h"

#include "../fixtures.h"

namespace poslab {

TEST(Mask, CausalTriangleForEqualLengths_D07) {
  EXPECT_EQ(combineMasks({.causal = true}, 3, 3), (Mask{1, 0, 0, 1, 1, 0, 1, 1, 1}));
}

TEST(Mask, CausalTriangleForUnequalLengthsAlignsAtTheEnd_D11) {
  EXPECT_EQ(combineMasks({.causal = true}, 2, 5), (Mask{1, 1, 1, 1, 0, 1, 1, 1, 1, 1}));
  EXPECT_EQ(combineMasks({.causal = true}, 1, 5), (Mask{1, 1, 1, 1, 1}));
  EXPECT_EQ(combineMasks({.causal = true}, 5, 2), (Mask{0, 0, 0, 0, 0, 0, 1, 0, 1, 1}));
}

TEST(Mask, ValidLengthsCutTheKeys) {
  EXPECT_EQ(combineMasks({.validLens = std::vector<int32_t>{2}}, 2, 3), (Mask{1, 1, 0, 1, 1, 0}));
  EXPECT_EQ(combineMasks({.validLens = std::vector<int32_t>{0, 7}}, 2, 3), (Mask{0, 0, 0, 1, 1, 1}));
}

TEST(Mask, AllThatAreGivenMustAllow) {
  const Mask given = {1, 0, 1, 1, 1, 1, 0, 1, 1};
  EXPECT_EQ(combineMasks({.causal = true, .mask = given, .validLens = std::vector<int32_t>{2}}, 3, 3),
            (Mask{1, 0, 0, 1, 1, 0, 0, 1, 0}));
}

TEST(Mask, RefusesBadOnes) {
  expectRefused(
      [] {
        combineMasks({.mask = Mask{1, 0}}, 2, 2);
      },
      "wrong-shape", "mask", "mask must be a list of length 4; given 2");
  expectRefused(
      [] {
        combineMasks({.mask = Mask{1, 0, 1, 255}}, 2, 2);
      },
      "out-of-range", "mask", "mask must be entries 0 or 1; given 255 at index 3");
  expectRefused(
      [] {
        combineMasks({.validLens = std::vector<int32_t>{1, -1}}, 2, 2);
      },
      "out-of-range", "validLens", "validLens must be integers >= 0; given -1 at index 1");
  expectRefused(
      [] {
        combineMasks({.validLens = std::vector<int32_t>{1, 1, 1}}, 2, 2);
      },
      "wrong-shape", "validLens", "validLens must be a list of length 2; given 3");
}

}  // namespace poslab
