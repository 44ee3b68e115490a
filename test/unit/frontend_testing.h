#pragma once
/// What the tests of the front end share: parsing a text, messages as lines, and evaluating a lowered term.
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "frontend/frontend.h"
#include "ir/apply.h"
#include "ir/loops.h"

namespace hgc::test {

/// Texts of tests declare more than they use.
inline WarningPolicy fragments() {
  return {
      {Warning::EmptyProgram, Warning::UnusedConst, Warning::UnusedFunction, Warning::UnusedLet, Warning::UnusedSymbol},
      false};
}

/// Parses `text` and lowers all its terms; keeps the messages.
class Parsed {
 public:
  explicit Parsed(std::string text, ReadAs as = ReadAs::Loops)
      : module_(parseModule({"t.hg", std::move(text)}, diagnostics_, {}, {}, as)) {}

  bool ok() const { return module_ && !diagnostics_.hasErrors(); }
  const Program& program() const { return programOf(*module_); }
  const Module& module() const { return *module_; }
  Diagnostics& diagnostics() { return diagnostics_; }
  std::string messages() const { return diagnostics_.render(false); }

  /// Lowers every term, with `lengths` for the ragged rows that it meets.
  void lowerAll(std::vector<uint32_t> lengths = {}) {
    if (!module_) return;
    for (TermId term = 0; term < program().terms.size(); ++term) {
      Graph graph;
      lowerTerm(*module_, term, lengths, graph, diagnostics_);
    }
  }
  TermId term(const std::string& name) const {
    for (TermId k = 0; k < program().terms.size(); ++k) {
      if (program().terms[k].name == name) return k;
    }
    ADD_FAILURE() << "no term " << name;
    return 0;
  }

 private:
  Diagnostics diagnostics_{fragments()};
  ModulePtr module_;
};

/// Messages of a text, lowered with `lengths`.
inline std::string messagesOf(std::string text, std::vector<uint32_t> lengths = {}) {
  Parsed parsed(std::move(text));
  parsed.lowerAll(std::move(lengths));
  return parsed.messages();
}

/// Data for one instance.
struct Instance {
  std::map<std::string, std::vector<double>> reals;
  std::map<std::string, std::vector<int32_t>> tables;
  std::map<std::string, std::vector<int32_t>> rowBegins;
  std::map<std::string, int32_t> sizes;
  std::vector<int32_t> index;
};

/// The value of one node after another, by the rules of the operation table.
inline Constant evaluateNode(const Program& program, const Instance& data, const Graph& graph, NodeId id,
                             const std::vector<Constant>& values) {
  const Node& node = graph[id];
  const auto operand = [&](uint32_t k) {
    return k < 3 && k < static_cast<uint32_t>(operandCount(node)) ? values[node.operand(static_cast<int>(k))]
                                                                  : Constant{};
  };
  const auto row = [&] { return static_cast<size_t>(operand(0).integer()); };
  switch (node.op) {
    case Op::Const: return graph.constantAt(id);
    case Op::Index: return Constant::of(data.index.at(node.b));
    case Op::Size: return Constant::of(data.sizes.at(program.dims[node.b].name));
    case Op::Table: return Constant::of(data.tables.at(program.symbols[node.b].name).at(row()));
    case Op::RowBegin: return Constant::of(data.rowBegins.at(program.symbols[node.b].name).at(row()));
    case Op::Load: {
      const Symbol& symbol = program.symbols[node.b];
      return Constant::of(data.reals.at(symbol.name).at(row() * symbol.width + node.c));
    }
    default: return evaluateStrict(node.op, operand(0), operand(1), operand(2));
  }
}

/// The values of nodes in `order`; loops run as they stand.
inline void evaluateNodes(const Program& program, const Instance& data, const Graph& graph, const Nests& nests,
                          const std::vector<NodeId>& order, std::vector<Constant>& values) {
  for (const NodeId id : order) {
    const Node& node = graph[id];
    if (node.op == Op::Range || node.op == Op::Carried || node.op == Op::Next) continue;
    if (!info(node.op).isReduction) {
      values[id] = evaluateNode(program, data, graph, id, values);
      continue;
    }
    const std::vector<NodeId> inside = iterationOf(graph, nests, id);
    const int32_t length = values[graph[node.a].a].integer();
    if (info(node.op).isFold) {
      const std::vector<CarriedStep> steps = stepsOf(graph, node);
      std::vector<Constant> next;
      for (const CarriedStep& step : steps) values[step.carried] = values[graph[step.carried].b];
      for (int32_t k = 0; k < length; ++k, next.clear()) {
        values[node.a] = Constant::of(k);
        evaluateNodes(program, data, graph, nests, inside, values);
        for (const CarriedStep& step : steps) next.push_back(values[step.next]);
        for (size_t s = 0; s < steps.size(); ++s) values[steps[s].carried] = next[s];
      }
      values[id] = values[node.b];
      continue;
    }
    const ReductionStep step = *stepOf(node.op, node.type);
    Constant sum = length > 0 ? step.start : step.nothing;
    for (int32_t k = 0; k < length; ++k) {
      values[node.a] = Constant::of(k);
      evaluateNodes(program, data, graph, nests, inside, values);
      sum = evaluateStrict(step.op, sum, values[node.b], {});
    }
    values[id] = sum;
  }
}

/// Lowers `term` and evaluates its roots.
inline std::vector<double> evaluate(Parsed& parsed, TermId term, const Instance& data,
                                    std::vector<uint32_t> lengths = {}) {
  Graph graph;
  const Lowered lowered = lowerTerm(parsed.module(), term, lengths, graph, parsed.diagnostics());
  EXPECT_TRUE(lowered.ok && lowered.complete) << parsed.messages();
  std::vector<Constant> values(graph.size());
  const Nests nests(graph);
  std::vector<NodeId> order = reachable(graph, lowered.roots);
  std::erase_if(order, [&](NodeId id) { return nests.of(id) != 0; });
  evaluateNodes(parsed.program(), data, graph, nests, order, values);
  std::vector<double> result;
  for (const NodeId root : lowered.roots) result.push_back(values[root].real());
  return result;
}

/// The value of an expression over `x` = 3, `y` = -2, `u` = (1, 2, 3), `v` = (4, -5, 6), `m` = columns (2, 1, 0), (0,
/// 3, 1), (1, 0, 1), and the index `i` = 2 of a dimension N of 5.
inline std::vector<double> valuesOf(const std::string& expression, const std::string& type = "real",
                                    const std::string& declarations = "") {
  Parsed parsed("dim N;\nvar x : real; var y : real; var u : vec3; var v : vec3; var m : mat3;\n" + declarations +
                "\noutput o[i in N] : " + type + " = " + expression + ";\n");
  if (!parsed.ok()) {
    ADD_FAILURE() << parsed.messages();
    return {};
  }
  const Instance data{
      .reals = {{"x", {3}}, {"y", {-2}}, {"u", {1, 2, 3}}, {"v", {4, -5, 6}}, {"m", {2, 1, 0, 0, 3, 1, 1, 0, 1}}},
      .tables = {},
      .rowBegins = {},
      .sizes = {{"N", 5}},
      .index = {2}};
  return evaluate(parsed, 0, data);
}

inline double valueOf(const std::string& expression, const std::string& declarations = "") {
  const std::vector<double> values = valuesOf(expression, "real", declarations);
  return values.size() == 1 ? values[0] : -12345.0;
}

}  // namespace hgc::test
