#pragma once
/// Graph values with the operators of numbers, so that a rule of the operation table builds nodes when called with
/// them.
///
/// A `Value` is a node of a graph or a literal that adopts the graph of the operand it meets, and the type that the
/// operation asks for. Thread-safety: that of the graph.
#include <cassert>

#include "ir/graph.h"

namespace hgc {

class Value {
 public:
  Value() = default;
  Value(double literal) : literal_(literal) {}
  Value(int32_t literal) : literal_(literal), type_(Type::Int) {}
  Value(Graph& graph, NodeId id) : graph_(&graph), id_(id), type_(graph[id].type) {}

  Graph* graph() const { return graph_; }
  /// Of the node, or of the literal as it was written.
  Type type() const { return type_; }
  /// The node; a literal becomes a constant of `type`.
  NodeId in(Graph& graph, Type type) const {
    if (graph_) return id_;
    return type == Type::Int ? graph.constant(static_cast<int32_t>(literal_)) : graph.constant(literal_);
  }
  NodeId id() const {
    assert(graph_);
    return id_;
  }

 private:
  Graph* graph_ = nullptr;
  NodeId id_ = kNoNode;
  double literal_ = 0;
  Type type_ = Type::Real;
};

/// The node `op(operands...)`; at least one operand must belong to a graph.
template <class... Operands>
Value makeValue(Op op, const Operands&... operands) {
  const Value values[] = {operands...};
  const Signature& signature = info(op).signature;
  Graph* graph = nullptr;
  Type same = values[sizeof...(operands) - 1].type();
  for (size_t k = 0; k < sizeof...(operands); ++k) {
    if (values[k].graph()) graph = values[k].graph();
    if (values[k].graph() && signature.operand[k] == Slot::Same) same = values[k].type();
  }
  assert(graph);
  NodeId ids[3] = {kNoNode, kNoNode, kNoNode};
  for (size_t k = 0; k < sizeof...(operands); ++k) {
    const Slot slot = signature.operand[k];
    ids[k] = values[k].in(*graph, slot == Slot::Same ? same : slot == Slot::Int ? Type::Int : Type::Real);
  }
  return {*graph, graph->make(op, ids[0], ids[1], ids[2])};
}

inline Value operator-(const Value& a) { return makeValue(Op::Neg, a); }
inline Value operator+(const Value& a, const Value& b) { return makeValue(Op::Add, a, b); }
inline Value operator-(const Value& a, const Value& b) { return makeValue(Op::Sub, a, b); }
inline Value operator*(const Value& a, const Value& b) { return makeValue(Op::Mul, a, b); }
inline Value operator/(const Value& a, const Value& b) { return makeValue(Op::Div, a, b); }
inline Value operator<(const Value& a, const Value& b) { return makeValue(Op::Lt, a, b); }
inline Value operator<=(const Value& a, const Value& b) { return makeValue(Op::Le, a, b); }
inline Value operator>(const Value& a, const Value& b) { return makeValue(Op::Lt, b, a); }
inline Value operator>=(const Value& a, const Value& b) { return makeValue(Op::Le, b, a); }
inline Value operator==(const Value& a, const Value& b) { return makeValue(Op::Eq, a, b); }
inline Value operator!=(const Value& a, const Value& b) { return makeValue(Op::Ne, a, b); }

inline Value select(const Value& p, const Value& a, const Value& b) { return makeValue(Op::Select, p, a, b); }
inline Value logicalAnd(const Value& a, const Value& b) { return makeValue(Op::And, a, b); }
inline Value logicalOr(const Value& a, const Value& b) { return makeValue(Op::Or, a, b); }
inline Value logicalNot(const Value& a) { return makeValue(Op::Not, a); }
inline Value isNan(const Value& a) { return makeValue(Op::IsNan, a); }

inline Value squareRoot(const Value& a) { return makeValue(Op::Sqrt, a); }
inline Value absolute(const Value& a) { return makeValue(Op::Abs, a); }
inline Value roundEven(const Value& a) { return makeValue(Op::Round, a); }
inline Value roundDown(const Value& a) { return makeValue(Op::Floor, a); }
inline Value roundUp(const Value& a) { return makeValue(Op::Ceil, a); }
inline Value roundToZero(const Value& a) { return makeValue(Op::Trunc, a); }

inline Value highWord(const Value& a) { return makeValue(Op::HighWord, a); }
inline Value lowWord(const Value& a) { return makeValue(Op::LowWord, a); }
inline Value fromWords(const Value& high, const Value& low) { return makeValue(Op::FromWords, high, low); }
inline Value truncateToInt(const Value& a) { return makeValue(Op::ToInt, a); }
inline Value toReal(const Value& a) { return makeValue(Op::ToReal, a); }
inline Value addInt(const Value& a, const Value& b) { return makeValue(Op::IAdd, a, b); }
inline Value subInt(const Value& a, const Value& b) { return makeValue(Op::ISub, a, b); }
inline Value mulInt(const Value& a, const Value& b) { return makeValue(Op::IMul, a, b); }
inline Value unsignedMulHigh(const Value& a, const Value& b) { return makeValue(Op::UMulHigh, a, b); }
inline Value bitAnd(const Value& a, const Value& b) { return makeValue(Op::IAnd, a, b); }
inline Value bitOr(const Value& a, const Value& b) { return makeValue(Op::IOr, a, b); }
inline Value bitXor(const Value& a, const Value& b) { return makeValue(Op::IXor, a, b); }
inline Value shiftLeft(const Value& a, const Value& n) { return makeValue(Op::IShl, a, n); }
inline Value shiftRightLogical(const Value& a, const Value& n) { return makeValue(Op::IShr, a, n); }
inline Value shiftRightArithmetic(const Value& a, const Value& n) { return makeValue(Op::ISar, a, n); }

}  // namespace hgc
