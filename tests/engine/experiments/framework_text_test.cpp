// The wordings of PyTorch 1.13 and NumPy 1.24 as tests/fixtures/overflow_texts.py printed them; TensorFlow's and JAX's
// as documented.
#include "../../../engine/experiments/framework_text.h"

#include <gtest/gtest.h>

namespace poslab {
namespace {

std::vector<std::string> markedWords(const FrameworkText& text) {
  std::vector<std::string> words;
  for (const TextMark& mark : text.marks)
    words.push_back(text.text.substr(mark.start, mark.length) + "=" + mark.meaning);
  return words;
}

using Words = std::vector<std::string>;

TEST(FrameworkText, SaysThatTheAddFails) {
  const FrameworkText pytorch = addErrorText(Framework::kPytorch, 1500, 1000, 32);
  EXPECT_EQ(
      pytorch.text,
      "RuntimeError: The size of tensor a (1500) must match the size of tensor b (1000) at non-singleton dimension 1");
  EXPECT_TRUE(pytorch.run);
  EXPECT_EQ(markedWords(pytorch), (Words{"1500=input", "1000=table", "dimension 1=sequence"}));

  const FrameworkText numpy = addErrorText(Framework::kNumpy, 1500, 1000, 32);
  EXPECT_EQ(numpy.text, "ValueError: operands could not be broadcast together with shapes (1,1500,32) (1,1000,32)");
  EXPECT_TRUE(numpy.run);
  EXPECT_EQ(markedWords(numpy), (Words{"1500=input", "1000=table"}));

  const FrameworkText jax = addErrorText(Framework::kJax, 1500, 1000, 32);
  EXPECT_EQ(jax.text, "TypeError: add got incompatible shapes for broadcasting: (1, 1500, 32), (1, 1000, 32).");
  EXPECT_FALSE(jax.run);

  const FrameworkText tensorflow = addErrorText(Framework::kTensorflow, 1500, 1000, 32);
  EXPECT_EQ(tensorflow.text, "InvalidArgumentError: Incompatible shapes: [1,1500,32] vs. [1,1000,32] [Op:AddV2]");
  EXPECT_EQ(tensorflow.otherText, "InvalidArgumentError: required broadcastable shapes [Op:AddV2]");
  EXPECT_FALSE(tensorflow.run);
}

TEST(FrameworkText, MarksTheRightDigitsWhenTheyOccurTwice) {
  EXPECT_EQ(
      addErrorText(Framework::kPytorch, 64, 60, 32).text,
      "RuntimeError: The size of tensor a (64) must match the size of tensor b (60) at non-singleton dimension 1");
  const FrameworkText text = addErrorText(Framework::kNumpy, 11, 3, 33);
  EXPECT_EQ(text.text, "ValueError: operands could not be broadcast together with shapes (1,11,33) (1,3,33)");
  ASSERT_EQ(text.marks.size(), 2u);
  EXPECT_EQ(text.text.substr(text.marks[1].start - 3, 5), "(1,3,");
}

TEST(FrameworkText, SaysThatOddWidthsCannotBeBuilt) {
  const FrameworkText pytorch = buildErrorText(Framework::kPytorch, 1000, 31);
  EXPECT_EQ(pytorch.text,
            "RuntimeError: The expanded size of the tensor (15) must match the existing size (16) at non-singleton "
            "dimension 2.  Target sizes: [1, 1000, 15].  Tensor sizes: [1000, 16]");
  EXPECT_EQ(markedWords(pytorch), (Words{"15=columns", "16=values", "dimension 2=width"}));
  EXPECT_EQ(buildErrorText(Framework::kPytorch, 1, 3).text,
            "RuntimeError: The expanded size of the tensor (1) must match the existing size (2) at non-singleton "
            "dimension 2.  Target sizes: [1, 1, 1].  Tensor sizes: [2]");
  for (const Framework framework : {Framework::kNumpy, Framework::kTensorflow}) {
    const FrameworkText numpy = buildErrorText(framework, 1000, 31);
    EXPECT_EQ(numpy.text, "ValueError: could not broadcast input array from shape (1000,16) into shape (1,1000,15)");
    EXPECT_TRUE(numpy.run);
    EXPECT_EQ(markedWords(numpy), (Words{"16=values", "15=columns"}));
  }
  EXPECT_FALSE(buildErrorText(Framework::kJax, 1000, 31).run);
}

// Every mark lies inside its text and no two overlap, for all small sizes.
TEST(FrameworkText, MarksAreInOrder) {
  for (const Framework framework : kFrameworks) {
    for (Index rows = 1; rows <= 12; ++rows) {
      for (Index width = 1; width <= 12; ++width) {
        for (const FrameworkText& text :
             {addErrorText(framework, rows + 1, rows, width), buildErrorText(framework, rows, 2 * width + 1)}) {
          Index end = 0;
          for (const TextMark& mark : text.marks) {
            ASSERT_GE(mark.start, end) << text.text;
            end = mark.start + mark.length;
            ASSERT_LE(end, static_cast<Index>(text.text.size()));
          }
        }
      }
    }
  }
}

}  // namespace
}  // namespace poslab
