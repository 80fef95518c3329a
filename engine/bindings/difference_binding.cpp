// engine/experiments/difference for JavaScript.
#include "../experiments/difference.h"
#include "function.h"

namespace poslab::bindings {
namespace {

DifferenceOptions readDifference(Options& in) {
  DifferenceOptions options;
  in.require("a", options.a);
  in.require("b", options.b);
  return options;
}

val runDifference(const DifferenceOptions& options) {
  const Difference result = difference(options);
  val out = val::object();
  put(out, "matrix", result.matrix);
  put(out, "largest", result.largest);
  put(out, "row", result.row);
  put(out, "col", result.col);
  put(out, "differing", result.differing);
  return out;
}

EMSCRIPTEN_BINDINGS(difference) { define<readDifference, runDifference>("difference"); }

}  // namespace
}  // namespace poslab::bindings
