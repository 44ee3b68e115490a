#pragma once
/// Values on GPUs, and gradients by rows that all instances read in a loop, in phases: what instances need several
/// times is left in arrays, and workgroups make the sums of rows from these, a segment at a time. No partial is in
/// memory.
#include <cstdint>
#include <vector>

#include "ir/kernel/kernel.h"

namespace hgc {

/// Whether kernels of a kind may run in phases.
inline bool mayHavePhases(KernelKind kind) { return isGradient(kind) || kind == KernelKind::Value; }

/// How many counts a loop has.
struct PhaseExtent {
  bool isSize = false;  ///< of a dimension port; else a constant
  uint32_t value = 0;   ///< which, or it
  friend bool operator==(const PhaseExtent&, const PhaseExtent&) = default;
};

/// What a phase leaves for later ones: a real at every count of some loops, row by row, of every instance or the same
/// for all.
struct PhaseArray {
  bool ofInstances = false;
  std::vector<PhaseExtent> extents;  ///< outermost first
  friend bool operator==(const PhaseArray&, const PhaseArray&) = default;
};

/// What the invocations of a phase are; also the order in which phases run, but for grids of which others read.
enum class PhaseKind : uint8_t {
  Table,      ///< counts of loops
  Pack,       ///< an instance at a place of what it reads
  Grid,       ///< an instance at a count
  Instances,  ///< an instance
  Rows,       ///< a lane of the instances of a segment, for some rows
  Owners,     ///< some neighbouring rows that make their sums (ir/kernel/owned_rows.h), or a lane of theirs
  Tiles,  ///< some instances of a tile of lines and columns of the domain, whose kernel has no other phases: instead of
          ///< invocations that are an instance each, where there are enough of both
  Runs,   ///< consecutive instances, one after another, whose results it adds up; its kernel has no other phases, and
          ///< this one runs instead of invocations that are an instance each, where there are enough runs
};

/// The most results of an instance that an invocation adds up at once: each takes two registers.
inline constexpr uint32_t kMostOfRun = 64;

struct GpuPhase {
  PhaseKind kind = PhaseKind::Instances;
  std::vector<PhaseExtent> over;  ///< of a Table, Pack or Grid; of Tiles the columns
  uint32_t gather = 0;            ///< of Rows, and Owners
  uint32_t itemEntries = 1;       ///< of Rows: entries of an item, neighbours along the innermost loop
  uint32_t depth = 0;             ///< of Rows: loops around the gather
};

/// What a phase runs. Owners compute the partial of an entry for each row of an invocation: their slots are those of
/// the first row, and two more (`Owner`). Of other phases slots after those of the topology are the counts that its
/// invocation is at (of Rows then the last count of the innermost loop), and gathers after those of the topology are
/// the arrays; stems are stored into them.
struct PhaseKernel {
  GpuPhase phase;
  Kernel kernel;
  // of Rows and Owners:
  uint32_t once = 0;   ///< positions before this one are the same for all instances, or entries
  uint32_t reads = 0;  ///< from there to this one it only reads what it computes with from here on
};

/// A kernel in phases.
struct PhasedKernel {
  uint32_t tables = 0;  ///< index-table ports, after whose addresses those of arrays stand
  std::vector<PhaseArray> arrays;
  std::vector<PhaseKernel> phases;
};

}  // namespace hgc
