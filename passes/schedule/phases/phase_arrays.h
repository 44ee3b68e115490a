#pragma once
/// The arrays of a kernel in phases, and graphs that read them.
#include <map>
#include <vector>

#include "ir/kernel/gpu_phases.h"
#include "passes/schedule/phases/phase_values.h"

namespace hgc {

/// What is in an array: a value at the counts of the loops that it is in, or a scalar of the rows from `base` * `size`
/// on, of which an instance reads so many.
struct PhaseContent {
  PhaseKind by = PhaseKind::Grid;
  NodeId value = kNoNode;  ///< of a Pack a load
  std::vector<NodeId> ranges;
  NodeId base = kNoNode, size = kNoNode;  ///< of a Pack
};

/// What stands for nodes of the topology's graph in that of a phase: counts that its invocations are at.
using GivenCounts = std::map<NodeId, NodeId>;

class PhaseArrays {
 public:
  explicit PhaseArrays(const Differentiated& from) : from_(from), values_(from) {}

  const PhaseValues& values() const { return values_; }
  const std::vector<PhaseContent>& all() const { return contents_; }
  /// The number of the array of a value; kNone if it has none.
  uint32_t find(NodeId value) const;
  /// The value becomes one, left by a grid or by instances. False if it cannot.
  bool leave(NodeId value);
  /// Forgets all but the first `count`.
  void keep(size_t count) { contents_.resize(count); }

  /// Finds what a phase should read of arrays.
  void findReads(const std::vector<NodeId>& roots, PhaseKind phase);
  /// Copies values into `graph`: the phase reads arrays instead of computing again.
  std::vector<NodeId> copy(const std::vector<NodeId>& roots, PhaseKind phase, const GivenCounts& given, Graph& graph);
  /// Whether nothing was copied that counts a loop itself whose count was given: that is no value.
  bool isWhole() const { return isWhole_; }
  /// The place of an array's element in `graph`.
  NodeId placeIn(Graph& graph, const PhaseContent& array, const std::vector<NodeId>& counts) const;
  /// Of what loops count to.
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
