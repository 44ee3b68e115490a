#include "ir/derivative.h"

#include <algorithm>

namespace hgc {
namespace {

// clang-format off
constexpr DerivativeInfo kTable[] = {
#define HGC_DERIVATIVE(Id, ...) {__VA_ARGS__},
#include "ir/derivatives.def"
};
// clang-format on

constexpr bool isComplete(const DerivativeInfo& row) {
  return !row.name.empty() && row.terms != 0 && row.stores[0].root != RootKind::None && !row.call.empty() &&
         !row.doc.empty();
}
static_assert(std::ranges::all_of(kTable, isComplete), "a row of derivatives.def lacks a column");

}  // namespace

const DerivativeInfo& info(KernelKind kind) { return kTable[static_cast<size_t>(kind)]; }

bool hasKernel(const Schema& topology, KernelKind kind) {
  const DerivativeInfo& row = info(kind);
  const auto isSeed = [&](const Port& port) { return port.role == row.seed; };
  const bool seeded = row.seed == PortRole::Plain || std::ranges::any_of(topology.ports, isSeed);
  return (row.terms & only(topology.kind)) != 0 && seeded;
}

KernelKind kernelFor(const Schema& topology, KernelKind kind) {
  const std::string_view instead = info(kind).instead;
  const auto isParameter = [](const Port& port) { return port.kind == SymbolKind::Param; };
  if (instead.empty() || std::ranges::any_of(topology.ports, isParameter)) return kind;
  return *std::ranges::find(kKernelKinds, instead, [](KernelKind k) { return info(k).name; });
}

}  // namespace hgc
