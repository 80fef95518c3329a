#include "encoder.h"

#include <algorithm>

#include "../dropout/random.h"
#include "../error.h"
#include "attention_layer.h"
#include "layer_norm.h"

namespace poslab {

namespace {

constexpr double kEpsilon = 1e-5;

// Where the table goes, after the defaults.
struct TableRoute {
  bool input = false, stream = false;  // added once to h; added to h before each layer
  std::vector<Operand> operands;       // added to what feeds these, h itself stays clean

  bool feeds(Operand operand) const { return std::find(operands.begin(), operands.end(), operand) != operands.end(); }
};

bool schemeTakesTable(Scheme scheme) { return scheme == Scheme::kSinusoidal || scheme == Scheme::kLearned; }

void requirePlacement(const EncoderOptions& options) {
  const bool table = options.attention.table.has_value();
  if (!table && (options.placement || schemeTakesTable(options.attention.scheme))) {
    refuse("missing", "table", "present when placement is given or scheme is 'sinusoidal' or 'learned'", "nothing");
  }
  if (table && !options.placement && !schemeTakesTable(options.attention.scheme)) {
    refuse("missing", "placement", "'input', 'everyLayer' or 'queryKey' when a table is given", "nothing");
  }
  if (!options.positionOperands) return;
  if (!table) {
    refuse("unknown-option", "positionOperands", "absent without a table", "an option",
           "positionOperands needs a table: without one nothing is added to the operands");
  }
  if (options.placement == Placement::kInput) {
    refuse("unknown-option", "positionOperands", "absent when placement is 'input'", "an option",
           "positionOperands does not go with placement 'input': there the table is added to the tokens, "
           "which feed all three");
  }
}

TableRoute routeTable(const EncoderOptions& options) {
  TableRoute route;
  if (!options.attention.table) return route;
  const Placement placement = options.placement.value_or(Placement::kQueryKey);
  route.input = placement == Placement::kInput;
  route.stream = placement == Placement::kEveryLayer && !options.positionOperands;
  if (placement == Placement::kQueryKey) route.operands = {Operand::kQuery, Operand::kKey};
  if (options.positionOperands) route.operands = *options.positionOperands;
  return route;
}

void requireFeedForward(const FeedForward& feedForward, Index width) {
  const Index hidden = feedForward.W1.cols();
  requireNonEmpty("feedForward.W1", feedForward.W1);
  requireShape("feedForward.W1", feedForward.W1, width, hidden);
  requireFinite("feedForward.W1", feedForward.W1);
  requireShape("feedForward.W2", feedForward.W2, hidden, width);
  requireFinite("feedForward.W2", feedForward.W2);
  if (feedForward.b1) {
    requireLength("feedForward.b1", feedForward.b1->size(), hidden);
    requireFinite("feedForward.b1", *feedForward.b1);
  }
  if (feedForward.b2) {
    requireLength("feedForward.b2", feedForward.b2->size(), width);
    requireFinite("feedForward.b2", *feedForward.b2);
  }
}

void requireStack(const EncoderOptions& options, const AttentionPlan& plan) {
  const Index width = options.attention.tokens.cols();
  requireInteger("layerCount", options.layerCount, 1, kMaxLayers);
  if (plan.outputWidth != width) {
    refuse("wrong-shape", options.attention.Wo ? "Wo" : "Wv",
           joined({"as many columns as the tokens (", width, "), since layers are stacked"}),
           joined({plan.outputWidth, " columns"}));
  }
  const double rows = static_cast<double>(plan.queries);
  // The weights and the output of every layer, beside what the plan counts for the one at work.
  const double weights = options.attention.returnWeights ? rows * rows * static_cast<double>(plan.heads) : 0;
  requireMemory("layerCount", 3 * weights + options.layerCount * (weights + rows * static_cast<double>(width)));
  if (!options.feedForward) return;
  requireFeedForward(*options.feedForward, width);
  requireMemory("feedForward.W1", rows * static_cast<double>(options.feedForward->W1.cols()));
}

// One stack in one precision; run() pushes the tokens through it.
template <typename Scalar>
class Stack {
 public:
  using Mat = MatrixOf<Scalar>;

