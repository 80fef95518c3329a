// What a target reads its call from: numbers, matrices, masks and words out of libFuzzer's bytes. Most of them fit each
// other, so that a call gets past the checks; now and then one is odd: NaN, infinite, huge, subnormal, a fraction, a
// matrix of another shape. Once the bytes are used up everything is 0, the first choice, the least size.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "matrix.h"

namespace poslab::fuzz {

class Input {
 public:
  Input(const uint8_t* data, size_t size) : next_(data), end_(data + size) {}

  uint8_t byte() { return next_ == end_ ? uint8_t{0} : *next_++; }
  bool flag() { return byte() % 2 == 1; }
  bool oddly() { return byte() >= 250; }
  Index count(Index low, Index high) { return low + byte() % (high - low + 1); }
  template <typename Value, size_t kCount>
  Value choice(const Value (&values)[kCount]) {
    return values[byte() % kCount];
  }
  // Absent half of the time.
  template <typename Read>
  auto maybe(const Read& read) -> std::optional<decltype(read())> {
    if (!flag()) return std::nullopt;
    return read();
  }

  // Numbers of an option; odd ones are marked as bad when no option of the kind takes them.
  double size(Index low, Index high);  // a count or an id from 0; low >= 0
  double integer();                    // 32 bits with a sign
  double seed();
  double rate();      // of dropout
  double positive();  // base, epsilon, standard deviation
  double maskedScore();

  Matrix matrix(Index rows, Index cols);
  Vector vector(Index length);
  std::vector<int32_t> ids(Index length, Index low, Index high);
  std::vector<int32_t> anyIds(Index length);  // of 32 bits
  std::vector<uint8_t> bits(Index length);
  std::vector<std::string> words(Index low, Index high);

  // A value that every function must refuse was read, such as NaN or half a token.
  bool isBad() const { return isBad_; }
  // A number was read that arithmetic may not survive, such as 1e300: bounds for plain numbers do not apply.
  bool isExtreme() const { return isExtreme_; }

 private:
  template <size_t kCount>
  double bad(const double (&values)[kCount]) {
    isBad_ = true;
    return choice(values);
  }
  Index oddLength(Index length);
  void fill(double* entries, Index length);
  double entry();
  double anyDouble();

  const uint8_t* next_;
  const uint8_t* end_;
  bool isBad_ = false, isExtreme_ = false;
};

}  // namespace poslab::fuzz
