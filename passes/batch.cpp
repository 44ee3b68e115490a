#include "passes/batch.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

#include "passes/canonical.h"
#include "passes/rebuild.h"

namespace hgc {
namespace {

struct Hasher {
  size_t operator()(const std::vector<uint32_t>& words) const {
    return std::hash<std::string_view>()(
        {reinterpret_cast<const char*>(words.data()), words.size() * sizeof(uint32_t)});
  }
};

/// What makes a topology: its shape and how its instances are laid out.
std::vector<uint32_t> topologyKey(const Term& term, const Canonical& form, bool dense) {
  std::vector<uint32_t> key = {static_cast<uint32_t>(term.kind), static_cast<uint32_t>(term.domain.size()),
                               static_cast<uint32_t>(dense), static_cast<uint32_t>(form.roots.size()), term.width};
  for (const Port& port : form.ports) {
    key.push_back(static_cast<uint32_t>(port.kind) << 24 | 0x80000000U);
    key.push_back(port.width);
  }
  for (const Node& node : form.nodes) {
    key.insert(key.end(),
               {static_cast<uint32_t>(node.op) << 8 | static_cast<uint32_t>(node.type), node.a, node.b, node.c});
  }
  key.insert(key.end(), form.roots.begin(), form.roots.end());
  return key;
}

/// What makes a group: its topology, what it reads and, for terms with a domain, the term and its selectors.
std::vector<uint32_t> groupKey(uint32_t topology, TermId term, const Term& declared, const Canonical& form,
                               std::span<const Selector> selectors) {
  std::vector<uint32_t> key = {topology, declared.domain.empty() && selectors.empty() ? kNone : term};
  key.insert(key.end(), form.symbols.begin(), form.symbols.end());
  key.insert(key.end(), form.tables.begin(), form.tables.end());
  key.insert(key.end(), form.dims.begin(), form.dims.end());
  for (const Selector& selector : selectors) key.push_back(selector.length);
  return key;
}

bool allEqual(const std::vector<double>& values, double first) {
  return std::ranges::all_of(values, [&](double v) { return Constant::of(v) == Constant::of(first); });
}
bool allEqual(const std::vector<int32_t>& values, int32_t first) {
  return std::ranges::all_of(values, [&](int32_t v) { return v == first; });
}

/// For each column: the constant it holds everywhere, or the number it keeps among those that differ.
template <class T>
struct Columns {
  std::vector<std::optional<T>> constant;
  std::vector<uint32_t> kept;
  uint32_t count = 0;
};

template <class T>
Columns<T> sortColumns(std::span<Group* const> groups, std::vector<std::vector<T>> Group::*lifted, uint32_t count) {
  Columns<T> result;
  for (uint32_t k = 0; k < count; ++k) {
    const T first = (groups.front()->*lifted)[k].front();
    const bool equal = std::ranges::all_of(groups, [&](Group* group) { return allEqual((group->*lifted)[k], first); });
    result.constant.push_back(equal ? std::optional(first) : std::nullopt);
    result.kept.push_back(equal ? kNone : result.count++);
  }
  for (Group* group : groups) {
    std::vector<std::vector<T>> rest;
    for (uint32_t k = 0; k < count; ++k) {
      if (!result.constant[k]) rest.push_back(std::move((group->*lifted)[k]));
    }
    group->*lifted = std::move(rest);
  }
  return result;
}

/// Makes columns that never differ constants of the topology again; folding then sees them.
void restoreConstants(Unit& unit, std::span<Group* const> groups) {
  const auto reals = sortColumns(groups, &Group::liftedReals, unit.liftedReals);
  const auto ints = sortColumns(groups, &Group::liftedInts, unit.liftedInts);
  rebuild(unit, [&](Graph& graph, const Node& node) -> NodeId {
    if (node.op != Op::Lifted) return kNoNode;
    if (node.type == Type::Real) {
      return reals.constant[node.b] ? graph.constant(*reals.constant[node.b])
                                    : graph.lifted(reals.kept[node.b], Type::Real);
    }
    return ints.constant[node.b] ? graph.constant(*ints.constant[node.b]) : graph.lifted(ints.kept[node.b], Type::Int);
  });
  unit.liftedReals = reals.count;
  unit.liftedInts = ints.count;
}

/// Roots are the scalars of a term's element; for a residual with a loss two more follow.
Root rootAt(const Term& term, uint32_t k, NodeId node) {
  if (k >= term.width) return {k == term.width ? RootKind::Loss : RootKind::Squares, 0, 0, node};
  const RootKind kind = term.kind == TermKind::Energy     ? RootKind::Value
                        : term.kind == TermKind::Residual ? RootKind::Residual
                                                          : RootKind::Output;
  return {kind, k, 0, node};
}

}  // namespace

struct Batcher::State {
  const Program& program;
  Canonicalizer canonicalizer;
  Plan plan;
  std::unordered_map<std::vector<uint32_t>, uint32_t, Hasher> topologies;
  std::unordered_map<std::vector<uint32_t>, uint32_t, Hasher> groups;

