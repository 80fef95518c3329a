#include "error.h"

#include <cstdio>
#include <cstdlib>

namespace poslab {

namespace {

std::string shapeText(Index rows, Index cols) { return std::to_string(rows) + " x " + std::to_string(cols); }

// Digits d and exponent e of d.ddd * 10^e, with as few digits as read back as the same double.
void shortestDigits(double magnitude, std::string& digits, int& exponent) {
  char text[40];
  for (int decimals = 0; decimals <= 16; ++decimals) {
    std::snprintf(text, sizeof text, "%.*e", decimals, magnitude);
    if (std::strtod(text, nullptr) == magnitude) break;
  }
  const std::string written(text);
  const size_t split = written.find('e');
  exponent = std::atoi(written.c_str() + split + 1);
  digits = written.substr(0, 1);
  if (split > 2) digits += written.substr(2, split - 2);
}

}  // namespace

EngineError::EngineError(std::string code_, std::string argument_, std::string allowed_, std::string given_)
    : EngineError(code_, argument_, allowed_, given_, argument_ + " must be " + allowed_ + "; given " + given_) {}

EngineError::EngineError(std::string code_, std::string argument_, std::string allowed_, std::string given_,
                         const std::string& sentence)
    : std::runtime_error(sentence),
      code(std::move(code_)),
      argument(std::move(argument_)),
      allowed(std::move(allowed_)),
      given(std::move(given_)) {}

void requireRange(const char* argument, double value, double low, double high) {
  if (value >= low && value <= high) return;
  throw EngineError(std::isfinite(value) ? "out-of-range" : "not-finite", argument,
                    "a number from " + formatNumber(low) + " to " + formatNumber(high), formatNumber(value));
}

void requireInteger(const char* argument, double value, double low, double high) {
  if (value >= low && value <= high && value == std::floor(value)) return;
  const char* code = !std::isfinite(value)        ? "not-finite"
                     : value != std::floor(value) ? "not-an-integer"
                                                  : "out-of-range";
  throw EngineError(code, argument, "an integer from " + formatNumber(low) + " to " + formatNumber(high),
                    formatNumber(value));
}

void requireFinite(const char* argument, const Matrix& matrix) {
  for (Index row = 0; row < matrix.rows(); ++row) {
    for (Index col = 0; col < matrix.cols(); ++col) {
      if (std::isfinite(matrix(row, col))) continue;
      throw EngineError(
          "not-finite", argument, "finite numbers",
          formatNumber(matrix(row, col)) + " at row " + std::to_string(row) + ", column " + std::to_string(col));
    }
  }
}

void requireFinite(const char* argument, const Vector& vector) {
  for (size_t i = 0; i < vector.size(); ++i) {
    if (std::isfinite(vector[i])) continue;
    throw EngineError("not-finite", argument, "finite numbers",
                      formatNumber(vector[i]) + " at index " + std::to_string(i));
  }
}

void requireNonEmpty(const char* argument, const Matrix& matrix) {
  if (matrix.rows() >= 1 && matrix.cols() >= 1) return;
  throw EngineError("wrong-shape", argument, "a matrix with at least 1 row and 1 column",
                    shapeText(matrix.rows(), matrix.cols()));
}

void requireShape(const char* argument, const Matrix& matrix, Index rows, Index cols) {
  if (matrix.rows() == rows && matrix.cols() == cols) return;
  throw EngineError("wrong-shape", argument, shapeText(rows, cols) + " (rows x columns)",
                    shapeText(matrix.rows(), matrix.cols()));
}

void requireLength(const char* argument, size_t given, Index length) {
  if (given == static_cast<size_t>(length)) return;
  throw EngineError("wrong-shape", argument, "a list of length " + std::to_string(length), std::to_string(given));
}

void requireMemory(const char* argument, double entries) {
  if (entries <= kMaxEntries) return;
  const std::string allowed = "at most " + formatNumber(kMaxEntries) + " numbers";
  throw EngineError(
      "too-large", argument, allowed, formatNumber(entries),
      std::string(argument) + " asks for a result of " + formatNumber(entries) + " numbers; allowed are " + allowed);
}

void throwOverflow(const char* what, double value) {
  throw EngineError("overflow", what, "finite results", formatNumber(value),
                    "computing " + std::string(what) + " leaves the range of the number format: the result holds " +
                        formatNumber(value) + ", though the input is finite");
}

std::string formatNumber(double value) {
  if (std::isnan(value)) return "NaN";
  if (std::isinf(value)) return value > 0 ? "Infinity" : "-Infinity";
  if (value == 0) return "0";
  std::string digits;
  int exponent = 0;
  shortestDigits(std::fabs(value), digits, exponent);
  const int count = static_cast<int>(digits.size());
  std::string text;
  // JavaScript's Number::toString: plain decimals from 1e-6 up to below 1e21, exponents outside.
  if (exponent >= 21 || exponent < -6) {
    text = digits.substr(0, 1) + (count > 1 ? "." + digits.substr(1) : "");
    text += (exponent < 0 ? "e-" : "e+") + std::to_string(std::abs(exponent));
  } else if (exponent < 0) {
    text = "0." + std::string(-exponent - 1, '0') + digits;
  } else if (count <= exponent + 1) {
    text = digits + std::string(exponent + 1 - count, '0');
  } else {
    text = digits.substr(0, exponent + 1) + "." + digits.substr(exponent + 1);
  }
  return value < 0 ? "-" + text : text;
}

}  // namespace poslab
