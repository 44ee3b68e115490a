/// Forward mode.
#include <cmath>
#include <map>
#include <set>

#include "ir/loops.h"
#include "ir/sensitivity.h"
#include "passes/derive/chain.h"
#include "passes/derive/norms.h"
#include "passes/derive/products.h"
#include "passes/derive/reductions.h"
#include "passes/derive/substitute.h"
#include "passes/derive/zeros.h"

namespace hgc {
namespace {

class Forward {
 public:
  explicit Forward(Graph& graph, Zeros* zeros)
      : graph_(graph), count_(graph.size()), tangents_(count_), zeros_(zeros), atZeros_(graph) {}

  std::vector<NodeId> run(std::span<const Seed> starts, std::span<const NodeId> outputs) {
    std::vector<bool> given(count_, false);
    for (const Seed& start : starts) {
      tangents_[start.node] = {start.adjoint, false};
      given[start.node] = true;
    }
    const std::vector<NodeId> order = reachable(graph_, outputs);
    findMoving(order, given);
    for (const NodeId id : order) {
      const Node node = graph_[id];
      if (given[id] || node.type != Type::Real || info(node.op).isLeaf) continue;
      graph_.setOrigin(graph_.originOf(id));
      if (node.op == Op::Carried) tangents_[id] = carry(id, node);
      else if (info(node.op).isFold) tangents_[id] = fold(node);
      else if (node.op == Op::Before) tangents_[id] = before(node);
      else if (info(node.op).isReduction) tangents_[id] = reduce(id, node);
      else if (zeros_ && node.op == Op::NormPull) tangents_[id] = pull(id, node);
      else tangents_[id] = node.op == Op::Select ? choose(node) : atZero(id, propagate(id, node));
    }
    std::vector<NodeId> result;
    for (const NodeId output : outputs) result.push_back(tangents_[output].node);
    return result;
  }

 private:
  /// Which nodes have a tangent, or a constant 0: what a fold carries has one where any of its steps brings one.
  void findMoving(const std::vector<NodeId>& order, const std::vector<bool>& given) {
    isMoving_ = given;
    for (bool isStable = false; !isStable;) {
      isStable = true;
      for (const NodeId id : order) {
        const Node& node = graph_[id];
        const bool isInner = node.type == Type::Real && !info(node.op).isLeaf;
        for (int k = 0; k < operandCount(node) && isInner; ++k)
          isMoving_[id] = isMoving_[id] || isMoving_[node.operand(k)];
        isMoving_[id] = isMoving_[id] || (zeros_ && zeros_->probed.contains(id));
        if (node.op != Op::Next || !isMoving_[node.b] || isMoving_[node.a]) continue;
        isMoving_[node.a] = true;
        isStable = false;
      }
    }
  }

  NodeId orZero(NodeId tangent) { return tangent == kNoNode ? graph_.constant(0.0) : tangent; }

  Sensitivity carry(NodeId id, Node node) {
    if (!isMoving_[id]) return {};
    return {graph_.carried(node.a, orZero(tangents_[node.b].node)), false};
  }

  /// The tangents step along with the values.
  Sensitivity fold(Node node) {
    if (tangents_[node.b].node == kNoNode) return {};
    const auto [steps, isNew] = steps_.try_emplace(node.c, node.c);
    for (const CarriedStep& step : isNew ? stepsOf(graph_, node) : std::vector<CarriedStep>()) {
      const NodeId carried = tangents_[step.carried].node;
      if (carried != kNoNode)
        steps->second = graph_.make(Op::Next, carried, orZero(tangents_[step.next].node), steps->second);
    }
    return {graph_.make(node.op, node.a, tangents_[node.b].node, steps->second), false};
  }

  Sensitivity before(Node node) {
    const NodeId fold = tangents_[node.b].node;
    return {fold == kNoNode ? kNoNode : graph_.make(Op::Before, node.a, fold), false};
  }

  /// The arm that is not taken is dropped here, whatever its tangent.
  Sensitivity choose(Node node) {
    const NodeId b = tangents_[node.b].node, c = tangents_[node.c].node;
    if (b == kNoNode && c == kNoNode) return {};
    const NodeId zero = graph_.constant(0.0);
    return {graph_.make(Op::Select, node.a, b == kNoNode ? zero : b, c == kNoNode ? zero : c), false};
  }

