#include "bug_card.h"

#include <algorithm>
#include <numeric>

#include "../error.h"
#include "kit.h"

namespace poslab {

namespace {

using bug_cards::Draw;

struct Listed {
  const char* id;
  BugCard (*make)(Draw&);
};

constexpr Listed kCards[] = {
    {"S01", bug_cards::rawColumn},     {"S02", bug_cards::wholeExponent}, {"S03", bug_cards::halvesLayout},
    {"S04", bug_cards::placesFromOne}, {"S05", bug_cards::batchAxis},     {"S06", bug_cards::guardOffByOne},
    {"S07", bug_cards::silentCut},     {"S08", bug_cards::scaleOfWords},  {"S09", bug_cards::backwardTurn},
    {"S10", bug_cards::everyLayer},    {"S11", bug_cards::mixedPairings}, {"S12", bug_cards::decodingFromZero},
    {"S13", bug_cards::leftPads},      {"S14", bug_cards::softmaxAxis},   {"S15", bug_cards::dropoutBeforeAdd}};

const Listed& listedAs(const std::string& id) {
  for (const Listed& card : kCards) {
    if (card.id == id) return card;
  }
  std::string known;
  for (const Listed& card : kCards) known += joined({known.empty() ? "'" : ", '", card.id, "'"});
  refuse("unknown-value", "card", "one of " + known, "'" + id + "'");
}

// The right variant stands first.
void judge(BugTest& test) {
  for (const double reading : test.readings)
    test.passes.push_back(test.above ? reading > test.limit : reading <= test.limit);
  const auto wrong = test.passes.begin() + 1;
  test.separates = test.passes[0] && std::none_of(wrong, test.passes.end(), [](uint8_t pass) { return pass; });
}

template <typename Item>
void sortBy(std::vector<Item>& items, const std::vector<size_t>& order) {
  std::vector<Item> sorted;
  for (const size_t index : order) sorted.push_back(items[index]);
  items = std::move(sorted);
}

void shuffle(BugCard& card, uint64_t seed) {
  Random random(derivedSeed(seed, "order"));
  std::vector<size_t> order(card.variants.size());
  std::iota(order.begin(), order.end(), size_t{0});
  for (size_t last = order.size() - 1; last > 0; --last)
    std::swap(order[last], order[static_cast<size_t>(random.uniform() * static_cast<double>(last + 1))]);
  sortBy(card.variants, order);
  sortBy(card.asked.values, order);
  for (BugTest& test : card.tests) {
    sortBy(test.readings, order);
    sortBy(test.passes, order);
  }
  for (BugValue& value : card.values) sortBy(value.lists, order);
  card.right = std::find(order.begin(), order.end(), size_t{0}) - order.begin();
}

}  // namespace

BugCard bugCard(const BugCardOptions& options) {
  const Listed& listed = listedAs(options.card);
  std::optional<uint64_t> seed;
  if (options.seed) seed = requireSeed("seed", *options.seed);
  Draw draw(seed ? std::optional(derivedSeed(*seed, listed.id)) : std::nullopt);
  BugCard card = listed.make(draw);
  card.card = listed.id;
  for (BugTest& test : card.tests) judge(test);
  if (seed) shuffle(card, derivedSeed(*seed, listed.id));
  return card;
}

}  // namespace poslab
