// Sums that do not depend on the order of their terms: each term is split at a power of two, chosen from the largest
// term and their count, so that all upper parts add up without rounding; the rests are treated likewise. Permuting
// tokens then permutes the output bit for bit. Both precisions are added in double, so the result is at least as good
// as that of adding one after the other.
#pragma once

#include "matrix.h"

namespace poslab {

// How sums over tokens are made.
enum class Summation { kFast, kExact };

// A sum with NaN or infinity among its terms is that of plain addition.
template <typename Scalar>
Scalar exactSum(const Scalar* terms, Index count);

// a [n x k] times b [k x m], each entry an exactSum over k.
template <typename Scalar>
MatrixOf<Scalar> exactProduct(const MatrixOf<Scalar>& a, const MatrixOf<Scalar>& b);

}  // namespace poslab
