#include "overflow.h"

#include <algorithm>
#include <numbers>

#include "../dropout/random.h"
#include "../encoding/learned.h"
#include "../encoding/sinusoidal.h"
#include "../error.h"

namespace poslab {

namespace {

constexpr Index kMaxLength = 4096, kMaxColumns = 4;

void validate(const OverflowSettings& settings) {
  requireInteger("length", settings.length, 1, static_cast<double>(kMaxLength));
  requireInteger("maxLen", settings.maxLen, 1, static_cast<double>(kMaxLength));
  requireInteger("width", settings.width, 1, 512);
  requireBase("base", settings.base, Precision::kFloat64);
  requireSeed("seed", settings.seed);
  if (settings.cure != OverflowPolicy::kError) return;
  refuse("unknown-value", "cure", "rebuild, truncate, clamp, wrap or interpolate", "error");
}

// The two rules a framework follows.
Index slicedRows(StoredTable table, Index tokens, Index maxLen) {
  return table == StoredTable::kVit ? maxLen : std::min(tokens, maxLen);
}
bool addFits(Index inputRows, Index tableRows) { return inputRows == tableRows || inputRows == 1 || tableRows == 1; }

std::vector<OverflowStep> stepsOf(const OverflowSettings& settings, const OverflowReport& report) {
  const bool built = report.outcome != OverflowOutcome::kBuildFails;
  const bool added = built && report.outcome != OverflowOutcome::kAddFails;
  const auto reached = [](bool before) { return before ? StepState::kDone : StepState::kNotReached; };
  const bool slices = settings.table != StoredTable::kVit;
  return {{"build", built ? StepState::kDone : StepState::kFails, built ? report.storedRows : 0},
          {"slice", slices ? reached(built) : StepState::kAbsent, built && slices ? report.slicedRows : 0},
          {"add",
           !built  ? StepState::kNotReached
           : added ? StepState::kDone
                   : StepState::kFails,
           report.outputRows},
          {"dropout", reached(added), report.outputRows}};
}

FrameworkText textOf(Framework framework, const OverflowSettings& settings, const OverflowReport& report) {
  const Index width = static_cast<Index>(settings.width);
  switch (report.outcome) {
    case OverflowOutcome::kBuildFails:
      return buildErrorText(framework, report.storedRows, width);
    case OverflowOutcome::kAddFails:
      return addErrorText(framework, static_cast<Index>(settings.length), report.slicedRows, width);
    default:
      return silence(framework);
  }
}

void describeFramework(const OverflowSettings& settings, OverflowReport& report) {
  const Index tokens = static_cast<Index>(settings.length), maxLen = static_cast<Index>(settings.maxLen);
  report.storedRows = maxLen;
  report.slicedRows = slicedRows(settings.table, tokens, maxLen);
  report.missingRows = std::max<Index>(0, tokens - maxLen);
  report.lastPosition = maxLen - 1;
  report.lastToken = tokens - 1;
  report.spareRows = std::max<Index>(0, report.slicedRows - tokens);
  report.outcome = overflowOutcome(settings.table, tokens, maxLen, static_cast<Index>(settings.width));
  const bool stops = report.outcome == OverflowOutcome::kBuildFails || report.outcome == OverflowOutcome::kAddFails;
  report.outputRows = stops ? 0 : std::max(tokens, report.slicedRows);
  report.steps = stepsOf(settings, report);
  for (const OverflowStep& step : report.steps) {
    if (step.state == StepState::kFails) report.failingStep = step.name;
  }
  for (Index n = 1; n <= kMaxLength && !report.firstRefused; ++n) {
    if (!addFits(n, slicedRows(settings.table, n, maxLen))) report.firstRefused = n;
  }
  for (const Framework framework : kFrameworks) report.frameworks.push_back(textOf(framework, settings, report));
}

TableSource sourceOf(const OverflowSettings& settings) {
  TableSource source;
  source.sinusoidal = settings.table == StoredTable::kSinusoidal;
  source.base = settings.base;
  source.maxLen = static_cast<Index>(settings.maxLen);
  const auto rows = [&](double count) {
    if (!source.sinusoidal) return learnedTable({count, settings.width, settings.seed});
    SinusoidalOptions options{count, settings.width};
    options.base = settings.base;
    return sinusoidalTable(options);
  };
  source.stored = rows(settings.maxLen);
  source.ideal = rows(settings.length);
  return source;
}

// Sines from the first pair that turns at most twice over the stored rows; a learned table has no slow columns, so its
// first ones.
std::vector<Index> stripColumns(const OverflowSettings& settings) {
  const Index width = static_cast<Index>(settings.width);
  std::vector<Index> columns;
  if (settings.table != StoredTable::kSinusoidal) {
    for (Index col = 0; col < std::min(width, kMaxColumns); ++col) columns.push_back(col);
    return columns;
  }
  const std::vector<double> divisors = pairDivisors<double>(width, settings.base);
  const Index sines = static_cast<Index>(divisors.size());
  Index first = 0;
  while (first < sines - kMaxColumns && 2 * std::numbers::pi * divisors[first] < settings.maxLen / 2) ++first;
  for (Index j = first; j < std::min(sines, first + kMaxColumns); ++j) columns.push_back(2 * j);
  return columns;
}

void describeTable(const OverflowSettings& settings, OverflowReport& report) {
  const TableSource source = sourceOf(settings);
  report.loneSine = source.sinusoidal && source.stored.cols() % 2 == 1;
  if (source.sinusoidal) {
    report.cosineColumns = source.stored.cols() / 2;
    report.cosinesComputed = source.stored.cols() - report.cosineColumns;
  }
  report.storedBytes32 = settings.maxLen * settings.width * sizeof(float);
  report.storedBytes64 = settings.maxLen * settings.width * sizeof(double);
  report.neededBytes32 = settings.length * settings.width * sizeof(float);
  report.neededBytes64 = settings.length * settings.width * sizeof(double);
  report.columns = stripColumns(settings);
  report.strips = transposed(columnsInOrder(source.stored, report.columns));
  if (!source.sinusoidal) report.stripScale = largestOf(report.strips);
  report.curveColumn = report.columns[report.columns.size() > 1 ? 1 : 0];
  report.ideal = columnValues(source.ideal, report.curveColumn);
  report.closest = closestNeighbours(source.stored);
  for (const OverflowPolicy policy : kCures) {
    report.cures.push_back(cure(policy, source, report.curveColumn));
    if (policy == settings.cure) report.verdict = report.cures.back().ownRow;
  }
}

}  // namespace

OverflowOutcome overflowOutcome(StoredTable table, Index tokens, Index maxLen, Index width) {
  const Index given = slicedRows(table, tokens, maxLen);
  // Width 1 has one cosine for no column: a size of 1 spreads over nothing, and the class comes into being.
  if (table == StoredTable::kSinusoidal && width % 2 == 1 && width > 1) return OverflowOutcome::kBuildFails;
  if (!addFits(tokens, given)) return OverflowOutcome::kAddFails;
  if (tokens == given) return OverflowOutcome::kFits;
  return given == 1 ? OverflowOutcome::kTableSpread : OverflowOutcome::kInputSpread;
}

OverflowReport overflow(const OverflowSettings& settings) {
  validate(settings);
  OverflowReport report;
  describeFramework(settings, report);
  describeTable(settings, report);
  return report;
}

}  // namespace poslab
