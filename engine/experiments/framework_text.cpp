#include "framework_text.h"

#include "../encoding/positional_encoding.h"
#include "../error.h"

namespace poslab {

namespace {

// (1,1500,32) as each framework prints it: its brackets and separator.
std::string shapeText(const std::vector<Index>& sizes, const char* brackets, const char* separator) {
  std::string text(1, brackets[0]);
  for (size_t axis = 0; axis < sizes.size(); ++axis) text += joined({axis ? separator : "", sizes[axis]});
  return text += brackets[1];
}

// A word to mark, found by what stands before it, since the same digits may stand elsewhere.
struct Key {
  std::string_view before, word, meaning;
};

FrameworkText marked(Framework framework, std::string text, bool run, const std::vector<Key>& keys) {
  FrameworkText result{framework, std::move(text), run, "", {}};
  size_t from = 0;
  for (const Key& key : keys) {
    const size_t start = result.text.find(joined({key.before, key.word}), from) + key.before.size();
    result.marks.push_back({static_cast<Index>(start), static_cast<Index>(key.word.size()), std::string(key.meaning)});
    from = start + key.word.size();
  }
  return result;
}

bool wasRun(Framework framework) { return framework == Framework::kPytorch || framework == Framework::kNumpy; }

}  // namespace

FrameworkText addErrorText(Framework framework, Index inputRows, Index tableRows, Index width) {
  const std::string input = std::to_string(inputRows), table = std::to_string(tableRows);
  const std::vector<Index> a{1, inputRows, width}, b{1, tableRows, width};
  std::string text;
  std::vector<Key> keys;
  switch (framework) {
    case Framework::kPytorch:
      text = joined({"RuntimeError: ", pytorchSizeMessage(inputRows, tableRows)});
      keys = {{"tensor a (", input, "input"}, {"tensor b (", table, "table"}, {"", "dimension 1", "sequence"}};
      break;
    case Framework::kTensorflow:
      text = joined({"InvalidArgumentError: Incompatible shapes: ", shapeText(a, "[]", ","), " vs. ",
                     shapeText(b, "[]", ","), " [Op:AddV2]"});
      keys = {{"[1,", input, "input"}, {"[1,", table, "table"}};
      break;
    case Framework::kJax:
      text = joined({"TypeError: add got incompatible shapes for broadcasting: ", shapeText(a, "()", ", "), ", ",
                     shapeText(b, "()", ", "), "."});
      keys = {{"(1, ", input, "input"}, {"(1, ", table, "table"}};
      break;
    case Framework::kNumpy:
      text = joined({"ValueError: operands could not be broadcast together with shapes ", shapeText(a, "()", ","), " ",
                     shapeText(b, "()", ",")});
      keys = {{"(1,", input, "input"}, {"(1,", table, "table"}};
      break;
  }
  FrameworkText result = marked(framework, text, wasRun(framework), keys);
  if (framework == Framework::kTensorflow) {
    result.otherText = "InvalidArgumentError: required broadcastable shapes [Op:AddV2]";
  }
  return result;
}

FrameworkText buildErrorText(Framework framework, Index maxLen, Index width) {
  const Index columns = width / 2, values = width - columns;
  const std::vector<Index> source{maxLen, values}, target{1, maxLen, columns};
  // PyTorch drops a leading size of 1 before it compares.
  const std::vector<Index> pytorchSource = maxLen == 1 ? std::vector<Index>{values} : source;
  const std::string rows = std::to_string(maxLen);
  const std::string valueText = std::to_string(values), columnText = std::to_string(columns);
  switch (framework) {
    case Framework::kPytorch:
      return marked(
          framework,
          joined({"RuntimeError: The expanded size of the tensor (", columnText, ") must match the existing size (",
                  valueText, ") at non-singleton dimension 2.  Target sizes: ", shapeText(target, "[]", ", "),
                  ".  Tensor sizes: ", shapeText(pytorchSource, "[]", ", ")}),
          true, {{"tensor (", columnText, "columns"}, {"size (", valueText, "values"}, {"", "dimension 2", "width"}});
    case Framework::kJax:
      return marked(
          framework,
          joined({"ValueError: Incompatible shapes for broadcasting: ", shapeText(source, "()", ", "),
                  " and requested shape ", shapeText(target, "()", ", ")}),
          false,
          {{joined({"(", rows, ", "}), valueText, "values"}, {joined({", ", rows, ", "}), columnText, "columns"}});
    case Framework::kTensorflow:
    case Framework::kNumpy:
      return marked(
          framework,
          joined({"ValueError: could not broadcast input array from shape ", shapeText(source, "()", ","),
                  " into shape ", shapeText(target, "()", ",")}),
          true, {{joined({"(", rows, ","}), valueText, "values"}, {joined({",", rows, ","}), columnText, "columns"}});
  }
  return silence(framework);
}

FrameworkText silence(Framework framework) { return {framework, "", wasRun(framework), "", {}}; }

}  // namespace poslab
