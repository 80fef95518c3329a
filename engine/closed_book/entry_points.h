// Where do positions enter a model? A learner chooses where, how, into which of query, key and value, and by what the
// row or number is looked up. The choice configures a toy stack (toy_stack.h), and so does the model; both are probed,
// and the choice is right when all probes agree. What no stack could do is a trouble, not a wrong probe.
#pragma once

#include <optional>
#include <string>

#include "toy_stack.h"

namespace poslab {

// d2l: D2L's TransformerEncoder. drawing: UDL 12.16 and 12.17, Q = b + W (X + P), K likewise, V = b + W X. detr: its
// encoder. rope: the LLaMA family. clipped: offset vectors of arXiv 1803.02155. bert, vit: as D2L builds them.
enum class EntryModel { kD2l, kDrawing, kDetr, kRope, kT5, kClipped, kAlibi, kBert, kVit };

// What the sum before the first layer, or its queries, keys or values, do when another table is put in.
enum class OperandReading { kSame, kTurned, kOther };  // kTurned: other numbers, every row as long as before
enum class ShiftReading { kNone, kRounding, kReal };   // of the output, when all positions grow by the same

struct EntryProbes {
  OperandReading query = OperandReading::kSame, key = OperandReading::kSame, value = OperandReading::kSame;
  OperandReading stream = OperandReading::kSame;  // the sum before the first layer
  ShiftReading shift = ShiftReading::kNone;
  double shiftChange = 0;
  bool secondLayerReads = false;  // another table for the second layer alone changes the output

  // Whether they read the same; by how much a shift changes the output does not count.
  bool agrees(const EntryProbes& other) const;
};

// Why no stack can do it; empty: one can. "sumFeedsAll": before the first block there is one sum, which feeds query,
// key and value alike. "nothingYet": before the first block there are no scores and no pairs. "numberOnScore": it
// enters none of the three. "needsPair": a row by offset cannot be added to one token. "vectorByOffset": a vector per
// offset is looked up by it. "nowhere".
std::string troubleOf(const EntryChoice& choice);
EntryProbes probesOf(const EntryChoice& choice);  // of one without trouble
EntryChoice choiceOf(EntryModel model);

struct EntryPointsReport {
  bool holds = false;
  std::string trouble;
  std::optional<EntryProbes> yours;  // absent with a trouble
  EntryProbes model;
  EntryChoice right;  // of the choices that agree with the model, the nearest; the model's own if it is as near
  bool whereHolds = false, howHolds = false, intoHolds = false, indexHolds = false;  // beside `right`
};

EntryPointsReport checkEntryPoints(EntryModel model, const EntryChoice& choice);

}  // namespace poslab