  /// The tangents of what is taken in, added up; of what is stored at every count they are stored likewise.
  Sensitivity reduce(NodeId id, Node node) {
    const Sensitivity tangent = tangents_[node.b];
    if (tangent.node == kNoNode) return {};
    if (node.op == Op::ProdOver) return tangentOfProduct(graph_, id, tangent);
    const NodeId term = scale(graph_, tangent, partialOverBody(graph_, id), tangent.masked).node;
    const bool isStored = node.op == Op::EachOver;
    const Op op = isStored ? Op::EachOver : info(node.op).isBackward ? Op::SumBack : Op::SumOver;
    return {graph_.make(op, node.a, term, isStored ? node.c : kNoNode), tangent.masked};
  }

  /// `special` where the norm is 0, and `elsewhere`, which may say 0 there itself.
  NodeId whereZero(NodeId norm, NodeId special, NodeId elsewhere) {
    const NodeId isZero = graph_.make(Op::Eq, norm, graph_.constant(0.0));
    const Node other = graph_[elsewhere];
    const bool saysZero = other.op == Op::Select && other.a == isZero && graph_.isReal(other.b, 0.0);
    const NodeId chosen = graph_.make(Op::Select, isZero, special, saysZero ? other.c : elsewhere);
    return zeros_->any == kNoNode ? chosen : graph_.make(Op::Select, zeros_->any, chosen, elsewhere);
  }

  /// The tangent of a norm: where it and its adjoint are 0, the one given for it.
  Sensitivity atZero(NodeId id, Sensitivity elsewhere) {
    if (!zeros_) return elsewhere;
    const auto given = zeros_->tangents.find(id);
    if (given == zeros_->tangents.end() || (elsewhere.node == kNoNode && !zeros_->probed.contains(id)))
      return elsewhere;
    const NodeId normal = orZero(elsewhere.node);
    const NodeId unguarded = graph_[id].op == Op::Sqrt ? normal : graph_.constant(0.0);
    return {whereZero(id, graph_.make(Op::Select, zeros_->active.at(id), given->second, unguarded), normal), true};
  }

  /// What goes back through a norm: where that and its adjoint are 0 it has a limit, which products with tangents take,
  /// and no tangent of its own, as long as the adjoint has none.
  Sensitivity pull(NodeId id, Node node) {
    const NodeId normal = tangents_[node.a].node, moved = tangents_[node.b].node;
    if (!zeros_->tangents.contains(node.c)) return doubted(id, tangents_[node.a]);
    const auto by = zeros_->probed.find(node.c);
    if (by != zeros_->probed.end() && moved != kNoNode) zeros_->limits[id] = graph_.make(Op::Div, moved, by->second);
    const auto limit = zeros_->limits.find(id);
    const NodeId zero = graph_.constant(0.0), isActive = zeros_->active.at(node.c);
    const Op op = graph_[node.c].op;
    NodeId own = zero;
    if (moved != kNoNode && by == zeros_->probed.end())
      own = graph_.make(Op::Select, graph_.make(Op::Ne, moved, zero), graph_.constant(NAN), zero);
    const bool isOfOperand = op == Op::Hypot || op == Op::Abs;
    if (isOfOperand && limit != zeros_->limits.end()) own = addLimit(node, limit->second, own);
    else if (limit != zeros_->limits.end()) takeLimit(id, node, isActive, limit->second);
    if (normal == kNoNode && own == zero && moved == kNoNode) return {};
    NodeId unguarded = op == Op::Sqrt ? orZero(normal) : zero;
    if (const auto doubt = zeros_->doubts.find(id); doubt != zeros_->doubts.end() && by == zeros_->probed.end())
      unguarded = graph_.make(Op::Select, doubt->second, graph_.constant(NAN), unguarded);
    return {whereZero(node.c, graph_.make(Op::Select, isActive, own, unguarded), orZero(normal)), true};
  }

  /// Not a number where it cannot be told; where a choice makes it 0 there, the choice says so.
  Sensitivity doubted(NodeId id, Sensitivity normal) {
    const auto doubt = zeros_->doubts.find(id);
    const Node choice = graph_[graph_[id].c];
    if (choosesValue(choice.op)) {
      bool isMoving = false;
      for (int k = 0; k < operandCount(choice); ++k)
        isMoving = isMoving || tangents_[choice.operand(k)].node != kNoNode;
      if (!isMoving || doubt == zeros_->doubts.end()) return normal;
      const NodeId known = orZero(normal.node),
                   unsure = graph_.make(Op::Select, doubt->second, graph_.constant(NAN), known);
      return {graph_.make(Op::Select, zeros_->edges.at(id), unsure, known), true};
    }
    if (normal.node == kNoNode || doubt == zeros_->doubts.end()) return normal;
    const Node node = graph_[normal.node];
    const NodeId unknown = graph_.constant(NAN);
    if (node.op != Op::Select || !graph_.isReal(node.b, 0.0) || graph_[graph_[id].c].op != Op::Atan2)
      return {graph_.make(Op::Select, doubt->second, unknown, normal.node), true};
    return {graph_.make(Op::Select, node.a, graph_.make(Op::Select, doubt->second, unknown, node.b), node.c), true};
  }

