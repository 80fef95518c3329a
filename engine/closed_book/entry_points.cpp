#include "entry_points.h"

#include <cmath>

#include "experiments/verdict.h"

namespace poslab {

namespace {

constexpr uint64_t kTable = 9, kOtherTable = 99;
constexpr Index kShift = 16;

bool entersAll(const EntryChoice& choice) { return choice.intoQuery && choice.intoKey && choice.intoValue; }
bool entersNone(const EntryChoice& choice) { return !choice.intoQuery && !choice.intoKey && !choice.intoValue; }

double tolerance() { return roundingTolerance(Precision::kFloat64); }
bool differ(const Matrix& a, const Matrix& b) { return !compare(a, b, tolerance()).holds; }

Matrix lengthsOf(const Matrix& rows) {
  Matrix lengths(rows.rows(), 1);
  for (Index i = 0; i < rows.rows(); ++i) lengths(i, 0) = std::sqrt(sumOfSquares(rowsOf(rows, i, 1)));
  return lengths;
}

OperandReading readOperand(const Matrix& before, const Matrix& after) {
  if (!differ(before, after)) return OperandReading::kSame;
  return differ(lengthsOf(before), lengthsOf(after)) ? OperandReading::kOther : OperandReading::kTurned;
}

ShiftReading readShift(const Verdict& verdict) {
  if (verdict.identical) return ShiftReading::kNone;
  return verdict.holds ? ShiftReading::kRounding : ShiftReading::kReal;
}

bool intoEqual(const EntryChoice& a, const EntryChoice& b) {
  return a.intoQuery == b.intoQuery && a.intoKey == b.intoKey && a.intoValue == b.intoValue;
}

int distanceOf(const EntryChoice& a, const EntryChoice& b) {
  return (a.where != b.where) + (a.how != b.how) + !intoEqual(a, b) + (a.index != b.index);
}

constexpr int kChoices = 128;

// All ways to answer: two bits for how, one for each of the rest.
EntryChoice choiceAt(int k) {
  return {static_cast<EntryWhere>(k & 1),
          static_cast<EntryHow>(k >> 1 & 3),
          (k >> 3 & 1) != 0,
          (k >> 4 & 1) != 0,
          (k >> 5 & 1) != 0,
          static_cast<EntryIndex>(k >> 6 & 1)};
}

EntryChoice nearestRight(EntryModel model, const EntryProbes& probes, const EntryChoice& given) {
  EntryChoice nearest = choiceOf(model);
  for (int k = 0; k < kChoices; ++k) {
    const EntryChoice other = choiceAt(k);
    if (distanceOf(other, given) >= distanceOf(nearest, given) || !troubleOf(other).empty()) continue;
    if (probesOf(other).agrees(probes)) nearest = other;
  }
  return nearest;
}

}  // namespace

bool EntryProbes::agrees(const EntryProbes& other) const {
  return query == other.query && key == other.key && value == other.value && stream == other.stream &&
         shift == other.shift && secondLayerReads == other.secondLayerReads;
}

std::string troubleOf(const EntryChoice& choice) {
  const bool byOffset = choice.index == EntryIndex::kOffset;
  if (choice.how == EntryHow::kScoreNumber) {
    if (!entersNone(choice)) return "numberOnScore";
    return choice.where == EntryWhere::kInput ? "nothingYet" : "";
  }
  if (entersNone(choice)) return "nowhere";
  if (choice.how == EntryHow::kOffsetVector) {
    if (!byOffset) return "vectorByOffset";
    return choice.where == EntryWhere::kInput ? "nothingYet" : "";
  }
  if (choice.how == EntryHow::kAdd && byOffset) return "needsPair";
  return choice.where == EntryWhere::kInput && !entersAll(choice) ? "sumFeedsAll" : "";
}

EntryChoice choiceOf(EntryModel model) {
  constexpr auto kEvery = EntryWhere::kEveryLayer;
  switch (model) {
    case EntryModel::kDrawing:
    case EntryModel::kDetr:
      return {kEvery, EntryHow::kAdd, true, true, false, EntryIndex::kPosition};
    case EntryModel::kRope:
      return {kEvery, EntryHow::kTurn, true, true, false, EntryIndex::kOffset};
    case EntryModel::kT5:
    case EntryModel::kAlibi:
      return {kEvery, EntryHow::kScoreNumber, false, false, false, EntryIndex::kOffset};
    case EntryModel::kClipped:
      return {kEvery, EntryHow::kOffsetVector, false, true, true, EntryIndex::kOffset};
    default:
      return {EntryWhere::kInput, EntryHow::kAdd, true, true, true, EntryIndex::kPosition};
  }
}

EntryProbes probesOf(const EntryChoice& choice) {
  const ToyTable table(kTable), other(kOtherTable);
  const ToyRun run = runToyStack(choice, table, table, 0), replaced = runToyStack(choice, other, other, 0);
  const Verdict shifted = compare(run.output, runToyStack(choice, table, table, kShift).output, tolerance());
  return {readOperand(run.first.query, replaced.first.query),
          readOperand(run.first.key, replaced.first.key),
          readOperand(run.first.value, replaced.first.value),
          readOperand(run.stream, replaced.stream),
          readShift(shifted),
          shifted.residual,
          differ(run.output, runToyStack(choice, table, other, 0).output)};
}

EntryPointsReport checkEntryPoints(EntryModel model, const EntryChoice& choice) {
  EntryPointsReport report;
  report.model = probesOf(choiceOf(model));
  report.trouble = troubleOf(choice);
  if (report.trouble.empty()) report.yours = probesOf(choice);
  report.holds = report.yours && report.yours->agrees(report.model);
  report.right = report.holds ? choice : nearestRight(model, report.model, choice);
  report.whereHolds = choice.where == report.right.where;
  report.howHolds = choice.how == report.right.how;
  report.intoHolds = intoEqual(choice, report.right);
  report.indexHolds = choice.index == report.right.index;
  return report;
}

}  // namespace poslab
