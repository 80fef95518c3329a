#include "toy_stack.h"

#include <algorithm>
#include <cmath>

#include "attention/softmax.h"
#include "dropout/random.h"
#include "encoding/rotary.h"

namespace poslab {

namespace {

constexpr Index kClip = 2;
constexpr uint64_t kWordSeed = 5;

struct Weights {
  Matrix query = drawn(1), key = drawn(2), value = drawn(3);

  static Matrix drawn(uint64_t seed) { return normalMatrix(kToyWidth, kToyWidth, 1 / std::sqrt(kToyWidth), seed); }
};

std::vector<int32_t> positionsFrom(Index first) {
  std::vector<int32_t> positions;
  for (Index i = 0; i < kToyTokens; ++i) positions.push_back(static_cast<int32_t>(first + i));
  return positions;
}

// One layer under one table.
class Layer {
 public:
  Layer(const EntryChoice& choice, const ToyTable& table, Index firstPosition)
      : choice_(choice), table_(table), positions_(positionsFrom(firstPosition)) {}

  // What a position does to the rows of these tokens: their sum before the first block, or queries, keys, values.
  Matrix turned(const Matrix& rows) const { return rotary(rows, positions_, {.base = table_.base}); }
  Matrix added(Matrix rows) const {
    addTo(rows, rowsInOrder(table_.rows, positions_));
    return rows;
  }

  ToyLayer operands(const Matrix& stream, bool enters) const {
    const Weights weights;
    return {pairs(operand(stream, weights.query, enters && choice_.intoQuery), false,
                  enters && choice_.intoQuery ? &table_.queryVectors : nullptr),
            pairs(operand(stream, weights.key, enters && choice_.intoKey), true,
                  enters && choice_.intoKey ? &table_.keyVectors : nullptr),
            pairs(operand(stream, weights.value, enters && choice_.intoValue), true,
                  enters && choice_.intoValue ? &table_.valueVectors : nullptr)};
  }

  Matrix attend(const ToyLayer& own, bool enters) const {
    Matrix scores = zeros<double>(kToyTokens, kToyTokens), output = zeros<double>(kToyTokens, kToyWidth);
    const bool numbered = enters && choice_.how == EntryHow::kScoreNumber;
    for (Index i = 0; i < kToyTokens; ++i) {
      for (Index j = 0; j < kToyTokens; ++j) {
        const Index pair = i * kToyTokens + j;
        for (Index c = 0; c < kToyWidth; ++c) scores(i, j) += own.query(pair, c) * own.key(pair, c);
        scores(i, j) = scores(i, j) / std::sqrt(kToyWidth) + (numbered ? number(i, j) : 0);
      }
    }
    const Matrix weights = maskedSoftmax(scores, {});
    for (Index i = 0; i < kToyTokens; ++i) {
      for (Index j = 0; j < kToyTokens; ++j) {
        for (Index c = 0; c < kToyWidth; ++c) output(i, c) += weights(i, j) * own.value(i * kToyTokens + j, c);
      }
    }
    return output;
  }

 private:
  // A row per token: added to what the map reads, turned after it.
  Matrix operand(const Matrix& stream, const Matrix& map, bool chosen) const {
    if (chosen && choice_.how == EntryHow::kAdd) return product(added(stream), map);
    const Matrix plain = product(stream, map);
    return chosen && choice_.how == EntryHow::kTurn ? turned(plain) : plain;
  }

  // From a row per token (of the key's token j, else the query's i) to a row per pair.
  Matrix pairs(const Matrix& rows, bool ofKeyToken, const Matrix* vectors) const {
    Matrix all(kToyTokens * kToyTokens, kToyWidth);
    for (Index i = 0; i < kToyTokens; ++i) {
      for (Index j = 0; j < kToyTokens; ++j) {
        const Index offset = std::clamp(j - i, -kClip, kClip) + kClip;
        for (Index c = 0; c < kToyWidth; ++c) {
          const double vector = vectors && choice_.how == EntryHow::kOffsetVector ? (*vectors)(offset, c) : 0;
          all(i * kToyTokens + j, c) = rows(ofKeyToken ? j : i, c) + vector;
        }
      }
    }
    return all;
  }

  double number(Index i, Index j) const {
    return table_.numbers[choice_.index == EntryIndex::kOffset ? j - i + kToyTokens - 1 : positions_[j]];
  }

  const EntryChoice& choice_;
  const ToyTable& table_;
  std::vector<int32_t> positions_;
};

}  // namespace

ToyTable::ToyTable(uint64_t seed)
    : rows(normalMatrix(kToyLastPosition + 1, kToyWidth, 1, derivedSeed(seed, "rows"))),
      base(1 + static_cast<double>(seed)),
      queryVectors(normalMatrix(2 * kClip + 1, kToyWidth, 1, derivedSeed(seed, "query vectors"))),
      keyVectors(normalMatrix(2 * kClip + 1, kToyWidth, 1, derivedSeed(seed, "key vectors"))),
      valueVectors(normalMatrix(2 * kClip + 1, kToyWidth, 1, derivedSeed(seed, "value vectors"))) {
  numbers = columnValues(normalMatrix(kToyLastPosition + 1, 1, 1, derivedSeed(seed, "numbers")), 0);
}

ToyRun runToyStack(const EntryChoice& choice, const ToyTable& first, const ToyTable& second, Index firstPosition) {
  const bool atInput = choice.where == EntryWhere::kInput;
  const Layer lower(choice, first, firstPosition), upper(choice, second, firstPosition);
  ToyRun run;
  run.stream = normalMatrix(kToyTokens, kToyWidth, 1, kWordSeed);
  if (atInput) run.stream = choice.how == EntryHow::kAdd ? lower.added(run.stream) : lower.turned(run.stream);
  run.first = lower.operands(run.stream, !atInput);
  Matrix stream = run.stream;
  addTo(stream, lower.attend(run.first, !atInput));
  run.output = stream;
  addTo(run.output, upper.attend(upper.operands(stream, !atInput), !atInput));
  return run;
}

}  // namespace poslab
