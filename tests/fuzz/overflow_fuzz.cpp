// The overflow experiment: all settings, texts and tables of up to forty rows.
#include "experiments/overflow.h"
#include "report_trace.h"

namespace poslab::fuzz {
namespace {

OverflowSettings readOverflow(Input& in) {
  OverflowSettings settings;
  settings.length = in.size(1, 40);
  settings.maxLen = in.flag() ? in.size(1, 40) : in.size(1, 2);
  settings.width = in.size(1, 9);
  settings.base = in.positive();
  settings.table = in.choice({StoredTable::kSinusoidal, StoredTable::kLearned, StoredTable::kVit});
  settings.framework = in.choice({Framework::kPytorch, Framework::kTensorflow, Framework::kJax, Framework::kNumpy});
  settings.cure = in.choice({OverflowPolicy::kRebuild, OverflowPolicy::kTruncate, OverflowPolicy::kClamp,
                             OverflowPolicy::kWrap, OverflowPolicy::kInterpolate, OverflowPolicy::kError});
  settings.seed = in.seed();
  return settings;
}

void addText(Trace& trace, const FrameworkText& text) {
  trace << static_cast<int>(text.framework) << text.text << text.run << text.otherText;
  for (const TextMark& mark : text.marks) {
    EXPECT_PROPERTY(mark.start >= 0 && mark.length > 0);
    EXPECT_PROPERTY(mark.start + mark.length <= static_cast<Index>(text.text.size()));
    trace << mark.start << mark.length << mark.meaning;
  }
}

void addNeighbours(Trace& trace, const std::optional<Neighbours>& closest) {
  if (closest) trace << closest->distance << closest->row;
}

void addCure(Trace& trace, const OverflowCure& cure) {
  trace << static_cast<int>(cure.policy) << cure.outputRows << cure.keptRows << cure.movedRows << cure.lostTokens
        << cure.lostShare << cure.newRows << cure.distinctRows << cure.sharedRows << cure.sharingTokens
        << cure.collidingPairs << cure.lastRowTokens << cure.positions << cure.column;
  if (cure.firstPair) trace << cure.firstPair->first << cure.firstPair->second;
  addNeighbours(trace, cure.closest);
  addVerdict(trace, cure.kept);
  addVerdict(trace, cure.ownRow);
}

void addTo(Trace& trace, const OverflowReport& report) {
  trace << static_cast<int>(report.outcome) << std::string(report.failingStep) << report.storedRows << report.slicedRows
        << report.missingRows << report.outputRows << report.lastPosition << report.lastToken << report.spareRows
        << report.firstRefused << report.loneSine << report.cosinesComputed << report.cosineColumns
        << report.storedBytes32 << report.storedBytes64 << report.neededBytes32 << report.neededBytes64
        << report.columns << report.strips << report.stripScale << report.curveColumn << report.ideal;
  for (const OverflowStep& step : report.steps)
    trace << std::string(step.name) << static_cast<int>(step.state) << step.rows;
  for (const FrameworkText& text : report.frameworks) addText(trace, text);
  for (const OverflowCure& cure : report.cures) addCure(trace, cure);
  addNeighbours(trace, report.closest);
  addVerdict(trace, report.verdict);
}

void expectOverflow(const OverflowSettings& settings, const OverflowReport& report) {
  const auto length = static_cast<Index>(settings.length), maxLen = static_cast<Index>(settings.maxLen);
  EXPECT_PROPERTY(report.storedRows == maxLen && static_cast<Index>(report.ideal.size()) == length);
  EXPECT_PROPERTY(report.cures.size() == 5 && report.frameworks.size() == 4);
  for (const OverflowCure& cure : report.cures) {
    EXPECT_PROPERTY(cure.outputRows + cure.lostTokens == length);
    EXPECT_PROPERTY(cure.keptRows + cure.movedRows == std::min(cure.outputRows, maxLen));
    EXPECT_PROPERTY(cure.distinctRows - cure.sharedRows + cure.sharingTokens == cure.outputRows);
    EXPECT_PROPERTY(cure.firstPair.has_value() == (cure.collidingPairs > 0));
    for (const double position : cure.positions) EXPECT_PROPERTY(position >= 0 && position < settings.length);
  }
  EXPECT_PROPERTY(report.cures.front().ownRow.identical);  // rebuilt
}

}  // namespace
}  // namespace poslab::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace poslab;
  fuzz::Input in(data, size);
  const OverflowSettings settings = fuzz::readOverflow(in);
  fuzz::expectAnswer(
      in, [&] { return overflow(settings); }, fuzz::addTo,
      [&](const OverflowReport& report) { fuzz::expectOverflow(settings, report); });
  return 0;
}
