// The permute experiment: all settings, drawn numbers and own ones.
#include <algorithm>

#include "experiments/permute.h"
#include "report_trace.h"

namespace poslab::fuzz {
namespace {

PermuteSettings readPermute(Input& in) {
  PermuteSettings settings;
  settings.words = in.words(1, 4);
  const auto tokens = static_cast<Index>(settings.words.size());
  settings.order = in.maybe([&] {
    Vector order = defaultOrder(settings.words.size());
    if (order.size() > 1) std::swap(order[in.byte() % order.size()], order[in.byte() % order.size()]);
    if (!order.empty() && in.oddly()) order[in.byte() % order.size()] = in.size(0, tokens);
    return order;
  });
  settings.seed = in.seed();
  const Index width = in.count(1, 6);
  settings.width = in.oddly() ? in.size(1, 6) : static_cast<double>(width);
  settings.headCount = in.flag() ? 1 : in.size(1, 3);
  settings.scheme = in.choice({Scheme::kNone, Scheme::kSinusoidal, Scheme::kLearned, Scheme::kShaw, Scheme::kT5,
                               Scheme::kAlibi, Scheme::kRotary});
  settings.placement = in.choice({Placement::kInput, Placement::kEveryLayer, Placement::kQueryKey});
  settings.mask = in.choice({PermuteMask::kNone, PermuteMask::kCausal, PermuteMask::kPadding});
  settings.validLength = in.maybe([&] { return in.size(0, tokens); });
  settings.layerCount = in.size(1, 3);
  settings.block = in.choice({PermuteBlock::kAttention, PermuteBlock::kPreNorm});
  settings.scaleByWidth = in.flag();
  settings.shuffle = in.choice({Shuffle::kTokens, Shuffle::kSums});
  settings.scale = in.choice({Scale::kHeadWidth, Scale::kNone});
  settings.summation = in.choice({Summation::kFast, Summation::kExact});
  settings.precision = in.choice({Precision::kFloat64, Precision::kFloat32});
  settings.everyOrder = in.flag();
  const auto own = [&](Index rows) { return in.oddly() ? std::optional(in.matrix(rows, width)) : std::nullopt; };
  settings.tokens = own(tokens);
  settings.Wq = own(width);
  settings.Wk = own(width);
  settings.Wv = own(width);
  settings.table = own(tokens);
  return settings;
}

void addTo(Trace& trace, const PermuteReport& report) {
  trace << report.order << report.inverse << report.moved << report.selfInverse << report.reversal << report.keepsValid
        << report.distinctWords << report.loneSine << report.tokens << report.permutedTokens << report.table
        << report.output << report.permutedOutput << report.outputOfPermuted << report.difference << report.zeros
        << report.largestToken << report.largestOutput << report.weights << report.weightsOfPermuted << report.mask
        << report.mean << report.meanOfPermuted << static_cast<int>(report.outcome) << report.attentionHead
        << report.equalWordsSecond;
  for (const Verdict* verdict : {&report.equivariance, &report.invariance, &report.pooled, &report.attention,
                                 &report.equalWords, &report.last}) {
    addVerdict(trace, *verdict);
  }
  if (report.inDouble) addVerdict(trace, *report.inDouble);
  if (!report.everyOrder) return;
  const EveryOrder& every = *report.everyOrder;
  trace << every.orders << every.holding << every.holds << every.identical << every.residual << every.worstOrder;
}

void expectPermute(const PermuteSettings& settings, const PermuteReport& report, bool isExtreme) {
  const auto rows = static_cast<Index>(settings.words.size()), width = static_cast<Index>(settings.width);
  for (Index place = 0; place < rows; ++place) EXPECT_PROPERTY(report.inverse[report.order[place]] == place);
  EXPECT_PROPERTY(hasShape(report.output, rows, width) && hasShape(report.outputOfPermuted, rows, width));
  EXPECT_PROPERTY(static_cast<double>(report.weights.size()) == settings.headCount);
  EXPECT_PROPERTY(static_cast<Index>(report.mask.size()) == rows * rows && areBits(report.mask));
  EXPECT_PROPERTY(report.inDouble.has_value() == (settings.precision == Precision::kFloat32));
  EXPECT_PROPERTY(report.everyOrder.has_value() == settings.everyOrder);
  // UDL 12.3.1: nothing here belongs to a place.
  const bool placeless = settings.scheme == Scheme::kNone && settings.mask == PermuteMask::kNone;
  if (placeless && !isExtreme) EXPECT_PROPERTY(report.equivariance.holds && report.pooled.holds);
  if (placeless && settings.summation == Summation::kExact && settings.block == PermuteBlock::kAttention) {
    EXPECT_PROPERTY(report.equivariance.identical);
  }
  if (report.equivariance.identical) EXPECT_PROPERTY(report.zeros == rows * width);
  if (report.everyOrder)
    EXPECT_PROPERTY(report.everyOrder->holds == (report.everyOrder->holding == report.everyOrder->orders));
}

}  // namespace
}  // namespace poslab::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace poslab;
  fuzz::Input in(data, size);
  const PermuteSettings settings = fuzz::readPermute(in);
  fuzz::expectAnswer(
      in, [&] { return permute(settings); }, fuzz::addTo,
      [&](const PermuteReport& report) { fuzz::expectPermute(settings, report, in.isExtreme()); });
  return 0;
}
