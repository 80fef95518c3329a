#include "closed_book/proof.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "../fixtures.h"

namespace poslab {

namespace {

using Ids = std::vector<std::string>;

const Ids kTrue = {"L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8", "L9"};
const Ids kFalse = {"N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8", "N9", "N10", "N11", "N12"};
const Ids kUseless = {"U1", "U2", "U3", "U4"};
const Ids kProof = {"L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8", "L9"};

ProofReport reportOf(const Ids& lines, ProofPermutation permutation = ProofPermutation::kDrawn) {
  return checkProof({.lines = lines, .seed = 1, .permutation = permutation});
}

// What each of L1 to L9 uses, as bits: the proof on paper.
constexpr unsigned kNeeds[] = {0, 0, 0b11, 0b10, 0b1000, 0, 0b110100, 0, 0b11000000};

Index ordersOnPaper() {
  std::vector<int> order(9);
  std::iota(order.begin(), order.end(), 0);
  Index valid = 0;
  do {
    unsigned shown = 0;
    valid += std::all_of(order.begin(), order.end(), [&shown](int line) {
      const bool fits = (kNeeds[line] & ~shown) == 0;
      shown |= 1U << line;
      return fits;
    });
  } while (std::next_permutation(order.begin(), order.end()));
  return valid;
}

// Orders of the nine that checkProof takes, all of which the paper takes. What follows a fault is a fault too.
Index acceptedOrders(Ids& placed, unsigned shown) {
  Index accepted = 0;
  for (unsigned line = 0; line < 9; ++line) {
    if (shown & (1U << line)) continue;
    placed.push_back(kTrue[line]);
    const ProofReport report = reportOf(placed);
    const bool onPaper = (kNeeds[line] & ~shown) == 0;
    EXPECT_EQ(report.fault, onPaper ? ProofFault::kNone : ProofFault::kNotShown) << kTrue[line];
    if (report.fault == ProofFault::kNone) {
      if (placed.size() == 9) {
        EXPECT_TRUE(report.complete);
        ++accepted;
      }
      accepted += acceptedOrders(placed, shown | (1U << line));
    }
    placed.pop_back();
  }
  return accepted;
}

}  // namespace

// The matrices of seed 1 drawn and multiplied out again in Python, with sums rounded once (math.fsum).
TEST(CheckProof, ResidualsOfFalseLines) {
  const std::map<std::string, double> expected = {{"N1", 0.261638532}, {"N2", 0.356307023},  {"N3", 2.92236379},
                                                  {"N6", 1},           {"N7", 0.356307023},  {"N8", 0.190050509},
                                                  {"N9", 0.692244831}, {"N10", 0.598015098}, {"N11", 0.13999219}};
  for (const std::string& id : kFalse) {
    const ProofReport report = reportOf({id});
    const auto found = expected.find(id);
    EXPECT_EQ(report.lines[0].fits, found != expected.end()) << id;
    EXPECT_EQ(report.fault, found == expected.end() ? ProofFault::kShapes : ProofFault::kFalse) << id;
    EXPECT_NEAR(report.lines[0].residual, found == expected.end() ? 0 : found->second, kPrinted) << id;
    EXPECT_FALSE(report.complete);
  }
  EXPECT_EQ(reportOf({}).order, (std::vector<int32_t>{0, 2, 4, 1, 3}));
}

// As wide as there are tokens all shapes fit. Seed 2, the same way.
TEST(CheckProof, ResidualsWhereAllShapesFit) {
  const ProofMatrices matrices = drawnProof(2, ProofPermutation::kDrawn, 5);
  const std::map<std::string, double> expected = {{"N1", 0.251073676},  {"N2", 0.335763069},  {"N3", 1.64821551},
                                                  {"N4", 2.11901821},   {"N5", 1.64010091},   {"N6", 1},
                                                  {"N7", 0.335763069},  {"N8", 0.0680244701}, {"N9", 0.684739439},
                                                  {"N10", 0.299686207}, {"N11", 0.273567482}, {"N12", 1.56207083}};
  for (const auto& [id, residual] : expected) {
    const auto line = evaluatedLine(id, matrices);
    ASSERT_TRUE(line && line->fits) << id;
    EXPECT_NEAR(line->residual, residual, kPrinted) << id;
  }
  EXPECT_FALSE(evaluatedLine("L10", matrices));
}

TEST(CheckProof, TrueLinesHoldAndFalseOnesShowForEverySeed) {
  for (uint64_t seed = 0; seed < 300; ++seed) {
    const ProofMatrices matrices = drawnProof(seed, ProofPermutation::kDrawn);
    for (const Ids& ids : {kTrue, kUseless}) {
      for (const std::string& id : ids) EXPECT_LE(evaluatedLine(id, matrices)->residual, 1e-14) << id << " " << seed;
    }
    for (const std::string& id : kFalse) {
      const ProofLine line = *evaluatedLine(id, matrices);
      EXPECT_TRUE(!line.fits || line.residual >= 0.005) << id << " " << seed;
    }
    const std::vector<int32_t>& order = matrices.order;
    EXPECT_FALSE(std::all_of(order.begin(), order.end(), [&](int32_t old) { return order[order[old]] == old; }));
  }
}

// P = P^T there, and P P = I.
TEST(CheckProof, ASwapHidesThreeFalseLines) {
  for (const std::string& id : kFalse) {
    const ProofReport report = reportOf({id}, ProofPermutation::kSwap);
    const bool hidden = id == "N1" || id == "N3" || id == "N6";
    EXPECT_EQ(report.fault == ProofFault::kNone, hidden) << id;
    EXPECT_LE(report.residual, 1e-14) << id;
  }
  EXPECT_NEAR(reportOf({"N8"}, ProofPermutation::kSwap).lines[0].residual, 0.147786076, kPrinted);
  EXPECT_TRUE(reportOf(kProof, ProofPermutation::kSwap).complete);
}

TEST(CheckProof, TakesEveryOrderThatShowsWhatItUses) {
  EXPECT_EQ(ordersOnPaper(), 432);
  Ids placed;
  EXPECT_EQ(acceptedOrders(placed, 0), 432);
}

TEST(CheckProof, StopsAtTheFirstFault) {
  const ProofReport early = reportOf({"L2", "L3", "N1"});
  EXPECT_EQ(early.fault, ProofFault::kNotShown);
  EXPECT_EQ(early.lines.size(), 2U);
  EXPECT_EQ(early.lines[1].missing, (Ids{"L1"}));
  EXPECT_EQ(reportOf({"L9", "L1"}).lines[0].missing, (Ids{"L7", "L8"}));
  // A line that fails is false, whatever stands above it.
  EXPECT_EQ(reportOf({"L1", "N9", "L2"}).fault, ProofFault::kFalse);
}

TEST(CheckProof, UselessLinesAreNeitherWrongNorNeeded) {
  const ProofReport report = reportOf({"U4", "L2", "L4", "U1", "L8", "L5", "U2", "L6", "L1", "L3", "U3", "L7", "L9"});
  EXPECT_EQ(report.fault, ProofFault::kNone);
  EXPECT_TRUE(report.complete);
  EXPECT_LE(report.residual, 1e-14);
  EXPECT_FALSE(reportOf({"L1", "L2", "L3"}).complete);
  EXPECT_FALSE(reportOf({}).complete);
}

TEST(CheckProof, RefusesWhatIsNoOrderOfLines) {
  expectRefused(
      [] {
        reportOf({"L1", "L10"});
      },
      "unknown-value", "lines[1]", "lines[1] must be one of L1 to L9, N1 to N12, U1 to U4; given 'L10'");
  expectRefused(
      [] {
        reportOf({"L1", "L2", "L1"});
      },
      "not-a-permutation", "lines[2]", "lines[2] must be a line that does not stand there yet; given L1");
  expectRefused([] { checkProof({.lines = {}, .seed = 0.5}); }, "not-an-integer", "seed",
                "seed must be an integer from 0 to 9007199254740991; given 0.5");
}

}  // namespace poslab
