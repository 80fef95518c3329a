// The shift experiment: all settings on a small table.
#include <algorithm>

#include "experiments/shift.h"
#include "report_trace.h"

namespace poslab::fuzz {
namespace {

ShiftSettings readShift(Input& in) {
  ShiftSettings settings;
  settings.words = in.words(1, 4);
  settings.seed = in.seed();
  settings.headCount = in.flag() ? 1 : in.size(1, 3);
  PairSettings& pairs = settings.pairs;
  const Index width = in.count(1, 8);
  pairs.width = in.oddly() ? in.size(1, 8) : static_cast<double>(width);
  pairs.maxLen = in.flag() ? in.size(1, 30) : in.size(20, 40);
  pairs.position = in.size(0, 8);
  pairs.offset = in.oddly() ? in.integer() : static_cast<double>(in.count(0, 11)) - std::min(pairs.position, 4.0);
  pairs.pair = in.size(0, std::max<Index>(0, width / 2 - 1));
  pairs.matrix = in.choice({TurnMatrix::kShift, TurnMatrix::kRope});
  settings.act = in.choice({Act::kMoveIds, Act::kPrepend, Act::kPadLeft});
  settings.frontWords = in.words(1, 3);
  settings.padCount = in.size(1, 4);
  settings.recheckValid = in.flag();
  settings.padMask = in.choice({PadMask::kPads, PadMask::kValidLens});
  settings.causal = in.flag();
  return settings;
}

void addPairs(Trace& trace, const PairReport& report) {
  const TurnedPairs& pairs = report.pairs;
  trace << pairs.count << pairs.frequencies << pairs.turns << pairs.degrees << pairs.positionsPerTurn << pairs.angles
        << pairs.before << pairs.after << pairs.loneColumn;
  if (report.chosen) {
    const ChosenPair& chosen = *report.chosen;
    trace << chosen.pair << chosen.shiftMatrix << chosen.ropeMatrix << chosen.matrix << chosen.before << chosen.product
          << chosen.ahead << chosen.behind << chosen.residualAhead << chosen.residualBehind << chosen.turn
          << chosen.degrees << chosen.goal;
  }
  trace << report.law.positions << report.law.farPosition;
  for (const Verdict* verdict : {&report.law.ahead, &report.law.behind, &report.law.sameMatrix}) {
    addVerdict(trace, *verdict);
  }
}

void addProducts(Trace& trace, const TableProducts& report) {
  trace << report.rows << report.curve << report.firstRise;
  for (const Products* products : {&report.raw, &report.projected}) {
    trace << products->matrix << products->low << products->high << products->diagonalOffset;
    addVerdict(trace, products->diagonal);
    addVerdict(trace, products->even);
  }
}

void addSchemes(Trace& trace, const std::vector<SchemeChange>& schemes) {
  for (const SchemeChange& scheme : schemes) {
    trace << scheme.scheme;
    EXPECT_PROPERTY(scheme.change.has_value() != scheme.error.has_value());
    if (scheme.change) addVerdict(trace, *scheme.change);
    if (scheme.error) addError(trace, *scheme.error);
  }
}

void addTo(Trace& trace, const ShiftReport& report) {
  addPairs(trace, report.turn);
  addProducts(trace, report.products);
  trace << report.idsBefore << report.idsAfter << report.frontIds << report.changed << report.kept
        << report.largestChange << report.smallestChange;
  addSchemes(trace, report.schemes);
  addSchemes(trace, report.movedIds);
  if (report.decodingError) addError(trace, *report.decodingError);
  if (!report.decoding) return;
  trace << report.decoding->differences << report.decoding->agrees;
  addVerdict(trace, report.decoding->verdict);
}

void expectShift(const ShiftSettings& settings, const ShiftReport& report) {
  EXPECT_PROPERTY(report.idsBefore.size() == settings.words.size() && report.idsAfter.size() == settings.words.size());
  EXPECT_PROPERTY(report.schemes.size() == 8 && report.movedIds.size() == 2);
  EXPECT_PROPERTY(report.decoding.has_value() != report.decodingError.has_value());
  EXPECT_PROPERTY(report.turn.pairs.count == static_cast<Index>(settings.pairs.width) / 2);
  EXPECT_PROPERTY(report.turn.chosen.has_value() == (report.turn.pairs.count > 0));
  // D2L: the rotation leads to position + offset, RoPE's transpose to position - offset.
  const bool ahead = settings.pairs.matrix == TurnMatrix::kShift;
  EXPECT_PROPERTY((ahead ? report.turn.law.ahead : report.turn.law.behind).holds);
  // p_a . p_b sees the offset alone, unless a lone sine is in it.
  EXPECT_PROPERTY(report.turn.pairs.loneColumn >= 0 || report.products.raw.diagonal.holds);
  EXPECT_PROPERTY(report.products.raw.even.holds);
  // Moved ids leave what sees only offsets: none, Shaw, T5, ALiBi.
  for (size_t i = 0; i < 4 && settings.act == Act::kMoveIds; ++i) {
    EXPECT_PROPERTY(report.schemes[i].change && report.schemes[i].change->identical);
  }
}

}  // namespace
}  // namespace poslab::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace poslab;
  fuzz::Input in(data, size);
  const ShiftSettings settings = fuzz::readShift(in);
  fuzz::expectAnswer(
      in, [&] { return shift(settings); }, fuzz::addTo,
      [&](const ShiftReport& report) { fuzz::expectShift(settings, report); });
  return 0;
}
