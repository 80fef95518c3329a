#include "encoding/rotation.h"

#include "../fixtures.h"
#include "encoding/sinusoidal.h"

namespace poslab {

TEST(ShiftMatrices, HasCosSinOverMinusSinCos_A21) {
  const Matrix turn = shiftMatrices(32, 5)[3];
  expectNear(turn, matrixOf(2, 2, {0.630080304, 0.77652998, -0.77652998, 0.630080304}), kPrinted);
  const auto moved = [&](double sine, double cosine) {
    return Matrix((turn * matrixOf(2, 1, {sine, cosine})).transpose());
  };
  expectNear(moved(0, 1), row({0.77652998, 0.630080304}), kPrinted);
  expectNear(moved(0.947330707, 0.320256978), row({0.845583565, -0.533843081}), kPrinted);
  expectNear(moved(0.175169994, -0.984538203), row({-0.654152268, -0.756362883}), kPrinted);
}

TEST(ShiftMatrices, MovesEveryRowOfTheTable) {
  const Matrix table = sinusoidalTable({.rows = 1000, .width = 32});
  for (const Index offset : {1, 7, 400}) {
    const std::vector<Matrix> turns = shiftMatrices(32, static_cast<double>(offset));
    for (Index i = 0; i + offset < 1000; ++i) {
      for (Index j = 0; j < 16; ++j) {
        const Matrix moved = turns[j] * table.block(i, 2 * j, 1, 2).transpose();
        expectNear(moved.transpose(), table.block(i + offset, 2 * j, 1, 2), 5e-13);
      }
    }
  }
}

TEST(ShiftMatrices, NegativeOffsetsTurnBack) {
  const std::vector<Matrix> there = shiftMatrices(8, 9), back = shiftMatrices(8, -9);
  for (size_t j = 0; j < there.size(); ++j) expectNear(there[j] * back[j], Matrix::Identity(2, 2), 1e-15);
}

TEST(ShiftMatrices, ALoneSineHasNone) {
  EXPECT_EQ(shiftMatrices(5, 1).size(), 2u);
  EXPECT_EQ(shiftMatrices(1, 1).size(), 0u);
}

TEST(ShiftMatrices, RefusesFractionalOffsets) {
  expectRefused([] { shiftMatrices(8, 1.5); }, "not-an-integer", "offset",
                "offset must be an integer from -2147483648 to 2147483647; given 1.5");
  expectRefused([] { shiftMatrices(0, 1); }, "out-of-range", "width",
                "width must be an integer from 1 to 1048576; given 0");
}

}  // namespace poslab
