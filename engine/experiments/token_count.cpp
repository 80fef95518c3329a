#include "token_count.h"

#include "../error.h"

namespace poslab {

void requireTokenCount(const std::vector<std::string>& words) {
  if (!words.empty() && words.size() <= kMostTokens) return;
  refuse("out-of-range", "words", joined({"1 to ", kMostTokens, " tokens"}), joined({words.size()}));
}

}  // namespace poslab
