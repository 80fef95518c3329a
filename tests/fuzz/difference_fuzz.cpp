// The difference of two results: one shape or another, equal entries, and a last bit's worth between them.
#include <cmath>

#include "experiments/difference.h"
#include "properties.h"

namespace poslab::fuzz {
namespace {

DifferenceOptions readPair(Input& in) {
  const Index rows = in.count(0, 6), cols = in.count(0, 6);
  DifferenceOptions options;
  options.a = in.matrix(rows, cols);
  options.b = in.flag() ? in.matrix(rows, cols) : options.a;
  // Few entries apart, as two runs of one experiment are; a tiny step must not count as none.
  for (Index k = in.count(0, 3); k > 0 && options.b.size() > 0; --k) {
    double& entry = options.b.data()[in.count(0, options.b.size() - 1)];
    entry = in.flag() ? std::nextafter(entry, 0.0) : -entry;
  }
  return options;
}

// What was read oddly may have become fit: a shape that both have, an entry that was changed.
bool isFit(const DifferenceOptions& options) {
  const auto& [a, b] = options;
  return a.size() > 0 && hasShape(b, a.rows(), a.cols()) && a.allFinite() && b.allFinite();
}

void addTo(Trace& trace, const Difference& found) {
  trace << found.matrix << found.largest << found.row << found.col << found.differing;
}

void expectDifference(const DifferenceOptions& options, const Difference& found) {
  const auto& [a, b] = options;
  EXPECT_PROPERTY(hasShape(found.matrix, a.rows(), a.cols()));
  double largest = 0;
  Index differing = 0, first = 0;
  for (Index i = 0; i < a.size(); ++i) {
    const double entry = b.data()[i] - a.data()[i];
    EXPECT_PROPERTY(found.matrix.data()[i] == entry);
    differing += a.data()[i] != b.data()[i];
    if (std::fabs(entry) <= largest) continue;
    largest = std::fabs(entry);
    first = i;
  }
  EXPECT_PROPERTY(found.differing == differing);
  EXPECT_PROPERTY(found.largest == largest);
  EXPECT_PROPERTY(found.row * a.cols() + found.col == first);
  EXPECT_PROPERTY(found.col >= 0 && found.col < a.cols());
  // From b to a it is as large, at the same place, the other way.
  const Difference back = difference({.a = b, .b = a});
  EXPECT_PROPERTY(back.largest == largest && back.row == found.row && back.col == found.col);
  EXPECT_PROPERTY(back.differing == differing && back.matrix == -found.matrix);
}

}  // namespace
}  // namespace poslab::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace poslab;
  fuzz::Input in(data, size);
  const DifferenceOptions options = fuzz::readPair(in);
  if (in.isBad() && fuzz::isFit(options)) return 0;
  fuzz::expectAnswer(
      in, [&] { return difference(options); }, fuzz::addTo,
      [&](const Difference& found) { fuzz::expectDifference(options, found); });
  return 0;
}
