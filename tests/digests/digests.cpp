// Prints one line for each named result: FNV-1a (64 bits) of its bytes, and the name. Every build must print the same
// lines: what is promised to the bit is arithmetic in float32 and integers. Sine, cosine and pow are computed in double
// and rounded once, which almost always removes the last bit in which libraries differ; that it does is checked here.
// Results in float64 are not promised.
#include <cstdio>
#include <cstring>
#include <string>

#include "attention/encoder.h"
#include "dropout/dropout.h"
#include "dropout/random.h"
#include "encoding/positional_encoding.h"
#include "encoding/sinusoidal.h"

namespace poslab {
namespace {

class Digest {
 public:
  void add(uint32_t word) {
    for (int shift = 0; shift < 32; shift += 8) add(static_cast<uint8_t>(word >> shift));
  }
  void add(uint8_t byte) { hash_ = (hash_ ^ byte) * 0x100000001b3ULL; }
  void add(const std::vector<uint8_t>& bytes) {
    for (const uint8_t byte : bytes) add(byte);
  }
  // Entries as float32, which they are, only widened.
  void add(const Matrix& matrix) {
    for (Index i = 0; i < matrix.size(); ++i) {
      const float entry = static_cast<float>(matrix.data()[i]);
      uint32_t bits;
      std::memcpy(&bits, &entry, sizeof bits);
      add(bits);
    }
  }
  void add(const std::vector<Matrix>& matrices) {
    for (const Matrix& matrix : matrices) add(matrix);
  }
  unsigned long long value() const { return hash_; }

