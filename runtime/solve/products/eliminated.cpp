#include "runtime/solve/products/eliminated.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>

#include "ir/kernel/derivative.h"

namespace hgc {
namespace {

/// The unknowns that instances of a group read, and how many rows of each at most.
std::map<SymbolId, int64_t> rowsRead(const Workload& workload, size_t g) {
  std::map<SymbolId, int64_t> rows;
  const GatherLayout& layout = layoutOf(workload, g);
  for (size_t k = 0; k < layout.gathers.size(); ++k) {
    const uint32_t port = layout.gathers[k].port;
    if (layout.ports[port].kind == SymbolKind::Var)
      rows[workload.artefact->plan.groups[g].ports[port]] += workload.groups[g].entries[k].count;
  }
  return rows;
}

bool hasObjective(const Workload& workload, size_t g) {
  return isObjective(layoutOf(workload, g).kind) && !layoutOf(workload, g).inlined && workload.groups[g].count > 0;
}

const std::string& nameOf(const Workload& workload, size_t g) {
  return workload.artefact->program.terms[workload.artefact->plan.groups[g].terms.front()].name;
}

/// Why unknowns of `some` cannot go together with another one; nothing if they can.
std::optional<std::string> whyNot(const Workload& workload, const std::vector<SymbolId>& some, SymbolId other) {
  const Program& program = workload.artefact->program;
  for (size_t g = 0; g < workload.groups.size(); ++g) {
    if (!hasObjective(workload, g)) continue;
    const std::map<SymbolId, int64_t> rows = rowsRead(workload, g);
    const auto own = rows.find(other);
    if (own == rows.end()) continue;
    const std::string& term = nameOf(workload, g);
    if (own->second > 1) return fmt::format("an instance of `{}` reads several rows of it", term);
    const auto both = std::ranges::find_if(some, [&](SymbolId symbol) { return rows.contains(symbol); });
    if (both != some.end())
      return fmt::format("an instance of `{}` reads `{}`, too", term, program.symbols[*both].name);
  }
  return std::nullopt;
}

std::vector<SymbolId> unknownsOf(const Program& program) {
  std::vector<SymbolId> unknowns;
  for (SymbolId id = 0; id < program.symbols.size(); ++id) {
    if (program.symbols[id].kind == SymbolKind::Var) unknowns.push_back(id);
  }
  return unknowns;
}

std::string list(const Program& program, const std::vector<SymbolId>& symbols) {
  std::vector<std::string> names;
  for (const SymbolId id : symbols) names.push_back(fmt::format("`{}`", program.symbols[id].name));
  return fmt::format("{}", fmt::join(names, ", "));
}

/// Why none is eliminated that is not named, where those of `few` can be.
Error eliminatesNone(const Program& program, const std::vector<SymbolId>& few) {
  if (!few.empty())
    return Error{fmt::format("no unknown is eliminated without being named: {} {} less than a hundredth of all "
                             "scalars, so that little would be gained, and others cannot be eliminated",
                             list(program, few), few.size() == 1 ? "is" : "are each"),
                 fmt::format("name it, as in --linear=schur:{}; --linear=sparse and --linear=pcg eliminate none",
                             program.symbols[few.front()].name),
                 ErrorKind::Usage};
  return Error{
      "no unknown can be eliminated: each residual may read only one row of it, and another unknown must be left",
      "--linear=sparse and --linear=pcg eliminate none", ErrorKind::Usage};
}

Result<std::vector<std::string>> checkedNames(const Workload& workload, const std::vector<std::string>& names) {
  const Program& program = workload.artefact->program;
  const std::vector<SymbolId> unknowns = unknownsOf(program);
  std::vector<SymbolId> eliminated;
  for (const std::string& name : names) {
    const auto id = std::ranges::find(unknowns, name, [&](SymbolId each) { return program.symbols[each].name; });
    if (id == unknowns.end())
      return Error{fmt::format("there is no unknown `{}` to eliminate", name),
                   fmt::format("the unknowns are {}", list(program, unknowns)), ErrorKind::Usage};
    if (std::ranges::count(eliminated, *id) > 0)
      return Error{fmt::format("`{}` is to be eliminated twice", name), "", ErrorKind::Usage};
    if (const auto why = whyNot(workload, eliminated, *id))
      return Error{fmt::format("`{}` cannot be eliminated: {}", name, *why), "", ErrorKind::Usage};
    eliminated.push_back(*id);
  }
  if (eliminated.size() == unknowns.size())
    return Error{"no unknown would be left after those that are to be eliminated", "", ErrorKind::Usage};
  return names;
}

}  // namespace

Result<std::vector<std::string>> findEliminated(const Session& session, const std::vector<std::string>& named) {
  const Workload& workload = session.workload();
  for (size_t g = 0; g < workload.groups.size(); ++g) {
    if (hasObjective(workload, g) && readsFields(layoutOf(workload, g)))
      return Error{fmt::format("`{}` reads fields: no unknown can be eliminated before others", nameOf(workload, g)),
                   "sparse steps may do", ErrorKind::Usage};
  }
  if (!named.empty()) return checkedNames(workload, named);
  const Program& program = workload.artefact->program;
  std::vector<SymbolId> unknowns = unknownsOf(program), eliminated;
  const auto scalars = [&](SymbolId id) { return workload.bound.symbols[id].rows * program.symbols[id].width; };
  std::ranges::stable_sort(unknowns, [&](SymbolId a, SymbolId b) { return scalars(a) > scalars(b); });
  constexpr int64_t kFew = 100;  // of all: what is left would be joined by little
  int64_t all = 0;
  for (const SymbolId id : unknowns) all += scalars(id);
  std::vector<std::string> names;
  std::vector<SymbolId> few;
  for (const SymbolId id : unknowns) {
    if (eliminated.size() + 1 == unknowns.size() || whyNot(workload, eliminated, id)) continue;
    if (kFew * scalars(id) < all) {
      few.push_back(id);
      continue;
    }
    eliminated.push_back(id);
    names.push_back(program.symbols[id].name);
  }
  return names.empty() ? Result<std::vector<std::string>>(eliminatesNone(program, few)) : names;
}

Status checkBlocks(const Session& session) {
  const Workload& workload = session.workload();
  for (size_t g = 0; g < workload.groups.size(); ++g) {
    if (!hasObjective(workload, g)) continue;
    const GatherLayout& layout = layoutOf(workload, g);
    const char* const what = readsFields(layout) ? "reads fields"
                             : layout.variadic   ? "reads rows of unknowns in loops"
                                                 : nullptr;
    if (what == nullptr) continue;
    return Error{fmt::format("`{}` {}: steps by products are unavailable", nameOf(workload, g), what),
                 "other steps, or --method=newton-cg or lbfgs, may do", ErrorKind::Usage};
  }
  return Done{};
}

}  // namespace hgc
