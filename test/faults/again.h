#pragma once
/// Whether what sessions give back is used again.
#include "test/faults/layer.h"
#include "test/faults/scenes.h"

namespace hgc::faults {

/// Plays all scenes in many sessions, one after another: later ones must take next to nothing from the driver. Prints
/// what was taken; false if something is wrong.
bool playAgain(const ProgramPtr& program, const std::vector<Bits>& expected, const Layer& layer);

}  // namespace hgc::faults
