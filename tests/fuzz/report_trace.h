// The parts that the experiments' reports share, number by number.
#pragma once

#include <cmath>

#include "experiments/verdict.h"
#include "properties.h"

namespace poslab::fuzz {

// And what must hold of it. One without entries is about rows that do not exist.
inline void addVerdict(Trace& trace, const Verdict& verdict) {
  trace << verdict.holds << verdict.identical << verdict.residual << verdict.tolerance << verdict.row << verdict.col
        << verdict.differing << verdict.entries;
  EXPECT_PROPERTY(verdict.residual >= 0 && verdict.tolerance >= 0);
  EXPECT_PROPERTY(verdict.entries == 0 || verdict.holds == (verdict.differing == 0));
  EXPECT_PROPERTY(!verdict.identical || (verdict.holds && verdict.residual == 0));
  EXPECT_PROPERTY(verdict.differing >= 0 && verdict.differing <= verdict.entries);
  EXPECT_PROPERTY(verdict.row >= 0 && verdict.col >= 0);
}

inline void addError(Trace& trace, const EngineError& error) { trace << refusal(error); }

}  // namespace poslab::fuzz
