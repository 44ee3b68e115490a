#pragma once
/// Cuts a kernel with loops into phases.
#include <vector>

#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// Positions [begin, end): an outermost loop, or the code between such loops. A loop whose length differs between
/// instances, or whose folds do, runs inside the loop over instances, as part of the code between.
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
