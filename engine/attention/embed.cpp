#include "embed.h"

#include <algorithm>

#include "../dropout/random.h"
#include "../error.h"

namespace poslab {

Matrix embed(const std::vector<std::string>& words, double width, double seed) {
  if (words.empty()) refuse("wrong-shape", "words", "a list of at least 1 word", "an empty list");
  requireInteger("width", width, 1, kMaxWidth);
  const uint64_t drawSeed = requireSeed("seed", seed);
  requireMemory("words", static_cast<double>(words.size()) * width);
  Matrix rows(static_cast<Index>(words.size()), static_cast<Index>(width));
  for (Index row = 0; row < rows.rows(); ++row) {
    // The prefix keeps a word such as "Wq" apart from a weight matrix drawn under that name.
    const Matrix drawn = normalMatrix(1, rows.cols(), 1, derivedSeed(drawSeed, "word " + words[row]));
    std::copy_n(drawn.data(), drawn.size(), rows.data() + row * rows.cols());
  }
  return rows;
}

}  // namespace poslab
