// The mode experiment: all settings on a small sum. A call makes over a thousand passes, so runs are few.
#include <cmath>

#include "experiments/mode.h"
#include "report_trace.h"

namespace poslab::fuzz {
namespace {

ModeSettings readMode(Input& in) {
  ModeSettings settings;
  settings.mode = in.choice({Mode::kEval, Mode::kTrain});
  settings.rate = in.rate();
  settings.passes = in.size(1, 200);
  settings.input = in.choice({ModeInput::kZeros, ModeInput::kEmbeddings});
  settings.rows = in.size(1, 4);
  settings.width = in.size(1, 4);
  settings.words = in.words(1, 4);
  settings.seed = in.seed();
  settings.maskSeed = in.seed();
  settings.scaleByWidth = in.flag();
  settings.recordGradients = in.flag();
  return settings;
}

void addRun(Trace& trace, const ModeRun& run) { trace << run.output << run.dropped << run.droppedCount; }

void addTo(Trace& trace, const ModeReport& report) {
  addRun(trace, report.runA);
  addRun(trace, report.runB);
  for (const Verdict* verdict : {&report.runs, &report.trainRuns, &report.evalRuns}) addVerdict(trace, *verdict);
  trace << report.tokens << report.table << report.sum << report.difference << static_cast<int>(report.trainCase)
        << report.keptInTrain << report.keptFactor << report.columns << report.tableColumns << report.outputColumns
        << report.averagedRows << report.sumSize << report.sumMean << report.expectedMeans << report.attentionRows
        << report.attentionChance << report.attentionStays << report.evalAttention << report.weights
        << report.usedWeights << report.droppedWeights << report.rowSums << report.largestRowSumError
        << report.furthestRow;
  trace.any(report.relativeChange);  // infinite at rate 1
  for (const Means* means : {&report.sumMeans, &report.attentionMeans}) trace << means->passes << means->distances;
}

void expectMode(const ModeSettings& settings, const ModeReport& report) {
  const bool zeros = settings.input == ModeInput::kZeros;
  const auto rows = zeros ? static_cast<Index>(settings.rows) : static_cast<Index>(settings.words.size());
  EXPECT_PROPERTY(hasShape(report.sum, rows, static_cast<Index>(settings.width)));
  EXPECT_PROPERTY(report.evalRuns.identical);
  EXPECT_PROPERTY(std::isinf(report.relativeChange) == (settings.rate == 1));
  EXPECT_PROPERTY(isWithin(report.weights, 0, 1));
  const double rate = settings.mode == Mode::kTrain ? settings.rate : 0;
  for (const ModeRun* run : {&report.runA, &report.runB}) {
    expectDropped(report.sum, run->output, run->dropped, rate, 1e-14);
  }
}

}  // namespace
}  // namespace poslab::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace poslab;
  fuzz::Input in(data, size);
  const ModeSettings settings = fuzz::readMode(in);
  fuzz::expectAnswer(
      in, [&] { return mode(settings); }, fuzz::addTo,
      [&](const ModeReport& report) { fuzz::expectMode(settings, report); });
  return 0;
}
