#pragma once
/// Stems: values that instances store for rows that compute their sums.
#include <algorithm>
#include <vector>

#include "ir/kernel/derivative.h"
#include "ir/levels.h"

namespace hgc {

/// The nodes whose values are stored, in the order of the lifted constants by which rows read them.
using Stems = std::vector<NodeId>;

/// Whether computing a node again from its operands is cheaper than storing it.
inline bool repeatsCheaply(const Node& node) {
  if (node.type != Type::Real) return true;
  return node.op == Op::Add || node.op == Op::Sub || node.op == Op::Mul || node.op == Op::Neg || node.op == Op::Fused ||
         node.op == Op::Select || node.op == Op::Narrow;
}

/// Makes `id` a stem if it is none, and returns the lifted constant for it in `graph`.
inline NodeId stemOf(Graph& graph, Stems& stems, NodeId id) {
  const auto found = std::ranges::find(stems, id);
  const auto number = static_cast<uint32_t>(found - stems.begin());
  if (found == stems.end()) stems.push_back(id);
  return graph.lifted(number, Type::Real);
}

/// The roots of the partials by the columns of a port.
std::vector<Root> partialsOf(const Differentiated& from, KernelKind kind, uint32_t port);

}  // namespace hgc
