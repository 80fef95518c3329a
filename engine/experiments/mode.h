// Train or eval: one input, run twice (D2L PositionalEncoding.forward: dropout(X + P); Srivastava 2014 for inverted
// dropout). In train mode an entry of the sum is 0 with chance rate, else divided by 1 - rate; in eval mode it is
// returned as it is. The mean of N train passes of the SUM nears eval like rms(X + P) sqrt(rate / (1 - rate)) /
// sqrt(N); the mean of the ATTENTION outputs does not near the eval output, since a softmax of something random has
// another mean than the softmax of the mean (one row excepted: its only weight is 1).
#pragma once

#include <string>

#include "../dropout/dropout.h"
#include "../matrix.h"
#include "verdict.h"

namespace poslab {

enum class ModeInput { kZeros, kEmbeddings };

struct ModeSettings {
  Mode mode = Mode::kTrain;
  double rate = 0.2;   // [0, 1]
  double passes = 64;  // N, 1..1024
  ModeInput input = ModeInput::kZeros;
  double rows = 60;   // zeros: D2L's num_steps, 1..1000; embeddings: one row per word
  double width = 32;  // D2L's encoding_dim, 1..512
  std::vector<std::string> words = {"the", "bird", "saw", "the", "worm"};  // embeddings: 1..64 tokens
  double seed = 7;                                                         // embeddings and weights
  // Run A uses maskSeed, run B maskSeed + 1, pass k of the mean maskSeed + k; 0..2^53 - 1025.
  double maskSeed = 41;
  bool scaleByWidth = false;
  // PyTorch's torch.no_grad(). It is another switch than eval(): nothing in the report depends on it, which is the
  // lesson.
  bool recordGradients = true;
};

// Two train runs: they differ, or are equal because nothing is dropped, everything is, there are only zeros to drop, or
// both masks happen to be the same.
enum class TrainCase { kDiffer, kAllKept, kAllDropped, kAllZero, kSamePattern };

struct ModeRun {
  Matrix output;                 // [n x width]
  std::vector<uint8_t> dropped;  // [n * width], 1 = dropped
  Index droppedCount = 0;
};

// How far the mean over N train passes is from eval.
struct Means {
  Vector passes;     // N = 1, 2, 4 and so on
  Vector distances;  // at each N: root mean square of (mean - eval)
};

struct ModeReport {
  Matrix tokens;                // X as added: zeros or embeddings, scaled if asked [n x width]
  Matrix table;                 // P [n x width]
  Matrix sum;                   // X + P, what eval mode returns [n x width]
  ModeRun runA, runB;           // in the chosen mode
  Matrix difference;            // |A - B|
  Verdict runs;                 // A against B in the chosen mode; tolerance 0: the law is bit-equality
  Verdict trainRuns, evalRuns;  // the same pair of seeds in each mode
  TrainCase trainCase = TrainCase::kDiffer;
  double keptInTrain = 1;  // 1 / (1 - rate); rate 1 keeps nothing: 0
  double keptFactor = 1;   // the same in train mode, 1 in eval
  double relativeChange =
      0;  // sqrt(rate / (1 - rate)): rms change of a train pass relative to the sum; infinite at rate 1
  std::vector<Index> columns;         // D2L's 6, 7, 8, 9, or the last up to four columns of a narrower table
  Matrix tableColumns;                // those columns of P [n x columns]: what D2L draws
  Matrix outputColumns;               // the same columns of run A
  Index averagedRows = 0;             // the mean over passes is taken over the first rows of a large sum
  double sumSize = 0;                 // rms of those rows of X + P
  Means sumMeans;                     // N = 1, 2, 4 .. 1024
  double sumMean = 0;                 // the distance at N = passes
  std::vector<double> expectedMeans;  // the law at the same N; empty at rate 1, where no entry survives
  // Attention over the first attentionRows rows of the sum (zeros and embeddings alike), one head, weights from seed.
  Index attentionRows = 0;
  Means attentionMeans;                 // N = 1, 2, 4 .. 256, fewer for wide tables
  std::vector<double> attentionChance;  // at the same N: what chance alone leaves, the standard error of that mean
  bool attentionStays = false;          // at the last N the distance is more than two such standard errors
  Matrix evalAttention;                 // [attentionRows x width]
  Matrix weights, usedWeights;  // before and after weight dropout with the same rate [attentionRows x attentionRows]
  std::vector<uint8_t> droppedWeights;  // 1 = a weight above 0 that was dropped
  std::vector<double> rowSums;          // of usedWeights
  double largestRowSumError = 0;        // max |row sum - 1|
  Index furthestRow = 0;                // where it is
  // Attention over the first attentionRows rows of X, without positions: of the reversed rows against the reversed
  // outputs. In train mode the same seed drops the same places both times, so other words.
  Verdict reversedTrain, reversedEval;
};

ModeReport mode(const ModeSettings& settings);  // Throws EngineError naming the setting.

}  // namespace poslab
