// A claim's case as a layer of the engine, and what claims read off it.
#pragma once

#include <functional>

#include "claim.h"

namespace poslab::claims {

AttentionOptions layerOf(
    const ClaimCase& one);  // tokens, maps, heads, scale, causal; the case's scheme with its numbers
// Numbers for a scheme, by formula: T5's biases 0.8 sin(0.7 b + 0.2), Shaw's vectors of clip 2. No table.
void useScheme(AttentionOptions& options, Scheme scheme);
Matrix outputOf(const AttentionOptions& options);
Matrix weightsOf(const AttentionOptions& options);  // of all heads, one below the other

Matrix sinusoid(Index rows, Index width, Index first = 0);
Matrix learned(Index rows, Index width, Index first = 0);  // stand-in sin(1.3 i^2 + 2.1 c + 0.4)
std::vector<int32_t> countFrom(Index first, Index count);

double largestDifference(const Matrix& a, const Matrix& b);
Matrix sum(const Matrix& a, const Matrix& b);
Matrix movedOnBothSides(const Matrix& matrix, const std::vector<int32_t>& order);  // rows and columns in this order

// How a block breaks the law: max |f(X[order]) - f(X)[order]|. What belongs to places stays with them inside f.
using Block = std::function<Matrix(const Matrix&)>;
double meter(const ClaimCase& one, const Block& block);
double meter(const ClaimCase& one, const AttentionOptions& options);
double outputChange(ClaimCase& one);  // max |f(X[order]) - f(X)| of the case's layer f

}  // namespace poslab::claims
