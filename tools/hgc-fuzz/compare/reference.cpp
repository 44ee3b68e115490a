#include "tools/hgc-fuzz/compare/reference.h"

#include <cmath>

#include "ir/apply.h"
#include "passes/passes.h"
#include "runtime/sum/incidence.h"
#include "verify/reverse.h"

namespace hgc::fuzz {
namespace {

using Vectors = std::vector<std::vector<double>>;

Vectors zeros(const Program& program, const Bound& bound) {
  Vectors result(program.symbols.size());
  for (size_t s = 0; s < result.size(); ++s) {
    const Symbol& symbol = program.symbols[s];
    const bool varies = symbol.kind == SymbolKind::Var || symbol.kind == SymbolKind::Param;
    if (!varies || !bound.symbols[s].integers.empty()) continue;
    result[s].resize(static_cast<size_t>(bound.symbols[s].rows) * program.symbols[s].width);
  }
  return result;
}

/// Reverse mode with magnitudes of partials: adds to `scale` the sum over paths of |the product of the partials|. Parts
/// of a partial may cancel (for gelu, for example); such partials count as at least 1.
void reverseScale(const Interpreter& at, const std::vector<double>& seeds, Vectors& scale) {
  const GatherGraph& topology = at.topology();
  std::vector<double> adjoint(topology.graph.size(), 0.0);
  for (size_t k = 0; k < topology.roots.size(); ++k) adjoint[topology.roots[k].node] += std::fabs(seeds[k]);
  const auto& order = at.order();
  for (size_t n = order.size(); n-- > 0;) {
    const NodeId id = order[n];
    const Node& node = topology.graph[id];
    if (adjoint[id] == 0) continue;
    if (node.op == Op::Load) {
      const size_t symbol = at.of().symbolOf(node);
      if (!scale[symbol].empty()) scale[symbol][at.scalarOf(node)] += adjoint[id];
    } else if (node.op == Op::Select) {
      adjoint[at.valueOf(node.a).boolean() ? node.b : node.c] += adjoint[id];
    } else if (node.type == Type::Real && !info(node.op).isLeaf && info(node.op).smoothness != Smoothness::Flat) {
      const auto partials = at.partialsOf(id);
      const bool cancels = info(node.op).expands;
      for (int k = 0; k < operandCount(node); ++k) {
        const double p = std::fabs(partials[static_cast<size_t>(k)]);
        adjoint[node.operand(k)] += adjoint[id] * (cancels && p < 1 ? 1.0 : p);
      }
    }
  }
}

size_t instancesOf(const Term& term, const Bound& bound) {
  size_t count = 1;
  for (const DimId dim : term.domain) count *= static_cast<size_t>(bound.sizes[dim]);
  return count;
}

/// The entries of every scalar in canonical order, group after group.
struct Entries {
  std::vector<std::vector<std::vector<double>>> bySymbol;

