#include "overflow_cures.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

#include "../encoding/overflow_positions.h"

namespace poslab {

namespace {

int compareRows(const Matrix& a, Index rowA, const Matrix& b, Index rowB) {
  return std::memcmp(a.data() + rowA * a.cols(), b.data() + rowB * b.cols(),
                     static_cast<size_t>(a.cols()) * sizeof(double));
}

double rowDistance(const double* a, const double* b, Index width) {
  double squares = 0;
  for (Index col = 0; col < width; ++col) squares += (a[col] - b[col]) * (a[col] - b[col]);
  return std::sqrt(squares);
}

Matrix sinusoidalRowsUsed(OverflowPolicy policy, const TableSource& source) {
  PositionalEncodingOptions options;
  options.tokens = zeros<double>(source.ideal.rows(), source.ideal.cols());
  options.maxLen = static_cast<double>(source.maxLen);
  options.base = source.base;
  options.onOverflow = policy;
  return positionalEncoding(options).output;
}

// Between two stored rows: the straight line. Past the last stored row there is nothing to read: the last row.
Matrix learnedRowsUsed(OverflowPolicy policy, const TableSource& source, const Vector& positions) {
  const Matrix& table = policy == OverflowPolicy::kRebuild ? source.ideal : source.stored;
  Matrix used(static_cast<Index>(positions.size()), table.cols());
  for (Index token = 0; token < used.rows(); ++token) {
    const Index below = static_cast<Index>(std::floor(positions[token]));
    const double part = positions[token] - static_cast<double>(below);
    for (Index col = 0; col < table.cols(); ++col) {
      const double start = table(below, col);
      used(token, col) = part > 0 ? start + part * (table(below + 1, col) - start) : start;
    }
  }
  return used;
}

// Equal rows stand side by side once the tokens are sorted by their rows' bits, then by place.
void countShared(const Matrix& used, OverflowCure& result) {
  std::vector<Index> tokens(used.rows());
  std::iota(tokens.begin(), tokens.end(), Index{0});
  std::sort(tokens.begin(), tokens.end(), [&](Index a, Index b) {
    const int order = compareRows(used, a, used, b);
    return order != 0 ? order < 0 : a < b;
  });
  for (size_t begin = 0; begin < tokens.size();) {
    size_t end = begin + 1;
    while (end < tokens.size() && compareRows(used, tokens[begin], used, tokens[end]) == 0) ++end;
    const Index count = static_cast<Index>(end - begin);
    ++result.distinctRows;
    if (count > 1) {
      ++result.sharedRows;
      result.sharingTokens += count;
      result.collidingPairs += count * (count - 1) / 2;
      const TokenPair pair{tokens[begin], tokens[begin + 1]};
      if (!result.firstPair || pair.second < result.firstPair->second) result.firstPair = pair;
    }
    begin = end;
  }
}

void countAgainstStored(const Matrix& used, const TableSource& source, OverflowCure& result) {
  const Index common = std::min(used.rows(), source.maxLen);
  for (Index row = 0; row < used.rows(); ++row) {
    if (row < common && compareRows(used, row, source.stored, row) == 0) ++result.keptRows;
    if (compareRows(used, row, source.stored, source.maxLen - 1) == 0) ++result.lastRowTokens;
  }
  result.movedRows = common - result.keptRows;
  result.kept = compare(rowsOf(used, 0, common), rowsOf(source.stored, 0, common), 0);
}

}  // namespace

std::optional<Neighbours> closestNeighbours(const Matrix& table) {
  std::optional<Neighbours> closest;
  for (Index row = 0; row + 1 < table.rows(); ++row) {
    const double distance =
        rowDistance(table.data() + row * table.cols(), table.data() + (row + 1) * table.cols(), table.cols());
    if (!closest || distance < closest->distance) closest = {distance, row};
  }
  return closest;
}

OverflowCure cure(OverflowPolicy policy, const TableSource& source, Index curveColumn) {
  const Index tokens = source.ideal.rows();
  OverflowCure result;
  result.policy = policy;
  result.positions = overflowPositions(policy, tokens, source.maxLen);
  if (!source.sinusoidal && policy == OverflowPolicy::kInterpolate) {
    const double last = static_cast<double>(source.maxLen - 1);
    for (double& position : result.positions) position = std::min(position, last);
  }
  const Matrix used =
      source.sinusoidal ? sinusoidalRowsUsed(policy, source) : learnedRowsUsed(policy, source, result.positions);
  result.outputRows = used.rows();
  result.lostTokens = tokens - used.rows();
  result.lostShare = static_cast<double>(result.lostTokens) / static_cast<double>(tokens);
  result.newRows = policy == OverflowPolicy::kRebuild ? std::max<Index>(0, tokens - source.maxLen) : 0;
  countShared(used, result);
  countAgainstStored(used, source, result);
  result.closest = closestNeighbours(used);
  Matrix padded = zeros<double>(tokens, used.cols());
  std::copy_n(used.data(), used.size(), padded.data());
  result.ownRow = compare(padded, source.ideal, roundingTolerance(Precision::kFloat64));
  result.column = columnValues(used, curveColumn);
  return result;
}

}  // namespace poslab
