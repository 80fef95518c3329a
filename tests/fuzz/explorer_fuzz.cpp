// The explorer's report, the properties of any table, and tables from formulas.
#include "experiments/explorer.h"
#include "formula/formula_table.h"
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
  options.decimals = in.maybe([&] { return in.integer(); });
  expectAnswer(
      in, [&] { return tableProperties(options); }, addProperties,
      [&](const TableProperties& all) {
        EXPECT_PROPERTY(all.uniqueRows.checked == options.table.rows());
        EXPECT_PROPERTY(all.bounded.value == largestOf(options.table));
        EXPECT_PROPERTY((all.loneColumn >= 0) == (options.table.cols() % 2 != 0));
      });
}

// Words of a program in any order: most leave no value or several.
std::vector<std::string> formulaWords(Input& in) {
  std::vector<std::string> words;
  for (Index k = in.count(0, 9); k > 0; --k) {
    words.emplace_back(in.choice({"i", "c",   "j",   "d",   "n",   "2",  "1e308", "pi",    "+", "-",   "*",   "/",
                                  "^", "neg", "sin", "tan", "exp", "ln", "sqrt",  "floor", "x", "nan", "0x1", ""}));
  }
  return words;
}

void fuzzFormula(Input& in) {
  FormulaTableOptions options;
  options.formula = formulaWords(in);
  options.rows = in.size(1, 9);
  options.width = in.size(1, 9);
  expectNumbers(
      in, [&] { return formulaTable(options); },
      [&](const Matrix& table) {
        EXPECT_PROPERTY(hasShape(table, static_cast<Index>(options.rows), static_cast<Index>(options.width)));
      });
}

void addOwn(Trace& trace, const std::optional<OwnTable>& own) {
  if (!own) return;
  trace << own->table << own->differences;
  addVerdict(trace, own->difference);
  addProperties(trace, own->properties);
  EXPECT_PROPERTY(own->difference.residual == largestOf(own->differences));
}

void addReport(Trace& trace, const ExplorerReport& report) {
  trace << report.table << report.angles << report.columns.pairs << report.columns.cosines << report.columns.exponents
        << report.columns.frequencies << report.columns.signFlips << report.ladder.frequencies << report.ladder.ratio
        << report.ladder.ratioResidual << report.ladder.different << report.counter.values << report.counter.bitFlips
        << report.plotted << report.dots << report.firstRise << report.neighbour.row << report.neighbour.differences;
  for (const Verdict& verdict : {report.precision, report.layoutTable, report.layoutDots}) addVerdict(trace, verdict);
  addProperties(trace, report.properties);
  addOwn(trace, report.own);
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
  if (in.flag()) {
    settings.own.formula = in.maybe([&] { return formulaWords(in); });
    settings.own.ownRows = in.maybe([&] { return in.matrix(in.count(1, 9), in.count(1, 9)); });
    settings.own.ownDecimals = in.maybe([&] { return in.integer(); });
  }
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
  in.choice({fuzzProperties, fuzzExplorer, fuzzFormula})(in);
  return 0;
}
