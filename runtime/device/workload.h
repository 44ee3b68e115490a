#pragma once
/// A program with its data, ready to be loaded on a device.
#include <vector>

#include "ir/artefact/artefact.h"
#include "runtime/data/bind.h"
#include "runtime/data/instances.h"
#include "runtime/plan/size_plan.h"
#include "runtime/sum/line_sums.h"
#include "runtime/sum/owned_sums.h"
#include "runtime/sum/partial_columns.h"
#include "runtime/sum/pulled_sums.h"

namespace hgc {

/// What results tell of a term that is no field.
struct TermCount {
  TermId term = 0;
  int64_t instances = 0;
  uint32_t topologies = 0;
};

/// What results have of a symbol that the gradient is by.
struct GradientArray {
  SymbolId symbol = 0;
  std::vector<int64_t> shape;
  size_t scalars = 0;
};

/// Executables refer to it; it must outlive them.
struct Workload {
  ProgramPtr artefact;
  Bound bound;
  SizePlan sizes;
  std::vector<GroupData> groups;
  std::vector<std::vector<Incidence>> incidence;    ///< by group, of ports whose rows are listed
  std::vector<std::vector<LineSums>> lineSums;      ///< by group, of those along lines
  std::vector<std::vector<OwnedSums>> ownedSums;    ///< by group, of those that make their sums
  std::vector<std::vector<PulledSums>> pulledSums;  ///< by group, of those that pull along lines
  std::vector<PartialColumns> partialColumns;       ///< by group, all of them stored
  std::vector<int64_t> longestKept;                 ///< by group: the most counts at which its kernels keep something
  /// The groups of fields, level by level: each reads fields of earlier ones alone.
  std::vector<std::vector<uint32_t>> fieldLevels;
  /// By group: whether its term is there once more with fields inlined. Matrices are of those groups, which have all
  /// instances, also where some read no field.
  std::vector<bool> hasTwin;
  std::vector<TermCount> terms;          ///< by name
  std::vector<uint32_t> placeOfTerm;     ///< by term: in `terms`, unless it is a field
  std::vector<GradientArray> gradients;  ///< by name
  bool parameters = false;               ///< derivatives by parameters as well
  /// Of a part (runtime/split/), by symbol: how many rows its sums have. Rows of `incidence` are these.
  std::vector<int64_t> partRows = {};
};

/// Whether it is a part of another.
inline bool isPart(const Workload& workload) { return !workload.partRows.empty(); }

/// How many rows the sums by a symbol have.
inline int64_t sumRows(const Workload& workload, SymbolId symbol) {
  return isPart(workload) ? workload.partRows[symbol] : workload.bound.symbols[symbol].rows;
}

/// What the topology of a group reads.
inline const GatherLayout& layoutOf(const Workload& workload, size_t group) {
  return workload.artefact->plan.topologies[workload.artefact->plan.groups[group].topology];
}

/// The kernel that a group has for `kind`.
inline KernelId kernelOf(const Workload& workload, size_t group, KernelKind kind) {
  return {workload.artefact->plan.groups[group].topology, kernelFor(layoutOf(workload, group), kind)};
}

/// Whether launches of `kind` run a kernel for a group.
inline bool takesPart(const Workload& workload, size_t group, KernelKind kind) {
  return workload.groups[group].count > 0 && hasKernel(layoutOf(workload, group), kind) &&
         !(isMatrix(kind, layoutOf(workload, group).kind) && workload.hasTwin[group]);
}

/// What kernels find as sizes: those of the dimension ports, then of variadic ones their columns.
inline std::vector<int32_t> kernelSizes(const Workload& workload, size_t group, const PartialColumns& columns) {
  std::vector<int32_t> sizes;
  for (const DimId dim : workload.artefact->plan.groups[group].dims)
    sizes.push_back(static_cast<int32_t>(workload.bound.sizes[dim]));
  sizes.insert(sizes.end(), columns.first.begin(), columns.first.end());
  sizes.insert(sizes.end(), {columns.stored, columns.summed, columns.stems});
  return sizes;
}

/// Whether the rows of all ports of a group are listed.
inline bool listsAll(const Workload& workload, size_t group) {
  return workload.lineSums[group].empty() && workload.ownedSums[group].empty() && workload.pulledSums[group].empty();
}

/// The order in which a group's partials are summed, with lists for all ports: for devices that know no lines.
struct ListedSums {
  GroupData data;  ///< with all rows
  std::vector<Incidence> incidence;
};

/// `Workload::hasTwin` of the artefact's groups.
std::vector<bool> findTwins(const Workload& workload);

/// Instances, sizes, and the order of sums: all that follows from what is bound.
Status layOut(Workload& workload);
/// Fails where 32 bits do not count the sums.
Result<ListedSums> listSums(const Workload& workload, size_t group);

/// The gradient that a session asks for.
inline KernelKind gradientOf(const Workload& workload) {
  return workload.parameters ? KernelKind::GradientAll : KernelKind::Gradient;
}

}  // namespace hgc
