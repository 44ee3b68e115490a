#pragma once
/// Which values of a kernel phases on a GPU leave to one another.
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
  /// Whether the lengths of these loops are sizes and constants.
  bool isRectangular(RangeSet set) const;
  /// The same for all instances, and too long to be computed at each.
  bool isTable(NodeId id) const;
  /// It has loops within, and an invocation can compute it that is an instance at a count of the outermost of those
  /// that it is in.
  bool isOfGrid(NodeId id) const;

 private:
  const Graph& graph_;
  Nests nests_;
  std::vector<bool> differs_;
  std::vector<bool> isLong_;       // it takes a loop in which instances differ
  std::vector<uint32_t> cost_;     // operations, as a tree
  std::vector<RangeSet> blocked_;  // loops whose counts cannot be apart
  std::vector<bool> hasPrefix_;
};

/// Whether a kernel of `roots` has folds: their states are kept otherwise.
bool hasFolds(const Graph& graph, const std::vector<NodeId>& roots);

}  // namespace hgc
