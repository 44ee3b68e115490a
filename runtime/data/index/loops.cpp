#include "runtime/data/index/loops.h"

#include <algorithm>

#include "ir/levels.h"
#include "runtime/data/index/failure.h"
#include "runtime/data/threads/loops.h"
#include "runtime/data/threads/of_thread.h"

namespace hgc {
namespace {

constexpr int64_t kLoopBlock = 256;
/// Iterations that are evaluated at once.
constexpr int64_t kPoints = 1024;

/// Evaluates one root at every iteration, a block of instances at a time.
class LoopedRoot {
 public:
  LoopedRoot(const Graph& graph, const Nests& nests, const IndexRoot& root, const IndexContext& context,
             const std::vector<bool>& isChecked)
      : graph_(graph),
        nests_(nests),
        root_(root),
        context_(context),
        isChecked_(isChecked),
        order_(reachable(graph, {&root.node, 1})) {}

  Status run(int64_t count) {
    if (!root_.to.empty() && count > 0) even_ = static_cast<int64_t>(root_.to.size()) / count;
    const int64_t blocks = (count + kLoopBlock - 1) / kLoopBlock;
    OfThread<Walker> walkers([&] { return Walker(*this, kPoints); });
    const auto bad = firstFailing(blocks, [&](int64_t b) {
      return failureIn(walkers.local(), b * kLoopBlock, std::min(kLoopBlock, count - b * kLoopBlock)).has_value();
    });
    return bad ? Status(explain(*bad * kLoopBlock)) : Status(Done{});
  }

 private:
  struct Walker {
    Walker(const LoopedRoot& of, int64_t block)
        : loops(of.graph_, of.nests_, of.nests_.of(of.root_.node), of.context_),
          evaluator(of.graph_, of.order_, of.isChecked_, of.context_, block),
          most(block) {
      points.ranges.assign(loops.ranges().begin(), loops.ranges().end());
      points.counts.resize(points.ranges.size());
    }
    IndexLoops loops;
    IndexEvaluator evaluator;
    IndexPoints points;
    int64_t most;
  };

  int64_t beginOf(int64_t instance) const {
    return root_.begins.empty() ? instance * even_ : root_.begins[static_cast<size_t>(instance)];
  }

  /// Evaluates the collected points and writes their values to `to` from `next` on.
  std::optional<IndexFailure> evaluate(Walker& walker, int64_t& next) const {
    const int64_t count = walker.points.size();
    if (const auto node = walker.evaluator.run(walker.points)) return IndexFailure{*node, nullptr};
    const std::span<const int32_t> values = walker.evaluator.valuesOf(root_.node, count);
    const auto isRow = [&](int32_t row) { return row >= 0 && row < root_.rows; };
    if (root_.of != kNone && !std::ranges::all_of(values, isRow)) return IndexFailure{root_.node, &root_};
    if (!root_.to.empty()) std::ranges::copy(values, root_.to.begin() + next);
    next += count;
    walker.points.clear();
    return std::nullopt;
  }

  std::optional<IndexFailure> failureIn(Walker& walker, int64_t first, int64_t count) const {
    std::optional<IndexFailure> failure;
    int64_t next = beginOf(first);
    for (int64_t i = first; i < first + count && !failure; ++i) {
      walker.loops.forEach(i, [&](std::span<const LoopCount> counts) {
        walker.points.add(i, counts);
        if (walker.points.size() == walker.most) failure = evaluate(walker, next);
        return !failure;
      });
    }
    if (!failure && walker.points.size() > 0) failure = evaluate(walker, next);
    return failure;
  }

  /// Evaluates points one by one, from a block with a failure on, until one fails.
  Error explain(int64_t first) const {
    Walker one(*this, 1);
    for (;; ++first) {
      const auto failure = failureIn(one, first, 1);
      if (!failure) continue;
      IndexContext there = context_;
      for (size_t k = 0; k < one.points.ranges.size(); ++k)
        there.counts.push_back({one.points.ranges[k], one.points.counts[k].front()});
      return describe(*failure, graph_, {&root_, 1}, there, first);
    }
  }

  const Graph& graph_;
  const Nests& nests_;
  const IndexRoot& root_;
  const IndexContext& context_;
  const std::vector<bool>& isChecked_;
  std::vector<NodeId> order_;
  int64_t even_ = 0;  // iterations of each instance, if they do not differ
};

}  // namespace

IndexLoops::IndexLoops(const Graph& graph, const Nests& nests, RangeSet ranges, const IndexContext& context)
    : isChecked_(graph.size(), false) {
  for (RangeSet left = ranges; left != 0;) {
    ranges_.push_back(nests.innermost(graph, left));
    left &= ~nests.only(ranges_.back());
  }
  std::ranges::reverse(ranges_);
  const std::vector<bool> differs = differingNodes(graph);
  lengths_.resize(ranges_.size());
  for (size_t k = 0; k < ranges_.size(); ++k) {
    Length& length = lengths_[k];
    length.node = graph[ranges_[k]].a;
    length.order = reachable(graph, {&length.node, 1});
    length.evaluator = std::make_unique<IndexEvaluator>(graph, length.order, isChecked_, context, 1);
    if (!differs[length.node] && nests.of(length.node) == 0) length.fixed = lengthOf(k, 0);
  }
}

int32_t IndexLoops::lengthOf(size_t loop, int64_t instance) {
  Length& length = lengths_[loop];
  if (length.fixed) return *length.fixed;
  length.evaluator->setCounts(counts_);
  length.evaluator->run(instance, 1);
  return length.evaluator->valuesOf(length.node, 1)[0];
}

int64_t IndexLoops::iterations(int64_t instance, int64_t most) {
  counts_.clear();
  return iterationsFrom(instance, most);
}

int64_t IndexLoops::iterationsFrom(int64_t instance, int64_t most) {
  const size_t loop = counts_.size();
  const int32_t length = lengthOf(loop, instance);
  if (loop + 1 == ranges_.size()) return std::clamp<int64_t>(length, 0, most);
  int64_t number = 0;
  counts_.push_back({ranges_[loop], 0});
  for (; counts_.back().count < length && number < most; ++counts_.back().count)
    number += iterationsFrom(instance, most - number);
  counts_.pop_back();
  return number;
}

LoopBegins loopBegins(const Graph& graph, const Nests& nests, RangeSet ranges, const IndexContext& context,
                      int64_t count, int64_t most) {
  const std::vector<bool> differs = differingNodes(graph);
  LoopBegins result;
  IndexLoops loops(graph, nests, ranges, context);
  const bool isEven = std::ranges::none_of(loops.ranges(), [&](NodeId range) { return differs[range]; });
  if (isEven || count == 0) {
    result.even = count == 0 && !isEven ? 0 : loops.iterations(0, most);
    return result;
  }
  result.begins.resize(static_cast<size_t>(count) + 1);
  OfThread<IndexLoops> local([&] { return IndexLoops(graph, nests, ranges, context); });
  forPieces(count, kLoopBlock, [&](int64_t first, int64_t last) {
    IndexLoops& own = local.local();
    for (int64_t i = first; i < last; ++i) result.begins[static_cast<size_t>(i) + 1] = own.iterations(i, most);
  });
  for (size_t k = 1; k < result.begins.size(); ++k) result.begins[k] += result.begins[k - 1];
  return result;
}

Status evaluateInLoops(const Graph& graph, const Nests& nests, const IndexRoot& root, const IndexContext& context,
                       const std::vector<bool>& isChecked, int64_t count) {
  return LoopedRoot(graph, nests, root, context, isChecked).run(count);
}

}  // namespace hgc
