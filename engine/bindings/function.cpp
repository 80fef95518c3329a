#include "function.h"

#include <emscripten/emscripten.h>

#include <new>

using emscripten::EM_VAL;

// clang-format off
EM_JS(EM_VAL, poslabRangeError, (const char* message, const char* code, const char* argument, const char* allowed, const char* given), {
  return Emval.toHandle(Object.assign(new RangeError(UTF8ToString(message)), {
    'code': UTF8ToString(code), 'argument': UTF8ToString(argument),
    'allowed': UTF8ToString(allowed), 'given': UTF8ToString(given)
  }));
});
// clang-format on

namespace poslab::bindings {
namespace {

val rangeError(const EngineError& error) {
  return val::take_ownership(poslabRangeError(error.what(), error.code.c_str(), error.argument.c_str(),
                                              error.allowed.c_str(), error.given.c_str()));
}

}  // namespace

val guarded(const val& argument, val (*body)(const val&)) {
  try {
    return body(argument);
  } catch (const EngineError& error) {
    return rangeError(error);
  } catch (const std::bad_alloc&) {
    return rangeError(EngineError("out-of-memory", "memory", "what this browser or machine can still give", "more"));
  } catch (const std::exception& error) {
    return rangeError(EngineError("internal", "engine", "no failure", error.what()));
  }
}

}  // namespace poslab::bindings
