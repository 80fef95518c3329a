// Values: exercises worked in NumPy and PyTorch over X(6, 8), W(0.1), W(0.2), W(0.3), one head, printed to 9 digits.
#include "experiments/placement.h"

#include "../fixtures.h"
#include "attention/encoder.h"
#include "error.h"

namespace poslab {

namespace {

PlacementSettings labSettings(double layers) {
  PlacementSettings settings;
  settings.words = {"a", "b", "c", "d", "e", "f"};
  settings.width = 8;
  settings.layerCount = layers;
  settings.probe = false;
  settings.tokens = inputX(6, 8);
  settings.Wq = weightsW(0.1, 8, 8);
  settings.Wk = weightsW(0.2, 8, 8);
  settings.Wv = weightsW(0.3, 8, 8);
  return settings;
}

std::string refused(const PlacementSettings& settings) {
  try {
    placement(settings);
  } catch (const EngineError& error) {
    return error.code + " " + error.argument;
  }
  return "nothing";
}

// One letter per wire, in the order of the drawing: content, weights, position.
std::string drawn(const PlacementBlock& block) {
  const auto letter = [](const Wire& wire) { return std::string(1, "cwP"[static_cast<int>(wire.carries)]); };
  std::string all;
  for (const LayerWires& layer : block.wires.layers) {
    all += letter(layer.entering) + letter(layer.stream) + letter(layer.query) + letter(layer.key) +
           letter(layer.value) + letter(layer.weights) + letter(layer.mixed) + " ";
  }
  return all + letter(block.wires.output);
}

}  // namespace

TEST(Placement, InputAndEveryLayerAgreeInOneLayer_PL1) {
  const PlacementReport report = placement(labSettings(1));
  EXPECT_TRUE(report.inputEvery.identical);
  EXPECT_NEAR(report.inputQueryKey.residual, 1.83504849, kPrinted);
  EXPECT_EQ(report.everyQueryKey.residual, report.inputQueryKey.residual);
}

TEST(Placement, InputAndEveryLayerDifferInMore_PL2) {
  EXPECT_NEAR(placement(labSettings(2)).inputEvery.residual, 2.05630286, kPrinted);
  EXPECT_NEAR(placement(labSettings(3)).inputEvery.residual, 5.19616526, kPrinted);
  EXPECT_NEAR(placement(labSettings(4)).inputEvery.residual, 10.254739, 1e-7);
}

TEST(Placement, MeasuresTheWayFromNoPositions_PL4) {
  const PlacementReport report = placement(labSettings(2));
  EXPECT_NEAR(report.queryKey.fromNone.residual, 1.00355599, kPrinted);
  EXPECT_NEAR(report.input.fromNone.residual, 3.57335793, kPrinted);
  EXPECT_NEAR(report.everyLayer.fromNone.residual, 5.27642504, kPrinted);
}

TEST(Placement, InValuesOnlyLeavesTheWeights_PL5) {
  PlacementSettings settings = labSettings(1);
  settings.residual = settings.intoQuery = settings.intoKey = false;
  settings.intoValue = true;
  const PlacementReport report = placement(settings);
  EXPECT_NEAR(report.queryKey.fromNone.residual, 0.723970186, kPrinted);
  EXPECT_TRUE(report.queryKey.wires.layers[0].weights.replaced.identical);
  EXPECT_EQ(drawn(report.queryKey), "ccccPcP P");
}

// Wires follow from the drawing: with one layer what reaches the values is content, what leaves it came by the weights.
TEST(Placement, TellsWhatEachWireCarries_PL3) {
  const PlacementReport one = placement(labSettings(1));
  EXPECT_EQ(drawn(one.queryKey), "ccPPcPw w");
  const LayerWires& layer = one.queryKey.wires.layers[0];
  EXPECT_TRUE(layer.value.replaced.identical);
  EXPECT_FALSE(layer.weights.replaced.holds);
  const PlacementReport two = placement(labSettings(2));
  EXPECT_EQ(drawn(two.input), "cPPPPPP PPPPPPP P");
  EXPECT_EQ(drawn(two.everyLayer), "cPPPPPP PPPPPPP P");
  EXPECT_EQ(drawn(two.queryKey), "ccPPcPw wwPPwPw w");
}

TEST(Placement, WithoutOperandsNoWireCarriesPosition) {
  PlacementSettings settings = labSettings(2);
  settings.intoQuery = settings.intoKey = false;
  const PlacementReport report = placement(settings);
  EXPECT_EQ(drawn(report.queryKey), "ccccccc ccccccc c");
  EXPECT_TRUE(report.queryKey.fromNone.identical);
  EXPECT_TRUE(report.queryKey.swap.holds);
  EXPECT_TRUE(report.queryKey.equalTokens.holds);
}

// A lone token has all of its own weight, so nothing can come through the weights.
TEST(Placement, OneTokenSeesNoPositionInQueriesAndKeys) {
  PlacementSettings settings;
  settings.words = {"cat"};
  settings.probe = false;
  const PlacementReport report = placement(settings);
  EXPECT_EQ(drawn(report.queryKey), "ccPPccc ccPPccc c");
  EXPECT_EQ(report.swapFirst, report.swapSecond);
}

TEST(Placement, EqualTokensStayEqualWhenValuesAreFree) {
  const PlacementReport report = placement(labSettings(2));
  EXPECT_TRUE(report.queryKey.equalTokens.holds);
  EXPECT_FALSE(report.input.equalTokens.holds);
  EXPECT_FALSE(report.everyLayer.equalTokens.holds);
}

// The two numbers behind the wires are the encoder's: replayed with its own weights the stack ends where it ends.
TEST(Placement, ReplaysTheEncoder) {
  for (const Norm norm : {Norm::kNone, Norm::kPre, Norm::kPost}) {
    EncoderOptions stack;
    stack.attention.tokens = inputX(5, 8);
    stack.attention.Wq = weightsW(0.1, 8, 8);
    stack.attention.Wk = weightsW(0.2, 8, 8);
    stack.attention.Wv = weightsW(0.3, 8, 8);
    stack.attention.headCount = 2;
    stack.attention.table = inputX(5, 8, 0.9);
    stack.layerCount = 3;
    stack.norm = norm;
    for (const Placement where : {Placement::kInput, Placement::kEveryLayer, Placement::kQueryKey}) {
      stack.placement = where;
      const EncoderResult result = encoder(stack);
      expectNear(signalsOf(stack, result.weights).output, result.output, kGolden);
    }
  }
}

// Swapped are the last word and the first from place 1 on that is another.
TEST(Placement, SwapsTwoWordsThatDiffer) {
  const auto swapOf = [](std::vector<std::string> words) {
    PlacementSettings settings;
    settings.words = std::move(words);
    settings.probe = false;
    const PlacementReport report = placement(settings);
    return std::pair(report.swapFirst, report.swapSecond);
  };
  EXPECT_EQ(swapOf({"the", "cat", "saw", "the", "fish"}), (std::pair<Index, Index>(1, 4)));
  EXPECT_EQ(swapOf({"a", "b", "b"}), (std::pair<Index, Index>(0, 2)));
  EXPECT_EQ(swapOf({"a", "a"}), (std::pair<Index, Index>(1, 1)));
}

// Each row of sinusoids of an even width has root mean square sqrt(1/2); words of variance 1 times sqrt(256) are
// sqrt(2 * 256) times larger (PL7), unscaled sqrt(2) times.
TEST(Placement, ComparesWordsWithPositions_PL7) {
  PlacementSettings settings;
  settings.width = 256;
  settings.probe = false;
  const PlacementReport report = placement(settings);
  EXPECT_NEAR(report.positionSize, std::sqrt(0.5), kGolden);
  EXPECT_NEAR(report.unitRatioScaled, 22.627417, kPrinted * 100);
  EXPECT_NEAR(report.unitRatio, std::sqrt(2), kGolden);
}

// Entries all 0.5 before the scale, 0.5 sqrt(8) after it; of the sinusoids sqrt(1/2) either way.
TEST(Placement, MeasuresTheStreamBeforeAndAfterTheScale) {
  PlacementSettings settings = labSettings(1);
  settings.tokens = Matrix::Constant(6, 8, 0.5);
  for (const bool scaled : {false, true}) {
    settings.scaleByWidth = scaled;
    const PlacementReport report = placement(settings);
    EXPECT_NEAR(report.sizes[0].content, 0.5, kGolden);
    EXPECT_NEAR(report.sizesScaled[0].content, std::sqrt(2), kGolden);
    EXPECT_NEAR(report.sizes[0].position, std::sqrt(0.5), kGolden);
    EXPECT_NEAR(report.sizesScaled[0].position, std::sqrt(0.5), kGolden);
  }
  settings.placement = Placement::kQueryKey;
  EXPECT_EQ(placement(settings).sizes[0].position, 0);
}

// Positions 0..4 about their mean 2: sqrt((4 + 1 + 0 + 1 + 4) / 5).
TEST(Placement, ProbesTheStream) {
  PlacementSettings settings;
  const PlacementReport input = placement(settings);
  EXPECT_NEAR(input.chance, std::sqrt(2), kGolden);
  ASSERT_EQ(input.probes.size(), 5);
  for (const ProbeReading& probe : input.probes) EXPECT_TRUE(probe.finds);
  settings.placement = Placement::kQueryKey;
  const PlacementReport queryKey = placement(settings);
  EXPECT_FALSE(queryKey.probes[0].finds);
  EXPECT_EQ(queryKey.probes[1].signal, ProbedSignal::kValue);
  EXPECT_FALSE(queryKey.probes[1].finds);
}

TEST(Placement, AddsABiasPerOffset) {
  PlacementSettings settings = labSettings(1);
  settings.offsetBias = {3, 0, -1};
  const OffsetBiasReport report = placement(settings).offsets;
  EXPECT_EQ(report.offsets, (std::vector<int32_t>{-1, 0, 1}));
  EXPECT_TRUE(report.diagonals.holds);
  EXPECT_NEAR(report.scores(2, 1) - report.plainScores(2, 1), 3, kGolden);
  EXPECT_NEAR(report.scores(4, 0) - report.plainScores(4, 0), 3, kGolden);
  EXPECT_NEAR(report.scores(2, 2) - report.plainScores(2, 2), 0, kGolden);
  EXPECT_NEAR(report.scores(0, 5) - report.plainScores(0, 5), -1, kGolden);
  EXPECT_TRUE(report.movedIds.identical);
  EXPECT_FALSE(report.outputChange.holds);
  EXPECT_FALSE(report.swap.holds);
  settings.offsetBias = {0.75};
  const OffsetBiasReport same = placement(settings).offsets;
  EXPECT_TRUE(same.outputChange.holds);
  EXPECT_TRUE(same.swap.holds);
}

TEST(Placement, RefusesEachOddSetting) {
  const auto refusedWith = [](const auto& change) {
    PlacementSettings settings;
    change(settings);
    return refused(settings);
  };
  using S = PlacementSettings;
  EXPECT_EQ(refusedWith([](S& s) { s.words.clear(); }), "out-of-range words");
  EXPECT_EQ(refusedWith([](S& s) { s.layerCount = 5; }), "out-of-range layerCount");
  EXPECT_EQ(refusedWith([](S& s) { s.width = 65; }), "out-of-range width");
  EXPECT_EQ(refusedWith([](S& s) { s.width = 0; }), "out-of-range width");
  EXPECT_EQ(refusedWith([](S& s) { s.headCount = 3; }), "out-of-range headCount");
  EXPECT_EQ(refusedWith([](S& s) { s.seed = -1; }), "out-of-range seed");
  EXPECT_EQ(refusedWith([](S& s) { s.offsetBias = {1, 2}; }), "wrong-shape offsetBias");
  EXPECT_EQ(refusedWith([](S& s) { s.offsetBias = Vector(129, 0.0); }), "wrong-shape offsetBias");
  EXPECT_EQ(refusedWith([](S& s) { s.offsetBias = {std::nan("")}; }), "not-finite offsetBias");
  EXPECT_EQ(refusedWith([](S& s) { s.Wq = zeros<double>(8, 7); }), "wrong-shape Wq");
}

}  // namespace poslab
