#include "properties.h"

#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace poslab::fuzz {

void failProperty(const char* condition, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, condition);
  std::abort();
}

Trace& Trace::addFinite(double number) {
  EXPECT_PROPERTY(std::isfinite(number));
  return any(number);
}

Trace& Trace::any(double number) {
  bits_.push_back(std::bit_cast<uint64_t>(number));
  return *this;
}

Trace& Trace::any(const Matrix& matrix) {
  any(static_cast<double>(matrix.rows())).any(static_cast<double>(matrix.cols()));
  for (Index i = 0; i < matrix.size(); ++i) any(matrix.data()[i]);
  return *this;
}

Trace& Trace::operator<<(const Matrix& matrix) {
  *this << matrix.rows() << matrix.cols();
  for (Index i = 0; i < matrix.size(); ++i) *this << matrix.data()[i];
  return *this;
}

Trace& Trace::operator<<(const std::string& text) { return *this << std::vector<uint8_t>(text.begin(), text.end()); }

std::string refusal(const EngineError& error) {
  const std::string sentence = error.what();
  EXPECT_PROPERTY(!error.code.empty());
  EXPECT_PROPERTY(error.code.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string::npos);
  EXPECT_PROPERTY(!error.argument.empty() && !error.allowed.empty() && !error.given.empty() && !sentence.empty());
  EXPECT_PROPERTY(error.allowed.find("NaN") == std::string::npos);
  return error.code + '\n' + error.argument + '\n' + error.allowed + '\n' + error.given + '\n' + sentence;
}

bool hasShape(const Matrix& matrix, Index rows, Index cols) { return matrix.rows() == rows && matrix.cols() == cols; }

bool isSame(const Matrix& a, const Matrix& b) {
  Trace first, second;
  return first.any(a) == second.any(b);
}

bool isWithin(const Matrix& matrix, double low, double high) {
  for (Index i = 0; i < matrix.size(); ++i) {
    if (!(matrix.data()[i] >= low && matrix.data()[i] <= high)) return false;
  }
  return true;
}

bool areBits(const std::vector<uint8_t>& bytes) {
  for (const uint8_t byte : bytes) {
    if (byte > 1) return false;
  }
  return true;
}

void expectDropped(const Matrix& before, const Matrix& after, const std::vector<uint8_t>& dropped, double rate,
                   double tolerance) {
  EXPECT_PROPERTY(hasShape(after, before.rows(), before.cols()));
  EXPECT_PROPERTY(static_cast<Index>(dropped.size()) == before.size());
  EXPECT_PROPERTY(areBits(dropped));
  for (Index i = 0; i < before.size(); ++i) {
    const double from = before.data()[i], to = after.data()[i];
    if (dropped[i]) {
      EXPECT_PROPERTY(to == 0);
    } else {
      EXPECT_PROPERTY(std::fabs(to * (1 - rate) - from) <= tolerance * std::fabs(from) + 1e-300);
    }
  }
}

}  // namespace poslab::fuzz
