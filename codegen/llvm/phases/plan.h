#pragma once
/// What the phases of a kernel with loops compute, and what they leave to one another.
#include <vector>

#include "codegen/llvm/lines/loops.h"
#include "codegen/llvm/phases/cut.h"
#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// Values of every instance of a block at every count of a range: as many as `extent`, a Size or a Const, says.
struct KeptArray {
  uint32_t value = 0;   ///< the position in the loop that leaves them
  uint32_t extent = 0;  ///< a position
};

/// Scalars that an instance reads one after another, from row `base` on, in one place: loads become those of vectors.
struct PackedRows {
  uint32_t gather = 0, component = 0;
  uint32_t base = 0, extent = 0;  ///< positions: a row of each instance, and a Size or a Const
};

/// What is kept at every count for loops that read it: an element, what a fold carried, or its step computed for all
/// instances alike.
struct KeptAtCount {
  uint32_t value = 0;      ///< a position
  uint32_t count = 0;      ///< position of its loop's count
  bool isUniform = false;  ///< the same for all instances
};

/// What is kept, and by position which of it is read instead of computed, or kNoNode.
template <class T>
struct KeptList {
  std::vector<T> list;
  std::vector<uint32_t> as;
};

struct PhasePlan {
  Lines lines;  ///< loops of it compute what they need of before for themselves
  PhaseCut cut;
  std::vector<bool> isNeeded;  ///< by position: computed at all
  std::vector<uint32_t> cell;  ///< by position: where it waits for other phases, a value an instance; else kNoNode
  uint32_t cells = 0;
  KeptList<KeptArray> kept;
  KeptList<KeptAtCount> atCounts;  ///< read at the count of their loop
  KeptList<PackedRows> packed;     ///< read by Loads
};

PhasePlan planPhases(const Kernel& kernel);

/// Whether a reduction or prefix at this position is over the loop.
bool isOver(const Kernel& kernel, uint32_t at, const Region& loop);

}  // namespace hgc::cpu
