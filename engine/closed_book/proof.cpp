#include "proof.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>
#include <string_view>

#include "attention/attention.h"
#include "dropout/random.h"
#include "error.h"

namespace poslab {

namespace {

// Sums of five products in another order differ by 1e-15; a false line by at least kShown.
constexpr double kTolerance = 1e-12;
constexpr double kShown = 0.005;
constexpr Index kTokens = 5;
// Large enough that biases and wrong lines show, small enough that no attention weight comes close to 1.
constexpr double kWeightStd = 0.5, kBiasStd = 0.5;

// Nothing: the shapes of a product or a sum do not fit.
using Term = std::optional<Matrix>;

Term operator*(const Term& a, const Term& b) {
  if (!a || !b || a->cols() != b->rows()) return {};
  return product(*a, *b);
}

Term operator+(const Term& a, const Term& b) {
  if (!a || !b || a->rows() != b->rows() || a->cols() != b->cols()) return {};
  Matrix sum = *a;
  addTo(sum, *b);
  return sum;
}

Term T(const Term& a) {
  if (!a) return {};
  return transposed(*a);
}

Term rowSoftmax(const Term& scores) {
  if (!scores) return {};
  return maskedSoftmax(*scores, {});
}

Term softmax(const Term& scores) { return T(rowSoftmax(T(scores))); }

Matrix ones(Index rows, Index cols) {
  Matrix matrix(rows, cols);
  std::fill_n(matrix.data(), matrix.size(), 1.0);
  return matrix;
}

Vector rowOf(const Matrix& column) { return Vector(column.data(), column.data() + column.size()); }

Matrix identity() {
  Matrix matrix = zeros<double>(kTokens, kTokens);
  for (Index k = 0; k < kTokens; ++k) matrix(k, k) = 1;
  return matrix;
}

Term stacked(const Term& above, const Term& below) {
  Matrix both(above->rows() + below->rows(), above->cols());
  putBlock(both, 0, 0, *above);
  putBlock(both, above->rows(), 0, *below);
  return both;
}

// Omega of + beta 1^T.
Term mapped(const ProofMap& map, const Term& of) {
  if (!of) return {};
  return Term(product(map.bias, ones(1, of->cols()))) + Term(map.weights) * of;
}

Term attended(const ProofMatrices& drawn, const Term& of) {
  AttentionOptions options;
  options.tokens = transposed(*of);
  options.Wq = transposed(drawn.query.weights);
  options.Wk = transposed(drawn.key.weights);
  options.Wv = transposed(drawn.value.weights);
  options.bq = rowOf(drawn.query.bias);
  options.bk = rowOf(drawn.key.bias);
  options.bv = rowOf(drawn.value.bias);
  options.scale = Scale::kNone;
  return transposed(attention(options).output);
}

struct Line {
  const char* id;
  std::vector<const char*> needs;
  Term left, right;
};

// Every line, with both sides multiplied out. L4 says two equations: they stand one below the other.
std::vector<Line> linesOf(const ProofMatrices& drawn) {
  const Term X = drawn.X, P = drawn.P, XP = X * P, I = identity(), one = ones(1, kTokens);
  const auto Q = [&drawn](const Term& of) { return mapped(drawn.query, of); };
  const auto K = [&drawn](const Term& of) { return mapped(drawn.key, of); };
  const auto V = [&drawn](const Term& of) { return mapped(drawn.value, of); };
  const auto Sa = [&drawn](const Term& of) { return attended(drawn, of); };
  const Term omega = drawn.value.weights, beta = drawn.value.bias;
  const Term A = T(K(X)) * Q(X), moved = T(P) * A * P;
  return {{"L1", {}, V(XP), beta * one + omega * X * P},
          {"L2", {}, one * P, one},
          {"L3", {"L1", "L2"}, V(XP), V(X) * P},
          {"L4", {"L2"}, stacked(Q(XP), K(XP)), stacked(Q(X) * P, K(X) * P)},
          {"L5", {"L4"}, T(K(XP)) * Q(XP), moved},
          {"L6", {}, softmax(moved), T(P) * softmax(A) * P},
          {"L7", {"L3", "L5", "L6"}, Sa(XP), V(X) * P * T(P) * softmax(A) * P},
          {"L8", {}, P * T(P), I},
          {"L9", {"L7", "L8"}, Sa(XP), Sa(X) * P},
          {"N1", {}, softmax(moved), P * softmax(A) * T(P)},
          {"N2", {}, softmax(moved), softmax(A)},
          {"N3", {}, T(K(XP)) * Q(XP), P * A * T(P)},
          {"N4", {}, T(K(X) * P), T(K(X)) * T(P)},
          {"N5", {}, V(XP), P * V(X)},
          {"N6", {}, P * P, I},
          {"N7", {}, softmax(A) * P, P * softmax(A)},
          {"N8", {}, Sa(XP), Sa(X)},
          {"N9", {}, V(XP), omega * X * P},
          {"N10", {}, Sa(X), V(X) * rowSoftmax(A)},
          {"N11", {}, Sa(X), V(X) * softmax(T(Q(X)) * K(X))},
          {"N12", {}, Sa(XP), T(P) * Sa(X) * P},
          {"U1", {}, softmax(A * P), softmax(A) * P},
          {"U2", {}, softmax(T(P) * A), T(P) * softmax(A)},
          {"U3", {}, T(P) * P, I},
          {"U4", {}, V(XP) * rowSoftmax(T(K(XP)) * Q(XP)), V(X) * rowSoftmax(A) * P}};
}

ProofLine evaluated(const Line& line) {
  const Term &left = line.left, &right = line.right;
  ProofLine result;
  result.fits = left && right && left->rows() == right->rows() && left->cols() == right->cols();
  if (result.fits) result.residual = largestOf(differenceOf(*left, *right));
  return result;
}

bool isTrueOfSwaps(std::string_view id) { return id == "N1" || id == "N3" || id == "N6"; }

// Whether every false line can be told from rounding.
bool showsAll(const ProofMatrices& matrices, ProofPermutation permutation) {
  const std::vector<Line> lines = linesOf(matrices);
  return std::all_of(lines.begin(), lines.end(), [permutation](const Line& line) {
    if (line.id[0] != 'N' || (permutation == ProofPermutation::kSwap && isTrueOfSwaps(line.id))) return true;
    const ProofLine result = evaluated(line);
    return !result.fits || result.residual >= kShown;
  });
}

Matrix drawnMatrix(Random& random, Index rows, Index cols, double std) {
  Matrix matrix(rows, cols);
  for (Index k = 0; k < matrix.size(); ++k) matrix.data()[k] = std * random.normal();
  return matrix;
}

Index drawnIndex(Random& random, Index count) {
  return static_cast<Index>(random.uniform() * static_cast<double>(count));
}

std::vector<int32_t> drawnOrder(Random& random, ProofPermutation permutation) {
  std::vector<int32_t> order(kTokens);
  std::iota(order.begin(), order.end(), 0);
  if (permutation == ProofPermutation::kSwap) {
    const Index first = drawnIndex(random, kTokens), step = 1 + drawnIndex(random, kTokens - 1);
    std::swap(order[first], order[(first + step) % kTokens]);
    return order;
  }
  const auto isSelfInverse = [&order] {
    for (int32_t place = 0; place < kTokens; ++place) {
      if (order[order[place]] != place) return false;
    }
    return true;
  };
  do {
    for (Index last = kTokens - 1; last > 0; --last) std::swap(order[last], order[drawnIndex(random, last + 1)]);
  } while (isSelfInverse());
  return order;
}

const Line* lineOf(const std::string& id, const std::vector<Line>& lines) {
  const auto found = std::find_if(lines.begin(), lines.end(), [&](const Line& line) { return id == line.id; });
  return found == lines.end() ? nullptr : &*found;
}

std::vector<const Line*> chosen(const std::vector<std::string>& ids, const std::vector<Line>& lines) {
  std::vector<const Line*> known;
  for (size_t k = 0; k < ids.size(); ++k) {
    const std::string name = joined({"lines[", k, "]"});
    const Line* line = lineOf(ids[k], lines);
    if (line == nullptr) refuse("unknown-value", name, "one of L1 to L9, N1 to N12, U1 to U4", "'" + ids[k] + "'");
    if (std::find(known.begin(), known.end(), line) != known.end()) {
      refuse("not-a-permutation", name, "a line that does not stand there yet", ids[k]);
    }
    known.push_back(line);
  }
  return known;
}

bool contains(std::span<const std::string> ids, std::string_view id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

std::vector<std::string> missingLines(const Line& line, std::span<const std::string> above) {
  std::vector<std::string> missing;
  for (const char* need : line.needs) {
    if (!contains(above, need)) missing.push_back(need);
  }
  return missing;
}

ProofFault faultOf(const ProofLine& line) {
  if (!line.fits) return ProofFault::kShapes;
  if (!(line.residual <= kTolerance)) return ProofFault::kFalse;
  return line.missing.empty() ? ProofFault::kNone : ProofFault::kNotShown;
}

}  // namespace

ProofMatrices drawnProof(uint64_t seed, ProofPermutation permutation, Index width) {
  Random random(seed);
  const double weightStd = kWeightStd / std::sqrt(static_cast<double>(width));
  ProofMatrices matrices;
  do {
    matrices.X = drawnMatrix(random, width, kTokens, 1);
    for (ProofMap* map : {&matrices.query, &matrices.key, &matrices.value}) {
      map->weights = drawnMatrix(random, width, width, weightStd);
      map->bias = drawnMatrix(random, width, 1, kBiasStd);
    }
    matrices.order = drawnOrder(random, permutation);
    matrices.P = zeros<double>(kTokens, kTokens);
    for (Index place = 0; place < kTokens; ++place) matrices.P(matrices.order[place], place) = 1;
  } while (!showsAll(matrices, permutation));
  return matrices;
}

std::optional<ProofLine> evaluatedLine(const std::string& id, const ProofMatrices& matrices) {
  const std::vector<Line> lines = linesOf(matrices);
  const Line* line = lineOf(id, lines);
  if (line == nullptr) return {};
  return evaluated(*line);
}

ProofReport checkProof(const ProofOptions& options) {
  const ProofMatrices matrices = drawnProof(requireSeed("seed", options.seed), options.permutation);
  const std::vector<Line> all = linesOf(matrices);
  const std::vector<const Line*> lines = chosen(options.lines, all);
  ProofReport report;
  report.tolerance = kTolerance;
  report.order = matrices.order;
  for (size_t k = 0; k < lines.size() && report.fault == ProofFault::kNone; ++k) {
    ProofLine line = evaluated(*lines[k]);
    line.missing = missingLines(*lines[k], std::span(options.lines).first(k));
    report.fault = faultOf(line);
    if (report.fault == ProofFault::kNone) report.residual = std::max(report.residual, line.residual);
    report.lines.push_back(std::move(line));
  }
  report.complete = contains(options.lines, "L9") && report.fault == ProofFault::kNone;
  return report;
}

}  // namespace poslab
