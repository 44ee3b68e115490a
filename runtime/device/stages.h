#pragma once
/// What a launch does, kernel by kernel: fields are computed before they are read, and derivatives pass back through
/// them afterwards.
#include <span>
#include <variant>
#include <vector>

#include "runtime/device/workload.h"

namespace hgc {

/// Kernels of one kind that need nothing of each other.
struct KernelStage {
  KernelKind kind = KernelKind::Value;
  std::vector<uint32_t> groups;
  std::vector<SymbolId> fills;  ///< by group: the symbol whose rows its components become; empty: they are results
  bool isMain = false;          ///< what it leaves are the launch's results
};

/// The sum of all derivatives by the rows of a field.
struct FieldSum {
  SymbolId field = kNone;
  SymbolId into = kNone;  ///< its adjoint
};

/// Adds up the derivatives by the rows of fields that earlier stages of the launch left.
struct SumStage {
  std::vector<FieldSum> sums;
};

/// A step of a launch. `Kernels` is how a device has its stages of kernels. What runs along a whole dimension is a
/// stage of its own, so that kernels need not know of it.
template <class Kernels>
using StageWith = std::variant<Kernels, SumStage>;
using Stage = StageWith<KernelStage>;

/// The levels of a program's fields. Fails where fields read each other in a circle.
Result<std::vector<std::vector<uint32_t>>> findFieldLevels(const Artefact& artefact);

/// What computes the fields of these groups (by group).
std::vector<Stage> fieldStages(const Workload& workload, const std::vector<bool>& groups);
/// What computes all fields.
std::vector<Stage> fieldStages(const Workload& workload);
/// What a launch of `kind` runs, when fields hold what they should.
std::vector<Stage> launchStages(const Workload& workload, KernelKind kind);

/// By group: the fields that some stage reads, itself or by way of other fields.
std::vector<bool> fieldsReadBy(const Workload& workload, std::span<const Stage> stages);
/// By group: the fields that read a symbol, themselves or by way of other fields.
std::vector<bool> fieldsFedBy(const Workload& workload, SymbolId symbol);
/// Whether some field reads a symbol.
bool feedsFields(const Workload& workload, SymbolId symbol);

}  // namespace hgc
