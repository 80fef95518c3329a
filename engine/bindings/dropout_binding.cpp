// engine/dropout for JavaScript.
#include "../dropout/dropout.h"
#include "choices.h"
#include "function.h"

namespace poslab::bindings {
namespace {

struct DropoutArguments {
  Matrix tokens;
  DropoutOptions options;
};
DropoutArguments readDropout(Options& in) {
  DropoutArguments arguments;
  in.require("tokens", arguments.tokens);
  in.require("rate", arguments.options.rate);
  in.require("mode", arguments.options.mode, kModes);
  in.require("seed", arguments.options.seed);
  in.read("keep", arguments.options.keep);
  return arguments;
}
val runDropout(const DropoutArguments& arguments) {
  const DropoutResult result = dropout(arguments.tokens, arguments.options);
  val out = val::object();
  put(out, "output", result.output);
  put(out, "dropped", result.dropped);
  return out;
}

EMSCRIPTEN_BINDINGS(dropout) { define<readDropout, runDropout>("dropout"); }

}  // namespace
}  // namespace poslab::bindings
