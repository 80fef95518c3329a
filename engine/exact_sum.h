// Sums that do not depend on the order of their terms: each term is rounded to a multiple of one power of two, chosen
// from the largest term and their count so that every partial sum is held exactly. Permuting tokens then permutes the
// output bit for bit. The price is log2(count) of the bits: the error is at most count * 2^-52 (float32: 2^-23) of the
// largest term.
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
