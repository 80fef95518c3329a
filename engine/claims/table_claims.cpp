// CL17 to CL25: the sinusoidal table (D2L, Positional Encoding).
#include <algorithm>
#include <cmath>
#include <limits>

#include "../encoding/sinusoidal.h"
#include "draw.h"
#include "layer.h"

namespace poslab::claims {

namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();

double dot(const Matrix& a, Index i, const Matrix& b, Index k) { return a.row(i).dot(b.row(k)); }
double distance(const Matrix& table, Index i, Index k) { return (table.row(i) - table.row(k)).norm(); }

template <Index kFirst>
ClaimCase evenWidth(Random& /*random*/, Index index) {
  ClaimCase one;
  one.width = kFirst + 2 * index;
  return one;
}

ClaimCase drawRows(Random& random, Index /*index*/) {
  constexpr Index kDrawn[] = {2, 4, 8, 16, 32, 64};
  ClaimCase one;
  one.width = drawOf(random, kDrawn);
  one.position = drawIndex(random, 0, 799);
  one.offset = drawIndex(random, 0, 199);
  return one;
}

// Every pair of every row on the unit circle, no entry above 1, row 0 exactly 0 1 0 1.
double onTheCircle(ClaimCase& one) {
  const Matrix table = sinusoid(1500, one.width);
  const double half = static_cast<double>(one.width) / 2;
  double worst = largestOf(table) - 1;
  for (Index c = 0; c < one.width; ++c) {
    if (table(0, c) != static_cast<double>(c % 2)) return kNever;
  }
  for (Index r = 0; r < table.rows(); ++r) {
    worst = std::max(worst, std::fabs(table.row(r).squaredNorm() - half) / half);
    for (Index c = 0; c < one.width; c += 2) {
      worst = std::max(worst, std::fabs(table(r, c) * table(r, c) + table(r, c + 1) * table(r, c + 1) - 1));
    }
  }
  return worst;
}

double evenLadder(ClaimCase& one) {
  const Vector frequencies = pairFrequencies(one.width, 10000);
  const double factor = std::pow(10000, -2 / static_cast<double>(one.width));
  double worst = std::fabs(frequencies.front() - 1);
  for (size_t j = 1; j < frequencies.size(); ++j) {
    if (!(frequencies[j] < frequencies[j - 1])) return kNever;
    worst = std::max(worst, std::fabs(frequencies[j] / frequencies[j - 1] - factor));
  }
  return frequencies.back() > 1e-4 ? worst : kNever;
}

// sum_j cos(k w_j), the product of two rows k apart.
double cosineSum(Index width, double offset) {
  double total = 0;
  for (const double frequency : pairFrequencies(width, 10000)) total += std::cos(offset * frequency);
  return total;
}

double offsetAlone(ClaimCase& one) {
  const Matrix table = sinusoid(one.offset + 1, one.width, one.position);
  const double expected = cosineSum(one.width, static_cast<double>(one.offset));
  return std::fabs(dot(table, 0, table, one.offset) - expected) / (static_cast<double>(one.width) / 2);
}

// The first rise of the products with distance, or the least fall.
double firstRise(ClaimCase& one) {
  constexpr double kRise = 1e-9;
  const Matrix table = sinusoid(400, one.width);
  double largest = -kNever;
  for (Index k = 1; k < table.rows(); ++k) {
    const double rise = dot(table, 0, table, k) - dot(table, 0, table, k - 1);
    if (rise > largest) {
      largest = rise;
      one.offset = k;
    }
    if (largest > kRise) break;
  }
  return largest;
}

ClaimCase drawProjected(Random& random, Index /*index*/) {
  constexpr Index kDrawn[] = {2, 4};
  ClaimCase one;
  one.width = drawOf(random, kDrawn);
  one.X = Matrix::Zero(1, one.width);
  one.Wq = drawNormal(random, one.width, one.width);
  one.Wk = drawNormal(random, one.width, one.width);
  return one;
}

double projectedScores(ClaimCase& one) {
  const Matrix table = sinusoid(3, one.width);
  const Matrix queries = product(table, one.Wq), keys = product(table, one.Wk);
  return std::fabs(dot(queries, 0, keys, 1) - dot(queries, 1, keys, 2));
}

ClaimCase nextOffset(Random& /*random*/, Index index) {
  ClaimCase one;
  one.width = 2;
  one.offset = index + 2;
  return one;
}

double closerThanNeighbours(ClaimCase& one) {
  const Matrix table = sinusoid(one.offset + 1, one.width);
  return distance(table, 0, 1) - distance(table, 0, one.offset);
}

// Distance of the two nearest rows of 1000; below 0 when they are no neighbours.
double nearestAreNeighbours(ClaimCase& one) {
  const Matrix table = sinusoid(1000, one.width);
  double nearest = kNever;
  for (Index k = 1; k < table.rows(); ++k) {
    const double now = distance(table, 0, k);
    if (now < nearest) {
      nearest = now;
      one.offset = k;
    }
  }
  return one.offset == 1 ? nearest : -1;
}

double halvesSimilarities(ClaimCase& one) {
  const Index rows = 60;
  const Matrix table = sinusoid(rows, one.width);
  const Matrix halves = sinusoidalTable(
      {.rows = static_cast<double>(rows), .width = static_cast<double>(one.width), .layout = Layout::kHalves});
  const double worst = largestDifference(product(halves, transposed(halves)), product(table, transposed(table)));
  return worst / (static_cast<double>(one.width) / 2);
}

// floor(2j / width) = 0 for every pair: each column turns at frequency 1.
double wholeNumberExponents(ClaimCase& one) {
  const Matrix table = sinusoid(one.position + 1, one.width);
  const auto angle = static_cast<double>(one.position);
  double worst = 0;
  for (Index c = 0; c < one.width; ++c) {
    const double wrong = c % 2 == 0 ? std::sin(angle) : std::cos(angle);
    worst = std::max(worst, std::fabs(table(one.position, c) - wrong));
  }
  return worst;
}

ClaimCase widthAndRow(Random& /*random*/, Index index) {
  constexpr Index kRows[] = {1, 2, 10, 59};
  ClaimCase one;
  one.width = 4 + 2 * (index / 4);
  one.position = kRows[index % 4];
  return one;
}

}  // namespace

