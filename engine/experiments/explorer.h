// The encoding explorer: a sinusoidal table to read (D2L, self-attention and positional encoding: its heat map of 60
// rows and 32 columns, its plot of columns 6 to 9, its binary counter; UDL Figure 12.5, the same for 128 columns and 80
// rows, transposed). Column c of pair j is sin or cos of position * base^-exponent, exponent = 2j / width. The other
// exponents are mistakes found in code, each with the table it gives; their properties are measured against the right
// frequencies.
#pragma once

#include <optional>

#include "own_table.h"
#include "table_properties.h"
#include "verdict.h"

namespace poslab {

enum class Exponent {
  kPair,    // 2j / width
  kColumn,  // c / width: sine and cosine of a pair turn at different frequencies
  kWhole,   // 2j / width in whole numbers: 0 for every pair
  kHalf,    // j / width: the factor 2 is missing
  kDouble,  // 2c / width: the column's number taken for the pair's
  kClosed   // j / (pairs - 1): the last frequency is 1 / base itself
};

struct ExplorerSettings {
  double rows = 60, width = 32;  // 1..256, 1..512
  double base = 10000;
  Layout layout = Layout::kInterleaved;
  Exponent exponent = Exponent::kPair;
  Precision precision = Precision::kFloat64;
  std::optional<double> position = {};     // the row that is read, 0..rows - 1; default 10 or the last row
  std::optional<double> firstColumn = {};  // of the up to four columns that are plotted; default 6 or the last four
  OwnTableOptions own = {};                // a table beside it
};

// What each column is, in the order of the table.
struct ExplorerColumns {
  std::vector<int32_t> pairs;      // j
  std::vector<uint8_t> cosines;    // 1 = cosine
  Vector exponents;                // of the base
  Vector frequencies;              // base^-exponent, as the precision has it
  std::vector<int32_t> signFlips;  // how often the sign changes down the rows; zeros do not count
};

// The frequencies in order: one per pair, one per column where these differ (kColumn, kDouble).
struct FrequencyLadder {
  Vector frequencies, positionsPerTurn;
  double ratio = 1;           // of the second to the first; 1 for a single one
  double ratioResidual = 0;   // largest |w_(j + 1) / w_j / ratio - 1|
  double ratioTolerance = 0;  // what rounding explains of it
  bool ratioHolds = true;
  Index different = 0;  // how many different frequencies
};

struct BinaryCounter {
  Index bits = 0;                 // enough for the last row, at least 1
  std::vector<int32_t> worth;     // 1, 2, 4 and so on [bits]
  std::vector<uint8_t> values;    // [rows * bits], lowest bit first
  std::vector<int32_t> bitFlips;  // how often each bit flips down the rows
};

// The next row, or at the end of the table the one before.
struct NeighbourRow {
  Index row = -1;      // -1: the table has one row
  Vector differences;  // |entry - that of the chosen row| [width]
  Index col = -1;      // where they differ most
};

struct ExplorerReport {
  Matrix table;   // [rows x width]
  Matrix angles;  // position * frequency of each entry [rows x width]
  ExplorerColumns columns;
  FrequencyLadder ladder;
  BinaryCounter counter;
  std::vector<int32_t> plotted;  // columns
  Vector dots;                   // the chosen row times each row [rows]
  Index firstRise = -1;          // nearest row whose product is above that of the row one step nearer; -1: none
  NeighbourRow neighbour;
  Verdict precision;    // the table in float32 against float64
  Verdict layoutTable;  // in the other layout against this one
  Verdict layoutDots;   // dot products of all rows in the other layout against this one
  TableProperties properties;
  std::optional<OwnTable> own;
};

ExplorerReport explorer(const ExplorerSettings& settings);  // Throws EngineError naming the setting.

}  // namespace poslab
