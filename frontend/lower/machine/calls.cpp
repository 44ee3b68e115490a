/// Calls of functions: frames, recursion. The graphs of C++ functions are copied.
#include "frontend/lower/operations/calls.h"

#include <fmt/format.h>

#include <algorithm>

#include "frontend/lower/machine/cxx_graph.h"
#include "frontend/lower/machine/gradient.h"
#include "frontend/lower/machine/loops/open.h"
#include "frontend/lower/machine/machine.h"
#include "frontend/lower/machine/overloads.h"
#include "frontend/lower/machine/watch.h"
#include "frontend/lower/operations/arithmetic.h"
#include "frontend/lower/operations/open_arrays.h"

namespace hgc {
namespace {

/// Calls may nest this deep.
constexpr uint32_t kMaxCallDepth = 1000;

/// Whether a call of the function is running with the same functions for its parameters.
bool isEntered(const Stack& stack, uint32_t function, std::span<const Operand> arguments) {
  return std::ranges::any_of(stack.calls(), [&](const Call& call) {
    return call.function == function &&
           std::ranges::equal(arguments, stack.locals(call).first(arguments.size()),
                              [](const Operand& given, const Operand& running) {
                                return given.form != Operand::Form::Function ||
                                       (given.first == running.first && given.symbol == running.symbol);
                              });
  });
}

/// Functions are inlined: one that calls itself would never end. The cycle is found here where overloads or parameters
/// hide it from the check of names.
bool mayEnter(Machine& machine, uint32_t function, const ast::Node& node) {
  Builder& builder = machine.builder;
  if (isEntered(machine.stack, function, machine.stack.top(node.b))) {
    const ast::Tree& tree = builder.module().tree;
    builder.mistakes.add(node.offset,
                         fmt::format("function `{}` calls itself", tree.names.text(tree.functions[function].name)),
                         "functions are inlined and cannot recurse");
    return false;
  }
  if (builder.mistakes.calls.size() < kMaxCallDepth) return true;
  builder.mistakes.add(node.offset, fmt::format("calls nest deeper than {} levels", kMaxCallDepth),
                       "use `fold` to repeat a computation");
  return false;
}

Operand convertResult(Builder& builder, const ast::FunctionDeclaration& declaration, const Operand& value,
                      uint32_t type) {
  const ResolvedType& resolved = builder.module().types[type];
  if (resolved.progress == Progress::Done) {
    const std::string what = fmt::format("the value of `{}`", builder.module().tree.names.text(declaration.name));
    return convertOrFail(builder, value, resolved.type, what);
  }
  if (resolved.progress != Progress::Failed) builder.mistakes.need(Need::Kind::Type, type);
  return value;
}

/// The value, or the members of a tuple, as what the function says it gives.
Operand convertResult(Builder& builder, const ast::FunctionDeclaration& declaration, const Operand& value) {
  if (declaration.resultCount == 0 || value.poisoned()) return value;
  if (declaration.resultCount == 1) return convertResult(builder, declaration, value, declaration.firstResult);
  if (value.form != Operand::Form::Tuple || value.row != declaration.resultCount) {
    return builder.mistakes.add(
        value.offset, fmt::format("the value of `{}` must be {} values",
                                  builder.module().tree.names.text(declaration.name), declaration.resultCount));
  }
  std::vector<Operand> members;
  for (uint32_t k = 0; k < declaration.resultCount; ++k) {
    const Operand member = builder.arena.membersOf(value)[k];
    members.push_back(convertResult(builder, declaration, member, declaration.firstResult + k));
    if (members.back().poisoned()) return poison(value.offset);
  }
  return builder.arena.tuple(members, value.offset);
}

/// Ends the running call with its value.
void returnFrom(Machine& machine, Operand result) {
  Builder& builder = machine.builder;
  const uint32_t place = builder.mistakes.calls.back();
  builder.mistakes.calls.pop_back();
  builder.arena.keepOnly(machine.stack.leaveCall().mark, result);
  result.offset = place;
  machine.stack.push(result);
  withinLimits(machine, place);
}

/// A call that no function of the program takes: of a built-in function, or a mistake.
Operand callOthers(Machine& machine, const ast::Node& node, Overloads overloads, bool isAmbiguous) {
  Builder& builder = machine.builder;
  const std::span<const Operand> operands = machine.stack.top(node.b);
  const BuiltinFunction builtin = builder.module().calleeOf(node.a).builtin;
  if (isAmbiguous || builtin.builtin == Builtin::None) {
    // A name that nothing declares was reported when names were checked.
    if (overloads.first == kNone) return poison(node.offset);
    return noOverload(builder, node, overloads, operands, isAmbiguous);
  }
  if (!mayCompute(machine, operands, nodesOfEach(builtin), node.offset)) return poison(node.offset);
  const std::string_view name = builder.module().tree.names.text(node.a);
  const Operand result = callOfOpen(builder, machine.loops, builtin, name, operands, node.offset);
  warnIfNotFinite(builder, result, operands);
  return result;
}

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

void openApply(Machine& machine, const ast::Node& node) {
  Stack& stack = machine.stack;
  const Operand function = stack.top(node.a + 1)[0];
  if (function.form != Operand::Form::Function) return stack.replaceTop(node.a + 1, poison(node.offset));
  stack.dropBelow(node.a);
  openCall(machine, {.kind = ast::Kind::Call, .offset = node.offset, .a = function.first, .b = node.a},
           function.symbol);
}

void openCall(Machine& machine, const ast::Node& node, uint32_t file) {
  Builder& builder = machine.builder;
  Stack& stack = machine.stack;
  for (Operand& operand : stack.top(node.b)) {
    operand = opened(builder, operand);
    if (operand.poisoned()) return stack.replaceTop(node.b, poison(node.offset));
  }
  const Overloads overloads{builder.module().firstSeen(builder.module().calleeOf(node.a).function, file), file};
  const Chosen chosen = chooseOverload(builder, overloads, stack.top(node.b));
  // What follows in the same line of code is still evaluated: it must find one operand here.
  if (builder.mistakes.stopped()) return stack.replaceTop(node.b, poison(node.offset));
  if (chosen.function != kNone) return enter(machine, chosen.function, node);
  stack.replaceTop(node.b, callOthers(machine, node, overloads, chosen.isAmbiguous));
}

void enter(Machine& machine, uint32_t function, const ast::Node& node) {
  Builder& builder = machine.builder;
  Stack& stack = machine.stack;
  if (!mayEnter(machine, function, node)) return stack.replaceTop(node.b, poison(node.offset));
  const Module& module = builder.module();
  const ast::FunctionDeclaration& declaration = module.tree.functions[function];
  const uint32_t mark = builder.arena.mark();
  Operand* argument = stack.top(node.b).data();
  for (const ast::Parameter& parameter : module.tree.parametersOf(declaration)) {
    if (!parameter.isFunction())
      *argument = convert(builder, *argument, withLengthsOf(module.types[parameter.type].type, argument->type));
    ++argument;
  }
  const uint32_t slots = std::max({declaration.body.slots, declaration.gradient.slots, node.b + 1});
  stack.enter({.function = function, .mark = mark, .slots = slots}, node.b);
  stack.open({.kind = Frame::Kind::Call, .end = declaration.body.end, .resume = stack.at()}, declaration.body.begin);
  builder.mistakes.calls.push_back(node.offset);
}

void finishCall(Machine& machine) {
  Builder& builder = machine.builder;
  Stack& stack = machine.stack;
  const ast::FunctionDeclaration& declaration = builder.module().tree.functions[stack.call().function];
  const Operand value = convertResult(builder, declaration, stack.leave());
  if (declaration.gradient.empty() || value.poisoned() || builder.mistakes.stopped()) return returnFrom(machine, value);
  if (!mayHaveGradient(builder, declaration, value, stack.locals(stack.call())))
    return returnFrom(machine, poison(declaration.offset));
  // The locals hold the parameters still.
  stack.call().value = stack.local(declaration.parameterCount) = value;
  stack.open({.kind = Frame::Kind::Gradient, .end = declaration.gradient.end, .resume = stack.at()},
             declaration.gradient.begin);
}

void finishGradient(Machine& machine) {
  Stack& stack = machine.stack;
  const Operand gradient = stack.leave();
  const ast::FunctionDeclaration& declaration = machine.builder.module().tree.functions[stack.call().function];
  returnFrom(machine, gradient.poisoned() ? poison(declaration.offset)
                                          : withGradient(machine.builder, declaration, stack.call().value, gradient,
                                                         stack.locals(stack.call())));
}

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
