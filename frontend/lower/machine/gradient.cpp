#include "frontend/lower/machine/gradient.h"

#include <fmt/format.h>

#include "frontend/lower/operations/arithmetic.h"

namespace hgc {
namespace {

/// Parameters of reals have a derivative; indices, integers, truth values and functions none.
std::vector<uint32_t> differentiableOf(const Module& module, const ast::FunctionDeclaration& function) {
  std::vector<uint32_t> numbers;
  for (uint32_t k = 0; k < function.parameterCount; ++k) {
    const ast::Parameter& parameter = module.tree.parametersOf(function)[k];
    if (!parameter.isFunction() && module.types[parameter.type].type.scalar == Type::Real) numbers.push_back(k);
  }
  return numbers;
}

/// The type of the derivative of `value` by a parameter: the parameter's; for each scalar of a value that is none.
std::optional<ValueType> gradientType(const ValueType& value, const ValueType& parameter) {
  const std::vector<uint32_t> axes = value.shape();
  ValueType type = parameter.of(Type::Real);  // that by an f32 is not rounded
  if (axes.size() + type.rank > kMaxRank) return std::nullopt;
  for (size_t k = axes.size(); k-- > 0;) type = type.arrayOf(axes[k]);
  return type;
}

}  // namespace

bool mayHaveGradient(Builder& builder, const ast::FunctionDeclaration& function, const Operand& value,
                     std::span<const Operand> arguments) {
  if (!isValue(builder, value)) return false;
  if (value.type.scalar != Type::Real) {
    builder.mistakes.add(
        function.offset,
        fmt::format("`with grad` is for functions whose value is real, but this is {}", builder.nameOf(value.type)));
    return false;
  }
  for (const uint32_t k : differentiableOf(builder.module(), function)) {
    if (!arguments[k].type.isOpen()) continue;
    builder.mistakes.add(builder.mistakes.calls.back(),
                         "a function with derivatives of its own cannot take an array whose length is "
                         "not known when compiling",
                         "fix the size, `dim N = 8;`, or leave the derivative to hgc");
    return false;
  }
  return true;
}

Operand joinGradient(Builder& builder, const ast::Node& node, std::span<const Operand> derivatives,
                     const Operand& value, std::span<const Operand> arguments) {
  const Module& module = builder.module();
  const ast::FunctionDeclaration& declaration = module.tree.functions[node.b];
  const std::string name(module.tree.names.text(declaration.name));
  const std::vector<uint32_t> parameters = differentiableOf(module, declaration);
  if (parameters.size() != node.a) {
    return builder.mistakes.add(node.offset,
                                fmt::format("`{}` has {} real {}, but {} {} given", name, parameters.size(),
                                            parameters.size() == 1 ? "parameter" : "parameters", node.a,
                                            node.a == 1 ? "derivative is" : "derivatives are"));
  }
  std::vector<NodeId> scalars;
  for (size_t k = 0; k < parameters.size(); ++k) {
    const ast::Parameter& parameter = module.tree.parametersOf(declaration)[parameters[k]];
    const std::string what = fmt::format("the derivative by `{}`", module.tree.names.text(parameter.name));
    const std::optional<ValueType> type = gradientType(value.type, arguments[parameters[k]].type);
    if (!type)
      return builder.mistakes.add(derivatives[k].offset, fmt::format("{} would have more than {} axes", what, kMaxRank),
                                  "take an array of fewer axes for this parameter, or give one");
    const Operand derivative = convertOrFail(builder, derivatives[k], *type, what);
    if (derivative.poisoned()) return poison(node.offset);
    for (uint32_t j = 0; j < type->count(); ++j) scalars.push_back(builder.at(derivative, j));
  }
  const ValueType type = ValueType::real().arrayOf(static_cast<uint32_t>(scalars.size()));
  return builder.build(type, node.offset, [&](uint32_t k) { return scalars[k]; });
}

Operand withGradient(Builder& builder, const ast::FunctionDeclaration& function, const Operand& value,
                     const Operand& gradient, std::span<const Operand> arguments) {
  Graph& graph = builder.graph();
  const std::vector<uint32_t> parameters = differentiableOf(builder.module(), function);
  return builder.build(value.type, function.offset, [&](uint32_t i) {
    NodeId node = graph.make(Op::Detach, builder.at(value, i));
    uint32_t first = 0;  // where the derivatives by a parameter begin
    for (const uint32_t k : parameters) {
      const uint32_t count = arguments[k].type.count();
      for (uint32_t j = 0; j < count; ++j) {
        const NodeId partial = builder.at(gradient, first + i * count + j);
        node = graph.make(Op::CustomPartial, node, builder.realAt(arguments[k], j), partial);
      }
      first += value.type.count() * count;
    }
    return node;
  });
}

}  // namespace hgc
