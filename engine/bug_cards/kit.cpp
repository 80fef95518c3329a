#include "kit.h"

#include <algorithm>
#include <cmath>

#include "../encoding/sinusoidal.h"

namespace poslab::bug_cards {

namespace {

Matrix byFormula(Index rows, Index cols, double start, double perRow, double perCol, double perBoth) {
  Matrix matrix(rows, cols);
  for (Index r = 0; r < rows; ++r) {
    for (Index c = 0; c < cols; ++c) {
      const double t = static_cast<double>(r), u = static_cast<double>(c);
      matrix(r, c) = std::sin(start + perRow * t + perCol * u + perBoth * t * u);
    }
  }
  return matrix;
}

Matrix mapOf(double start, Index width) {
  Matrix map = byFormula(width, width, start, 1.1, 0.7, 0.3);
  divideBy(map, std::sqrt(static_cast<double>(width)));
  return map;
}

}  // namespace

Index Draw::whole(Index written, Index low, Index high) {
  if (!random_) return written;
  return low + static_cast<Index>(random_->uniform() * static_cast<double>(high - low + 1));
}

double Draw::of(double written, std::initializer_list<double> others) {
  if (!random_) return written;
  return others.begin()[whole(0, 0, static_cast<Index>(others.size()) - 1)];
}

Matrix wordsOf(Index count, Index width, double start) { return byFormula(count, width, start, 0.9, 0.4, 0.25); }

double drawStart(Draw& draw, double written) {
  constexpr double kSteps = 16;  // of 1/16, so that no rounding depends on a library
  return draw.draws() ? static_cast<double>(draw.whole(0, 0, 40)) / kSteps : written;
}

AttentionOptions layerOf(const Matrix& tokens) {
  AttentionOptions options;
  options.tokens = tokens;
  options.Wq = mapOf(0.1, tokens.cols());
  options.Wk = mapOf(0.2, tokens.cols());
  options.Wv = mapOf(0.3, tokens.cols());
  return options;
}

Matrix outputOf(const Matrix& tokens) { return attention(layerOf(tokens)).output; }

Matrix tableOf(Index rows, Index width, Index first) {
  return sinusoidalTable({.rows = static_cast<double>(rows),
                          .width = static_cast<double>(width),
                          .firstPosition = static_cast<double>(first)});
}

double largestDifference(const Matrix& a, const Matrix& b) { return largestOf(differenceOf(a, b)); }

Matrix sumOf(const Matrix& a, const Matrix& b) {
  Matrix sum = a;
  addTo(sum, b);
  return sum;
}

Vector entries(const Matrix& matrix, Index row, Index count, Index first) {
  Vector list(count);
  for (Index c = 0; c < count; ++c) list[c] = matrix(row, first + c);
  return list;
}

double nearestRow(const Matrix& table, const Vector& wanted, Index first) {
  double nearest = 0, least = std::numeric_limits<double>::infinity();
  for (Index row = 0; row < table.rows(); ++row) {
    double distance = 0;
    for (size_t c = 0; c < wanted.size(); ++c)
      distance = std::max(distance, std::fabs(table(row, first + static_cast<Index>(c)) - wanted[c]));
    if (distance >= least) continue;
    least = distance;
    nearest = static_cast<double>(row);
  }
  return nearest;
}

double offRow0(const Matrix& table) {
  double off = 0;
  for (Index c = 0; c < table.cols(); ++c) off = std::max(off, std::fabs(table(0, c) - static_cast<double>(c % 2)));
  return off;
}

double largestEntry(const Matrix& table) { return largestOf(table); }

double offCircle(const Matrix& table) {
  double off = 0;
  for (Index i = 0; i < table.rows(); ++i) {
    for (Index c = 0; c + 1 < table.cols(); c += 2) {
      const double a = table(i, c), b = table(i, c + 1);
      off = std::max(off, std::fabs(a * a + b * b - 1));
    }
  }
  return off;
}

double offRowLength(const Matrix& table) {
  double off = 0;
  for (Index i = 0; i < table.rows(); ++i) {
    const double squares = sumOfSquares(rowsOf(table, i, 1));
    off = std::max(off, std::fabs(squares - static_cast<double>(table.cols()) / 2));
  }
  return off;
}

double offSimilarity(const Matrix& table) {
  const Vector frequencies = pairFrequencies(table.cols(), 10000);
  const Matrix products = product(table, transposed(table));
  double off = 0;
  for (Index i = 0; i < table.rows(); ++i) {
    for (Index k = 0; k < table.rows(); ++k) {
      double sum = 0;
      for (const double frequency : frequencies) sum += std::cos(static_cast<double>(i - k) * frequency);
      off = std::max(off, std::fabs(products(i, k) - sum));
    }
  }
  return off;
}

double offTurn(const Matrix& table, Index pair, double frequency, Index offset) {
  const double angle = static_cast<double>(offset) * frequency;
  const double cosine = std::cos(angle), sine = std::sin(angle);
  double off = 0;
  for (Index i = 0; i + offset < table.rows(); ++i) {
    const double a = table(i, 2 * pair), b = table(i, 2 * pair + 1);
    off = std::max(off, std::fabs(cosine * a + sine * b - table(i + offset, 2 * pair)));
    off = std::max(off, std::fabs(cosine * b - sine * a - table(i + offset, 2 * pair + 1)));
  }
  return off;
}

}  // namespace poslab::bug_cards
