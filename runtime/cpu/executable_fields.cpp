/// Which fields are current, and computing those that are not.
#include <new>

#include "runtime/cpu/executable.h"

namespace hgc {

/// Those of the fields that are not current, by group.
std::vector<bool> CpuExecutable::staleOf(const std::vector<bool>& fields) const {
  std::vector<bool> stale(fields.size());
  for (size_t g = 0; g < fields.size(); ++g) stale[g] = fields[g] && !isCurrent_[g];
  return stale;
}

/// With the stages of those fields before that are not current.
std::vector<Stage> CpuExecutable::withFields(const std::vector<bool>& fields, const std::vector<Stage>& stages) const {
  std::vector<Stage> all = fieldStages(workload_, staleOf(fields));
  all.insert(all.end(), stages.begin(), stages.end());
  return all;
}

/// Computes those of the fields that are not current.
Status CpuExecutable::fill(const std::vector<bool>& fields) {
  const std::vector<bool> stale = staleOf(fields);
  const Status done = runStages(fieldStages(workload_, stale), {});
  for (size_t g = 0; g < fields.size() && done; ++g) isCurrent_[g] = isCurrent_[g] || stale[g];
  return done;
}

Status CpuExecutable::fillFields() {
  try {
    return fill(std::vector<bool>(memory_.size(), true));
  } catch (const std::bad_alloc&) {
    return Error{"out of memory for what fields compute", "fewer instances, or fewer threads"};
  }
}

Status CpuExecutable::write(SymbolId symbol, int64_t, std::span<const double>) {
  const std::vector<bool> fed = fieldsFedBy(workload_, symbol);
  for (size_t g = 0; g < fed.size(); ++g) isCurrent_[g] = isCurrent_[g] && !fed[g];
  return Done{};
}

}  // namespace hgc
