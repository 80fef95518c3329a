#include "options.h"

#include <emscripten/emscripten.h>

#include <algorithm>

using emscripten::EM_VAL;

// What a JavaScript value is, seen from JavaScript. Typed arrays are recognised by the getter all of them share, which
// also works for arrays from another frame and cannot be fooled by a look-alike. Names are quoted so that a minifier
// keeps them. Nothing here may throw: an exception of JavaScript would cross our frames and keep their memory.
// clang-format off
EM_JS(int, poslabKind, (EM_VAL handle), {
  const value = Emval.toValue(handle);
  try { Array.isArray(value); } catch (revokedProxy) { return -1; }
  const typedArray = Object.getPrototypeOf(Uint8Array.prototype);
  const tag = Object.getOwnPropertyDescriptor(typedArray, Symbol.toStringTag)['get'].call(value);
  let kind = tag || typeof value;
  if (value === null) kind = 'null';
  if (Array.isArray(value)) kind = 'array';
  if (kind === 'string' && value.length <= 33554432) {  // longer ones are refused as such
    try { encodeURIComponent(value); } catch (loneSurrogate) { kind = 'broken string'; }
  }
  return ['number', 'boolean', 'string', 'object', 'array', 'broken string',
          'Float64Array', 'Float32Array', 'Int32Array', 'Uint8Array'].indexOf(kind);
});

// 0 when a getter of the object throws.
EM_JS(EM_VAL, poslabGet, (EM_VAL object, const char* key), {
  try { return Emval.toHandle(Emval.toValue(object)[UTF8ToString(key)]); } catch (thrown) { return 0; }
});

// The true length of a list or text, whatever a subclass says of itself; -1 when a proxy of an array throws.
EM_JS(double, poslabLength, (EM_VAL handle), {
  const array = Emval.toValue(handle);
  const typedArray = Object.getPrototypeOf(Uint8Array.prototype);
  const ofTyped = Object.getOwnPropertyDescriptor(typedArray, 'length')['get'];
  try { return typeof array === 'string' || Array.isArray(array) ? array.length : ofTyped.call(array); } catch (thrown) { return -1; }
});

// The first key with a value that is not among the comma-separated known ones; undefined when there is none, null when the
// object's keys or an unknown value cannot be read. What an old library of the page gave to every object was meant for nobody.
EM_JS(EM_VAL, poslabUnknownKey, (EM_VAL handle, const char* known), {
  const names = UTF8ToString(known).split(', ');
  const object = Emval.toValue(handle);
  try {
    for (const key in object) {
      if (names.includes(key) || object[key] === undefined) continue;
      if (key in Object.prototype && !Object.getOwnPropertyDescriptor(object, key)) continue;
      return Emval.toHandle(key.length > 40 ? key.slice(0, 40) + '...' : key || '""');
    }
  } catch (thrown) { return Emval.toHandle(null); }
  return Emval.toHandle(undefined);
});

EM_JS(EM_VAL, poslabDescribe, (EM_VAL handle), {
  const value = Emval.toValue(handle);
  const describe = () => {
    if (typeof value === 'string') return JSON.stringify(value.length > 40 ? value.slice(0, 40) + '...' : value);
    if (typeof value === 'function') return 'a function';
    if (typeof value !== 'object' || value === null) return String(value);
    if (Array.isArray(value)) return 'an array of ' + value.length;
    return ArrayBuffer.isView(value) && 'length' in value ? value.constructor.name + ' of ' + value.length : 'an object';
  };
  try { return Emval.toHandle(describe()); } catch (thrown) { return Emval.toHandle('an object that cannot be read'); }
});
// clang-format on

