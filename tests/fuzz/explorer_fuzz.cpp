// The explorer's report, and the properties of any table.
#include "experiments/explorer.h"
#include "report_trace.h"

namespace poslab::fuzz {
namespace {

constexpr Precision kPrecisions[] = {Precision::kFloat64, Precision::kFloat32};
constexpr Layout kLayouts[] = {Layout::kInterleaved, Layout::kHalves};

void addProperty(Trace& trace, const TableProperty& one) {
  trace << one.holds << one.value << one.tolerance << one.row << one.otherRow << one.col << one.offset << one.failing
        << one.checked;
  EXPECT_PROPERTY(one.value >= 0 && one.tolerance >= 0);
  EXPECT_PROPERTY(one.failing >= 0 && one.failing <= one.checked);
  EXPECT_PROPERTY(one.holds == (one.failing == 0));
}

void addProperties(Trace& trace, const TableProperties& all) {
  for (const TableProperty* one :
       {&all.uniqueRows, &all.nearestRows, &all.bounded, &all.unitPairs, &all.rotation, &all.offsetOnlyDots}) {
    addProperty(trace, *one);
  }
  trace << all.loneColumn;
}

void fuzzProperties(Input& in) {
  TablePropertiesOptions options;
  options.table = in.matrix(in.count(1, 6), in.count(1, 6));
  options.base = in.positive();
  options.layout = in.choice(kLayouts);
  options.precision = in.choice(kPrecisions);
  expectAnswer(
      in, [&] { return tableProperties(options); }, addProperties,
      [&](const TableProperties& all) {
        EXPECT_PROPERTY(all.uniqueRows.checked == options.table.rows());
        EXPECT_PROPERTY(all.bounded.value == largestOf(options.table));
        EXPECT_PROPERTY((all.loneColumn >= 0) == (options.table.cols() % 2 != 0));
      });
}

void addReport(Trace& trace, const ExplorerReport& report) {
  trace << report.table << report.angles << report.columns.pairs << report.columns.cosines << report.columns.exponents
        << report.columns.frequencies << report.columns.signFlips << report.ladder.frequencies << report.ladder.ratio
        << report.ladder.ratioResidual << report.ladder.different << report.counter.values << report.counter.bitFlips
        << report.plotted << report.dots << report.firstRise << report.neighbour.row << report.neighbour.differences;
  for (const Verdict& verdict : {report.precision, report.layoutTable, report.layoutDots}) addVerdict(trace, verdict);
  addProperties(trace, report.properties);
}

void fuzzExplorer(Input& in) {
  ExplorerSettings settings;
  settings.rows = in.size(1, 9);
  settings.width = in.size(1, 9);
  settings.base = in.positive();
  settings.layout = in.choice(kLayouts);
  settings.exponent = in.choice(
      {Exponent::kPair, Exponent::kColumn, Exponent::kWhole, Exponent::kHalf, Exponent::kDouble, Exponent::kClosed});
  settings.precision = in.choice(kPrecisions);
  settings.position = in.maybe([&] { return in.size(0, 8); });
  settings.firstColumn = in.maybe([&] { return in.size(0, 8); });
  expectAnswer(
      in, [&] { return explorer(settings); }, addReport,
      [&](const ExplorerReport& report) {
        EXPECT_PROPERTY(hasShape(report.table, static_cast<Index>(settings.rows), static_cast<Index>(settings.width)));
        EXPECT_PROPERTY(isWithin(report.table, -1, 1));
        EXPECT_PROPERTY(report.properties.bounded.holds && report.layoutDots.holds);
        EXPECT_PROPERTY(settings.exponent != Exponent::kPair || settings.base < 1 || report.properties.rotation.holds);
      });
}

}  // namespace
}  // namespace poslab::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace poslab::fuzz;
  Input in(data, size);
  in.choice({fuzzProperties, fuzzExplorer})(in);
  return 0;
}
