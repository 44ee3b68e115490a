#pragma once
/// Decides which values of a kernel are stored between phases on a GPU.
#include <vector>

#include "ir/levels.h"
#include "ir/loops.h"

namespace hgc {

/// Thread-safety: constant once it is made.
class PhaseValues {
 public:
  explicit PhaseValues(const Differentiated& from);

  const Nests& nests() const { return nests_; }
  /// Whether a value may differ between instances.
  bool differs(NodeId id) const { return differs_[id]; }
  /// The loops of a set, outermost first.
  std::vector<NodeId> rangesOf(RangeSet set) const;
  /// Whether the lengths of these loops are all sizes or constants.
  bool isRectangular(RangeSet set) const;
  /// Whether a value is the same for all instances, and too expensive to compute in each.
  bool isTable(NodeId id) const;
  /// Whether a value contains loops, and can be computed by one invocation for each instance and count of its outermost
  /// loop.
  bool isOfGrid(NodeId id) const;

 private:
  const Graph& graph_;
  Nests nests_;
  std::vector<bool> differs_;
  std::vector<bool> isLong_;       // needs a loop in which instances differ
  std::vector<uint32_t> cost_;     // operations, as a tree
  std::vector<RangeSet> blocked_;  // loops whose counts cannot be split among invocations
  std::vector<bool> hasPrefix_;
};

/// Whether a kernel of `roots` has folds, whose states are stored in another way.
bool hasFolds(const Graph& graph, const std::vector<NodeId>& roots);

}  // namespace hgc
