#include <algorithm>
#include <cmath>

#include "../error.h"
#include "claim.h"

namespace poslab {

namespace {

using namespace claims;

bool isWithin(const Claim& claim, double reading) {
  return claim.bound == Bound::kAbove ? reading > claim.limit : reading <= claim.limit;
}

// Clearly refuted: not by a reading just past the limit, and not by a case in which there is nothing to notice.
bool refutesClearly(const Claim& claim, const ClaimCase& one) {
  if (!one.order.empty() && std::is_sorted(one.order.begin(), one.order.end())) return false;
  if (claim.pairs && one.width % 2 == 1) return false;
  ClaimCase noted = one;
  const double reading = claim.measure(noted);
  if (!std::isfinite(reading) || isWithin(claim, reading)) return false;
  if (claim.contrast != nullptr) return claim.contrast(noted) >= claim.margin;
  return claim.bound == Bound::kAbove || reading - claim.limit >= claim.margin;
}

Claim claimOf(const std::string& id) {
  for (const auto group : {permuteClaims, shuffleTestClaims, tableClaims, turnClaims, shiftClaims, overflowClaims,
                           modeClaims, placementClaims}) {
    for (const Claim& claim : group()) {
      if (claim.id == id) return claim;
    }
  }
  refuse("unknown-value", "id", "one of CL01 to CL60", "\"" + id + "\"");
}

// Of a counter-example: how much a learner has to read.
Index sizeOf(const ClaimCase& one) {
  return one.X.size() + one.scores.size() + one.width + one.position + std::abs(one.offset) + one.length + one.pads +
         one.maxLen + static_cast<Index>(one.headCount);
}

// Shrinking goes downhill from where it starts and may end in a hollow: it starts from several cases.
constexpr size_t kStarts = 8;

ClaimCase smallest(const std::vector<ClaimCase>& found, const Claim& claim) {
  std::optional<ClaimCase> best;
  for (const ClaimCase& one : found) {
    ClaimCase smaller = shrunk(one, refutesClearly, claim);
    if (!best || sizeOf(smaller) < sizeOf(*best)) best = std::move(smaller);
  }
  return *best;
}

// How far a reading lies on the wrong side of the limit; negative on the right side.
double wrongness(const Claim& claim, double reading) {
  return claim.bound == Bound::kAbove ? claim.limit - reading : reading - claim.limit;
}

// Members of a finite family come smallest first and have no smaller neighbours.
void giveCounterExample(const Claim& claim, const ClaimCase& first, const std::vector<ClaimCase>& clear,
                        ClaimResult& result) {
  ClaimCase one = clear.empty() ? first : (claim.cases > 0 ? clear.front() : smallest(clear, claim));
  result.reading = claim.measure(one);
  result.size = sizeOf(one) + (clear.empty() ? kUnclear : 0);
  result.counterExample = std::move(one);
}

}  // namespace

ClaimResult checkClaim(const std::string& id, double draws, double seed, const ClaimPart& part) {
  requireInteger("draws", draws, 1, kMaxDraws);
  const uint64_t wholeSeed = requireSeed("seed", seed);
  const Claim claim = claimOf(id);
  const Index total = claim.cases > 0 ? claim.cases : static_cast<Index>(draws);
  requireInteger("first", part.first, 0, static_cast<double>(total - 1));
  if (part.count) requireInteger("count", *part.count, 1, kMaxDraws);
  const auto begin = static_cast<Index>(part.first);
  const Index end = part.count ? std::min(total, begin + static_cast<Index>(*part.count)) : total;

  ClaimResult result{.expected = claim.isTrue,
                     .some = claim.quantifier == Quantifier::kSome,
                     .total = total,
                     .cases = end - begin,
                     .limit = claim.limit,
                     .above = claim.bound == Bound::kAbove};
  std::optional<ClaimCase> first;  // that refutes, if only by a little
  std::vector<ClaimCase> clear;
  for (Index i = begin; i < end; ++i) {
    Random random(derivedSeed(wholeSeed, "case " + std::to_string(i)));
    ClaimCase one = claim.draw(random, i);
    const double reading = claim.measure(one);
    if (i == begin || wrongness(claim, reading) > wrongness(claim, result.worst)) result.worst = reading;
    if (isWithin(claim, reading)) continue;
    ++result.refuting;
    if (clear.size() < kStarts && refutesClearly(claim, one)) clear.push_back(one);
    if (!first) first = std::move(one);
  }
  result.holds = result.some ? result.refuting < result.cases : result.refuting == 0;
  if (!result.holds) giveCounterExample(claim, *first, clear, result);
  return result;
}

}  // namespace poslab
