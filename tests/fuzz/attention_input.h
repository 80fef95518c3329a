// Attention's options out of fuzz input, shapes fitting each other, and what must hold of the weights they give.
#pragma once

#include "attention/attention.h"
#include "properties.h"

namespace poslab::fuzz {

// width of the tokens; outputWidth: that of the result, 0 for any. withKeys: another sequence may be attended to.
AttentionOptions readAttention(Input& in, Index outputWidth, bool withKeys);

// Which keys a query of a head may attend to, by the masks of valid options.
Mask allowedKeys(const AttentionOptions& options, Index head, Index query, Index keys);
// A query of any head has no key, and emptyRow says NaN.
bool asksForNan(const AttentionOptions& options);
// Rows sum to 1, or follow emptyRow; masked keys get nothing unless maskedScore is a number.
void expectHeadWeights(const AttentionOptions& options, const Matrix& weights, Index head);

}  // namespace poslab::fuzz
