// What permute refuses, and in which words it says what was given.
#include <gtest/gtest.h>

#include <limits>

#include "../../../engine/error.h"
#include "../../../engine/experiments/permute.h"

namespace poslab {
namespace {

void expectRefused(const PermuteSettings& settings, const std::string& argument, const std::string& given) {
  try {
    permute(settings);
    FAIL() << argument << " was accepted";
  } catch (const EngineError& error) {
    EXPECT_EQ(error.argument, argument);
    EXPECT_EQ(error.given, given);
    EXPECT_FALSE(error.allowed.empty());
  }
}

TEST(PermuteRefusals, RefusesWhatIsNoOrder) {
  PermuteSettings settings;
  settings.order = Vector{0, 4, 2, 3};
  expectRefused(settings, "order", "4 indices");
  settings.order = Vector{0};
  expectRefused(settings, "order", "1 index");
  settings.order = Vector{0, 4, 4, 3, 1};
  expectRefused(settings, "order", "4 twice");
  settings.order = Vector{0, 4, 2, 3, 5};
  expectRefused(settings, "order", "5");
  settings.order = Vector{0, 4, 2, 3, -1};
  expectRefused(settings, "order", "-1");
  settings.order = Vector{0, 4, 2, 3, 1.5};
  expectRefused(settings, "order", "1.5");
}

TEST(PermuteRefusals, RefusesTextsThatAreEmptyOrTooLong) {
  PermuteSettings settings;
  settings.words = {};
  expectRefused(settings, "words", "0");
  settings.words.assign(10000, "w");
  expectRefused(settings, "words", "10000");
  settings.words.assign(7, "w");
  settings.everyOrder = true;
  expectRefused(settings, "everyOrder", "7");
  settings.words.assign(6, "w");
  settings.width = 65;
  expectRefused(settings, "width", "65");
}

TEST(PermuteRefusals, RefusesNumbersOutsideTheirRange) {
  PermuteSettings settings;
  settings.width = 0;
  expectRefused(settings, "width", "0");
  settings.width = 513;
  expectRefused(settings, "width", "513");
  settings.width = 8;
  settings.headCount = 3;
  expectRefused(settings, "headCount", "3");
  settings.headCount = 1;
  settings.layerCount = 5;
  expectRefused(settings, "layerCount", "5");
  settings.layerCount = 2.5;
  expectRefused(settings, "layerCount", "2.5");
  settings.layerCount = 1;
  settings.seed = -1;
  expectRefused(settings, "seed", "-1");
  settings.seed = 7;
  settings.mask = PermuteMask::kPadding;
  settings.validLength = 6;
  expectRefused(settings, "validLength", "6");
  // Also while no padding mask reads it.
  settings.mask = PermuteMask::kNone;
  expectRefused(settings, "validLength", "6");
  settings.validLength.reset();
  settings.table = Matrix::Zero(5, 7);
  expectRefused(settings, "table", "5 x 7");
  settings.table = Matrix::Constant(5, 8, std::numeric_limits<double>::quiet_NaN());
  expectRefused(settings, "table", "NaN at row 0, column 0");
  settings.table.reset();
  settings.scheme = Scheme::kRotary;
  settings.width = 6;
  settings.headCount = 2;
  expectRefused(settings, "scheme", "head width 3");
}

}  // namespace
}  // namespace poslab
