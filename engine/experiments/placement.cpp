#include "placement.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "../attention/embed.h"
#include "../dropout/random.h"
#include "../encoding/learned.h"
#include "../encoding/sinusoidal.h"
#include "../error.h"
#include "drawn_layer.h"
#include "placement_probe.h"
#include "token_count.h"

namespace poslab {

namespace {

constexpr double kMostLayers = 4;
constexpr Index kEqualTokens = 5;

double rootMeanSquare(const Matrix& matrix) {
  return std::sqrt(sumOfSquares(matrix) / static_cast<double>(matrix.size()));
}

// In a stack each layer enlarges the rounding of the one before; see permute.cpp.
double roundingEnd(const PlacementSettings& settings, double largestNumber) {
  return roundingTolerance(Precision::kFloat64) * (settings.layerCount > 1 ? 100 : 1) * std::max(1.0, largestNumber);
}

void useOwn(const char* name, const std::optional<Matrix>& own, Matrix& drawn) {
  if (!own) return;
  requireShape(name, *own, drawn.rows(), drawn.cols());
  requireFinite(name, *own);
  drawn = *own;
}

// The stack without positions; a placement is put on by placed().
EncoderOptions plainStack(const PlacementSettings& settings, const Matrix& tokens) {
  EncoderOptions stack{
      .attention = drawnAttention({.seed = settings.seed, .width = settings.width, .headCount = settings.headCount})};
  useOwn("Wq", settings.Wq, stack.attention.Wq);
  useOwn("Wk", settings.Wk, stack.attention.Wk);
  useOwn("Wv", settings.Wv, stack.attention.Wv);
  stack.attention.tokens = tokens;
  stack.layerCount = settings.layerCount;
  stack.norm = settings.norm;
  stack.residual = settings.residual;
  return stack;
}

EncoderOptions placed(const PlacementSettings& settings, Placement where, EncoderOptions stack, const Matrix& table) {
  stack.attention.table = table;
  stack.placement = where;
  if (where != Placement::kQueryKey) return stack;
  stack.positionOperands.emplace();
  if (settings.intoQuery) stack.positionOperands->push_back(Operand::kQuery);
  if (settings.intoKey) stack.positionOperands->push_back(Operand::kKey);
  if (settings.intoValue) stack.positionOperands->push_back(Operand::kValue);
  return stack;
}

// The last place, and the first from place 1 on, else place 0, whose word differs from it.
void chooseSwap(const std::vector<std::string>& words, PlacementReport& report) {
  const auto last = static_cast<Index>(words.size()) - 1;
  report.swapFirst = report.swapSecond = last;
  for (Index place = last; place >= 0; --place) {
    if (words[place] == words[last]) continue;
    if (place == 0 && report.swapFirst != last) break;
    report.swapFirst = place;
  }
  report.order.resize(words.size());
  std::iota(report.order.begin(), report.order.end(), 0);
  std::swap(report.order[report.swapFirst], report.order[report.swapSecond]);
}

Verdict judge(const PlacementSettings& settings, const Matrix& a, const Matrix& b) {
  return compare(a, b, roundingEnd(settings, std::max(largestOf(a), largestOf(b))));
}

Verdict spreadOf(const PlacementSettings& settings, const Matrix& rows) {
  Matrix largest = rowsOf(rows, 0, 1), smallest = largest;
  for (Index row = 1; row < rows.rows(); ++row) {
    for (Index col = 0; col < rows.cols(); ++col) {
      largest(0, col) = std::max(largest(0, col), rows(row, col));
      smallest(0, col) = std::min(smallest(0, col), rows(row, col));
    }
  }
  return judge(settings, largest, smallest);
}

// What the three blocks share.
struct Ground {
  EncoderOptions stack;  // without positions
  Matrix table, otherTable, equalRows, equalTable, outputWithout;
};

PlacementBlock blockOf(const PlacementSettings& settings, const Ground& ground, const std::vector<int32_t>& order,
                       Placement where, Matrix& output) {
  const EncoderOptions stack = placed(settings, where, ground.stack, ground.table);
  output = encoder(stack).output;
  PlacementBlock block;
  const double largest = std::max(largestOf(output), largestOf(ground.stack.attention.tokens));
  block.wires = wiresOf(stack, ground.otherTable, roundingEnd(settings, largest));
  EncoderOptions swapped = stack;
  swapped.attention.tokens = rowsInOrder(stack.attention.tokens, order);
  block.swap = judge(settings, encoder(swapped).output, rowsInOrder(output, order));
  EncoderOptions equal = placed(settings, where, ground.stack, ground.equalTable);
  equal.attention.tokens = ground.equalRows;
  block.equalTokens = spreadOf(settings, encoder(equal).output);
  block.fromNone = judge(settings, output, ground.outputWithout);
  return block;
}

std::vector<StreamSize> sizesOf(const PlacementSettings& settings, const Ground& ground, double factor) {
  EncoderOptions plain = ground.stack;
  multiplyBy(plain.attention.tokens, factor);
  const EncoderOptions stack = placed(settings, settings.placement, plain, ground.table);
  const StackSignals without = signalsOf(plain, encoder(plain).weights);
  const StackSignals with = signalsOf(stack, encoder(stack).weights);
  std::vector<StreamSize> sizes;
  const auto measure = [&](const Matrix& content, const Matrix& all) {
    sizes.push_back({rootMeanSquare(content), rootMeanSquare(differenceOf(all, content))});
  };
  for (size_t layer = 0; layer < with.layers.size(); ++layer) {
    measure(without.layers[layer].stream, with.layers[layer].stream);
  }
  measure(without.output, with.output);
  return sizes;
}

void measureSizes(const PlacementSettings& settings, const Ground& ground, PlacementReport& report) {
  const double root = std::sqrt(settings.width);
  report.wordSize = rootMeanSquare(report.tokens);
  report.positionSize = rootMeanSquare(report.table);
  if (report.positionSize > 0) {
    report.unitRatio = 1 / report.positionSize;
    report.unitRatioScaled = root / report.positionSize;
  }
  report.sizes = sizesOf(settings, ground, settings.scaleByWidth ? 1 / root : 1);
  report.sizesScaled = sizesOf(settings, ground, settings.scaleByWidth ? 1 : root);
}

Ground groundOf(const PlacementSettings& settings, const PlacementReport& report) {
  const auto tokens = static_cast<double>(settings.words.size());
  Ground ground;
  ground.stack = plainStack(settings, report.tokens);
  ground.table = report.table;
  const auto otherSeed = static_cast<double>(derivedSeed(requireSeed("seed", settings.seed), "other table") >> 11);
  ground.otherTable = learnedTable({.rows = tokens, .width = settings.width, .seed = otherSeed});
  ground.equalRows = rowsInOrder(report.tokens, std::vector<int32_t>(kEqualTokens, 0));
  ground.equalTable = sinusoidalTable({.rows = static_cast<double>(kEqualTokens), .width = settings.width});
  ground.outputWithout = encoder(ground.stack).output;
  return ground;
}

}  // namespace

PlacementReport placement(const PlacementSettings& settings) {
  requireTokenCount(settings.words);
  requireInteger("layerCount", settings.layerCount, 1, kMostLayers);
  PlacementReport report;
  report.tokens = embed(settings.words, settings.width, settings.seed);
  useOwn("tokens", settings.tokens, report.tokens);
  if (settings.scaleByWidth) multiplyBy(report.tokens, std::sqrt(settings.width));
  report.table = sinusoidalTable({.rows = static_cast<double>(settings.words.size()), .width = settings.width});
  useOwn("table", settings.table, report.table);
  chooseSwap(settings.words, report);
  report.equalCount = kEqualTokens;
  report.equalWord = settings.words.front();
  const Ground ground = groundOf(settings, report);
  Matrix input, everyLayer, queryKey;
  report.input = blockOf(settings, ground, report.order, Placement::kInput, input);
  report.everyLayer = blockOf(settings, ground, report.order, Placement::kEveryLayer, everyLayer);
  report.queryKey = blockOf(settings, ground, report.order, Placement::kQueryKey, queryKey);
  report.inputEvery = judge(settings, input, everyLayer);
  report.inputQueryKey = judge(settings, input, queryKey);
  report.everyQueryKey = judge(settings, everyLayer, queryKey);
  measureSizes(settings, ground, report);
  if (settings.probe) {
    probeStack(placed(settings, settings.placement, ground.stack, ground.table), settings, report);
  }
  report.offsets = addOffsetBias(ground.stack.attention, settings.offsetBias, report.order,
                                 roundingEnd(settings, largestOf(report.tokens)));
  return report;
}

}  // namespace poslab
