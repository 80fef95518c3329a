// Results for JavaScript: plain objects with copied typed arrays. Nothing here points into wasm memory, so nothing can
// go stale when it grows. A report is built field by field:  val out = val::object(); out.set("residual",
// toJs(report.residual));
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
inline val toJs(double number) { return val(number); }
inline val toJs(bool flag) { return val(flag); }
inline val toJs(Index count) { return val(static_cast<double>(count)); }

}  // namespace poslab::bindings
