// What the unit and its learners say, as code: a family of inputs, a number to read off each, and where the number must
// lie. True claims hold for every input of their family; a false one comes with the smallest input found that refutes
// it. Ids are CL01 to CL60, in the order of the unit: permute 1-16, tables 17-25, shift 26-38, overflow 39-43, train or
// eval 44-51, placement 52-60. The sentence above an entry is what the claim says; docs/engine-api.md lists all sixty.
#pragma once

#include <optional>
#include <string>

#include "../attention/encoder.h"
#include "../dropout/random.h"

namespace poslab {

// One input of a claim: everything needed to try it by hand. A claim leaves empty or 0 what it has no use for.
struct ClaimCase {
  Matrix X;                    // tokens [n x width]
  Matrix scores;               // [n x n], of claims that begin there
  Matrix Wq, Wk, Wv;           // [width x width]
  std::vector<int32_t> order;  // X[order]: old index at each place
  Scheme scheme = Scheme::kNone;
  bool causal = false;
  double headCount = 1;
  Scale scale = Scale::kHeadWidth;
  double layerCount = 1;
  Index width = 0, position = 0, offset = 0;  // of tables; offset also how far position ids are moved
  Index length = 0;                           // valid keys, or tokens of a text
  Index pads = 0, maxLen = 0;
  double rate = 0;
  std::vector<uint8_t> keep;  // dropout, 1 = kept, one per entry of X
  uint64_t seed = 0;          // of what the claim draws besides
};

struct ClaimResult {
  bool expected = false;  // what is known: whether the claim is true
  bool holds = false;     // what was found
  bool some = false;      // the claim says that there is such an input; otherwise, that all are so
  Index total = 0;        // inputs of the whole check
  Index cases = 0, refuting = 0;
  double limit = 0;
  bool above = false;                            // readings must lie above the limit, not at or below it
  double worst = 0;                              // the reading farthest on the wrong side, or nearest to it
  std::optional<ClaimCase> counterExample = {};  // shrunk; absent when none was found
  double reading = 0;                            // of the counter-example
  Index size = 0;  // of it: numbers to read, and kUnclear more where it refutes by less than is easily seen
};

// Part of a check, so that a long one can show how far it is and stop: inputs first, first + 1, ... of all.
struct ClaimPart {
  double first = 0;
  std::optional<double> count = {};  // default: all the others
};

constexpr double kMaxDraws = 10000, kDefaultDraws = 300;
constexpr Index kUnclear = 1000000;

// draws: inputs of a family that is drawn, 1..kMaxDraws; a family of finitely many is gone through whole. Each input
// comes from the seed and its own number alone, so parts together try what the whole does. Throws EngineError:
// "unknown-value" for an id that is no claim, "draws", "seed", "first" 0..total - 1, "count" 1..kMaxDraws.
ClaimResult checkClaim(const std::string& id, double draws = kDefaultDraws, double seed = 0,
                       const ClaimPart& part = {});

namespace claims {

enum class Bound { kAtMost, kAbove };
// kSome: the claim says that there is such an input ("the test can fail").
enum class Quantifier { kAll, kSome };

// May note in the case where the worst reading was (an offset, say).
using Measure = double (*)(ClaimCase&);

struct Claim {
  const char* id;
  bool isTrue;
  ClaimCase (*draw)(Random&, Index index);  // index: 0, 1, ... for families of finitely many
  Measure measure;
  double limit = 1e-12;
  Bound bound = Bound::kAtMost;
  Quantifier quantifier = Quantifier::kAll;
  Index cases = 0;  // of a finite family, in order of size; 0: drawn
  // A counter-example must be clear: a reading at least this far above the limit, or, where readings lie too low, a
  // contrast (what the claim overlooks) of at least this.
  double margin = 0.05;
  Measure contrast = nullptr;
  bool pairs = false;  // a sine without its cosine would refute another claim: the width stays even
};

std::vector<Claim> permuteClaims();
std::vector<Claim> shuffleTestClaims();
std::vector<Claim> tableClaims();
std::vector<Claim> turnClaims();
std::vector<Claim> shiftClaims();
std::vector<Claim> overflowClaims();
std::vector<Claim> modeClaims();
std::vector<Claim> placementClaims();

// The smallest case near `found` for which `refutes` still says yes: fewer tokens, fewer columns, smaller whole
// numbers, identity maps, entries 0, 1, -1, 2.
ClaimCase shrunk(ClaimCase found, bool (*refutes)(const Claim&, const ClaimCase&), const Claim& claim);

}  // namespace claims
}  // namespace poslab
