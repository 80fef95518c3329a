#include "entries.h"

#include <cmath>

#include "dropout/random.h"
#include "encoding/rotation.h"
#include "encoding/sinusoidal.h"
#include "entry_forms.h"
#include "error.h"
#include "formula/program.h"

namespace poslab {

namespace {

// Equivalent forms differ by 1e-13 at these angles, the closest wrong form by more than 0.1 at some point.
constexpr double kTolerance = 1e-9;
// A form is found by its spelling in another order of operations: angles of 4e6 carry 1e-9 of rounding.
constexpr double kFormTolerance = 1e-6;
constexpr Index kProbes = 4000;
constexpr Index kWidest = 128;
constexpr double kFarthest = 400;
constexpr uint64_t kSeed = 12;

constexpr const char* kVariables[] = {"i", "j", "d", "c"};
constexpr const char* kColumnVariables[] = {"j", "d"};

struct Probe {
  double position, pair, width, angle;
};

// Even widths from 4, every complete pair of each, positions from 1: at 0 most wrong forms agree.
std::vector<Probe> drawnProbes() {
  std::vector<Vector> divisors(kWidest + 1);
  for (Index width = 4; width <= kWidest; width += 2) divisors[width] = pairDivisors<double>(width, 10000);
  Random random(kSeed);
  std::vector<Probe> probes;
  for (Index k = 0; k < kProbes; ++k) {
    const double width = 4 + 2 * std::floor(random.uniform() * (kWidest - 2) / 2);
    const double pair = std::floor(random.uniform() * width / 2);
    const double position = 1 + std::floor(random.uniform() * kFarthest);
    probes.push_back(
        {position, pair, width, position / divisors[static_cast<size_t>(width)][static_cast<size_t>(pair)]});
  }
  return probes;
}

// One of the two columns: 0 is the sine's.
struct Entry {
  const Program* program;
  int column;
};

double valueOf(const Entry& entry, double position, double pair, double width) {
  const double variables[] = {position, pair, width, 2 * pair + entry.column};
  return evaluated(*entry.program, variables);
}

double rightValue(const Entry& entry, double angle) { return entry.column ? std::cos(angle) : std::sin(angle); }

EntryReport compared(const Entry& entry, const std::vector<Probe>& probes) {
  EntryReport report;
  double farthest = -1;
  for (const auto& [position, pair, width, angle] : probes) {
    const EntryPoint point{position, pair, width, valueOf(entry, position, pair, width), rightValue(entry, angle)};
    const double difference = std::fabs(point.given - point.expected);
    const bool defined = std::isfinite(point.given);
    report.undefined += !defined;
    report.differing += !(difference <= kTolerance);
    if (defined && difference > report.residual) report.residual = difference;
    const bool first = !defined && report.undefined == 1;
    if (first || (report.undefined == 0 && difference > farthest)) {
      report.worst = point;
      farthest = difference;
    }
  }
  report.holds = report.differing == 0;
  return report;
}

bool agrees(const Entry& entry, EntryFunction form, const std::vector<Probe>& probes) {
  for (const auto& [position, pair, width, angle] : probes) {
    const double given = valueOf(entry, position, pair, width), expected = form(position, pair, width);
    if (!(std::fabs(given - expected) <= kFormTolerance) && std::isfinite(given) + std::isfinite(expected) != 0) {
      return false;
    }
  }
  return true;
}

EntryFunction columnOf(const EntryForm& form, int column) { return column ? form.cosine : form.sine; }

// Of forms that fit this entry, one that fits the other as well, if there is one: a sine in the second column is an
// exchange only if the cosine stands in the first.
std::string formOf(const Entry& entry, const std::optional<Entry>& other, const std::vector<Probe>& probes) {
  const char* first = "";
  for (const EntryForm& form : entryForms()) {
    if (!agrees(entry, columnOf(form, entry.column), probes)) continue;
    if (!other || agrees(*other, columnOf(form, other->column), probes)) return form.name;
    if (!*first) first = form.name;
  }
  return first;
}

constexpr Index kTheoryRows = 60, kTheoryWidth = 32, kTheoryOffsets = 16;

std::optional<Matrix> tableOf(const std::optional<Entry>& sine, const std::optional<Entry>& cosine) {
  Matrix table = sinusoidalTable({.rows = kTheoryRows, .width = kTheoryWidth});
  for (Index i = 0; i < kTheoryRows; ++i) {
    for (Index j = 0; j < kTheoryWidth / 2; ++j) {
      for (const std::optional<Entry>& entry : {sine, cosine}) {
        if (!entry) continue;
        const double value = valueOf(*entry, static_cast<double>(i), static_cast<double>(j), kTheoryWidth);
        if (!std::isfinite(value)) return {};
        table(i, 2 * j + entry->column) = value;
      }
    }
  }
  return table;
}

void turn(const Matrix& table, Index offset, EntriesTheory& theory) {
  const std::vector<Matrix> turns = shiftMatrices(kTheoryWidth, static_cast<double>(offset));
  for (Index i = 0; i + offset < kTheoryRows; ++i) {
    for (Index j = 0; j < kTheoryWidth / 2; ++j) {
      const Matrix& matrix = turns[j];
      for (Index part = 0; part < 2; ++part) {
        const double landed = matrix(part, 0) * table(i, 2 * j) + matrix(part, 1) * table(i, 2 * j + 1);
        const double residual = std::fabs(landed - table(i + offset, 2 * j + part));
        if (residual <= theory.turnResidual) continue;
        theory.turnResidual = residual;
        theory.turnPair = j;
        theory.turnPosition = i;
        theory.turnOffset = offset;
      }
    }
  }
}

std::optional<EntriesTheory> theoryOf(const std::optional<Entry>& sine, const std::optional<Entry>& cosine) {
  const std::optional<Matrix> table = tableOf(sine, cosine);
  if (!table) return {};
  EntriesTheory theory;
  for (Index offset = 1; offset <= kTheoryOffsets; ++offset) turn(*table, offset, theory);
  for (Index i = 0; i < kTheoryRows; ++i) {
    for (Index j = 0; j < kTheoryWidth / 2; ++j) {
      const double a = (*table)(i, 2 * j), b = (*table)(i, 2 * j + 1);
      const double residual = std::fabs(a * a + b * b - 1);
      if (residual <= theory.circleResidual) continue;
      theory.circleResidual = residual;
      theory.circlePair = j;
      theory.circlePosition = i;
    }
  }
  // Squares and products of huge entries may be infinite: then there is nothing to say in numbers.
  if (!std::isfinite(theory.turnResidual) || !std::isfinite(theory.circleResidual)) return {};
  theory.turns = theory.turnResidual <= kTolerance;
  theory.onCircle = theory.circleResidual <= kTolerance;
  return theory;
}

struct ColumnForm {
  const char* name;
  std::vector<Vector> columns;
};

ColumnsReport columnsOfPair(const Program& sine, const Program& cosine) {
  ColumnsReport report;
  report.expected = {{0, 1}, {2, 3}, {6, 7}};
  for (const double pair : {0.0, 1.0, 3.0}) {
    const double variables[] = {pair, 8};
    report.given.push_back({evaluated(sine, variables), evaluated(cosine, variables)});
  }
  report.holds = report.given == report.expected;
  const ColumnForm forms[] = {{"sinesFirst", {{0, 4}, {1, 5}, {3, 7}}},
                              {"columnFromOne", {{1, 2}, {3, 4}, {7, 8}}},
                              {"cosineFirst", {{1, 0}, {3, 2}, {7, 6}}},
                              {"pairAsColumn", {{0, 1}, {1, 2}, {3, 4}}},
                              {"oneColumn", {{0, 0}, {2, 2}, {6, 6}}}};
  for (const ColumnForm& form : forms) {
    if (report.given == form.columns) report.form = form.name;
  }
  return report;
}

std::optional<Program> programOf(const char* argument, const std::optional<std::vector<std::string>>& words,
                                 std::span<const char* const> variables) {
  if (!words) return {};
  return compiled(argument, *words, variables);
}

}  // namespace

EntriesReport checkEntries(const EntriesOptions& options) {
  const auto sine = programOf("sine", options.sine, kVariables);
  const auto cosine = programOf("cosine", options.cosine, kVariables);
  const auto sineColumn = programOf("sineColumn", options.sineColumn, kColumnVariables);
  const auto cosineColumn = programOf("cosineColumn", options.cosineColumn, kColumnVariables);
  if (sineColumn && !cosineColumn) refuse("missing", "cosineColumn", "given with sineColumn", "nothing");
  if (cosineColumn && !sineColumn) refuse("missing", "sineColumn", "given with cosineColumn", "nothing");

  EntriesReport report;
  report.probes = kProbes;
  report.tolerance = kTolerance;
  if (sineColumn) report.columns = columnsOfPair(*sineColumn, *cosineColumn);
  if (!sine && !cosine) return report;
  const std::vector<Probe> probes = drawnProbes();
  const auto entryOf = [](const std::optional<Program>& program, int column) -> std::optional<Entry> {
    if (!program) return {};
    return Entry{&*program, column};
  };
  const auto first = entryOf(sine, 0), second = entryOf(cosine, 1);
  if (first) report.sine = compared(*first, probes);
  if (second) report.cosine = compared(*second, probes);
  if (first && !report.sine->holds) report.sine->form = formOf(*first, second, probes);
  if (second && !report.cosine->holds) report.cosine->form = formOf(*second, first, probes);
  report.theory = theoryOf(first, second);
  return report;
}

}  // namespace poslab
