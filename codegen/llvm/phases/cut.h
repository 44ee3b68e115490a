#pragma once
/// Cuts a kernel with loops into phases.
#include <vector>

#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// Positions [begin, end): an outermost loop, or code without such loops. A loop counts as code if it runs inside the
/// loop over instances: a short sum, or one whose length or folded values differ between instances.
struct Phase {
  uint32_t begin = 0, end = 0;
  const Region* loop = nullptr;  ///< null for code
};

struct PhaseCut {
  std::vector<Phase> phases;
  std::vector<bool> isOuter;  ///< by position: computed once for all instances, outside of the loops over them
};

PhaseCut cutPhases(const Kernel& kernel);

}  // namespace hgc::cpu
