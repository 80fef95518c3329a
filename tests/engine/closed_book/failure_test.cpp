// R5. The numbers are those of PyTorch's sentence and of counting rows by hand.
#include "closed_book/failure.h"

#include <algorithm>
#include <set>

#include "../fixtures.h"

namespace poslab {

namespace {

// "" right, "absent" not answered, "wrong" without a known slip.
std::string markOf(const FailureReport& report, const std::string& field) {
  const auto mark = std::find_if(report.marks.begin(), report.marks.end(),
                                 [&](const FailureMark& one) { return one.field == field; });
  if (!mark->given) return "absent";
  if (mark->holds) return "";
  return mark->form.empty() ? "wrong" : mark->form;
}

const FailureAnswers kRight = {.step = FailureStep::kAdd,
                               .kind = FailureKind::kSize,
                               .a = 1500,
                               .b = 1000,
                               .axis = 1,
                               .slicedRows = 1000,
                               .firstRefused = 1001,
                               .smallestMaxLen = 1500,
                               .cure = OverflowPolicy::kRebuild,
                               .losing = OverflowPolicy::kTruncate,
                               .open = OpenQuestion::kQuality};

}  // namespace

TEST(Failure, OfFifteenHundredTokens) {
  const FailureReport report = checkFailure({}, kRight);
  EXPECT_TRUE(report.fails);
  EXPECT_EQ(report.marks.size(), 11u);
  for (const FailureMark& mark : report.marks) EXPECT_TRUE(mark.given && mark.holds) << mark.field;
  EXPECT_EQ(report.text,
            "RuntimeError: The size of tensor a (1500) must match the size of tensor b (1000) at non-singleton "
            "dimension 1");
}

TEST(Failure, NoAnswerNoMark) {
  for (const FailureMark& mark : checkFailure({}, {}).marks) EXPECT_FALSE(mark.given || mark.holds);
}

TEST(Failure, SlipsHaveTheirName) {
  const FailureReport report = checkFailure({}, {.step = FailureStep::kSlice,
                                                 .kind = FailureKind::kIndex,
                                                 .a = 1000,
                                                 .b = 1500,
                                                 .axis = 0,
                                                 .slicedRows = 1500,
                                                 .firstRefused = 1000,
                                                 .smallestMaxLen = 1499,
                                                 .cure = OverflowPolicy::kTruncate,
                                                 .losing = OverflowPolicy::kClamp,
                                                 .open = OpenQuestion::kOldRows});
  EXPECT_EQ(markOf(report, "step"), "slice");
  EXPECT_EQ(markOf(report, "kind"), "index");
  EXPECT_EQ(markOf(report, "a"), "exchanged");
  EXPECT_EQ(markOf(report, "b"), "exchanged");
  EXPECT_EQ(markOf(report, "axis"), "batchAxis");
  EXPECT_EQ(markOf(report, "slicedRows"), "asked");
  EXPECT_EQ(markOf(report, "firstRefused"), "tooStrict");
  EXPECT_EQ(markOf(report, "smallestMaxLen"), "lastPlace");
  EXPECT_EQ(markOf(report, "cure"), "loses");
  EXPECT_EQ(markOf(report, "losing"), "shares");
  EXPECT_EQ(markOf(report, "open"), "oldRows");
  const FailureReport other = checkFailure({}, {.step = FailureStep::kNone,
                                                .kind = FailureKind::kMemory,
                                                .a = 1499,
                                                .b = 999,
                                                .axis = 2,
                                                .slicedRows = 7,
                                                .firstRefused = 1002,
                                                .smallestMaxLen = 1000,
                                                .cure = OverflowPolicy::kInterpolate,
                                                .losing = OverflowPolicy::kRebuild,
                                                .open = OpenQuestion::kError});
  EXPECT_EQ(markOf(other, "step"), "silent");
  EXPECT_EQ(markOf(other, "kind"), "wrong");
  EXPECT_EQ(markOf(other, "a"), "lastPlace");
  EXPECT_EQ(markOf(other, "b"), "lastPlace");
  EXPECT_EQ(markOf(other, "axis"), "featureAxis");
  EXPECT_EQ(markOf(other, "slicedRows"), "wrong");
  EXPECT_EQ(markOf(other, "firstRefused"), "lastPlace");
  EXPECT_EQ(markOf(other, "smallestMaxLen"), "asItIs");
  EXPECT_EQ(markOf(other, "cure"), "moves");
  EXPECT_EQ(markOf(other, "losing"), "keepsAll");
  EXPECT_EQ(markOf(other, "open"), "error");
}

// The four answers of the generator: n <= M, a = n, b = M, smallest cure = n.
TEST(Failure, EveryVariantCanBeDrawn) {
  std::set<std::pair<Index, Index>> seen;
  for (int seed = 0; seed < 300; ++seed) {
    const FailureTask task = drawFailureTask(seed);
    if (!seen.insert({task.maxLen, task.length}).second) continue;
    const FailureReport report = checkFailure(task, {});
    EXPECT_EQ(report.fails, task.length > task.maxLen);
    EXPECT_EQ(report.right.slicedRows, std::min(task.length, task.maxLen));
    EXPECT_EQ(report.right.firstRefused, task.maxLen + 1);
    EXPECT_EQ(report.right.smallestMaxLen, task.length);
    EXPECT_EQ(report.right.a, report.fails ? std::optional<Index>(task.length) : std::nullopt);
    EXPECT_EQ(report.right.b, report.fails ? std::optional<Index>(task.maxLen) : std::nullopt);
    EXPECT_EQ(report.right.cure.has_value(), report.fails);
    EXPECT_EQ(report.text.empty(), !report.fails);
    if (!report.fails) continue;
    EXPECT_EQ(report.right.cure, OverflowPolicy::kRebuild);
    EXPECT_EQ(report.right.losing, OverflowPolicy::kTruncate);
    EXPECT_EQ(report.right.open, OpenQuestion::kQuality);
  }
  EXPECT_EQ(seen.size(), 20u);
}

TEST(Failure, WhereNothingFailsThereIsNoError) {
  const FailureReport report = checkFailure({60, 60}, kRight);
  EXPECT_FALSE(report.fails);
  EXPECT_EQ(markOf(report, "step"), "fits");
  for (const char* field : {"kind", "a", "b", "axis", "cure", "losing", "open"}) {
    EXPECT_EQ(markOf(report, field), "noError") << field;
  }
  const FailureReport right =
      checkFailure({60, 60}, {.step = FailureStep::kNone, .slicedRows = 60, .firstRefused = 61, .smallestMaxLen = 60});
  for (const char* field : {"step", "slicedRows", "firstRefused", "smallestMaxLen"})
    EXPECT_EQ(markOf(right, field), "");
  EXPECT_EQ(markOf(checkFailure({59, 60}, {.slicedRows = 60}), "slicedRows"), "wholeTable");
}

TEST(Failure, RefusesWhatIsNoCount) {
  for (const double given : {-1.0, 0.5, 1e7, std::nan("")}) {
    EXPECT_THROW(checkFailure({}, {.slicedRows = given}), EngineError);
    EXPECT_THROW(checkFailure({}, {.a = given}), EngineError);
  }
  EXPECT_THROW(drawFailureTask(0.5), EngineError);
}

}  // namespace poslab
