// The entries of the sinusoidal table as a learner writes them, p[i, 2j] and p[i, 2j + 1], each a program in i
// (position), j (pair), d (width) and c (its own column: 2j, or 2j + 1). They are compared with the table, sin and cos
// of i / 10000^(2j / d), at many drawn points; a wrong one is compared with the wrong forms that learners and published
// code are known for, and the pair is put through what the right one has: a fixed turn per offset, and the unit circle.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "matrix.h"

namespace poslab {

struct EntriesOptions {
  std::optional<std::vector<std::string>> sine = {}, cosine = {};              // of p[i, 2j] and p[i, 2j + 1]
  std::optional<std::vector<std::string>> sineColumn = {}, cosineColumn = {};  // in j and d: where they stand
};

struct EntryPoint {
  double position = 0, pair = 0, width = 0;
  double given = 0;  // NaN or infinite: it has no value there
  double expected = 0;
};

struct EntryReport {
  bool holds = false;   // residual <= tolerance, and a value at every point
  double residual = 0;  // over the points where it has a value
  Index differing = 0;  // points where it differs or has no value
  Index undefined = 0;  // points where it has none
  EntryPoint worst;     // the first point without a value, if there is one; else that of the residual
  std::string form;     // the known wrong form that it equals everywhere; empty: none
};

// The pair as given (a missing one is the right one) in a table of 60 rows and 32 columns.
struct EntriesTheory {
  bool turns = false;       // every pair turns as that of the sinusoidal table does
  double turnResidual = 0;  // largest |R(offset) (p_i)_j - (p_{i + offset})_j|, offsets 1 to 16
  Index turnPair = 0, turnPosition = 0, turnOffset = 0;  // where
  bool onCircle = false;                                 // sine^2 + cosine^2 = 1
  double circleResidual = 0;                             // largest |sine^2 + cosine^2 - 1|
  Index circlePair = 0, circlePosition = 0;
};

struct ColumnsReport {
  bool holds = false;
  std::vector<Vector> given, expected;  // {sine, cosine} at (d, j) = (8, 0), (8, 1), (8, 3)
  std::string form;
};

struct EntriesReport {
  Index probes = 0;
  double tolerance = 0;
  std::optional<EntryReport> sine, cosine;
  std::optional<EntriesTheory> theory;  // none: the pair has no value somewhere in that table, or no entry is given
  std::optional<ColumnsReport> columns;
};

// Throws EngineError: "missing", one column without the other; and as compiled() does.
EntriesReport checkEntries(const EntriesOptions& options);

}  // namespace poslab
