// S01 to S04: faults of the sinusoidal table, p[i, 2j] = sin(i w_j), p[i, 2j+1] = cos(i w_j), w_j = 10000^(-2j /
// width).
#include <algorithm>
#include <cmath>

#include "../closed_book/entry_forms.h"
#include "../encoding/sinusoidal.h"
#include "kit.h"

namespace poslab::bug_cards {

namespace {

constexpr double kBase = 10000;

Matrix tableOfForm(const std::string& name, Index rows, Index width) {
  Matrix table(rows, width);
  for (const EntryForm& form : entryForms()) {
    if (form.name != name) continue;
    for (Index i = 0; i < rows; ++i) {
      for (Index c = 0; c < width; ++c) {
        const auto entry = c % 2 ? form.cosine : form.sine;
        table(i, c) = entry(static_cast<double>(i), static_cast<double>(c / 2), static_cast<double>(width));
      }
    }
    break;
  }
  return table;
}

Vector circles(const Matrix& table, Index row, std::initializer_list<Index> pairs) {
  Vector sums;
  for (const Index pair : pairs) {
    const double a = table(row, 2 * pair), b = table(row, 2 * pair + 1);
    sums.push_back(a * a + b * b);
  }
  return sums;
}

// 10000^(-floor(2j / width)), as whole numbers divide.
Vector wholeFrequencies(Index width) {
  Vector frequencies;
  for (Index j = 0; j < width / 2; ++j) frequencies.push_back(std::pow(kBase, -static_cast<double>(2 * j / width)));
  return frequencies;
}

double differentCount(Vector numbers) {
  std::sort(numbers.begin(), numbers.end());
  return static_cast<double>(std::unique(numbers.begin(), numbers.end()) - numbers.begin());
}

}  // namespace

// The exponent takes the column where it should take the pair: column 2j + 1 gets 2 (2j + 1) / width.
BugCard rawColumn(Draw& draw) {
  const auto width = static_cast<Index>(draw.of(32, {16, 32, 64}));
  const Index position = draw.whole(10, 2, 40), row = draw.whole(1, 1, 9);
  const std::vector<Matrix> tables = {tableOf(kRows, width), tableOfForm("rawColumn", kRows, width)};
  const std::vector<Matrix> narrow = {tableOf(row + 1, 4), tableOfForm("rawColumn", row + 1, 4)};
  const auto offColumn0 = [&](const Matrix& table) {
    return largestDifference(columnsOf(table, 0, 1), columnsOf(tables[0], 0, 1));
  };
  BugCard card;
  card.variants = {"pairExponent", "rawColumn"};
  card.numbers = {{"width", width}, {"position", position}, {"row", row}};
  card.tests = {{"row0", each(tables, offRow0), kRounding},
                {"column0", each(tables, offColumn0), kRounding},
                {"bounded", each(tables, largestEntry), 1},
                {"unitCircle", each(tables, offCircle), kRounding}};
  card.asked = {.values = each(narrow, [&](const Matrix& table) { return table(row, 1); }), .tolerance = 0.01};
  card.values = {{"circles", each(tables,
                                  [&](const Matrix& table) {
                                    return circles(table, position, {0, 1, 3});
                                  })},
                 {"row", each(narrow, [&](const Matrix& table) { return entries(table, row, 4); })}};
  return card;
}

BugCard wholeExponent(Draw& draw) {
  const auto width = static_cast<Index>(draw.of(8, {8, 16, 32, 64}));
  const Index offset = draw.whole(5, 1, 20);
  // Every frequency is 1 then: the form whose angle is the position.
  const std::vector<Matrix> tables = {tableOf(kRows, width), tableOfForm("noPower", kRows, width)};
  const std::vector<Vector> frequencies = {pairFrequencies(width, kBase), wholeFrequencies(width)};
  const Vector counts = each(frequencies, differentCount);
  const double pairs = static_cast<double>(width / 2);
  BugCard card;
  card.variants = {"realExponent", "wholeExponent"};
  card.numbers = {{"width", width}, {"offset", offset}};
  card.tests = {{"row0", each(tables, offRow0), kRounding},
                {"unitCircle", each(tables, offCircle), kRounding},
                {"ownTurn",
                 {offTurn(tables[0], 1, frequencies[0][1], offset), offTurn(tables[1], 1, frequencies[1][1], offset)},
                 kRounding},
                {"bounded", each(tables, largestEntry), 1},
                {"frequencies", each(counts, [&](double count) { return pairs - count; }), 0}};
  card.asked = {.values = counts};
  card.values = {{"row", each(tables, [](const Matrix& table) { return entries(table, 1, 8); })}};
  return card;
}

// tensor2tensor's layout: the same columns in another order.
BugCard halvesLayout(Draw& draw) {
  const auto width = static_cast<Index>(draw.of(32, {16, 32, 64}));
  const Index position = draw.whole(30, 5, 59), column = 2 * draw.whole(0, 0, width / 4 - 1) + 1;
  const Matrix halves = sinusoidalTable(
      {.rows = static_cast<double>(kRows), .width = static_cast<double>(width), .layout = Layout::kHalves});
  const std::vector<Matrix> tables = {tableOf(kRows, width), halves};
  BugCard card;
  card.variants = {"alternating", "halves"};
  card.numbers = {{"width", width}, {"position", position}, {"column", column}};
  card.tests = {{"similarity", each(tables, offSimilarity), kRounding},
                {"rowLengths", each(tables, offRowLength), kRounding},
                {"bounded", each(tables, largestEntry), 1},
                {"unitCircle", each(tables, offCircle), kRounding},
                {"row0", each(tables, offRow0), kRounding}};
  card.asked = {.values = each(tables, [&](const Matrix& table) { return table(0, column); }), .tolerance = 0.01};
  card.values = {{"entry", each(tables, [](const Matrix& table) { return entries(table, 1, 1, 6); })},
                 {"columns", each(tables, [&](const Matrix& table) { return entries(table, position, 4, 6); })},
                 {"circle", each(tables, [&](const Matrix& table) { return circles(table, position, {3}); })}};
  return card;
}

BugCard placesFromOne(Draw& draw) {
  const auto width = static_cast<Index>(draw.of(32, {16, 32, 64}));
  const Index offset = draw.whole(5, 1, 20), column = draw.whole(0, 0, 1);
  const std::vector<Matrix> tables = {tableOf(kRows, width), tableOf(kRows, width, 1)};
  const std::vector<Matrix> narrow = {tableOf(1, 4), tableOf(1, 4, 1)};
  const Vector frequencies = pairFrequencies(width, kBase);
  const auto turned = [&](const Matrix& table) {
    double off = 0;
    for (Index pair = 0; pair < width / 2; ++pair) off = std::max(off, offTurn(table, pair, frequencies[pair], offset));
    return off;
  };
  BugCard card;
  card.variants = {"fromZero", "fromOne"};
  card.numbers = {{"width", width}, {"offset", offset}, {"column", column}};
  card.tests = {{"similarity", each(tables, offSimilarity), kRounding},
                {"shift", each(tables, turned), kRounding},
                {"rowLengths", each(tables, offRowLength), kRounding},
                {"unitCircle", each(tables, offCircle), kRounding},
                {"row0", each(tables, offRow0), kRounding}};
  card.asked = {.values = each(narrow, [&](const Matrix& table) { return table(0, column); }), .tolerance = 0.02};
  card.values = {{"row", each(narrow, [](const Matrix& table) { return entries(table, 0, 4); })}};
  return card;
}

}  // namespace poslab::bug_cards
