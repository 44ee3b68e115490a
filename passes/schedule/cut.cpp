/// Extracts the code that one kernel needs.
#include "passes/passes.h"
#include "passes/schedule/arms.h"
#include "passes/schedule/schedule.h"

namespace hgc {
namespace {

/// The innermost node of a value stored in nested loops.
uint32_t innermost(const Kernel& kernel, uint32_t at) {
  const auto isStored = [&](uint32_t position) { return kernel.code[position].op == Op::EachOver; };
  while (isStored(at) && isStored(kernel.code[at].b)) at = kernel.code[at].b;
  return at;
}

}  // namespace

Kernel cutKernel(const Differentiated& from, KernelKind kind, std::string name) {
  Kernel kernel = headOf(from, from);
  kernel.name = std::move(name);
  kernel.kind = kind;
  std::vector<NodeId> values;
  for (const Stored& stored : info(kind).stores) {
    if (stored.as == RootKind::Value && !storesValue(from, kind)) continue;
    for (const Root& root : from.roots) {
      if (root.kind != stored.root || (stored.byColumn && !isBy(kind, symbolOf(from, from.columns[root.a])))) continue;
      kernel.stores.push_back({stored.as, root.a, root.b, kNoNode});
      values.push_back(root.node);
    }
  }
  for (const Root& root : from.roots) {
    if (root.kind != RootKind::Stem && root.kind != RootKind::Kept) continue;
    kernel.stores.push_back({root.kind, root.a, 0, kNoNode});
    values.push_back(root.node);
  }
  const std::vector<uint32_t> positions = schedule(from.graph, values, kernel);
  for (size_t k = 0; k < values.size(); ++k) kernel.stores[k].value = innermost(kernel, positions[k]);
  formArms(kernel);
  return kernel;
}

}  // namespace hgc
