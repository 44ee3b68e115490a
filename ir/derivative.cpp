#include "ir/derivative.h"

#include <algorithm>

namespace hgc {
namespace {

constexpr bool isComplete(const DerivativeInfo& row) {
  return !row.name.empty() && row.terms != 0 && row.stores[0].root != RootKind::None && !row.call.empty() &&
         !row.doc.empty();
}
static_assert(std::ranges::all_of(kDerivatives, isComplete), "a row of derivatives.def lacks a column");

constexpr bool storesWhatItGives(const DerivativeInfo& row) {
  const auto& [first, second] = row.stores;
  const bool beginsWithValue = first.as == RootKind::Value && !first.byColumn;
  const auto isComponent = [](const Stored& s) { return s.as != RootKind::Value && s.as != RootKind::Partial; };
  switch (row.gives) {
    case Gives::Values: return beginsWithValue && second.root == RootKind::None;
    case Gives::Sums:
      return beginsWithValue && second.root != RootKind::None && second.as == RootKind::Partial && second.byColumn;
    case Gives::Components: return isComponent(first) && isComponent(second);
  }
  return false;
}
static_assert(std::ranges::all_of(kDerivatives, storesWhatItGives),
              "a row of derivatives.def stores other roots than those of what it gives");

constexpr bool hasSubstitute(const DerivativeInfo& row) {
  return row.instead.empty() ||
         (row.instead != row.name && std::ranges::count(kDerivatives, row.instead, &DerivativeInfo::name) == 1);
}
static_assert(std::ranges::all_of(kDerivatives, hasSubstitute),
              "a row of derivatives.def names no row that serves instead");

}  // namespace

bool hasKernel(const Schema& topology, KernelKind kind) {
  const DerivativeInfo& row = info(kind);
  const auto isSeed = [&](const Port& port) { return port.role == row.seed; };
  const bool seeded = row.seed == PortRole::Plain || std::ranges::any_of(topology.ports, isSeed);
  return (row.terms & only(topology.kind)) != 0 && seeded && !(topology.variadic && isMatrix(kind));
}

bool hasValues(const Schema& topology) {
  return std::ranges::any_of(kKernelKinds,
                             [&](KernelKind kind) { return hasValues(kind) && hasKernel(topology, kind); });
}

KernelKind kernelFor(const Schema& topology, KernelKind kind) {
  const std::string_view instead = info(kind).instead;
  const auto isParameter = [](const Port& port) { return port.kind == SymbolKind::Param; };
  if (instead.empty() || std::ranges::any_of(topology.ports, isParameter)) return kind;
  return *std::ranges::find(kKernelKinds, instead, [](KernelKind k) { return info(k).name; });
}

}  // namespace hgc
