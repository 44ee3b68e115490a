#pragma once
/// An append-only arena of interned scalar nodes.
#include <cstdint>
#include <set>
#include <span>
#include <vector>

#include "ir/op.h"
#include "ir/program.h"

namespace hgc {

using NodeId = uint32_t;
inline constexpr NodeId kNoNode = UINT32_MAX;

/// One scalar operation. What `a`, `b`, `c` hold depends on the operation: operands for most; for leaves see `Graph`.
struct Node {
  Op op;
  Type type;
  uint16_t unused = 0;
  uint32_t a = kNoNode;
  uint32_t b = kNoNode;
  uint32_t c = kNoNode;

  uint32_t operand(int k) const { return k == 0 ? a : k == 1 ? b : c; }
  friend bool operator==(const Node&, const Node&) = default;
};
static_assert(sizeof(Node) == 16);

/// Equal nodes are one node, and constants are folded while the graph is built, so that the order of ids is a
/// topological order and equality of ids is structural equality. Only changes that keep every bit are made (`x * 1`,
/// `-(-x)`).
///
/// Thread-safety: one thread at a time.
class Graph {
 public:
  Graph();

  /// Interns a constant. A NaN becomes the canonical quiet NaN.
  NodeId constant(Constant value);
  NodeId constant(double value) { return constant(Constant::of(value)); }
  NodeId constant(int32_t value) { return constant(Constant::of(value)); }
  NodeId constant(bool value) { return constant(Constant::of(value)); }

  /// Scalar `component` of row `row` (an Int node) of a real symbol (before batching) or port (after).
  NodeId load(SymbolId symbol, NodeId row, uint32_t component);
  /// The instance's index along `axis` of its term's domain.
  NodeId index(uint32_t axis);
  /// The size of a dimension.
  NodeId size(DimId dim);
  /// Entry `position` (an Int node, counted in scalars from the table's start) of an index table.
  NodeId table(SymbolId symbol, NodeId position);
  /// Where row `row` of a ragged symbol begins, counted in entries.
  NodeId rowBegin(SymbolId symbol, NodeId row);
  /// Per-instance integer `k`, computed on the host from indices when data is bound.
  NodeId slot(uint32_t k);
  /// Constant `k` that differs between the instances of a topology; real and integer constants are counted apart.
  NodeId lifted(uint32_t k, Type type);

  /// The counter of a loop of `length` (an Int node) iterations. Loops that are nested have different numbers.
  NodeId range(NodeId length, uint32_t number);
  /// What a fold over `range` carries from `start` on. Those of one range and start differ by their numbers.
  NodeId carried(NodeId range, NodeId start, uint32_t number);
  /// The same with a number that no other has.
  NodeId carried(NodeId range, NodeId start) { return carried(range, start, nextCarried_); }

  /// An element of an array of its own, at a count of `range`, that the counts of `around` change. Those of the same
  /// ranges differ by their numbers.
  NodeId element(NodeId range, NodeId around, uint32_t number);
  /// The same with a number that no other has.
  NodeId element(NodeId range, NodeId around) { return element(range, around, nextCarried_); }

  /// An operation of the table on existing nodes, folded and simplified. Operand types must fit its signature
  /// (asserted).
  NodeId make(Op op, NodeId a, NodeId b = kNoNode, NodeId c = kNoNode);

  const Node& operator[](NodeId id) const { return nodes_[id]; }
  uint32_t size() const { return static_cast<uint32_t>(nodes_.size()); }
  bool isConstant(NodeId id) const { return nodes_[id].op == Op::Const; }
  Constant constantAt(NodeId id) const;
  /// True if `id` is the real constant `value`, bit for bit.
  bool isReal(NodeId id, double value) const;

  /// Nodes made from here on are said to come from `where`, of which a graph knows nothing (ir/origin.h).
  void setOrigin(uint32_t where) { origin_ = where; }
  uint32_t origin() const { return origin_; }
  uint32_t originOf(NodeId id) const { return origins_[id]; }

  /// Takes over nodes that were written out by position. False, and then empty, if they are not a valid graph: operands
  /// before users and of the right types.
  bool restore(std::span<const Node> nodes, std::span<const uint32_t> origins);

  /// Forgets all nodes but keeps the memory.
  void clear();

 private:
  NodeId intern(const Node& node);
  NodeId simplify(Op op, NodeId a, NodeId b, NodeId c);
  void grow();

  std::vector<Node> nodes_;
  std::vector<uint32_t> origins_;
  std::vector<uint32_t> buckets_;  // open addressing over node ids + 1; 0 is empty
  uint32_t origin_ = 0;
  uint32_t nextCarried_ = 0;  // what no carried value and no element has for its number
};

/// The constant that a Const node holds.
inline Constant constantOf(const Node& node) { return {node.type, static_cast<uint64_t>(node.c) << 32 | node.b}; }
/// The Const node that holds `value`.
inline Node constantNode(Constant value) {
  return {Op::Const, value.type, 0, 0, static_cast<uint32_t>(value.bits), static_cast<uint32_t>(value.bits >> 32)};
}

/// How many operands of `node` are nodes (leaves with a row or position count one).
int operandCount(const Node& node);

/// Whether an operand of `node` is marked.
inline bool anyOperand(const Node& node, const std::vector<bool>& isMarked) {
  for (int k = 0; k < operandCount(node); ++k) {
    if (isMarked[node.operand(k)]) return true;
  }
  return false;
}

/// Visits each of the nodes `left` of a graph or of code, and those that they are made of, once: `visit` says whether
/// to go on to the operands of a node.
template <class Nodes, class Visit>
void walk(const Nodes& nodes, std::vector<NodeId> left, const Visit& visit) {
  std::set<NodeId> seen;
  while (!left.empty()) {
    const NodeId id = left.back();
    left.pop_back();
    if (!seen.insert(id).second || !visit(id)) continue;
    for (int k = 0; k < operandCount(nodes[id]); ++k) left.push_back(nodes[id].operand(k));
  }
}

/// Appends to `to` the node that `node` of this or another graph describes, its operands replaced by `operands`; folds
/// and shares.
NodeId appendNode(Graph& to, const Node& node, std::span<const NodeId> operands);

/// Whether the operands of `node`, which would follow `graph`'s nodes, exist and have the types that its operation asks
/// for.
bool isWellTyped(const Graph& graph, const Node& node);

/// The nodes that `roots` need, in ascending (topological) order.
std::vector<NodeId> reachable(const Graph& graph, std::span<const NodeId> roots);

}  // namespace hgc
