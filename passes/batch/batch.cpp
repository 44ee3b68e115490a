#include "passes/batch/batch.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

#include "ir/loops.h"
#include "passes/batch/canonical.h"
#include "passes/batch/groups.h"
#include "passes/rebuild.h"

namespace hgc {
namespace {

struct Hasher {
  size_t operator()(const std::vector<uint32_t>& words) const {
    return std::hash<std::string_view>()(
        {reinterpret_cast<const char*>(words.data()), words.size() * sizeof(uint32_t)});
  }
};

/// Identifies a topology: its shape and the layout of its instances.
std::vector<uint32_t> topologyKey(const Term& term, const Canonical& form, bool dense, FieldReads fields) {
  std::vector<uint32_t> key = {static_cast<uint32_t>(term.kind),
                               static_cast<uint32_t>(term.domain.size()),
                               static_cast<uint32_t>(dense),
                               static_cast<uint32_t>(form.roots.size()),
                               term.width,
                               static_cast<uint32_t>(fields)};
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

/// Identifies a group: its topology, the symbols it reads and, for terms with a domain or selectors, the term and its
/// selectors.
std::vector<uint32_t> groupKey(const Group& group, bool recorded) {
  std::vector<uint32_t> key = {group.topology, recorded ? kNone : group.terms.front()};
  key.insert(key.end(), group.ports.begin(), group.ports.end());
  key.insert(key.end(), group.tables.begin(), group.tables.end());
  key.insert(key.end(), group.dims.begin(), group.dims.end());
  for (const Selector& selector : group.selectors) key.push_back(selector.length);
  return key;
}

bool allEqual(const std::vector<double>& values, double first) {
  return std::ranges::all_of(values, [&](double v) { return Constant::of(v) == Constant::of(first); });
}
bool allEqual(const std::vector<int32_t>& values, int32_t first) {
  return std::ranges::all_of(values, [&](int32_t v) { return v == first; });
}

/// For each column: the constant it holds in all instances, or its new number among the columns that differ.
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

/// Makes columns with one value for all instances constants of the topology, so that they can be folded.
void restoreConstants(Topology& topology, std::span<Group* const> groups) {
  const auto reals = sortColumns(groups, &Group::liftedReals, topology.liftedReals);
  const auto ints = sortColumns(groups, &Group::liftedInts, topology.liftedInts);
  rebuild(topology, [&](Graph& graph, const Node& node) -> NodeId {
    if (node.op != Op::Lifted) return kNoNode;
    if (node.type == Type::Real) {
      return reals.constant[node.b] ? graph.constant(*reals.constant[node.b])
                                    : graph.lifted(reals.kept[node.b], Type::Real);
    }
    return ints.constant[node.b] ? graph.constant(*ints.constant[node.b]) : graph.lifted(ints.kept[node.b], Type::Int);
  });
  topology.liftedReals = reals.count;
  topology.liftedInts = ints.count;
}

/// The scalars of a term's element; a residual with a loss has two more roots.
Root rootAt(const Term& term, uint32_t k, NodeId node) {
  if (k >= term.width) return {k == term.width ? RootKind::Loss : RootKind::Squares, 0, 0, node};
  const RootKind kind = term.kind == TermKind::Energy     ? RootKind::Value
                        : term.kind == TermKind::Residual ? RootKind::Residual
                                                          : RootKind::Output;
  return {kind, k, 0, node};
}

using Keys = std::unordered_map<std::vector<uint32_t>, uint32_t, Hasher>;

/// A topology of recorded terms without the components of its loads.
struct Shape {
  Canonical form;
  uint32_t topology = 0;  ///< of the plan: that of the first terms, and of all if there are others
  Arrangement first;      ///< how the first terms' topology lays it out
  bool shared = false;    ///< by topologies that differ in components
};

/// The destination of terms of a key: a topology of the plan with the same layout, or a shape shared with other keys.
struct Class {
  uint32_t topology = 0;
  uint32_t shape = kNone;
  Arrangement arrangement;  ///< within the shape
};

/// Whether unknowns or parameters are read at every count of a loop.
bool isVariadic(const Topology& topology) {
  const Nests nests(topology.graph);
  for (NodeId id = 0; id < topology.graph.size() && nests.hasLoops(); ++id) {
    const Node& node = topology.graph[id];
    const bool isByColumn = node.op == Op::Load && topology.ports[node.b].kind != SymbolKind::Data;
    if (isByColumn && nests.of(node.a) != 0) return true;
  }
  return false;
}

Topology topologyOf(const Term& term, const Canonical& form, bool dense, FieldReads fields) {
  Topology topology;
  topology.name = term.name;
  topology.kind = term.kind;
  topology.rank = static_cast<uint32_t>(term.domain.size());
  topology.dense = dense;
  topology.ports = form.ports;
  topology.tables = static_cast<uint32_t>(form.tables.size());
  topology.dims = static_cast<uint32_t>(form.dims.size());
  topology.liftedReals = static_cast<uint32_t>(form.liftedReals.size());
  topology.liftedInts = static_cast<uint32_t>(form.liftedInts.size() + form.components.size());
  topology.places = form.places;
  const std::vector<NodeId> ids = replay(form, topology.graph);
  for (uint32_t k = 0; k < form.roots.size(); ++k) topology.roots.push_back(rootAt(term, k, ids[form.roots[k]]));
  topology.variadic = isVariadic(topology);
  topology.inlined = fields == FieldReads::Inlined;
  return topology;
}

void copySelectors(const Graph& graph, std::span<const Selector> selectors, Group& to) {
  std::vector<NodeId> rows;
  for (const Selector& selector : selectors) rows.push_back(selector.row);
  const std::vector<NodeId> copied = copyNodes(graph, rows, to.selectorGraph);
  for (size_t k = 0; k < selectors.size(); ++k)
    to.selectors.push_back({selectors[k].symbol, copied[k], selectors[k].length});
}

/// Makes a group of one term, with the symbols that its form reads.
Group groupOfOne(TermId term, uint32_t topology, const Canonical& form, const Graph& graph,
                 std::span<const Selector> selectors) {
  Group group;
  group.topology = topology;
  group.ports = form.symbols;
  group.tables = form.tables;
  group.dims = form.dims;
  group.terms = {term};
  if (!selectors.empty()) copySelectors(graph, selectors, group);
  for (const double value : form.liftedReals) group.liftedReals.push_back({value});
  for (const int32_t value : form.liftedInts) group.liftedInts.push_back({value});
  return group;
}

}  // namespace

struct Batcher::State {
  const Program& program;
  Sharing sharing;
  Canonicalizer canonicalizer, shapeCanonicalizer;
  Plan plan;
  std::vector<Class> classes;
  std::vector<Shape> shapes;
  Keys classOf, shapeOf, groupOf;
  bool hasSharedShapes = false;
  std::vector<bool> followsShape;  // by group: it is laid out as a shape, not as its topology

