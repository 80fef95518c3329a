// How many tokens the experiments draw: more would not fit beside each other as chips.
#pragma once

#include <string>
#include <vector>

namespace poslab {

constexpr size_t kMostTokens = 64;

// Throws EngineError "words" unless 1 to kMostTokens.
void requireTokenCount(const std::vector<std::string>& words);

}  // namespace poslab
