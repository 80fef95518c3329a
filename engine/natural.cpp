#include "natural.h"

#include <algorithm>

namespace poslab {

namespace {

void dropZeros(Natural& number) {
  while (!number.empty() && number.back() == 0) number.pop_back();
}

}  // namespace

Natural naturalOf(uint64_t number) {
  Natural digits{static_cast<uint32_t>(number), static_cast<uint32_t>(number >> 32)};
  dropZeros(digits);
  return digits;
}

Natural multiplied(Natural number, uint32_t factor, int32_t times) {
  for (int32_t t = 0; t < times; ++t) {
    uint64_t carry = 0;
    for (uint32_t& digit : number) {
      carry += digit * uint64_t{factor};
      digit = static_cast<uint32_t>(carry);
      carry >>= 32;
    }
    if (carry > 0) number.push_back(static_cast<uint32_t>(carry));
  }
  return number;
}

Natural added(Natural a, const Natural& b) {
  a.resize(std::max(a.size(), b.size()) + 1);
  uint64_t carry = 0;
  for (size_t i = 0; i < a.size(); ++i) {
    carry += uint64_t{a[i]} + (i < b.size() ? b[i] : 0);
    a[i] = static_cast<uint32_t>(carry);
    carry >>= 32;
  }
  dropZeros(a);
  return a;
}

Natural subtracted(Natural a, const Natural& b) {
  int64_t borrow = 0;
  for (size_t i = 0; i < a.size(); ++i) {
    borrow += int64_t{a[i]} - (i < b.size() ? int64_t{b[i]} : 0);
    a[i] = static_cast<uint32_t>(borrow);
    borrow >>= 32;
  }
  dropZeros(a);
  return a;
}

bool atLeast(const Natural& a, const Natural& b) {
  if (a.size() != b.size()) return a.size() > b.size();
  return !std::lexicographical_compare(a.rbegin(), a.rend(), b.rbegin(), b.rend());
}

}  // namespace poslab
