// The probe of the placement experiment: drawn texts teach it, others test it, so that what it finds is in the stack
// and not in five words by chance.
#pragma once

#include "placement.h"

namespace poslab {

constexpr double kMostProbedWidth = 64;

// Fills probes, chance and probeRows. stack: the chosen block over the words. Throws EngineError "width".
void probeStack(const EncoderOptions& stack, const PlacementSettings& settings, PlacementReport& report);

}  // namespace poslab
