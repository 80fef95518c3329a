// Strict reading of the options object that JavaScript passes. Embind alone turns '3', true, NaN and 4.7 into integers
// in silence; here every option has one type, anything else throws EngineError: "missing", "wrong-type",
// "unknown-value", "unknown-option", "wrong-shape", "not-finite". Ranges are the engine's own business.
//
//   Options in(object);
//   in.require("rows", options.rows);                 // must be given
//   in.read("base", options.base);                    // absent or undefined: `base` keeps the struct's default
//   in.read("layout", options.layout, kLayouts);      // one of a list of names
//   in.read("rotary", options.rotary, readRotary);    // an options object inside; names become "rotary.base"
//   in.done();                                        // whatever else the object holds is an "unknown-option"
//
// Types: double <- number; bool <- boolean; std::string <- string; Matrix <- {rows, cols, data: Float64Array |
// Float32Array} with finite entries; Vector <- Float64Array | Float32Array, finite; Indices <- the same or Int32Array;
// vector<int32_t> <- Int32Array; vector<uint8_t> <- Uint8Array; vector<string> <- array of strings; optional<T> <- as
// T. Every option is read once.
#pragma once

#include <emscripten/val.h>

#include <optional>
#include <string>
#include <vector>

#include "../error.h"

namespace poslab::bindings {

using emscripten::val;

// An order, as a list of numbers or of ids: what a report gives can be asked for again.
struct Indices {
  Vector values;
};

template <typename Value>
struct Choice {
  const char* name;
  Value value;
};

// One value, checked and copied; `name` is how an error calls it.
void convert(const std::string& name, const val& value, double& out);
void convert(const std::string& name, const val& value, bool& out);
void convert(const std::string& name, const val& value, std::string& out);
void convert(const std::string& name, const val& value, Matrix& out);
void convert(const std::string& name, const val& value, Vector& out);
void convert(const std::string& name, const val& value, Indices& out);
void convert(const std::string& name, const val& value, std::vector<int32_t>& out);
void convert(const std::string& name, const val& value, std::vector<uint8_t>& out);
void convert(const std::string& name, const val& value, std::vector<std::string>& out);
template <typename Type>
void convert(const std::string& name, const val& value, std::optional<Type>& out) {
  convert(name, value, out.emplace());
}

// The place of a string in `names`; throws "unknown-value" with all of them when it is none.
size_t indexOf(const std::string& name, const val& value, const std::vector<const char*>& names);

template <typename Value, size_t count>
Value choose(const std::string& name, const val& value, const Choice<Value> (&choices)[count]) {
  std::vector<const char*> names;
  for (const auto& choice : choices) names.push_back(choice.name);
  return choices[indexOf(name, value, names)].value;
}

class Options {
 public:
  explicit Options(const val& object, const std::string& path = "options");

  template <typename Type>
  void require(const char* key, Type& out) {
    convert(name(key), get(key), out);
  }
  template <typename Type>
  void read(const char* key, Type& out) {
    const val value = get(key);
    if (!value.isUndefined()) convert(name(key), value, out);
  }

  template <typename Value, size_t count>
  void require(const char* key, Value& out, const Choice<Value> (&choices)[count]) {
    out = choose(name(key), get(key), choices);
  }
  template <typename Value, size_t count>
  void read(const char* key, Value& out, const Choice<Value> (&choices)[count]) {
    const val value = get(key);
    if (!value.isUndefined()) out = choose(name(key), value, choices);
  }
  template <typename Value, size_t count>
  void read(const char* key, std::optional<Value>& out, const Choice<Value> (&choices)[count]) {
    const val value = get(key);
    if (!value.isUndefined()) out = choose(name(key), value, choices);
  }
  // A list of names, for options such as positionOperands: ['query', 'key'].
  template <typename Value, size_t count>
  void read(const char* key, std::optional<std::vector<Value>>& out, const Choice<Value> (&choices)[count]) {
    std::optional<std::vector<std::string>> texts;
    read(key, texts);
    if (!texts) return;
    out.emplace();
    for (const auto& text : *texts) out->push_back(choose(name(key), val(text), choices));
  }

  template <typename Type>
  void read(const char* key, Type& out, void (*reader)(Options&, Type&)) {
    const val value = get(key);
    if (!value.isUndefined()) readInner(key, value, out, reader);
  }
  template <typename Type>
  void read(const char* key, std::optional<Type>& out, void (*reader)(Options&, Type&)) {
    const val value = get(key);
    if (!value.isUndefined()) readInner(key, value, out.emplace(), reader);
  }

  void done() const;

 private:
  val get(const char* key);
  template <typename Type>
  void readInner(const char* key, const val& value, Type& out, void (*reader)(Options&, Type&)) {
    Options inner(value, name(key));
    reader(inner, out);
    inner.done();
  }
  std::string name(const char* key) const;

  val object_;
  std::string path_;                // "" at the top, else the option that holds this object
  std::vector<const char*> known_;  // keys asked for so far
};

}  // namespace poslab::bindings
