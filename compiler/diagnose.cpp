#include "compiler/diagnose.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "ir/apply.h"
#include "passes/passes.h"

namespace hgc {
namespace {

bool isFinite(Constant value) { return value.type != Type::Real || std::isfinite(value.real()); }

Site siteOf(const Interpreter& interpreter, NodeId node, size_t group, int64_t instance, double measure) {
  const Graph& graph = interpreter.unit().graph;
  return {graph[node].op, graph.originOf(node), group, instance, measure};
}

/// Calls `visit(group, interpreter, instance)` for the instances of every group until it gives a site.
template <class Visit>
std::optional<Site> search(const Subject& subject, Evaluate evaluate, int64_t most, const Visit& visit) {
  for (size_t g = 0; g < subject.groups.size(); ++g) {
    Unit unit = subject.plan.topologies[subject.plan.groups[g].topology];
    if (!hoistIndices(unit)) continue;
    Interpreter interpreter(unit, subject.plan.groups[g], subject.groups[g], subject.bound, evaluate);
    for (int64_t i = 0; i < std::min(most, subject.groups[g].count); ++i) {
      interpreter.forward(i, {});
      if (const std::optional<Site> site = visit(g, interpreter, i)) return site;
    }
  }
  return std::nullopt;
}

std::optional<Site> nonfiniteValue(size_t group, const Interpreter& interpreter, int64_t instance) {
  bool bad = false;
  for (const Root& root : interpreter.unit().roots) bad = bad || !isFinite(interpreter.valueOf(root.node));
  if (!bad) return std::nullopt;
  for (const NodeId id : interpreter.order()) {
    const Constant value = interpreter.valueOf(id);
    if (isFinite(value) || interpreter.unit().graph[id].op == Op::Const) continue;
    return siteOf(interpreter, id, group, instance, value.real());  // its operands come before it, and are finite
  }
  return std::nullopt;
}

std::optional<Site> nonfiniteDerivative(size_t group, Interpreter& interpreter, int64_t instance,
                                        std::vector<std::vector<long double>>& unwanted) {
  interpreter.reverse(objectiveOf(interpreter).seeds, unwanted);
  const std::vector<NodeId>& order = interpreter.order();
  const Graph& graph = interpreter.unit().graph;
  for (size_t at = order.size(); at-- > 0;) {  // users first: the first one that is not finite made it so
    const NodeId id = order[at];
    if (graph[id].type != Type::Real || info(graph[id].op).isLeaf || interpreter.adjointOf(id) == 0) continue;
    if (!std::isfinite(interpreter.adjointOf(id))) continue;
    const auto partials = interpreter.partialsOf(id);
    for (int k = 0; k < operandCount(graph[id]); ++k) {
      const double product = interpreter.adjointOf(id) * partials[static_cast<size_t>(k)];
      if (!std::isfinite(product)) return siteOf(interpreter, id, group, instance, product);
    }
  }
  return std::nullopt;
}

double ulpsApart(double a, double b) {
  if (a == b || (std::isnan(a) && std::isnan(b))) return 0;
  return std::fabs(a - b) / (std::nextafter(std::fabs(b), HUGE_VAL) - std::fabs(b));
}

bool isLastOfChain(const Graph& graph, const std::vector<NodeId>& order, NodeId id) {
  for (const NodeId user : order) {
    if (graph[user].op == Op::Attach && graph[user].a == id) return false;
  }
  return true;
}

}  // namespace

std::string describe(const Subject& subject, const Site& site) {
  const uint32_t file = site.origin >> 24, line = site.origin & 0xffffff;
  const std::string name = file < subject.program.files.size() ? subject.program.files[file] : "line";
  const Group& group = subject.plan.groups[site.group];
  const bool recorded = group.terms.size() > 1;
  const TermId term = group.terms[recorded ? static_cast<size_t>(site.instance) : 0];
  const std::vector<int32_t>& flat = subject.groups[site.group].flat;
  const int64_t instance = recorded ? 0 : flat.empty() ? site.instance : flat[static_cast<size_t>(site.instance)];
  return fmt::format("`{}` at {}:{}, instance {} of `{}`", info(site.op).name, name, line, instance,
                     subject.program.terms[term].name);
}

std::optional<Site> findNonfinite(const Subject& subject) {
  if (const auto site = search(subject, evaluateStrict, INT64_MAX, nonfiniteValue)) return site;
  std::vector<std::vector<long double>> unwanted(subject.program.symbols.size());
  return search(subject, evaluateStrict, INT64_MAX, [&](size_t g, Interpreter& interpreter, int64_t i) {
    return nonfiniteDerivative(g, interpreter, i, unwanted);
  });
}

std::optional<Site> worstOperation(const Subject& subject, int64_t instances) {
  std::optional<Site> worst;
  search(subject, evaluateStrict, instances, [&](size_t g, const Interpreter& interpreter, int64_t i) {
    for (const NodeId id : interpreter.order()) {
      const Node& node = interpreter.unit().graph[id];
      if (info(node.op).isLeaf || node.type != Type::Real) continue;
      const auto [a, b, c] = interpreter.operandsOf(id);
      const double ulps = ulpsApart(interpreter.valueOf(id).real(), evaluateOracle(node.op, a, b, c).real());
      if (ulps > (worst ? worst->measure : 0)) worst = siteOf(interpreter, id, g, i, ulps);
    }
    return std::optional<Site>();
  });
  return worst;
}

std::optional<Site> wrongDerivative(const Subject& subject, size_t group, int64_t instance,
                                    const std::vector<std::vector<double>>& direction, double step, double bound) {
  Unit unit = subject.plan.topologies[subject.plan.groups[group].topology];
  if (!hoistIndices(unit)) return std::nullopt;
  const auto valuesAt = [&](double t) {
    Bound moved = subject.bound;
    for (size_t s = 0; s < direction.size(); ++s) {
      for (size_t k = 0; k < direction[s].size(); ++k) moved.symbols[s].reals[k] += t * direction[s][k];
    }
    Interpreter at(unit, subject.plan.groups[group], subject.groups[group], moved, evaluateStrict);
    at.forward(instance, {});
    std::vector<double> values(unit.graph.size(), 0.0);
    for (const NodeId id : at.order()) {
      if (unit.graph[id].type == Type::Real) values[id] = at.valueOf(id).real();
    }
    return values;
  };
  const std::vector<double> right = valuesAt(step), left = valuesAt(-step);
  Interpreter center(unit, subject.plan.groups[group], subject.groups[group], subject.bound, evaluateStrict);
  center.forward(instance, direction);
  for (const NodeId id : center.order()) {
    const Node& node = unit.graph[id];
    if (node.type != Type::Real || info(node.op).isLeaf || node.op == Op::Detach) continue;
    if (node.op == Op::Attach && !isLastOfChain(unit.graph, center.order(), id)) continue;
    const double difference = (right[id] - left[id]) / (2 * step), tangent = center.tangentAt(id);
    const double scale = std::max({std::fabs(difference), std::fabs(tangent), std::fabs(center.valueOf(id).real())});
    const double error = std::fabs(difference - tangent) / std::max(scale, 1e-300);
    if (error > bound) return siteOf(center, id, group, instance, error);
  }
  return std::nullopt;
}

}  // namespace hgc
