/// Gradients in phases for GPUs where rows compute their sums (ir/kernel/owned_rows.h).
#include "ir/kernel/abi.h"
#include "passes/rebuild.h"
#include "passes/schedule/own.h"
#include "passes/schedule/phases/gpu_phases.h"
#include "passes/schedule/phases/once_first.h"
#include "passes/schedule/schedule.h"

namespace hgc {
namespace {

/// Copies the code of rows, for one row after another.
class TiledOwner {
 public:
  TiledOwner(const Kernel& owner, uint32_t firstArray) : owner_(owner), firstArray_(firstArray) {}

  /// The partial of the `place`-th row of an invocation; past the last row, that of the last one.
  NodeId copy(uint32_t place) {
    const Owner& own = *owner_.owner;
    const NodeId following =
        graph.make(Op::IMin, graph.constant(static_cast<int32_t>(place)), graph.slot(own.following()));
    const NodeId offset = graph.make(Op::IMul, following, graph.slot(own.stride()));
    const auto slot = [&](uint32_t number) {
      const NodeId first = graph.slot(number);
      return place > 0 && own.steps(number) ? graph.make(Op::IAdd, first, offset) : first;
    };
    std::vector<NodeId> made;
    for (const Node& node : owner_.code) {
      const auto operands = mappedOperands(node, [&](NodeId operand) { return made[operand]; });
      made.push_back(node.op == Op::Slot     ? slot(node.b)
                     : node.op == Op::Lifted ? graph.load(firstArray_ + node.b, slot(own.number()), 0)
                                             : appendNode(graph, node, operands));
    }
    return made[owner_.stores.front().value];
  }

  Graph graph;

 private:
  const Kernel& owner_;
  uint32_t firstArray_;
};

PhaseKernel ownersOf(const Differentiated& from, const Kernel& owner, uint32_t gather) {
  const auto firstArray = static_cast<uint32_t>(from.gathers.size());
  PhaseKernel made{{PhaseKind::Owners, {}, gather, 1, 0}, headOf(from, from), 0};
  made.kernel.name = owner.name;
  made.kernel.kind = owner.kind;
  made.kernel.owner = owner.owner;
  TiledOwner tiled(owner, firstArray);
  std::vector<NodeId> partials;
  for (uint32_t place = 0; place < kOwnerRows; ++place) partials.push_back(tiled.copy(place));
  const std::vector<uint32_t> at = schedule(tiled.graph, partials, made.kernel);
  for (uint32_t place = 0; place < kOwnerRows; ++place)
    made.kernel.stores.push_back({RootKind::Output, 0, place, at[place]});
  putOnceFirst(made, [&](const Node& node) {
    return (node.op == Op::Slot && owner.owner->runs(node.b)) || (node.op == Op::Load && node.b >= firstArray);
  });
  return made;
}

}  // namespace

std::optional<PhasedKernel> cutOwners(const Differentiated& from, KernelKind kind, const std::string& name,
                                      std::span<const OwnedRows> owned) {
  std::vector<Kernel> kernels = cutOwned(from, kind, name, owned);
  if (kernels.size() == 1) return std::nullopt;
  PhasedKernel made;
  made.tables = from.tables;
  made.arrays.assign(stemsOf(kernels.front()), {true, {}});
  const auto gatherOf = [&](const Kernel& owner) {
    return std::ranges::find(owned, owner.owner->port, &OwnedRows::port)->gather;
  };
  for (size_t k = 1; k < kernels.size(); ++k) made.phases.push_back(ownersOf(from, kernels[k], gatherOf(kernels[k])));
  PhaseKernel instances{{PhaseKind::Instances, {}, 0, 1, 0}, std::move(kernels.front()), 0};
  made.phases.insert(made.phases.begin(), std::move(instances));
  return made;
}

}  // namespace hgc
