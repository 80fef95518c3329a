#include "attention/embed.h"

#include "../fixtures.h"

namespace poslab {

TEST(Embed, EqualWordsShareARowInAnyText) {
  const Matrix rows = embed({"the", "cat", "the"}, 8, 1);
  EXPECT_EQ(rows.row(0), rows.row(2));
  EXPECT_NE(rows.row(0), rows.row(1));
  EXPECT_EQ(embed({"sat", "cat"}, 8, 1).row(1), rows.row(1));
  EXPECT_NE(embed({"the"}, 8, 2).row(0), rows.row(0));
}

TEST(Embed, IsNormal) {
  std::vector<std::string> words;
  for (int i = 0; i < 500; ++i) words.push_back("w" + std::to_string(i));
  const Matrix rows = embed(words, 32, 4);
  EXPECT_NEAR(rows.mean(), 0, 0.03);
  EXPECT_NEAR(rows.squaredNorm() / static_cast<double>(rows.size()), 1, 0.03);
}

TEST(Embed, RefusesNoWordsAndNoWidth) {
  expectRefused([] { embed({}, 8, 1); }, "wrong-shape", "words",
                "words must be a list of at least 1 word; given an empty list");
  expectRefused([] { embed({"a"}, 0, 1); }, "out-of-range", "width",
                "width must be an integer from 1 to 1048576; given 0");
}

}  // namespace poslab
