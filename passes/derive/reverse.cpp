/// Reverse mode.
#include <algorithm>
#include <bit>
#include <map>

#include "ir/analysis/sensitivity.h"
#include "ir/loops.h"
#include "passes/derive/chain.h"
#include "passes/derive/products.h"
#include "passes/derive/zeros/norms.h"
#include "passes/guards.h"
#include "passes/rebuild.h"

namespace hgc {
namespace {

/// The position of a user: its guard, and the loops around it.
struct Place {
  GuardId guard = kAlways;
  RangeSet loops = 0;
  friend bool operator==(const Place&, const Place&) = default;
};

/// Sums of the adjoints that a node gets from its users, by their positions.
struct Arrivals {
  std::vector<std::pair<Place, Sensitivity>> byPlace;

  Sensitivity& at(Place place) {
    for (auto& [own, sum] : byPlace) {
      if (own == place) return sum;
    }
    return byPlace.emplace_back(place, Sensitivity{}).second;
  }
};

class Reverse {
 public:
  Reverse(Differentiated& topology, std::span<const NodeId> roots)
      : graph_(topology.graph), nests_(topology.graph), guards_(topology.graph, roots), nodes_(topology.graph.size()) {
    const std::vector<uint32_t> columns = columnsOfNodes(topology);
    for (NodeId id = 0; id < count(); ++id) nodes_[id].column = columns[id];
    while (activate()) continue;
    for (NodeId id = count(); id-- > 0;) {
      if (nodes_[id].isActive && goesBackAsFold(graph_, id)) foldRanges_ |= nests_.only(graph_[id].a);
      if (graph_[id].op != Op::FoldOver) continue;
      firstOfFold_[graph_[id].c] = id;
      foldRanges_ |= nests_.only(graph_[id].a);
    }
  }

  std::vector<NodeId> run(std::span<const Seed> seeds, size_t columns) {
    for (const Seed& seed : seeds) arrive(seed.node, {}, {seed.adjoint, seed.masked});
    result_.resize(columns, kNoNode);
    for (NodeId id = count(); id-- > 0;) visit(id);
    return std::move(result_);
  }

 private:
  struct Visited {
    uint32_t column = kNoNode;
    bool isActive = false;
    Arrivals arrivals;
  };

  NodeId count() const { return static_cast<NodeId>(nodes_.size()); }

  /// Marks nodes that depend on an unknown. A fold's carried value does if any of its steps does. True if it must run
  /// again.
  bool activate() {
    bool isNew = false;
    for (NodeId id = 0; id < count(); ++id) {
      const Node& node = graph_[id];
      if (nodes_[id].column != kNoNode) nodes_[id].isActive = true;
      if (node.op == Op::Next && nodes_[node.b].isActive && !nodes_[node.a].isActive)
        nodes_[node.a].isActive = isNew = true;
      if (node.type != Type::Real || node.op == Op::Load) continue;
      for (int k = 0; k < operandCount(node); ++k)
        nodes_[id].isActive = nodes_[id].isActive || nodes_[node.operand(k)].isActive;
    }
    return isNew;
  }

  void visit(NodeId id) {
    const Node node = graph_[id];
    graph_.setOrigin(graph_.originOf(id));
    if (!nodes_[id].arrivals.byPlace.empty()) {
      const Sensitivity adjoint = sumUp(id, node.op == Op::FoldOver ? placeAround(node) : placeOf(id));
      nodes_[id].arrivals.byPlace.clear();
      if (nodes_[id].column != kNoNode) result_[nodes_[id].column] = adjoint.node;
      else if (node.op == Op::Carried || node.op == Op::FoldOver) adjoints_[id] = adjoint.node;
      else propagate(id, adjoint);
    }
    if (node.op == Op::FoldOver && firstOfFold_.at(node.c) == id) reverseFold(node);
  }

  /// The position of a whole fold.
  Place placeAround(const Node& fold) const { return {guards_.of(fold.c), nests_.of(fold.c) & ~nests_.only(fold.a)}; }

  NodeId takeAdjoint(NodeId id) {
    const auto found = adjoints_.extract(id);
    return found.empty() ? graph_.constant(0.0) : found.mapped();
  }

