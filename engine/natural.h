// Natural numbers of any size, where a rounding would decide wrongly: just enough to multiply, add and compare.
#pragma once

#include <cstdint>
#include <vector>

namespace poslab {

using Natural = std::vector<uint32_t>;  // base 2^32 digits, lowest first, the highest never 0

Natural naturalOf(uint64_t number);
Natural multiplied(Natural number, uint32_t factor, int32_t times);
Natural added(Natural a, const Natural& b);
Natural subtracted(Natural a, const Natural& b);  // a >= b
bool atLeast(const Natural& a, const Natural& b);

}  // namespace poslab
