#include "experiments/position_probe.h"

#include "../fixtures.h"
#include "error.h"

namespace poslab {

namespace {

std::string refused(const PositionProbeOptions& options) {
  try {
    positionProbe(options);
  } catch (const EngineError& error) {
    return error.code + " " + error.argument;
  }
  return "nothing";
}

PositionProbeOptions probeOf(const Matrix& rows, const Vector& positions) { return {rows, positions, {}, {}}; }

}  // namespace

// Rows (i, 1): position = 1 * first column. The second column is constant and tells nothing.
TEST(PositionProbe, ReadsALineExactly) {
  const auto probe = positionProbe(probeOf(matrixOf(4, 2, {0, 1, 1, 1, 2, 1, 3, 1}), {0, 1, 2, 3}));
  expectNear(rowMatrix(probe.coefficients), row({1, 0}), kGolden);
  EXPECT_NEAR(probe.constant, 0, kGolden);
  EXPECT_EQ(probe.rank, 1);
  EXPECT_NEAR(probe.error, 0, kGolden);
  // Positions 0..3 about their mean 1.5: sqrt((2.25 + 0.25 + 0.25 + 2.25) / 4).
  EXPECT_NEAR(probe.chance, std::sqrt(1.25), kGolden);
}

// x = 0, 1, 2 and positions 0, 1, 4: slope 4 / 2 = 2, constant 5/3 - 2 = -1/3; residuals 1/3, -2/3, 1/3, so the mean
// square is (1 + 4 + 1) / 27 = 2/9.
TEST(PositionProbe, FitsByLeastSquares) {
  const auto probe = positionProbe(probeOf(matrixOf(3, 1, {0, 1, 2}), {0, 1, 4}));
  EXPECT_NEAR(probe.coefficients[0], 2, kGolden);
  EXPECT_NEAR(probe.constant, -1.0 / 3, kGolden);
  EXPECT_NEAR(probe.error, std::sqrt(2.0 / 9), kGolden);
  EXPECT_EQ(probe.fitError, probe.error);
}

// Two columns of centred rows (x, 2x): of all c with c0 + 2 c1 = 1 the shortest is (1/5, 2/5).
TEST(PositionProbe, TakesTheSmallestOfManySolutions) {
  const auto probe = positionProbe(probeOf(matrixOf(3, 2, {0, 5, 1, 7, 2, 9}), {0, 1, 2}));
  EXPECT_EQ(probe.rank, 1);
  expectNear(rowMatrix(probe.coefficients), row({0.2, 0.4}), kGolden);
  EXPECT_NEAR(probe.constant, 1 - 0.2 - 0.4 * 7, kGolden);
  EXPECT_NEAR(probe.error, 0, kGolden);
}

// Two rows, three columns: the centred rows are -+(1, 2, 2)/2, so c = (1, 2, 2) / 9.
TEST(PositionProbe, FitsMoreColumnsThanRows) {
  const auto probe = positionProbe(probeOf(matrixOf(2, 3, {0, 0, 0, 1, 2, 2}), {0, 1}));
  EXPECT_EQ(probe.rank, 1);
  expectNear(rowMatrix(probe.coefficients), row({1.0 / 9, 2.0 / 9, 2.0 / 9}), kGolden);
  EXPECT_NEAR(probe.error, 0, kGolden);
}

TEST(PositionProbe, SaysTheMeanWhenRowsTellNothing) {
  const auto probe = positionProbe(probeOf(matrixOf(3, 2, {0.1, 7, 0.1, 7, 0.1, 7}), {0, 1, 2}));
  EXPECT_EQ(probe.rank, 0);
  EXPECT_EQ(probe.coefficients, (Vector{0, 0}));
  EXPECT_EQ(probe.readings, (Vector{1, 1, 1}));
  EXPECT_EQ(probe.error, probe.chance);
}

// Fitted: position = x. Held out: x = 5 stands at 3, so the reading is off by 2; chance says 0.5 and is off by 2.5.
TEST(PositionProbe, ReadsRowsTheFitHasNotSeen) {
  PositionProbeOptions options = probeOf(matrixOf(2, 1, {0, 1}), {0, 1});
  options.heldOutRows = row({5});
  options.heldOutPositions = Vector{3};
  const auto probe = positionProbe(options);
  EXPECT_NEAR(probe.readings[0], 5, kGolden);
  EXPECT_NEAR(probe.error, 2, kGolden);
  EXPECT_NEAR(probe.fitError, 0, kGolden);
  EXPECT_NEAR(probe.chance, 2.5, kGolden);
}

// [X 1] c = i for X(6, 3): the residual of least squares is orthogonal to each column and to the constant.
TEST(PositionProbe, LeavesAnOrthogonalResidual) {
  const Matrix rows = inputX(6, 3);
  const Vector positions = {0, 1, 2, 3, 4, 5};
  const auto probe = positionProbe(probeOf(rows, positions));
  EXPECT_EQ(probe.rank, 3);
  for (Index col = -1; col < 3; ++col) {
    double sum = 0;
    for (Index r = 0; r < 6; ++r) sum += (probe.readings[r] - positions[r]) * (col < 0 ? 1 : rows(r, col));
    EXPECT_NEAR(sum, 0, 1e-11);
  }
}

TEST(PositionProbe, IsTheSameForRowsOfAnySize) {
  Matrix rows = inputX(6, 3);
  const auto probe = positionProbe(probeOf(rows, {0, 1, 2, 3, 4, 5}));
  for (const double factor : {1e-150, 1e150}) {
    Matrix scaled = rows;
    multiplyBy(scaled, factor);
    const auto other = positionProbe(probeOf(scaled, {0, 1, 2, 3, 4, 5}));
    expectNear(rowMatrix(other.readings), rowMatrix(probe.readings), 1e-11);
  }
}

TEST(PositionProbe, RefusesWhatItCannotFit) {
  const Matrix rows = matrixOf(2, 1, {0, 1});
  EXPECT_EQ(refused(probeOf({}, {})), "wrong-shape rows");
  EXPECT_EQ(refused(probeOf(rows, {0})), "wrong-shape positions");
  EXPECT_EQ(refused(probeOf(zeros<double>(1, 257), {0})), "wrong-shape rows");
  EXPECT_EQ(refused(probeOf(zeros<double>(4097, 1), Vector(4097, 0.0))), "wrong-shape rows");
  EXPECT_EQ(refused(probeOf(rows, {0, 1e300})), "overflow rows");
  PositionProbeOptions options = probeOf(rows, {0, 1});
  options.heldOutRows = rows;
  EXPECT_EQ(refused(options), "missing heldOutPositions");
  options.heldOutPositions = Vector{0};
  EXPECT_EQ(refused(options), "wrong-shape heldOutPositions");
  options.heldOutRows = zeros<double>(1, 2);
  EXPECT_EQ(refused(options), "wrong-shape heldOutRows");
  options.heldOutRows.reset();
  EXPECT_EQ(refused(options), "missing heldOutRows");
}

}  // namespace poslab
