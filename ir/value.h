#pragma once
/// Graph values with the operators of numbers, so that a rule of the operation table builds nodes when called with them.
///
/// A `Value` is a node of a graph or a literal that adopts the graph of the operand it meets. Literals take the type that the
/// operation asks for. Thread-safety: that of the graph.
#include <cassert>

#include "ir/graph.h"

namespace hgc {

class Value {
 public:
  Value() = default;
  Value(double literal) : literal_(Constant::of(literal)) {}
  Value(int32_t literal) : literal_(Constant::of(literal)) {}
  Value(Graph& graph, NodeId id) : graph_(&graph), id_(id) {}

  Graph* graph() const { return graph_; }
  /// The node, made from the literal if need be.
  NodeId in(Graph& graph) const { return graph_ ? id_ : graph.constant(literal_); }
  NodeId id() const {
    assert(graph_);
    return id_;
  }

 private:
  Graph* graph_ = nullptr;
  NodeId id_ = kNoNode;
  Constant literal_;
};

/// The node `op(operands...)`; at least one operand must belong to a graph.
template <class... Operands>
Value makeValue(Op op, const Operands&... operands) {
  Graph* graph = nullptr;
  ((graph = operands.graph() ? operands.graph() : graph), ...);
  assert(graph);
  return {*graph, graph->make(op, operands.in(*graph)...)};
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
inline Value bitAnd(const Value& a, const Value& b) { return makeValue(Op::IAnd, a, b); }
inline Value bitOr(const Value& a, const Value& b) { return makeValue(Op::IOr, a, b); }
inline Value bitXor(const Value& a, const Value& b) { return makeValue(Op::IXor, a, b); }
inline Value shiftLeft(const Value& a, const Value& n) { return makeValue(Op::IShl, a, n); }
inline Value shiftRightLogical(const Value& a, const Value& n) { return makeValue(Op::IShr, a, n); }
inline Value shiftRightArithmetic(const Value& a, const Value& n) { return makeValue(Op::ISar, a, n); }

}  // namespace hgc
