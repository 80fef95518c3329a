// The proof that self-attention without positions is equivariant, Sa[XP] = Sa[X] P (UDL Problem 12.3), as lines to be
// put in order. UDL's layout: tokens are columns, X is D x N, V[X] = beta_v 1^T + Omega_v X, A = K[X]^T Q[X] unscaled,
// and softmax normalises each column. Every line is an equation, evaluated on matrices drawn from the seed: L1 to L9
// are the proof, N1 to N12 are false, U1 to U4 true and of no use. Sa[.] is attention(), the rest is multiplied out
// here.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "matrix.h"

namespace poslab {

// kDrawn: an order of the tokens that is not its own inverse. A swap is: P, P^T and the inverse are then one matrix,
// and N1, N3 and N6 are true of it.
enum class ProofPermutation { kDrawn, kSwap };

struct ProofOptions {
  std::vector<std::string> lines;  // ids in the order they stand in, none twice
  double seed = 1;
  ProofPermutation permutation = ProofPermutation::kDrawn;
};

// Why a line cannot stand where it stands.
enum class ProofFault { kNone, kFalse, kShapes, kNotShown };

struct ProofLine {
  bool fits = false;                 // both sides exist and have the same shape
  double residual = 0;               // largest |left - right|; 0 when they do not fit
  std::vector<std::string> missing;  // lines that it uses and that do not stand above it
};

struct ProofReport {
  double tolerance = 0;
  std::vector<int32_t> order;    // P: old index of the token at each place
  std::vector<ProofLine> lines;  // as given, up to the first fault
  ProofFault fault = ProofFault::kNone;
  bool complete = false;  // no fault, and L9 stands there
  double residual = 0;    // the largest of the lines without a fault
};

// The matrices of a proof: [D x N], [N x N], and per role Omega [D x D] and beta [D x 1].
struct ProofMap {
  Matrix weights, bias;
};
struct ProofMatrices {
  Matrix X, P;
  ProofMap query, key, value;
  std::vector<int32_t> order;
};

// Drawn again until every false line that is not true of all such P shows at least 0.005.
ProofMatrices drawnProof(uint64_t seed, ProofPermutation permutation, Index width = 3);
// One line by its id; nothing: there is none. missing is left empty.
std::optional<ProofLine> evaluatedLine(const std::string& id, const ProofMatrices& matrices);

// Throws EngineError: "unknown-value", a line that there is not; "not-a-permutation", one given twice; "seed".
ProofReport checkProof(const ProofOptions& options);

}  // namespace poslab
