#pragma once
/// Evaluating integers at every iteration of loops.
#include <memory>

#include "ir/loops.h"
#include "runtime/data/index/program.h"

namespace hgc {

/// The loops around an integer, the outermost first. Their lengths may differ between instances. Thread-safety: one
/// thread at a time.
class IndexLoops {
 public:
  /// `ranges` of `graph`; all arguments must outlive it.
  IndexLoops(const Graph& graph, const Nests& nests, RangeSet ranges, const IndexContext& context);
  IndexLoops(const IndexLoops&) = delete;
  IndexLoops& operator=(const IndexLoops&) = delete;

  std::span<const NodeId> ranges() const { return ranges_; }
  /// Calls `visit(counts)` for every iteration of an instance, in order, with the count of each loop, until it returns
  /// false. Returns whether all iterations were visited.
  template <class Visit>
  bool forEach(int64_t instance, const Visit& visit) {
    counts_.clear();
    return walk(instance, visit);
  }
  /// The number of iterations, at most `most`.
  int64_t iterations(int64_t instance, int64_t most);

 private:
  /// The length of a loop.
  struct Length {
    NodeId node = kNoNode;
    std::vector<NodeId> order;
    std::optional<int32_t> fixed;  // the same for all instances and counts
    std::unique_ptr<IndexEvaluator> evaluator;
  };

  int32_t lengthOf(size_t loop, int64_t instance);
  int64_t iterationsFrom(int64_t instance, int64_t most);
  template <class Visit>
  bool walk(int64_t instance, const Visit& visit) {
    const size_t loop = counts_.size();
    if (loop == ranges_.size()) return visit(std::span<const LoopCount>(counts_));
    const int32_t length = lengthOf(loop, instance);
    counts_.push_back({ranges_[loop], 0});
    for (; counts_.back().count < length; ++counts_.back().count) {
      if (!walk(instance, visit)) return false;
    }
    counts_.pop_back();
    return true;
  }

  std::vector<NodeId> ranges_;
  std::vector<Length> lengths_;
  std::vector<bool> isChecked_;  // all false
  std::vector<LoopCount> counts_;
};

/// By instance, the number of iterations before it, and the end; or, if all have the same number, only that in `even`.
struct LoopBegins {
  std::vector<int64_t> begins;
  int64_t even = 0;
};
/// Counts the iterations of instances 0 to `count`, but of each no more than `most`.
LoopBegins loopBegins(const Graph& graph, const Nests& nests, RangeSet ranges, const IndexContext& context,
                      int64_t count, int64_t most);

/// Evaluates a root in loops for instances 0 to `count`, in parallel, as `evaluateIndices` does.
Status evaluateInLoops(const Graph& graph, const Nests& nests, const IndexRoot& root, const IndexContext& context,
                       const std::vector<bool>& isChecked, int64_t count);

}  // namespace hgc
