/// The module's interface: compiles and interprets functions, and reports refusals.
#include <fmt/format.h>

#include <algorithm>

#include "frontend/cxx/compile.h"
#include "frontend/cxx/interpreter/interpreter.h"
#include "frontend/cxx/native.h"
#include "frontend/cxx/wrapper.h"

namespace hgc::cxx {
namespace {

constexpr uint32_t kReal = 8;  // bytes

/// Calls the function with inputs, and collects its results.
void liftInto(Lifted& result, Interpreter& interpreter, llvm::Module& module, const CxxFunction& function,
              size_t number) {
  std::vector<Value> arguments;
  const auto add = [&](const std::string& name, uint32_t scalars) {
    const uint32_t object = interpreter.memory().add({.name = name, .size = uint64_t{kReal} * scalars});
    arguments.push_back(Value::pointer(object, 0));
    return object;
  };
  Graph& graph = result.graph;
  for (uint32_t p = 0; p < function.parameters.size(); ++p) {
    const CxxFunction::Parameter& parameter = function.parameters[p];
    const uint32_t object = add(parameter.name, parameter.scalars);
    for (uint32_t c = 0; c < parameter.scalars; ++c)
      interpreter.memory().write(object, int64_t{kReal} * c, Value::real(graph.load(p, graph.constant(0), c)), kReal);
  }
  const uint32_t output = add("result", function.results);
  interpreter.call(*module.getFunction(wrapperName(number)), arguments);
  llvm::Type& real = *llvm::Type::getDoubleTy(module.getContext());
  for (uint32_t c = 0; c < function.results; ++c) {
    const Value value = interpreter.load(Value::pointer(output, uint64_t{kReal} * c), real);
    if (value.is(Value::Kind::None)) throw Refused{fmt::format("component {} of the result is never set", c)};
    result.results.push_back(interpreter.orNan(interpreter.realOf(value)));
  }
  result.undefined = interpreter.undefined();
  std::vector<NodeId> roots = result.results;
  roots.push_back(result.undefined);
  interpreter.refuseUnseenIn(roots);
}

/// Most instructions create no node.
void dropUnusedPlaces(Lifted& lifted) {
  std::vector<Node> nodes;
  std::vector<uint32_t> origins;
  for (NodeId id = 0; id < lifted.graph.size(); ++id) {
    nodes.push_back(lifted.graph[id]);
    origins.push_back(lifted.graph.originOf(id));
  }
  for (const Variable& variable : lifted.variables) origins.push_back(variable.origin);
  lifted.places = usedPlaces(lifted.places, origins);
  for (size_t k = 0; k < lifted.variables.size(); ++k) lifted.variables[k].origin = origins[nodes.size() + k];
  origins.resize(nodes.size());
  if (!lifted.graph.restore(nodes, origins)) throw Refused{"internal error: its graph is not sound"};
}

std::variant<Lifted, Refusal> lifted(llvm::Module& module, const CxxFunction& function, size_t number,
                                     SidesThatEnd ends) {
  Lifted result;
  Interpreter interpreter(module, result, ends);
  std::string message, hint;
  try {
    liftInto(result, interpreter, module, function, number);
    dropUnusedPlaces(result);
    return result;
  } catch (const Refused& refused) {
    message = refused.message;
    hint = refused.hint;
  } catch (const Undefined& side) {
    message = side.message;
  } catch (const SideEnds& side) {
    message = fmt::format("all its paths end in {}", side.by);
  }
  std::vector<Refusal::Frame> frames = interpreter.frames();
  std::erase_if(frames, [](const Refusal::Frame& frame) { return frame.file.ends_with(kWrapperFile); });
  // A function that calls itself is told of once.
  const auto areOne = [](const Refusal::Frame& a, const Refusal::Frame& b) {
    return a.file == b.file && a.line == b.line && a.column == b.column;
  };
  frames.erase(std::unique(frames.begin(), frames.end(), areOne), frames.end());
  return Refusal{std::move(message), std::move(frames), std::move(hint)};
}

LiftedUnit lift(const CxxUnit& unit) {
  LiftedUnit result;
  llvm::LLVMContext context;
  Compiled compiled = compile(unit, wrapperOf(unit), context);
  result.errors = std::move(compiled.errors);
  result.reads = std::move(compiled.reads);
  result.lacks.assign(compiled.lacks.begin(), compiled.lacks.end());
  if (!compiled.module) return result;
  for (size_t k = 0; k < unit.functions.size(); ++k) {
    if (auto refusal = otherSizes(unit.functions[k], compiled.costs))
      result.functions.emplace_back(std::move(*refusal));
    else result.functions.push_back(lifted(*compiled.module, unit.functions[k], k, unit.ends));
  }
  const auto isLifted = [](const auto& one) { return std::holds_alternative<Lifted>(one); };
  if (const auto first = std::ranges::find_if(result.functions, isLifted); first != result.functions.end()) {
    std::vector<std::string>& warnings = std::get<Lifted>(*first).warnings;
    warnings.insert(warnings.begin(), compiled.warnings.begin(), compiled.warnings.end());
  }
  return result;
}

}  // namespace
}  // namespace hgc::cxx

const hgc::cxx::Lifter hgcLifter = {hgc::cxx::lift, hgc::cxx::compileNatively};
