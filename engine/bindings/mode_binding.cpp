// engine/experiments/mode for JavaScript.
#include "../experiments/mode.h"
#include "choices.h"
#include "function.h"

namespace poslab::bindings {
namespace {

constexpr Choice<ModeInput> kInputs[] = {{"zeros", ModeInput::kZeros}, {"embeddings", ModeInput::kEmbeddings}};

ModeSettings readMode(Options& in) {
  ModeSettings settings;
  in.read("mode", settings.train, kModes);
  in.read("rate", settings.rate);
  in.read("passes", settings.passes);
  in.read("input", settings.input, kInputs);
  in.read("rows", settings.rows);
  in.read("width", settings.width);
  in.read("words", settings.words);
  in.read("seed", settings.seed);
  in.read("maskSeed", settings.maskSeed);
  in.read("scaleByWidth", settings.scaleByWidth);
  in.read("recordGradients", settings.recordGradients);
  return settings;
}

val writeRun(const ModeRun& run) {
  val out = val::object();
  out.set("output", toJs(run.output));
  out.set("dropped", toJs(run.dropped));
  out.set("droppedCount", toJs(run.droppedCount));
  return out;
}

val writePoints(const std::vector<MeanPoint>& points) {
  Vector passes, distances;
  for (const MeanPoint& point : points) {
    passes.push_back(static_cast<double>(point.passes));
    distances.push_back(point.distance);
  }
  val out = val::object();
  out.set("passes", toJs(passes));
  out.set("distances", toJs(distances));
  return out;
}

val runMode(const ModeSettings& settings) {
  const ModeReport report = mode(settings);
  const std::vector<int32_t> columns(report.columns.begin(), report.columns.end());
  val out = val::object();
  out.set("tokens", toJs(report.tokens));
  out.set("table", toJs(report.table));
  out.set("sum", toJs(report.sum));
  out.set("runA", writeRun(report.runA));
  out.set("runB", writeRun(report.runB));
  out.set("difference", toJs(report.difference));
  out.set("runs", toJs(report.runs));
  out.set("trainRuns", toJs(report.trainRuns));
  out.set("evalRuns", toJs(report.evalRuns));
  out.set("keptInTrain", toJs(report.keptInTrain));
  out.set("keptFactor", toJs(report.keptFactor));
  out.set("relativeChange", toJs(report.relativeChange));
  out.set("sumSize", toJs(report.sumSize));
  out.set("columns", toJs(columns));
  out.set("tableColumns", toJs(report.tableColumns));
  out.set("outputColumns", toJs(report.outputColumns));
  out.set("averagedRows", toJs(report.averagedRows));
  out.set("sumMeans", writePoints(report.sumMeans));
  out.set("sumMean", toJs(report.sumMean));
  out.set("expectedMeans", toJs(report.expectedMeans));
  out.set("attentionRows", toJs(report.attentionRows));
  out.set("attentionMeans", writePoints(report.attentionMeans));
  out.set("attentionChance", toJs(report.attentionChance));
  out.set("attentionStays", toJs(report.attentionStays));
  out.set("evalAttention", toJs(report.evalAttention));
  out.set("weights", toJs(report.weights));
  out.set("usedWeights", toJs(report.usedWeights));
  out.set("rowSums", toJs(report.rowSums));
  out.set("largestRowSumError", toJs(report.largestRowSumError));
  out.set("furthestRow", toJs(report.furthestRow));
  return out;
}

EMSCRIPTEN_BINDINGS(mode) { define<readMode, runMode>("mode"); }

}  // namespace
}  // namespace poslab::bindings
