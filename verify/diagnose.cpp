#include "verify/diagnose.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "ir/apply.h"
#include "passes/passes.h"
#include "verify/guards.h"
#include "verify/reverse.h"

namespace hgc {
namespace {

Site siteOf(const Interpreter& interpreter, NodeId node, size_t group, int64_t instance, double measure) {
  const GatherGraph& topology = interpreter.topology();
  const Node& n = topology.graph[node];
  Site site{n.op, topology.graph.originOf(node), group, instance, measure};
  if (n.op == Op::Load) {
    site.symbol = interpreter.of().symbolOf(n);
    site.scalar = static_cast<int64_t>(interpreter.scalarOf(n));
  }
  return site;
}

bool isFinite(Constant value) { return value.type != Type::Real || std::isfinite(value.real()); }

/// Calls `visit(group, interpreter, instance)` for the instances of every group until it gives a site.
template <class Visit>
std::optional<Site> search(const Subject& subject, Evaluate evaluate, int64_t most, const Visit& visit) {
  for (size_t g = 0; g < subject.groups.size(); ++g) {
    const auto hoisted = hoistIndices(subject.plan.topologies[subject.plan.groups[g].topology]);
    if (!hoisted) continue;
    Interpreter interpreter({*hoisted, subject.plan.groups[g], subject.groups[g], subject.bound}, evaluate);
    for (int64_t i = 0; i < std::min(most, subject.groups[g].count); ++i) {
      interpreter.forward(i, {});
      if (const std::optional<Site> site = visit(g, interpreter, i)) return site;
    }
  }
  return std::nullopt;
}

Site siteInside(const Interpreter& interpreter, const Interpreter::Inside& inside, size_t group, int64_t instance,
                double measure) {
  Site site = siteOf(interpreter, inside.node, group, instance, measure);
  site.counts = inside.counts;
  return site;
}

std::optional<Site> nonfiniteValue(size_t group, Interpreter& interpreter, int64_t instance) {
  bool bad = false;
  for (const Root& root : interpreter.topology().roots) bad = bad || !isFinite(interpreter.valueOf(root.node));
  if (!bad) return std::nullopt;
  for (const NodeId id : interpreter.order()) {
    const Constant value = interpreter.valueOf(id);
    const Graph& graph = interpreter.topology().graph;
    if (isFinite(value) || graph[id].op == Op::Const) continue;
    const auto isBad = [&](NodeId inside) {
      return graph[inside].op != Op::Const && !isFinite(interpreter.valueOf(inside));
    };
    if (info(graph[id].op).isReduction) {
      if (const auto inside = interpreter.firstInside(id, isBad))
        return siteInside(interpreter, *inside, group, instance, interpreter.valueOf(inside->node).real());
    }
    return siteOf(interpreter, id, group, instance,
                  value.real());  // its operands come before it, and are finite
  }
  return std::nullopt;
}

std::optional<Site> nonfiniteDerivative(size_t group, Interpreter& interpreter, int64_t instance,
                                        std::vector<std::vector<long double>>& unwanted) {
  const Adjoints adjoints = reverse(interpreter, objectiveOf(interpreter).seeds, unwanted);
  const std::vector<NodeId>& order = interpreter.order();
  const Graph& graph = interpreter.topology().graph;
  for (size_t at = order.size(); at-- > 0;) {  // users first: the first one that is not finite made it so
    const NodeId id = order[at];
    if (graph[id].type != Type::Real || info(graph[id].op).isLeaf || adjoints.of[id] == 0) continue;
    if (!std::isfinite(adjoints.of[id]) || info(graph[id].op).isReduction) continue;
    const auto partials = interpreter.partialsOf(id);
    for (int k = 0; k < operandCount(graph[id]); ++k) {
      const double product = adjoints.of[id] * partials[static_cast<size_t>(k)];
      if (!std::isfinite(product)) return siteOf(interpreter, id, group, instance, product);
    }
  }
  if (adjoints.steep) return siteInside(interpreter, *adjoints.steep, group, instance, HUGE_VAL);
  return std::nullopt;
}

/// What made a number that is not finite: what is passed on does not count.
NodeId sourceOf(const Interpreter& at, NodeId id) {
  const Graph& graph = at.topology().graph;
  for (;;) {
    const Node& node = graph[id];
    const auto isBad = [&](NodeId operand) { return graph[operand].op != Op::Const && !isFinite(at.valueOf(operand)); };
    NodeId from = kNoNode;
    if (node.op == Op::Select) from = at.valueOf(node.a).boolean() ? node.b : node.c;
    for (int k = 0; k < operandCount(node) && node.op != Op::Select && !info(node.op).isReduction; ++k) {
      if (from == kNoNode && isBad(node.operand(k))) from = node.operand(k);
    }
    if (from == kNoNode || !isBad(from)) return id;
    id = from;
  }
}

/// The operation of the program that has no derivative where NaN is chosen, by its place. Those that derivatives are
/// made of come after what the program has there.
Op withoutDerivative(const Graph& graph, NodeId made) {
  constexpr Op kKinds[] = {Op::NormRoot, Op::Hypot, Op::Abs,   Op::Sqrt,           Op::Atan2,
                           Op::Acos,     Op::Asin,  Op::Acosh, Op::SafeReciprocal, Op::Crossing};
  for (NodeId id = 0; id < graph.size(); ++id) {
    const bool isKnown = std::ranges::find(kKinds, graph[id].op) != std::end(kKinds);
    if (isKnown && graph.originOf(id) == graph.originOf(made)) return graph[id].op;
  }
  for (NodeId id = 0; id < made && graph[made].op == Op::Select; ++id) {
    const bool isOfProgram = graph[id].type == Type::Real && !info(graph[id].op).isLeaf;
    if (isOfProgram && graph.originOf(id) == graph.originOf(made)) return graph[id].op;
  }
  return graph[made].op;
}

/// In roots of a kind, of a graph that passes have made.
std::optional<Site> nonfiniteRoot(const Subject& subject, size_t g, const Differentiated& derived, RootKind kind) {
  Interpreter at({derived, subject.plan.groups[g], subject.groups[g], subject.bound}, evaluateStrict);
  for (int64_t i = 0; i < subject.groups[g].count; ++i) {
    at.forward(i, {});
    for (const Root& root : derived.roots) {
      if (root.kind != kind || isFinite(at.valueOf(root.node))) continue;
      const NodeId made = sourceOf(at, root.node);
      Site site = siteOf(at, made, g, i, at.valueOf(root.node).real());
      const bool isStated = !subject.derivativeStatedAt(site.origin).empty();
      site.op = isStated ? Op::CustomPartial : withoutDerivative(derived.graph, made);
      return site;
    }
  }
  return std::nullopt;
}

/// Calls `visit(group, derived)` for every group until it gives a site.
template <class Visit>
std::optional<Site> searchDerived(const Subject& subject, const Visit& visit) {
  for (size_t g = 0; g < subject.groups.size(); ++g) {
    const auto hoisted = hoistIndices(subject.plan.topologies[subject.plan.groups[g].topology]);
    if (!hoisted) continue;
    Differentiated derived = differentiate(*hoisted);
    if (const std::optional<Site> site = visit(g, derived)) return site;
  }
  return std::nullopt;
}

double ulpsApart(double a, double b) {
  if (a == b || (std::isnan(a) && std::isnan(b))) return 0;
  return std::fabs(a - b) / (std::nextafter(std::fabs(b), HUGE_VAL) - std::fabs(b));
}

std::string nameOf(const Subject& subject, const Site& site) {
  if (site.symbol != kNone) return placeIn(subject.program, subject.bound, site.symbol, site.scalar);
  constexpr std::pair<Op, const char*> kWritten[] = {
      {Op::NormRoot, "`norm`"}, {Op::SafeReciprocal, "`normalize`"}, {Op::Crossing, "equal eigenvalues"}};
  for (const auto& [op, name] : kWritten) {
    if (site.op == op) return name;
  }
  const std::string function = site.op == Op::CustomPartial ? subject.derivativeStatedAt(site.origin) : "";
  return function.empty() ? fmt::format("`{}`", info(site.op).name) : function;
}

}  // namespace

std::string placeIn(const Program& program, const Bound& bound, SymbolId id, int64_t scalar) {
  const Symbol& symbol = program.symbols[id];
  int64_t row = scalar / symbol.width;
  std::string text = fmt::format("`{}`", symbol.name);
  if (symbol.ragged) {
    text += fmt::format(", entry {}", row);
  } else if (!symbol.dims.empty()) {
    std::vector<int64_t> indices(symbol.dims.size());
    for (size_t k = indices.size(); k-- > 0;) {
      const int64_t size = bound.sizes[symbol.dims[k]];
      indices[k] = row % size;
      row /= size;
    }
    text +=
        indices.size() == 1 ? fmt::format(", row {}", indices[0]) : fmt::format(", row [{}]", fmt::join(indices, ", "));
  }
  return symbol.width > 1 ? text + fmt::format(", component {}", scalar % symbol.width) : text;
}

std::string describe(const Subject& subject, const Site& site) {
  const PlaceTable& places = subject.plan.topologies[subject.plan.groups[site.group].topology].places;
  const std::string place = originText(subject.program, places, site.origin);
  const Member member = memberOf(subject.plan.groups[site.group], subject.groups[site.group], site.instance);
  const char* read = site.symbol == kNone ? "" : ", read";
  const std::string counts = site.counts.empty() ? "" : fmt::format(", count {}", fmt::join(site.counts, ", "));
  return fmt::format("{}{}{}{}, instance {} of `{}`{}", nameOf(subject, site), read, place.empty() ? "" : " at ", place,
                     member.instance, subject.program.terms[member.term].name, counts);
}

std::optional<Site> findNonfinite(const Subject& subject) {
  const auto value = [&](size_t g, Interpreter& at, int64_t i) { return nonfiniteValue(g, at, i); };
  if (const auto site = search(subject, evaluateStrict, INT64_MAX, value)) return site;
  std::vector<std::vector<long double>> unwanted(subject.program.symbols.size());
  return search(subject, evaluateStrict, INT64_MAX,
                [&](size_t g, Interpreter& at, int64_t i) { return nonfiniteDerivative(g, at, i, unwanted); });
}

std::optional<Site> findNonfiniteGradient(const Subject& subject) {
  return searchDerived(subject, [&](size_t g, const Differentiated& derived) {
    return nonfiniteRoot(subject, g, derived, RootKind::Partial);
  });
}

std::optional<Site> findNonfiniteHessian(const Subject& subject) {
  return searchDerived(subject, [&](size_t g, Differentiated& derived) {
    if (!hasSmallHessian(derived)) return std::optional<Site>();
    deriveHessian(derived);
    return nonfiniteRoot(subject, g, derived, RootKind::Hessian);
  });
}

std::optional<Site> worstOperation(const Subject& subject, int64_t instances) {
  std::optional<Site> worst;
  search(subject, evaluateStrict, instances, [&](size_t g, const Interpreter& interpreter, int64_t i) {
    for (const NodeId id : interpreter.order()) {
      const Node& node = interpreter.topology().graph[id];
      if (info(node.op).isLeaf || info(node.op).isReduction || node.type != Type::Real) continue;
      const auto [a, b, c] = interpreter.operandsOf(id);
      const double ulps = ulpsApart(interpreter.valueOf(id).real(), evaluateOracle(node.op, a, b, c).real());
      if (ulps > (worst ? worst->measure : 0)) worst = siteOf(interpreter, id, g, i, ulps);
    }
    return std::optional<Site>();
  });
  return worst;
}

}  // namespace hgc
