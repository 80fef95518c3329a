// From a pure C++ function to a JavaScript one: read the options object, run, write the result. An error is not thrown
// through wasm frames but returned as a ready RangeError, which the adapter (web/src/engine/adapter.ts) throws.
//
// How an experiment adds its binding (engine/bindings/shift_binding.cpp):
//
//   #include "../experiments/shift.h"
//   #include "choices.h"
//   #include "function.h"
//   namespace poslab::bindings {
//   namespace {
//   ShiftSettings readShift(Options& in) {
//     ShiftSettings settings;                            // defaults live in the struct, nowhere else
//     in.require("width", settings.width);
//     in.read("scheme", settings.scheme, kSchemes);
//     return settings;                                   // any other key throws "unknown-option"
//   }
//   val runShift(const ShiftSettings& settings) {
//     const ShiftReport report = shift(settings);
//     val out = val::object();
//     put(out, "verdict", report.verdict);
//     put(out, "before", report.before);
//     return out;
//   }
//   EMSCRIPTEN_BINDINGS(shift) { define<readShift, runShift>("shift"); }
//   }  // namespace
//   }  // namespace poslab::bindings
//
// Then: the types in web/src/engine/shift.ts, the name in functionNames (web/src/engine/index.ts).
#pragma once

#include <emscripten/bind.h>

#include "options.h"
#include "values.h"

namespace poslab::bindings {

// body(argument), or the RangeError {code, argument, allowed, given} for what it throws.
val guarded(const val& argument, val (*body)(const val&));

template <auto read, auto run>
val readAndRun(val object) {
  return guarded(object, [](const val& argument) {
    Options in(argument);
    const auto options = read(in);
    in.done();
    return run(options);
  });
}

template <auto read, auto run>
void define(const char* name) {
  emscripten::function(name, &readAndRun<read, run>);
}

}  // namespace poslab::bindings
