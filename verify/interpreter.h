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

/// A product where 0 stays 0, however steep the other factor is.
inline double timesStrongZero(double a, double b) { return a == 0 || b == 0 ? 0 : a * b; }

/// A group's graph with the data that it is bound to. What it refers to must outlive it.
struct BoundGroup {
  const GatherGraph& topology;
  const Group& group;
  const GroupData& data;
  const Bound& bound;

  SymbolId symbolOf(const Node& load) const { return group.ports[topology.gathers[load.b].port]; }
};

/// Values of a group's graph and their tangents. Thread-safety: one thread at a time.
class Interpreter {
 public:
  Interpreter(const BoundGroup& of, Evaluate evaluate);

  /// From now on some nodes (`which`, by node) have the values that they have in `source`, of the same graph, which
  /// must outlive this.
  void hold(const Interpreter& source, std::vector<bool> which) { held_ = {&source, std::move(which)}; }
  /// Values of all nodes and, where a direction (by symbol) is given, their tangents.
  void forward(int64_t instance, const std::vector<std::vector<double>>& direction);

  /// A node at counts of the loops that it is in, the outermost first.
  struct Inside {
    NodeId node = kNoNode;
    std::vector<int32_t> counts;
  };
  /// Goes through a reduction of the last `forward` again, up to the first node inside that is wanted.
  std::optional<Inside> firstInside(NodeId reduction, const std::function<bool(NodeId)>& wanted);
  /// One iteration of a reduction.
  void iterate(NodeId reduction, int32_t count);
  /// Calls `each` after every iteration of a reduction, in the order of its counts, until it says false; what folds
  /// carry goes along.
  void eachCount(NodeId reduction, const std::function<bool(int32_t count)>& each);
  /// Gives a value that a fold carries to the next iteration.
  void carry(NodeId carried, Constant value) { numbers_[carried].value = value; }

  /// Nodes that the roots need and that are in no loop, operands first.
  const std::vector<NodeId>& order() const { return order_; }
  /// Of each reduction: what it evaluates, operands first.
  const std::map<NodeId, std::vector<NodeId>>& iterations() const { return iterations_; }
  const BoundGroup& of() const { return of_; }
  const GatherGraph& topology() const { return of_.topology; }
  Constant valueOf(NodeId node) const { return numbers_[node].value; }
  double value(size_t root) const { return valueOf(topology().roots[root].node).real(); }
  double tangentAt(NodeId node) const { return numbers_[node].tangent; }
  double tangent(size_t root) const { return tangentAt(topology().roots[root].node); }
  Constant apply(Op op, Constant a, Constant b) const { return evaluate_(op, a, b, {}); }
  /// How many iterations a reduction has.
  int32_t lengthOf(const Node& reduction) const { return valueOf(topology().graph[reduction.a].a).integer(); }
  /// The operands of a node; ones it does not have are 0.
  std::array<Constant, 3> operandsOf(NodeId node) const;
  std::array<double, 3> partialsOf(NodeId node) const;
  /// Which scalar of its symbol a Load reads.
  size_t scalarOf(const Node& load) const;

 private:
  void compute(NodeId id);
  void reduce(NodeId id);
  void fold(NodeId id);
  void takeIn(NodeId prefix);
  Constant leaf(const Node& node) const;
  double tangentOf(NodeId id) const;

  struct Number {
    Constant value;
    double tangent = 0;
  };
  struct Point {
    int64_t instance = 0;
    const std::vector<std::vector<double>>* direction = nullptr;  // none: no tangents
  };
  struct Held {
    const Interpreter* source = nullptr;
    std::vector<bool> which;
  };
  const BoundGroup of_;
  Evaluate evaluate_;
  std::vector<NodeId> order_;
  std::map<NodeId, std::vector<NodeId>> iterations_;
  Held held_;
  Point at_;
  std::vector<Number> numbers_;                 // by node
  std::map<NodeId, std::vector<Number>> kept_;  // of each fold: what it carried, by count; of each prefix: what is next
};

/// What an instance adds to the objective, and the seeds by which its roots are differentiated.
struct Objective {
  double value = 0;
  std::vector<double> seeds;
};
Objective objectiveOf(const Interpreter& interpreter);

}  // namespace hgc