 private:
  uint64_t hash_ = 0xcbf29ce484222325ULL;
};

template <typename... Results>
void print(const std::string& name, const Results&... results) {
  Digest digest;
  (digest.add(results), ...);
  std::printf("%016llx %s\n", digest.value(), name.c_str());
}

// Uniform on [-1, 1): drawn without a function of any library, unlike a normal number.
Matrix drawn(Index rows, Index cols, uint64_t seed) {
  Random random(seed);
  Matrix matrix(rows, cols);
  for (Index i = 0; i < matrix.size(); ++i) matrix.data()[i] = 2 * random.uniform() - 1;
  return matrix;
}

// Odd sizes leave a rest in every loop that takes several numbers at once.
struct Shape {
  Index queries, keys, width, heads;
};
constexpr Shape kShapes[] = {{1, 1, 1, 1},    {2, 3, 4, 2},    {7, 7, 5, 1},     {12, 12, 32, 4},   {13, 29, 30, 3},
                             {60, 60, 32, 4}, {65, 65, 33, 3}, {71, 130, 24, 2}, {129, 129, 66, 6}, {256, 256, 128, 8}};

AttentionOptions layerOf(const Shape& shape) {
  AttentionOptions options;
  options.precision = Precision::kFloat32;
  options.tokens = drawn(shape.queries, shape.width, 1);
  if (shape.keys != shape.queries) options.keys = drawn(shape.keys, shape.width, 2);
  options.Wq = drawn(shape.width, shape.width, 3);
  options.Wk = drawn(shape.width, shape.width, 4);
  options.Wv = drawn(shape.width, shape.width, 5);
  options.headCount = static_cast<double>(shape.heads);
  return options;
}

std::string nameOf(const Shape& shape) {
  return std::to_string(shape.queries) + " x " + std::to_string(shape.keys) + ", width " + std::to_string(shape.width) +
         ", heads " + std::to_string(shape.heads);
}

// Scores, softmax and output; the output alone must not depend on whether the others are asked for.
void printAttention(const std::string& name, AttentionOptions options) {
  const AttentionResult result = attention(options);
  print(name + ": scores", result.scores);
  print(name + ": softmax", result.weights);
  print(name + ": output", result.output);
  options.returnWeights = false;
  print(name + ": output alone", attention(options).output);
}

void printShapes() {
  for (const Shape& shape : kShapes) printAttention("attention " + nameOf(shape), layerOf(shape));
}

void printSchemes() {
  const Shape shape{.queries = 37, .keys = 37, .width = 36, .heads = 3};
  const Index headWidth = shape.width / shape.heads;
  AttentionOptions sinusoids = layerOf(shape);
  sinusoids.tokens =
      positionalEncoding({.tokens = sinusoids.tokens, .scaleByWidth = true, .precision = Precision::kFloat32}).output;
  printAttention("sinusoids at the scaled input", sinusoids);
  for (const Layout layout : {Layout::kInterleaved, Layout::kHalves}) {
    AttentionOptions options = layerOf(shape);
    options.scheme = Scheme::kRotary;
    options.rotary = RotaryOptions{.layout = layout};
    printAttention(layout == Layout::kInterleaved ? "rotary, interleaved" : "rotary, halves", options);
  }
  AttentionOptions alibi = layerOf(shape);
  alibi.scheme = Scheme::kAlibi;
  alibi.masks.causal = true;
  printAttention("ALiBi, causal", alibi);
  AttentionOptions t5 = layerOf(shape);
  t5.scheme = Scheme::kT5;
  t5.t5 = T5Options{.bias = drawn(32, shape.heads, 6)};
  t5.scale = Scale::kNone;
  printAttention("T5, unscaled", t5);
  AttentionOptions shaw = layerOf(shape);
  shaw.scheme = Scheme::kShaw;
  shaw.shaw = ShawOptions{.clip = 5, .keyVectors = drawn(11, headWidth, 7), .valueVectors = drawn(11, headWidth, 8)};
  printAttention("Shaw", shaw);
}

void printLayers() {
  const Shape shape{.queries = 33, .keys = 33, .width = 20, .heads = 2};
  AttentionOptions exact = layerOf(shape);
  exact.summation = Summation::kExact;
  printAttention("exact summation", exact);
  AttentionOptions dropping = layerOf(shape);
  dropping.weightDropout = DropoutOptions{.rate = 0.25, .mode = Mode::kTrain, .seed = 9};
  print("weight dropout: used weights", attention(dropping).usedWeights);
  printAttention("weight dropout", dropping);
}

void printStacks() {
  const Shape shape{.queries = 33, .keys = 33, .width = 20, .heads = 2};
  EncoderOptions stack{.attention = layerOf(shape), .layerCount = 3};
  stack.attention.Wo = drawn(shape.width, shape.width, 10);
  stack.feedForward = FeedForward{.W1 = drawn(shape.width, 45, 11), .W2 = drawn(45, shape.width, 12)};
  for (const Norm norm : {Norm::kPre, Norm::kPost}) {
    stack.norm = norm;
    const EncoderResult result = encoder(stack);
    for (size_t layer = 0; layer < result.layers.size(); ++layer) {
      print((norm == Norm::kPre ? "encoder, norm pre, layer " : "encoder, norm post, layer ") + std::to_string(layer),
            result.layers[layer]);
    }
  }
}

void printTables() {
  for (const Layout layout : {Layout::kInterleaved, Layout::kHalves}) {
    const std::string name = layout == Layout::kInterleaved ? "sinusoids, interleaved" : "sinusoids, halves";
    const auto table = [layout](double rows, double width, double first) {
      return sinusoidalTable(
          {.rows = rows, .width = width, .firstPosition = first, .layout = layout, .precision = Precision::kFloat32});
    };
    print(name + ", 60 x 32", table(60, 32, 0));
    print(name + ", 101 x 33 from -50", table(101, 33, -50));
    print(name + ", 1500 x 512", table(1500, 512, 0));
  }
  const PositionalEncodingResult sum = positionalEncoding({.tokens = drawn(45, 18, 13),
                                                           .maxLen = 45,
                                                           .dropout = 0.1,
                                                           .mode = Mode::kTrain,
                                                           .seed = 14,
                                                           .scaleByWidth = true,
                                                           .precision = Precision::kFloat32});
  print("positional encoding: output", sum.output);
  print("positional encoding: dropped", sum.dropped);
}

void printDropout() {
  const Matrix ones = Matrix::Ones(301, 7);
  for (const double seed : {0.0, 1.0, 9007199254740991.0}) {
    for (const double rate : {0.1, 0.5, 0.75}) {
      const std::string name = "dropout mask, seed " + std::to_string(static_cast<int64_t>(seed)) + ", rate ";
      print(name + std::to_string(rate).substr(0, 4),
            dropout(ones, {.rate = rate, .mode = Mode::kTrain, .seed = seed}).dropped);
    }
  }
}

}  // namespace
}  // namespace poslab

int main() {
  poslab::printShapes();
  poslab::printSchemes();
  poslab::printLayers();
  poslab::printStacks();
  poslab::printTables();
  poslab::printDropout();
}
