// Permute: does the output follow when the tokens are shuffled? (UDL 12.3.1 and Problem 12.3)
//   law: Sa[XP] = Sa[X]P with tokens as columns; in rows Sa(X[order]) = Sa(X)[order], order[place] = old index of the
//   token now there
// It holds when nothing in the block belongs to a place; a table, an offset or a mask does. Two routes are computed,
// shuffle then attend and attend then shuffle, and every statement the page makes about them is a Verdict or a count in
// the report.
#pragma once

#include <string>

#include "../attention/encoder.h"
#include "verdict.h"

namespace poslab {

enum class PermuteMask { kNone, kCausal, kPadding };
// kAttention: layers of attention alone, h <- Sa[h]. kPreNorm: the whole block with layer norm, residuals and
// feed-forward.
enum class PermuteBlock { kAttention, kPreNorm };
// What is shuffled: the tokens (the table stays with the places), or the sums X + table, that is, each token keeps the
// position it had. The sums are only other tokens, so the law holds for them whatever the scheme: a test that cannot
// fail.
enum class Shuffle { kTokens, kSums };

struct PermuteSettings {
  std::vector<std::string> words = {"the", "fox", "fed", "the", "hen"};  // 1..64
  std::optional<Vector> order;                                           // default defaultOrder(words.size())
  double seed = 7;
  double width = 8;      // 1..512
  double headCount = 1;  // divides width
  Scheme scheme = Scheme::kNone;
  Placement placement = Placement::kInput;  // of a table; schemes without one do not look at it
  PermuteMask mask = PermuteMask::kNone;
  std::optional<double>
      validLength;        // for kPadding: keys from this place on are masked, 0..n; default n - 1, at least 1
  double layerCount = 1;  // 1..4, the same weights in each
  PermuteBlock block = PermuteBlock::kAttention;
  bool scaleByWidth = false;  // tokens times sqrt(width), as D2L's encoder does before the add
  Shuffle shuffle = Shuffle::kTokens;
  Scale scale = Scale::kHeadWidth;         // what scores are divided by
  Summation summation = Summation::kFast;  // kExact: an intact law holds bit for bit
  Precision precision = Precision::kFloat64;
  bool everyOrder = false;  // try all n! orders, in double precision: at most 6 tokens, width at most 64
  // The caller's own numbers instead of drawn ones: [words x width], [width x width] each, [words x width].
  std::optional<Matrix> tokens, Wq, Wk, Wv, table;
};

// What a learner would say of the outputs: none moved, they moved with their tokens, or the numbers changed.
enum class PermuteOutcome { kStays, kFollows, kChanges };

struct EveryOrder {
  Index orders = 0, holding = 0;    // n!, and how many of them keep the law
  bool holds = true;                // all of them
  bool identical = true;            // all of them bit for bit
  double residual = 0;              // the largest of all
  std::vector<int32_t> worstOrder;  // an order that reaches it
};

struct PermuteReport {
  std::vector<int32_t> order, inverse;             // inverse[old index] = place
  std::vector<int32_t> moved;                      // places whose token came from another place
  bool selfInverse = false;                        // such an order cannot tell P from its transpose
  bool reversal = false;                           // the last token first: every distance stays
  bool keepsValid = true;                          // no token crosses the end of the valid length (padding mask only)
  Index distinctWords = 0;                         // equal words count once
  bool loneSine = false;                           // sinusoidal, odd width: the table ends in a sine without its cosine
  Matrix tokens, permutedTokens;                   // X as the block gets it (scaled if asked), XP [n x width]
  Matrix table;                                    // [n x width], empty when the scheme has none
  Matrix output, permutedOutput;                   // Sa[X], Sa[X]P
  Matrix outputOfPermuted, difference;             // Sa[XP], |Sa[XP] - Sa[X]P|
  Index zeros = 0;                                 // entries of the difference that are exactly 0
  double largestToken = 0, largestOutput = 0;      // max |X|, and max over |Sa[X]| and |Sa[XP]|
  std::vector<Matrix> weights, weightsOfPermuted;  // first layer, per head, row = query
  std::vector<uint8_t> mask;                       // [n * n], 1 = may attend
  Matrix mean, meanOfPermuted;                     // mean over the tokens [1 x width]
  PermuteOutcome outcome = PermuteOutcome::kStays;
  // Every verdict of a float32 run is decided by the same run in double precision, where rounding is far below any
  // change; its tolerance is then where rounding ends in float32 (law holds) or lies below the residual (broken).
  Verdict equivariance;             // Sa[XP] against Sa[X]P
  std::optional<Verdict> inDouble;  // the same in double precision; absent when that is the precision
  Verdict invariance;               // Sa[XP] against Sa[X]: equivariant is not invariant
  Verdict pooled;                   // their means: invariant whenever equivariance holds
  Verdict attention;                // weights of XP against those of X moved on both sides; row = query, over all heads
  Index attentionHead = 0;          // the head where the attention verdict is
  // Outputs Sa[X] of two tokens with the same word. entries 0: no word occurs twice.
  Verdict equalWords;          // row = the first of the two
  Index equalWordsSecond = 0;  // the second
  Verdict last;  // the last token's output with its predecessors shuffled; entries 0: the last token moved
  std::optional<EveryOrder> everyOrder;
};

// A turn of three tokens: places 1, 2 and n - 1 (0, 1, 2 of three). The shortest order that is not its own inverse, so
// a permutation applied in the wrong direction shows. One token: stays; two: the swap.
Vector defaultOrder(size_t tokens);

PermuteReport permute(const PermuteSettings& settings);  // Throws EngineError naming the setting.

}  // namespace poslab
