// engine/experiments/mode for JavaScript.
#include "../experiments/mode.h"
#include "choices.h"
#include "function.h"

namespace poslab::bindings {
namespace {

constexpr Choice<ModeInput> kInputs[] = {{"zeros", ModeInput::kZeros}, {"embeddings", ModeInput::kEmbeddings}};

constexpr const char* kTrainCases[] = {"differ", "allKept", "allDropped", "allZero", "samePattern"};

ModeSettings readMode(Options& in) {
  ModeSettings settings;
  in.read("mode", settings.mode, kModes);
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
  put(out, "output", run.output);
  put(out, "dropped", run.dropped);
  put(out, "droppedCount", run.droppedCount);
  return out;
}

val writeMeans(const Means& means) {
  val out = val::object();
  put(out, "passes", means.passes);
  put(out, "distances", means.distances);
  return out;
}

val runMode(const ModeSettings& settings) {
  const ModeReport report = mode(settings);
  const std::vector<int32_t> columns(report.columns.begin(), report.columns.end());
  val out = val::object();
  put(out, "tokens", report.tokens);
  put(out, "table", report.table);
  put(out, "sum", report.sum);
  put(out, "runA", writeRun(report.runA));
  put(out, "runB", writeRun(report.runB));
  put(out, "difference", report.difference);
  put(out, "runs", report.runs);
  put(out, "trainRuns", report.trainRuns);
  put(out, "evalRuns", report.evalRuns);
  put(out, "trainCase", kTrainCases[static_cast<int>(report.trainCase)]);
  put(out, "keptInTrain", report.keptInTrain);
  put(out, "keptFactor", report.keptFactor);
  put(out, "relativeChange", report.relativeChange);
  put(out, "sumSize", report.sumSize);
  put(out, "columns", columns);
  put(out, "tableColumns", report.tableColumns);
  put(out, "outputColumns", report.outputColumns);
  put(out, "averagedRows", report.averagedRows);
  put(out, "sumMeans", writeMeans(report.sumMeans));
  put(out, "sumMean", report.sumMean);
  put(out, "expectedMeans", report.expectedMeans);
  put(out, "attentionRows", report.attentionRows);
  put(out, "attentionMeans", writeMeans(report.attentionMeans));
  put(out, "attentionChance", report.attentionChance);
  put(out, "attentionStays", report.attentionStays);
  put(out, "evalAttention", report.evalAttention);
  put(out, "weights", report.weights);
  put(out, "usedWeights", report.usedWeights);
  put(out, "droppedWeights", report.droppedWeights);
  put(out, "rowSums", report.rowSums);
  put(out, "largestRowSumError", report.largestRowSumError);
  put(out, "furthestRow", report.furthestRow);
  put(out, "reversedTrain", report.reversedTrain);
  put(out, "reversedEval", report.reversedEval);
  return out;
}

EMSCRIPTEN_BINDINGS(mode) { define<readMode, runMode>("mode"); }

}  // namespace
}  // namespace poslab::bindings
