/// Which fields are current, and computing those that are not.
#include <new>

#include "runtime/cpu/executable.h"
#include "runtime/cpu/stages/stages.h"

namespace hgc {

/// Those of the fields that are not current, by group.
std::vector<bool> CpuExecutable::staleOf(const std::vector<bool>& fields) const {
  std::vector<bool> stale(fields.size());
  for (size_t g = 0; g < fields.size(); ++g) stale[g] = fields[g] && !state_.groups[g].isCurrent;
  return stale;
}

/// What computes these fields.
const std::vector<Stage>& CpuExecutable::stagesOf(const std::vector<bool>& fields) {
  const auto found = fieldStages_.find(fields);
  if (found != fieldStages_.end()) return found->second;
  return fieldStages_.emplace(fields, fieldStages(state_.workload, fields)).first->second;
}

/// Computes those of the fields that are not current.
Status CpuExecutable::fill(const std::vector<bool>& fields) {
  const std::vector<bool> stale = staleOf(fields);
  const Status done = runStages(state_, stagesOf(stale), {});
  for (size_t g = 0; g < fields.size() && done; ++g)
    state_.groups[g].isCurrent = state_.groups[g].isCurrent || stale[g];
  return done;
}

Status CpuExecutable::fillFields() {
  try {
    return fill(std::vector<bool>(state_.groups.size(), true));
  } catch (const std::bad_alloc&) {
    return Error{"out of memory for the values of fields", "fewer instances, or fewer threads, --threads=1",
                 ErrorKind::Memory};
  }
}

/// What follows from the values of a symbol is to be computed anew.
void CpuExecutable::hasChanged(SymbolId symbol) {
  const std::vector<bool> fed = fieldsFedBy(state_.workload, symbol);
  for (size_t g = 0; g < fed.size(); ++g) state_.groups[g].isCurrent = state_.groups[g].isCurrent && !fed[g];
}

Status CpuExecutable::write(SymbolId symbol, int64_t, std::span<const double>) {
  hasChanged(symbol);
  return Done{};
}

}  // namespace hgc
