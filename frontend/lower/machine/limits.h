#pragma once
#include <functional>
#include <span>

#include "frontend/lower/builder.h"

namespace hgc {

struct Machine;

/// Counts what a run has cost.
struct Limits {
  static constexpr uint64_t kStepsBetweenChecks = 1 << 16;
  static constexpr uint64_t kStepsPerIteration = 4;  ///< beside those of its nodes

  uint64_t steps = 0;
  uint64_t asksAt = kStepsBetweenChecks;  ///< steps
  std::function<bool()> goesOn;           ///< asked now and then, if there; where it says no the run stops
  bool isGivenUp = false;                 ///< for it said no

  void begin() { *this = {.goesOn = std::move(goesOn)}; }
};

/// Whether the run may go on; if not, it stops here, with a mistake if it was too long.
bool withinLimits(Machine& machine, uint32_t offset);
/// Whether there is room for what an operation makes of operands: their loads, as far as these cannot be there, and
/// `each` nodes for every scalar of the longest.
bool mayCompute(Machine& machine, std::span<const Operand> operands, uint64_t each, uint32_t offset);

}  // namespace hgc
