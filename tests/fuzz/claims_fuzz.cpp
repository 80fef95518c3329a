// checkClaim: every claim with any seed finds what is known of it, and its counter-example is whole. Left out are CL20,
// CL23, CL25 and CL43, which take too long.
#include "claims/claim.h"
#include "properties.h"

namespace poslab::fuzz {
namespace {

// Families of hundreds of inputs, gone through whole whatever is asked for: seconds each, and the same in every run.
bool isLong(Index number) { return number == 20 || number == 23 || number == 25 || number == 43; }

std::string readId(Input& in) {
  if (in.oddly()) return in.choice({"", "CL0", "CL61", "cl01", "CL001", "CL1"});
  Index number = in.count(1, 60);
  if (isLong(number)) ++number;
  return (number < 10 ? "CL0" : "CL") + std::to_string(number);
}

void addCase(Trace& trace, const ClaimCase& one) {
  trace << one.X << one.scores << one.Wq << one.Wk << one.Wv << one.order << static_cast<int>(one.scheme) << one.causal
        << one.headCount << static_cast<int>(one.scale) << one.layerCount << one.width << one.position << one.offset
        << one.length << one.pads << one.maxLen << one.rate << one.keep << one.seed;
}

void addTo(Trace& trace, const ClaimResult& result) {
  trace << result.expected << result.holds << result.cases << result.refuting << result.limit << result.above
        << result.reading;
  trace.any(result.worst);
  if (result.counterExample) addCase(trace, *result.counterExample);
}

void expectClaim(const ClaimResult& result) {
  EXPECT_PROPERTY(result.cases >= 1 && result.refuting >= 0 && result.refuting <= result.cases);
  if (result.expected) EXPECT_PROPERTY(result.holds);
  EXPECT_PROPERTY(!result.counterExample || !result.holds);
}

}  // namespace
}  // namespace poslab::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace poslab;
  fuzz::Input in(data, size);
  const std::string id = fuzz::readId(in);
  const double draws = in.size(1, 4), seed = in.seed();
  ClaimPart part;
  if (in.oddly()) part = {.first = in.size(0, 3), .count = in.maybe([&] { return in.size(1, 4); })};
  fuzz::expectAnswer(
      in, [&] { return checkClaim(id, draws, seed, part); }, fuzz::addTo, fuzz::expectClaim);
  return 0;
}
