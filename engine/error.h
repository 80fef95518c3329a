// The engine's one error: which argument, what is allowed, what was given. The page words it in the learner's language
// from these fields; what() is the same in English.
#pragma once

#include <cmath>
#include <concepts>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>

#include "matrix.h"

namespace poslab {

struct EngineError : std::runtime_error {
  // code: a stable word; ErrorCode in web/src/engine/api.ts lists and explains them.
  // sentence is what(); empty: "argument must be allowed; given given". Only a text of its own needs one, e.g. the
  // overflow text that quotes PyTorch.
  EngineError(std::string_view code, std::string_view argument, std::string_view allowed, std::string_view given,
              std::string_view sentence = "");

  std::string code, argument, allowed, given;
};

// Throws it. A call, not a throw expression: that would be compiled in full at each of some sixty places.
[[noreturn]] void refuse(std::string_view code, std::string_view argument, std::string_view allowed,
                         std::string_view given, std::string_view sentence = "");

// Shortest decimal that reads back as the same double, as JavaScript prints it: 3, 2.5, 1e-9, 1e+21, NaN.
std::string formatNumber(double value);

template <typename Type>
concept Number = std::integral<Type> || std::floating_point<Type>;

// A piece of a sentence: a text, or a number as formatNumber writes it. Must not outlive the text.
struct Piece {
  Piece(const char* given) : text(given) {}
  Piece(const std::string& given) : text(given) {}
  Piece(std::string_view given) : text(given) {}
  template <Number Type>
  Piece(Type given) : isNumber(true), number(static_cast<double>(given)) {}

  std::string_view text;
  bool isNumber = false;
  double number = 0;
};
std::string joined(std::initializer_list<Piece> pieces);

// Throw when value is outside [low, high].
void requireRange(const char* argument, double value, double low, double high);
void requireInteger(const char* argument, double value, double low, double high);
// Throw when an entry is NaN or infinite; names the first one.
void requireFinite(const char* argument, const Matrix& matrix);
void requireFinite(const char* argument, const Vector& vector);
// Throw on a matrix without rows or columns.
void requireNonEmpty(const char* argument, const Matrix& matrix);
void requireShape(const char* argument, const Matrix& matrix, Index rows, Index cols);
// Throw unless a list has this many entries.
void requireLength(const char* argument, size_t given, int64_t length);
// Throw when a result of this many doubles would pass the memory limit (kMaxEntries), before it is allocated.
void requireMemory(const char* argument, double entries);
[[noreturn]] void throwOverflow(const char* what, double value);
// Throw "overflow" when a result computed from finite input is not finite. nanAllowed: NaN was asked for (emptyRow
// 'nan'), so only infinities are faults.
template <typename Scalar>
void requireFiniteResult(const char* what, const MatrixOf<Scalar>& result, bool nanAllowed = false);

// Largest matrix the engine makes: 2^25 entries (256 MiB as doubles).
constexpr double kMaxEntries = 33554432.0;
constexpr double kMaxWidth = 1048576.0;
constexpr double kMaxHeads = 1024.0;

}  // namespace poslab
