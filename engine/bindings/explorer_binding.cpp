// engine/experiments/explorer, table_properties and engine/formula for JavaScript. What a property is not about (a
// column, another row) becomes null.
#include "../experiments/explorer.h"
#include "../formula/formula_table.h"
#include "choices.h"
#include "function.h"

namespace poslab::bindings {
namespace {

constexpr Choice<Exponent> kExponents[] = {{"pair", Exponent::kPair},     {"column", Exponent::kColumn},
                                           {"whole", Exponent::kWhole},   {"half", Exponent::kHalf},
                                           {"double", Exponent::kDouble}, {"closed", Exponent::kClosed}};

val indexOrNull(Index index) { return index < 0 ? val::null() : toJs(index); }

val writeProperty(const TableProperty& property) {
  val out = val::object();
  put(out, "holds", property.holds);
  put(out, "value", property.value);
  put(out, "tolerance", property.tolerance);
  put(out, "row", indexOrNull(property.row));
  put(out, "otherRow", indexOrNull(property.otherRow));
  put(out, "col", indexOrNull(property.col));
  put(out, "offset", indexOrNull(property.offset));
  put(out, "failing", property.failing);
  put(out, "checked", property.checked);
  return out;
}

val writeProperties(const TableProperties& properties) {
  val out = val::object();
  put(out, "uniqueRows", writeProperty(properties.uniqueRows));
  put(out, "nearestRows", writeProperty(properties.nearestRows));
  put(out, "bounded", writeProperty(properties.bounded));
  put(out, "unitPairs", writeProperty(properties.unitPairs));
  put(out, "rotation", writeProperty(properties.rotation));
  put(out, "offsetOnlyDots", writeProperty(properties.offsetOnlyDots));
  put(out, "oddWidth", properties.loneColumn >= 0);
  put(out, "loneColumn", indexOrNull(properties.loneColumn));
  return out;
}

TablePropertiesOptions readProperties(Options& in) {
  TablePropertiesOptions options;
  in.require("table", options.table);
  in.read("base", options.base);
  in.read("layout", options.layout, kLayouts);
  in.read("precision", options.precision, kPrecisions);
  in.read("decimals", options.decimals);
  return options;
}
val runProperties(const TablePropertiesOptions& options) { return writeProperties(tableProperties(options)); }

FormulaTableOptions readFormulaTable(Options& in) {
  FormulaTableOptions options;
  in.require("formula", options.formula);
  in.read("rows", options.rows);
  in.read("width", options.width);
  return options;
}
val runFormulaTable(const FormulaTableOptions& options) { return toJs(formulaTable(options)); }

val writeOwn(const std::optional<OwnTable>& own) {
  if (!own) return val::null();
  val out = val::object();
  put(out, "table", own->table);
  put(out, "differences", own->differences);
  put(out, "difference", own->difference);
  put(out, "properties", writeProperties(own->properties));
  return out;
}

val writeColumns(const ExplorerColumns& columns) {
  val out = val::object();
  put(out, "pairs", columns.pairs);
  put(out, "cosines", columns.cosines);
  put(out, "exponents", columns.exponents);
  put(out, "frequencies", columns.frequencies);
  put(out, "signFlips", columns.signFlips);
  return out;
}

val writeLadder(const FrequencyLadder& ladder) {
  val out = val::object();
  put(out, "frequencies", ladder.frequencies);
  put(out, "positionsPerTurn", ladder.positionsPerTurn);
  put(out, "ratio", ladder.ratio);
  put(out, "ratioResidual", ladder.ratioResidual);
  put(out, "ratioTolerance", ladder.ratioTolerance);
  put(out, "ratioHolds", ladder.ratioHolds);
  put(out, "different", ladder.different);
  return out;
}

val writeCounter(const BinaryCounter& counter) {
  val out = val::object();
  put(out, "bits", counter.bits);
  put(out, "worth", counter.worth);
  put(out, "values", counter.values);
  put(out, "bitFlips", counter.bitFlips);
  return out;
}

val writeNeighbour(const NeighbourRow& neighbour) {
  if (neighbour.row < 0) return val::null();
  val out = val::object();
  put(out, "row", neighbour.row);
  put(out, "differences", neighbour.differences);
  put(out, "col", neighbour.col);
  return out;
}

ExplorerSettings readExplorer(Options& in) {
  ExplorerSettings settings;
  in.read("rows", settings.rows);
  in.read("width", settings.width);
  in.read("base", settings.base);
  in.read("layout", settings.layout, kLayouts);
  in.read("exponent", settings.exponent, kExponents);
  in.read("precision", settings.precision, kPrecisions);
  in.read("position", settings.position);
  in.read("firstColumn", settings.firstColumn);
  in.read("formula", settings.own.formula);
  in.read("ownRows", settings.own.ownRows);
  in.read("ownDecimals", settings.own.ownDecimals);
  return settings;
}

val runExplorer(const ExplorerSettings& settings) {
  const ExplorerReport report = explorer(settings);
  val out = val::object();
  put(out, "table", report.table);
  put(out, "angles", report.angles);
  put(out, "columns", writeColumns(report.columns));
  put(out, "ladder", writeLadder(report.ladder));
  put(out, "counter", writeCounter(report.counter));
  put(out, "plotted", report.plotted);
  put(out, "dots", report.dots);
  put(out, "firstRise", indexOrNull(report.firstRise));
  put(out, "neighbour", writeNeighbour(report.neighbour));
  put(out, "precision", report.precision);
  put(out, "layoutTable", report.layoutTable);
  put(out, "layoutDots", report.layoutDots);
  put(out, "properties", writeProperties(report.properties));
  put(out, "own", writeOwn(report.own));
  return out;
}

EMSCRIPTEN_BINDINGS(explorer) {
  define<readExplorer, runExplorer>("explorer");
  define<readProperties, runProperties>("tableProperties");
  define<readFormulaTable, runFormulaTable>("formulaTable");
}

}  // namespace
}  // namespace poslab::bindings
