#pragma once
/// Recognises norms.
#include <vector>

#include "ir/graph.h"

namespace hgc {

/// A value whose square is a summand of a norm, the loops of that sum (outermost first), and its factor.
struct Square {
  NodeId of = kNoNode;
  std::vector<NodeId> ranges = {};
  double weight = 1;
};
std::vector<Square> squaresOf(const Graph& graph, NodeId norm);

/// Whether second derivatives of this operation have a limit where it is 0: true of norms, `hypot`, magnitudes and
/// square roots of sums of squares.
bool hasLimitAtZero(const Graph& graph, NodeId norm);

inline bool isLogarithm(Op op) { return op == Op::Log || op == Op::Log2 || op == Op::Log10 || op == Op::Log1p; }

/// Whether an operation has an infinite slope where its operands are finite.
inline bool hasInfiniteSlope(Op op) { return isLogarithm(op) || info(op).smoothness == Smoothness::InfiniteSlope; }

/// Whether an operation selects one of two or three values by comparing them.
inline bool choosesValue(Op op) { return op == Op::Min || op == Op::Max || op == Op::Relu || op == Op::Clamp; }

}  // namespace hgc
