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

/// What computes those of the fields.
std::vector<Stage> CpuExecutable::fieldStagesOf(const std::vector<bool>& fields) const {
  std::vector<Stage> stages;
  for (const Stage& all : allFields_) {
    Stage some{all.kind, {}, {}, {}, all.isMain};
    for (size_t k = 0; k < all.groups.size(); ++k) {
      if (!fields[all.groups[k]]) continue;
      some.groups.push_back(all.groups[k]);
      some.fills.push_back(all.fills[k]);
    }
    if (!some.groups.empty()) stages.push_back(std::move(some));
  }
  return stages;
}

/// Computes those of the fields that are not current.
Status CpuExecutable::fill(const std::vector<bool>& fields) {
  const std::vector<bool> stale = staleOf(fields);
  const Status done = runStages(state_, fieldStagesOf(stale), {});
  for (size_t g = 0; g < fields.size() && done; ++g)
    state_.groups[g].isCurrent = state_.groups[g].isCurrent || stale[g];
  return done;
}

Status CpuExecutable::fillFields() {
  try {
    return fill(std::vector<bool>(state_.groups.size(), true));
  } catch (const std::bad_alloc&) {
    return Error{"out of memory for what fields compute", "fewer instances, or fewer threads, --threads=1",
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
