// The whole experiment: defaults, the three acts kept apart, errors per scheme, every refusal.
#include "experiments/shift.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

namespace poslab {
namespace {

const SchemeChange& schemeOf(const ShiftReport& report, const std::string& name) {
  return *std::find_if(report.schemes.begin(), report.schemes.end(),
                       [&](const auto& one) { return one.scheme == name; });
}

std::string refusal(const ShiftSettings& settings) {
  try {
    shift(settings);
  } catch (const EngineError& error) {
    return error.code + ": " + error.what();
  }
  return "nothing was thrown";
}

TEST(Shift, MovesTheIdsByDefault) {
  const ShiftReport report = shift({});
  EXPECT_EQ(report.idsBefore, (std::vector<int32_t>{10, 11, 12, 13, 14}));
  EXPECT_EQ(report.idsAfter, (std::vector<int32_t>{15, 16, 17, 18, 19}));
  EXPECT_TRUE(report.frontIds.empty());
  EXPECT_EQ(report.turn.law.positions, 995);
  ASSERT_EQ(report.schemes.size(), 8u);
  for (const char* name : {"none", "shaw", "t5", "alibi"})
    EXPECT_TRUE(schemeOf(report, name).change->identical) << name;
  EXPECT_TRUE(schemeOf(report, "rotary").change->holds);
  for (const char* name : {"sinusoidalQueryKey", "sinusoidalInput", "learnedInput"}) {
    EXPECT_GT(schemeOf(report, name).change->residual, 1e-3) << name;
  }
  EXPECT_FALSE(report.products.projected.diagonal.holds);
  EXPECT_EQ(report.decoding->differences.size(), 5u);
  double smallest = 1e9, largest = 0;
  for (const char* name : {"sinusoidalQueryKey", "sinusoidalInput", "learnedInput"}) {
    smallest = std::min(smallest, schemeOf(report, name).change->residual);
    largest = std::max(largest, schemeOf(report, name).change->residual);
  }
  EXPECT_EQ(report.changed, 3);
  EXPECT_EQ(report.kept, 5);
  EXPECT_EQ(report.smallestChange, smallest);
  EXPECT_EQ(report.largestChange, largest);
}

TEST(Shift, MeasuresMovedIdsWhicheverActIsChosen) {
  const ShiftReport moved = shift({});
  ShiftSettings settings;
  settings.act = Act::kPrepend;
  const ShiftReport prepended = shift(settings);
  for (const ShiftReport* report : {&moved, &prepended}) {
    ASSERT_EQ(report->movedIds.size(), 2u);
    for (const SchemeChange& one : report->movedIds) {
      EXPECT_EQ(one.change->residual, schemeOf(moved, one.scheme).change->residual) << one.scheme;
    }
  }
  EXPECT_NE(schemeOf(prepended, "sinusoidalInput").change->residual, prepended.movedIds[1].change->residual);
  EXPECT_GT(moved.movedWeights->residual, 1e-3);
  EXPECT_EQ(prepended.movedWeights->residual, moved.movedWeights->residual);
  settings.words = {"alone"};  // its only weight is 1
  EXPECT_TRUE(shift(settings).movedWeights->identical);
}

TEST(Shift, KeepsTheOutputsWhenTheOffsetIsZero) {
  ShiftSettings settings;
  settings.pairs.offset = 0;
  for (const SchemeChange& one : shift(settings).schemes) EXPECT_TRUE(one.change->identical) << one.scheme;
  EXPECT_EQ(shift(settings).largestChange, 0);
}

TEST(Shift, PrependsRealWords) {
  ShiftSettings settings;
  settings.act = Act::kPrepend;
  settings.frontWords = {"one", "day"};
  const ShiftReport report = shift(settings);
  EXPECT_EQ(report.idsBefore, (std::vector<int32_t>{0, 1, 2, 3, 4}));
  EXPECT_EQ(report.frontIds, (std::vector<int32_t>{0, 1}));
  EXPECT_EQ(report.idsAfter, (std::vector<int32_t>{2, 3, 4, 5, 6}));
  for (const SchemeChange& one : report.schemes) EXPECT_GT(one.change->residual, 1e-3) << one.scheme;
}

TEST(Shift, PadsOnTheLeft) {
  ShiftSettings settings;
  settings.act = Act::kPadLeft;
  settings.causal = true;
  const ShiftReport rechecked = shift(settings);
  EXPECT_EQ(rechecked.idsAfter, rechecked.idsBefore);
  EXPECT_EQ(rechecked.frontIds, (std::vector<int32_t>{0, 0}));
  for (const SchemeChange& one : rechecked.schemes) EXPECT_TRUE(one.change->holds) << one.scheme;

  settings.recheckValid = false;
  const ShiftReport plain = shift(settings);
  EXPECT_EQ(plain.idsAfter, (std::vector<int32_t>{2, 3, 4, 5, 6}));
  for (const SchemeChange& one : plain.schemes) {
    const bool table = one.scheme.find("Input") != std::string::npos || one.scheme == "sinusoidalQueryKey";
    EXPECT_EQ(one.change->holds, !table) << one.scheme;
  }
}

TEST(Shift, NamesTheSchemesThatRunPastTheTable) {
  ShiftSettings settings;
  settings.pairs.position = 990;  // 990 + 5 is a row, the last of five tokens at 999 too
  EXPECT_TRUE(schemeOf(shift(settings), "learnedInput").change.has_value());
  settings.pairs.position = 991;
  const ShiftReport report = shift(settings);
  for (const char* name : {"sinusoidalQueryKey", "sinusoidalInput", "learnedInput"}) {
    ASSERT_TRUE(schemeOf(report, name).error.has_value()) << name;
    EXPECT_EQ(schemeOf(report, name).error->code, "row-out-of-table") << name;
    EXPECT_EQ(schemeOf(report, name).error->given, "1000") << name;
  }
  EXPECT_TRUE(schemeOf(report, "alibi").change->identical);
}

TEST(Shift, NamesRopeWhenAHeadIsOdd) {
  ShiftSettings settings;
  settings.pairs.width = 6;
  settings.pairs.pair = 0;
  settings.headCount = 2;
  const ShiftReport report = shift(settings);
  ASSERT_TRUE(schemeOf(report, "rotary").error.has_value());
  EXPECT_TRUE(schemeOf(report, "shaw").change->identical);
}

TEST(Shift, WorksAtWidthOneAndOddWidths) {
  ShiftSettings settings;
  settings.pairs.width = 1;
  const ShiftReport one = shift(settings);
  EXPECT_FALSE(one.turn.chosen.has_value());
  EXPECT_EQ(one.turn.pairs.loneColumn, 0);
  EXPECT_TRUE(schemeOf(one, "t5").change->identical);
  EXPECT_TRUE(schemeOf(one, "rotary").error.has_value());
  settings.pairs.width = 7;
  settings.pairs.pair = 2;
  EXPECT_TRUE(shift(settings).turn.law.ahead.holds);
}

TEST(Shift, ReportsATextLongerThanTheTableWithoutDecoding) {
  ShiftSettings settings;
  settings.pairs.maxLen = 3;
  settings.pairs.position = 0;
  settings.pairs.offset = 1;
  const ShiftReport report = shift(settings);
  EXPECT_FALSE(report.decoding.has_value());
  EXPECT_EQ(report.decodingError->code, "row-out-of-table");
  EXPECT_EQ(report.products.rows, 3);
}

// A shorter drawn table begins like the longer one, so maxLen alone changes no number.
TEST(Shift, DoesNotDependOnRowsThatAreNotRead) {
  ShiftSettings settings;
  const double change = schemeOf(shift(settings), "learnedInput").change->residual;
  settings.pairs.maxLen = 2000;
  EXPECT_EQ(schemeOf(shift(settings), "learnedInput").change->residual, change);
}

TEST(Shift, RefusesWithASentence) {
  ShiftSettings settings;
  settings.words = {};
  EXPECT_EQ(refusal(settings), "out-of-range: words must be 1 to 64 tokens; given 0");
  settings.words.assign(65, "a");
  EXPECT_EQ(refusal(settings), "out-of-range: words must be 1 to 64 tokens; given 65");
  settings.words.assign(64, "a");
  EXPECT_EQ(refusal(settings), "nothing was thrown");
  settings.act = Act::kPrepend;
  EXPECT_EQ(refusal(settings),
            "out-of-range: frontWords must be 1 or more tokens, at most 64 with the text; given 1, 65 with the text");
  settings.frontWords = {};
  EXPECT_EQ(refusal(settings),
            "out-of-range: frontWords must be 1 or more tokens, at most 64 with the text; given 0, 64 with the text");
  settings.act = Act::kPadLeft;
  settings.padCount = 0;
  EXPECT_EQ(refusal(settings), "out-of-range: padCount must be an integer from 1 to 16; given 0");

  // Also what the chosen act does not read.
  settings = {};
  settings.padCount = 1.5;
  EXPECT_EQ(refusal(settings), "not-an-integer: padCount must be an integer from 1 to 16; given 1.5");
  settings.padCount = 2;
  settings.frontWords = {};
  EXPECT_EQ(refusal(settings),
            "out-of-range: frontWords must be 1 or more tokens, at most 64 with the text; given 0, 5 with the text");
  settings.frontWords = {"yesterday"};
  settings.pairs.width = 1;
  EXPECT_EQ(refusal(settings), "nothing was thrown");
  settings.pairs.pair = 0.5;
  EXPECT_EQ(refusal(settings), "not-an-integer: pair must be an integer from 0 to 255; given 0.5");

  settings = {};
  settings.headCount = 3;
  EXPECT_EQ(refusal(settings), "out-of-range: headCount must be a divisor of the width, 32; given 3");
  settings.headCount = 1;
  settings.seed = -1;
  EXPECT_EQ(refusal(settings), "out-of-range: seed must be an integer from 0 to 9007199254740991; given -1");
  settings.seed = 7;
  settings.pairs.position = 1000;
  EXPECT_EQ(refusal(settings), "out-of-range: position must be an integer from 0 to 999; given 1000");
}

}  // namespace
}  // namespace poslab
