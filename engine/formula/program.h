// A typed formula as a program in reverse Polish notation: i / 10000^(2j/d) is
// i 10000 2 j * d / ^ /. Words: numbers in decimal; the constants pi and e; the operators + - * / ^ and neg; the
// functions sin cos tan exp ln log10 sqrt abs floor; and the variables that the caller names. Whole numbers are reals:
// 1 / 2 is 0.5.
#pragma once

#include <span>
#include <string>
#include <vector>

namespace poslab {

constexpr size_t kMaxProgramWords = 400;
constexpr size_t kMaxProgramDepth = 64;

struct Step {
  enum class Kind { kNumber, kVariable, kUnary, kBinary } kind = Kind::kNumber;
  double number = 0;
  size_t variable = 0;
  double (*unary)(double) = nullptr;
  double (*binary)(double, double) = nullptr;
};
using Program = std::vector<Step>;

// Throws EngineError: an unknown word, by its index; too many; or words that do not leave exactly one value.
Program compiled(const std::string& argument, const std::vector<std::string>& words,
                 std::span<const char* const> variables);

// One value per variable. NaN or infinite where the formula has no value or one that is too large.
double evaluated(const Program& program, std::span<const double> variables);

}  // namespace poslab
