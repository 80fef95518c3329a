// What the engine's tests share: the smooth inputs X and W that the reported cases are stated in, and ways to compare.
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <initializer_list>
#include <string>

#include "dropout/random.h"
#include "error.h"
#include "matrix.h"

namespace poslab {

// Expected numbers are printed with 9 significant digits.
constexpr double kPrinted = 1e-8;
// Expected numbers are full doubles.
constexpr double kGolden = 1e-12;

inline Matrix matrixOf(Index rows, Index cols, std::initializer_list<double> entries) {
  Matrix matrix(rows, cols);
  EXPECT_EQ(static_cast<Index>(entries.size()), matrix.size());
  std::copy(entries.begin(), entries.end(), matrix.data());
  return matrix;
}

inline Matrix row(std::initializer_list<double> entries) {
  return matrixOf(1, static_cast<Index>(entries.size()), entries);
}

// X(n, d, o)[t, c] = sin(o + 0.9 t + 0.4 c + 0.25 t c)
inline Matrix inputX(Index n, Index d, double o = 0.5) {
  return Matrix::NullaryExpr(n, d, [o](Index t, Index c) {
    const double token = static_cast<double>(t), column = static_cast<double>(c);
    return std::sin(o + 0.9 * token + 0.4 * column + 0.25 * token * column);
  });
}

// W(s)[i, j] = sin(s + 1.1 i + 0.7 j + 0.3 i j) / sqrt(rows). Queries use s = 0.1, keys 0.2, values 0.3.
inline Matrix weightsW(double s, Index rows, Index cols) {
  return Matrix::NullaryExpr(rows, cols, [s, rows](Index i, Index j) {
    const double a = static_cast<double>(i), b = static_cast<double>(j);
    return std::sin(s + 1.1 * a + 0.7 * b + 0.3 * a * b) / std::sqrt(static_cast<double>(rows));
  });
}

// result row i = given row order[i]
inline Matrix reordered(const Matrix& matrix, const std::vector<Index>& order) {
  Matrix result(static_cast<Index>(order.size()), matrix.cols());
  for (size_t i = 0; i < order.size(); ++i) result.row(static_cast<Index>(i)) = matrix.row(order[i]);
  return result;
}

// A random order that is never its own inverse: a swap would hide a permutation used in place of its inverse.
inline std::vector<Index> randomOrder(Index n, Random& random) {
  std::vector<Index> order(n);
  bool selfInverse = true;
  while (selfInverse) {
    for (Index i = 0; i < n; ++i) order[i] = i;
    for (Index i = n - 1; i > 0; --i)
      std::swap(order[i], order[static_cast<Index>(random.uniform() * static_cast<double>(i + 1))]);
    selfInverse = true;
    for (Index i = 0; i < n; ++i) selfInverse = selfInverse && order[order[i]] == i;
  }
  return order;
}

inline double largestDifference(const Matrix& a, const Matrix& b) {
  EXPECT_EQ(a.rows(), b.rows());
  EXPECT_EQ(a.cols(), b.cols());
  if (a.rows() != b.rows() || a.cols() != b.cols()) return std::numeric_limits<double>::infinity();
  double largest = 0;
  for (Index i = 0; i < a.size(); ++i) {
    const double difference = std::fabs(a.data()[i] - b.data()[i]);
    if (!(difference <= largest)) largest = difference;  // NaN counts as a difference
  }
  return largest;
}

inline void expectNear(const Matrix& actual, const Matrix& expected, double tolerance) {
  EXPECT_LE(largestDifference(actual, expected), tolerance) << "actual\n" << actual << "\nexpected\n" << expected;
}

// The call throws; what it throws is looked at.
inline void expectThrows(const std::function<void()>& call, const std::string& expected,
                         const std::function<void(const EngineError&)>& look) {
  try {
    call();
    ADD_FAILURE() << "nothing thrown; expected: " << expected;
  } catch (const EngineError& error) {
    look(error);
  }
}

// The call throws, and says exactly this.
inline void expectRefused(const std::function<void()>& call, const std::string& code, const std::string& argument,
                          const std::string& sentence) {
  expectThrows(call, sentence, [&](const EngineError& error) {
    EXPECT_EQ(error.code, code);
    EXPECT_EQ(error.argument, argument);
    EXPECT_EQ(std::string(error.what()), sentence);
  });
}

// The call throws, and names the argument.
inline void expectError(const std::function<void()>& call, const std::string& code, const std::string& argument) {
  expectThrows(call, code + " " + argument, [&](const EngineError& error) {
    EXPECT_EQ(error.code, code) << error.what();
    EXPECT_EQ(error.argument, argument);
  });
}

// The call throws, and names what was given.
inline void expectGiven(const std::function<void()>& call, const std::string& code, const std::string& argument,
                        const std::string& given) {
  expectThrows(call, given, [&](const EngineError& error) {
    EXPECT_EQ(error.code, code);
    EXPECT_EQ(error.argument, argument);
    EXPECT_EQ(error.given, given);
  });
}

}  // namespace poslab
