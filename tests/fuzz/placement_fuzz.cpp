// Where positions enter, and the probe that reads them back.
#include "experiments/placement.h"
#include "report_trace.h"

namespace poslab::fuzz {
namespace {

void addProbe(Trace& trace, const PositionProbeResult& fit) {
  trace << fit.coefficients << fit.constant << fit.rank << fit.readings << fit.error << fit.fitError << fit.chance;
  EXPECT_PROPERTY(fit.rank >= 0 && fit.error >= 0 && fit.fitError >= 0 && fit.chance >= 0);
}

void fuzzProbe(Input& in) {
  PositionProbeOptions options;
  const Index rows = in.count(1, 7), width = in.count(1, 5), heldOut = in.count(1, 4);
  options.rows = in.matrix(rows, width);
  options.positions = in.vector(rows);
  options.heldOutRows = in.maybe([&] { return in.matrix(heldOut, width); });
  options.heldOutPositions = in.maybe([&] { return in.vector(heldOut); });
  expectAnswer(
      in, [&] { return positionProbe(options); }, addProbe,
      [&](const PositionProbeResult& fit) {
        EXPECT_PROPERTY(static_cast<Index>(fit.coefficients.size()) == options.rows.cols());
        EXPECT_PROPERTY(fit.rank <= std::min(options.rows.rows(), options.rows.cols()));
        const Index read = options.heldOutRows ? options.heldOutRows->rows() : options.rows.rows();
        EXPECT_PROPERTY(static_cast<Index>(fit.readings.size()) == read);
      });
}

void addBlock(Trace& trace, const PlacementBlock& block) {
  for (const Verdict& verdict : {block.swap, block.equalTokens, block.fromNone}) addVerdict(trace, verdict);
}

void addReport(Trace& trace, const PlacementReport& report) {
  trace << report.tokens << report.table << report.order << report.wordSize << report.positionSize << report.chance
        << report.unitRatio << report.unitRatioScaled;
  for (const PlacementBlock* block : {&report.input, &report.everyLayer, &report.queryKey}) addBlock(trace, *block);
  for (const Verdict& verdict : {report.inputEvery, report.inputQueryKey, report.everyQueryKey}) {
    addVerdict(trace, verdict);
  }
  for (const StreamSize& size : report.sizes) trace << size.content << size.position;
  for (const ProbeReading& probe : report.probes)
    trace << probe.error << probe.fitError << probe.rank << probe.readings;
}

void fuzzPlacement(Input& in) {
  PlacementSettings settings;
  settings.words = in.words(0, 5);
  settings.seed = in.seed();
  settings.width = in.size(1, 9);
  settings.headCount = in.size(1, 3);
  settings.layerCount = in.size(1, 3);
  settings.placement = in.choice({Placement::kInput, Placement::kEveryLayer, Placement::kQueryKey});
  settings.intoQuery = in.flag();
  settings.intoKey = in.flag();
  settings.intoValue = in.flag();
  settings.scaleByWidth = in.flag();
  settings.residual = in.flag();
  settings.norm = in.choice({Norm::kNone, Norm::kPre, Norm::kPost});
  settings.offsetBias = in.vector(in.count(0, 7));
  settings.probe = in.oddly();  // takes longest
  expectAnswer(
      in, [&] { return placement(settings); }, addReport,
      [&](const PlacementReport& report) {
        const auto n = static_cast<Index>(settings.words.size()), width = static_cast<Index>(settings.width);
        EXPECT_PROPERTY(hasShape(report.tokens, n, width) && hasShape(report.table, n, width));
        EXPECT_PROPERTY(report.probes.empty() == !settings.probe);
      });
}

}  // namespace
}  // namespace poslab::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace poslab::fuzz;
  Input in(data, size);
  in.choice({fuzzProbe, fuzzPlacement})(in);
  return 0;
}
