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
  for (const auto group : {permuteClaims, tableClaims, shiftClaims, overflowClaims, modeClaims, placementClaims}) {
    for (const Claim& claim : group()) {
      if (claim.id == id) return claim;
    }
  }
  refuse("unknown-value", "id", "one of CL01 to CL60", "\"" + id + "\"");
}

// How far a reading lies on the wrong side of the limit; negative on the right side.
double wrongness(const Claim& claim, double reading) {
  return claim.bound == Bound::kAbove ? claim.limit - reading : reading - claim.limit;
}

}  // namespace

ClaimResult checkClaim(const std::string& id, double draws, double seed) {
  requireInteger("draws", draws, 1, kMaxDraws);
  Random random(requireSeed("seed", seed));
  const Claim claim = claimOf(id);
  ClaimResult result{.expected = claim.isTrue, .limit = claim.limit, .above = claim.bound == Bound::kAbove};
  result.cases = claim.cases > 0 ? claim.cases : static_cast<Index>(draws);
  std::optional<ClaimCase> first;
  for (Index i = 0; i < result.cases; ++i) {
    ClaimCase one = claim.draw(random, i);
    const double reading = claim.measure(one);
    if (i == 0 || wrongness(claim, reading) > wrongness(claim, result.worst)) result.worst = reading;
    if (isWithin(claim, reading)) continue;
    ++result.refuting;
    if (!first && refutesClearly(claim, one)) first = one;
  }
  result.holds = claim.quantifier == Quantifier::kAll ? result.refuting == 0 : result.refuting < result.cases;
  if (result.holds || !first) return result;
  // Members of a finite family come smallest first and have no smaller neighbours.
  result.counterExample = claim.cases > 0 ? *first : shrunk(*first, refutesClearly, claim);
  result.reading = claim.measure(*result.counterExample);
  return result;
}

}  // namespace poslab
