#pragma once
/// Plans of matrices: where the numbers that kernels store are added.
#include <map>
#include <optional>
#include <tuple>

#include "runtime/device/device.h"
#include "runtime/session.h"
#include "runtime/session/collector.h"
#include "runtime/session/matrices/linear_plan.h"
#include "runtime/session/matrices/unknown_blocks.h"
#include "runtime/sum/block_sums.h"
#include "runtime/sum/separate_sums.h"

namespace hgc {

/// The number of a plan that the device has adopted, or why it has not; nothing before the first attempt.
using Adopted = std::optional<Result<uint32_t>>;

/// A vector that is a sum of blocks of instances. Blocks that an instance reads twice are two entries, as in gradients.
struct VectorPlan {
  BlockSums sums;
  std::vector<Repeats> repeats = {};  ///< by group; empty: none are merged
  Adopted adopted = {};
};

/// A matrix that is a sum of blocks of instances.
struct MatrixPlan : VectorPlan {
  std::vector<uint32_t> width = {};                  ///< by group: numbers that its kernel stores for an instance
  std::vector<std::vector<SymbolId>> unknowns = {};  ///< by group and column: what it is a derivative by
};

/// Whether the device makes the sums of a plan. Offers the plan to it at the first call.
bool isAdopted(Executable& executable, VectorPlan& plan);

/// A symmetric matrix over all unknown scalars, from the triangles that kernels of `kind` store first.
Result<MatrixPlan> planSquare(const Workload& workload, KernelKind kind, Triangle triangle,
                              Storage storage = Storage::Rows, EntryOrder order = EntryOrder::Canonical);
/// The gradient over all unknown scalars, from the numbers that the kernels store after these triangles.
Result<VectorPlan> planVector(const Workload& workload, KernelKind kind, EntryOrder order = EntryOrder::Canonical);
/// The Jacobian of a residual term.
Result<MatrixPlan> planJacobian(const Workload& workload, const Term& term);

/// The Jacobian of a residual term by instances, each with the same number of columns.
struct BlockRowsPlan {
  int64_t instances = 0;
  uint32_t size = 0;                       ///< columns of an instance
  std::vector<std::vector<int64_t>> rows;  ///< by group and instance: its number in the term; -1 in other terms
  std::shared_ptr<const Array> columns;    ///< as in `BlockRows`
};
Result<BlockRowsPlan> planBlockRows(const Workload& workload, const Term& term);

/// The values by problem, the gradient and JᵀJ. The instances of a problem are added one after another.
struct SeparatePlan {
  MatrixPlan matrix;
  VectorPlan gradient, values;
  std::vector<std::vector<int32_t>> problems = {};             ///< by group and instance; -1 if it reads no unknown
  std::shared_ptr<const std::vector<int64_t>> residuals = {};  ///< as in `SeparateModels`
};
/// For Gauss-Newton. The problems are the rows of a dimension. An error where it is not the first dimension of some
/// unknown, or where an instance reads unknowns of two problems.
Result<SeparatePlan> planSeparate(const Workload& workload, const std::string& dimension);

/// The same sums for a device. An error where a device cannot make all of them.
Result<SeparateSums> planSeparateSums(const Workload& workload, const std::string& dimension);

/// The plans that a session has made for its current indices.
struct Matrices {
  std::map<std::tuple<KernelKind, Triangle, Storage>, MatrixPlan> squares;
  std::map<KernelKind, VectorPlan> vectors;
  std::map<TermId, MatrixPlan> jacobians;
  std::map<TermId, BlockRowsPlan> blockRows;
  std::map<KernelKind, LinearPlan> linear;
  std::map<std::string, SeparatePlan> separate;
  std::map<std::string, SeparateNumbers> resident;  ///< by dimension: sums that the device has adopted
};

/// Calls `use(plan)` with the plan of `key`, after `make` made it if it is missing.
template <class Plans, class Make, class Use>
Status planned(Plans& plans, const typename Plans::key_type& key, const Make& make, const Use& use) {
  auto known = plans.find(key);
  if (known == plans.end()) {
    auto made = make();
    if (!made) return made.error();
    known = plans.emplace(key, std::move(*made)).first;
  }
  return use(known->second);
}

/// How many numbers the kernel of a group stores for an instance.
inline uint32_t widthOf(const Workload& workload, size_t g, KernelKind kind) {
  const KernelInfo* kernel = findKernel(*workload.artefact, kernelOf(workload, g, kind));
  return kernel ? kernel->stores : 0;
}

/// Calls `visit(group, instance, number in the term)` for all instances of a residual term.
template <class Visit>
void forInstancesOf(const Workload& workload, const Term& term, const Visit& visit) {
  Collector(workload).forEachMember([&](size_t g, const Term& member, int64_t from, int64_t count) {
    if (&member != &term || !takesPart(workload, g, KernelKind::Jacobian)) return;
    const std::vector<int32_t>& flat = workload.groups[g].flat;
    for (int64_t i = from; i < from + count; ++i)
      visit(g, i, flat.empty() ? i - from : int64_t{flat[static_cast<size_t>(i)]});
  });
}

}  // namespace hgc
