// What each wire of a stack of layers carries, measured: another table is put in place of the first, once with the
// attention weights that the words alone give held fast, once with its own weights.
//   position:       it changes though the weights are held
//   throughWeights: it changes with the weights only
//   content:        it does not change
#pragma once

#include "../attention/encoder.h"
#include "verdict.h"

namespace poslab {

enum class Carries { kContent, kThroughWeights, kPosition };

struct Wire {
  Carries carries = Carries::kContent;
  Verdict replaced;  // with its own weights: before against after the replacement
  Verdict held;      // with the weights held
};

// In the order of the drawing.
struct LayerWires {
  Wire entering;           // what the layer before hands on; of the first layer the words
  Wire stream;             // the same after a table was added to it
  Wire query, key, value;  // what Wq, Wk, Wv make of it
  Wire weights;            // all heads beneath each other
  Wire mixed;              // weights times values
};

struct StackWires {
  std::vector<LayerWires> layers;
  Wire output;  // of the last layer
};

// The numbers on the wires of one run.
struct LayerSignals {
  Matrix entering, stream, query, key, value, mixed;
};
struct StackSignals {
  std::vector<LayerSignals> layers;
  Matrix output;
};

using StackWeights = std::vector<std::vector<Matrix>>;  // [layer][head]

// The encoder's stack with given weights instead of its own: with its own it gives the encoder's numbers. No feed-
// forward, no output projection, no biases.
StackSignals signalsOf(const EncoderOptions& options, const StackWeights& weights);

// options.attention.table is replaced by `other`. Without a table every wire carries content.
StackWires wiresOf(const EncoderOptions& options, const Matrix& other, double tolerance);

}  // namespace poslab
