// ALiBi slopes (Press 2022; fairseq's code for head counts that are no power of two: c = 2^floor(log2 n), the slopes of
// c, then every second slope of 2c; not sorted).
#pragma once

#include "../matrix.h"

namespace poslab {

Vector alibiSlopes(double headCount);  // headCount 1..1024. Throws EngineError.

}  // namespace poslab
