// R6. Right answers from D2L, UDL, DETR's issues 55 and 105 and the papers. The toy stack's numbers are those of the
// engine's own attention, which PyTorch was compared with.
#include "closed_book/entry_points.h"

#include "../fixtures.h"
#include "attention/encoder.h"

namespace poslab {

namespace {

constexpr auto kInput = EntryWhere::kInput;
constexpr auto kEvery = EntryWhere::kEveryLayer;
constexpr auto kPosition = EntryIndex::kPosition;
constexpr auto kOffset = EntryIndex::kOffset;

const EntryChoice kD2l = {kInput, EntryHow::kAdd, true, true, true, kPosition};
const EntryChoice kDrawing = {kEvery, EntryHow::kAdd, true, true, false, kPosition};
const EntryChoice kRope = {kEvery, EntryHow::kTurn, true, true, false, kOffset};
const EntryChoice kT5 = {kEvery, EntryHow::kScoreNumber, false, false, false, kOffset};
const EntryChoice kClipped = {kEvery, EntryHow::kOffsetVector, false, true, true, kOffset};

// All 128 answers, by hand.
std::vector<EntryChoice> allChoices() {
  std::vector<EntryChoice> all;
  for (const auto where : {kInput, kEvery}) {
    for (const auto how : {EntryHow::kAdd, EntryHow::kTurn, EntryHow::kScoreNumber, EntryHow::kOffsetVector}) {
      for (const auto index : {kPosition, kOffset}) {
        for (int into = 0; into < 8; ++into) {
          all.push_back({where, how, (into & 1) != 0, (into & 2) != 0, (into & 4) != 0, index});
        }
      }
    }
  }
  return all;
}

}  // namespace

TEST(EntryPoints, OneAnswerPerModelAndTheTurnBothWays) {
  const std::pair<EntryModel, EntryChoice> models[] = {
      {EntryModel::kD2l, kD2l},   {EntryModel::kDrawing, kDrawing}, {EntryModel::kDetr, kDrawing},
      {EntryModel::kRope, kRope}, {EntryModel::kT5, kT5},           {EntryModel::kClipped, kClipped},
      {EntryModel::kAlibi, kT5},  {EntryModel::kBert, kD2l},        {EntryModel::kVit, kD2l}};
  for (const auto& [model, right] : models) {
    EXPECT_EQ(choiceOf(model), right) << static_cast<int>(model);
    EXPECT_TRUE(checkEntryPoints(model, right).holds);
  }
  for (const EntryChoice& right : {kD2l, kDrawing, kRope, kT5, kClipped}) {
    const EntryProbes probes = probesOf(right);
    // A turn is looked up by the token's own position; what is left of it in the score is the offset.
    EntryChoice byPosition = right;
    byPosition.index = kPosition;
    for (const EntryChoice& choice : allChoices()) {
      const bool isRight = choice == right || (right == kRope && choice == byPosition);
      EXPECT_EQ(troubleOf(choice).empty() && probesOf(choice).agrees(probes), isRight);
    }
  }
}

TEST(EntryPoints, ProbesOfEachWay) {
  const EntryProbes d2l = probesOf(kD2l);
  EXPECT_EQ(d2l.value, OperandReading::kOther);
  EXPECT_EQ(d2l.stream, OperandReading::kOther);
  EXPECT_EQ(d2l.shift, ShiftReading::kReal);
  EXPECT_FALSE(d2l.secondLayerReads);
  const EntryProbes drawing = probesOf(kDrawing);
  EXPECT_EQ(drawing.query, OperandReading::kOther);
  EXPECT_EQ(drawing.value, OperandReading::kSame);
  EXPECT_EQ(drawing.stream, OperandReading::kSame);
  EXPECT_TRUE(drawing.secondLayerReads);
  const EntryProbes rope = probesOf(kRope);
  EXPECT_EQ(rope.query, OperandReading::kTurned);
  EXPECT_EQ(rope.key, OperandReading::kTurned);
  EXPECT_EQ(rope.value, OperandReading::kSame);
  EXPECT_EQ(rope.shift, ShiftReading::kRounding);
  EXPECT_LT(rope.shiftChange, 1e-13);
  const EntryProbes t5 = probesOf(kT5);
  EXPECT_EQ(t5.query, OperandReading::kSame);
  EXPECT_EQ(t5.shift, ShiftReading::kNone);
  EXPECT_TRUE(t5.secondLayerReads);
  const EntryProbes clipped = probesOf(kClipped);
  EXPECT_EQ(clipped.query, OperandReading::kSame);
  EXPECT_EQ(clipped.key, OperandReading::kOther);
  EXPECT_EQ(clipped.value, OperandReading::kOther);
  // Only the query turned: the score then knows the query's position.
  EXPECT_EQ(probesOf({kEvery, EntryHow::kTurn, true, false, false, kOffset}).shift, ShiftReading::kReal);
  // A number by the key's position.
  EXPECT_EQ(probesOf({kEvery, EntryHow::kScoreNumber, false, false, false, kPosition}).shift, ShiftReading::kReal);
}

TEST(EntryPoints, WhatNoStackCanDo) {
  EXPECT_EQ(troubleOf({kInput, EntryHow::kAdd, true, true, false, kPosition}), "sumFeedsAll");
  EXPECT_EQ(troubleOf({kInput, EntryHow::kTurn, true, true, false, kOffset}), "sumFeedsAll");
  EXPECT_EQ(troubleOf({kInput, EntryHow::kScoreNumber, false, false, false, kOffset}), "nothingYet");
  EXPECT_EQ(troubleOf({kInput, EntryHow::kOffsetVector, false, true, true, kOffset}), "nothingYet");
  EXPECT_EQ(troubleOf({kEvery, EntryHow::kScoreNumber, true, false, false, kOffset}), "numberOnScore");
  EXPECT_EQ(troubleOf({kEvery, EntryHow::kAdd, true, true, false, kOffset}), "needsPair");
  EXPECT_EQ(troubleOf({kEvery, EntryHow::kOffsetVector, false, true, true, kPosition}), "vectorByOffset");
  EXPECT_EQ(troubleOf({kEvery, EntryHow::kAdd, false, false, false, kPosition}), "nowhere");
}

TEST(EntryPoints, WhichOfTheFourIsWrong) {
  // "V too" for the drawing, "once at the input" for RoPE, "every layer" for D2L.
  const EntryPointsReport valueToo =
      checkEntryPoints(EntryModel::kDrawing, {kEvery, EntryHow::kAdd, true, true, true, kPosition});
  EXPECT_TRUE(valueToo.whereHolds && valueToo.howHolds && valueToo.indexHolds && !valueToo.intoHolds);
  const EntryPointsReport once =
      checkEntryPoints(EntryModel::kRope, {kInput, EntryHow::kTurn, true, true, false, kPosition});
  EXPECT_TRUE(!once.whereHolds && once.howHolds && once.intoHolds && once.indexHolds);
  const EntryPointsReport every =
      checkEntryPoints(EntryModel::kD2l, {kEvery, EntryHow::kAdd, true, true, true, kPosition});
  EXPECT_TRUE(!every.whereHolds && every.howHolds && every.intoHolds && every.indexHolds);
}

// Two layers of the toy against two calls of the engine's encoder, for the ways that it knows too.
TEST(ToyStack, IsTheEnginesStack) {
  const ToyTable table(9);
  EncoderOptions options;
  options.attention.tokens = normalMatrix(kToyTokens, kToyWidth, 1, 5);
  options.attention.Wq = normalMatrix(kToyWidth, kToyWidth, 0.5, 1);
  options.attention.Wk = normalMatrix(kToyWidth, kToyWidth, 0.5, 2);
  options.attention.Wv = normalMatrix(kToyWidth, kToyWidth, 0.5, 3);
  options.layerCount = 2;
  const std::vector<int32_t> positions = {3, 4, 5, 6, 7};
  options.attention.queryPositions = positions;
  const auto outputOf = [&](const EntryChoice& choice) { return runToyStack(choice, table, table, 3).output; };
  const auto expectSame = [&](const EncoderOptions& stack, const EntryChoice& choice) {
    EXPECT_LE(largestOf(differenceOf(encoder(stack).output, outputOf(choice))), kGolden);
  };

  EncoderOptions placed = options;
  placed.attention.table = table.rows;
  placed.placement = Placement::kInput;
  expectSame(placed, kD2l);
  placed.placement = Placement::kQueryKey;
  expectSame(placed, kDrawing);
  EncoderOptions turned = options;
  turned.attention.scheme = Scheme::kRotary;
  turned.attention.rotary = RotaryOptions{.base = table.base};
  expectSame(turned, kRope);
  EncoderOptions vectors = options;
  vectors.attention.scheme = Scheme::kShaw;
  vectors.attention.shaw = ShawOptions{2, table.keyVectors, table.valueVectors};
  expectSame(vectors, kClipped);
}

}  // namespace poslab
