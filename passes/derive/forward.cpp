/// Forward mode.
#include <algorithm>
#include <map>

#include "ir/analysis/sensitivity.h"
#include "ir/loops.h"
#include "passes/derive/chain.h"
#include "passes/derive/products.h"
#include "passes/derive/zeros/at_zeros.h"
#include "passes/derive/zeros/norms.h"
#include "passes/derive/zeros/zeros.h"

namespace hgc {
namespace {

class Forward {
 public:
  explicit Forward(Graph& graph, Zeros* zeros)
      : graph_(graph),
        varies_(graph.size(), false),
        unused_(graph.size(), kNoNode),
        tangents_(graph.size()),
        zeros_(zeros),
        atZeros_(graph, zeros, tangents_) {}

  std::vector<NodeId> run(std::span<const Seed> starts, std::span<const NodeId> outputs) {
    std::vector<bool> given(varies_.size(), false);
    for (const Seed& start : starts) {
      tangents_[start.node] = {start.adjoint, false};
      given[start.node] = true;
    }
    const std::vector<NodeId> order = reachable(graph_, outputs);
    findMoving(order, given);
    // Probes of zeros and crossings move other values: conditions on unknowns would seem to stand still.
    const bool movesUnknowns = !starts.empty() && std::ranges::all_of(starts, [&](const Seed& start) {
      return graph_[start.node].op == Op::Load;
    });
    for (const NodeId id : order) {
      const Node node = graph_[id];
      varies_[id] = given[id] || depends(node);
      if (movesUnknowns) unused_[id] = whereUnused(node);
      if (given[id] || node.type != Type::Real || info(node.op).isLeaf) continue;
      graph_.setOrigin(graph_.originOf(id));
      if (node.op == Op::Carried) tangents_[id] = carry(id, node);
      else if (info(node.op).isFold) tangents_[id] = fold(node);
      else if (node.op == Op::Before) tangents_[id] = before(node);
      else if (info(node.op).isReduction) tangents_[id] = reduce(id, node);
      else if (zeros_ && node.op == Op::NormPull) tangents_[id] = atZeros_.pull(id, node);
      else if (node.op == Op::Select) tangents_[id] = choose(node);
      else if (choosesValue(node.op)) tangents_[id] = atZeros_.choice(id, propagate(id, node));
      else tangents_[id] = atZeros_.norm(id, propagate(id, node));
    }
    std::vector<NodeId> result;
    for (const NodeId output : outputs) result.push_back(tangents_[output].node);
    return result;
  }

 private:
  /// Finds the nodes that have a tangent. A fold's carried value has one if any of its steps has.
  void findMoving(const std::vector<NodeId>& order, const std::vector<bool>& given) {
    isMoving_ = given;
    for (bool isStable = false; !isStable;) {
      isStable = true;
      for (const NodeId id : order) {
        const Node& node = graph_[id];
        const bool isInner = node.type == Type::Real && !info(node.op).isLeaf;
        isMoving_[id] =
            isMoving_[id] || (isInner && anyOperand(node, isMoving_)) || (zeros_ && zeros_->probed.contains(id));
        if (node.op != Op::Next || !isMoving_[node.b] || isMoving_[node.a]) continue;
        isMoving_[node.a] = true;
        isStable = false;
      }
    }
  }

  bool depends(const Node& node) const { return node.op == Op::Carried || anyOperand(node, varies_); }

  /// The condition under which an adjoint is 0 because no selected arm uses the value; kNoNode if unknown. Conditions
  /// that depend on unknowns do not count, because slopes may be infinite where they change.
  NodeId whereUnused(const Node& node) {
    switch (node.op) {
      case Op::Select: return whereNeitherIsUsed(node.a, whereZero(node.b), whereZero(node.c));
      case Op::Add: {
        const NodeId a = unused_[node.a], b = unused_[node.b];
        return a == kNoNode || b == kNoNode ? kNoNode : graph_.make(Op::And, a, b);
      }
      case Op::Mul: return unused_[node.a] != kNoNode ? unused_[node.a] : unused_[node.b];
      case Op::Neg:
      case Op::Guarded:
      case Op::NormPull: return unused_[node.a];
      default: return kNoNode;
    }
  }

