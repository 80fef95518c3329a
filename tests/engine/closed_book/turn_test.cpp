#include "closed_book/turn.h"

#include <iterator>
#include <sstream>

#include "../fixtures.h"

namespace poslab {

namespace {

std::vector<std::string> words(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

TurnReport turnOf(const std::array<std::string, 4>& m, PairOrder order = PairOrder::kSineCosine,
                  PairSide side = PairSide::kColumn) {
  return checkTurn({words(m[0]), words(m[1]), words(m[2]), words(m[3]), order, side});
}

// [cos, sin; -sin, cos] of an angle.
std::array<std::string, 4> ahead(const std::string& a) { return {a + " cos", a + " sin", a + " sin neg", a + " cos"}; }
std::array<std::string, 4> back(const std::string& a) { return {a + " cos", a + " sin neg", a + " sin", a + " cos"}; }

}  // namespace

TEST(CheckTurn, TakesTheTurnOfEachOrderAndSide) {
  for (const PairOrder order : {PairOrder::kSineCosine, PairOrder::kCosineSine}) {
    for (const PairSide side : {PairSide::kColumn, PairSide::kRow}) {
      const bool isD2l = (order == PairOrder::kSineCosine) == (side == PairSide::kColumn);
      const TurnReport right = turnOf(isD2l ? ahead("delta w *") : back("delta w *"), order, side);
      EXPECT_TRUE(right.holds);
      EXPECT_LE(right.residual, 1e-12);
      EXPECT_NEAR(right.determinantLow, 1, 1e-14);
      EXPECT_NEAR(right.determinantHigh, 1, 1e-14);
      const TurnReport wrong = turnOf(isD2l ? back("delta w *") : ahead("delta w *"), order, side);
      EXPECT_EQ(wrong.form, "transposed");
      EXPECT_LE(wrong.backwardResidual, 1e-12);
      EXPECT_GT(wrong.residual, 1.5);
      EXPECT_EQ(wrong.entriesHold, (std::array<bool, 4>{true, false, false, true}));
    }
  }
}

TEST(CheckTurn, TakesEquivalentEntries) {
  EXPECT_TRUE(
      turnOf({"w delta * cos", "pi 2 / delta w * - cos", "delta neg 10000 2 j * d / ^ / sin", "delta w * cos"}).holds);
}

TEST(CheckTurn, NamesWrongTurns) {
  EXPECT_EQ(turnOf(ahead("delta")).form, "frequencyMissing");
  EXPECT_EQ(turnOf(ahead("w")).form, "offsetMissing");
  EXPECT_EQ(turnOf(ahead("delta w /")).form, "divided");
  EXPECT_EQ(turnOf(ahead("delta w * pi * 180 /")).form, "degrees");
  EXPECT_EQ(turnOf(ahead("i w *")).form, "position");
  EXPECT_EQ(turnOf({"delta w * cos", "delta w * sin", "delta w * sin", "delta w * cos neg"}).form, "mirror");
  EXPECT_EQ(turnOf({"delta w * sin", "delta w * cos", "delta w * cos", "delta w * sin neg"}).form, "exchanged");
  EXPECT_EQ(turnOf({"delta w * cos", "delta w * sin", "delta w * sin", "delta w * cos"}).form, "noMinus");
  EXPECT_EQ(turnOf({"1", "delta w *", "delta w * neg", "1"}).form, "smallAngle");
  EXPECT_EQ(turnOf({"1", "0", "0", "1"}).form, "identity");
  EXPECT_EQ(turnOf({"1", "1", "1", "1"}).form, "");
}

TEST(CheckTurn, DeterminantsTellMirrorsAndStretches) {
  const TurnReport mirror = turnOf({"delta w * cos", "delta w * sin", "delta w * sin", "delta w * cos neg"});
  EXPECT_NEAR(mirror.determinantLow, -1, 1e-14);
  EXPECT_NEAR(mirror.determinantHigh, -1, 1e-14);
  // cos^2 - sin^2 = cos(2 a), and 1 + a^2.
  const TurnReport noMinus = turnOf({"delta w * cos", "delta w * sin", "delta w * sin", "delta w * cos"});
  EXPECT_LT(noMinus.determinantLow, 0);
  EXPECT_GE(turnOf({"1", "delta w *", "delta w * neg", "1"}).determinantLow, 1);
}

TEST(CheckTurn, EntriesWithoutAValue) {
  auto m = ahead("delta w *");
  m[1] = "1 i /";
  const TurnReport report = turnOf(m);
  EXPECT_FALSE(report.holds);
  EXPECT_GT(report.undefined, 0);
  EXPECT_EQ(report.worst.position, 0);
  // Finite entries whose products are not: still wrong, never NaN.
  const TurnReport huge = turnOf({"10 308 ^", "10 308 ^ neg", "10 308 ^", "10 308 ^ neg"});
  EXPECT_FALSE(huge.holds);
  EXPECT_FALSE(turnOf({"1 0 /", "1 0 /", "1 0 /", "1 0 /"}).holds);
}

TEST(CheckTurn, RefusesWhatIsNoProgram) {
  expectError([] { turnOf({"1", "q", "0", "1"}); }, "unknown-value", "topRight[0]");
  expectError([] { turnOf({"1", "0", "0", "1 1"}); }, "wrong-shape", "bottomRight");
}

}  // namespace poslab
