#pragma once
/// Graphs evaluated as numbers, one instance after another.
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "ir/artefact/plan.h"
#include "runtime/data/bind.h"
#include "runtime/data/instances.h"

namespace hgc {

/// How operations are evaluated: `evaluateOracle`, with the C library's elementary functions, or `evaluateStrict`, with
/// the bits of unfused kernels. Only the latter takes the same side where a choice hangs on the last bit.
using Evaluate = Constant (*)(Op op, Constant a, Constant b, Constant c);

/// One topology's graph. What it refers to must outlive it. Thread-safety: one thread at a time.
class Interpreter {
 public:
  Interpreter(const GatherGraph& topology, const Group& group, const GroupData& data, const Bound& bound,
              Evaluate evaluate);

  /// From now on some nodes (`which`, by node) have the values that they have in `source`, of the same graph, which
  /// must outlive this.
  void hold(const Interpreter& source, std::vector<bool> which);
  /// Values of all nodes and, where a direction (by symbol) is given, their tangents.
  void forward(int64_t instance, const std::vector<std::vector<double>>& direction);
  /// Adds `seeds` (by root) times the derivatives of the roots to `gradients`, by symbol; an empty one is not wanted.
  void reverse(const std::vector<double>& seeds, std::vector<std::vector<long double>>& gradients);

  /// A node at counts of the loops that it is in, the outermost first.
  struct Inside {
    NodeId node = kNoNode;
    std::vector<int32_t> counts;
  };
  /// Goes through a reduction of the last `forward` again, up to the first node inside that is wanted.
  std::optional<Inside> firstInside(NodeId reduction, const std::function<bool(NodeId)>& wanted);
  /// Of the last `reverse`: where in a loop a finite adjoint times a partial was first not finite.
  const std::optional<Inside>& steepInside() const { return steep_; }

  /// Nodes that the roots need and that are in no loop, operands first.
  const std::vector<NodeId>& order() const { return order_; }
  const GatherGraph& topology() const { return topology_; }
  Constant valueOf(NodeId node) const { return values_[node]; }
  double adjointOf(NodeId node) const { return adjoints_[node]; }
  double value(size_t root) const { return values_[roots_[root]].real(); }
  double tangentAt(NodeId node) const { return tangents_[node]; }
  double tangent(size_t root) const { return tangents_[roots_[root]]; }
  /// The operands of a node; ones it does not have are 0.
  std::array<Constant, 3> operandsOf(NodeId node) const;
  std::array<double, 3> partialsOf(NodeId node) const;
  /// Which scalar of its symbol a Load reads.
  size_t scalarOf(const Node& load) const;

 private:
  /// Strong zero: nothing, however steep.
  static double times(double a, double b) { return a == 0 || b == 0 ? 0 : a * b; }
  void compute(NodeId id);
  /// One iteration of a reduction.
  void iterate(NodeId reduction, int32_t count);
  /// Calls `each` after every iteration of a reduction, in the order of its counts, until it says false; what folds
  /// carry goes along.
  void eachCount(NodeId reduction, const std::function<bool(int32_t count)>& each);
  void reduce(NodeId id);
  void fold(NodeId id);
  void readKept(NodeId before);
  void takeIn(NodeId prefix);
  void propagate(NodeId id, std::vector<std::vector<long double>>& gradients);
  void propagateLoop(NodeId id, std::vector<std::vector<long double>>& gradients);
  void propagateFold(NodeId id, std::vector<std::vector<long double>>& gradients);
  std::vector<int32_t> countsNow() const;
  Constant leaf(const Node& node, int64_t instance) const;
  double tangentOf(NodeId id, const std::vector<std::vector<double>>& direction) const;

  const GatherGraph& topology_;
  const Group& group_;
  const GroupData& data_;
  const Bound& bound_;
  Evaluate evaluate_;
  std::vector<NodeId> roots_, order_;
  std::map<NodeId, std::vector<NodeId>> iterations_;  // of each reduction: what it evaluates
  int64_t instance_ = 0;
  std::vector<NodeId> loops_;  // that are counting backwards, the outermost first
  std::optional<Inside> steep_;
  const std::vector<std::vector<double>>* direction_ = nullptr;  // none: no tangents
  std::vector<Constant> values_;
  std::map<NodeId, Constant> next_;  // of each prefix: its value at the next count
  struct Kept {
    std::vector<Constant> values;
    std::vector<double> tangents;
  };
  std::map<NodeId, Kept> kept_;           // of each fold: what it carried, by count
  std::map<NodeId, NodeId> firstOfFold_;  // the first node that is made of some steps
  std::vector<double> tangents_, adjoints_;
  const Interpreter* source_ = nullptr;
  std::vector<bool> held_;
};

/// What an instance adds to the objective, and the seeds by which its roots are differentiated.
struct Objective {
  double value = 0;
  std::vector<double> seeds;
};
Objective objectiveOf(const Interpreter& interpreter);

}  // namespace hgc
