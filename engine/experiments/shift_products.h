// Products of table rows: p_a . p_b = sum_j cos((a - b) w_j) depends on the offset alone (every diagonal is one
// number), is even in it and does not fall steadily. Attention does not use them raw: it multiplies learned projections
// of the rows, (p_a Wq) . (p_b Wk), and then a diagonal is no longer one number (D2L, self-attention chapter;
// UDL 12.3.1).
#pragma once

#include "../attention/attention.h"
#include "verdict.h"

namespace poslab {

struct Products {
  Matrix matrix;             // [rows x rows], row a against row b
  Vector low, high;          // smallest and largest product on each diagonal, offset b - a = -(rows - 1)..rows - 1
  Verdict diagonal;          // low against high: residual = how much one offset's products differ
  Index diagonalOffset = 0;  // that offset
  Verdict even;              // the matrix against its transpose: offset k against -k
};

struct TableProducts {
  Index rows = 0;  // 0..rows - 1 of the table are multiplied
  Products raw;
  Products projected;   // through head 0's Wq and Wk, before the softmax, not divided by sqrt(headWidth)
  Vector curve;         // row 0 times row k, k = 0..length - 1
  Index firstRise = 0;  // smallest k with curve[k] > curve[k - 1] by more than rounding; 0 when the curve never rises
};

// layer: its Wq, Wk and headCount. table [maxLen x width]. Throws EngineError.
TableProducts multiplyRows(const Matrix& table, const AttentionOptions& layer);

}  // namespace poslab
