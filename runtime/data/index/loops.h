#pragma once
/// Integers that are wanted at every count of loops.
#include <memory>

#include "ir/loops.h"
#include "runtime/data/index/program.h"

namespace hgc {

/// Loops around an integer, the outermost first. How long they are may differ between instances. Thread-safety: one
/// thread at a time.
class IndexLoops {
 public:
  /// `ranges` of `graph`; all arguments must outlive it.
  IndexLoops(const Graph& graph, const Nests& nests, RangeSet ranges, const IndexContext& context);
  IndexLoops(const IndexLoops&) = delete;
  IndexLoops& operator=(const IndexLoops&) = delete;

  std::span<const NodeId> ranges() const { return ranges_; }
  /// Calls `visit(counts)` for an instance at every count of all loops, in order, with the count of each range, until
  /// it gives false. True if it never did.
  template <class Visit>
  bool forEach(int64_t instance, const Visit& visit) {
    counts_.clear();
    return walk(instance, visit);
  }
  /// How often that is; at most `most`.
  int64_t iterations(int64_t instance, int64_t most);

 private:
  /// How a loop's length is found.
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
  std::vector<bool> isChecked_;  // none
  std::vector<LoopCount> counts_;
};

/// Where the counts of each instance begin among those of all: one more than instances; for each `iterations`. Empty
/// if all instances have as many, which `even` then is.
struct LoopBegins {
  std::vector<int64_t> begins;
  int64_t even = 0;
};
/// Of instances 0 to `count`, with at most `most` counts together (there may be more in what it gives then).
LoopBegins loopBegins(const Graph& graph, const Nests& nests, RangeSet ranges, const IndexContext& context,
                      int64_t count, int64_t most);

/// Evaluates a root inside loops for instances 0 to `count`, in parallel; iterations of instance i go to `root.to` from
/// `begins` on. Fails at the first instance that reads anything outside its range.
Status evaluateInLoops(const Graph& graph, const Nests& nests, const IndexRoot& root, const IndexContext& context,
                       const std::vector<bool>& isChecked, int64_t count);

}  // namespace hgc
