// What is written instead of the entries, each as a formula for both columns. Only forms that differ from the table.
#pragma once

#include <span>

namespace poslab {

using EntryFunction = double (*)(double position, double pair, double width);

struct EntryForm {
  const char* name;
  EntryFunction sine, cosine;
};

std::span<const EntryForm> entryForms();

}  // namespace poslab
