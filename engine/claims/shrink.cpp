#include <algorithm>

#include "../error.h"
#include "claim.h"

namespace poslab::claims {

namespace {

using Refutes = bool (*)(const Claim&, const ClaimCase&);

Index tokensOf(const ClaimCase& one) { return std::max(one.X.rows(), one.scores.rows()); }

void removeRow(Matrix& matrix, Index row) {
  Matrix smaller(matrix.rows() - 1, matrix.cols());
  for (Index r = 0; r < smaller.rows(); ++r) smaller.row(r) = matrix.row(r < row ? r : r + 1);
  matrix = std::move(smaller);
}

void removeColumn(Matrix& matrix, Index column) {
  matrix = transposed(matrix);
  removeRow(matrix, column);
  matrix = transposed(matrix);
}

ClaimCase withoutToken(ClaimCase one, Index token) {
  if (!one.keep.empty()) {
    const auto begin = one.keep.begin() + token * one.X.cols();
    one.keep.erase(begin, begin + one.X.cols());
  }
  for (Matrix* matrix : {&one.X, &one.scores}) {
    if (matrix->size() > 0) removeRow(*matrix, token);
  }
  if (one.scores.size() > 0) removeColumn(one.scores, token);
  std::erase(one.order, static_cast<int32_t>(token));
  for (int32_t& index : one.order) index -= index > token ? 1 : 0;
  one.length = std::min(one.length, tokensOf(one));
  return one;
}

ClaimCase withoutColumns(ClaimCase one, Index first, Index count) {
  for (Index i = 0; i < count; ++i) {
    const Index cols = one.X.cols();
    for (Index token = one.keep.empty() ? 0 : one.X.rows(); token-- > 0;) {
      one.keep.erase(one.keep.begin() + token * cols + first);
    }
    removeColumn(one.X, first);
    for (Matrix* map : {&one.Wq, &one.Wk, &one.Wv}) {
      if (map->size() == 0) continue;
      removeRow(*map, first);
      removeColumn(*map, first);
    }
  }
  one.headCount = 1;
  one.width = one.X.cols();
  return one;
}

class Shrinker {
 public:
  Shrinker(ClaimCase found, Refutes refutes, const Claim& claim)
      : best_(std::move(found)), refutes_(refutes), claim_(claim) {}

  ClaimCase run() {
    while (fewerTokens() || fewerColumns() || smallerNumbers() || simplerMaps() || simplerEntries()) {
    }
    return best_;
  }

 private:
  // Keeps the candidate if it refutes. One that the engine refuses (a width no head divides, say) does not.
  bool keep(ClaimCase candidate) {
    try {
      if (!refutes_(claim_, candidate)) return false;
    } catch (const EngineError&) {
      return false;
    }
    best_ = std::move(candidate);
    return true;
  }

  bool fewerTokens() {
    for (Index token = tokensOf(best_); token-- > 0 && tokensOf(best_) > 1;) {
      ClaimCase candidate = withoutToken(best_, token);
      if (keep(candidate)) return true;
      // The valid keys that are left may have to be one fewer.
      if (--candidate.length >= 0 && keep(std::move(candidate))) return true;
    }
    return false;
  }

  bool fewerColumns() {
    for (const Index count : {Index{1}, Index{2}}) {
      for (Index first = best_.X.cols() - count; first >= 0 && best_.X.cols() > count; --first) {
        if (keep(withoutColumns(best_, first, count))) return true;
      }
    }
    return false;
  }

  bool smallerNumbers() {
    for (Index ClaimCase::*number : {&ClaimCase::offset, &ClaimCase::pads, &ClaimCase::position, &ClaimCase::length}) {
      for (Index smaller : {Index{0}, Index{1}, best_.*number / 2, best_.*number - 1}) {
        ClaimCase candidate = best_;
        candidate.*number = smaller;
        if (smaller >= 0 && smaller < best_.*number && keep(std::move(candidate))) return true;
      }
    }
    ClaimCase oneHead = best_;
    oneHead.headCount = 1;
    if (best_.headCount > 1 && keep(std::move(oneHead))) return true;
    // Most claims draw nothing besides: without a seed their case is complete all the same.
    ClaimCase seedless = best_;
    seedless.seed = 0;
    if (best_.seed > 0 && keep(std::move(seedless))) return true;
    // The width of a table alone; with tokens it goes with their columns.
    ClaimCase narrow = best_;
    narrow.width = 2;
    return best_.X.size() == 0 && best_.width > 2 && keep(std::move(narrow));
  }

  bool simplerMaps() {
    for (Matrix ClaimCase::*map : {&ClaimCase::Wq, &ClaimCase::Wk, &ClaimCase::Wv}) {
      ClaimCase candidate = best_;
      const Matrix& now = best_.*map;
      const Matrix identity = Matrix::Identity(now.rows(), now.cols());
      if (now.size() == 0 || now == identity) continue;
      candidate.*map = identity;
      if (keep(std::move(candidate))) return true;
    }
    return false;
  }

  // Each entry becomes the first of 0, 1, -1, 2 that still refutes; an entry never goes back to a later one.
  bool simplerEntries() {
    constexpr double kSimple[] = {0, 1, -1, 2};
    bool changed = false;
    for (Matrix ClaimCase::*matrix :
         {&ClaimCase::X, &ClaimCase::scores, &ClaimCase::Wq, &ClaimCase::Wk, &ClaimCase::Wv}) {
      const bool isMap = matrix != &ClaimCase::X && matrix != &ClaimCase::scores;
      const bool isIdentity = isMap && (best_.*matrix).isIdentity(0);
      for (Index i = 0; i < (best_.*matrix).size() && !isIdentity; ++i) {
        for (const double simple : kSimple) {
          if ((best_.*matrix).data()[i] == simple) break;
          ClaimCase candidate = best_;
          (candidate.*matrix).data()[i] = simple;
          if (!keep(std::move(candidate))) continue;
          changed = true;
          break;
        }
      }
    }
    return changed;
  }

  ClaimCase best_;
  Refutes refutes_;
  const Claim& claim_;
};

}  // namespace

ClaimCase shrunk(ClaimCase found, Refutes refutes, const Claim& claim) {
  return Shrinker(std::move(found), refutes, claim).run();
}

}  // namespace poslab::claims
