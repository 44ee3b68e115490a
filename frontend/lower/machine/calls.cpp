/// Calls of functions: overloads, frames, recursion.
#include "frontend/lower/operations/calls.h"

#include <fmt/format.h>

#include "frontend/lower/machine/machine.h"
#include "frontend/lower/operations/arithmetic.h"
#include "frontend/lower/operations/open_arrays.h"

namespace hgc {
namespace {

/// Whether an argument has the dimensions that its parameter names.
bool fitsDims(Builder& builder, const Operand& argument, const ResolvedType& parameter) {
  for (uint32_t k = 0; k < parameter.type.rank; ++k) {
    if (parameter.dims[k] == kNone) continue;
    const bool isAxis = argument.form == Operand::Form::Open && k < builder.openOf(argument).counters.size();
    const int64_t size = builder.program().dims[parameter.dims[k]].size;  // where sizes are fixed, arrays are written
    if (!isAxis && size >= 0 && argument.type.extents[k] == size) continue;
    if (!isAxis) return false;
    if (lengthOfAxis(builder, argument, k) != builder.sizeOf(parameter.dims[k])) return false;
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

}  // namespace

/// A call of the function that a parameter stands for. It means what it means where its name was written.
void Machine::openApply(const ast::Node& node) {
  const auto place = operands_.end() - node.a - 1;
  const Operand function = *place;
  if (function.form != Operand::Form::Function) return replaceTop(node.a + 1, builder_.poison(node.offset));
  operands_.erase(place);
  openCall({.kind = Kind::Call, .offset = node.offset, .a = function.first, .b = node.a}, function.symbol);
}

/// A call of the functions of a name that `file` sees.
void Machine::openCall(const ast::Node& node, uint32_t file) {
  const Callee callee = builder_.module().calleeOf(node.a);
  for (uint32_t k = 0; k < node.b; ++k) {
    Operand& operand = operands_[operands_.size() - node.b + k];
    operand = opened(builder_, operand);
    if (operand.poisoned()) return replaceTop(node.b, builder_.poison(node.offset));
  }
  const std::span<const Operand> operands = top(node.b);
  bool ambiguous = false;
  const uint32_t first = builder_.module().firstSeen(callee.function, file);
  const uint32_t function = first == kNone ? kNone : chooseOverload(first, file, operands, ambiguous);
  // What follows in the same line of code is still evaluated: it must find one operand here.
  if (builder_.stopped()) return replaceTop(node.b, builder_.poison(node.offset));
  if (function != kNone) return enter(function, node);
  if (!ambiguous && callee.builtin.builtin != Builtin::None) {
    if (!mayCompute(operands, nodesOfEach(callee.builtin), node.offset))
      return replaceTop(node.b, builder_.poison(node.offset));
    const std::string_view name = builder_.module().tree.names.text(node.a);
    const Operand result = callOfOpen(callee.builtin, name, operands, node.offset);
    builder_.warnIfNotFinite(result, operands);
    return replaceTop(node.b, result);
  }
  // A name that nothing declares was reported when names were checked.
  const bool known = first != kNone;
  replaceTop(node.b, known ? noOverload(node, first, file, operands, ambiguous) : builder_.poison(node.offset));
}

/// The overload that needs the least conversion, or none. At a tie the functions of the calling file win over imported
/// ones.
uint32_t Machine::chooseOverload(uint32_t first, uint32_t file, std::span<const Operand> operands, bool& ambiguous) {
  const Module& module = builder_.module();
  uint32_t best = kNone, bestCost = 0;
  for (uint32_t function = first; function != kNone; function = module.nextSeen(function, file)) {
    std::optional<uint32_t> cost = costOf(function, operands);
    if (cost) *cost = *cost * 2 + (module.functionFiles[function] == file ? 0 : 1);
    if (!cost || (best != kNone && *cost > bestCost)) continue;
    ambiguous = best != kNone && *cost == bestCost;
    best = function;
    bestCost = *cost;
  }
  return ambiguous ? kNone : best;
}

std::optional<uint32_t> Machine::costOf(uint32_t function, std::span<const Operand> operands) {
  const Module& module = builder_.module();
  const ast::FunctionDeclaration& declaration = module.tree.functions[function];
  if (declaration.parameterCount != operands.size()) return std::nullopt;
  uint32_t total = 0;
  for (uint32_t k = 0; k < operands.size(); ++k) {
    const ast::Parameter& parameter = module.tree.parameters[declaration.firstParameter + k];
    if (parameter.isFunction() != (operands[k].form == Operand::Form::Function)) return std::nullopt;
    if (parameter.isFunction()) continue;
    const uint32_t type = parameter.type;
    const ResolvedType& resolved = module.types[type];
    if (resolved.progress != Progress::Done) {
      if (resolved.progress != Progress::Failed) builder_.need(Need::Kind::Type, type);
      return std::nullopt;
    }
    const Operand::Form form = operands[k].form;
    if (form == Operand::Form::Symbol || form == Operand::Form::Row || form == Operand::Form::Tuple)
      return std::nullopt;
    const ValueType wanted = withLengthsOf(resolved.type, operands[k].type);
    const std::optional<uint32_t> cost = conversionCost(operands[k], wanted);
    if (!cost || !fitsDims(builder_, operands[k], resolved)) return std::nullopt;
    total += *cost + (wanted == resolved.type && !leavesOpen(resolved) ? 0 : 1);
  }
  return total;
}

void Machine::enter(uint32_t function, const ast::Node& node) {
  if (!mayEnter(function, node)) return replaceTop(node.b, builder_.poison(node.offset));
  const Module& module = builder_.module();
  const ast::FunctionDeclaration& declaration = module.tree.functions[function];
  Frame frame{.kind = Frame::Kind::Call,
              .end = declaration.body.end,
              .resume = at_,
              .function = function,
              .callerBase = base_,
              .callerSlots = slots_};
  const uint32_t base = base_ + slots_;
  const uint32_t slots = std::max({declaration.body.slots, declaration.gradient.slots, node.b + 1});
  locals_.resize(std::max<size_t>(locals_.size(), base + slots));
  const std::span<const Operand> operands = top(node.b);
  pushFrame(frame, declaration.body.begin);
  for (uint32_t k = 0; k < node.b; ++k) {
    const ast::Parameter& parameter = module.tree.parameters[declaration.firstParameter + k];
    locals_[base + k] = operands[k];
    if (parameter.isFunction()) continue;
    const ValueType type = withLengthsOf(module.types[parameter.type].type, operands[k].type);
    locals_[base + k] = convert(builder_, operands[k], type);
  }
  operands_.resize(operands_.size() - node.b);
  base_ = base;
  slots_ = slots;
  builder_.calls.push_back(node.offset);
}

/// Whether a call of the function is running with the same functions for its parameters.
bool Machine::isEntered(uint32_t function, std::span<const Operand> arguments) const {
  uint32_t base = base_;  // of the locals of each call, the innermost first
  for (auto frame = frames_.rbegin(); frame != frames_.rend(); ++frame) {
    if (frame->kind != Frame::Kind::Call && frame->kind != Frame::Kind::Gradient) continue;
    bool same = frame->function == function;
    for (uint32_t k = 0; same && k < arguments.size(); ++k) {
      const Operand &given = arguments[k], &running = locals_[base + k];
      same = given.form != Operand::Form::Function || (given.first == running.first && given.symbol == running.symbol);
    }
    if (same) return true;
    base = frame->callerBase;
  }
  return false;
}

/// Functions are inlined: one that calls itself would never end. The cycle is found here where overloads or parameters
/// hide it from the check of names.
bool Machine::mayEnter(uint32_t function, const ast::Node& node) {
  const uint32_t offset = node.offset;
  const ast::FunctionDeclaration& declaration = builder_.module().tree.functions[function];
  if (isEntered(function, top(node.b))) {
    builder_.mistake(offset,
                     fmt::format("function `{}` calls itself", builder_.module().tree.names.text(declaration.name)),
                     "functions are inlined and cannot recurse");
    return false;
  }
  if (builder_.calls.size() < kMaxCallDepth) return true;
  builder_.mistake(offset, fmt::format("calls nest deeper than {} levels", kMaxCallDepth),
                   "what is done over and over is a `fold`");
  return false;
}

void Machine::finishCall() {
  const Frame frame = frames_.back();
  Operand result = leave();
  const ast::FunctionDeclaration& declaration = builder_.module().tree.functions[frame.function];
  result = convertResult(declaration, result);
  if (declaration.gradient.empty() || result.poisoned() || builder_.stopped()) return returnFrom(frame, result);
  openGradient(frame, result);
}

/// The value, or the members of a tuple, as what the function says it gives.
Operand Machine::convertResult(const ast::FunctionDeclaration& declaration, const Operand& value) {
  if (declaration.resultCount == 0 || value.poisoned()) return value;
  if (declaration.resultCount == 1) return convertResult(declaration, value, declaration.firstResult);
  if (value.form != Operand::Form::Tuple || value.row != declaration.resultCount) {
    return builder_.mistake(value.offset,
                            fmt::format("the value of `{}` must be {} values",
                                        builder_.module().tree.names.text(declaration.name), declaration.resultCount));
  }
  std::vector<Operand> members;
  for (uint32_t k = 0; k < declaration.resultCount; ++k) {
    const Operand member = builder_.membersOf(value)[k];
    members.push_back(convertResult(declaration, member, declaration.firstResult + k));
    if (members.back().poisoned()) return builder_.poison(value.offset);
  }
  return builder_.tuple(members, value.offset);
}

Operand Machine::convertResult(const ast::FunctionDeclaration& declaration, const Operand& value, uint32_t type) {
  const ResolvedType& resolved = builder_.module().types[type];
  if (resolved.progress == Progress::Done) {
    const std::string what = fmt::format("the value of `{}`", builder_.module().tree.names.text(declaration.name));
    return convertOrFail(builder_, value, resolved.type, what);
  }
  if (resolved.progress != Progress::Failed) builder_.need(Need::Kind::Type, type);
  return value;
}

/// Leaves the frame of a function with its value.
void Machine::returnFrom(const Frame& frame, Operand result) {
  const uint32_t call = builder_.calls.back();
  builder_.calls.pop_back();
  builder_.keepOnly(frame.mark, result);
  base_ = frame.callerBase;
  slots_ = frame.callerSlots;
  result.offset = call;
  push(result);
  withinLimits(call);
}

std::string Machine::describe(uint32_t function) const {
  const Module& module = builder_.module();
  const ast::FunctionDeclaration& declaration = module.tree.functions[function];
  std::string text;
  for (uint32_t k = 0; k < declaration.parameterCount; ++k) {
    const ast::Parameter& parameter = module.tree.parameters[declaration.firstParameter + k];
    text += (k > 0 ? ", " : "");
    const ResolvedType* type = parameter.isFunction() ? nullptr : &module.types[parameter.type];
    text += type == nullptr ? "fn" : hgc::nameOf(type->type, builder_.program(), type->dims);
  }
  return fmt::format("`{}({})`", module.tree.names.text(declaration.name), text);
}

std::string Machine::nameOf(const Operand& argument) const {
  return argument.form == Operand::Form::Function ? "fn" : builder_.nameOf(argument);
}

/// Whether one of the overloads has a parameter that stands for a function.
bool Machine::takesFunctions(uint32_t first, uint32_t file) const {
  const Module& module = builder_.module();
  for (uint32_t function = first; function != kNone; function = module.nextSeen(function, file)) {
    const ast::FunctionDeclaration& declaration = module.tree.functions[function];
    const auto parameters = module.tree.parameters.begin() + declaration.firstParameter;
    if (std::any_of(parameters, parameters + declaration.parameterCount, [](const auto& p) { return p.isFunction(); }))
      return true;
  }
  return false;
}

Operand Machine::noOverload(const ast::Node& node, uint32_t first, uint32_t file, std::span<const Operand> operands,
                            bool ambiguous) {
  const bool mayPass = takesFunctions(first, file);
  for (const Operand& operand : operands) {
    const bool isPassed = mayPass && operand.form == Operand::Form::Function;
    const bool isNamed = isPassed || operand.form == Operand::Form::Open;
    if (!isNamed && !builder_.isValue(operand)) return builder_.poison(node.offset);
  }
  const Module& module = builder_.module();
  std::string types;
  for (const Operand& operand : operands) types += (types.empty() ? "" : ", ") + nameOf(operand);
  const std::string_view name = module.tree.names.text(node.a);
  const ast::FunctionDeclaration& only = module.tree.functions[first];
  const bool single = module.nextSeen(first, file) == kNone;
  std::string message = ambiguous ? fmt::format("`{}({})` could mean several functions", name, types)
                                  : fmt::format("no function `{}` takes ({})", name, types);
  if (single && only.parameterCount != operands.size()) {
    message = fmt::format("`{}` takes {} {}, but {} {} given", name, only.parameterCount,
                          only.parameterCount == 1 ? "argument" : "arguments", operands.size(),
                          operands.size() == 1 ? "is" : "are");
  }
  Diagnostic diagnostic = builder_.reporter().make(Severity::Error, node.offset, message);
  for (uint32_t function = first; function != kNone; function = module.nextSeen(function, file)) {
    const bool resolved = [&] {
      const ast::FunctionDeclaration& declaration = module.tree.functions[function];
      if (declaration.broken) return false;
      for (uint32_t k = 0; k < declaration.parameterCount; ++k) {
        const ast::Parameter& parameter = module.tree.parameters[declaration.firstParameter + k];
        if (!parameter.isFunction() && module.types[parameter.type].progress == Progress::Failed) return false;
      }
      return true;
    }();
    if (!resolved) return builder_.poison(node.offset);  // its own mistake was reported
    diagnostic.notes.push_back(
        builder_.reporter().note(module.tree.functions[function].offset, describe(function) + " is declared here"));
  }
  return builder_.mistake(node.offset, std::move(diagnostic));
}

}  // namespace hgc
