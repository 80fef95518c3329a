// engine/experiments/placement and its position probe for JavaScript.
#include "../experiments/placement.h"
#include "choices.h"
#include "function.h"

namespace poslab::bindings {
namespace {

constexpr Choice<Carries> kCarries[] = {
    {"content", Carries::kContent}, {"throughWeights", Carries::kThroughWeights}, {"position", Carries::kPosition}};
constexpr Choice<ProbedSignal> kSignals[] = {
    {"stream", ProbedSignal::kStream}, {"value", ProbedSignal::kValue}, {"output", ProbedSignal::kOutput}};

PositionProbeOptions readProbe(Options& in) {
  PositionProbeOptions options;
  in.require("rows", options.rows);
  in.require("positions", options.positions);
  in.read("heldOutRows", options.heldOutRows);
  in.read("heldOutPositions", options.heldOutPositions);
  return options;
}
val runProbe(const PositionProbeOptions& options) {
  const PositionProbeResult result = positionProbe(options);
  val out = val::object();
  put(out, "coefficients", result.coefficients);
  put(out, "constant", result.constant);
  put(out, "rank", result.rank);
  put(out, "readings", result.readings);
  put(out, "error", result.error);
  put(out, "fitError", result.fitError);
  put(out, "chance", result.chance);
  return out;
}

PlacementSettings readPlacement(Options& in) {
  PlacementSettings settings;
  in.read("words", settings.words);
  in.read("seed", settings.seed);
  in.read("width", settings.width);
  in.read("headCount", settings.headCount);
  in.read("layerCount", settings.layerCount);
  in.read("placement", settings.placement, kPlacements);
  in.read("intoQuery", settings.intoQuery);
  in.read("intoKey", settings.intoKey);
  in.read("intoValue", settings.intoValue);
  in.read("scaleByWidth", settings.scaleByWidth);
  in.read("residual", settings.residual);
  in.read("norm", settings.norm, kNorms);
  in.read("offsetBias", settings.offsetBias);
  in.read("probe", settings.probe);
  in.read("tokens", settings.tokens);
  in.read("Wq", settings.Wq);
  in.read("Wk", settings.Wk);
  in.read("Wv", settings.Wv);
  in.read("table", settings.table);
  return settings;
}

val writeWire(const Wire& wire) {
  val out = val::object();
  put(out, "carries", nameOf(wire.carries, kCarries));
  put(out, "replaced", wire.replaced);
  put(out, "held", wire.held);
  return out;
}

val writeLayer(const LayerWires& layer) {
  val out = val::object();
  put(out, "entering", writeWire(layer.entering));
  put(out, "stream", writeWire(layer.stream));
  put(out, "query", writeWire(layer.query));
  put(out, "key", writeWire(layer.key));
  put(out, "value", writeWire(layer.value));
  put(out, "weights", writeWire(layer.weights));
  put(out, "mixed", writeWire(layer.mixed));
  return out;
}

val writeBlock(const PlacementBlock& block) {
  val out = val::object();
  put(out, "layers", listOf(block.wires.layers, writeLayer));
  put(out, "output", writeWire(block.wires.output));
  put(out, "swap", block.swap);
  put(out, "equalTokens", block.equalTokens);
  put(out, "fromNone", block.fromNone);
  return out;
}

val writeSize(const StreamSize& size) {
  val out = val::object();
  put(out, "content", size.content);
  put(out, "position", size.position);
  return out;
}

val writeReading(const ProbeReading& reading) {
  val out = val::object();
  put(out, "signal", nameOf(reading.signal, kSignals));
  put(out, "layer", reading.layer);
  put(out, "error", reading.error);
  put(out, "fitError", reading.fitError);
  put(out, "rank", reading.rank);
  put(out, "finds", reading.finds);
  put(out, "readings", reading.readings);
  return out;
}

val writeOffsets(const OffsetBiasReport& report) {
  val out = val::object();
  put(out, "offsets", report.offsets);
  put(out, "bias", report.bias);
  put(out, "plainScores", report.plainScores);
  put(out, "scores", report.scores);
  put(out, "plainWeights", report.plainWeights);
  put(out, "weights", report.weights);
  put(out, "diagonals", report.diagonals);
  put(out, "weightsChange", report.weightsChange);
  put(out, "outputChange", report.outputChange);
  put(out, "movedIds", report.movedIds);
  put(out, "swap", report.swap);
  put(out, "expectedOffset", report.expectedOffset);
  return out;
}

val runPlacement(const PlacementSettings& settings) {
  const PlacementReport report = placement(settings);
  val out = val::object();
  put(out, "tokens", report.tokens);
  put(out, "table", report.table);
  put(out, "swapFirst", report.swapFirst);
  put(out, "swapSecond", report.swapSecond);
  put(out, "order", report.order);
  put(out, "equalCount", report.equalCount);
  put(out, "equalWord", report.equalWord);
  put(out, "input", writeBlock(report.input));
  put(out, "everyLayer", writeBlock(report.everyLayer));
  put(out, "queryKey", writeBlock(report.queryKey));
  put(out, "inputEvery", report.inputEvery);
  put(out, "inputQueryKey", report.inputQueryKey);
  put(out, "everyQueryKey", report.everyQueryKey);
  put(out, "wordSize", report.wordSize);
  put(out, "positionSize", report.positionSize);
  put(out, "unitRatio", report.unitRatio);
  put(out, "unitRatioScaled", report.unitRatioScaled);
  put(out, "sizes", listOf(report.sizes, writeSize));
  put(out, "sizesScaled", listOf(report.sizesScaled, writeSize));
  put(out, "probes", listOf(report.probes, writeReading));
  put(out, "chance", report.chance);
  put(out, "probeRows", report.probeRows);
  put(out, "offsets", writeOffsets(report.offsets));
  return out;
}

EMSCRIPTEN_BINDINGS(placement) {
  define<readProbe, runProbe>("positionProbe");
  define<readPlacement, runPlacement>("placement");
}

}  // namespace
}  // namespace poslab::bindings