namespace poslab::bindings {
namespace {

// In the order of poslabKind's list.
enum Kind {
  kOther = -1,
  kNumber,
  kBoolean,
  kString,
  kObject,
  kArray,
  kBrokenString,
  kFloat64Array,
  kFloat32Array,
  kInt32Array,
  kUint8Array
};

Kind kindOf(const val& value) { return static_cast<Kind>(poslabKind(value.as_handle())); }

std::string describe(const val& value) {
  return val::take_ownership(poslabDescribe(value.as_handle())).as<std::string>();
}

[[noreturn]] void reject(const std::string& name, const std::string& allowed, const val& value) {
  if (value.isUndefined()) throw EngineError("missing", name, allowed, "nothing");
  throw EngineError("wrong-type", name, allowed, describe(value));
}

double lengthOf(const std::string& name, const val& array) {
  const double length = poslabLength(array.as_handle());
  if (!(length >= 0)) throw EngineError("wrong-type", name, "a readable list", "a getter that throws");
  return length;
}

val getProperty(const val& object, const std::string& name, const char* key) {
  const EM_VAL handle = poslabGet(object.as_handle(), key);
  if (!handle) throw EngineError("wrong-type", name, "a readable property", "a getter that throws");
  return val::take_ownership(handle);
}

// One bulk copy into memory that is already as long as the array. An array whose buffer was transferred away has length
// 0 and would throw in `set`.
template <typename Number>
void copyInto(const val& array, Number* to, size_t length) {
  if (length == 0) return;
  val(emscripten::typed_memory_view(length, to)).call<void>("set", array);
}

template <typename Number>
void convertArray(const std::string& name, const val& value, Kind kind, const char* allowed, std::vector<Number>& out) {
  if (kindOf(value) != kind) reject(name, allowed, value);
  const double length = lengthOf(name, value);
  requireMemory(name.c_str(), length);
  out.resize(static_cast<size_t>(length));
  copyInto(value, out.data(), out.size());
}

}  // namespace

void convert(const std::string& name, const val& value, double& out) {
  if (kindOf(value) != kNumber) reject(name, "a number", value);
  out = value.as<double>();
}

void convert(const std::string& name, const val& value, bool& out) {
  if (kindOf(value) != kBoolean) reject(name, "true or false", value);
  out = value.isTrue();
}

void convert(const std::string& name, const val& value, std::string& out) {
  // A lone half of a surrogate pair has no UTF-8: two different texts would become one.
  if (kindOf(value) == kBrokenString) reject(name, "a string without lone surrogates", value);
  if (kindOf(value) != kString) reject(name, "a string", value);
  const double length = lengthOf(name, value);
  if (length > kMaxEntries) {
    throw EngineError("too-large", name, joined({"a string of at most ", kMaxEntries, " characters"}),
                      joined({length, " characters"}));
  }
  out = value.as<std::string>();
}

void convert(const std::string& name, const val& value, Matrix& out) {
  const char* allowed = "a matrix {rows, cols, data}";
  if (kindOf(value) != kObject) reject(name, allowed, value);
  double rows = 0, cols = 0;
  convert(name + ".rows", getProperty(value, name + ".rows", "rows"), rows);
  convert(name + ".cols", getProperty(value, name + ".cols", "cols"), cols);
  requireInteger((name + ".rows").c_str(), rows, 1, kMaxEntries);
  requireInteger((name + ".cols").c_str(), cols, 1, kMaxEntries);
  const std::string dataName = name + ".data";
  const val data = getProperty(value, dataName, "data");
  const Kind kind = kindOf(data);
  if (kind != kFloat64Array && kind != kFloat32Array) reject(dataName, "a Float64Array or Float32Array", data);
  const double length = lengthOf(dataName, data);
  if (length != rows * cols) {
    throw EngineError("wrong-shape", dataName, "rows * cols = " + formatNumber(rows * cols) + " entries",
                      formatNumber(length) + " entries");
  }
  requireMemory(name.c_str(), length);
  out.resize(static_cast<Index>(rows), static_cast<Index>(cols));
  copyInto(data, out.data(), static_cast<size_t>(length));
  requireFinite(name.c_str(), out);
}

void convert(const std::string& name, const val& value, Vector& out) {
  const Kind kind = kindOf(value) == kFloat32Array ? kFloat32Array : kFloat64Array;
  convertArray(name, value, kind, "a Float64Array or Float32Array", out);
  requireFinite(name.c_str(), out);
}

void convert(const std::string& name, const val& value, Indices& out) {
  const Kind kind = kindOf(value);
  const bool floats = kind == kFloat64Array || kind == kFloat32Array;
  convertArray(name, value, floats ? kind : kInt32Array, "an Int32Array, Float64Array or Float32Array", out.values);
  requireFinite(name.c_str(), out.values);
}

void convert(const std::string& name, const val& value, std::vector<int32_t>& out) {
  convertArray(name, value, kInt32Array, "an Int32Array", out);
}

void convert(const std::string& name, const val& value, std::vector<uint8_t>& out) {
  convertArray(name, value, kUint8Array, "a Uint8Array", out);
}

void convert(const std::string& name, const val& value, std::vector<std::string>& out) {
  if (kindOf(value) != kArray) reject(name, "an array of strings", value);
  const double length = lengthOf(name, value);
  requireMemory(name.c_str(), length);
  out.clear();
  // One by one: a list with holes is refused before there is room for all of it.
  for (size_t i = 0; i < static_cast<size_t>(length); ++i) {
    const std::string index = std::to_string(i);
    convert(name + "[" + index + "]", getProperty(value, name, index.c_str()), out.emplace_back());
  }
}

size_t indexOf(const std::string& name, const val& value, const std::vector<const char*>& names) {
  std::string text, allowed;
  convert(name, value, text);
  for (size_t i = 0; i < names.size(); ++i) {
    if (text == names[i]) return i;
    allowed += (i ? ", '" : "one of '") + std::string(names[i]) + "'";
  }
  throw EngineError("unknown-value", name, allowed, describe(value));
}

Options::Options(const val& object, const std::string& path) : object_(object), path_(path == "options" ? "" : path) {
  if (kindOf(object) != kObject) reject(path, "an options object", object);
}

val Options::get(const char* key) {
  if (std::find(known_.begin(), known_.end(), key) == known_.end()) known_.push_back(key);
  return getProperty(object_, name(key), key);
}

std::string Options::name(const char* key) const { return path_.empty() ? key : path_ + "." + key; }

void Options::done() const {
  std::string known;
  for (const char* key : known_) known += (known.empty() ? "" : ", ") + std::string(key);
  const val unknown = val::take_ownership(poslabUnknownKey(object_.as_handle(), known.c_str()));
  if (unknown.isUndefined()) return;
  if (unknown.isNull()) {
    throw EngineError("wrong-type", path_.empty() ? "options" : path_, "an object whose keys and values can be read",
                      "one that throws");
  }
  const std::string key = name(unknown.as<std::string>().c_str());
  throw EngineError("unknown-option", key, known, key, "there is no option " + key + "; the options are " + known);
}

}  // namespace poslab::bindings