std::vector<Claim> tableClaims() {
  return {
      // CL17: At even widths every (sine, cosine) pair lies on the unit circle, so a row has squared length width / 2;
      // row 0 is 0, 1, 0, 1 and so on.
      {.id = "CL17", .isTrue = true, .draw = listedWidth, .measure = onTheCircle, .limit = 1e-14, .cases = 10},
      // CL18: Frequencies begin at 1 and fall from pair to pair by one factor, 10000^(-2 / width); the last is still
      // above 1 / 10000.
      {.id = "CL18", .isTrue = true, .draw = evenWidth<4>, .measure = evenLadder, .cases = 511},
      // CL19: At even widths the dot product of two rows is the sum of cos(offset * frequency) over the pairs: only
      // their distance counts.
      {.id = "CL19", .isTrue = true, .draw = drawRows, .measure = offsetAlone},
      // CL20: With each step further from row 0, the dot product of a row with row 0 falls.
      {.id = "CL20", .isTrue = false, .draw = evenWidth<2>, .measure = firstRise, .limit = 1e-9, .cases = 256},
      // CL21: Dot products of rows depend on the offset alone, so the scores of queries and keys made from them do too.
      {.id = "CL21", .isTrue = false, .draw = drawProjected, .measure = projectedScores, .pairs = true},
      // CL22: Even at width 2, no two of the first 200 rows are nearer to each other than neighbours are.
      {.id = "CL22", .isTrue = false, .draw = nextOffset, .measure = closerThanNeighbours, .limit = 1e-9, .cases = 198},
      // CL23: At every even width from 12 to 512, the first 1000 rows all differ, and the nearest to each other are
      // neighbours.
      {.id = "CL23",
       .isTrue = true,
       .draw = evenWidth<12>,
       .measure = nearestAreNeighbours,
       .limit = 1e-3,
       .bound = Bound::kAbove,
       .cases = 251},
      // CL24: A table with all its sines in front of all its cosines has the same dot products between rows as the
      // alternating one.
      {.id = "CL24", .isTrue = true, .draw = drawRows, .measure = halvesSimilarities},
      // CL25: Rounding the exponent 2j / width down to a whole number costs little precision: no entry changes by more
      // than 0.05.
      {.id = "CL25",
       .isTrue = false,
       .draw = widthAndRow,
       .measure = wholeNumberExponents,
       .limit = 0.05,
       .cases = 1020},
  };
}

}  // namespace poslab::claims
