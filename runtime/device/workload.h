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

/// The instances of a term that is not a field, for results.
struct TermCount {
  TermId term = 0;
  int64_t instances = 0;
  uint32_t topologies = 0;
};

/// The array of the gradient by a symbol, for results.
struct GradientArray {
  SymbolId symbol = 0;
  std::vector<int64_t> shape;
  size_t scalars = 0;
};

/// Must outlive its executables.
struct Workload {
  ProgramPtr artefact;
  Bound bound;
  SizePlan sizes;
  std::vector<GroupData> groups;
  std::vector<std::vector<Incidence>> incidence;    ///< by group: of ports whose rows are listed
  std::vector<std::vector<LineSums>> lineSums;      ///< by group: of ports that are summed along lines
  std::vector<std::vector<OwnedSums>> ownedSums;    ///< by group: of ports whose rows make their sums
  std::vector<std::vector<PulledSums>> pulledSums;  ///< by group: of ports whose rows pull along lines
  std::vector<PartialColumns> partialColumns;       ///< by group, with all partials stored
  std::vector<int64_t> longestKept;                 ///< by group: `longestKept` over its kernels
  /// `findFieldLevels`.
  std::vector<std::vector<uint32_t>> fieldLevels;
  /// By group: whether another group has its term with fields inlined. That group is used for matrices, and has all
  /// instances of the term.
  std::vector<bool> hasTwin;
  std::vector<TermCount> terms;          ///< by name
  std::vector<uint32_t> placeOfTerm;     ///< by term: its place in `terms`, unless it is a field
  std::vector<GradientArray> gradients;  ///< by name
  bool parameters = false;               ///< derivatives by parameters as well
  /// In a part (runtime/split/), by symbol: the number of rows of its sums, to which the rows of `incidence` refer.
  std::vector<int64_t> partRows = {};
};

/// Whether the workload is a part of another one.
inline bool isPart(const Workload& workload) { return !workload.partRows.empty(); }

/// The number of rows of the sums by a symbol.
inline int64_t sumRows(const Workload& workload, SymbolId symbol) {
  return isPart(workload) ? workload.partRows[symbol] : workload.bound.symbols[symbol].rows;
}

/// The topology of a group.
inline const GatherLayout& layoutOf(const Workload& workload, size_t group) {
  return workload.artefact->plan.topologies[workload.artefact->plan.groups[group].topology];
}

/// The kernel that launches of `kind` run for a group.
inline KernelId kernelOf(const Workload& workload, size_t group, KernelKind kind) {
  return {workload.artefact->plan.groups[group].topology, kernelFor(layoutOf(workload, group), kind)};
}

/// Whether launches of `kind` run a kernel for a group.
inline bool takesPart(const Workload& workload, size_t group, KernelKind kind) {
  return workload.groups[group].count > 0 && hasKernel(layoutOf(workload, group), kind) &&
         !(isMatrix(kind, layoutOf(workload, group).kind) && workload.hasTwin[group]);
}

/// The sizes that kernels read: of the dimension ports, then the columns of variadic kernels.
inline std::vector<int32_t> kernelSizes(const Workload& workload, size_t group, const PartialColumns& columns) {
  std::vector<int32_t> sizes;
  for (const DimId dim : workload.artefact->plan.groups[group].dims)
    sizes.push_back(static_cast<int32_t>(workload.bound.sizes[dim]));
  sizes.insert(sizes.end(), columns.first.begin(), columns.first.end());
  sizes.insert(sizes.end(), {columns.stored, columns.summed, columns.stems});
  return sizes;
}

/// Whether the instances of a group are those of one term, in the order of its domain.
inline bool isInOrder(const Workload& workload, size_t group) {
  return workload.groups[group].flat.empty() && workload.artefact->plan.groups[group].terms.size() == 1;
}

/// Whether launches of `kind` have the gradient by a symbol as a result. Derivatives by fields are intermediate.
inline bool hasGradientBy(const Workload& workload, KernelKind kind, SymbolId id) {
  const Symbol& symbol = workload.artefact->program.symbols[id];
  return isGradient(kind) && isBy(kind, symbol.kind) && symbol.field == kNone;
}

/// Whether all sums of a group use lists of entries.
inline bool listsAll(const Workload& workload, size_t group) {
  return workload.lineSums[group].empty() && workload.ownedSums[group].empty() && workload.pulledSums[group].empty();
}

/// The sums of a group with lists of entries for all ports, for devices that do not sum along lines.
struct ListedSums {
  GroupData data;  ///< with all rows
  std::vector<Incidence> incidence;
};

/// Computes `Workload::hasTwin`.
std::vector<bool> findTwins(const Workload& workload);

/// Fills in everything that follows from `artefact`, `bound` and `parameters`: instances, sizes, the order of sums.
Status layOut(Workload& workload);
/// Fails where there are more sums than 32 bits can count.
Result<ListedSums> listSums(const Workload& workload, size_t group);

/// The kind of the session's gradients.
inline KernelKind gradientOf(const Workload& workload) {
  return workload.parameters ? KernelKind::GradientAll : KernelKind::Gradient;
}

}  // namespace hgc
