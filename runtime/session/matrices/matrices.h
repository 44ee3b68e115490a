#pragma once
/// Matrices from what instances leave: planned when they are first asked for, filled from tiles.
#include <map>
#include <optional>
#include <tuple>

#include "runtime/device/device.h"
#include "runtime/session.h"
#include "runtime/session/matrices/linear_plan.h"
#include "runtime/session/matrices/repeats.h"
#include "runtime/sum/block_sums.h"
#include "runtime/sum/separate_sums.h"

namespace hgc {

/// The number of a plan on the device, or why that does not add it up; nothing as long as nobody asked.
using Adopted = std::optional<Result<uint32_t>>;

/// A matrix that groups' instances add blocks to.
struct MatrixPlan {
  std::vector<uint32_t> width;   ///< by group: numbers an instance
  std::vector<Repeats> repeats;  ///< by group
  BlockSums sums;
  Adopted adopted = {};
};

/// A vector likewise. Its entries are those of the gradient, which repeat.
struct VectorPlan {
  BlockSums sums;
  Adopted adopted = {};
};

/// Has the device make the sums of a plan, at the first call that wants them. Whether it does.
bool isAdopted(Executable& executable, MatrixPlan& plan);
bool isAdopted(Executable& executable, VectorPlan& plan);

/// A symmetric matrix over all unknown scalars, from the triangles with which the kernels of `kind` begin.
Result<MatrixPlan> planSquare(const Workload& workload, KernelKind kind, Triangle triangle,
                              Storage storage = Storage::Rows, EntryOrder order = EntryOrder::Canonical);
/// A vector over all unknown scalars, from the numbers by column that follow these triangles: the gradient's sums.
Result<VectorPlan> planVector(const Workload& workload, KernelKind kind, EntryOrder order = EntryOrder::Canonical);
/// The Jacobian of a residual term.
Result<MatrixPlan> planJacobian(const Workload& workload, const Term& term);

/// The Jacobian of a residual term by instances, each with the same number of columns.
struct BlockRowsPlan {
  int64_t instances = 0;
  uint32_t size = 0;                       ///< columns
  std::vector<std::vector<int64_t>> rows;  ///< by group and instance: the term's; -1 for other terms'
  std::shared_ptr<const Array> columns;    ///< as in `BlockRows`
};
Result<BlockRowsPlan> planBlockRows(const Workload& workload, const Term& term);

/// By problem the value, by unknown scalars the gradient and JᵀJ: of each, what the problem's instances leave, one
/// after another.
struct SeparatePlan {
  MatrixPlan matrix;
  VectorPlan gradient, values;
  std::vector<std::vector<int32_t>> problems = {};  ///< by group and instance; -1: it reads no unknown
};
/// Of Gauss-Newton, for problems that are the rows of this dimension. An error where some unknown has it not as its
/// first one, or where an instance reads unknowns of two of them.
Result<SeparatePlan> planSeparate(const Workload& workload, const std::string& dimension);

/// The same sums as a device makes them, whole or not at all.
Result<SeparateSums> planSeparateSums(const Workload& workload, const std::string& dimension);

/// What a session keeps of its matrices: the indices do not change.
struct Matrices {
  std::map<std::tuple<KernelKind, Triangle, Storage>, MatrixPlan> squares;
  std::map<KernelKind, VectorPlan> vectors;
  std::map<TermId, MatrixPlan> jacobians;
  std::map<TermId, BlockRowsPlan> blockRows;
  std::map<KernelKind, LinearPlan> linear;
  std::map<std::string, SeparatePlan> separate;
  std::map<std::string, uint32_t> resident;  ///< by dimension: the device's number of `SeparateSums`
};

}  // namespace hgc
