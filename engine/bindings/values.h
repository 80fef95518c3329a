// Results for JavaScript: plain objects with copied typed arrays. Nothing here points into wasm memory, so nothing can
// go stale when it grows. A report is built field by field:  val out = val::object(); put(out, "residual",
// report.residual);
#pragma once

#include <emscripten/val.h>

#include "../experiments/verdict.h"

namespace poslab::bindings {

using emscripten::val;

// {rows, cols, data}; data is a Float32Array when the numbers were computed in float32.
val toJs(const Matrix& matrix, Precision precision = Precision::kFloat64);
val toJs(const std::vector<Matrix>& matrices, Precision precision = Precision::kFloat64);
val toJs(const std::vector<std::vector<Matrix>>& layers, Precision precision = Precision::kFloat64);
val toJs(const Vector& numbers);                  // Float64Array
val toJs(const std::vector<int32_t>& integers);   // Int32Array
val toJs(const std::vector<uint8_t>& bytes);      // Uint8Array
val toJs(const std::vector<std::string>& texts);  // array of strings
val toJs(const Verdict& verdict);                 // the same fields
val toJs(double number);
val toJs(bool flag);
val toJs(Index count);
val toJs(const char* text);
val toJs(const std::string& text);

// out[name] = value. Not val::set, which is compiled again for every length of name; not inlined, since reports have
// more than a hundred fields.
void put(val& out, const char* name, const val& value);
template <typename Value>
[[gnu::noinline]] void put(val& out, const char* name, const Value& value) {
  put(out, name, toJs(value));
}

// An array of what `write` makes of each item.
template <typename Item>
val listOf(const std::vector<Item>& items, val (*write)(const Item&)) {
  val list = val::array();
  for (const Item& item : items) list.call<void>("push", write(item));
  return list;
}

}  // namespace poslab::bindings
