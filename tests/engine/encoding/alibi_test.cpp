#include "encoding/alibi.h"

#include "../fixtures.h"

namespace poslab {

TEST(AlibiSlopes, FollowTheAuthorsCodeForEveryHeadCount_C08) {
  const std::vector<Vector> expected = {
      {0.00390625},
      {0.0625, 0.00390625},
      {0.0625, 0.00390625, 0.25},
      {0.25, 0.0625, 0.015625, 0.00390625},
      {0.25, 0.0625, 0.015625, 0.00390625, 0.5, 0.125},
      {0.5, 0.25, 0.125, 0.0625, 0.03125, 0.015625, 0.0078125, 0.00390625},
      {0.5, 0.25, 0.125, 0.0625, 0.03125, 0.015625, 0.0078125, 0.00390625, 0.707106781, 0.353553391, 0.176776695,
       0.0883883476},
  };
  for (const Vector& slopes : expected) {
    const Vector actual = alibiSlopes(static_cast<double>(slopes.size()));
    ASSERT_EQ(actual.size(), slopes.size());
    for (size_t h = 0; h < slopes.size(); ++h) EXPECT_NEAR(actual[h], slopes[h], 1e-9);
  }
}

TEST(AlibiSlopes, RefusesNoHeads) {
  expectRefused([] { alibiSlopes(0); }, "out-of-range", "headCount",
                "headCount must be an integer from 1 to 1024; given 0");
}

}  // namespace poslab
