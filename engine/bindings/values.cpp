#include "values.h"

namespace poslab::bindings {
namespace {

template <typename Number>
val copyOf(const Number* from, size_t length) {
  return val(emscripten::typed_memory_view(length, from)).template call<val>("slice");
}

val matrixOf(Index rows, Index cols, const val& data) {
  val out = val::object();
  put(out, "rows", rows);
  put(out, "cols", cols);
  put(out, "data", data);
  return out;
}

template <typename Item>
val listOf(const std::vector<Item>& items, Precision precision) {
  val out = val::array();
  for (const Item& item : items) out.call<void>("push", toJs(item, precision));
  return out;
}

}  // namespace

val toJs(const Matrix& matrix, Precision precision) {
  const auto length = static_cast<size_t>(matrix.size());
  if (precision == Precision::kFloat64) return matrixOf(matrix.rows(), matrix.cols(), copyOf(matrix.data(), length));
  const MatrixOf<float> narrow = rounded<float>(matrix);
  return matrixOf(matrix.rows(), matrix.cols(), copyOf(narrow.data(), length));
}

val toJs(const std::vector<Matrix>& matrices, Precision precision) { return listOf(matrices, precision); }

val toJs(const std::vector<std::vector<Matrix>>& layers, Precision precision) { return listOf(layers, precision); }

val toJs(const Vector& numbers) { return copyOf(numbers.data(), numbers.size()); }

val toJs(const std::vector<int32_t>& integers) { return copyOf(integers.data(), integers.size()); }

val toJs(const std::vector<uint8_t>& bytes) { return copyOf(bytes.data(), bytes.size()); }

val toJs(const std::vector<std::string>& texts) { return val::array(texts); }

val toJs(double number) { return val(number); }

val toJs(bool flag) { return val(flag); }

val toJs(Index count) { return val(static_cast<double>(count)); }

val toJs(const char* text) { return val(text); }

val toJs(const std::string& text) { return val(text); }

void put(val& out, const char* name, const val& value) { out.set(name, value); }

val toJs(const Verdict& verdict) {
  val out = val::object();
  put(out, "holds", verdict.holds);
  put(out, "identical", verdict.identical);
  put(out, "residual", verdict.residual);
  put(out, "tolerance", verdict.tolerance);
  put(out, "row", verdict.row);
  put(out, "col", verdict.col);
  put(out, "differing", verdict.differing);
  put(out, "entries", verdict.entries);
  return out;
}

}  // namespace poslab::bindings
