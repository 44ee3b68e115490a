#include "ir/kernel/derivative.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

namespace hgc {
namespace {

constexpr bool isComplete(const DerivativeInfo& row) {
  return !row.name.empty() && row.terms != 0 && row.stores[0].root != RootKind::None && !row.call.empty() &&
         !row.doc.empty();
}
static_assert(std::ranges::all_of(kDerivatives, isComplete), "a row of derivatives.def lacks a column");

constexpr bool storesWhatItGives(const DerivativeInfo& row) {
  const auto& [first, second, third, fourth] = row.stores;
  const bool beginsWithValue = first.as == RootKind::Value && !first.byColumn;
  const auto isComponent = [](const Stored& s) { return s.as != RootKind::Value && s.as != RootKind::Partial; };
  switch (row.gives) {
    case Gives::Values: return beginsWithValue && second.root == RootKind::None;
    case Gives::Sums:
      return beginsWithValue && second.root != RootKind::None && second.as == RootKind::Partial && second.byColumn &&
             third.root == RootKind::None && fourth.root == RootKind::None;
    case Gives::Components: return std::ranges::all_of(row.stores, isComponent);
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

constexpr bool namesRows(const DerivativeInfo& row) {
  const auto isRow = [](std::string_view name) {
    return name.empty() || std::ranges::count(kDerivatives, name, &DerivativeInfo::name) == 1;
  };
  return isRow(row.after) && isRow(row.back) && row.back.empty() == (row.gives != Gives::Sums);
}
static_assert(std::ranges::all_of(kDerivatives, namesRows),
              "a row of derivatives.def names no row, or what gives sums does not say how fields pass them back");

constexpr bool isOfItsTerms(const DerivativeInfo& row) {
  return (row.matrix & ~row.terms) == 0 && (row.further || !row.beside);
}
static_assert(std::ranges::all_of(kDerivatives, isOfItsTerms),
              "a row of derivatives.def is a matrix of terms that it is not of, or beside and not further");

/// Kinds that serve for one another have one name.
std::string_view nameOf(KernelKind kind) { return info(kind).instead.empty() ? info(kind).name : info(kind).instead; }

/// The kinds of a name; none if there is no such name. A gradient is asked for together with the outputs.
std::set<KernelKind> kindsOf(std::string_view name) {
  if (name == "none") return {KernelKind::Value, KernelKind::Output};
  std::set<KernelKind> kinds;
  for (const KernelKind kind : kKernelKinds) {
    if (name == "all" || name == nameOf(kind)) kinds.insert(kind);
  }
  if (kinds.contains(KernelKind::Gradient)) kinds.insert(KernelKind::Output);
  return kinds;
}

}  // namespace

std::optional<KernelKind> kindNamed(std::string_view name) {
  const auto found = std::ranges::find(kDerivatives, name, &DerivativeInfo::name);
  if (found == std::end(kDerivatives)) return std::nullopt;
  return static_cast<KernelKind>(found - std::begin(kDerivatives));
}

std::set<KernelKind> kindsAsked(const std::set<KernelKind>& kinds) {
  if (!kinds.empty()) return kinds;
  std::set<KernelKind> asked;
  for (const KernelKind kind : kKernelKinds) {
    if (!isFurther(kind)) asked.insert(kind);
  }
  return asked;
}

std::set<KernelKind> kindsNeeded(const std::set<KernelKind>& kinds, const Schema& topology) {
  std::set<KernelKind> needed = kinds;
  const auto add = [&](std::string_view name) {
    if (const auto kind = kindNamed(name)) needed.insert(*kind);
  };
  const bool isField = topology.kind == TermKind::Field;
  if (isField) needed.insert(KernelKind::Output);
  for (const KernelKind kind : kinds) {
    const DerivativeInfo& row = info(kind);
    if (isField || readsFields(topology)) add(row.after);
    if (!isField) continue;
    if (row.seed == PortRole::Direction) needed.insert(KernelKind::Jvp);
    add(row.back);
    if (const auto after = kindNamed(row.after)) add(info(*after).back);
  }
  return needed;
}

bool hasKernel(const Schema& topology, KernelKind kind) {
  const DerivativeInfo& row = info(kind);
  const auto isSeed = [&](const Port& port) { return port.role == row.seed; };
  const bool seeded = row.seed == PortRole::Plain || std::ranges::any_of(topology.ports, isSeed);
  const bool fits =
      isMatrix(kind, topology.kind) ? hasFixedColumns(topology) && !readsFields(topology) : !topology.inlined;
  return (row.terms & only(topology.kind)) != 0 && seeded && fits;
}

bool hasValues(const Schema& topology) {
  return std::ranges::any_of(kKernelKinds,
                             [&](KernelKind kind) { return hasValues(kind) && hasKernel(topology, kind); });
}

KernelKind kernelFor(const Schema& topology, KernelKind kind) {
  const std::string_view instead = info(kind).instead;
  const auto isParameter = [](const Port& port) { return port.kind == SymbolKind::Param; };
  if (instead.empty() || std::ranges::any_of(topology.ports, isParameter)) return kind;
  return *kindNamed(instead);
}

std::string derivativeNames() {
  std::string all = "all, none";
  for (const KernelKind kind : kKernelKinds) {
    if (nameOf(kind) == info(kind).name) all += fmt::format(", {}", info(kind).name);
  }
  return all;
}

Result<std::set<KernelKind>> kindsNamed(const std::string& names) {
  std::set<KernelKind> kinds;
  std::stringstream list(names);
  for (std::string name; std::getline(list, name, ',');) {
    const std::set<KernelKind> own = kindsOf(name);
    if (own.empty()) return Error{fmt::format("there is no derivative `{}`", name), "one of " + derivativeNames()};
    kinds.insert(own.begin(), own.end());
  }
  return kinds;
}

}  // namespace hgc
