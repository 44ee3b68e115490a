#pragma once
/// Plans what each phase of a kernel computes, and which values phases pass to each other.
#include <vector>

#include "codegen/llvm/lines/loops.h"
#include "codegen/llvm/phases/cut.h"
#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// A value that a later loop over the same range would compute again, which takes longer than to read it: stored for
/// each instance and iteration.
struct ReusedValue {
  uint32_t value = 0;   ///< the position in the loop that computes it
  uint32_t extent = 0;  ///< position of the length of the range: a `Size` or a `Const`
};

/// A component of consecutive rows that each instance reads, transposed so that instances are contiguous.
struct PackedRows {
  uint32_t gather = 0, component = 0;
  uint32_t base = 0, extent = 0;  ///< positions of the first row of an instance, and of how many rows it reads
};

/// A value of each iteration of a loop that the kernel's own code reads in later loops: an element of an array, or what
/// a fold carries. Also a uniform value of a fold's step, if computing it again takes longer.
struct KeptAtCount {
  uint32_t value = 0;      ///< a position
  uint32_t count = 0;      ///< the position of its loop's counter
  bool isUniform = false;  ///< the same for all instances
};

/// Stored values. `readFrom`: by position, the number of the stored value that is read there instead of computing it,
/// or kNoNode.
template <class T>
struct KeptList {
  std::vector<T> list;
  std::vector<uint32_t> readFrom;
};

struct PhasePlan {
  Lines lines;  ///< these loops compute again what they use of the code before them
  PhaseCut cut;
  std::vector<bool> isNeeded;  ///< by position
  std::vector<uint32_t> cell;  ///< by position: its cell, if another phase reads it; else kNoNode
  uint32_t cells = 0;
  KeptList<ReusedValue> kept;
  KeptList<KeptAtCount> atCounts;  ///< read by later loops
  KeptList<PackedRows> packed;     ///< read by Loads
};

PhasePlan planPhases(const Kernel& kernel);

/// Whether the node is a reduction or prefix over this loop.
bool isOver(const Kernel& kernel, uint32_t at, const Region& loop);

}  // namespace hgc::cpu
