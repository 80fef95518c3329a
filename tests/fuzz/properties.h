// What must hold of every call, whatever it is given: it refuses with all four words of an error, or it answers with
// finite numbers; and the same call again gives the same bits.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "error.h"
#include "input.h"

// Ends the run with the property that does not hold; libFuzzer then writes the input to a file.
#define EXPECT_PROPERTY(condition) ((condition) ? void() : poslab::fuzz::failProperty(#condition, __FILE__, __LINE__))

namespace poslab::fuzz {

[[noreturn]] void failProperty(const char* condition, const char* file, int line);

// The numbers of an answer in a row, to be compared bit for bit with those of another call.
class Trace {
 public:
  // Must be finite.
  template <Number Type>
  Trace& operator<<(Type number) {
    return addFinite(static_cast<double>(number));
  }
  Trace& operator<<(const Matrix& matrix);
  Trace& operator<<(const std::string& text);
  template <typename Item>
  Trace& operator<<(const std::vector<Item>& items) {
    *this << items.size();
    for (const Item& item : items) *this << item;
    return *this;
  }
  template <typename Item>
  Trace& operator<<(const std::optional<Item>& item) {
    return item ? *this << true << *item : *this << false;
  }
  // May be NaN or infinite.
  Trace& any(const Matrix& matrix);
  Trace& any(double number);

  bool operator==(const Trace&) const = default;

 private:
  Trace& addFinite(double number);

  std::vector<uint64_t> bits_;
};

// An error with all its words; gives them in one text.
std::string refusal(const EngineError& error);

template <typename Call>
auto answerOf(const Call& call, std::string& refused) -> std::optional<decltype(call())> {
  try {
    return call();
  } catch (const EngineError& error) {
    refused = refusal(error);
    return std::nullopt;
  }
}

// Calls twice. trace(Trace&, answer) lists the numbers of an answer, check(answer) says what else holds of it.
template <typename Call, typename AddTo, typename Check>
void expectAnswer(const Input& in, const Call& call, const AddTo& trace, const Check& check) {
  std::string refused, refusedAgain;
  const auto answer = answerOf(call, refused), again = answerOf(call, refusedAgain);
  EXPECT_PROPERTY(refused == refusedAgain);
  if (!answer) return;
  EXPECT_PROPERTY(!in.isBad());
  Trace first, second;
  trace(first, *answer);
  trace(second, *again);
  EXPECT_PROPERTY(first == second);
  check(*answer);
}

// For answers that are a matrix or a list.
template <typename Call, typename Check>
void expectNumbers(const Input& in, const Call& call, const Check& check) {
  expectAnswer(
      in, call, [](Trace& trace, const auto& answer) { trace << answer; }, check);
}

bool hasShape(const Matrix& matrix, Index rows, Index cols);
bool isSame(const Matrix& a, const Matrix& b);  // bit for bit
bool isWithin(const Matrix& matrix, double low, double high);
bool areBits(const std::vector<uint8_t>& bytes);
// after is what inverted dropout at this rate makes of before: 0 where dropped (and where keep says so), else divided
// by 1 - rate.
void expectDropped(const Matrix& before, const Matrix& after, const std::vector<uint8_t>& dropped, double rate,
                   double tolerance);

}  // namespace poslab::fuzz
