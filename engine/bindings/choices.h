// The names that options take in JavaScript, beside the C++ values they stand for.
#pragma once

#include "../attention/encoder.h"
#include "../encoding/positional_encoding.h"
#include "options.h"

namespace poslab::bindings {

// The other way, for results; null for a value that the list does not name.
template <typename Value, size_t count>
val nameOf(Value value, const Choice<Value> (&choices)[count]) {
  for (const auto& choice : choices) {
    if (choice.value == value) return val(choice.name);
  }
  return val::null();
}

constexpr Choice<Precision> kPrecisions[] = {{"float64", Precision::kFloat64}, {"float32", Precision::kFloat32}};
constexpr Choice<Layout> kLayouts[] = {{"interleaved", Layout::kInterleaved}, {"halves", Layout::kHalves}};
constexpr Choice<Mode> kModes[] = {{"train", Mode::kTrain}, {"eval", Mode::kEval}};
constexpr Choice<OverflowPolicy> kOverflowPolicies[] = {
    {"error", OverflowPolicy::kError},       {"rebuild", OverflowPolicy::kRebuild},
    {"truncate", OverflowPolicy::kTruncate}, {"clamp", OverflowPolicy::kClamp},
    {"wrap", OverflowPolicy::kWrap},         {"interpolate", OverflowPolicy::kInterpolate}};
constexpr Choice<Scheme> kSchemes[] = {{"none", Scheme::kNone},       {"sinusoidal", Scheme::kSinusoidal},
                                       {"learned", Scheme::kLearned}, {"shaw", Scheme::kShaw},
                                       {"t5", Scheme::kT5},           {"alibi", Scheme::kAlibi},
                                       {"rotary", Scheme::kRotary}};
constexpr Choice<Scale> kScales[] = {{"headWidth", Scale::kHeadWidth}, {"none", Scale::kNone}};
constexpr Choice<AlibiForm> kAlibiForms[] = {{"distance", AlibiForm::kDistance}, {"keyOnly", AlibiForm::kKeyOnly}};
constexpr Choice<EmptyRow> kEmptyRows[] = {
    {"uniform", EmptyRow::kUniform}, {"zero", EmptyRow::kZero}, {"nan", EmptyRow::kNan}};
constexpr Choice<Summation> kSummations[] = {{"fast", Summation::kFast}, {"exact", Summation::kExact}};
constexpr Choice<SoftmaxAxis> kAxes[] = {{"key", SoftmaxAxis::kKey}, {"query", SoftmaxAxis::kQuery}};
constexpr Choice<Placement> kPlacements[] = {
    {"input", Placement::kInput}, {"everyLayer", Placement::kEveryLayer}, {"queryKey", Placement::kQueryKey}};
constexpr Choice<Norm> kNorms[] = {{"none", Norm::kNone}, {"pre", Norm::kPre}, {"post", Norm::kPost}};
constexpr Choice<Operand> kOperands[] = {
    {"query", Operand::kQuery}, {"key", Operand::kKey}, {"value", Operand::kValue}};

}  // namespace poslab::bindings
