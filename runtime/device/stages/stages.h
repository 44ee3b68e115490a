#pragma once
/// The stages of a launch. Fields are computed before they are read; derivatives pass back through them afterwards.
#include <span>
#include <variant>
#include <vector>

#include "runtime/device/workload.h"

namespace hgc {

/// Kernels of one kind that are independent of each other.
struct KernelStage {
  KernelKind kind = KernelKind::Value;
  std::vector<uint32_t> groups;
  std::vector<SymbolId> fills;  ///< by entry of `groups`: the symbol whose rows its components fill; empty: results
  bool isMain = false;          ///< its results are those of the launch
};

/// The sum of all derivatives by the rows of a field.
struct FieldSum {
  SymbolId field = kNone;
  SymbolId into = kNone;  ///< the symbol of its adjoint
};

/// Sums of derivatives by fields, which earlier stages computed.
struct SumStage {
  std::vector<FieldSum> sums;
};

/// A stage of a launch. `Kernels`: a device's representation of a stage of kernels.
template <class Kernels>
using StageWith = std::variant<Kernels, SumStage>;
using Stage = StageWith<KernelStage>;

/// The groups of fields by level: each reads only fields of earlier levels. Fails where fields depend on themselves.
Result<std::vector<std::vector<uint32_t>>> findFieldLevels(const Artefact& artefact);

/// The stages that compute the fields of these groups (`groups`: by group).
std::vector<Stage> fieldStages(const Workload& workload, const std::vector<bool>& groups);
/// The stages that compute all fields.
std::vector<Stage> fieldStages(const Workload& workload);
/// The stages of a launch of `kind`, after fields are up to date.
std::vector<Stage> launchStages(const Workload& workload, KernelKind kind);

/// By group: whether it is a field that some stage reads, directly or through other fields.
std::vector<bool> fieldsReadBy(const Workload& workload, std::span<const Stage> stages);
/// By group: whether it is a field that reads a symbol, directly or through other fields.
std::vector<bool> fieldsFedBy(const Workload& workload, SymbolId symbol);
/// Whether some field reads a symbol directly.
bool feedsFields(const Workload& workload, SymbolId symbol);

}  // namespace hgc
