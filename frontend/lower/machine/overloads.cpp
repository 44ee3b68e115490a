#include "frontend/lower/machine/overloads.h"

#include <fmt/format.h>

#include <algorithm>

#include "frontend/lower/operations/arithmetic.h"
#include "frontend/lower/operations/open_arrays.h"

namespace hgc {
namespace {

using Form = Operand::Form;

std::span<const ast::Parameter> parametersOf(const Module& module, uint32_t function) {
  return module.tree.parametersOf(module.tree.functions[function]);
}

/// Whether an argument has the dimensions that its parameter names.
bool fitsDims(Builder& builder, const Operand& argument, const ResolvedType& parameter) {
  for (uint32_t k = 0; k < parameter.type.rank; ++k) {
    if (parameter.dims[k] == kNone) continue;
    const bool isAxis = argument.form == Form::Open && k < builder.arena.openOf(argument).counters.size();
    const int64_t size = builder.program().dims[parameter.dims[k]].size;  // where sizes are fixed, arrays are written
    if (!isAxis && size >= 0 && argument.type.extents[k] == size) continue;
    if (!isAxis) return false;
    if (lengthOfAxis(builder, argument, k) != sizeOf(builder, parameter.dims[k])) return false;
  }
  return true;
}

/// Whether a parameter takes arrays of any length along some axis.
bool leavesOpen(const ResolvedType& parameter) {
  for (uint32_t k = 0; k < parameter.type.rank; ++k) {
    if (parameter.type.extents[k] == 0 && parameter.dims[k] == kNone) return true;
  }
  return false;
}

std::optional<uint32_t> costOf(Builder& builder, uint32_t function, std::span<const Operand> operands) {
  const std::span<const ast::Parameter> parameters = parametersOf(builder.module(), function);
  if (parameters.size() != operands.size()) return std::nullopt;
  uint32_t total = 0;
  for (uint32_t k = 0; k < operands.size(); ++k) {
    const Form form = operands[k].form;
    if (parameters[k].isFunction() != (form == Form::Function)) return std::nullopt;
    if (parameters[k].isFunction()) continue;
    const ResolvedType& resolved = builder.module().types[parameters[k].type];
    if (resolved.progress != Progress::Done) {
      if (resolved.progress != Progress::Failed) builder.mistakes.need(Need::Kind::Type, parameters[k].type);
      return std::nullopt;
    }
    if (form == Form::Symbol || form == Form::Row || form == Form::Tuple) return std::nullopt;
    const ValueType wanted = withLengthsOf(resolved.type, operands[k].type);
    const std::optional<uint32_t> cost = conversionCost(operands[k], wanted);
    if (!cost || !fitsDims(builder, operands[k], resolved)) return std::nullopt;
    total += *cost + (wanted == resolved.type && !leavesOpen(resolved) ? 0 : 1);
  }
  return total;
}

/// Whether the function's parameters were understood.
bool isResolved(const Module& module, uint32_t function) {
  return !module.tree.functions[function].broken &&
         std::ranges::none_of(parametersOf(module, function), [&](const ast::Parameter& parameter) {
           return !parameter.isFunction() && module.types[parameter.type].progress == Progress::Failed;
         });
}

std::string messageFor(const Builder& builder, const ast::Node& call, Overloads overloads,
                       std::span<const Operand> operands, bool isAmbiguous) {
  const Module& module = builder.module();
  const std::string_view name = module.tree.names.text(call.a);
  const size_t wanted = parametersOf(module, overloads.first).size(), given = operands.size();
  if (module.nextSeen(overloads.first, overloads.file) == kNone && wanted != given) {
    return fmt::format("`{}` takes {} {}, but {} {} given", name, wanted, wanted == 1 ? "argument" : "arguments", given,
                       given == 1 ? "is" : "are");
  }
  std::string types;
  for (const Operand& operand : operands)
    types += (types.empty() ? "" : ", ") + (operand.form == Form::Function ? "fn" : builder.nameOf(operand));
  return isAmbiguous ? fmt::format("`{}({})` could mean several functions", name, types)
                     : fmt::format("no function `{}` takes ({})", name, types);
}

}  // namespace

Chosen chooseOverload(Builder& builder, Overloads overloads, std::span<const Operand> operands) {
  const Module& module = builder.module();
  Chosen best;
  uint32_t bestCost = 0;
  for (uint32_t f = overloads.first; f != kNone; f = module.nextSeen(f, overloads.file)) {
    std::optional<uint32_t> cost = costOf(builder, f, operands);
    if (cost) *cost = *cost * 2 + (module.functionFiles[f] == overloads.file ? 0 : 1);
    if (!cost || (best.function != kNone && *cost > bestCost)) continue;
    best = {f, best.function != kNone && *cost == bestCost};
    bestCost = *cost;
  }
  return best.isAmbiguous ? Chosen{.isAmbiguous = true} : best;
}

Operand noOverload(Builder& builder, const ast::Node& call, Overloads overloads, std::span<const Operand> operands,
                   bool isAmbiguous) {
  const Module& module = builder.module();
  bool mayPass = false;  // functions on
  for (uint32_t f = overloads.first; f != kNone; f = module.nextSeen(f, overloads.file))
    mayPass = mayPass || std::ranges::any_of(parametersOf(module, f), &ast::Parameter::isFunction);
  for (const Operand& operand : operands) {
    const bool isNamed = (mayPass && operand.form == Form::Function) || operand.form == Form::Open;
    if (!isNamed && !isValue(builder, operand)) return poison(call.offset);
  }
  Diagnostic diagnostic = builder.mistakes.reporter().make(Severity::Error, call.offset,
                                                           messageFor(builder, call, overloads, operands, isAmbiguous));
  for (uint32_t f = overloads.first; f != kNone; f = module.nextSeen(f, overloads.file)) {
    if (!isResolved(module, f)) return poison(call.offset);  // its own mistake was reported
    diagnostic.notes.push_back(
        builder.mistakes.reporter().note(module.tree.functions[f].offset, describe(module, f) + " is declared here"));
  }
  return builder.mistakes.add(call.offset, std::move(diagnostic));
}

std::string describe(const Module& module, uint32_t function) {
  std::string text;
  for (const ast::Parameter& parameter : parametersOf(module, function)) {
    const ResolvedType* const type = parameter.isFunction() ? nullptr : &module.types[parameter.type];
    text += text.empty() ? "" : ", ";
    text += type == nullptr ? "fn" : nameOf(type->type, module.program, type->dims);
  }
  return fmt::format("`{}({})`", module.tree.names.text(module.tree.functions[function].name), text);
}

}  // namespace hgc