  /// Adds a loop over the counts of the fold in reverse, which carries the adjoints. All nodes of the fold's loop are
  /// visited together, since any node outside may be an operand of it.
  void reverseFold(const Node& fold) {
    const Place around = placeAround(fold), inside{around.guard, around.loops | nests_.only(fold.a)};
    std::vector<std::pair<CarriedStep, NodeId>> backs;
    bool isReached = false;
    Substitution carried(graph_);
    for (const CarriedStep& step : stepsOf(graph_, fold)) {
      const NodeId whole = graph_.make(Op::FoldOver, fold.a, step.carried, fold.c);
      carried.set(step.carried, graph_.make(Op::Before, fold.a, whole));
      isReached = isReached || adjoints_.contains(whole);
      if (!nodes_[step.carried].isActive) continue;
      backs.emplace_back(step, graph_.carried(fold.a, takeAdjoint(whole)));
      carried.set(backs.back().second, backs.back().second);  // what it starts from is outside
    }
    if (!isReached) return;
    for (const auto& [step, back] : backs) arrive(step.next, inside, {back, true});
    for (NodeId id = fold.c; id-- > 0;) {
      if ((nests_.of(id) & inside.loops) == inside.loops) visit(id);
    }
    leaveArmsIn(inside.loops);
    const std::vector<NodeId*> left = leftIn(nests_.only(fold.a));
    for (NodeId* node : left) *node = carried(*node);
    NodeId steps = fold.a;
    for (const auto& [step, back] : backs)
      steps = graph_.make(Op::Next, back, carried(takeAdjoint(step.carried)), steps);
    Substitution adjoints(graph_);
    std::vector<NodeId> wholes;
    for (const auto& [step, back] : backs) {
      wholes.push_back(graph_.make(Op::FoldBack, fold.a, back, steps));
      adjoints.set(back, graph_.make(Op::Before, fold.a, wholes.back()));
    }
    for (NodeId* node : left) *node = adjoints(*node);
    for (size_t k = 0; k < backs.size(); ++k) arrive(graph_[backs[k].first.carried].b, around, {wholes[k], true});
  }

  /// Moves adjoints out of arms whose conditions are computed within these loops.
  void leaveArmsIn(RangeSet loops) {
    const auto isChosen = [&](const std::pair<Place, Sensitivity>& group) {
      bool isIn = false;
      for (GuardId guard = group.first.guard; guard != kAlways; guard = guards_[guard].parent)
        isIn = isIn || (nests_.of(guards_[guard].condition) & loops) == loops;
      return isIn;
    };
    for (NodeId id = 0; id < count(); ++id) {
      auto& groups = nodes_[id].arrivals.byPlace;
      for (auto found = groups.begin(); (found = std::ranges::find_if(groups, isChosen)) != groups.end();) {
        const auto [place, sum] = *found;
        groups.erase(found);
        leaveArm(id, place, sum);
      }
    }
  }

  /// Adjoints that are not yet propagated in loops over a range, and those stored there.
  std::vector<NodeId*> leftIn(RangeSet range) {
    std::vector<NodeId*> left;
    for (NodeId id = 0; id < count(); ++id) {
      const bool isDone = nodes_[id].column != kNoNode && (nests_.of(id) & range) != 0;
      if (isDone && result_[nodes_[id].column] != kNoNode) left.push_back(&result_[nodes_[id].column]);
      for (auto& [place, sum] : nodes_[id].arrivals.byPlace) {
        if ((place.loops & range) != 0) left.push_back(&sum.node);
      }
    }
    return left;
  }

  void arrive(NodeId id, Place place, Sensitivity more) {
    if (nodes_[id].isActive && more.node != kNoNode) addTo(graph_, nodes_[id].arrivals.at(place), more);
  }

  Place placeOf(NodeId id) const { return {guards_.of(id), nests_.of(id)}; }

  /// The sum of all adjoints, moved to one position; the deepest first.
  Sensitivity sumUp(NodeId id, Place own) {
    auto& groups = nodes_[id].arrivals.byPlace;
    const auto distance = [&](const Place& place) {
      return guards_[place.guard].depth + static_cast<uint32_t>(std::popcount(place.loops & ~own.loops));
    };
    for (;;) {
      size_t farthest = 0;
      for (size_t k = 1; k < groups.size(); ++k) {
        if (distance(groups[k].first) > distance(groups[farthest].first)) farthest = k;
      }
      const auto [place, sum] = groups[farthest];
      if (place == own) return sum;
      groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(farthest));
      const NodeId loop = nests_.innermost(graph_, place.loops & ~own.loops);
      if (place.guard != own.guard && (loop == kNoNode || isChosenIn(loop, place.guard, own.guard)))
        leaveArm(id, place, sum);
      else leaveLoop(id, place, loop, sum);
    }
  }

  /// Whether a condition between two guards is computed in a loop.
  bool isChosenIn(NodeId loop, GuardId guard, GuardId outer) const {
    for (; guard != outer; guard = guards_[guard].parent) {
      if ((nests_.of(guards_[guard].condition) & nests_.only(loop)) != 0) return true;
    }
    return false;
  }

