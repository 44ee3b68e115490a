/// `with grad`: the value of a function with derivatives of its own.
#include <fmt/format.h>

#include "frontend/lower/machine/machine.h"
#include "frontend/lower/operations/arithmetic.h"

namespace hgc {

/// Parameters of reals have a derivative; indices, integers, truth values and functions none.
bool Machine::isDifferentiable(uint32_t parameter) const {
  const ast::Parameter& declared = builder_.module().tree.parameters[parameter];
  return !declared.isFunction() && builder_.module().types[declared.type].type.scalar == Type::Real;
}

/// Goes on with the block of the gradient in the locals of the call, which holds the parameters still.
void Machine::openGradient(const Frame& call, const Operand& value) {
  const ast::FunctionDeclaration& declaration = builder_.module().tree.functions[call.function];
  if (!builder_.isValue(value)) return returnFrom(call, builder_.poison(declaration.offset));
  if (value.type.scalar != Type::Real) {
    return returnFrom(call,
                      builder_.mistake(declaration.offset,
                                       fmt::format("`with grad` is for functions whose value is real, but this is {}",
                                                   builder_.nameOf(value.type))));
  }
  for (uint32_t k = 0; k < declaration.parameterCount; ++k) {
    const Operand& argument = locals_[base_ + k];
    if (!argument.type.isOpen() || !isDifferentiable(declaration.firstParameter + k)) continue;
    return returnFrom(call, builder_.mistake(builder_.calls.back(),
                                             "a function with derivatives of its own takes no array whose length is "
                                             "not known when compiling",
                                             "fix the size, `dim N = 8;`, or leave the derivative to hgc"));
  }
  locals_[base_ + declaration.parameterCount] = value;
  Frame frame = call;
  frame.kind = Frame::Kind::Gradient;
  frame.end = declaration.gradient.end;
  frame.value = value;
  pushFrame(frame, declaration.gradient.begin);
  frames_.back().mark = call.mark;
}

/// The type of the derivative of `value` by a parameter: the parameter's; for each scalar of a value that is none.
std::optional<ValueType> Machine::gradientType(const ValueType& value, const ValueType& parameter) {
  std::vector<uint32_t> axes(value.extents.begin(), value.extents.begin() + value.rank);
  if (value.columns > 1) axes.push_back(value.columns);
  if (value.rows > 1) axes.push_back(value.rows);
  ValueType type = parameter.of(Type::Real);  // that by an f32 is not rounded
  if (axes.size() + type.rank > kMaxRank) return std::nullopt;
  for (size_t k = axes.size(); k-- > 0;) type = type.arrayOf(axes[k]);
  return type;
}

/// The value whose derivatives the block gives that is evaluated.
const Operand& Machine::valueOfGradient() const {
  const auto isGradient = [](const Frame& frame) { return frame.kind == Frame::Kind::Gradient; };
  return std::find_if(frames_.rbegin(), frames_.rend(), isGradient)->value;
}

/// One derivative for each differentiable parameter; their scalars one after another.
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
  const ValueType whole = valueOfGradient().type;
  const std::vector<Operand> values(top(node.a).begin(), top(node.a).end());
  for (size_t k = 0; k < parameters.size(); ++k) {
    const ast::Parameter& parameter = module.tree.parameters[parameters[k]];
    const std::string what = fmt::format("the derivative by `{}`", module.tree.names.text(parameter.name));
    const std::optional<ValueType> type =
        gradientType(whole, locals_[base_ + parameters[k] - declaration.firstParameter].type);
    if (!type)
      return builder_.mistake(values[k].offset, fmt::format("{} would have more than {} axes", what, kMaxRank),
                              "take an array of fewer axes for this parameter, or give one");
    const Operand value = convertOrFail(builder_, values[k], *type, what);
    if (value.poisoned()) return builder_.poison(node.offset);
    for (uint32_t j = 0; j < type->count(); ++j) scalars.push_back(builder_.at(value, j));
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
    result = builder_.build(frame.value.type, declaration.offset, [&](uint32_t i) {
      NodeId node = graph.make(Op::Detach, builder_.at(frame.value, i));
      uint32_t first = 0;  // where the derivatives by a parameter begin
      for (uint32_t k = 0; k < declaration.parameterCount; ++k) {
        if (!isDifferentiable(declaration.firstParameter + k)) continue;
        const Operand& argument = locals_[base_ + k];
        const uint32_t count = argument.type.count();
        for (uint32_t j = 0; j < count; ++j) {
          const NodeId partial = builder_.at(gradient, first + i * count + j);
          node = graph.make(Op::CustomPartial, node, builder_.realAt(argument, j), partial);
        }
        first += frame.value.type.count() * count;
      }
      return node;
    });
  }
  returnFrom(frame, result);
}

}  // namespace hgc
