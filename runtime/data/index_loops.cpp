#include "runtime/data/index_loops.h"

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>

#include "runtime/data/first_failing.h"
#include "runtime/data/index_failure.h"

namespace hgc {
namespace {

constexpr int64_t kBlock = 256;

/// One root at every count, a block of instances at a time.
class LoopedRoot {
 public:
  LoopedRoot(const Graph& graph, const Nests& nests, const IndexRoot& root, const IndexContext& context,
             const std::vector<bool>& isChecked)
      : graph_(graph),
        root_(root),
        context_(context),
        isChecked_(isChecked),
        order_(reachable(graph, {&root.node, 1})),
        loops_(graph, nests, nests.of(root.node), context) {}

  Status run(int64_t count) {
    if (!root_.to.empty() && count > 0) iterations_ = static_cast<int64_t>(root_.to.size()) / count;
    const int64_t blocks = (count + kBlock - 1) / kBlock;
    tbb::enumerable_thread_specific<IndexEvaluator> evaluators([&] { return evaluator(context_, kBlock); });
    const auto bad = firstFailing(blocks, [&](int64_t b) {
      return failureIn(evaluators.local(), b * kBlock, std::min(kBlock, count - b * kBlock)).has_value();
    });
    return bad ? Status(explain(*bad * kBlock)) : Status(Done{});
  }

 private:
  struct Failure {
    IndexFailure what;
    std::vector<LoopCount> counts;
  };

  IndexEvaluator evaluator(const IndexContext& context, int64_t block) const {
    return {graph_, order_, isChecked_, context, block};
  }

  std::optional<Failure> failureIn(IndexEvaluator& evaluator, int64_t first, int64_t count) const {
    std::optional<Failure> failure;
    int64_t e = 0;
    loops_.forEach([&](std::span<const LoopCount> counts) {
      evaluator.setCounts(counts);
      const auto node = evaluator.run(first, count);
      const std::span<const int32_t> values = evaluator.valuesOf(root_.node, count);
      const auto isRow = [&](int32_t row) { return row >= 0 && row < root_.rows; };
      const bool isGood = root_.of == kNone || std::ranges::all_of(values, isRow);
      if (node || !isGood)
        failure = {{node ? *node : root_.node, node ? nullptr : &root_}, {counts.begin(), counts.end()}};
      for (int64_t i = 0; i < count && !root_.to.empty(); ++i)
        root_.to[static_cast<size_t>((first + i) * iterations_ + e)] = values[static_cast<size_t>(i)];
      ++e;
      return !failure;
    });
    return failure;
  }

  /// One instance after another, from the block on in which one failed.
  Error explain(int64_t first) const {
    IndexEvaluator one = evaluator(context_, 1);
    for (;; ++first) {
      const auto failure = failureIn(one, first, 1);
      if (!failure) continue;
      IndexContext there = context_;
      there.counts = failure->counts;
      return describe(failure->what, graph_, {&root_, 1}, there, first);
    }
  }

  const Graph& graph_;
  const IndexRoot& root_;
  const IndexContext& context_;
  const std::vector<bool>& isChecked_;
  std::vector<NodeId> order_;
  IndexLoops loops_;
  int64_t iterations_ = 0;
};

}  // namespace

IndexLoops::IndexLoops(const Graph& graph, const Nests& nests, RangeSet ranges, const IndexContext& context)
    : graph_(graph), context_(context) {
  for (RangeSet left = ranges; left != 0;) {
    ranges_.push_back(nests.innermost(graph, left));
    left &= ~nests.only(ranges_.back());
  }
  std::ranges::reverse(ranges_);
}

int32_t IndexLoops::lengthOf(size_t loop, std::span<const LoopCount> counts) const {
  const NodeId length = graph_[ranges_[loop]].a;
  const std::vector<NodeId> order = reachable(graph_, {&length, 1});
  const std::vector<bool> isChecked(graph_.size(), false);
  IndexEvaluator evaluator(graph_, order, isChecked, context_, 1);
  evaluator.setCounts(counts);
  evaluator.run(0, 1);
  return evaluator.valuesOf(length, 1)[0];
}

bool IndexLoops::forEach(const std::function<bool(std::span<const LoopCount> counts)>& visit) const {
  std::vector<LoopCount> counts;
  const auto walk = [&](const auto& self) -> bool {
    const size_t loop = counts.size();
    if (loop == ranges_.size()) return visit(counts);
    const int32_t length = lengthOf(loop, counts);
    counts.push_back({ranges_[loop], 0});
    for (bool goesOn = true; counts.back().count < length; ++counts.back().count) {
      goesOn = self(self);
      if (!goesOn) return false;
    }
    counts.pop_back();
    return true;
  };
  return walk(walk);
}

int64_t IndexLoops::iterations(int64_t most) const {
  int64_t number = 0;
  forEach([&](std::span<const LoopCount>) { return ++number < most; });
  return number;
}

Status evaluateInLoops(const Graph& graph, const Nests& nests, const IndexRoot& root, const IndexContext& context,
                       const std::vector<bool>& isChecked, int64_t count) {
  return LoopedRoot(graph, nests, root, context, isChecked).run(count);
}

}  // namespace hgc
