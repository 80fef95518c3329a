// The kernel for JavaScript, with and without WebAssembly: plain C functions on the module's memory, so that a call
// costs nothing worth measuring. tests/bench/contenders/kernel.mjs is the other side.
#include <memory>
#include <vector>

#include "layer_run.h"

namespace {

std::vector<float> numbers;
std::unique_ptr<poslab::bench::LayerRun> run;

}  // namespace

extern "C" {

// Room for `count` numbers, to be filled before benchBuild.
float* benchNumbers(int count) {
  numbers.resize(count);
  return numbers.data();
}

void benchBuild(int n, int width, int heads) {
  run.reset();
  run = std::make_unique<poslab::bench::LayerRun>(n, width, heads, numbers.data());
}

// Where the output lies, [n x width].
const float* benchRun() { return (*run)().data(); }

}  // extern "C"
