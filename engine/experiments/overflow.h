// A text longer than the table (D2L PositionalEncoding: X + P[:, :n], max_len 1000; ViT adds its whole table). The
// slice cannot fail: it gives min(n, maxLen) rows. The add needs equal row counts, or a count of 1, which it spreads
// over the other in silence. Rebuilding a sinusoidal table cures the error and keeps every old row bit for bit; it
// teaches the model nothing about the new positions. A learned table cannot be rebuilt: new rows are untrained.
#pragma once

#include "framework_text.h"
#include "overflow_cures.h"

namespace poslab {

enum class StoredTable { kSinusoidal, kLearned, kVit };  // learned: as D2L's BERT, sliced; vit: learned, added whole

struct OverflowSettings {
  double length = 1500;  // tokens of the input, 1..4096
  double maxLen = 1000;  // rows of the table, 1..4096
  double width = 32;     // 1..512
  double base = 10000;   // sinusoidal only
  StoredTable table = StoredTable::kSinusoidal;
  Framework framework = Framework::kPytorch;       // only the words of the error
  OverflowPolicy cure = OverflowPolicy::kRebuild;  // the cure that `verdict` is about; any but kError
  double seed = 7;                                 // learned rows
};

// What the framework does.
enum class OverflowOutcome {
  kFits,
  kBuildFails,  // odd width above 1: D2L's class does not even come into being
  kAddFails,
  kTableSpread,  // one stored row: every token gets row 0, without a word
  kInputSpread   // one token meets a whole ViT table: it becomes maxLen rows, without a word
};
enum class StepState { kDone, kFails, kNotReached, kAbsent };

// build: the table; slice: P[:, :n]; add: X + slice; dropout.
struct OverflowStep {
  const char* name;
  StepState state;
  Index rows;  // of its result; 0 when it has none
};

struct OverflowReport {
  OverflowOutcome outcome = OverflowOutcome::kFits;
  const char* failingStep = "none";
  std::vector<OverflowStep> steps;
  Index storedRows = 0, slicedRows = 0, missingRows = 0, outputRows = 0;  // outputRows 0: no output
  Index lastPosition = 0;                                                 // the last one that has a row
  Index lastToken = 0;                                                    // length - 1
  Index spareRows = 0;                                                    // rows the add gets beyond the input's (ViT)
  std::optional<Index> firstRefused;      // the shortest text the add refuses; absent if it refuses none up to 4096
  std::vector<FrameworkText> frameworks;  // in the order of kFrameworks
  bool loneSine = false;                  // odd width: our table ends in a sine without its cosine
  // Per row of D2L's class, P[:, :, 1::2] = cos(...): as many cosines as sines, against the odd columns. Learned: 0.
  Index cosinesComputed = 0, cosineColumns = 0;
  double storedBytes32 = 0, storedBytes64 = 0, neededBytes32 = 0, neededBytes64 = 0;  // of maxLen and of n rows
  std::vector<Index> columns;  // of the strips: up to four, slow enough to be seen
  Matrix strips;               // [columns x maxLen]
  double stripScale = 1;       // largest |entry| a strip can have; learned: of those shown
  Index curveColumn = 0;
  Vector ideal;                       // curveColumn of a table of n rows
  std::optional<Neighbours> closest;  // of the stored table
  std::vector<OverflowCure> cures;    // in the order of kCures
  Verdict verdict;                    // ownRow of the chosen cure
};

OverflowReport overflow(const OverflowSettings& settings);  // Throws EngineError naming the setting.

// The outcome alone, for checked numbers: cheap enough to be asked for every maxLen.
OverflowOutcome overflowOutcome(StoredTable table, Index tokens, Index maxLen, Index width);

}  // namespace poslab
