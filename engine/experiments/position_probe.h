// Can the position be read back from rows of numbers by a linear map? Least squares without a ridge, from each row and
// a constant to its position: position ~ row . coefficients + constant. Where columns depend on each other the solution
// of smallest coefficients is taken (the pseudo-inverse of the centred rows), so that there is always exactly one.
#pragma once

#include <optional>

#include "../matrix.h"

namespace poslab {

struct PositionProbeOptions {
  Matrix rows;       // [n x width]
  Vector positions;  // n numbers
  // Rows the fit does not see, to read back: as few rows as columns can be fitted, whatever they hold.
  std::optional<Matrix> heldOutRows;
  std::optional<Vector> heldOutPositions;
};

struct PositionProbeResult {
  Vector coefficients;  // one per column
  double constant = 0;
  Index rank = 0;       // of the centred rows: independent columns the fit could use
  Vector readings;      // the position read from each held-out row, without those from each row
  double error = 0;     // root mean square of readings - positions
  double fitError = 0;  // the same on the fitted rows
  double chance = 0;    // the error of always saying the mean of the fitted positions
};

constexpr double kMostProbeWidth = 256;
constexpr double kMostProbeRows = 4096;

// What a fit says of other rows of the same width.
Vector readPositions(const Matrix& rows, const PositionProbeResult& fit);

PositionProbeResult positionProbe(const PositionProbeOptions& options);  // Throws EngineError.

}  // namespace poslab
