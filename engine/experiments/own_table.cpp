#include "own_table.h"

#include "../error.h"
#include "../formula/formula_table.h"

namespace poslab {

namespace {

Matrix tableOf(const OwnTableOptions& options, const Matrix& like) {
  if (!options.formula) return *options.ownRows;
  return formulaTable({*options.formula, static_cast<double>(like.rows()), static_cast<double>(like.cols())});
}

}  // namespace

std::optional<OwnTable> ownTable(const OwnTableOptions& options, const TablePropertiesOptions& like) {
  if (options.ownDecimals) requireInteger("ownDecimals", *options.ownDecimals, -308, 308);
  if (options.formula && options.ownRows) refuse("unknown-option", "ownRows", "no rows beside a formula", "both");
  if (options.ownDecimals && !options.ownRows) {
    refuse("unknown-option", "ownDecimals", "decimals with ownRows only", formatNumber(*options.ownDecimals));
  }
  if (!options.formula && !options.ownRows) return std::nullopt;
  if (options.ownRows) {
    requireShape("ownRows", *options.ownRows, like.table.rows(), like.table.cols());
    requireFinite("ownRows", *options.ownRows);
  }
  OwnTable own;
  own.table = tableOf(options, like.table);
  const std::string argument = options.formula ? "formula" : "ownRows";
  if (like.precision == Precision::kFloat32) {
    own.table = widened(rounded<float>(own.table));
    requireFiniteResult(argument.c_str(), own.table);
  }
  TablePropertiesOptions asked = like;
  asked.table = own.table;
  asked.decimals = options.ownDecimals;
  try {
    own.properties = tableProperties(asked);
  } catch (const EngineError& error) {
    // What it names is not the caller's.
    refuse(error.code, argument, error.allowed, error.given);
  }
  own.differences = differenceOf(own.table, like.table);
  own.difference = compare(own.table, like.table, entryTolerance(asked) + printRounding(asked));
  return own;
}

}  // namespace poslab
