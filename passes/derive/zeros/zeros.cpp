#include "passes/derive/zeros/zeros.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ir/kernel/derivative.h"
#include "ir/loops.h"
#include "passes/derive/chain.h"
#include "passes/derive/zeros/doubts.h"
#include "passes/derive/zeros/norms.h"
#include "passes/derive/zeros/small.h"

namespace hgc {
namespace {

class ZeroFinder {
 public:
  ZeroFinder(Differentiated& topology, std::span<const NodeId> gradient)
      : topology_(topology),
        graph_(topology.graph),
        gradient_(gradient),
        nests_(topology.graph),
        local_(topology),
        moved_{graph_.constant(false), graph_.constant(false)} {
    const RangeSet folds = rangesOfFolds(graph_, nests_);
    for (const NodeId id : reachable(graph_, gradient)) {
      const Node& pull = graph_[id];
      if (pull.op != Op::NormPull) continue;
      // What a fold carries forth and what it carries back are never at hand together.
      const bool isInFold = (nests_.of(pull.c) & folds) != 0;
      (hasLimitAtZero(graph_, pull.c) && !isInFold ? pulls_ : others_).push_back(id);
    }
  }

  Zeros find(NodeId value) {
    Zeros zeros;
    for (const NodeId pull : others_) {
      if (!choosesValue(graph_[graph_[pull].c].op)) zeros.doubts[pull] = doubtOf(graph_, local_, graph_[pull]);
    }
    findTouching(zeros);
    if (pulls_.empty()) return zeros;
    findStationary(zeros);
    const std::vector<Tie> ties = findTies(graph_, local_, value);
    zeros.any = anyIsZero();
    const Zeros first = probe(false, zeros.any, ties), second = probe(true, zeros.any, ties);
    const NodeId unknown = graph_.constant(std::numeric_limits<double>::quiet_NaN());
    for (const NodeId pull : pulls_) {
      graph_.setOrigin(graph_.originOf(graph_[pull].c));
      zeros.limits[pull] = readsAdjoint(graph_[pull].b) ? unknown : agreed(first.limits, second.limits, pull, unknown);
      zeros.active[graph_[pull].c] = isSmall(graph_, graph_[pull].b);
      zeros.tangents[graph_[pull].c] = graph_.make(Op::Select, moved_.gradient, unknown, zero());
    }
    return zeros;
  }

 private:
  NodeId zero() { return graph_.constant(0.0); }

  /// Whether any of these norms is 0 at some count of its loops; kNoNode for a single norm outside of loops.
  NodeId anyIsZero() {
    std::vector<NodeId> norms;
    for (const NodeId pull : pulls_) norms.push_back(graph_[pull].c);
    std::ranges::sort(norms);
    norms.erase(std::ranges::unique(norms).begin(), norms.end());
    if (norms.size() == 1 && nests_.of(norms[0]) == 0) return kNoNode;
    NodeId any = graph_.constant(false);
    for (const NodeId norm : norms) any = either(any, isZero(norm));
    return any;
  }

  /// The tangent of a norm in the second probe: powers of two, so that quotients are exact, with exponents from -450 to
  /// 450.
  NodeId ownPowerOfTwo(NodeId norm, uint32_t number) {
    constexpr int32_t kExponents = 901, kLeast = 1023 - 450;
    NodeId exponent = graph_.constant(static_cast<int32_t>(53 * number % kExponents));
    int32_t step = 7;
    for (RangeSet left = nests_.of(norm); left != 0; step = step * 61 % kExponents) {
      const NodeId range = nests_.innermost(graph_, left);
      left &= ~nests_.only(range);
      const NodeId wrapped = graph_.make(Op::IMod, range, graph_.constant(kExponents));
      exponent = graph_.make(Op::IAdd, exponent, graph_.make(Op::IMul, wrapped, graph_.constant(step)));
    }
    exponent = graph_.make(Op::IMod, exponent, graph_.constant(kExponents));
    exponent = graph_.make(Op::IAdd, exponent, graph_.constant(kLeast));
    return graph_.make(Op::FromWords, graph_.make(Op::IMul, exponent, graph_.constant(int32_t{1} << 20)),
                       graph_.constant(int32_t{0}));
  }

