#include "runtime/plan/size_plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "runtime/sum/incidence.h"

namespace hgc {
namespace {

constexpr uint64_t kMostBytes = std::numeric_limits<int64_t>::max();
constexpr uint64_t kMostWords = std::numeric_limits<uint32_t>::max();

/// Whether the product of `factors` is at most `most`.
bool fits(std::initializer_list<uint64_t> factors, uint64_t most) {
  uint64_t product = 1;
  for (const uint64_t factor : factors) {
    if (__builtin_mul_overflow(product, factor, &product)) return std::ranges::find(factors, 0u) != factors.end();
  }
  return product <= most;
}

Error tooMany(const std::string& name, const char* what) {
  return {fmt::format("`{}` has more {} than can be counted", name, what),
          "fewer instances, or less of them at a time"};
}

Status checkGroup(const Program& program, const Group& group, const GatherLayout& unit, const Segments& segments) {
  const std::string& name = program.terms[group.terms.front()].name;
  const auto count = static_cast<uint64_t>(segments.instances);
  const auto segment = static_cast<uint64_t>(segments.length);
  for (uint32_t port = 0; port < unit.ports.size(); ++port) {
    const auto gathers = static_cast<uint64_t>(
        std::ranges::count_if(unit.gathers, [&](const Gather& gather) { return gather.port == port; }));
    if (unit.ports[port].kind != SymbolKind::Data && !fits({segment, gathers}, kMostWords))
      return tooMany(name, "partial derivatives within a segment");
  }
  const uint64_t columns = unit.columns.size(), width = program.terms[group.terms.front()].width;
  if (!fits({count, std::max<uint64_t>(columns, 1), std::max(columns, width) + 1, sizeof(double)}, kMostBytes))
    return tooMany(name, "derivatives");
  return Done{};
}

}  // namespace

Result<SizePlan> planSizes(const Artefact& artefact, const Bound& bound, std::span<const Segments> segments) {
  SizePlan plan;
  int64_t scalars = 0;
  for (SymbolId id = 0; id < artefact.program.symbols.size(); ++id) {
    const Symbol& symbol = artefact.program.symbols[id];
    const auto rows = static_cast<uint64_t>(bound.symbols[id].rows);
    const bool isTable = symbol.kind == SymbolKind::Table;  // its positions are integers of programs
    const uint64_t most = isTable ? std::numeric_limits<int32_t>::max() : kMostBytes / sizeof(double);
    if (!fits({rows, symbol.width}, most)) return tooMany(symbol.name, isTable ? "entries" : "scalars");
    plan.firstScalar.push_back(scalars);
    if (symbol.kind != SymbolKind::Var) continue;
    const auto own = static_cast<int64_t>(rows * symbol.width);
    if (__builtin_add_overflow(scalars, own, &scalars)) return tooMany(symbol.name, "scalars");
  }
  plan.firstScalar.push_back(scalars);
  for (size_t g = 0; g < segments.size(); ++g) {
    const Group& group = artefact.plan.groups[g];
    const Status done = checkGroup(artefact.program, group, artefact.plan.topologies[group.topology], segments[g]);
    if (!done) return done.error();
  }
  return plan;
}

}  // namespace hgc
