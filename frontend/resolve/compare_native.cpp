/// Functions of C++ against their own machine code.
#include <fmt/format.h>

#include <bit>
#include <cmath>
#include <random>

#include "frontend/frontend.h"
#include "frontend/lower/machine/cxx_graph.h"
#include "frontend/resolve/lifter.h"
#include "frontend/syntax/module.h"
#include "ir/apply.h"

namespace hgc {
namespace {

constexpr int kDraws = 2000;

/// By parameter. Some have zeros of both signs, equal numbers, and large and small ones.
std::vector<std::vector<double>> drawn(const cxx::CxxFunction& function, int draw, std::mt19937_64& random) {
  std::vector<std::vector<double>> parameters;
  std::vector<double*> all;
  for (const auto& parameter : function.parameters) parameters.emplace_back(parameter.scalars);
  for (auto& parameter : parameters) {
    for (double& scalar : parameter) all.push_back(&scalar);
  }
  for (double* const scalar : all) *scalar = static_cast<double>(random() >> 11) * 0x1p-51 - 2;
  if (all.empty()) return parameters;
  double& one = *all[random() % all.size()];
  switch (draw % 6) {
    case 1: one = draw % 4 == 1 ? 0.0 : -0.0; break;
    case 2: one = *all[random() % all.size()]; break;
    case 3: one *= 1e100; break;
    case 4: one *= 1e-9; break;
    default: break;
  }
  return parameters;
}

/// Nothing where C++ does not say what it is: machine code does anything then.
std::optional<std::vector<double>> evaluated(const cxx::Lifted& lifted,
                                             const std::vector<std::vector<double>>& parameters) {
  const Graph& graph = lifted.graph;
  std::vector<Constant> values(graph.size());
  std::vector<NodeId> roots = lifted.results;
  roots.push_back(lifted.undefined);
  for (const NodeId id : reachable(graph, roots)) {
    const Node& node = graph[id];
    const auto operand = [&](int k) { return k < operandCount(node) ? values[node.operand(k)] : Constant{}; };
    if (node.op == Op::Const) values[id] = graph.constantAt(id);
    else if (node.op == Op::Load) values[id] = Constant::of(parameters[node.b][node.c]);
    else values[id] = evaluateOracle(node.op, operand(0), operand(1), operand(2));
  }
  if (values[lifted.undefined].boolean()) return std::nullopt;
  std::vector<double> results;
  for (const NodeId id : lifted.results) results.push_back(values[id].real());
  return results;
}

bool isSame(double a, double b) {
  return std::bit_cast<uint64_t>(a) == std::bit_cast<uint64_t>(b) || (std::isnan(a) && std::isnan(b));
}

void compare(const cxx::CxxFunction& function, const cxx::Lifted& lifted, void (*native)(const double* const*, double*),
             CxxComparison& result) {
  std::mt19937_64 random(11);
  for (int draw = 0; draw < kDraws; ++draw) {
    const auto parameters = drawn(function, draw, random);
    std::vector<const double*> pointers;
    for (const auto& parameter : parameters) pointers.push_back(parameter.data());
    const auto values = evaluated(lifted, parameters);
    if (!values) continue;
    std::vector<double> expected(function.results);
    native(pointers.data(), expected.data());
    for (size_t k = 0; k < values->size(); ++k) {
      if (isSame((*values)[k], expected[k])) continue;
      result.difference =
          fmt::format("component {}: {:.17g}, and machine code has {:.17g}, for", k, (*values)[k], expected[k]);
      for (const auto& parameter : parameters) {
        for (const double scalar : parameter) result.difference += fmt::format(" {:.17g}", scalar);
      }
      return;
    }
    ++result.draws;
  }
}

}  // namespace

std::vector<CxxComparison> compareWithNative(const Module& module) {
  std::vector<CxxComparison> results;
  for (const auto& together : module.cxxUnits) {
    const auto lifter = cxxLifter();
    const cxx::NativeUnit native =
        lifter ? (*lifter)->compile(together->unit) : cxx::NativeUnit{{}, nullptr, lifter.error().message};
    for (size_t k = 0; k < together->externs.size(); ++k) {
      const ast::ExternDeclaration& declaration = module.tree.externs[together->externs[k]];
      CxxComparison result;
      result.function = module.tree.names.text(module.tree.functions[declaration.function].name);
      result.error = native.error;
      const auto& graph = module.cxx[together->externs[k]];
      if (result.error.empty() && graph && graph->lifted.leavesOut)
        result.error = "a side of it ends without a result, or returns false, which machine code treats differently";
      if (result.error.empty() && graph)
        compare(together->unit.functions[k], graph->lifted, native.functions[k], result);
      results.push_back(std::move(result));
    }
  }
  return results;
}

}  // namespace hgc
