#pragma once
/// Where a kernel with loops is cut into phases.
#include <vector>

#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// Positions [begin, end): a loop that is in no other, or what lies between such loops. A loop that instances do not
/// count alike, or of folds that differ between them, counts inside of that over instances, and is part of what lies
/// between.
struct Phase {
  uint32_t begin = 0, end = 0;
  const Region* loop = nullptr;
};

struct PhaseCut {
  std::vector<Phase> phases;
  std::vector<bool> isOuter;  ///< by position: computed outside of the loops over instances
};

PhaseCut cutPhases(const Kernel& kernel);

}  // namespace hgc::cpu