  /// Through a root it is a / 2y, by which the adjoint of each square is multiplied.
  void takeLimit(NodeId id, Node node, NodeId isActive, NodeId limit) {
    const NodeId half = graph_.make(Op::Mul, limit, graph_.constant(0.5));
    const NodeId unguarded = graph_[node.c].op == Op::Sqrt ? node.a : graph_.constant(0.0);
    atZeros_.set(id, whereZero(node.c, graph_.make(Op::Select, isActive, half, unguarded), node.a));
    limited_.insert(id);
  }

  /// Through a `hypot` or a magnitude it is a x / y.
  NodeId addLimit(Node node, NodeId limit, NodeId own) {
    const bool isMagnitude = graph_[node.c].op == Op::Abs;
    const NodeId x = isMagnitude ? graph_[node.c].a : dividedBy(node.c, node.a);
    const NodeId tangent = x == kNoNode ? kNoNode : tangents_[x].node;
    return tangent == kNoNode ? own : graph_.make(Op::Add, own, graph_.make(Op::Guarded, tangent, limit));
  }

  /// The operand of a `hypot` that `pulled` is for: select(y == 0, 0, a * (x / y)).
  NodeId dividedBy(NodeId hypot, NodeId pulled) const {
    NodeId arm = graph_[pulled].op == Op::Select ? graph_[pulled].c : pulled;
    if (graph_[arm].op == Op::Neg) arm = graph_[arm].a;  // an adjoint of -1
    const Node product = graph_[arm];
    for (const NodeId id : {arm, product.a, operandCount(product) > 1 ? product.b : arm}) {
      if (graph_[id].op == Op::Div && graph_[id].b == hypot) return graph_[id].a;
    }
    return kNoNode;
  }

  /// Sums of pulls with their limits; other partials are what they are, since what is in a norm that is 0 is 0.
  NodeId limited(NodeId partial) { return isLimited(partial) ? atZeros_(partial) : partial; }

  bool isLimited(NodeId id) const {
    if (limited_.empty()) return false;
    if (limited_.contains(id)) return true;
    const Node node = graph_[id];
    switch (node.op) {
      case Op::Neg: return isLimited(node.a);
      case Op::Add:
      case Op::Sub: return isLimited(node.a) || isLimited(node.b);
      case Op::Select: return isLimited(node.b) || isLimited(node.c);
      case Op::SumOver:
      case Op::SumBack: return isLimited(node.b);
      case Op::Mul:
        return (graph_.isConstant(node.a) || graph_.isConstant(node.b)) && (isLimited(node.a) || isLimited(node.b));
      default: return false;
    }
  }

  Sensitivity propagate(NodeId id, Node node) {
    if (!hasPartials(node.op)) return {};
    const int count = operandCount(node);
    const auto isZero = [&](int k) { return tangents_[node.operand(k)].node == kNoNode; };
    bool some = false;
    for (int k = 0; k < count; ++k) some = some || !isZero(k);
    if (!some) return {};
    const auto partials = partialsOfNode(graph_, id);
    Sensitivity sum;
    for (int k = 0; k < count; ++k) {
      if (isZero(k)) continue;
      const Sensitivity tangent = tangents_[node.operand(k)];
      const NodeId partial = limited(partials[static_cast<size_t>(k)].in(graph_, Type::Real));
      addTo(graph_, sum, scale(graph_, tangent, partial, isSingular(graph_, node.op, tangent)));
    }
    return sum;
  }

  Graph& graph_;
  NodeId count_;
  std::vector<bool> isMoving_;
  std::vector<Sensitivity> tangents_;
  Zeros* zeros_;
  Substitution atZeros_;            // pulls by their limits
  std::set<NodeId> limited_;        // those that have one
  std::map<NodeId, NodeId> steps_;  // with those of the tangents before them
};

}  // namespace

std::vector<NodeId> forwardMode(Graph& graph, std::span<const Seed> starts, std::span<const NodeId> outputs) {
  return Forward(graph, nullptr).run(starts, outputs);
}

std::vector<NodeId> forwardMode(Graph& graph, std::span<const Seed> starts, std::span<const NodeId> outputs,
                                Zeros& zeros) {
  return Forward(graph, zeros.tangents.empty() && zeros.doubts.empty() ? nullptr : &zeros).run(starts, outputs);
}

}  // namespace hgc