  /// A constant 0 is unused everywhere.
  NodeId whereZero(NodeId arm) { return graph_.isReal(arm, 0.0) ? graph_.constant(true) : unused_[arm]; }

  /// For a select: the selected arm is unused; or both arms, if the condition depends on unknowns.
  NodeId whereNeitherIsUsed(NodeId condition, NodeId b, NodeId c) {
    const bool isKnown = b != kNoNode && c != kNoNode;
    if (varies_[condition]) {
      const bool isNowhere = !isKnown || (graph_.isConstant(b) && graph_.isConstant(c));
      return isNowhere ? kNoNode : graph_.make(Op::And, b, c);
    }
    if (b == kNoNode && c == kNoNode) return kNoNode;
    const NodeId nowhere = graph_.constant(false);
    return graph_.make(Op::Select, condition, b == kNoNode ? nowhere : b, c == kNoNode ? nowhere : c);
  }

  /// The contribution of a partial's tangent to the tangent of an adjoint: 0 where the value is unused.
  Sensitivity unlessUnused(const Node& guarded, Sensitivity added) {
    const NodeId isUnused = unused_[guarded.a];
    if (added.node == kNoNode || isUnused == kNoNode) return added;
    return {graph_.make(Op::Select, isUnused, graph_.constant(0.0), added.node), true};
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

  /// Selects the tangent of the selected arm, so that the other one may be anything.
  Sensitivity choose(Node node) {
    const NodeId b = tangents_[node.b].node, c = tangents_[node.c].node;
    if (b == kNoNode && c == kNoNode) return {};
    const NodeId zero = graph_.constant(0.0);
    return {graph_.make(Op::Select, node.a, b == kNoNode ? zero : b, c == kNoNode ? zero : c), false};
  }

  /// The sum of the tangents of the summands; for values stored at every count, the stored tangents.
  Sensitivity reduce(NodeId id, Node node) {
    const Sensitivity tangent = tangents_[node.b];
    if (tangent.node == kNoNode) return {};
    if (node.op == Op::ProdOver) return tangentOfProduct(graph_, id, tangent);
    const NodeId term = scale(graph_, tangent, partialOverBody(graph_, id), tangent.masked).node;
    const bool isStored = node.op == Op::EachOver;
    const Op op = isStored ? Op::EachOver : info(node.op).isBackward ? Op::SumBack : Op::SumOver;
    return {graph_.make(op, node.a, term, isStored ? node.c : kNoNode), tangent.masked};
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
      const NodeId partial = atZeros_.limited(partials[static_cast<size_t>(k)].in(graph_, Type::Real));
      Sensitivity brought = scale(graph_, tangent, partial, isSingular(graph_, node.op, tangent));
      if (node.op == Op::Guarded && k == 1) brought = unlessUnused(node, brought);
      addTo(graph_, sum, brought);
    }
    return sum;
  }

  Graph& graph_;
  std::vector<bool> isMoving_;
  std::vector<bool> varies_;  // of any type
  std::vector<NodeId> unused_;
  std::vector<Sensitivity> tangents_;
  Zeros* zeros_;
  AtZeros atZeros_;
  std::map<NodeId, NodeId> steps_;  // with those of the tangents before them
};

}  // namespace

std::vector<NodeId> forwardMode(Graph& graph, std::span<const Seed> starts, std::span<const NodeId> outputs) {
  return Forward(graph, nullptr).run(starts, outputs);
}

std::vector<NodeId> forwardMode(Graph& graph, std::span<const Seed> starts, std::span<const NodeId> outputs,
                                Zeros& zeros) {
  const bool isPlain = zeros.tangents.empty() && zeros.doubts.empty() && !zeros.isAlong;
  return Forward(graph, isPlain ? nullptr : &zeros).run(starts, outputs);
}

}  // namespace hgc
