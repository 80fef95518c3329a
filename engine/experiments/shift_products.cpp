#include "shift_products.h"

#include <algorithm>
#include <limits>

namespace poslab {

namespace {

constexpr Index kRows = 24;         // the matrix stays readable
constexpr Index kCurveLength = 65;  // offsets 0..64, the reach of the slider

Products describe(Matrix matrix, double tolerance) {
  Products products;
  const Index rows = matrix.rows();
  products.low.assign(2 * rows - 1, std::numeric_limits<double>::infinity());
  products.high.assign(2 * rows - 1, -std::numeric_limits<double>::infinity());
  for (Index a = 0; a < rows; ++a) {
    for (Index b = 0; b < rows; ++b) {
      double& low = products.low[b - a + rows - 1];
      double& high = products.high[b - a + rows - 1];
      low = std::min(low, matrix(a, b));
      high = std::max(high, matrix(a, b));
    }
  }
  products.diagonal = compare(rowMatrix(products.low), rowMatrix(products.high), tolerance);
  products.diagonalOffset = products.diagonal.col - (rows - 1);
  products.even = compare(matrix, transposed(matrix), tolerance);
  products.matrix = std::move(matrix);
  return products;
}

Matrix projectedProducts(const Matrix& rows, const AttentionOptions& layer) {
  AttentionOptions options;
  options.tokens = rows;
  options.Wq = layer.Wq;
  options.Wk = layer.Wk;
  options.Wv = layer.Wv;
  options.headCount = layer.headCount;
  options.scale = Scale::kNone;  // so that Wq = Wk = I gives the raw products
  return attention(options).scores.front();
}

}  // namespace

TableProducts multiplyRows(const Matrix& table, const AttentionOptions& layer) {
  TableProducts result;
  result.rows = std::min(kRows, table.rows());
  const Matrix rows = rowsOf(table, 0, result.rows);
  // Sums of width products of size up to 1.
  const double tolerance =
      roundingTolerance(Precision::kFloat64) * std::max(1.0, static_cast<double>(table.cols()) / 64);
  result.raw = describe(product(rows, transposed(rows)), tolerance);
  result.projected = describe(projectedProducts(rows, layer), tolerance);
  const Index length = std::min(kCurveLength, table.rows());
  const Matrix products = product(rowsOf(table, 0, length), transposed(rowsOf(table, 0, 1)));
  result.curve.assign(products.data(), products.data() + length);
  for (Index k = length - 1; k > 0; --k) {
    if (result.curve[k] > result.curve[k - 1] + tolerance) result.firstRise = k;
  }
  return result;
}

}  // namespace poslab
