#include "dropout.h"

#include <algorithm>

#include "../error.h"
#include "random.h"

namespace poslab {

void requireDropout(const DropoutOptions& options, int64_t entries, const DropoutNames& names) {
  requireRange(names.rate, options.rate, 0, 1);
  requireSeed(names.seed, options.seed);
  if (!options.keep) return;
  const std::vector<uint8_t>& keep = *options.keep;
  requireLength(names.keep, keep.size(), entries);
  const auto bad = std::find_if(keep.begin(), keep.end(), [](uint8_t entry) { return entry > 1; });
  if (bad != keep.end()) {
    refuse("out-of-range", names.keep, "entries 0 or 1", joined({*bad, " at index ", bad - keep.begin()}));
  }
  // 1/(1 - rate) has no value here.
  if (options.mode == Mode::kTrain && options.rate == 1 && std::count(keep.begin(), keep.end(), 1) > 0) {
    refuse("out-of-range", names.keep, joined({"all 0 when ", names.rate, " is 1"}), "an entry 1");
  }
}

std::vector<uint8_t> droppedEntries(const DropoutOptions& options, Index entries, uint64_t seed, int64_t first) {
  std::vector<uint8_t> dropped(entries, 0);
  if (options.mode == Mode::kEval) return dropped;
  Random random(seed, static_cast<uint64_t>(first));
  for (Index i = 0; i < entries; ++i) {
    dropped[i] = options.keep ? (*options.keep)[static_cast<size_t>(first + i)] == 0 : random.uniform() < options.rate;
  }
  return dropped;
}

template <typename Scalar>
void applyDropout(MatrixOf<Scalar>& matrix, const uint8_t* dropped, const DropoutOptions& options) {
  if (options.mode == Mode::kEval) return;
  const Scalar factor = Scalar(1) / Scalar(1 - options.rate);
  for (Index i = 0; i < matrix.size(); ++i) {
    matrix.data()[i] = dropped[i] ? Scalar(0) : matrix.data()[i] * factor;
  }
}

template void applyDropout<float>(MatrixOf<float>&, const uint8_t*, const DropoutOptions&);
template void applyDropout<double>(MatrixOf<double>&, const uint8_t*, const DropoutOptions&);

DropoutResult dropout(const Matrix& tokens, const DropoutOptions& options) {
  requireNonEmpty("tokens", tokens);
  requireFinite("tokens", tokens);
  requireMemory("tokens", static_cast<double>(tokens.size()));
  requireDropout(options, tokens.size(), {});
  DropoutResult result{tokens, droppedEntries(options, tokens.size(), requireSeed("seed", options.seed))};
  applyDropout(result.output, result.dropped.data(), options);
  requireFiniteResult("dropout", result.output);
  return result;
}

}  // namespace poslab
