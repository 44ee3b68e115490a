#include "passes/schedule/keep.h"

#include <algorithm>

#include "ir/kernel/abi.h"
#include "ir/loops.h"
#include "passes/rebuild.h"

namespace hgc {
namespace {

bool isSum(const Node& node) {
  return node.type == Type::Real && info(node.op).isReduction && !info(node.op).isFold &&
         stepOf(node.op, node.type).has_value();
}

/// The outermost sums that `roots` need.
std::vector<NodeId> outermostSums(const Graph& graph, const std::vector<NodeId>& roots) {
  const Nests nests(graph);
  std::vector<NodeId> sums;
  walk(graph, roots, [&](NodeId id) {
    const bool isOne = isSum(graph[id]) && nests.of(id) == 0;
    if (isOne) sums.push_back(id);
    return !isOne;
  });
  std::ranges::sort(sums);
  return sums;
}

}  // namespace

KeptSums sumsToKeep(const Differentiated& first, const Differentiated& further) {
  const std::vector<NodeId> sums = outermostSums(further.graph, rootNodes(further, RootKind::Pullback));
  Graph known = first.graph;  // what is there already keeps its number
  const std::vector<NodeId> same = copyNodes(further.graph, sums, known);
  const std::vector<NodeId> made = reachable(first.graph, rootNodes(first, RootKind::Output));
  KeptSums kept;
  for (size_t k = 0; k < sums.size(); ++k) {
    if (!std::ranges::binary_search(made, same[k])) continue;
    kept.made.push_back(same[k]);
    kept.read.push_back(sums[k]);
  }
  return kept.made.size() <= kMostKeptSums ? kept : KeptSums{};
}

Differentiated keeping(const Differentiated& first, const KeptSums& sums) {
  Differentiated keeps = first;
  for (uint32_t k = 0; k < sums.made.size(); ++k) keeps.roots.push_back({RootKind::Kept, k, 0, sums.made[k]});
  return keeps;
}

Differentiated readingKept(const Differentiated& further, const KeptSums& sums) {
  Differentiated reads = further;
  reads.graph.clear();
  std::vector<NodeId> ids(further.graph.size(), kNoNode), nodes;
  for (const Root& root : further.roots) nodes.push_back(root.node);
  for (const NodeId id : reachable(further.graph, nodes)) {
    const Node& node = further.graph[id];
    const auto kept = std::ranges::find(sums.read, id);
    const auto operands = mappedOperands(node, [&](NodeId operand) { return ids[operand]; });
    reads.graph.setOrigin(further.graph.originOf(id));
    const auto number = further.liftedReals + static_cast<uint32_t>(kept - sums.read.begin());
    ids[id] =
        kept != sums.read.end() ? reads.graph.lifted(number, Type::Real) : appendNode(reads.graph, node, operands);
  }
  for (Root& root : reads.roots) root.node = ids[root.node];
  reads.liftedReals += static_cast<uint32_t>(sums.read.size());
  return reads;
}

}  // namespace hgc