  Zeros probe(bool isSecond, NodeId any, std::span<const Tie> ties) {
    Zeros zeros;
    zeros.any = any;
    for (uint32_t k = 0; k < pulls_.size(); ++k) {
      const NodeId norm = graph_[pulls_[k]].c;
      zeros.active[norm] = isSmall(graph_, graph_[pulls_[k]].b);
      zeros.tangents[norm] = zeros.probed[norm] = isSecond ? ownPowerOfTwo(norm, k) : graph_.constant(1.0);
    }
    std::vector<NodeId> outputs(gradient_.begin(), gradient_.end());
    for (const Tie& tie : ties) outputs.insert(outputs.end(), {tie.a, tie.b});
    const std::vector<NodeId> tangents = forwardMode(graph_, {}, outputs, zeros);
    for (size_t k = 0; k < gradient_.size(); ++k) {
      const bool isParameter = symbolOf(topology_, topology_.columns[k]) == SymbolKind::Param;
      if (!isParameter) noteMoving(tangents[k]);  // there are no second derivatives by these
    }
    const std::span moved = std::span(tangents).subspan(gradient_.size());
    for (size_t k = 0; k < ties.size(); ++k)
      moved_.choices = graph_.make(Op::Or, moved_.choices, mayOpen(graph_, ties[k], moved[2 * k], moved[2 * k + 1]));
    return zeros;
  }

  /// Whether any entry of the gradient moves to first order with a norm that is 0.
  void noteMoving(NodeId tangent) {
    if (tangent == kNoNode) return;
    moved_.gradient = either(moved_.gradient, graph_.make(Op::Ne, storedAtEach(graph_, tangent), zero()));
  }

  /// Whether `truth` holds, or `other` at some count of its loops.
  NodeId either(NodeId truth, NodeId other) { return graph_.make(Op::Or, truth, atAnyCount(graph_, other)); }

  NodeId agreed(const std::map<NodeId, NodeId>& first, const std::map<NodeId, NodeId>& second, NodeId pull,
                NodeId unknown) {
    const auto of = [&](const std::map<NodeId, NodeId>& limits) {
      const auto found = limits.find(pull);
      return found == limits.end() ? zero() : found->second;
    };
    const NodeId a = of(first), b = of(second);
    return graph_.make(Op::Select, both(graph_.make(Op::Eq, a, b), graph_.make(Op::Not, moved_.choices)), a, unknown);
  }

  /// Whether an adjoint depends on adjoints of a field, which another kernel computes, so that this graph does not
  /// contain how they depend on the norm.
  bool readsAdjoint(NodeId adjoint) const {
    return std::ranges::any_of(reachable(graph_, {&adjoint, 1}), [&](NodeId id) {
      const Node& node = graph_[id];
      if (node.op != Op::Load) return false;
      const uint32_t port = topology_.gathers[node.b].port;
      return topology_.ports[port].role == PortRole::Cotangent &&
             std::ranges::any_of(topology_.ports, [&](const Port& other) {
               return other.role == PortRole::Direction && other.of == port;
             });
    });
  }

  NodeId isZero(NodeId id) { return graph_.make(Op::Eq, id, zero()); }
  NodeId both(NodeId a, NodeId b) { return graph_.make(Op::And, a, b); }

  /// Tangents along a generic direction, in which all norms that are 0 move.
  std::vector<NodeId> alongAny(std::span<const NodeId> outputs) {
    Zeros moving;
    moving.isAlong = true;
    for (const NodeId pull : pulls_) {
      const NodeId norm = graph_[pull].c;
      moving.active[norm] = graph_.constant(true);
      moving.tangents[norm] = moving.probed[norm] = graph_.constant(1.0);
    }
    std::vector<Seed> seeds;
    const std::vector<uint32_t> columns = columnsOfNodes(topology_);
    for (NodeId id = 0; id < columns.size(); ++id) {
      if (columns[id] == kNoNode) continue;
      const double part = 0.6180339887498949 * (columns[id] + 1);
      seeds.push_back({id, graph_.constant(1 + part - std::floor(part))});
    }
    if (!pulls_.empty()) moving.any = anyIsZero();
    return forwardMode(graph_, seeds, outputs, moving);
  }

  /// The values that a choice compares.
  std::vector<std::pair<NodeId, NodeId>> comparedBy(const Node& choice) {
    if (choice.op == Op::Relu) return {{choice.a, zero()}};
    if (choice.op == Op::Clamp) return {{choice.a, choice.b}, {choice.a, choice.c}};
    return {{choice.a, choice.b}};
  }

