#include "attention_options.h"

#include "choices.h"

namespace poslab::bindings {
namespace {

void readRotary(Options& in, RotaryOptions& out) {
  in.read("base", out.base);
  in.read("layout", out.layout, kLayouts);
}

void readAlibi(Options& in, AlibiOptions& out) {
  in.read("slopes", out.slopes);
  in.read("form", out.form, kAlibiForms);
}

void readT5(Options& in, T5Options& out) {
  in.require("bias", out.bias);
  in.read("bucketCount", out.bucketCount);
  in.read("maxDistance", out.maxDistance);
  in.require("bidirectional", out.bidirectional);
}

void readShaw(Options& in, ShawOptions& out) {
  in.require("clip", out.clip);
  in.require("keyVectors", out.keyVectors);
  in.read("valueVectors", out.valueVectors);
}

void readWeightDropout(Options& in, DropoutOptions& out) {
  in.require("rate", out.rate);
  in.require("mode", out.mode, kModes);
  in.require("seed", out.seed);
  in.read("keep", out.keep);
}

void readScheme(Options& in, AttentionOptions& out) {
  in.read("scheme", out.scheme, kSchemes);
  in.read("queryPositions", out.queryPositions);
  in.read("keyPositions", out.keyPositions);
  in.read("table", out.table);
  in.read("rotary", out.rotary, readRotary);
  in.read("alibi", out.alibi, readAlibi);
  in.read("t5", out.t5, readT5);
  in.read("shaw", out.shaw, readShaw);
}

void readMasks(Options& in, AttentionOptions& out) {
  in.read("causal", out.masks.causal);
  in.read("mask", out.masks.mask);
  in.read("headMasks", out.headMasks);
  in.read("validLens", out.masks.validLens);
  in.read("maskedScore", out.maskedScore);
  in.read("emptyRow", out.emptyRow, kEmptyRows);
}

}  // namespace

void readAttentionOptions(Options& in, AttentionOptions& out) {
  in.require("tokens", out.tokens);
  in.require("Wq", out.Wq);
  in.require("Wk", out.Wk);
  in.require("Wv", out.Wv);
  in.read("Wo", out.Wo);
  in.read("bq", out.bq);
  in.read("bk", out.bk);
  in.read("bv", out.bv);
  in.read("bo", out.bo);
  in.read("headCount", out.headCount);
  in.read("scale", out.scale, kScales);
  readScheme(in, out);
  readMasks(in, out);
  in.read("weightDropout", out.weightDropout, readWeightDropout);
  in.read("returnWeights", out.returnWeights);
  in.read("summation", out.summation, kSummations);
  in.read("precision", out.precision, kPrecisions);
}

}  // namespace poslab::bindings
