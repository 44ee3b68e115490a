#include "runtime/solve/products/eliminated.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "ir/kernel/derivative.h"

namespace hgc {
namespace {

/// The unknowns that instances of a group read, and how many rows of each.
std::map<SymbolId, int> rowsRead(const Workload& workload, size_t g) {
  std::map<SymbolId, int> rows;
  const GatherLayout& layout = layoutOf(workload, g);
  for (const Gather& gather : layout.gathers) {
    if (layout.ports[gather.port].kind == SymbolKind::Var) ++rows[workload.artefact->plan.groups[g].ports[gather.port]];
  }
  return rows;
}

bool hasObjective(const Workload& workload, size_t g) {
  return isObjective(layoutOf(workload, g).kind) && !layoutOf(workload, g).inlined && workload.groups[g].count > 0;
}

/// Whether unknowns of `some` can go together with another one.
bool areApart(const Workload& workload, const std::vector<SymbolId>& some, SymbolId other) {
  for (size_t g = 0; g < workload.groups.size(); ++g) {
    if (!hasObjective(workload, g)) continue;
    const std::map<SymbolId, int> rows = rowsRead(workload, g);
    const auto own = rows.find(other);
    if (own == rows.end()) continue;
    if (own->second > 1) return false;
    if (std::ranges::any_of(some, [&](SymbolId symbol) { return rows.contains(symbol); })) return false;
  }
  return true;
}

}  // namespace

std::vector<std::string> findEliminated(const Session& session) {
  const Workload& workload = session.workload();
  const Program& program = workload.artefact->program;
  std::vector<SymbolId> unknowns, eliminated;
  for (SymbolId id = 0; id < program.symbols.size(); ++id) {
    if (program.symbols[id].kind == SymbolKind::Var) unknowns.push_back(id);
  }
  const size_t all = unknowns.size();
  const auto scalars = [&](SymbolId id) { return workload.bound.symbols[id].rows * program.symbols[id].width; };
  std::ranges::stable_sort(unknowns, [&](SymbolId a, SymbolId b) { return scalars(a) > scalars(b); });
  std::vector<std::string> names;
  for (const SymbolId id : unknowns) {
    if (eliminated.size() + 1 == all || !areApart(workload, eliminated, id)) continue;
    eliminated.push_back(id);
    names.push_back(program.symbols[id].name);
  }
  return names;
}

Status checkBlocks(const Session& session) {
  const Workload& workload = session.workload();
  for (size_t g = 0; g < workload.groups.size(); ++g) {
    if (!hasObjective(workload, g)) continue;
    const GatherLayout& layout = layoutOf(workload, g);
    const char* const what = readsFields(layout) ? "reads fields"
                             : layout.variadic   ? "reads unknowns in loops over sizes that only data know"
                                                 : nullptr;
    if (what == nullptr) continue;
    const Program& program = workload.artefact->program;
    const TermId term = workload.artefact->plan.groups[g].terms.front();
    return Error{fmt::format("`{}` {}: steps by products are unavailable", program.terms[term].name, what),
                 "sparse steps may do", ErrorKind::Unsupported};
  }
  return Done{};
}

}  // namespace hgc