  /// Finds choices between a value and a bound that it touches without crossing to first order: then neither side has
  /// the right second derivative. If both values vary, nothing is known, since they may be the same function. Where
  /// values cross, the one selected along the direction counts: all choices are then those of one side, and if both
  /// sides have the same second derivatives, these are right.
  void findTouching(Zeros& zeros) {
    std::vector<NodeId> outputs, choices;
    for (const NodeId pull : others_) {
      if (!choosesValue(graph_[graph_[pull].c].op)) continue;
      choices.push_back(pull);
      for (const auto& [x, y] : comparedBy(graph_[graph_[pull].c])) outputs.insert(outputs.end(), {x, y});
    }
    if (choices.empty()) return;
    const std::vector<NodeId> tangents = alongAny(outputs);
    size_t at = 0;
    for (const NodeId pull : choices) {
      NodeId touches = graph_.constant(false), edge = touches;
      for (const auto& [x, y] : comparedBy(graph_[graph_[pull].c])) {
        const NodeId a = tangents[at], b = tangents[at + 1];
        at += 2;
        noteJoint(zeros, graph_[pull], a == kNoNode ? zero() : a, b == kNoNode ? zero() : b);
        if (local_.varies(x) == local_.varies(y)) continue;
        const NodeId parts = graph_.make(Op::Ne, a == kNoNode ? zero() : a, b == kNoNode ? zero() : b);
        const NodeId isConstant = graph_.isReal(y, 0.0) ? local_.of(x) : graph_.constant(false);
        const NodeId isTouching = graph_.make(Op::Not, graph_.make(Op::Or, parts, isConstant));
        const NodeId isEqual = graph_.make(Op::Eq, x, y);
        touches = graph_.make(Op::Or, touches, both(isEqual, isTouching));
        edge = graph_.make(Op::Or, edge, isEqual);
      }
      const NodeId adjoint = graph_[pull].b;
      const NodeId isNothing = mayBeInfinite(graph_, adjoint) ? local_.of(adjoint) : isZero(adjoint);
      zeros.doubts[pull] = both(touches, graph_.make(Op::Not, isNothing));
      zeros.edges[pull] = edge;
    }
  }

  /// Where pieces join, and which of them is selected, by the tangents of both values.
  void noteJoint(Zeros& zeros, Node pull, NodeId a, NodeId b) {
    const Node choice = graph_[pull.c];
    if ((choice.op != Op::Min && choice.op != Op::Max) || choice.a == choice.b) return;
    const NodeId isTie = both(graph_.make(Op::Eq, choice.a, choice.b), graph_.make(Op::Ne, a, b));
    const NodeId isFirst = choice.op == Op::Min ? graph_.make(Op::Lt, a, b) : graph_.make(Op::Lt, b, a);
    zeros.joints[pull.c] = {both(isTie, isZero(pull.b)), isFirst};
  }

  /// Norms whose operands do not move to first order along a generic direction.
  void findStationary(Zeros& zeros) {
    std::vector<NodeId> outputs;
    for (const NodeId pull : pulls_) {
      for (const Square& square : squaresOf(graph_, graph_[pull].c)) outputs.push_back(square.of);
    }
    const std::vector<NodeId> tangents = alongAny(outputs);
    auto tangent = tangents.begin();
    for (const NodeId pull : pulls_) {
      NodeId rests = graph_.constant(true), stays = rests;
      bool varies = false;
      for (const Square& square : squaresOf(graph_, graph_[pull].c)) {
        varies = varies || *tangent != kNoNode;
        rests = both(rests, overAll(square, *tangent == kNoNode ? graph_.constant(true) : isZero(*tangent)));
        stays = both(stays, overAll(square, local_.of(square.of)));
        ++tangent;
      }
      if (!varies) continue;
      const NodeId adjoint = graph_[pull].b;
      const NodeId isUnsure = both(rests, graph_.make(Op::Not, local_.of(adjoint)));
      zeros.doubts[pull] = both(graph_.make(Op::Or, isUnsure, isLost(graph_, adjoint)), graph_.make(Op::Not, stays));
    }
  }

  NodeId overAll(const Square& square, NodeId truth) {
    for (size_t k = square.ranges.size(); k-- > 0;) truth = graph_.make(Op::AllOver, square.ranges[k], truth);
    return truth;
  }

  Differentiated& topology_;
  Graph& graph_;
  std::span<const NodeId> gradient_;
  Nests nests_;
  LocalZeros local_;
  std::vector<NodeId> pulls_, others_;
  struct Moved {
    NodeId gradient = kNoNode, choices = kNoNode;
  };
  Moved moved_;  // whether any of these moves with a norm that is 0
};

}  // namespace

bool goesThroughZeros(const Graph& graph, std::span<const NodeId> gradient) {
  return std::ranges::any_of(reachable(graph, gradient), [&](NodeId id) { return graph[id].op == Op::NormPull; });
}

Zeros findZeros(Differentiated& topology, NodeId value, std::span<const NodeId> gradient) {
  return ZeroFinder(topology, gradient).find(value);
}

}  // namespace hgc
