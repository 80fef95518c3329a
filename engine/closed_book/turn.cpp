#include "turn.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

#include "dropout/random.h"
#include "encoding/sinusoidal.h"
#include "formula/program.h"

namespace poslab {

namespace {

constexpr double kTolerance = 1e-9;
constexpr double kFormTolerance = 1e-6;
constexpr Index kProbes = 4000;
constexpr Index kWidest = 64;
constexpr double kFarthest = 60;
constexpr uint64_t kSeed = 12;
constexpr double kPi = 3.14159265358979323846;

constexpr const char* kVariables[] = {"delta", "w", "i", "j", "d"};

using Entries = std::array<double, 4>;  // in row order
using Programs = std::array<Program, 4>;

// Offsets to both sides, never 0, where every matrix that turns is the identity.
std::vector<TurnPoint> drawnPoints() {
  std::vector<Vector> frequencies(kWidest + 1);
  for (Index width = 4; width <= kWidest; width += 2) frequencies[width] = pairFrequencies(width, 10000);
  Random random(kSeed);
  std::vector<TurnPoint> points;
  for (Index k = 0; k < kProbes; ++k) {
    const double width = 4 + 2 * std::floor(random.uniform() * (kWidest - 2) / 2);
    const double pair = std::floor(random.uniform() * width / 2);
    const double position = std::floor(random.uniform() * kFarthest);
    const double offset = 1 + std::floor(random.uniform() * kFarthest);
    points.push_back({position, random.uniform() < 0.5 ? offset : -offset, pair, width,
                      frequencies[static_cast<size_t>(width)][static_cast<size_t>(pair)]});
  }
  return points;
}

Entries valuesOf(const Programs& programs, const TurnPoint& at) {
  const double variables[] = {at.offset, at.frequency, at.position, at.pair, at.width};
  Entries values;
  for (size_t k = 0; k < values.size(); ++k) values[k] = evaluated(programs[k], variables);
  return values;
}

bool allFinite(const Entries& values) {
  return std::all_of(values.begin(), values.end(), [](double value) { return std::isfinite(value); });
}

// The sign of the sine in the top right corner: + for (sine, cosine) as a column; each of the other two choices turns
// it.
double signOf(const TurnOptions& options) {
  return (options.pairOrder == PairOrder::kSineCosine) == (options.pairSide == PairSide::kColumn) ? 1 : -1;
}

Entries turnBy(double angle) { return {std::cos(angle), std::sin(angle), -std::sin(angle), std::cos(angle)}; }

double differenceOf(const Entries& a, const Entries& b) {
  double largest = 0;
  for (size_t k = 0; k < a.size(); ++k) largest = std::max(largest, std::fabs(a[k] - b[k]));
  return largest;
}

struct Pair {
  double first, second;
};

Pair pairAt(const TurnOptions& options, double position, double frequency) {
  const double sine = std::sin(position * frequency), cosine = std::cos(position * frequency);
  return options.pairOrder == PairOrder::kSineCosine ? Pair{sine, cosine} : Pair{cosine, sine};
}

Pair moved(const TurnOptions& options, const Entries& m, const Pair& p) {
  return options.pairSide == PairSide::kColumn
             ? Pair{m[0] * p.first + m[1] * p.second, m[2] * p.first + m[3] * p.second}
             : Pair{p.first * m[0] + p.second * m[2], p.first * m[1] + p.second * m[3]};
}

double distanceOf(const Pair& a, const Pair& b) {
  return std::max(std::fabs(a.first - b.first), std::fabs(a.second - b.second));
}

struct TurnForm {
  const char* name;
  double (*angle)(const TurnPoint& at);
  Entries (*matrix)(double angle);
};

double rightAngle(const TurnPoint& at) { return at.offset * at.frequency; }

constexpr TurnForm kForms[] = {
    {"frequencyMissing", [](const TurnPoint& at) { return at.offset; }, turnBy},
    {"offsetMissing", [](const TurnPoint& at) { return at.frequency; }, turnBy},
    {"divided", [](const TurnPoint& at) { return at.offset / at.frequency; }, turnBy},
    {"degrees", [](const TurnPoint& at) { return rightAngle(at) * kPi / 180; }, turnBy},
    {"degrees", [](const TurnPoint& at) { return rightAngle(at) * 180 / kPi; }, turnBy},
    {"position", [](const TurnPoint& at) { return at.position * at.frequency; }, turnBy},
    {"position", [](const TurnPoint& at) { return (at.position + at.offset) * at.frequency; }, turnBy},
    {"mirror", rightAngle,
     [](double a) {
       return Entries{std::cos(a), std::sin(a), std::sin(a), -std::cos(a)};
     }},
    {"exchanged", rightAngle,
     [](double a) {
       return Entries{std::sin(a), std::cos(a), std::cos(a), -std::sin(a)};
     }},
    {"exchanged", rightAngle,
     [](double a) {
       return Entries{std::sin(a), std::cos(a), -std::cos(a), std::sin(a)};
     }},
    {"noMinus", rightAngle,
     [](double a) {
       return Entries{std::cos(a), std::sin(a), std::sin(a), std::cos(a)};
     }},
    {"smallAngle", rightAngle,
     [](double a) {
       return Entries{1, a, -a, 1};
     }},
    {"identity", rightAngle,
     [](double) {
       return Entries{1, 0, 0, 1};
     }},
};

std::string formOf(const Programs& programs, const std::vector<TurnPoint>& points, double sign) {
  const auto equals = [&](auto&& matrixAt) {
    return std::all_of(points.begin(), points.end(), [&](const TurnPoint& at) {
      return differenceOf(valuesOf(programs, at), matrixAt(at)) <= kFormTolerance;
    });
  };
  if (equals([&](const TurnPoint& at) { return turnBy(-sign * rightAngle(at)); })) return "transposed";
  for (const TurnForm& form : kForms) {
    for (const double way : {1.0, -1.0}) {
      if (equals([&](const TurnPoint& at) { return form.matrix(way * form.angle(at)); })) return form.name;
    }
  }
  return "";
}

// What one point adds to the report.
void addPoint(const TurnOptions& options, const Entries& given, const TurnPoint& at, TurnReport& report) {
  if (!allFinite(given)) {
    if (report.undefined++ == 0) report.worst = at;
    report.entriesHold = {};
    return;
  }
  const Entries right = turnBy(signOf(options) * rightAngle(at));
  for (size_t k = 0; k < given.size(); ++k) {
    if (!(std::fabs(given[k] - right[k]) <= kTolerance)) report.entriesHold[k] = false;
  }
  const Pair landed = moved(options, given, pairAt(options, at.position, at.frequency));
  const double ahead = distanceOf(landed, pairAt(options, at.position + at.offset, at.frequency));
  const double behind = distanceOf(landed, pairAt(options, at.position - at.offset, at.frequency));
  report.backwardResidual = std::max(report.backwardResidual, behind);
  if (ahead > report.residual) {
    report.residual = ahead;
    if (report.undefined == 0) report.worst = at;
  }
  const double determinant = given[0] * given[3] - given[1] * given[2];
  report.determinantLow = std::min(report.determinantLow, determinant);
  report.determinantHigh = std::max(report.determinantHigh, determinant);
}

}  // namespace

TurnReport checkTurn(const TurnOptions& options) {
  const Programs programs = {
      compiled("topLeft", options.topLeft, kVariables), compiled("topRight", options.topRight, kVariables),
      compiled("bottomLeft", options.bottomLeft, kVariables), compiled("bottomRight", options.bottomRight, kVariables)};
  const std::vector<TurnPoint> points = drawnPoints();
  TurnReport report;
  report.probes = kProbes;
  report.tolerance = kTolerance;
  report.worst = points[0];
  report.entriesHold.fill(true);
  report.determinantLow = std::numeric_limits<double>::infinity();
  report.determinantHigh = -report.determinantLow;
  for (const TurnPoint& at : points) addPoint(options, valuesOf(programs, at), at, report);
  // The entries as well: huge ones whose products cancel to no number at all have no residual.
  const auto& entries = report.entriesHold;
  report.holds = report.residual <= kTolerance && std::all_of(entries.begin(), entries.end(), std::identity());
  if (!report.holds) report.form = formOf(programs, points, signOf(options));
  return report;
}

}  // namespace poslab
