#include "error.h"

namespace poslab {

namespace {

std::string shapeText(Index rows, Index cols) { return joined({rows, " x ", cols}); }

std::string mustBe(std::string_view argument, std::string_view allowed, std::string_view given) {
  return joined({argument, " must be ", allowed, "; given ", given});
}

}  // namespace

EngineError::EngineError(std::string_view code_, std::string_view argument_, std::string_view allowed_,
                         std::string_view given_, std::string_view sentence)
    : std::runtime_error(sentence.empty() ? mustBe(argument_, allowed_, given_) : std::string(sentence)),
      code(code_),
      argument(argument_),
      allowed(allowed_),
      given(given_) {}

void refuse(std::string_view code, std::string_view argument, std::string_view allowed, std::string_view given,
            std::string_view sentence) {
  throw EngineError(code, argument, allowed, given, sentence);
}

std::string joined(std::initializer_list<Piece> pieces) {
  std::string text;
  for (const Piece& piece : pieces) {
    if (piece.isNumber) {
      text += formatNumber(piece.number);
    } else {
      text += piece.text;
    }
  }
  return text;
}

void requireRange(const char* argument, double value, double low, double high) {
  if (value >= low && value <= high) return;
  refuse(std::isfinite(value) ? "out-of-range" : "not-finite", argument, joined({"a number from ", low, " to ", high}),
         formatNumber(value));
}

void requireInteger(const char* argument, double value, double low, double high) {
  if (value >= low && value <= high && value == std::floor(value)) return;
  const char* code = !std::isfinite(value)        ? "not-finite"
                     : value != std::floor(value) ? "not-an-integer"
                                                  : "out-of-range";
  refuse(code, argument, joined({"an integer from ", low, " to ", high}), formatNumber(value));
}

void requireFinite(const char* argument, const Matrix& matrix) {
  const Index i = firstNotFinite(matrix);
  if (i == matrix.size()) return;
  refuse("not-finite", argument, "finite numbers",
         joined({matrix.data()[i], " at row ", i / matrix.cols(), ", column ", i % matrix.cols()}));
}

void requireFinite(const char* argument, const Vector& vector) {
  for (size_t i = 0; i < vector.size(); ++i) {
    if (std::isfinite(vector[i])) continue;
    refuse("not-finite", argument, "finite numbers", joined({vector[i], " at index ", i}));
  }
}

template <typename Scalar>
void requireFiniteResult(const char* what, const MatrixOf<Scalar>& result, bool nanAllowed) {
  const Index i = firstNotFinite(result, nanAllowed);
  if (i < result.size()) throwOverflow(what, static_cast<double>(result.data()[i]));
}

template void requireFiniteResult<float>(const char*, const MatrixOf<float>&, bool);
template void requireFiniteResult<double>(const char*, const MatrixOf<double>&, bool);

void requireNonEmpty(const char* argument, const Matrix& matrix) {
  if (matrix.rows() >= 1 && matrix.cols() >= 1) return;
  refuse("wrong-shape", argument, "a matrix with at least 1 row and 1 column", shapeText(matrix.rows(), matrix.cols()));
}

void requireShape(const char* argument, const Matrix& matrix, Index rows, Index cols) {
  if (matrix.rows() == rows && matrix.cols() == cols) return;
  refuse("wrong-shape", argument, joined({shapeText(rows, cols), " (rows x columns)"}),
         shapeText(matrix.rows(), matrix.cols()));
}

void requireLength(const char* argument, size_t given, int64_t length) {
  if (static_cast<int64_t>(given) == length) return;
  refuse("wrong-shape", argument, joined({"a list of length ", length}), joined({given}));
}

void requireMemory(const char* argument, double entries) {
  if (entries <= kMaxEntries) return;
  const std::string allowed = joined({"at most ", kMaxEntries, " numbers"});
  refuse("too-large", argument, allowed, formatNumber(entries),
         joined({argument, " asks for a result of ", entries, " numbers; allowed are ", allowed}));
}

void throwOverflow(const char* what, double value) {
  refuse("overflow", what, "finite results", formatNumber(value),
         joined({"computing ", what, " leaves the range of the number format: the result holds ", value,
                 ", though the input is finite"}));
}

}  // namespace poslab