  /// Adjoints from an arm that is not selected are exactly 0: they are masked where they leave the arm.
  void leaveArm(NodeId id, Place place, Sensitivity sum) {
    const Guard& innermost = guards_[place.guard];
    const NodeId zero = graph_.constant(0.0);
    const NodeId node = innermost.when ? graph_.make(Op::Select, innermost.condition, sum.node, zero)
                                       : graph_.make(Op::Select, innermost.condition, zero, sum.node);
    addTo(graph_, nodes_[id].arrivals.at({innermost.parent, place.loops}), {node, true});
  }

  /// Adjoints from inside a loop are summed over its counts; counts of folds descend.
  void leaveLoop(NodeId id, Place place, NodeId loop, Sensitivity sum) {
    const bool isOfFold = (nests_.only(loop) & foldRanges_) != 0;
    const NodeId node = graph_.make(isOfFold ? Op::SumBack : Op::SumOver, loop, sum.node);
    addTo(graph_, nodes_[id].arrivals.at({place.guard, place.loops & ~nests_.only(loop)}), {node, sum.masked});
  }

  void propagate(NodeId id, Sensitivity adjoint) {
    const Node node = graph_[id];
    const Place place = placeOf(id);
    if (node.op == Op::Select) {
      chooseArm(node.b, place, guards_.arm(place.guard, node.a, true), node.a, true, adjoint);
      chooseArm(node.c, place, guards_.arm(place.guard, node.a, false), node.a, false, adjoint);
      return;
    }
    if (info(node.op).isReduction) {
      const Place inside{place.guard, place.loops | nests_.only(node.a)};
      if (!nodes_[node.b].isActive) return;
      if (goesBackAsFold(graph_, id)) return arrive(node.b, inside, adjointOfFactor(graph_, id, adjoint));
      arrive(node.b, inside, scale(graph_, adjoint, partialOverBody(graph_, id), adjoint.masked));
      return;
    }
    if (!hasPartials(node.op)) return;
    const auto partials = partialsOfNode(graph_, id);
    const bool held = adjoint.masked || isSingular(graph_, node.op, adjoint);
    for (int k = 0; k < operandCount(node); ++k) {
      if (!nodes_[node.operand(k)].isActive) continue;
      const NodeId partial = partials[static_cast<size_t>(k)].in(graph_, Type::Real);
      arrive(node.operand(k), place, markAtZero(id, adjoint, scale(graph_, adjoint, partial, held)));
    }
  }

  /// Marks adjoints that pass norms, angles, infinite slopes or choices, because second derivatives have special rules
  /// where these are 0.
  Sensitivity markAtZero(NodeId id, Sensitivity adjoint, Sensitivity pulled) {
    const Op op = graph_[id].op;
    const bool isMarked = hasInfiniteSlope(op) || choosesValue(op) || op == Op::NormRoot || op == Op::Hypot ||
                          op == Op::Abs || op == Op::SafeReciprocal || op == Op::Atan2;
    if (pulled.node == kNoNode || !isMarked) return pulled;
    if (op == Op::Abs && nests_.hasLoops()) return pulled;  // beside loops the 0 of the table stays
    return {graph_.make(Op::NormPull, pulled.node, adjoint.node, id), pulled.masked};
  }

  void chooseArm(NodeId value, Place outer, GuardId arm, NodeId condition, bool when, Sensitivity adjoint) {
    if (arm != outer.guard) return arrive(value, {arm, outer.loops}, adjoint);
    const NodeId zero = graph_.constant(0.0);
    const NodeId node = when ? graph_.make(Op::Select, condition, adjoint.node, zero)
                             : graph_.make(Op::Select, condition, zero, adjoint.node);
    arrive(value, outer, {node, true});
  }

  Graph& graph_;
  Nests nests_;
  Guards guards_;
  std::vector<Visited> nodes_;
  std::map<NodeId, NodeId> firstOfFold_;  // the first node that is made of some steps
  std::map<NodeId, NodeId> adjoints_;     // of what folds carry and give
  RangeSet foldRanges_ = 0;               // those of folds and products, which go back by descending counts
  std::vector<NodeId> result_;            // by column
};

}  // namespace

std::vector<NodeId> reverseMode(Differentiated& topology, std::span<const Seed> seeds) {
  std::vector<NodeId> roots;
  for (const Seed& seed : seeds) roots.push_back(seed.node);
  return Reverse(topology, roots).run(seeds, topology.columns.size());
}

}  // namespace hgc
