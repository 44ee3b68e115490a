#include "ir/graph.h"

#include <algorithm>
#include <cassert>
#include <limits>

#include "ir/apply.h"
#include "ir/loops.h"

namespace hgc {
namespace {

uint64_t hashOf(const Node& node) {
  const uint64_t head = static_cast<uint64_t>(node.op) << 40 | static_cast<uint64_t>(node.type) << 32 | node.a;
  uint64_t h = head * 0x9e3779b97f4a7c15ULL ^ (static_cast<uint64_t>(node.b) << 32 | node.c);
  h = (h ^ (h >> 32)) * 0xd6e8feb86659fd93ULL;
  return h ^ (h >> 32);
}

Type resultType(Op op, Type same) {
  switch (info(op).signature.result) {
    case Slot::Int: return Type::Int;
    case Slot::Bool: return Type::Bool;
    case Slot::Same: return same;
    default: return Type::Real;
  }
}

bool isPowerOfTwo(double value) {
  const uint64_t bits = std::bit_cast<uint64_t>(value);
  const uint64_t exponent = bits >> 52 & 0x7ff;
  // Both the value and its reciprocal must be normal numbers.
  return (bits & 0xfffffffffffffULL) == 0 && exponent >= 2 && exponent <= 2044;
}

}  // namespace

Graph::Graph() : buckets_(64, 0) {}

void Graph::clear() {
  if (nodes_.size() * 8 < buckets_.size()) {
    for (const Node& node : nodes_) {  // a small graph in a large table: empty only what it touched
      size_t k = hashOf(node) & (buckets_.size() - 1);
      while (buckets_[k] != 0) {
        buckets_[k] = 0;
        k = (k + 1) & (buckets_.size() - 1);
      }
    }
  } else {
    std::fill(buckets_.begin(), buckets_.end(), 0U);
  }
  nodes_.clear();
  origins_.clear();
  nextCarried_ = 0;
}

void Graph::grow() {
  buckets_.assign(buckets_.size() * 2, 0);
  for (uint32_t id = 0; id < nodes_.size(); ++id) {
    size_t k = hashOf(nodes_[id]) & (buckets_.size() - 1);
    while (buckets_[k] != 0) k = (k + 1) & (buckets_.size() - 1);
    buckets_[k] = id + 1;
  }
}

NodeId Graph::intern(const Node& node) {
  size_t k = hashOf(node) & (buckets_.size() - 1);
  for (; buckets_[k] != 0; k = (k + 1) & (buckets_.size() - 1)) {
    if (nodes_[buckets_[k] - 1] == node) return buckets_[k] - 1;
  }
  nodes_.push_back(node);
  origins_.push_back(origin_);
  buckets_[k] = static_cast<uint32_t>(nodes_.size());
  if (nodes_.size() * 2 > buckets_.size()) grow();
  return static_cast<NodeId>(nodes_.size() - 1);
}

NodeId Graph::constant(Constant value) {
  if (value.type == Type::Real && value.real() != value.real()) {
    value = Constant::of(std::numeric_limits<double>::quiet_NaN());
  }
  return intern(constantNode(value));
}

NodeId Graph::load(SymbolId symbol, NodeId row, uint32_t component) {
  return intern({Op::Load, Type::Real, 0, row, symbol, component});
}
NodeId Graph::index(uint32_t axis) { return intern({Op::Index, Type::Int, 0, kNoNode, axis, 0}); }
NodeId Graph::size(DimId dim) { return intern({Op::Size, Type::Int, 0, kNoNode, dim, 0}); }
NodeId Graph::table(SymbolId symbol, NodeId position) { return intern({Op::Table, Type::Int, 0, position, symbol, 0}); }
NodeId Graph::rowBegin(SymbolId symbol, NodeId row) { return intern({Op::RowBegin, Type::Int, 0, row, symbol, 0}); }
NodeId Graph::range(NodeId length, uint32_t number) { return intern({Op::Range, Type::Int, 0, length, number, 0}); }
NodeId Graph::carried(NodeId range, NodeId start, uint32_t number) {
  nextCarried_ = std::max(nextCarried_, number + 1);
  return intern({Op::Carried, nodes_[start].type, 0, range, start, number});
}
NodeId Graph::element(NodeId range, NodeId around, uint32_t number) {
  nextCarried_ = std::max(nextCarried_, number + 1);
  return intern({Op::Element, Type::Real, 0, range, around, number});
}
NodeId Graph::slot(uint32_t k) { return intern({Op::Slot, Type::Int, 0, kNoNode, k, 0}); }
NodeId Graph::lifted(uint32_t k, Type type) { return intern({Op::Lifted, type, 0, kNoNode, k, 0}); }

Constant Graph::constantAt(NodeId id) const {
  assert(isConstant(id));
  return constantOf(nodes_[id]);
}

bool Graph::isReal(NodeId id, double value) const {
  return id < nodes_.size() && isConstant(id) && constantAt(id) == Constant::of(value);
}

NodeId Graph::make(Op op, NodeId a, NodeId b, NodeId c) {
  const int arity = info(op).signature.arity;
  assert(arity > 0);
  const NodeId operands[3] = {a, b, c};
  if (op == Op::Pow && isConstant(b)) {  // a power by a small constant is defined as products, whatever its base
    const NodeId products = simplify(op, a, b, c);
    if (products != kNoNode) return products;
  }
  bool constant = true;
  for (int k = 0; k < arity; ++k) constant = constant && isConstant(operands[k]);
  if (constant) {
    Constant values[3];
    for (int k = 0; k < arity; ++k) values[k] = constantAt(operands[k]);
    return this->constant(evaluateStrict(op, values[0], values[1], values[2]));
  }
  const NodeId simpler = simplify(op, a, b, c);
  if (simpler != kNoNode) return simpler;
  return intern({op, resultType(op, nodes_[operands[info(op).signature.same()]].type), 0, a, arity > 1 ? b : kNoNode,
                 arity > 2 ? c : kNoNode});
}

/// An existing or simpler node with the same bits for every operand value, or none.
NodeId Graph::simplify(Op op, NodeId a, NodeId b, NodeId c) {
  const auto isInt = [&](NodeId id, int32_t value) { return isConstant(id) && constantAt(id) == Constant::of(value); };
  const auto isBool = [&](NodeId id, bool value) { return isConstant(id) && constantAt(id) == Constant::of(value); };
  switch (op) {
    case Op::Neg: return nodes_[a].op == Op::Neg ? nodes_[a].a : kNoNode;
    case Op::Add: return isReal(b, -0.0) ? a : isReal(a, -0.0) ? b : kNoNode;
    case Op::Sub: return isReal(b, 0.0) ? a : kNoNode;
    case Op::Guarded: return isReal(a, 1.0) ? b : kNoNode;
    case Op::Mul:
      if (isReal(b, 1.0)) return a;
      if (isReal(a, 1.0)) return b;
      if (isReal(b, -1.0)) return make(Op::Neg, a);
      return isReal(a, -1.0) ? make(Op::Neg, b) : kNoNode;
    case Op::Div:
      if (isReal(b, 1.0)) return a;
      return isConstant(b) && isPowerOfTwo(constantAt(b).real())
                 ? make(Op::Mul, a, constant(1.0 / constantAt(b).real()))
                 : kNoNode;
    case Op::Abs:
      if (nodes_[a].op == Op::Abs) return a;
      return nodes_[a].op == Op::Neg ? make(Op::Abs, nodes_[a].a) : kNoNode;
    case Op::Narrow: return nodes_[a].op == Op::Narrow ? a : kNoNode;
    case Op::Pow:
      if (isReal(b, 1.0)) return a;
      if (isReal(b, 0.0)) return constant(1.0);
      if (isReal(b, 2.0)) return make(Op::Mul, a, a);
      if (isReal(b, 3.0)) return make(Op::Mul, make(Op::Mul, a, a), a);
      if (isReal(b, 4.0)) {
        const NodeId square = make(Op::Mul, a, a);
        return make(Op::Mul, square, square);
      }
      return isReal(b, -1.0) ? make(Op::Div, constant(1.0), a) : kNoNode;
    case Op::Not: return nodes_[a].op == Op::Not ? nodes_[a].a : kNoNode;
    case Op::And:
      if (isBool(a, false) || isBool(b, true) || a == b) return a;
      return isBool(b, false) || isBool(a, true) ? b : kNoNode;
    case Op::Or:
      if (isBool(a, true) || isBool(b, false) || a == b) return a;
      return isBool(b, true) || isBool(a, false) ? b : kNoNode;
    case Op::Select:
      if (isConstant(a)) return constantAt(a).boolean() ? b : c;
      if (b == c) return b;
      return nodes_[a].op == Op::Not ? make(Op::Select, nodes_[a].a, c, b) : kNoNode;
    case Op::Lt:
    case Op::ULt: return a == b ? constant(Constant::of(false)) : kNoNode;
    case Op::Le:
    case Op::Eq: return a == b ? make(Op::Not, make(Op::Ne, a, a)) : kNoNode;
    case Op::Ne:
      if (a != b) return kNoNode;
      return nodes_[a].type == Type::Real ? make(Op::IsNan, a) : constant(Constant::of(false));
    case Op::IAdd: return isInt(b, 0) ? a : isInt(a, 0) ? b : kNoNode;
    case Op::ISub: return isInt(b, 0) ? a : a == b ? constant(Constant::of(0)) : kNoNode;
    case Op::IXor: return a == b ? constant(Constant::of(0)) : kNoNode;
    case Op::IAnd:
    case Op::IOr: return a == b ? a : kNoNode;
    case Op::IMul:
      if (isInt(b, 1) || isInt(a, 0)) return a;
      return isInt(a, 1) || isInt(b, 0) ? b : kNoNode;
    case Op::IMin:
    case Op::IMax: return a == b ? a : kNoNode;
    default: return kNoNode;
  }
}

bool Graph::restore(std::span<const Node> nodes, std::span<const uint32_t> origins) {
  clear();
  bool valid = nodes.size() == origins.size();
  for (size_t k = 0; k < nodes.size() && valid; ++k) {
    origin_ = origins[k];
    valid = static_cast<uint32_t>(nodes[k].op) < kOpCount && isWellTyped(*this, nodes[k]) && intern(nodes[k]) == k;
    if (nodes[k].op == Op::Carried || nodes[k].op == Op::Element) nextCarried_ = std::max(nextCarried_, nodes[k].c + 1);
  }
  if (!valid) clear();
  return valid;
}

namespace {

/// Whether steps are of carried values of one range, which they end with.
bool isChain(const Graph& graph, const Node& step) {
  const Node &carried = graph[step.a], &others = graph[step.c];
  if (carried.op != Op::Carried) return false;
  return others.op == Op::Next ? graph[others.a].a == carried.a : step.c == carried.a;
}

/// Whether a fold ends with a value that its steps change.
bool isWhole(const Graph& graph, const Node& fold) {
  NodeId step = fold.c;
  while (graph[step].op == Op::Next && graph[step].a != fold.b) step = graph[step].c;
  return graph[step].op == Op::Next && graph[fold.b].a == fold.a;
}

/// Whether what stands where a range is meant is one.
bool isOverRange(const Graph& graph, const Node& node) {
  if (node.op == Op::Next) return isChain(graph, node);
  if (!info(node.op).isReduction && !info(node.op).isPrefix) return true;
  if (graph[node.a].op != Op::Range) return false;
  if (node.op == Op::Before) return info(graph[node.b].op).isFold && graph[node.b].a == node.a;
  if (node.op == Op::Element) return graph[node.b].op == Op::Range;
  if (node.op == Op::ElementOver) return graph[node.c].op == Op::Element && graph[node.c].a == node.a;
  if (isArray(node.op)) return graph[node.b].op == Op::ElementOver && graph[graph[node.b].c].b == node.a;
  if (node.op == Op::ElementAt) return isArray(graph[node.b].op) && graph[graph[node.b].b].a == node.a;
  return !info(node.op).isFold || isWhole(graph, node);
}

}  // namespace

bool isWellTyped(const Graph& graph, const Node& node) {
  const int count = operandCount(node);
  for (int k = 0; k < count; ++k) {
    if (node.operand(k) >= graph.size()) return false;
  }
  const auto typeOf = [&](int k) { return graph[node.operand(k)].type; };
  switch (node.op) {
    case Op::Const: return node.type <= Type::Bool;
    case Op::Load: return node.type == Type::Real && typeOf(0) == Type::Int;
    case Op::Table:
    case Op::RowBegin:
    case Op::Range: return node.type == Type::Int && typeOf(0) == Type::Int;
    case Op::Index:
    case Op::Size:
    case Op::Slot: return node.type == Type::Int;
    case Op::Lifted: return node.type == Type::Int || node.type == Type::Real;
    default: break;
  }
  if (!isOverRange(graph, node)) return false;
  const Signature& signature = info(node.op).signature;
  for (int k = 0; k < count; ++k) {
    const Slot slot = signature.operand[k];
    const bool fits = slot == Slot::Same ? typeOf(k) == typeOf(signature.same())
                                         : typeOf(k) == (slot == Slot::Int    ? Type::Int
                                                         : slot == Slot::Bool ? Type::Bool
                                                                              : Type::Real);
    if (!fits) return false;
  }
  return node.type == resultType(node.op, typeOf(signature.same()));
}

NodeId appendNode(Graph& to, const Node& node, std::span<const NodeId> operands) {
  switch (node.op) {
    case Op::Const: return to.constant(constantOf(node));
    case Op::Load: return to.load(node.b, operands[0], node.c);
    case Op::Index: return to.index(node.b);
    case Op::Size: return to.size(node.b);
    case Op::Table: return to.table(node.b, operands[0]);
    case Op::RowBegin: return to.rowBegin(node.b, operands[0]);
    case Op::Range: return to.range(operands[0], node.b);
    case Op::Carried: return to.carried(operands[0], operands[1], node.c);
    case Op::Element: return to.element(operands[0], operands[1], node.c);
    case Op::Slot: return to.slot(node.b);
    case Op::Lifted: return to.lifted(node.b, node.type);
    default: return to.make(node.op, operands[0], operands[1], operands[2]);
  }
}

int operandCount(const Node& node) {
  switch (node.op) {
    case Op::Load:
    case Op::Table:
    case Op::RowBegin:
    case Op::Range: return 1;
    default: return info(node.op).signature.arity;
  }
}

std::vector<NodeId> reachable(const Graph& graph, std::span<const NodeId> roots) {
  std::vector<bool> needed(graph.size(), false);
  uint32_t count = 0;
  const auto mark = [&](NodeId id) {
    if (!needed[id]) ++count;
    needed[id] = true;
  };
  for (const NodeId root : roots) mark(root);
  for (uint32_t id = graph.size(); id-- > 0;) {  // operands have smaller ids than their users
    if (!needed[id]) continue;
    for (int k = 0; k < operandCount(graph[id]); ++k) mark(graph[id].operand(k));
  }
  std::vector<NodeId> order;
  order.reserve(count);
  for (uint32_t id = 0; id < graph.size(); ++id) {
    if (needed[id]) order.push_back(id);
  }
  return order;
}

}  // namespace hgc
