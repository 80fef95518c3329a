#include "dropout/random.h"

#include "../fixtures.h"

namespace poslab {

// The published test sequence of splitmix64 for seed 1234567.
TEST(Random, IsSplitmix64) {
  Random random(1234567);
  for (const uint64_t expected : {6457827717110365317ULL, 3203168211198807973ULL, 9817491932198370423ULL,
                                  4593380528125082431ULL, 16408922859458223821ULL}) {
    EXPECT_EQ(random.next(), expected);
  }
}

TEST(Random, UniformIsTheTop53Bits) {
  Random random(1234567);
  EXPECT_EQ(random.uniform(), static_cast<double>(6457827717110365317ULL >> 11) / 9007199254740992.0);
}

TEST(Random, NormalHasMeanZeroAndDeviationOne) {
  Random random(3);
  double sum = 0, squares = 0;
  constexpr int kDraws = 100000;
  for (int i = 0; i < kDraws; ++i) {
    const double x = random.normal();
    sum += x;
    squares += x * x;
  }
  EXPECT_NEAR(sum / kDraws, 0, 0.02);
  EXPECT_NEAR(squares / kDraws, 1, 0.02);
}

TEST(Random, PurposesAreUnrelated) {
  EXPECT_NE(derivedSeed(1, "Wq"), derivedSeed(1, "Wk"));
  EXPECT_NE(derivedSeed(1, "Wq"), derivedSeed(2, "Wq"));
  EXPECT_EQ(derivedSeed(1, "Wq"), derivedSeed(1, "Wq"));
}

TEST(Random, SeedsAreTheIntegersOfJavaScript) {
  EXPECT_EQ(requireSeed("seed", 9007199254740991.0), 9007199254740991ULL);
  for (const double bad : {-1.0, 0.5, 9007199254740992.0}) {
    expectRefused([bad] { requireSeed("seed", bad); }, bad == 0.5 ? "not-an-integer" : "out-of-range", "seed",
                  "seed must be an integer from 0 to 9007199254740991; given " + formatNumber(bad));
  }
}

}  // namespace poslab