  State(const Program& declared, Sharing wanted)
      : program(declared), sharing(wanted), canonicalizer(declared), shapeCanonicalizer(declared) {}

  void addGroup(Group group, bool shaped) {
    plan.groups.push_back(std::move(group));
    followsShape.push_back(shaped);
  }
  const Class& classFor(const Term& term, const Canonical& form, const Graph& graph, std::span<const NodeId> roots,
                        bool dense, FieldReads fields, const PlaceTable& places);
  void findShape(Class& found, const Term& term, const Canonical& form, const Graph& graph,
                 std::span<const NodeId> roots, FieldReads fields, const PlaceTable& places);
  bool addToShape(TermId term, const Graph& graph, std::span<const NodeId> roots, FieldReads fields,
                  const PlaceTable& places);
  void join(Group group, bool isJoined, bool shaped);
  bool isField(const Group& group) const { return program.terms[group.terms.front()].kind == TermKind::Field; }
  void joinGroups(const Shape& shape, const std::vector<uint32_t>& members, Plan& joined) const;
};

Batcher::Batcher(const Program& program, Sharing sharing) : state_(std::make_unique<State>(program, sharing)) {}
Batcher::~Batcher() = default;

const Class& Batcher::State::classFor(const Term& term, const Canonical& form, const Graph& graph,
                                      std::span<const NodeId> roots, bool dense, FieldReads fields,
                                      const PlaceTable& places) {
  const auto [found, isNew] =
      classOf.try_emplace(topologyKey(term, form, dense, fields), static_cast<uint32_t>(classes.size()));
  if (!isNew) return classes[found->second];
  Class& made = classes.emplace_back();
  if (term.domain.empty()) findShape(made, term, form, graph, roots, fields, places);
  if (made.shape != kNone) return made;
  made.topology = static_cast<uint32_t>(plan.topologies.size());
  plan.topologies.push_back(topologyOf(term, form, dense, fields));
  return made;
}

/// Gives the class its own topology if it is the first of its shape.
void Batcher::State::findShape(Class& found, const Term& term, const Canonical& form, const Graph& graph,
                               std::span<const NodeId> roots, FieldReads fields, const PlaceTable& places) {
  const Canonical& shape = shapeCanonicalizer.run(graph, roots, term.domain, Components::SetAside, places);
  if (shape.components.empty()) return;
  const auto [known, isNew] =
      shapeOf.try_emplace(topologyKey(term, shape, false, fields), static_cast<uint32_t>(shapes.size()));
  if (isNew) {
    shapes.push_back({shape, static_cast<uint32_t>(plan.topologies.size()), arrange(shape, form), false});
    return;
  }
  shapes[known->second].shared = hasSharedShapes = true;
  found = {shapes[known->second].topology, known->second, arrange(shape, form)};
}

/// Adds a recorded term to a shape that others share, without a class. False if there is no such shape.
bool Batcher::State::addToShape(TermId term, const Graph& graph, std::span<const NodeId> roots, FieldReads fields,
                                const PlaceTable& places) {
  const Term& declared = program.terms[term];
  const Canonical& form = shapeCanonicalizer.run(graph, roots, declared.domain, Components::SetAside, places);
  const auto found = shapeOf.find(topologyKey(declared, form, false, fields));
  if (found == shapeOf.end() || !shapes[found->second].shared) return false;
  Group group = groupOfOne(term, shapes[found->second].topology, form, graph, {});
  for (const uint32_t component : form.components) group.liftedInts.push_back({static_cast<int32_t>(component)});
  join(std::move(group), true, true);
  return true;
}

/// Adds to a group that reads the same symbols, if there is one and `isJoined` allows it.
void Batcher::State::join(Group group, bool isJoined, bool shaped) {
  std::vector<uint32_t> key = groupKey(group, isJoined);
  key.push_back(static_cast<uint32_t>(shaped));
  const auto [found, isNew] = groupOf.try_emplace(std::move(key), static_cast<uint32_t>(plan.groups.size()));
  if (!isNew) return append(plan.groups[found->second], group);
  addGroup(std::move(group), shaped);
}

void Batcher::add(TermId term, const Graph& graph, std::span<const NodeId> roots, std::span<const Selector> selectors,
                  FieldReads fields, const PlaceTable& places) {
  State& s = *state_;
  const Term& declared = s.program.terms[term];
  const bool isJoined = declared.domain.empty() && selectors.empty() && declared.kind != TermKind::Field;
  if (isJoined && s.hasSharedShapes && s.addToShape(term, graph, roots, fields, places)) return;
  const Canonical& form = s.canonicalizer.run(graph, roots, declared.domain, Components::InShape, places);
  const bool dense = !declared.domain.empty() && selectors.empty();
  if (s.sharing == Sharing::Nothing) {
    s.addGroup(groupOfOne(term, static_cast<uint32_t>(s.plan.topologies.size()), form, graph, selectors), false);
    s.plan.topologies.push_back(topologyOf(declared, form, dense, fields));
    return;
  }
  const Class& place = s.classFor(declared, form, graph, roots, dense, fields, places);
  Group group = groupOfOne(term, place.topology, form, graph, selectors);
  const bool shaped = place.shape != kNone;
  if (shaped) rearrange(group, place.arrangement);
  s.join(std::move(group), isJoined, shaped);
}

/// Gives all groups of a shape the same layout, and joins those that then read the same symbols.
void Batcher::State::joinGroups(const Shape& shape, const std::vector<uint32_t>& members, Plan& joined) const {
  Keys first;
  for (const uint32_t g : members) {
    Group& group = joined.groups[g];
    if (!followsShape[g]) rearrange(group, shape.first);
    if (!group.selectors.empty() || isField(group)) continue;
    const auto [found, isNew] = first.try_emplace(groupKey(group, true), g);
    if (isNew) continue;
    merge(joined.groups[found->second], group);
    group.terms.clear();
  }
}

Plan Batcher::finish() const {
  Plan plan = state_->plan;
  std::vector<std::vector<uint32_t>> numbers(plan.topologies.size());
  for (uint32_t g = 0; g < plan.groups.size(); ++g) numbers[plan.groups[g].topology].push_back(g);
  for (const Shape& shape : state_->shapes) {
    if (shape.shared) state_->joinGroups(shape, numbers[shape.topology], plan);
  }
  std::erase_if(plan.groups, [](const Group& group) { return group.terms.empty(); });
  std::vector<std::vector<Group*>> members(plan.topologies.size());
  for (Group& group : plan.groups) members[group.topology].push_back(&group);
  for (const Shape& shape : state_->shapes) {
    if (!shape.shared) continue;
    const std::vector<Group*>& groups = members[shape.topology];
    const FieldReads fields = plan.topologies[shape.topology].inlined ? FieldReads::Inlined : FieldReads::FromMemory;
    Topology topology = topologyOf(state_->program.terms[groups.front()->terms.front()], shape.form, false, fields);
    restoreComponents(state_->program, topology, groups, static_cast<uint32_t>(shape.form.liftedInts.size()));
    plan.topologies[shape.topology] = std::move(topology);
  }
  for (size_t k = 0; k < plan.topologies.size(); ++k) restoreConstants(plan.topologies[k], members[k]);
  return plan;
}

}  // namespace hgc
