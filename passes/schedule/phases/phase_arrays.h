#pragma once
/// Which values of a kernel are stored between phases on a GPU, their arrays, and graphs that read them.
#include <map>
#include <vector>

#include "ir/kernel/gpu_phases.h"
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

/// The content of an array: a value at all counts of its loops, or a component of the `size` rows that an instance
/// reads, from row `base` * `size` on.
struct PhaseContent {
  PhaseKind by = PhaseKind::Grid;
  NodeId value = kNoNode;  ///< of a Pack: a load
  std::vector<NodeId> ranges;
  NodeId base = kNoNode, size = kNoNode;  ///< only of a Pack
};

/// Maps ranges of the topology's graph to the counts of a phase's invocations, in the phase's graph.
using GivenCounts = std::map<NodeId, NodeId>;

class PhaseArrays {
 public:
  explicit PhaseArrays(const Differentiated& from) : from_(from), values_(from) {}

  const PhaseValues& values() const { return values_; }
  const std::vector<PhaseContent>& all() const { return contents_; }
  /// The number of the array of a value; kNone if it has none.
  uint32_t find(NodeId value) const;
  /// Makes an array of a value, stored by a grid or by instances. False if it cannot.
  bool leave(NodeId value);
  /// Removes all arrays except the first `count`.
  void keep(size_t count) { contents_.resize(count); }

  /// Finds the values that a phase should read from arrays.
  void findReads(const std::vector<NodeId>& roots, PhaseKind phase);
  /// Copies values into `graph`, which reads arrays instead of computing them again.
  std::vector<NodeId> copy(const std::vector<NodeId>& roots, PhaseKind phase, const GivenCounts& given, Graph& graph);
  /// False if a copied value contains a loop whose count was given: then the copy is wrong.
  bool isWhole() const { return isWhole_; }
  /// The position of an array's element at these counts, as a node of `graph`.
  NodeId placeIn(Graph& graph, const PhaseContent& array, const std::vector<NodeId>& counts) const;
  /// The extent of loops of this length.
  PhaseExtent extentOf(NodeId length) const;

 private:
  struct Need;
  uint32_t readAs(NodeId id, PhaseKind phase);
  uint32_t packOf(NodeId load, PhaseKind phase);
  std::vector<Need> needs(const std::vector<NodeId>& roots, PhaseKind phase);

  const Differentiated& from_;
  PhaseValues values_;
  std::vector<PhaseContent> contents_;
  bool isWhole_ = true;
};

}  // namespace hgc
