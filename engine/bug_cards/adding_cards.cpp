// S05 to S08: faults of adding the table to the words.
#include <algorithm>
#include <cmath>

#include "../encoding/positional_encoding.h"
#include "kit.h"

namespace poslab::bug_cards {

namespace {

constexpr Index kBatch = 3, kTokens = 2;

// What a batch becomes, sample by sample: words + table.
using Batch = std::vector<Matrix>;

Batch batchOf(bool alongBatch, const Matrix& words) {
  const Matrix table = tableOf(kBatch, words.cols());
  Batch batch;
  for (int32_t sample = 0; sample < kBatch; ++sample) {
    const std::vector<int32_t> rows = alongBatch ? std::vector<int32_t>{sample, sample} : std::vector<int32_t>{0, 1};
    batch.push_back(sumOf(words, rowsInOrder(table, rows)));
  }
  return batch;
}

// Whether a text of so many words is let in.
using Guard = bool (*)(Index length, Index limit);

double misjudged(Guard guard, Index limit, std::initializer_list<Index> lengths) {
  double count = 0;
  for (const Index length : lengths) count += guard(length, limit) != (length <= limit);
  return count;
}

}  // namespace

BugCard batchAxis(Draw& draw) {
  constexpr Index kWidth = 4;
  const Index token = draw.whole(0, 0, 1);
  const Index sample = draw.draws() ? (token + draw.whole(1, 1, 2)) % kBatch : 1;
  const Matrix words = wordsOf(kTokens, kWidth, drawStart(draw)), none = zeros<double>(kTokens, kWidth);
  const Matrix table = tableOf(kBatch, kWidth);
  const std::vector<bool> alongBatch = {false, true};
  const auto read = [&](auto reading) { return each(alongBatch, reading); };
  const auto offShape = [&](bool along) {
    const Batch batch = batchOf(along, words);
    return std::fabs(static_cast<double>(batch.size() * batch[0].size()) - kBatch * kTokens * kWidth);
  };
  const auto offDiagonal = [&](bool along) {
    const Batch batch = batchOf(along, none);
    double off = 0;
    for (Index k = 0; k < kTokens; ++k)
      off = std::max(off, largestDifference(rowsOf(batch[k], k, 1), rowsOf(table, k, 1)));
    return off;
  };
  const auto offSameSentence = [&](bool along) {
    const std::vector<Matrix> outputs = each(batchOf(along, words), outputOf);
    double off = 0;
    for (const Matrix& a : outputs) {
      for (const Matrix& b : outputs) off = std::max(off, largestDifference(a, b));
    }
    return off;
  };
  const auto tokensDiffer = [&](bool along) {
    double least = std::numeric_limits<double>::infinity();
    for (const Matrix& one : batchOf(along, none))
      least = std::min(least, largestDifference(rowsOf(one, 0, 1), rowsOf(one, 1, 1)));
    return least;
  };
  BugCard card;
  card.variants = {"alongTokens", "alongBatch"};
  card.numbers = {{"sample", sample}, {"token", token}};
  card.tests = {{"shape", read(offShape), 0},
                {"diagonal", read(offDiagonal), kRounding},
                {"bounded", read([&](bool along) { return largestOf(batchOf(along, none)[0]); }), 1},
                {"sameSentence", read(offSameSentence), kRounding},
                {"tokensDiffer", read(tokensDiffer), kRounding, true}};
  card.asked = {.values = read([&](bool along) {
                  return nearestRow(table, entries(batchOf(along, none)[sample], token, kWidth));
                })};
  for (const Index k : {Index{0}, Index{1}}) {
    card.values.push_back(
        {k ? "token1" : "token0", read([&](bool along) { return entries(batchOf(along, none)[sample], k, kWidth); })});
  }
  return card;
}

BugCard guardOffByOne(Draw& draw) {
  const auto limit = static_cast<Index>(draw.of(1000, {60, 64, 128, 512, 1000, 2048}));
  const std::vector<Guard> guards = {[](Index length, Index most) { return length <= most; },
                                     [](Index length, Index most) { return length < most; },
                                     [](Index length, Index most) { return length - 1 <= most; }};
  const auto wrongAt = [&](std::initializer_list<Index> lengths) {
    return each(guards, [&](Guard guard) { return misjudged(guard, limit, lengths); });
  };
  const Index small = std::max(limit / 100, Index{1}), large = limit + limit / 2;
  const auto longest = [&](Guard guard) {
    Index length = 0;
    while (guard(length + 1, limit)) ++length;
    return static_cast<double>(length);
  };
  const auto around = [&](Guard guard) {
    Vector accepted;
    for (Index length = limit - 1; length <= limit + 2; ++length) accepted.push_back(guard(length, limit));
    return accepted;
  };
  BugCard card;
  card.variants = {"atMost", "below", "lastPlace"};
  card.numbers = {{"limit", limit}, {"small", small}, {"large", large}};
  card.tests = {{"farLengths", wrongAt({small, large}), 0},
                {"atLimit", wrongAt({limit}), 0},
                {"pastLimit", wrongAt({limit + 1}), 0},
                {"bothSides", wrongAt({limit, limit + 1}), 0}};
  card.asked = {.values = each(guards, longest)};
  card.values = {{"around", each(guards, around)}};
  return card;
}

BugCard silentCut(Draw& draw) {
  constexpr Index kWidth = 8;
  const Index limit = draw.whole(8, 4, 8), count = limit + draw.whole(4, 1, 4);
  const Matrix words = wordsOf(count, kWidth, drawStart(draw));
  const Matrix otherWord = wordsOf(1, kWidth, 4);
  const std::vector<OverflowPolicy> policies = {OverflowPolicy::kRebuild, OverflowPolicy::kTruncate};
  const auto encoded = [&](OverflowPolicy policy, const Matrix& tokens) {
    return outputOf(
        positionalEncoding({.tokens = tokens, .maxLen = static_cast<double>(limit), .onOverflow = policy}).output);
  };
  const auto read = [&](auto reading) { return each(policies, reading); };
  const auto offShort = [&](OverflowPolicy policy) {
    const Matrix brief = rowsOf(words, 0, limit);
    return largestDifference(encoded(policy, brief), outputOf(sumOf(brief, tableOf(limit, kWidth))));
  };
  const auto missingRows = [&](OverflowPolicy policy) {
    return static_cast<double>(count - encoded(policy, words).rows());
  };
  const auto changeFrom = [&](OverflowPolicy policy, Index place) {
    Matrix changed = words;
    putBlock(changed, place, 0, otherWord);
    return largestDifference(rowsOf(encoded(policy, words), 0, limit), rowsOf(encoded(policy, changed), 0, limit));
  };
  const Vector change = read([&](OverflowPolicy policy) { return changeFrom(policy, count - 1); });
  BugCard card;
  card.variants = {"rebuild", "cut"};
  card.numbers = {{"limit", limit}, {"count", count}};
  card.tests = {{"shortText", read(offShort), kRounding},
                {"firstWord", read([&](OverflowPolicy policy) { return changeFrom(policy, 0); }), kRounding, true},
                {"lastWord", change, kRounding, true},
                {"outputRows", read(missingRows), 0}};
  card.asked = {.values =
                    read([&](OverflowPolicy policy) { return static_cast<double>(encoded(policy, words).rows()); })};
  card.values = {{"change", each(change, [](double reading) { return Vector{reading}; })}};
  return card;
}

// sqrt(width) E + P: the words grow, the positions do not.
BugCard scaleOfWords(Draw& draw) {
  const auto width = static_cast<Index>(draw.of(32, {4, 16, 64}));
  const double entry = draw.of(0.1, {0.1, 0.2, 0.5}), root = std::sqrt(static_cast<double>(width));
  const Index position = draw.whole(1, 1, 5);
  struct Factors {
    double word, position;
  };
  const std::vector<Factors> variants = {{root, 1}, {root, root}, {1, 1}, {1 / root, 1}};
  const auto added = [&](const Factors& factors, double word) {
    Matrix words = Matrix::Constant(position + 1, width, word), table = tableOf(position + 1, width);
    multiplyBy(words, factors.word);
    multiplyBy(table, factors.position);
    return sumOf(words, table);
  };
  const auto offZero = [&](const Factors& factors) {
    return largestDifference(rowsOf(added(factors, 0), 0, 1), tableOf(1, width));
  };
  const auto move = [&](const Factors& factors) {
    return added(factors, 2 * entry)(0, 0) - added(factors, entry)(0, 0);
  };
  const auto offMove = [&](const Factors& factors) { return std::fabs(move(factors) - root * entry); };
  const auto both = [&](const Factors& factors) { return std::max(offZero(factors), offMove(factors)); };
  const auto differ = [&](const Factors& factors) {
    const Matrix equal = added(factors, entry);
    return largestDifference(rowsOf(equal, 0, 1), rowsOf(equal, position, 1));
  };
  BugCard card;
  card.variants = {"words", "sum", "missing", "inverted"};
  card.numbers = {{"width", width}, {"entry", entry}, {"position", position}, {"root", root}};
  card.tests = {{"equalWords", each(variants, differ), kRounding, true},
                {"zeroWord", each(variants, offZero), kRounding},
                {"doubledWord", each(variants, offMove), kRounding},
                {"zeroAndDoubled", each(variants, both), kRounding}};
  card.asked = {.values = each(variants, move), .tolerance = 0.002};
  card.values = {
      {"zero", each(variants, [&](const Factors& factors) { return entries(added(factors, 0), 0, 2); })},
      {"row", each(variants, [&](const Factors& factors) { return entries(added(factors, entry), position, 4); })}};
  return card;
}

}  // namespace poslab::bug_cards
