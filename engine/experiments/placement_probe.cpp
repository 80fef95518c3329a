#include "placement_probe.h"

#include <cmath>

#include "../dropout/random.h"
#include "../error.h"

namespace poslab {

namespace {

// Rows per number that is fitted, and rows at least: the error of a probe that finds nothing then stays within a few
// per cent of chance.
constexpr Index kRowsPerCoefficient = 10, kLeastRows = 400;

// Each signal of some texts, beneath each other: streams and values of each layer, then the output.
using Signals = std::vector<Matrix>;

Signals signalsInOrder(const EncoderOptions& stack) {
  StackSignals all = signalsOf(stack, encoder(stack).weights);
  Signals signals;
  for (LayerSignals& layer : all.layers) {
    signals.push_back(std::move(layer.stream));
    signals.push_back(std::move(layer.value));
  }
  signals.push_back(std::move(all.output));
  return signals;
}

struct Texts {
  Index count = 0, tokens = 0, width = 0;
  double factor = 1;
  Random random;
};

Signals drawnSignals(EncoderOptions stack, Texts& texts) {
  const Index signalCount = 2 * static_cast<Index>(stack.layerCount) + 1;
  Signals signals(signalCount, zeros<double>(texts.count * texts.tokens, texts.width));
  for (Index text = 0; text < texts.count; ++text) {
    Matrix& tokens = stack.attention.tokens;
    for (Index i = 0; i < tokens.size(); ++i) tokens.data()[i] = texts.factor * texts.random.normal();
    const Signals own = signalsInOrder(stack);
    for (Index k = 0; k < signalCount; ++k) putBlock(signals[k], text * texts.tokens, 0, own[k]);
  }
  return signals;
}

}  // namespace

void probeStack(const EncoderOptions& stack, const PlacementSettings& settings, PlacementReport& report) {
  requireRange("width", settings.width, 1, kMostProbedWidth);
  const Index tokens = stack.attention.tokens.rows(), width = stack.attention.tokens.cols();
  const Index wanted = std::max(kLeastRows, kRowsPerCoefficient * (width + 1));
  Texts texts{.count = (wanted + tokens - 1) / tokens,
              .tokens = tokens,
              .width = width,
              .factor = settings.scaleByWidth ? std::sqrt(settings.width) : 1,
              .random = Random(derivedSeed(requireSeed("seed", settings.seed), "probe texts"))};
  report.probeRows = texts.count * tokens;
  Vector positions;
  for (Index row = 0; row < report.probeRows; ++row) positions.push_back(static_cast<double>(row % tokens));
  const Signals fitted = drawnSignals(stack, texts), heldOut = drawnSignals(stack, texts);
  const Signals own = signalsInOrder(stack);
  for (size_t k = 0; k < fitted.size(); ++k) {
    PositionProbeOptions options{fitted[k], positions, heldOut[k], positions};
    const PositionProbeResult probe = positionProbe(options);
    ProbeReading reading{k + 1 == fitted.size() ? ProbedSignal::kOutput
                         : k % 2 == 0           ? ProbedSignal::kStream
                                                : ProbedSignal::kValue,
                         static_cast<Index>(k / 2),
                         probe.error,
                         probe.fitError,
                         probe.rank,
                         false,
                         {}};
    report.chance = probe.chance;
    const double standardError = probe.chance / std::sqrt(2 * static_cast<double>(report.probeRows));
    reading.finds = probe.error < probe.chance - 2 * standardError;
    reading.readings = readPositions(own[k], probe);
    report.probes.push_back(std::move(reading));
  }
}

}  // namespace poslab
