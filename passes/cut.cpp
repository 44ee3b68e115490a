/// Cutting out what one kernel needs.
#include <algorithm>
#include <optional>

#include "passes/passes.h"
#include "passes/schedule.h"

namespace hgc {
namespace {

/// What a kernel of this kind does with a root: as what it stores it, if it does.
std::optional<RootKind> storedAs(const Unit& unit, const Root& root, KernelKind kind) {
  const auto keepIf = [&](bool wanted) { return wanted ? std::optional(root.kind) : std::nullopt; };
  const auto asIf = [&](bool wanted, RootKind as) { return wanted ? std::optional(as) : std::nullopt; };
  const auto byUnknown = [&] {
    return unit.ports[unit.gathers[unit.columns[root.a].gather].port].kind == SymbolKind::Var;
  };
  const RootKind r = root.kind;
  switch (kind) {
    case KernelKind::Value: return keepIf(r == RootKind::Value);
    case KernelKind::Gradient: return keepIf(r == RootKind::Value || (r == RootKind::Partial && byUnknown()));
    case KernelKind::GradientAll: return keepIf(r == RootKind::Value || r == RootKind::Partial);
    case KernelKind::Residual: return keepIf(r == RootKind::Residual);
    case KernelKind::Jacobian: return keepIf(r == RootKind::Residual || (r == RootKind::Jacobian && byUnknown()));
    case KernelKind::Output: return keepIf(r == RootKind::Output);
    case KernelKind::Tangent: return keepIf(r == RootKind::Tangent);
    case KernelKind::Hessian: return keepIf(r == RootKind::Hessian);
    case KernelKind::Product:
      if (r == RootKind::Slope) return RootKind::Value;
      return asIf(r == RootKind::Product && byUnknown(), RootKind::Partial);
    case KernelKind::Pullback:
      if (r == RootKind::Paired) return RootKind::Value;
      return asIf(r == RootKind::Pullback && byUnknown(), RootKind::Partial);
    case KernelKind::Normal:
      return asIf(r == RootKind::Normal || (r == RootKind::Partial && byUnknown()), RootKind::Normal);
  }
  return std::nullopt;
}

/// Roots in the order in which kernels store them: the triangle of the normal matrix comes before its right side.
std::vector<Root> inStoreOrder(const Unit& unit, KernelKind kind) {
  std::vector<Root> roots = unit.roots;
  if (kind == KernelKind::Normal) {
    std::ranges::stable_partition(roots, [](const Root& root) { return root.kind == RootKind::Normal; });
  }
  return roots;
}

}  // namespace

Kernel cutKernel(const Unit& unit, KernelKind kind, std::string name) {
  Kernel kernel;
  kernel.name = std::move(name);
  kernel.kind = kind;
  kernel.ports = unit.ports;
  kernel.gathers = unit.gathers;
  kernel.columns = unit.columns;
  kernel.slots = static_cast<uint32_t>(unit.slots.size());
  kernel.dims = unit.dims;
  kernel.liftedReals = unit.liftedReals;
  std::vector<NodeId> values;
  for (const Root& root : inStoreOrder(unit, kind)) {
    const std::optional<RootKind> as = storedAs(unit, root, kind);
    if (!as) continue;
    kernel.stores.push_back({*as, root.a, root.b, kNoNode});
    values.push_back(root.node);
  }
  const std::vector<uint32_t> positions = schedule(unit.graph, values, kernel);
  for (size_t k = 0; k < values.size(); ++k) kernel.stores[k].value = positions[k];
  return kernel;
}

}  // namespace hgc
