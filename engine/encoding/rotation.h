// The shift of a sinusoid pair is a rotation (D2L, Relative Positional Information): R_j(offset) (p_i)_j =
// (p_{i+offset})_j with R_j = [cos w, sin w; -sin w, cos w], w = offset * w_j. The + sign is top right because the pair
// is ordered (sin, cos).
#pragma once

#include "../matrix.h"

namespace poslab {

// One 2x2 matrix per complete pair; an odd width's lone sine has none. offset: any 32-bit integer. Throws EngineError.
std::vector<Matrix> shiftMatrices(double width, double offset, double base = 10000);

}  // namespace poslab
