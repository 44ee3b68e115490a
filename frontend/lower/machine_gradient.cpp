/// `with grad`: the value of a function with derivatives of its own.
#include <fmt/format.h>

#include "frontend/lower/arithmetic.h"
#include "frontend/lower/machine.h"

namespace hgc {

/// Parameters of reals have a derivative; indices, integers and truth values none.
bool Machine::isDifferentiable(uint32_t parameter) const {
  const ast::Tree& tree = builder_.module().tree;
  return builder_.module().types[tree.parameters[parameter].type].type.scalar == Type::Real;
}

/// Goes on with the block of the gradient in the locals of the call, which holds the parameters still.
void Machine::openGradient(const Frame& call, const Operand& value) {
  const ast::FunctionDeclaration& declaration = builder_.module().tree.functions[call.function];
  if (!value.type.isScalar() || value.type.scalar != Type::Real) {
    return returnFrom(call,
                      builder_.mistake(declaration.offset,
                                       fmt::format("`with grad` is for functions whose value is real, but this is {}",
                                                   builder_.nameOf(value.type))));
  }
  locals_[base_ + declaration.parameterCount] = value;
  Frame frame = call;
  frame.kind = Frame::Kind::Gradient;
  frame.end = declaration.gradient.end;
  frame.value = value;
  pushFrame(frame, declaration.gradient.begin);
  frames_.back().mark = call.mark;
}

/// One value for each differentiable parameter, each of its parameter's type; their scalars one after another.
Operand Machine::joinGradient(const ast::Node& node) {
  const Module& module = builder_.module();
  const ast::FunctionDeclaration& declaration = module.tree.functions[node.b];
  const std::string name(module.tree.names.text(declaration.name));
  std::vector<uint32_t> parameters;
  for (uint32_t k = 0; k < declaration.parameterCount; ++k) {
    if (isDifferentiable(declaration.firstParameter + k)) parameters.push_back(declaration.firstParameter + k);
  }
  if (parameters.size() != node.a) {
    return builder_.mistake(node.offset, fmt::format("`{}` has {} real {}, but {} {} given", name, parameters.size(),
                                                     parameters.size() == 1 ? "parameter" : "parameters", node.a,
                                                     node.a == 1 ? "derivative is" : "derivatives are"));
  }
  std::vector<NodeId> scalars;
  const std::vector<Operand> values(top(node.a).begin(), top(node.a).end());
  for (size_t k = 0; k < parameters.size(); ++k) {
    const ast::Parameter& parameter = module.tree.parameters[parameters[k]];
    ValueType type = module.types[parameter.type].type;
    type = type.of(Type::Real);  // that by an f32 is not rounded
    const Operand value = convertOrFail(builder_, values[k], type,
                                        fmt::format("the derivative by `{}`", module.tree.names.text(parameter.name)));
    if (value.poisoned()) return builder_.poison(node.offset);
    for (uint32_t j = 0; j < type.count(); ++j) scalars.push_back(builder_.at(value, j));
  }
  const ValueType type = ValueType::real().arrayOf(static_cast<uint32_t>(scalars.size()));
  return builder_.build(type, node.offset, [&](uint32_t k) { return scalars[k]; });
}

/// The value, detached, with a derivative attached for each scalar of the parameters.
void Machine::finishGradient() {
  const Frame frame = frames_.back();
  const Operand gradient = leave();
  const Module& module = builder_.module();
  const ast::FunctionDeclaration& declaration = module.tree.functions[frame.function];
  Graph& graph = builder_.graph();
  Operand result = builder_.poison(declaration.offset);
  if (!gradient.poisoned()) {
    NodeId node = graph.make(Op::Detach, builder_.at(frame.value, 0));
    uint32_t next = 0;
    for (uint32_t k = 0; k < declaration.parameterCount; ++k) {
      if (!isDifferentiable(declaration.firstParameter + k)) continue;
      const Operand& argument = locals_[base_ + k];
      for (uint32_t j = 0; j < argument.type.count(); ++j)
        node = graph.make(Op::CustomPartial, node, builder_.realAt(argument, j), builder_.at(gradient, next++));
    }
    result = builder_.scalar(node, frame.value.type, declaration.offset);
  }
  returnFrom(frame, result);
}

}  // namespace hgc
