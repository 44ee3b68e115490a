#include "runtime/data/index/program.h"

#include <algorithm>

#include "ir/levels.h"
#include "runtime/data/index/failure.h"
#include "runtime/data/index/loops.h"
#include "runtime/data/index/ranges.h"
#include "runtime/data/threads/loops.h"
#include "runtime/data/threads/of_thread.h"

namespace hgc {
namespace {

constexpr int64_t kBlock = 1024;

/// The nodes that may be outside their range at some instance, judging by `ranges`.
std::vector<bool> findUnsafe(const Graph& graph, const IndexContext& context, const std::vector<IndexRange>& ranges) {
  std::vector<bool> isUnsafe(graph.size(), false);
  for (NodeId id = 0; id < graph.size(); ++id) {
    const Node& node = graph[id];
    const auto listed = [&](size_t size) { return ranges[node.a].within(static_cast<int64_t>(size)); };
    switch (node.op) {
      case Op::Place: {  // the counter of a loop is below its length
        const bool isCounter = graph[node.c].op == Op::Range && graph[node.c].a == node.b;
        isUnsafe[id] = !isCounter && !ranges[node.c].within(ranges[node.b].low);
        break;
      }
      case Op::Table: isUnsafe[id] = !listed(context.bound->symbols[context.symbolOf(node.b)].integers.size()); break;
      case Op::RowBegin:
        isUnsafe[id] = !listed(context.bound->symbols[context.symbolOf(node.b)].rowBegin.size());
        break;
      default: break;
    }
  }
  return isUnsafe;
}

/// The nodes that are unsafe or have an unsafe operand.
std::vector<bool> findTainted(const Graph& graph, const std::vector<bool>& isUnsafe) {
  std::vector<bool> isTainted = isUnsafe;
  for (NodeId id = 0; id < graph.size(); ++id) {
    for (int k = 0; k < operandCount(graph[id]); ++k) isTainted[id] = isTainted[id] || isTainted[graph[id].operand(k)];
  }
  return isTainted;
}

class Evaluation {
 public:
  Evaluation(const Graph& graph, std::span<const IndexRoot> roots, const IndexContext& context)
      : graph_(graph), context_(context), nests_(graph) {
    const std::vector<IndexRange> ranges = indexRanges(graph, context);
    isUnsafe_ = findUnsafe(graph, context, ranges);
    const std::vector<bool> isTainted = findTainted(graph, isUnsafe_);
    std::vector<NodeId> nodes;
    for (const IndexRoot& root : roots) {
      const bool isRow = root.of == kNone || ranges[root.node].within(root.rows);
      if (root.to.empty() && isRow && !isTainted[root.node]) continue;
      if (nests_.of(root.node) != 0) {
        looped_.push_back(root);
        continue;
      }
      roots_.push_back(root);
      nodes.push_back(root.node);
    }
    order_ = reachable(graph, nodes);
  }

  Status run(int64_t count) {
    if (const Status done = runStraight(count); !done) return done;
    const std::vector<bool> differs = differingNodes(graph_);
    for (const IndexRoot& root : looped_) {
      const int64_t instances = differs[root.node] ? count : std::min<int64_t>(count, 1);  // otherwise all are equal
      const Status done = evaluateInLoops(graph_, nests_, root, context_, isUnsafe_, instances);
      if (!done) return done;
    }
    return Done{};
  }

 private:
  Status runStraight(int64_t count) {
    if (roots_.empty()) return Done{};
    const int64_t block = std::min(count, kBlock), blocks = (count + kBlock - 1) / kBlock;
    OfThread<IndexEvaluator> evaluators([&] { return evaluator(block); });
    const auto bad = firstFailing(blocks, [&](int64_t b) {
      return failureIn(evaluators.local(), b * kBlock, std::min(kBlock, count - b * kBlock)).has_value();
    });
    return bad ? Status(explain(*bad * kBlock)) : Status(Done{});
  }

  IndexEvaluator evaluator(int64_t block) const { return {graph_, order_, isUnsafe_, context_, block}; }

  std::optional<IndexFailure> failureIn(IndexEvaluator& evaluator, int64_t first, int64_t count) const {
    if (const auto node = evaluator.run(first, count)) return IndexFailure{*node, nullptr};
    for (const IndexRoot& root : roots_) {
      const std::span<const int32_t> values = evaluator.valuesOf(root.node, count);
      const auto isRow = [&](int32_t row) { return row >= 0 && row < root.rows; };
      if (root.of != kNone && !std::ranges::all_of(values, isRow)) return IndexFailure{root.node, &root};
      if (!root.to.empty()) std::ranges::copy(values, root.to.begin() + first);
    }
    return std::nullopt;
  }

  /// Evaluates instances one by one, from a block with a failure on, until one fails.
  Error explain(int64_t first) const {
    IndexEvaluator one = evaluator(1);
    for (;; ++first) {
      if (const auto failure = failureIn(one, first, 1)) return describe(*failure, graph_, roots_, context_, first);
    }
  }

  const Graph& graph_;
  const IndexContext& context_;
  Nests nests_;
  std::vector<bool> isUnsafe_;
  std::vector<IndexRoot> roots_, looped_;
  std::vector<NodeId> order_;
};

}  // namespace

Status evaluateIndices(const Graph& graph, std::span<const IndexRoot> roots, const IndexContext& context,
                       int64_t count) {
  return Evaluation(graph, roots, context).run(count);
}

}  // namespace hgc
