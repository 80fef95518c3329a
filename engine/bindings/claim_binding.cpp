// engine/claims for JavaScript.
#include "../claims/claim.h"
#include "choices.h"
#include "function.h"

namespace poslab::bindings {
namespace {

struct ClaimArguments {
  std::string id;
  double draws = kDefaultDraws, seed = 0;
  ClaimPart part;
};
ClaimArguments readClaim(Options& in) {
  ClaimArguments arguments;
  in.require("id", arguments.id);
  in.read("draws", arguments.draws);
  in.read("seed", arguments.seed);
  in.read("first", arguments.part.first);
  in.read("count", arguments.part.count);
  return arguments;
}

// A claim leaves empty what it has no use for; so does the object. What is there has the name of the option that takes
// it.
template <typename Value>
void putUnlessDefault(val& out, const char* name, const Value& value, const Value& usual) {
  if (value != usual) put(out, name, value);
}
void putUnlessEmpty(val& out, const char* name, const Matrix& matrix) {
  if (matrix.size() > 0) put(out, name, matrix);
}
template <typename Number>
void putUnlessEmpty(val& out, const char* name, const std::vector<Number>& numbers) {
  if (!numbers.empty()) put(out, name, numbers);
}

val writeCase(const ClaimCase& one) {
  const ClaimCase usual;
  val out = val::object();
  putUnlessEmpty(out, "X", one.X);
  putUnlessEmpty(out, "scores", one.scores);
  putUnlessEmpty(out, "Wq", one.Wq);
  putUnlessEmpty(out, "Wk", one.Wk);
  putUnlessEmpty(out, "Wv", one.Wv);
  putUnlessEmpty(out, "order", one.order);
  if (one.scheme != usual.scheme) put(out, "scheme", nameOf(one.scheme, kSchemes));
  if (one.scale != usual.scale) put(out, "scale", nameOf(one.scale, kScales));
  putUnlessDefault(out, "causal", one.causal, usual.causal);
  putUnlessDefault(out, "headCount", one.headCount, usual.headCount);
  putUnlessDefault(out, "layerCount", one.layerCount, usual.layerCount);
  putUnlessDefault(out, "width", one.width, usual.width);
  putUnlessDefault(out, "position", one.position, usual.position);
  putUnlessDefault(out, "offset", one.offset, usual.offset);
  putUnlessDefault(out, "length", one.length, usual.length);
  putUnlessDefault(out, "pads", one.pads, usual.pads);
  putUnlessDefault(out, "maxLen", one.maxLen, usual.maxLen);
  putUnlessDefault(out, "rate", one.rate, usual.rate);
  putUnlessEmpty(out, "keep", one.keep);
  // Seeds of cases have at most 53 bits.
  putUnlessDefault(out, "seed", static_cast<double>(one.seed), static_cast<double>(usual.seed));
  return out;
}

val runClaim(const ClaimArguments& arguments) {
  const ClaimResult result = checkClaim(arguments.id, arguments.draws, arguments.seed, arguments.part);
  val out = val::object();
  put(out, "expected", result.expected);
  put(out, "holds", result.holds);
  put(out, "some", result.some);
  put(out, "total", result.total);
  put(out, "cases", result.cases);
  put(out, "refuting", result.refuting);
  put(out, "limit", result.limit);
  put(out, "above", result.above);
  put(out, "worst", result.worst);
  put(out, "counterExample", result.counterExample ? writeCase(*result.counterExample) : val::null());
  put(out, "reading", result.counterExample ? toJs(result.reading) : val::null());
  put(out, "size", result.counterExample ? toJs(result.size) : val::null());
  return out;
}

EMSCRIPTEN_BINDINGS(claim) { define<readClaim, runClaim>("checkClaim"); }

}  // namespace
}  // namespace poslab::bindings
