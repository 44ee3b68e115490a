#pragma once
/// Plans what each phase of a kernel computes, and which values phases pass to each other.
#include <vector>

#include "codegen/llvm/lines/loops.h"
#include "codegen/llvm/phases/cut.h"
#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// A value of every instance of a block at every iteration of a range of length `extent`, a Size or a Const.
struct KeptArray {
  uint32_t value = 0;   ///< the position in the loop that computes it
  uint32_t extent = 0;  ///< a position
};

/// Scalars of consecutive rows from `base` on, transposed so that vectors load them.
struct PackedRows {
  uint32_t gather = 0, component = 0;
  uint32_t base = 0, extent = 0;  ///< positions: the first row of each instance, and a Size or a Const
};

/// A value that is stored at every iteration for later loops: an element, a value that a fold carries, or a uniform
/// value of a fold's step.
struct KeptAtCount {
  uint32_t value = 0;      ///< a position
  uint32_t count = 0;      ///< the position of its loop's counter
  bool isUniform = false;  ///< the same for all instances
};

/// Stored values; and by position the number of the one that is read instead of computing it, or kNoNode.
template <class T>
struct KeptList {
  std::vector<T> list;
  std::vector<uint32_t> as;
};

struct PhasePlan {
  Lines lines;  ///< these loops recompute what they read from before them
  PhaseCut cut;
  std::vector<bool> isNeeded;  ///< by position
  std::vector<uint32_t> cell;  ///< by position: its cell, if other phases read it; else kNoNode
  uint32_t cells = 0;
  KeptList<KeptArray> kept;
  KeptList<KeptAtCount> atCounts;  ///< read by later loops
  KeptList<PackedRows> packed;     ///< read by Loads
};

PhasePlan planPhases(const Kernel& kernel);

/// Whether the node is a reduction or prefix over this loop.
bool isOver(const Kernel& kernel, uint32_t at, const Region& loop);

}  // namespace hgc::cpu
