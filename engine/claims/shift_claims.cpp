// CL30 to CL38: moving a text along (UDL 12.3.1; Shaw 2018, T5, ALiBi, RoPE).
#include <algorithm>
#include <cmath>

#include "../encoding/rotary.h"
#include "../encoding/t5_bucket.h"
#include "draw.h"
#include "layer.h"

namespace poslab::claims {

namespace {

constexpr double kGap = 1e-3;

ClaimCase drawShiftedSmall(Random& random, Index index) {
  ClaimCase one = drawSmallEven(random, index);
  one.offset = drawIndex(random, 1, 19);
  return one;
}

double sinusoidWeightsMove(ClaimCase& one) {
  AttentionOptions options = layerOf(one);
  options.tokens = sum(one.X, sinusoid(one.X.rows(), one.width));
  const Matrix before = weightsOf(options);
  options.tokens = sum(one.X, sinusoid(one.X.rows(), one.width, one.offset));
  return largestDifference(weightsOf(options), before);
}

using Table = Matrix (*)(Index rows, Index width, Index first);

Matrix withTable(const ClaimCase& one, Table table, Index first, bool atInput) {
  AttentionOptions options = layerOf(one);
  const Matrix rows = table(one.X.rows(), one.width, first);
  if (atInput) {
    options.tokens = sum(one.X, rows);
  } else {
    options.scheme = Scheme::kSinusoidal;
    options.table = rows;
  }
  return outputOf(options);
}

double tableNotices(ClaimCase& one) {
  const auto change = [&one](Table table, bool atInput) {
    return largestDifference(withTable(one, table, one.offset, atInput), withTable(one, table, 0, atInput));
  };
  return std::min({change(sinusoid, true), change(sinusoid, false), change(learned, true)});
}

ClaimCase drawShifted(Random& random, Index /*index*/) {
  ClaimCase one = drawLayer(random, {.widths = {8, 16, 32}});
  one.offset = drawIndex(random, 1, 499);
  return one;
}

double idsMove(const ClaimCase& one, Scheme scheme) {
  AttentionOptions options = layerOf(one);
  useScheme(options, scheme);
  options.queryPositions = countFrom(0, one.X.rows());
  const Matrix before = outputOf(options);
  options.queryPositions = countFrom(one.offset, one.X.rows());
  return largestDifference(outputOf(options), before) / std::max(1.0, largestOf(before));
}

ClaimCase drawRotary(Random& random, Index index) {
  ClaimCase one = drawAttention(random, index);
  while (static_cast<Index>(one.headCount) * 2 > one.width) one.headCount /= 2;
  one.offset = drawIndex(random, 1, 1000);
  return one;
}

ClaimCase drawFarShift(Random& random, Index index) {
  ClaimCase one = drawAttention(random, index);
  one.causal = drawIndex(random, 0, 1) == 1;
  one.offset = drawIndex(random, 1, 100000);
  return one;
}

// X holds a query and a key.
ClaimCase drawNeedles(Random& random, Index /*index*/) {
  constexpr Index kDrawn[] = {2, 4, 8};
  ClaimCase one;
  one.width = drawOf(random, kDrawn);
  one.X = drawNormal(random, 2, one.width);
  one.offset = drawIndex(random, 1, 19);
  return one;
}

double laterAgainstEarlier(ClaimCase& one) {
  if (one.X.rows() < 2) return 0;
  const auto step = static_cast<int32_t>(one.offset);
  const Matrix key = rowsOf(one.X, 1, 1);
  const auto score = [&](int32_t position) { return one.X.row(0).dot(rotary(key, {position}, {}).row(0)); };
  return std::fabs(score(step) - score(-step));
}

constexpr Scheme kSchemes[] = {Scheme::kNone,  Scheme::kSinusoidal, Scheme::kRotary,
                               Scheme::kAlibi, Scheme::kT5,         Scheme::kShaw};

// Row 0 of X is the word that is put in front of the others.
ClaimCase drawFront(Random& random, Index index) {
  ClaimCase one;
  do {
    one = drawSmall(random, index);
    one.scheme = kSchemes[index % 6];
  } while (one.scheme == Scheme::kRotary && one.width % 2 == 1);
  return one;
}

double frontChanges(ClaimCase& one) {
  const Index old = one.X.rows() - 1;
  if (old < 1) return 0;
  const auto run = [&one](const Matrix& tokens) {
    AttentionOptions options = layerOf(one);
    options.tokens = tokens;
    if (one.scheme == Scheme::kSinusoidal) options.table = sinusoid(tokens.rows(), one.width);
    return outputOf(options);
  };
  return largestDifference(rowsOf(run(one.X), 1, old), run(rowsOf(one.X, 1, old)));
}

ClaimCase nextDistance(Random& /*random*/, Index index) {
  ClaimCase one;
  one.offset = index;
  return one;
}

// 0 when the distances offset and offset + 1 before the query have buckets of their own.
double shareBucket(ClaimCase& one) {
  const T5Buckets buckets(T5BucketOptions{});
  return buckets(-one.offset) == buckets(-(one.offset + 1)) ? 1 : 0;
}

ClaimCase drawPads(Random& random, Index index) {
  ClaimCase one = drawSmallEven(random, index);
  one.pads = drawIndex(random, 1, 4);
  return one;
}

// Pads in front, all entries 9, masked as keys; ids count the pads too.
double maskedPadsMove(ClaimCase& one) {
  const Index real = one.X.rows(), all = real + one.pads;
  AttentionOptions options = layerOf(one);
  options.masks.causal = true;
  options.tokens = sum(one.X, sinusoid(real, one.width));
  const Matrix before = outputOf(options);
  Matrix padded = Matrix::Constant(all, one.width, 9);
  padded.bottomRows(real) = one.X;
  options.tokens = sum(padded, sinusoid(all, one.width));
  Mask mask(all * all, 1);
  for (Index query = 0; query < all; ++query) std::fill_n(mask.begin() + query * all, one.pads, uint8_t{0});
  options.masks.mask = mask;
  return largestDifference(rowsOf(outputOf(options), one.pads, real), before);
}

ClaimCase padAndLength(Random& /*random*/, Index index) {
  ClaimCase one;
  one.pads = 1;
  one.X = Matrix::Zero(3, 1);
  one.length = index;
  return one;
}

// Keys that a valid length treats otherwise than "every real key and no pad".
double wronglyRead(ClaimCase& one) {
  const Index all = one.pads + one.X.rows();
  const Mask mask = combineMasks({.validLens = {{static_cast<int32_t>(one.length)}}}, 1, all);
  double wrong = 0;
  for (Index key = 0; key < all; ++key) wrong += mask[key] == (key < one.pads ? 0 : 1) ? 0 : 1;
  return wrong;
}

}  // namespace

std::vector<Claim> shiftClaims() {
  return {
      // CL30: With sinusoids added to the words, moving all positions by the same offset leaves the attention weights
      // alone.
      {.id = "CL30",
       .isTrue = false,
       .draw = unshuffled<drawShiftedSmall>,
       .measure = sinusoidWeightsMove,
       .pairs = true},
      // CL31: Absolute tables notice when all positions move: sinusoids or a learned table at the input, sinusoids in
      // queries and keys.
      {.id = "CL31",
       .isTrue = true,
       .draw = unshuffled<drawShifted>,
       .measure = tableNotices,
       .limit = kGap,
       .bound = Bound::kAbove},
      // CL32: When all positions move together, by up to 1000, the outputs with RoPE stay the same but for rounding.
      {.id = "CL32",
       .isTrue = true,
       .draw = unshuffled<drawRotary>,
       .measure = [](ClaimCase& one) { return idsMove(one, Scheme::kRotary); },
       .limit = 1e-11},
      // CL33: When all positions move together, by up to 100000, the outputs with ALiBi, T5 or Shaw keep every bit.
      {.id = "CL33",
       .isTrue = true,
       .draw = unshuffled<drawFarShift>,
       .measure =
           [](ClaimCase& one) {
             return std::max({idsMove(one, Scheme::kAlibi), idsMove(one, Scheme::kT5), idsMove(one, Scheme::kShaw)});
           },
       .limit = 0},
      // CL34: RoPE knows the distance but not the direction: a key scores the same k positions later as k positions
      // earlier.
      {.id = "CL34", .isTrue = false, .draw = drawNeedles, .measure = laterAgainstEarlier},
      // CL35: A real word put in front is only a shift of positions: the outputs of the old tokens stay, with any
      // scheme or none.
      {.id = "CL35", .isTrue = false, .draw = unshuffled<drawFront>, .measure = frontChanges},
      // CL36: T5 with 32 buckets and maximum distance 128 tells all distances below 128 apart.
      {.id = "CL36", .isTrue = false, .draw = nextDistance, .measure = shareBucket, .limit = 0, .cases = 127},
      // CL37: Pads in front do no harm once they are masked, even where sinusoids at the input count them as positions.
      {.id = "CL37", .isTrue = false, .draw = unshuffled<drawPads>, .measure = maskedPadsMove, .pairs = true},
      // CL38: With one pad put in front, some valid length still hides it and shows every real token.
      {.id = "CL38",
       .isTrue = false,
       .draw = padAndLength,
       .measure = wronglyRead,
       .limit = 0,
       .quantifier = Quantifier::kSome,
       .cases = 5},
  };
}

}  // namespace poslab::claims
