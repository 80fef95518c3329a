// What PyTorch, TensorFlow, JAX and NumPy say when a table and an input do not fit, word for word with the numbers of
// the case. PyTorch and NumPy were run (1.13 and 1.24); TensorFlow's and JAX's wordings are documented ones and marked
// so, except that D2L's TensorFlow tab fills its table with NumPy, whose words it then shows.
#pragma once

#include <string>
#include <vector>

#include "../matrix.h"

namespace poslab {

enum class Framework { kPytorch, kTensorflow, kJax, kNumpy };
constexpr Framework kFrameworks[] = {Framework::kPytorch, Framework::kTensorflow, Framework::kJax, Framework::kNumpy};

// A part of the text that needs explaining: text.substr(start, length). meaning: "input" (rows of the input), "table"
// (rows the table gave), "sequence" (the axis), "values" (cosines computed), "columns" (columns free for them), "width"
// (the axis).
struct TextMark {
  Index start, length;
  std::string meaning;
};

struct FrameworkText {
  Framework framework;
  std::string text;       // "" when the framework says nothing
  bool run;               // false: a documented wording, not run here
  std::string otherText;  // another wording of the same version, depending on the device; else ""
  std::vector<TextMark> marks;
};

// (1, inputRows, width) + (1, tableRows, width) with row counts that do not fit.
FrameworkText addErrorText(Framework framework, Index inputRows, Index tableRows, Index width);
// Odd width above 1: ceil(width / 2) cosines for floor(width / 2) columns, when D2L's class is constructed.
FrameworkText buildErrorText(Framework framework, Index maxLen, Index width);
// No error; run says whether this silence was seen or is documented.
FrameworkText silence(Framework framework);

}  // namespace poslab
