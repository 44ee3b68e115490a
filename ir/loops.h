#pragma once
/// Loops in graphs. A Range is the counter of a loop; what depends on it is inside, everything else outside, by
/// construction. A reduction takes the values of its bodies over a range, and no longer depends on it; a prefix takes
/// them, too, and stays inside: its value needs the loop right around it to be that of its range.
///
/// A reduction has its own counts: in derivatives it may stand inside a loop over the same range, and what its bodies
/// read of the range is then not what is outside of it.
///
/// A fold has steps of its own: at every count each of its Carried values takes what a Next leaves, all at once. The
/// steps are a list that ends with the range. A term's fold has its range to itself. In other loops over that range,
/// Before is what was carried at a count.
///
/// An array has a number for each count of a range. In the loop over that range an Element is what is there, and an
/// ElementOver leaves another; the loop is inside of one over another range, at each count of which it changes the
/// array again. ArrayOver, or ArrayBack if these counts descend, is the array after them all, and ElementAt an element
/// of that.
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ir/graph.h"

namespace hgc {

/// How a reduction takes values of one type in: `start`, then `op` of that and each value; `nothing` if there is none.
/// Of two values at a time `op` is a fused one, of these and that.
struct ReductionStep {
  Op op = Op::Add;
  Constant start, nothing;
};

/// Nothing if `reduction` is neither a reduction nor a prefix, takes nothing in (EachOver), or has no such values.
std::optional<ReductionStep> stepOf(Op reduction, Type type);

/// What one count of a fold leaves in what is carried.
struct CarriedStep {
  uint32_t carried = 0, next = 0;
};

/// The steps of a fold among the nodes of a graph or of a kernel.
template <class Nodes>
std::vector<CarriedStep> stepsOf(const Nodes& nodes, const Node& fold) {
  std::vector<CarriedStep> steps;
  for (uint32_t at = fold.c; nodes[at].op == Op::Next; at = nodes[at].c) steps.push_back({nodes[at].a, nodes[at].b});
  return steps;
}

/// What a kernel's code keeps at every count of a range, for others to read: the elements of arrays, and the carried
/// values that some Before reads. Positions, ascending.
std::vector<uint32_t> keptAtCounts(std::span<const Node> code);

/// Which of these a node of the code reads, and which it leaves there; kNoNode if none.
uint32_t readAtCount(std::span<const Node> code, uint32_t at);
uint32_t leftAtCount(std::span<const Node> code, uint32_t at);

/// Whether it is an array: ArrayOver or ArrayBack.
bool isArray(Op op);

/// Whether a node is a value of its own: no store of a loop (EachOver), and nothing of an array but its elements.
bool hasValue(Op op);

/// A set of ranges, by their number in `Nests::ranges`.
using RangeSet = uint64_t;
inline constexpr size_t kMostRanges = 64;
/// A term has fewer: derivatives make more of them.
inline constexpr size_t kMostRangesOfTerm = 20;

/// Which ranges each node depends on: the loops that it is inside of.
class Nests {
 public:
  /// Of a graph with at most `kMostRanges` ranges.
  explicit Nests(const Graph& graph);

  RangeSet of(NodeId id) const { return sets_[id]; }
  /// The ranges, operands of others first.
  const std::vector<NodeId>& ranges() const { return ranges_; }
  /// The set of one range.
  RangeSet only(NodeId range) const;
  /// The range of a set that is inside of all others.
  NodeId innermost(const Graph& graph, RangeSet set) const;
  bool hasLoops() const { return !ranges_.empty(); }

 private:
  bool addUp(const Graph& graph);

  std::vector<NodeId> ranges_;
  std::vector<RangeSet> sets_;  // by node
};

/// The ranges of all folds.
RangeSet rangesOfFolds(const Graph& graph, const Nests& nests);

/// Whether how often a loop counts is known when compiling: by constants and the counters of such loops.
bool isFixed(const Graph& graph, NodeId range);

/// Whether a kernel can keep something at every count of `range`: not over a row that another loop chooses.
bool canKeep(const Graph& graph, NodeId range);

/// What one iteration of a reduction evaluates: the nodes that its bodies need, are inside its range and in no loop
/// within, ascending.
std::vector<NodeId> iterationOf(const Graph& graph, const Nests& nests, NodeId reduction);

}  // namespace hgc
