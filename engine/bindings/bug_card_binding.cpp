// engine/bug_cards for JavaScript.
#include "../bug_cards/bug_card.h"
#include "choices.h"
#include "function.h"

namespace poslab::bindings {
namespace {

constexpr Choice<BugQuestion> kQuestions[] = {{"numbers", BugQuestion::kNumbers}, {"which", BugQuestion::kWhich}};

BugCardOptions readCard(Options& in) {
  BugCardOptions options;
  in.require("card", options.card);
  in.read("seed", options.seed);
  return options;
}

val writeTest(const BugTest& test) {
  val out = val::object();
  put(out, "id", test.id);
  put(out, "readings", test.readings);
  put(out, "limit", test.limit);
  put(out, "above", test.above);
  put(out, "passes", test.passes);
  put(out, "separates", test.separates);
  return out;
}

val writeList(const Vector& list) { return toJs(list); }

val writeValue(const BugValue& value) {
  val out = val::object();
  put(out, "id", value.id);
  put(out, "lists", listOf(value.lists, writeList));
  return out;
}

val runCard(const BugCardOptions& options) {
  const BugCard card = bugCard(options);
  val numbers = val::object();
  for (const BugNumber& number : card.numbers) put(numbers, number.name, number.value);
  val asked = val::object();
  put(asked, "kind", nameOf(card.asked.kind, kQuestions));
  put(asked, "values", card.asked.values);
  put(asked, "tolerance", card.asked.tolerance);
  val out = val::object();
  put(out, "card", card.card);
  put(out, "variants", std::vector<std::string>(card.variants.begin(), card.variants.end()));
  put(out, "right", card.right);
  put(out, "numbers", numbers);
  put(out, "tests", listOf(card.tests, writeTest));
  put(out, "asked", asked);
  put(out, "values", listOf(card.values, writeValue));
  return out;
}

EMSCRIPTEN_BINDINGS(bug_card) { define<readCard, runCard>("bugCard"); }

}  // namespace
}  // namespace poslab::bindings
