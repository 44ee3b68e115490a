#pragma once
/// The stages of a launch. Fields are computed before they are read; derivatives pass back through them afterwards.
#include <span>
#include <string_view>
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

/// What runs along a whole dimension.
enum class Collective : uint8_t {
#define HGC_COLLECTIVE(name, word, onGpus) name,
#include "runtime/device/stages/collectives.def"
#undef HGC_COLLECTIVE
};

struct CollectiveInfo {
  std::string_view name;
  bool onGpus;
};
inline constexpr CollectiveInfo kCollectives[] = {
#define HGC_COLLECTIVE(name, word, onGpus) {word, onGpus},
#include "runtime/device/stages/collectives.def"
#undef HGC_COLLECTIVE
};
constexpr const CollectiveInfo& info(Collective kind) { return kCollectives[static_cast<size_t>(kind)]; }

/// A symbol that a collective fills.
struct Filled {
  SymbolId from = kNone;
  SymbolId into = kNone;
};

/// A collective of several symbols, which earlier stages computed.
struct CollectiveStage {
  Collective kind = Collective::FieldSum;
  std::vector<Filled> symbols;
};

/// A stage of a launch. `Kernels`: a device's representation of a stage of kernels.
template <class Kernels>
using StageWith = std::variant<Kernels, CollectiveStage>;
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
