#pragma once
/// Integers that are wanted at every count of loops.
#include "ir/loops.h"
#include "runtime/data/index_program.h"

namespace hgc {

/// Loops around an integer, the outermost first. Their lengths are the same for all instances.
class IndexLoops {
 public:
  /// `ranges` of `graph`; all arguments must outlive it.
  IndexLoops(const Graph& graph, const Nests& nests, RangeSet ranges, const IndexContext& context);

  /// Calls `visit(counts)` at every count of all loops, in order, with the count of each range, until it gives false.
  /// True if it never did.
  bool forEach(const std::function<bool(std::span<const LoopCount> counts)>& visit) const;
  /// How often that is; at most `most`.
  int64_t iterations(int64_t most) const;

 private:
  int32_t lengthOf(size_t loop, std::span<const LoopCount> counts) const;

  const Graph& graph_;
  const IndexContext& context_;
  std::vector<NodeId> ranges_;
};

/// Evaluates a root inside loops for instances 0 to `count`, in parallel: iteration e of instance i goes to
/// `root.to[i * iterations + e]`. Fails at the first instance that reads anything outside its range.
Status evaluateInLoops(const Graph& graph, const Nests& nests, const IndexRoot& root, const IndexContext& context,
                       const std::vector<bool>& isChecked, int64_t count);

}  // namespace hgc
