#include "frontend/resolve/uncalled.h"

#include <fmt/format.h>

#include "frontend/lower/machine/machine.h"

namespace hgc {
namespace {

/// Marks functions, and gives those newly marked.
class Marks {
 public:
  explicit Marks(const Module& module) : module_(module), marked_(module.tree.functions.size()) {}

  /// What is called, and what is passed on to be called.
  void markCalls(uint32_t begin, uint32_t end) {
    for (uint32_t k = begin; k < end; ++k) {
      const ast::Node& node = module_.tree.nodes[k];
      if (node.kind == ast::Kind::Call) mark(node);
      if (node.kind == ast::Kind::Name && node.b != 0) markAll(node.a);
    }
  }

  void markOne(uint32_t f) {
    if (!marked_[f]) fresh_.push_back(f);
    marked_[f] = true;
  }

  std::vector<bool> finish() {
    while (!fresh_.empty()) {
      const ast::FunctionDeclaration& function = module_.tree.functions[fresh_.back()];
      fresh_.pop_back();
      markCalls(function.body.begin, function.body.end);
      markCalls(function.gradient.begin, function.gradient.end);
    }
    return std::move(marked_);
  }

 private:
  /// Those that take so many arguments; if there is none the call is a mistake, and any may be meant.
  void mark(const ast::Node& call) {
    const uint32_t first = module_.calleeOf(call.a).function;
    const auto fits = [&](uint32_t f) { return module_.tree.functions[f].parameterCount == call.b; };
    bool some = false;
    for (uint32_t f = first; f != kNone; f = module_.nextOverload[f]) some = some || fits(f);
    for (uint32_t f = first; f != kNone; f = module_.nextOverload[f]) {
      if (!some || fits(f)) markOne(f);
    }
  }

  void markAll(NameId name) {
    for (uint32_t f = module_.calleeOf(name).function; f != kNone; f = module_.nextOverload[f]) markOne(f);
  }

  const Module& module_;
  std::vector<bool> marked_;
  std::vector<uint32_t> fresh_;
};

/// A value of which nothing but the type is known.
Operand unknownOf(Builder& builder, const ValueType& type, uint32_t& next, uint32_t offset) {
  Graph& graph = builder.graph();
  return builder.build(type, offset, [&](uint32_t) {
    const NodeId leaf = graph.lifted(next++, type.scalar == Type::Real ? Type::Real : Type::Int);
    return type.scalar == Type::Bool ? graph.make(Op::Ne, leaf, graph.constant(0)) : leaf;
  });
}

/// What such a function does depends on its arguments.
bool isOpen(const Module& module, const ast::FunctionDeclaration& function) {
  for (const ast::Parameter& parameter : module.tree.parametersOf(function)) {
    if (parameter.isFunction() || module.types[parameter.type].type.isOpen()) return true;
  }
  return false;
}

}  // namespace

std::vector<bool> calledFunctions(const Module& module) {
  Marks marks(module);
  uint32_t at = 0;  // what lies between the functions calls them
  for (const ast::FunctionDeclaration& function : module.tree.functions) {
    marks.markCalls(at, function.body.begin);
    at = function.end();
  }
  marks.markCalls(at, static_cast<uint32_t>(module.tree.nodes.size()));
  for (const ast::ManifoldDeclaration& manifold : module.tree.manifolds) marks.markOne(manifold.retract);
  return marks.finish();
}

void checkRetractions(const Module& module, const Reporter& reporter) {
  Builder builder(module, reporter);
  Machine machine(builder);
  Graph graph;
  for (const ast::ManifoldDeclaration& manifold : module.tree.manifolds) {
    const ast::FunctionDeclaration& retract = module.tree.functions[manifold.retract];
    if (retract.broken || reporter.full()) continue;
    graph.clear();
    builder.begin(graph, {});
    uint32_t next = 0;
    std::vector<Operand> arguments;
    for (const ast::Parameter& parameter : module.tree.parametersOf(retract))
      arguments.push_back(unknownOf(builder, module.types[parameter.type].type, next, parameter.offset));
    machine.call(manifold.retract, arguments);
    if (builder.mistakes.failed()) continue;
    for (NodeId id = 0; id < graph.size(); ++id) {
      const Op op = graph[id].op;
      if (op != Op::Load && op != Op::Table && op != Op::RowBegin && op != Op::Size) continue;
      reporter.error(retract.offset,
                     fmt::format("the retraction of `{}` reads more than its point and step",
                                 module.tree.names.text(manifold.name)),
                     "what it needs besides must be known when compiling");
      break;
    }
  }
}

void checkUncalled(const Module& module, const std::vector<bool>& called, const Reporter& reporter) {
  Builder builder(module, reporter);
  Machine machine(builder);
  Graph graph;
  for (uint32_t f = 0; f < module.tree.functions.size() && !reporter.full(); ++f) {
    const ast::FunctionDeclaration& function = module.tree.functions[f];
    if (called[f] || function.broken) continue;
    if (isOpen(module, function)) continue;
    graph.clear();
    builder.beginUncalled(graph);
    std::vector<Operand> arguments;
    uint32_t next = 0;
    for (const ast::Parameter& parameter : module.tree.parametersOf(function))
      arguments.push_back(unknownOf(builder, module.types[parameter.type].type, next, parameter.offset));
    machine.call(f, arguments);
  }
}

}  // namespace hgc