  Stack(const EncoderOptions& options, const AttentionPlan& plan)
      : options_(options), plan_(plan), layer_(plan), route_(routeTable(options)) {
    const AttentionOptions& attention = options.attention;
    if (attention.table) {
      const char* ids = attention.queryPositions ? "queryPositions" : "table";
      table_ = narrowed<Scalar>("table", tableRows(*attention.table, plan.queryPositions, ids));
    }
    if (!options.feedForward) return;
    W1_ = packed(narrowed<Scalar>("feedForward.W1", options.feedForward->W1));
    W2_ = packed(narrowed<Scalar>("feedForward.W2", options.feedForward->W2));
    if (options.feedForward->b1) b1_ = narrowed<Scalar>("feedForward.b1", rowMatrix(*options.feedForward->b1));
    if (options.feedForward->b2) b2_ = narrowed<Scalar>("feedForward.b2", rowMatrix(*options.feedForward->b2));
  }

  EncoderResult run() {
    EncoderResult result;
    Mat h = narrowed<Scalar>("tokens", options_.attention.tokens);
    if (route_.input) addTo(h, table_);
    for (Index layer = 0; layer < static_cast<Index>(options_.layerCount); ++layer) {
      if (route_.stream) addTo(h, table_);
      h = withResidual(h, attend(normBefore(h), layer, result));
      if (options_.feedForward) h = withResidual(h, feedForward(normBefore(h)));
      requireFiniteResult("encoder", h, nanSeen_);
      result.layers.push_back(widened(h));
    }
    result.output = result.layers.back();
    return result;
  }

 private:
  Mat normBefore(const Mat& h) const { return options_.norm == Norm::kPre ? normalizedRows(h, kEpsilon, nanSeen_) : h; }

  Mat withResidual(const Mat& h, const Mat& sublayer) const {
    Mat sum = sublayer;
    if (options_.residual) addTo(sum, h);
    return options_.norm == Norm::kPost ? normalizedRows(sum, kEpsilon, nanSeen_) : sum;
  }

  Mat attend(const Mat& x, Index layer, EncoderResult& result) {
    Mat placed = x;
    if (!route_.operands.empty()) addTo(placed, table_);
    const auto input = [&](Operand operand) -> const Mat& { return route_.feeds(operand) ? placed : x; };
    LayerResult<Scalar> attended =
        layer_.apply(input(Operand::kQuery), input(Operand::kKey), input(Operand::kValue), layerSeed(layer), nanSeen_);
    nanSeen_ = attended.hasNan;
    std::vector<Matrix>& weights = result.weights.emplace_back();
    for (Mat& head : attended.weights) weights.push_back(widened(std::move(head)));
    return std::move(attended.output);
  }

  Mat feedForward(const Mat& x) const {
    Mat hidden = product(x, W1_);
    if (b1_.size() > 0) addRowTo(hidden, b1_);
    requireFiniteResult("feedForward", hidden, nanSeen_);  // before ReLU, which would hide minus infinity
    for (Index i = 0; i < hidden.size(); ++i) {
      if (hidden.data()[i] < 0) hidden.data()[i] = 0;  // keeps NaN
    }
    Mat output = product(hidden, W2_);
    if (b2_.size() > 0) addRowTo(output, b2_);
    return output;
  }

  uint64_t layerSeed(Index layer) const {
    if (!plan_.options.weightDropout) return 0;
    const uint64_t seed = requireSeed("weightDropout.seed", plan_.options.weightDropout->seed);
    return layer == 0 ? seed : derivedSeed(seed, "layer " + std::to_string(layer));
  }

  const EncoderOptions& options_;
  const AttentionPlan& plan_;
  const AttentionLayer<Scalar> layer_;
  const TableRoute route_;
  kernels::PackedMatrix<Scalar> W1_, W2_;  // this and what follows: empty when absent
  Mat table_, b1_, b2_;
  bool nanSeen_ = false;  // emptyRow 'nan' has put NaN into the stream
};

}  // namespace

EncoderResult encoder(const EncoderOptions& options) {
  if (options.attention.keys) {
    refuse("unknown-option", "keys", "absent in encoder", "a matrix",
           "keys is not an option of encoder: its layers attend to their own tokens");
  }
  requirePlacement(options);
  // The stack adds the table itself, so its attention has a scheme without one; the table is checked here.
  AttentionOptions perLayer = options.attention;
  perLayer.table.reset();
  if (schemeTakesTable(perLayer.scheme)) perLayer.scheme = Scheme::kNone;
  const AttentionPlan plan = planAttention(perLayer);
  if (options.attention.table) {
    requireNonEmpty("table", *options.attention.table);
    requireShape("table", *options.attention.table, options.attention.table->rows(), options.attention.tokens.cols());
    requireFinite("table", *options.attention.table);
  }
  requireStack(options, plan);
  return perLayer.precision == Precision::kFloat32 ? Stack<float>(options, plan).run()
                                                   : Stack<double>(options, plan).run();
}

}  // namespace poslab