  explicit Entries(const Vectors& like) : bySymbol(like.size()) {
    for (size_t s = 0; s < like.size(); ++s) bySymbol[s].resize(like[s].size());
  }
  /// Adds an entry to every component of a row. Components that are not read get 0, which changes no bit.
  void add(size_t symbol, size_t row, const std::vector<double>& components) {
    for (size_t c = 0; c < components.size(); ++c)
      bySymbol[symbol][row * components.size() + c].push_back(components[c]);
  }
  /// Adds the entries of one segment.
  void sumInto(Vectors& gradient) {
    for (size_t s = 0; s < bySymbol.size(); ++s) {
      for (size_t k = 0; k < bySymbol[s].size(); ++k) {
        if (bySymbol[s][k].empty()) continue;
        const auto entries = static_cast<int64_t>(bySymbol[s][k].size());
        gradient[s][k] += canonicalSum(bySymbol[s][k], {entries, (entries + kTile - 1) / kTile * kTile});
        bySymbol[s][k].clear();
      }
    }
  }
};

void addPartials(const Differentiated& topology, const Interpreter& at, const Group& group, const GroupData& data,
                 int64_t i, Entries& entries) {
  std::vector<std::vector<double>> byGather(topology.gathers.size());
  for (size_t g = 0; g < topology.gathers.size(); ++g)
    byGather[g].assign(topology.ports[topology.gathers[g].port].width, 0.0);
  for (size_t k = 0; k < topology.roots.size(); ++k) {
    if (topology.roots[k].kind != RootKind::Partial) continue;
    const Column& column = topology.columns[topology.roots[k].a];
    byGather[column.gather][column.component] = at.value(k);
  }
  for (size_t g = 0; g < topology.gathers.size(); ++g) {
    const size_t symbol = group.ports[topology.gathers[g].port];
    if (entries.bySymbol[symbol].empty()) continue;
    entries.add(symbol, static_cast<size_t>(data.rows[g][static_cast<size_t>(i)]), byGather[g]);
  }
}

}  // namespace

Result<Expected> Reference::expect() const {
  Expected result;
  result.gradient = result.reverse = result.scale = zeros(program, bound);
  for (const Term& term : program.terms) {
    const size_t count = instancesOf(term, bound);
    if (term.kind != TermKind::Output) result.values[term.name].resize(count);
    if (term.kind != TermKind::Energy) result.elements[term.name].resize(count * term.width);
  }
  std::vector<std::vector<long double>> gradients;
  for (const auto& symbol : result.reverse) gradients.emplace_back(symbol.size());
  Entries entries(result.gradient);
  for (size_t g = 0; g < plan.groups.size(); ++g) {
    const Group& group = plan.groups[g];
    auto plain = hoistIndices(plan.topologies[group.topology]);
    if (!plain) return plain.error();
    Differentiated full = differentiate(*plain);
    if (precision == Precision::F32) narrow(*plain), narrow(full);
    Interpreter values({*plain, group, groups[g], bound}, evaluateStrict),
        derived({full, group, groups[g], bound}, evaluateStrict);
    for (int64_t i = 0; i < groups[g].count; ++i) {
      const Member member = memberOf(group, groups[g], i);
      const Term& term = program.terms[member.term];
      const auto place = static_cast<size_t>(member.instance);
      values.forward(i, {});
      derived.forward(i, {});
      for (size_t k = 0; k < full.roots.size(); ++k) {
        const Root& root = full.roots[k];
        if (root.kind == RootKind::Value && term.kind != TermKind::Output)
          result.values[term.name][place] = derived.value(k);
        if (root.kind == RootKind::Residual || root.kind == RootKind::Output)
          result.elements[term.name][place * term.width + root.a] = derived.value(k);
      }
      if (term.kind == TermKind::Output) continue;
      const Objective objective = objectiveOf(values);
      reverse(values, objective.seeds, gradients);
      reverseScale(values, objective.seeds, result.scale);
      addPartials(full, derived, group, groups[g], i, entries);
      if ((i + 1) % groups[g].segment == 0) entries.sumInto(result.gradient);
    }
    entries.sumInto(result.gradient);
  }
  for (size_t s = 0; s < gradients.size(); ++s) result.reverse[s].assign(gradients[s].begin(), gradients[s].end());
  return result;
}

namespace {

/// One instance, with the initial adjoints of its roots.
struct Instance {
  const Group& group;
  const GroupData& data;
  int64_t number;
  const Term& term;
  size_t place;
};

/// Σ |adjoints of roots| |partials along paths| |v|, over the graph that `prepare` makes of each topology after its
/// indices are hoisted.
template <class Prepare, class Seeds>
Result<double> pathScale(const Reference& of, const Vectors& v, const Prepare& prepare, const Seeds& seedsOf) {
  Vectors scale = zeros(of.program, of.bound);
  for (size_t g = 0; g < of.plan.groups.size(); ++g) {
    const Group& group = of.plan.groups[g];
    auto hoisted = hoistIndices(of.plan.topologies[group.topology]);
    if (!hoisted) return hoisted.error();
    auto topology = prepare(std::move(*hoisted));
    if (of.precision == Precision::F32) narrow(topology);
    Interpreter at({topology, group, of.groups[g], of.bound}, evaluateStrict);
    for (int64_t i = 0; i < of.groups[g].count; ++i) {
      const Member member = memberOf(group, of.groups[g], i);
      const Term& term = of.program.terms[member.term];
      at.forward(i, {});
      std::vector<double> seeds(topology.roots.size(), 0.0);
      for (size_t k = 0; k < seeds.size(); ++k)
        seeds[k] = seedsOf(Instance{group, of.groups[g], i, term, static_cast<size_t>(member.instance)}, topology,
                           topology.roots[k]);
      reverseScale(at, seeds, scale);
    }
  }
  double sum = 0;
  for (size_t s = 0; s < scale.size(); ++s) {
    for (size_t k = 0; k < v[s].size(); ++k) sum += scale[s][k] * std::fabs(v[s][k]);
  }
  return sum;
}

/// The sum over paths from the gradient, weighted by w, to v.
Result<double> gradientPaths(const Reference& of, const Vectors& w, const Vectors& v) {
  return pathScale(
      of, v, differentiate, [&](const Instance& instance, const Differentiated& topology, const Root& root) {
        if (root.kind != RootKind::Partial) return 0.0;
        const Column& column = topology.columns[root.a];
        const uint32_t port = topology.gathers[column.gather].port;
        const auto& symbol = w[instance.group.ports[port]];
        const auto row = static_cast<size_t>(instance.data.rows[column.gather][static_cast<size_t>(instance.number)]);
        return symbol.empty() ? 0.0 : symbol[row * topology.ports[port].width + column.component];
      });
}

}  // namespace

Result<double> Reference::curvatureScale(const Vectors& w, const Vectors& v) const {
  const auto one = gradientPaths(*this, w, v), other = gradientPaths(*this, v, w);
  if (!one) return one.error();
  if (!other) return other.error();
  return *one + *other;
}

Result<double> Reference::pairingScale(const std::map<std::string, std::vector<double>>& cotangents,
                                       const Vectors& v) const {
  const auto asHoisted = [](Hoisted hoisted) { return hoisted; };
  return pathScale(*this, v, asHoisted, [&](const Instance& instance, const Hoisted&, const Root& root) {
    if (root.kind != RootKind::Residual && root.kind != RootKind::Output) return 0.0;
    const auto found = cotangents.find(instance.term.name);
    return found == cotangents.end() ? 0.0 : found->second[instance.place * instance.term.width + root.a];
  });
}

}  // namespace hgc::fuzz
