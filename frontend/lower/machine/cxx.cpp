/// Calls of C++ functions: their graphs are copied.
#include "frontend/lower/machine/cxx_graph.h"
#include "frontend/lower/machine/machine.h"
#include "frontend/lower/machine/steps.h"
#include "frontend/lower/machine/watch.h"

namespace hgc {
namespace {

/// The node of the graph that is built for one of the function's.
NodeId copied(Builder& builder, const Graph& from, NodeId id, std::span<const Operand> parameters,
              std::span<const NodeId> copies) {
  const Node& node = from[id];
  Graph& graph = builder.graph();
  if (node.op == Op::Const) return graph.constant(from.constantAt(id));
  if (node.op == Op::Load) return builder.realAt(parameters[node.b], node.c);
  const auto operand = [&](int k) { return k < operandCount(node) ? copies[node.operand(k)] : kNoNode; };
  return graph.make(node.op, operand(0), operand(1), operand(2));
}

}  // namespace

Operand callOfCxx(Machine& machine, const ast::Node& node) {
  Builder& builder = machine.builder;
  const Module& module = builder.module();
  if (node.a >= module.cxx.size() || !module.cxx[node.a]) return poison(node.offset);
  const CxxGraph& function = *module.cxx[node.a];
  const ast::FunctionDeclaration& declaration = module.tree.functions[module.tree.externs[node.a].function];
  const Graph& from = function.lifted.graph;
  Graph& graph = builder.graph();
  const uint32_t origin = graph.origin();
  const std::span<const Operand> parameters = machine.stack.locals(machine.stack.call());
  const uint32_t caller = builder.places.ofCalls(module.text, builder.mistakes.calls);
  std::vector<NodeId> copies(from.size(), kNoNode);
  for (const NodeId id : reachable(from, function.lifted.results)) {
    const bool isInput = from[id].op == Op::Load || from[id].op == Op::Const;
    const uint32_t place = isInput || from.originOf(id) == 0 ? kNone : placeOf(from.originOf(id));
    const uint32_t called = builder.places.copied(function.lifted.places, place, caller);
    graph.setOrigin(place == kNone || called == kNone ? origin : originOfPlace(called));
    copies[id] = copied(builder, from, id, parameters, copies);
  }
  graph.setOrigin(origin);
  noteVariables(machine, function.lifted, copies);
  const ValueType type = module.types[declaration.firstResult].type;
  return builder.build(type, node.offset, [&](uint32_t k) { return copies[function.lifted.results[k]]; });
}

}  // namespace hgc
