#pragma once
/// Matrices from the blocks of instances: where each stored place finds what it is a sum of.
#include <map>
#include <optional>

#include "runtime/device/device.h"
#include "runtime/session.h"
#include "runtime/sum/sparse.h"

namespace hgc {

/// Where the components of a group's instances lie among all numbers of a launch.
struct BlockLayout {
  uint64_t begin = 0;
  uint32_t width = 0, tile = 1;  ///< as `Tiles`
  uint64_t at(uint64_t instance, uint64_t component) const {
    return begin + instance / tile * tile * width + component * tile + instance % tile;
  }
};

/// What a launch left, in one piece.
struct Blocks {
  std::vector<BlockLayout> groups;  ///< width 0 of those that left nothing
  uint64_t size = 0;                ///< numbers

  static Blocks of(const Workload& workload, const Results& left, bool isHost);
};

/// Numbers to sum up: where one group left them, if that is on the host; else in `room`, which keeps its memory.
Result<const double*> bring(Executable& executable, const DeviceInfo& device, const Blocks& blocks,
                            std::vector<double>& room);
/// Triangles of Hessians, those of the nearest positive semidefinite matrices (`projectPositive`) in their place; what
/// an instance reads twice is one scalar. Always in `room`.
Result<const double*> bringProjected(Executable& executable, const DeviceInfo& device, const Workload& workload,
                                     const Blocks& blocks, std::vector<double>& room);

/// The lower triangles of kernels of `kind` as a square matrix over all unknown scalars. Entries of a place are added
/// by group, instance and column.
Result<SparsePlan> planSquare(const Workload& workload, KernelKind kind, const Blocks& blocks);
/// The vectors behind the triangles of Gauss-Newton's kernels, as a matrix of one column.
Result<SparsePlan> planRight(const Workload& workload, const Blocks& blocks);
/// The Jacobian of a residual term.
Result<SparsePlan> planJacobian(const Workload& workload, const Term& term, const Blocks& blocks);

/// All sums of a plan, on all cores. `values` keeps its memory.
void sumAll(const SparsePlan& plan, const double* numbers, std::vector<double>& values);

/// What a session keeps of its matrices. Made when they are first asked for: the indices do not change afterwards.
struct Matrices {
  std::optional<SparsePlan> hessian, normal, right;
  std::map<TermId, SparsePlan> jacobians;
  std::vector<double> room, column;
};

}  // namespace hgc
