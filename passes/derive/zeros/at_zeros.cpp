#include "passes/derive/zeros/at_zeros.h"

#include <cmath>

#include "passes/derive/zeros/norms.h"

namespace hgc {

Sensitivity AtZeros::choice(NodeId id, Sensitivity elsewhere) {
  const Node node = graph_[id];
  if (!zeros_ || elsewhere.node == kNoNode || (node.op != Op::Min && node.op != Op::Max)) return elsewhere;
  const NodeId a = orZero(tangents_[node.a].node), b = orZero(tangents_[node.b].node);
  if (!zeros_->isAlong) return joined(id, a, b, elsewhere);
  const NodeId isTie = graph_.make(Op::Eq, node.a, node.b);
  return {graph_.make(Op::Select, isTie, graph_.make(node.op, a, b), elsewhere.node), true};
}

Sensitivity AtZeros::joined(NodeId choice, NodeId first, NodeId second, Sensitivity elsewhere) {
  const auto joint = zeros_->joints.find(choice);
  if (joint == zeros_->joints.end()) return elsewhere;
  const NodeId chosen = graph_.make(Op::Select, joint->second.isFirst, first, second);
  return {graph_.make(Op::Select, joint->second.isMet, chosen, orZero(elsewhere.node)), true};
}

Sensitivity AtZeros::norm(NodeId id, Sensitivity elsewhere) {
  if (!zeros_) return elsewhere;
  const auto given = zeros_->tangents.find(id);
  if (given == zeros_->tangents.end() || (elsewhere.node == kNoNode && !zeros_->probed.contains(id))) return elsewhere;
  const NodeId normal = orZero(elsewhere.node);
  const NodeId unguarded = graph_[id].op == Op::Sqrt ? normal : graph_.constant(0.0);
  return {whereZero(id, graph_.make(Op::Select, zeros_->active.at(id), given->second, unguarded), normal), true};
}

Sensitivity AtZeros::pull(NodeId id, Node node) {
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

NodeId AtZeros::limited(NodeId partial) { return isLimited(partial) ? limits_(partial) : partial; }

NodeId AtZeros::whereZero(NodeId norm, NodeId special, NodeId elsewhere) {
  const NodeId isZero = graph_.make(Op::Eq, norm, graph_.constant(0.0));
  const Node other = graph_[elsewhere];
  const bool saysZero = other.op == Op::Select && other.a == isZero && graph_.isReal(other.b, 0.0);
  const NodeId chosen = graph_.make(Op::Select, isZero, special, saysZero ? other.c : elsewhere);
  return zeros_->any == kNoNode ? chosen : graph_.make(Op::Select, zeros_->any, chosen, elsewhere);
}

Sensitivity AtZeros::doubted(NodeId id, Sensitivity normal) {
  const auto doubt = zeros_->doubts.find(id);
  const Node choice = graph_[graph_[id].c];
  if (choosesValue(choice.op)) {
    bool isMoving = false;
    for (int k = 0; k < operandCount(choice); ++k) isMoving = isMoving || tangents_[choice.operand(k)].node != kNoNode;
    const Sensitivity known = toChosen(id, normal);
    if (!isMoving || doubt == zeros_->doubts.end()) return known;
    const NodeId own = orZero(known.node), unsure = graph_.make(Op::Select, doubt->second, graph_.constant(NAN), own);
    return {graph_.make(Op::Select, zeros_->edges.at(id), unsure, own), true};
  }
  if (normal.node == kNoNode || doubt == zeros_->doubts.end()) return normal;
  const Node node = graph_[normal.node];
  const NodeId unknown = graph_.constant(NAN);
  if (node.op != Op::Select || !graph_.isReal(node.b, 0.0) || graph_[graph_[id].c].op != Op::Atan2)
    return {graph_.make(Op::Select, doubt->second, unknown, normal.node), true};
  return {graph_.make(Op::Select, node.a, graph_.make(Op::Select, doubt->second, unknown, node.b), node.c), true};
}

Sensitivity AtZeros::toChosen(NodeId id, Sensitivity elsewhere) {
  const Node pull = graph_[id], choice = graph_[pull.c], pulled = graph_[pull.a];
  const NodeId tangent = tangents_[pull.b].node, zero = graph_.constant(0.0);
  if (pulled.op != Op::Select || tangent == kNoNode) return elsewhere;
  const Node test = graph_[pulled.a];  // of the slope: a < b, or b < a
  const bool isOfFirst = test.a == (choice.op == Op::Min ? choice.a : choice.b);
  return joined(pull.c, isOfFirst ? tangent : zero, isOfFirst ? zero : tangent, elsewhere);
}

void AtZeros::takeLimit(NodeId id, Node node, NodeId isActive, NodeId limit) {
  const NodeId half = graph_.make(Op::Mul, limit, graph_.constant(0.5));
  const NodeId unguarded = graph_[node.c].op == Op::Sqrt ? node.a : graph_.constant(0.0);
  limits_.set(id, whereZero(node.c, graph_.make(Op::Select, isActive, half, unguarded), node.a));
  limited_.insert(id);
}

NodeId AtZeros::addLimit(Node node, NodeId limit, NodeId own) {
  const bool isMagnitude = graph_[node.c].op == Op::Abs;
  const NodeId x = isMagnitude ? graph_[node.c].a : dividedBy(node.c, node.a);
  const NodeId tangent = x == kNoNode ? kNoNode : tangents_[x].node;
  return tangent == kNoNode ? own : graph_.make(Op::Add, own, graph_.make(Op::Guarded, tangent, limit));
}

NodeId AtZeros::dividedBy(NodeId hypot, NodeId pulled) const {
  NodeId arm = graph_[pulled].op == Op::Select ? graph_[pulled].c : pulled;
  if (graph_[arm].op == Op::Neg) arm = graph_[arm].a;  // an adjoint of -1
  const Node product = graph_[arm];
  for (const NodeId id : {arm, product.a, operandCount(product) > 1 ? product.b : arm}) {
    if (graph_[id].op == Op::Div && graph_[id].b == hypot) return graph_[id].a;
  }
  return kNoNode;
}

bool AtZeros::isLimited(NodeId id) const {
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

}  // namespace hgc
