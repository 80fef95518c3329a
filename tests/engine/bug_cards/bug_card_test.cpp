// Cards S01 to S15: expected numbers are the exercise bank's, computed with NumPy and PyTorch.
#include "bug_cards/bug_card.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/fixtures.h"

namespace poslab {
namespace {

constexpr const char* kIds[] = {"S01", "S02", "S03", "S04", "S05", "S06", "S07", "S08",
                                "S09", "S10", "S11", "S12", "S13", "S14", "S15"};

const BugTest& testOf(const BugCard& card, const std::string& id) {
  for (const BugTest& test : card.tests) {
    if (test.id == id) return test;
  }
  throw std::out_of_range(card.card + " has no test " + id);
}

const std::vector<Vector>& listsOf(const BugCard& card, const std::string& id) {
  for (const BugValue& value : card.values) {
    if (value.id == id) return value.lists;
  }
  throw std::out_of_range(card.card + " has no value " + id);
}

double numberOf(const BugCard& card, const std::string& name) {
  for (const BugNumber& number : card.numbers) {
    if (number.name == name) return number.value;
  }
  throw std::out_of_range(card.card + " has no number " + name);
}

void expectLists(const std::vector<Vector>& lists, const std::vector<Vector>& expected) {
  ASSERT_EQ(lists.size(), expected.size());
  for (size_t k = 0; k < lists.size(); ++k) {
    ASSERT_EQ(lists[k].size(), expected[k].size());
    for (size_t i = 0; i < lists[k].size(); ++i) EXPECT_NEAR(lists[k][i], expected[k][i], kPrinted);
  }
}

void expectValues(const Vector& values, const Vector& expected) { expectLists({values}, {expected}); }

void expectSeparating(const BugCard& card, const std::vector<std::string>& expected) {
  std::vector<std::string> ids;
  for (const BugTest& test : card.tests) {
    if (test.separates) ids.push_back(test.id);
  }
  EXPECT_EQ(ids, expected);
}

TEST(BugCard, S01ExponentFromTheRawColumn) {
  const BugCard card = bugCard({"S01"});
  expectLists(listsOf(card, "circles"), {{1, 1, 1}, {0.920267496, 0.0428628278, 1.06541995}});
  expectLists(listsOf(card, "row"),
              {{0.841470985, 0.540302306, 0.00999983333, 0.99995}, {0.841470985, 0.99995, 9.99999998e-05, 1}});
  expectValues(card.asked.values, {0.540302306, 0.99995});
  expectSeparating(card, {"unitCircle"});
}

TEST(BugCard, S02WholeNumberExponent) {
  const BugCard card = bugCard({"S02"});
  expectLists(
      listsOf(card, "row"),
      {{0.841470985, 0.540302306, 0.0998334166, 0.995004165, 0.00999983333, 0.99995, 0.000999999833, 0.9999995},
       {0.841470985, 0.540302306, 0.841470985, 0.540302306, 0.841470985, 0.540302306, 0.841470985, 0.540302306}});
  expectValues(card.asked.values, {4, 1});
  expectSeparating(card, {"frequencies"});
}

TEST(BugCard, S03AllSinesFirst) {
  const BugCard card = bugCard({"S03"});
  expectLists(listsOf(card, "entry"), {{0.176892186}, {0.0316175064}});
  expectLists(listsOf(card, "columns"), {{-0.812452917, 0.583026807, 0.141120008, -0.989992497},
                                         {0.812648897, 0.508536134, 0.295520207, 0.16790331}});
  expectLists(listsOf(card, "circle"), {{1}, {0.919007229}});
  // Row 0 is 0, 1, 0, 1, ... or sixteen zeros, then ones.
  expectValues(card.asked.values, {1, 0});
  expectSeparating(card, {"unitCircle", "row0"});
}

TEST(BugCard, S04PlacesFromOne) {
  const BugCard card = bugCard({"S04"});
  expectLists(listsOf(card, "row"), {{0, 1, 0, 1}, {0.841470985, 0.540302306, 0.00999983333, 0.99995}});
  expectValues(card.asked.values, {0, 0.841470985});
  expectSeparating(card, {"row0"});
}

TEST(BugCard, S05AlongTheBatchAxis) {
  const BugCard card = bugCard({"S05"});
  expectValues(testOf(card, "sameSentence").readings, {0, 1.0122034});
  expectLists(listsOf(card, "token0"), {{0, 1, 0, 1}, {0.841470985, 0.540302306, 0.00999983333, 0.99995}});
  expectLists(listsOf(card, "token1"),
              {{0.841470985, 0.540302306, 0.00999983333, 0.99995}, {0.841470985, 0.540302306, 0.00999983333, 0.99995}});
  expectValues(card.asked.values, {0, 1});
  expectSeparating(card, {"sameSentence", "tokensDiffer"});
}

TEST(BugCard, S06GuardOffByOne) {
  const BugCard card = bugCard({"S06"});
  expectLists(listsOf(card, "around"), {{1, 1, 0, 0}, {1, 0, 0, 0}, {1, 1, 1, 0}});
  expectValues(testOf(card, "farLengths").readings, {0, 0, 0});
  expectValues(card.asked.values, {1000, 999, 1001});
  expectSeparating(card, {"bothSides"});
}

TEST(BugCard, S07SilentCut) {
  const BugCard card = bugCard({"S07"});
  EXPECT_NEAR(testOf(card, "lastWord").readings[0], 0.467233488, kPrinted);
  EXPECT_EQ(testOf(card, "lastWord").readings[1], 0);
  expectValues(card.asked.values, {12, 8});
  expectSeparating(card, {"lastWord", "outputRows"});
}

TEST(BugCard, S08ScaleOfTheWords) {
  const BugCard card = bugCard({"S08"});
  expectLists(listsOf(card, "zero"), {{0, 1}, {0, 5.65685425}, {0, 1}, {0, 1}});
  expectLists(listsOf(card, "row"), {{1.40715641, 1.10598773, 1.09885386, 1.41169454},
                                     {5.32576414, 3.62209682, 3.58174158, 5.35143566},
                                     {0.941470985, 0.640302306, 0.63316844, 0.94600911},
                                     {0.859148654, 0.557979975, 0.550846109, 0.86368678}});
  expectValues(card.asked.values, {0.565685425, 0.565685425, 0.1, 0.0176776695});
  EXPECT_EQ(testOf(card, "zeroWord").passes, (std::vector<uint8_t>{1, 0, 1, 1}));
  EXPECT_EQ(testOf(card, "doubledWord").passes, (std::vector<uint8_t>{1, 1, 0, 0}));
  expectSeparating(card, {"zeroAndDoubled"});
}

TEST(BugCard, S09TheTurnRunsBackwards) {
  const BugCard card = bugCard({"S09"});
  expectLists(listsOf(card, "landed"), {{0.845583565, -0.533843081}, {0.348205276, 0.937418309}});
  expectValues(card.asked.values, {12, 2});
  expectSeparating(card, {"tableRow"});
}

TEST(BugCard, S10AtEveryLayer) {
  const BugCard card = bugCard({"S10"});
  expectLists(listsOf(card, "row"),
              {{1.4104223, 1.62428044, 2.24329856, 2.02219497}, {1.90382547, 2.58322613, 2.43589799, 2.77829231}});
  expectLists(listsOf(card, "difference"), {{0}, {1.95403674}});
  // Two layers that add nothing of their own: P once, or P twice.
  expectValues(card.asked.values, {1, 2});
  expectSeparating(card, {"moreLayers"});
}

TEST(BugCard, S11TwoPairingsMixed) {
  const BugCard card = bugCard({"S11"});
  expectLists(listsOf(card, "scores"), {{-2.95100936, -2.95100936}, {1.0221386, 1.45225661}});
  expectValues(card.asked.values, {0, 1});
  expectSeparating(card, {"bothMove", "equalPlaces"});
}

TEST(BugCard, S12DecodingStartsAgain) {
  const BugCard card = bugCard({"S12"});
  expectValues(testOf(card, "allAtOnce").readings, {0, 0.728630993});
  expectLists(listsOf(card, "row"), {{0.0271260063, -1.48558742, 0.2444119, 0.228498516},
                                     {0.458522728, -0.756956426, 0.411427854, -0.0149716927}});
  expectValues(card.asked.values, {4, 0});
  expectSeparating(card, {"allAtOnce"});
}

TEST(BugCard, S13PadsOnTheLeft) {
  const BugCard card = bugCard({"S13"});
  expectLists(listsOf(card, "places"), {{0, 0, 0, 1, 2}, {0, 1, 2, 3, 4}});
  expectValues(testOf(card, "padsLeft").readings, {0, 0.824972332});
  expectLists(listsOf(card, "row"), {{-0.172514495, 0.249838215, 0.485387913, 0.248251956},
                                     {-0.447392668, -0.218239675, 0.20961549, 0.303285709}});
  expectValues(card.asked.values, {2, 4});
  expectSeparating(card, {"padsLeft"});
}

TEST(BugCard, S14SoftmaxOverTheQueries) {
  const BugCard card = bugCard({"S14"});
  expectLists(listsOf(card, "weights"), {{0.268941421, 0.731058579, 0.119202922, 0.880797078},
                                         {0.119202922, 0.0474258732, 0.880797078, 0.952574127}});
  expectLists(listsOf(card, "sums"), {{1, 1}, {0.166628795, 1.8333712}});
  expectLists(listsOf(card, "row"), {{-0.0621737124, 0.325504286}, {-0.00945189338, 0.29867722}});
  // Four equal queries, two keys: each key shares 1 among four, so a row has 2 / 4.
  expectValues(card.asked.values, {1, 0.5});
  expectSeparating(card, {"rowSums"});
}

TEST(BugCard, S15DropoutBeforeTheAdd) {
  const BugCard card = bugCard({"S15"});
  EXPECT_EQ(numberOf(card, "column"), 3);
  EXPECT_EQ(numberOf(card, "kept"), 1);
  expectValues(card.asked.values, {0, 1});
  expectLists(listsOf(card, "mean"), {{1.99166481}, {1.99166481}});
  expectLists(listsOf(card, "kept"), {{2.37776921}, {2.04443588}});
  expectLists(listsOf(card, "zeros"), {{9}, {3}});
  expectSeparating(card, {"droppedCells"});
}

// What every card promises, whatever is drawn: the right variant passes every test, some test separates, and no
// reading lies where neither rounding nor a fault explains it.
TEST(BugCard, EveryDrawLeavesNoDoubt) {
  constexpr double kRounding = 1e-9, kReal = 1e-3;
  for (const char* id : kIds) {
    for (double seed = 0; seed < 60; ++seed) {
      SCOPED_TRACE(std::string(id) + ", seed " + formatNumber(seed));
      const BugCard card = bugCard({id, seed});
      const auto right = static_cast<size_t>(card.right);
      ASSERT_LT(right, card.variants.size());
      bool separated = false;
      for (const BugTest& test : card.tests) {
        ASSERT_EQ(test.readings.size(), card.variants.size());
        EXPECT_TRUE(test.passes[right]) << test.id;
        separated = separated || test.separates;
        const double from = test.above ? 0 : test.limit;
        for (const double reading : test.readings) {
          EXPECT_TRUE(reading - from <= kRounding || reading - from >= kReal) << test.id << " reads " << reading;
        }
      }
      EXPECT_TRUE(separated);
      EXPECT_EQ(card.asked.values.size(), card.variants.size());
    }
  }
}

// The answers that are asked for differ by more than is forgiven, and not always in the same variant.
TEST(BugCard, TheAnswerTellsTheVariantsApartAndTheOrderChanges) {
  for (const char* id : kIds) {
    std::vector<Index> counts;
    for (double seed = 0; seed < 60; ++seed) {
      SCOPED_TRACE(std::string(id) + ", seed " + formatNumber(seed));
      const BugCard card = bugCard({id, seed});
      counts.resize(card.variants.size());
      ++counts[static_cast<size_t>(card.right)];
      const auto [least, most] = std::minmax_element(card.asked.values.begin(), card.asked.values.end());
      EXPECT_GT(*most - *least, 2 * card.asked.tolerance);
    }
    for (const Index count : counts) EXPECT_GT(count, 3) << id;
  }
}

TEST(BugCard, TheSameSeedGivesTheSameCard) {
  const BugCard one = bugCard({"S12", 5.0}), same = bugCard({"S12", 5.0});
  EXPECT_EQ(one.right, same.right);
  EXPECT_EQ(one.values[0].lists, same.values[0].lists);
}

TEST(BugCard, Refusals) {
  expectRefused([] { bugCard({"S99"}); }, "unknown-value", "card",
                "card must be one of 'S01', 'S02', 'S03', 'S04', 'S05', 'S06', 'S07', 'S08', 'S09', 'S10', 'S11', "
                "'S12', 'S13', 'S14', 'S15'; given 'S99'");
  expectRefused(
      [] {
        bugCard({"S01", 0.5});
      },
      "not-an-integer", "seed", "seed must be an integer from 0 to 9007199254740991; given 0.5");
  expectRefused(
      [] {
        bugCard({"S01", -1.0});
      },
      "out-of-range", "seed", "seed must be an integer from 0 to 9007199254740991; given -1");
}

}  // namespace
}  // namespace poslab