  explicit State(const Program& declared) : program(declared), canonicalizer(declared) {}

  uint32_t topologyOf(const Term& term, const Canonical& form, const Graph& graph, bool dense);
  Group& groupOf(uint32_t topology, TermId term, const Canonical& form, const Graph& graph,
                 std::span<const Selector> selectors);
};

Batcher::Batcher(const Program& program) : state_(std::make_unique<State>(program)) {}
Batcher::~Batcher() = default;

uint32_t Batcher::State::topologyOf(const Term& term, const Canonical& form, const Graph& graph, bool dense) {
  const auto [found, isNew] =
      topologies.try_emplace(topologyKey(term, form, dense), static_cast<uint32_t>(plan.topologies.size()));
  if (!isNew) return found->second;
  Unit unit;
  unit.name = term.name;
  unit.kind = term.kind;
  unit.rank = static_cast<uint32_t>(term.domain.size());
  unit.dense = dense;
  unit.ports = form.ports;
  unit.tables = static_cast<uint32_t>(form.tables.size());
  unit.dims = static_cast<uint32_t>(form.dims.size());
  unit.liftedReals = static_cast<uint32_t>(form.liftedReals.size());
  unit.liftedInts = static_cast<uint32_t>(form.liftedInts.size());
  const std::vector<NodeId> ids = replay(form, graph, unit.graph);
  for (uint32_t k = 0; k < form.roots.size(); ++k) unit.roots.push_back(rootAt(term, k, ids[form.roots[k]]));
  plan.topologies.push_back(std::move(unit));
  return found->second;
}

Group& Batcher::State::groupOf(uint32_t topology, TermId term, const Canonical& form, const Graph& graph,
                               std::span<const Selector> selectors) {
  const auto [found, isNew] = groups.try_emplace(groupKey(topology, term, program.terms[term], form, selectors),
                                                 static_cast<uint32_t>(plan.groups.size()));
  if (!isNew) return plan.groups[found->second];
  Group group;
  group.topology = topology;
  group.ports = form.symbols;
  group.tables = form.tables;
  group.dims = form.dims;
  std::vector<NodeId> rows;
  for (const Selector& selector : selectors) rows.push_back(selector.row);
  const std::vector<NodeId> copied = copyNodes(graph, rows, group.selectorGraph);
  for (size_t k = 0; k < selectors.size(); ++k)
    group.selectors.push_back({selectors[k].symbol, copied[k], selectors[k].length});
  group.liftedReals.resize(form.liftedReals.size());
  group.liftedInts.resize(form.liftedInts.size());
  plan.groups.push_back(std::move(group));
  return plan.groups.back();
}

void Batcher::add(TermId term, const Graph& graph, std::span<const NodeId> roots, std::span<const Selector> selectors) {
  State& s = *state_;
  const Term& declared = s.program.terms[term];
  const Canonical& form = s.canonicalizer.run(graph, roots, declared.domain);
  const bool dense = !declared.domain.empty() && selectors.empty();
  const uint32_t topology = s.topologyOf(declared, form, graph, dense);
  Group& group = s.groupOf(topology, term, form, graph, selectors);
  group.terms.push_back(term);
  for (size_t k = 0; k < form.liftedReals.size(); ++k) group.liftedReals[k].push_back(form.liftedReals[k]);
  for (size_t k = 0; k < form.liftedInts.size(); ++k) group.liftedInts[k].push_back(form.liftedInts[k]);
}

Plan Batcher::finish() const {
  Plan plan = state_->plan;
  std::vector<std::vector<Group*>> members(plan.topologies.size());
  for (Group& group : plan.groups) members[group.topology].push_back(&group);
  for (size_t k = 0; k < plan.topologies.size(); ++k) restoreConstants(plan.topologies[k], members[k]);
  return plan;
}

}  // namespace hgc
