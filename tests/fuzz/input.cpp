#include "input.h"

#include <cmath>
#include <cstring>
#include <limits>

#include "dropout/random.h"

namespace poslab::fuzz {

namespace {

using Limits = std::numeric_limits<double>;

constexpr double kNan = Limits::quiet_NaN(), kInfinity = Limits::infinity(), kTiny = Limits::denorm_min();

}  // namespace

double Input::size(Index low, Index high) {
  if (!oddly()) return static_cast<double>(count(low, high));
  return bad({kNan, kInfinity, -kInfinity, -1.0, 0.5, 2.5, kTiny, 0x1p31, 0x1p53, 1e300});
}

double Input::integer() {
  if (oddly()) return bad({kNan, kInfinity, -kInfinity, 0.5, kTiny, 0x1p31, -0x1p31 - 1, 0x1p53, 1e300});
  if (!oddly()) return static_cast<double>(count(0, 40)) - 20;
  return choice({0x1p31 - 1, -0x1p31, -0.0});
}

double Input::seed() {
  if (oddly()) return bad({kNan, kInfinity, -1.0, 0.5, kTiny, 0x1p53, 1e300});
  return oddly() ? choice({0x1p53 - 1, 0x1p31, -0.0}) : byte();
}

double Input::rate() {
  if (oddly()) return bad({kNan, kInfinity, -kInfinity, -kTiny, -0.5, 1.5, 1 + Limits::epsilon(), 1e300});
  return oddly() ? choice({kTiny, 1 - Limits::epsilon() / 2, -0.0}) : choice({0.5, 0.0, 1.0, 0.1, 0.9});
}

double Input::positive() {
  if (oddly()) return bad({kNan, kInfinity, -kInfinity, 0.0, -0.0, -1.0, -kTiny});
  if (!oddly()) return choice({10000.0, 1.0, 0.5, 100.0, 1e-5});
  isExtreme_ = true;
  return choice({kTiny, 1e-300, 1e-46, 1e39, 1e300, Limits::max()});
}

double Input::maskedScore() {
  if (oddly()) return bad({kNan, kInfinity});
  return choice({-kInfinity, -1e6, 0.0, -1e300, 1.0});
}

double Input::anyDouble() {
  uint8_t bytes[sizeof(double)];
  for (uint8_t& one : bytes) one = byte();
  double value = 0;
  std::memcpy(&value, bytes, sizeof value);
  return value;
}

double Input::entry() {
  isExtreme_ = true;
  const double value = flag() ? anyDouble()
                              : choice({kNan, kInfinity, -kInfinity, Limits::max(), -Limits::max(), kTiny, -0.0, 1e154,
                                        1e-160, 3e38, 1e-40, 0x1p53});
  if (!std::isfinite(value)) isBad_ = true;
  return value;
}

// From a few bytes or from one each, and then perhaps all of them very large or small, or one of them odd.
void Input::fill(double* entries, Index length) {
  Random random(byte());
  const bool each = flag();
  for (Index i = 0; i < length; ++i) {
    entries[i] = each ? static_cast<int8_t>(byte()) / 16.0 : std::round(64 * random.uniform() - 32) / 16;
  }
  if (length == 0) return;
  if (oddly()) {
    isExtreme_ = true;
    const double factor = choice({1e300, 1e150, 1e38, 1e19, 1e-30, 1e-160, 0.0});
    for (Index i = 0; i < length; ++i) entries[i] *= factor;
  }
  if (oddly()) entries[byte() % length] = entry();
}

Index Input::oddLength(Index length) { return flag() || length == 0 ? length + 1 : length - 1; }

Matrix Input::matrix(Index rows, Index cols) {
  if (oddly()) {
    Index& side = flag() ? rows : cols;
    side = oddLength(side);
  }
  Matrix result(rows, cols);
  fill(result.data(), result.size());
  return result;
}

Vector Input::vector(Index length) {
  if (oddly()) length = oddLength(length);
  Vector result(length);
  fill(result.data(), length);
  return result;
}

std::vector<int32_t> Input::ids(Index length, Index low, Index high) {
  if (oddly()) length = oddLength(length);
  std::vector<int32_t> result(length);
  for (int32_t& id : result) id = static_cast<int32_t>(count(low, high));
  if (length > 0 && oddly()) result[byte() % length] = choice({-1, INT32_MAX, INT32_MIN});
  return result;
}

std::vector<int32_t> Input::anyIds(Index length) {
  std::vector<int32_t> result = ids(length, -20, 20);
  if (oddly()) {
    for (int32_t& id : result) id = choice({INT32_MAX, INT32_MIN, 0, 1 << 30});
  }
  return result;
}

std::vector<uint8_t> Input::bits(Index length) {
  if (oddly()) length = oddLength(length);
  std::vector<uint8_t> result(length);
  const bool mostlyOne = flag();
  for (uint8_t& bit : result) bit = mostlyOne ? byte() % 8 != 7 : byte() % 2;
  if (length > 0 && oddly()) {
    isBad_ = true;
    result[byte() % length] = choice({uint8_t{2}, uint8_t{255}});
  }
  return result;
}

std::vector<std::string> Input::words(Index low, Index high) {
  std::vector<std::string> result(oddly() ? choice({Index{0}, Index{65}}) : count(low, high));
  for (std::string& word : result) {
    word = choice({"the", "fox", "met", "", "<pad>"});
    if (oddly()) word.assign(count(0, 9), static_cast<char>(byte()));
  }
  return result;
}

}  // namespace poslab::fuzz
