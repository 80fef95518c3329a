#include "program.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "../error.h"

namespace poslab {

namespace {

struct NamedNumber {
  const char* name;
  double value;
};
struct NamedUnary {
  const char* name;
  double (*function)(double);
};
struct NamedBinary {
  const char* name;
  double (*function)(double, double);
};

constexpr NamedNumber kConstants[] = {{"pi", 3.14159265358979323846}, {"e", 2.71828182845904523536}};
constexpr NamedUnary kUnary[] = {{"neg", [](double x) { return -x; }},
                                 {"sin", [](double x) { return std::sin(x); }},
                                 {"cos", [](double x) { return std::cos(x); }},
                                 {"tan", [](double x) { return std::tan(x); }},
                                 {"exp", [](double x) { return std::exp(x); }},
                                 {"ln", [](double x) { return std::log(x); }},
                                 {"log10", [](double x) { return std::log10(x); }},
                                 {"sqrt", [](double x) { return std::sqrt(x); }},
                                 {"abs", [](double x) { return std::fabs(x); }},
                                 {"floor", [](double x) { return std::floor(x); }}};
constexpr NamedBinary kBinary[] = {{"+", [](double a, double b) { return a + b; }},
                                   {"-", [](double a, double b) { return a - b; }},
                                   {"*", [](double a, double b) { return a * b; }},
                                   {"/", [](double a, double b) { return a / b; }},
                                   {"^", [](double a, double b) { return std::pow(a, b); }}};

std::string at(const std::string& argument, size_t index) { return joined({argument, "[", index, "]"}); }

// Only what a decimal number is made of: strtod would read 0x10, inf and nan as well.
bool isDecimal(const std::string& word) {
  const auto isDigit = [](char sign) { return sign >= '0' && sign <= '9'; };
  const bool plain = std::all_of(word.begin(), word.end(), [&](char sign) {
    return isDigit(sign) || sign == '.' || sign == 'e' || sign == 'E' || sign == '+' || sign == '-';
  });
  return plain && !word.empty() && (isDigit(word[0]) || word[0] == '.');
}

double numberOf(const std::string& argument, const std::string& word) {
  char* end = nullptr;
  const double number = isDecimal(word) ? std::strtod(word.c_str(), &end) : 0;
  if (!end || *end) {
    refuse("unknown-value", argument, "a number, a variable, an operator or a function", "\"" + word + "\"");
  }
  if (!std::isfinite(number)) refuse("not-finite", argument, "a number below 1.8e308", word);
  return number;
}

Step stepOf(const std::string& argument, const std::string& word, std::span<const char* const> variables) {
  for (size_t k = 0; k < variables.size(); ++k) {
    if (word == variables[k]) return {.kind = Step::Kind::kVariable, .variable = k};
  }
  for (const auto& [name, value] : kConstants) {
    if (word == name) return {.number = value};
  }
  for (const auto& [name, function] : kUnary) {
    if (word == name) return {.kind = Step::Kind::kUnary, .unary = function};
  }
  for (const auto& [name, function] : kBinary) {
    if (word == name) return {.kind = Step::Kind::kBinary, .binary = function};
  }
  return {.number = numberOf(argument, word)};
}

}  // namespace

Program compiled(const std::string& argument, const std::vector<std::string>& words,
                 std::span<const char* const> variables) {
  if (words.empty() || words.size() > kMaxProgramWords) {
    refuse("wrong-shape", argument, joined({"1 to ", kMaxProgramWords, " words"}), joined({words.size()}));
  }
  Program program;
  size_t depth = 0;
  for (size_t k = 0; k < words.size(); ++k) {
    const Step step = stepOf(at(argument, k), words[k], variables);
    const size_t taken = step.kind == Step::Kind::kBinary ? 2 : step.kind == Step::Kind::kUnary ? 1 : 0;
    if (depth < taken) {
      refuse("wrong-shape", at(argument, k), joined({"after ", taken, " values"}), joined({depth}));
    }
    depth = depth - taken + 1;
    if (depth > kMaxProgramDepth) {
      refuse("wrong-shape", at(argument, k), joined({"at most ", kMaxProgramDepth, " values at once"}),
             joined({depth}));
    }
    program.push_back(step);
  }
  if (depth != 1) refuse("wrong-shape", argument, "words that leave 1 value", joined({depth}));
  return program;
}

double evaluated(const Program& program, std::span<const double> variables) {
  std::array<double, kMaxProgramDepth> stack;
  size_t depth = 0;
  for (const Step& step : program) {
    switch (step.kind) {
      case Step::Kind::kNumber:
        stack[depth++] = step.number;
        break;
      case Step::Kind::kVariable:
        stack[depth++] = variables[step.variable];
        break;
      case Step::Kind::kUnary:
        stack[depth - 1] = step.unary(stack[depth - 1]);
        break;
      case Step::Kind::kBinary:
        --depth;
        stack[depth - 1] = step.binary(stack[depth - 1], stack[depth]);
        break;
    }
  }
  return stack[0];
}

}  // namespace poslab
