#include "placement_wires.h"

#include <algorithm>

#include "../attention/layer_norm.h"

namespace poslab {

namespace {

constexpr double kEpsilon = 1e-5;  // the encoder's

bool feeds(const EncoderOptions& options, Operand operand) {
  const Placement placement = options.placement.value_or(Placement::kQueryKey);
  if (!options.attention.table || placement == Placement::kInput) return false;
  if (!options.positionOperands) return placement == Placement::kQueryKey && operand != Operand::kValue;
  const std::vector<Operand>& chosen = *options.positionOperands;
  return std::find(chosen.begin(), chosen.end(), operand) != chosen.end();
}

bool addsToStream(const EncoderOptions& options, size_t layer) {
  if (!options.attention.table || !options.placement) return false;
  if (*options.placement == Placement::kInput) return layer == 0;
  return *options.placement == Placement::kEveryLayer && !options.positionOperands;
}

Matrix mixedBy(const std::vector<Matrix>& weights, const Matrix& values) {
  const auto heads = static_cast<Index>(weights.size());
  const Index width = values.cols() / heads;
  Matrix mixed = zeros<double>(values.rows(), values.cols());
  for (Index head = 0; head < heads; ++head) {
    putBlock(mixed, 0, head * width, product(weights[head], columnsOf(values, head * width, width)));
  }
  return mixed;
}

Matrix beneathEachOther(const std::vector<Matrix>& heads) {
  const Index tokens = heads.front().rows();
  Matrix all = zeros<double>(static_cast<Index>(heads.size()) * tokens, heads.front().cols());
  for (size_t head = 0; head < heads.size(); ++head) putBlock(all, static_cast<Index>(head) * tokens, 0, heads[head]);
  return all;
}

// One stack under both tables.
struct Pair {
  StackSignals before, after;
};

class Comparison {
 public:
  Comparison(Pair held, Pair own, double tolerance)
      : held_(std::move(held)), own_(std::move(own)), tolerance_(tolerance) {}

  Wire wire(size_t layer, Matrix LayerSignals::*signal) const {
    return judged(compare(held_.before.layers[layer].*signal, held_.after.layers[layer].*signal, tolerance_),
                  compare(own_.before.layers[layer].*signal, own_.after.layers[layer].*signal, tolerance_));
  }
  Wire output() const {
    return judged(compare(held_.before.output, held_.after.output, tolerance_),
                  compare(own_.before.output, own_.after.output, tolerance_));
  }

 private:
  static Wire judged(const Verdict& held, const Verdict& replaced) {
    Wire wire{Carries::kContent, replaced, held};
    if (!held.holds) {
      wire.carries = Carries::kPosition;
    } else if (!replaced.holds) {
      wire.carries = Carries::kThroughWeights;
    }
    return wire;
  }

  Pair held_, own_;
  double tolerance_;
};

// Weights are not recomputed while they are held, so what they carry is what reaches them by query and key.
Wire weightsWire(const Verdict& replaced, const Wire& query, const Wire& key) {
  Wire wire{Carries::kContent, replaced, replaced};
  if (!replaced.holds) wire.carries = std::max(query.carries, key.carries);
  return wire;
}

}  // namespace

StackSignals signalsOf(const EncoderOptions& options, const StackWeights& weights) {
  const AttentionOptions& attention = options.attention;
  StackSignals signals;
  Matrix h = attention.tokens;
  for (size_t layer = 0; layer < weights.size(); ++layer) {
    LayerSignals own;
    own.entering = h;
    if (addsToStream(options, layer)) addTo(h, *attention.table);
    own.stream = h;
    const Matrix plain = options.norm == Norm::kPre ? normalizedRows(h, kEpsilon) : h;
    Matrix placed = plain;
    if (attention.table) addTo(placed, *attention.table);
    const auto projected = [&](Operand operand, const Matrix& map) {
      return product(feeds(options, operand) ? placed : plain, map);
    };
    own.query = projected(Operand::kQuery, attention.Wq);
    own.key = projected(Operand::kKey, attention.Wk);
    own.value = projected(Operand::kValue, attention.Wv);
    own.mixed = mixedBy(weights[layer], own.value);
    Matrix sum = own.mixed;
    if (options.residual) addTo(sum, h);
    h = options.norm == Norm::kPost ? normalizedRows(sum, kEpsilon) : sum;
    signals.layers.push_back(std::move(own));
  }
  signals.output = h;
  return signals;
}

StackWires wiresOf(const EncoderOptions& options, const Matrix& other, double tolerance) {
  EncoderOptions words = options, replaced = options;
  words.attention.table.reset();
  words.placement.reset();
  words.positionOperands.reset();
  if (replaced.attention.table) replaced.attention.table = other;
  const StackWeights held = encoder(words).weights;
  const StackWeights before = encoder(options).weights, after = encoder(replaced).weights;
  const Comparison comparison({signalsOf(options, held), signalsOf(replaced, held)},
                              {signalsOf(options, before), signalsOf(replaced, after)}, tolerance);
  StackWires wires;
  for (size_t layer = 0; layer < held.size(); ++layer) {
    LayerWires own{comparison.wire(layer, &LayerSignals::entering), comparison.wire(layer, &LayerSignals::stream),
                   comparison.wire(layer, &LayerSignals::query),    comparison.wire(layer, &LayerSignals::key),
                   comparison.wire(layer, &LayerSignals::value),    {},
                   comparison.wire(layer, &LayerSignals::mixed)};
    const Verdict weights = compare(beneathEachOther(before[layer]), beneathEachOther(after[layer]), tolerance);
    own.weights = weightsWire(weights, own.query, own.key);
    wires.layers.push_back(own);
  }
  wires.output = comparison.output();
  return wires;
}

}  // namespace poslab
