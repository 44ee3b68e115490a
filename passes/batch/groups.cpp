#include "passes/batch/groups.h"

#include <algorithm>
#include <limits>
#include <map>
#include <unordered_map>

#include "passes/rebuild.h"

namespace hgc {
namespace {

template <class T>
std::vector<uint32_t> positionsIn(const std::vector<T>& list, const std::vector<T>& wanted) {
  std::unordered_map<T, uint32_t> places;
  for (size_t k = 0; k < list.size(); ++k) places.emplace(list[k], static_cast<uint32_t>(k));
  std::vector<uint32_t> result;
  result.reserve(wanted.size());
  for (const T& value : wanted) result.push_back(places.at(value));
  return result;
}

template <class T>
void join(std::vector<T>& values, const std::vector<T>& more) {
  values.insert(values.end(), more.begin(), more.end());
}

/// The widths of the parts of a row: the row itself, its entries along the first axis, and so on down to scalars.
std::vector<uint32_t> partWidths(const Symbol& symbol) {
  std::vector<uint32_t> widths = {symbol.width};
  for (const uint32_t extent : symbol.shape) widths.push_back(extent == 0 ? 1 : widths.back() / extent);
  return widths;
}

class ComponentReader {
 public:
  ComponentReader(const Program& program, Topology& topology, std::span<Group* const> groups, uint32_t firstComponent)
      : program_(program), topology_(topology), groups_(groups), first_(firstComponent) {}

  void run() {
    for (uint32_t port = 0; port < topology_.ports.size(); ++port) widths_.push_back(widthOf(port));
    rebuild(topology_,
            [this](Graph& graph, const Node& node) { return node.op == Op::Load ? read(graph, node) : kNoNode; });
    for (uint32_t port = 0; port < topology_.ports.size(); ++port) topology_.ports[port].width = widths_[port];
    keepUsedColumns();
  }

 private:
  const std::vector<int32_t>& components(const Group& group, const Node& load) const {
    return group.liftedInts[first_ + load.c];
  }

  /// Whether each load of `port` always reads the same position within parts of this width.
  bool agree(uint32_t port, uint32_t width) const {
    for (NodeId id = 0; id < topology_.graph.size(); ++id) {
      const Node& load = topology_.graph[id];
      if (load.op != Op::Load || load.b != port) continue;
      const uint32_t place = static_cast<uint32_t>(components(*groups_.front(), load).front()) % width;
      for (const Group* group : groups_) {
        const auto same = [&](int32_t c) { return static_cast<uint32_t>(c) % width == place; };
        if (!std::ranges::all_of(components(*group, load), same)) return false;
      }
    }
    return true;
  }

  uint32_t widthOf(uint32_t port) const {
    for (const uint32_t width : partWidths(program_.symbols[groups_.front()->ports[port]])) {
      const bool common = std::ranges::all_of(groups_, [&](const Group* group) {
        return std::ranges::count(partWidths(program_.symbols[group->ports[port]]), width) > 0;
      });
      if (common && agree(port, width)) return width;
    }
    return 1;
  }

  NodeId read(Graph& graph, const Node& load) {
    const uint32_t width = widths_[load.b];
    const auto parts = static_cast<int32_t>(topology_.ports[load.b].width / width);
    const uint32_t place = static_cast<uint32_t>(components(*groups_.front(), load).front()) % width;
    return graph.load(load.b, parts == 1 ? load.a : rowOfParts(graph, load, parts), place);
  }

  /// Part `p` of row `r` becomes row `parts * r + p`. Rows outside the symbol must stay outside, without overflow.
  NodeId rowOfParts(Graph& graph, const Node& load, int32_t parts) {
    const Node row = graph[load.a];
    const auto width = static_cast<int32_t>(widths_[load.b]);
    if (row.op == Op::Lifted) {
      return column(graph, load, [&](const Group& group, size_t k, int32_t component) {
        const int64_t narrow = int64_t{group.liftedInts[row.b][k]} * parts + component / width;
        return std::clamp<int64_t>(narrow, -1, std::numeric_limits<int32_t>::max());
      });
    }
    const int32_t most = std::numeric_limits<int32_t>::max() / parts - 1;
    const NodeId within = graph.make(Op::IMin, graph.make(Op::IMax, load.a, graph.constant(-1)), graph.constant(most));
    const NodeId part = column(graph, load, [&](const Group&, size_t, int32_t component) { return component / width; });
    return graph.make(Op::IAdd, graph.make(Op::IMul, within, graph.constant(parts)), part);
  }

  /// A lifted integer for each term. Equal columns are shared, so that a row is gathered once.
  template <class Value>
  NodeId column(Graph& graph, const Node& load, Value&& value) {
    std::vector<int32_t> all;
    for (const Group* group : groups_) {
      const std::vector<int32_t>& named = components(*group, load);
      for (size_t k = 0; k < named.size(); ++k) all.push_back(static_cast<int32_t>(value(*group, k, named[k])));
    }
    const auto [found, isNew] = columns_.try_emplace(std::move(all), topology_.liftedInts);
    if (isNew) {
      auto next = found->first.begin();
      for (Group* group : groups_) {
        const auto end = next + static_cast<ptrdiff_t>(group->terms.size());
        group->liftedInts.emplace_back(next, end);
        next = end;
      }
      ++topology_.liftedInts;
    }
    return graph.lifted(found->second, Type::Int);
  }

  void keepUsedColumns() {
    std::vector<bool> used(topology_.liftedInts, false);
    rebuild(topology_, nullptr);  // rows that were replaced are dead
    for (NodeId id = 0; id < topology_.graph.size(); ++id) {
      const Node& node = topology_.graph[id];
      if (node.op == Op::Lifted && node.type == Type::Int) used[node.b] = true;
    }
    std::vector<uint32_t> kept;
    std::vector<uint32_t> place(used.size(), kNone);
    for (uint32_t k = 0; k < used.size(); ++k) {
      if (!used[k]) continue;
      place[k] = static_cast<uint32_t>(kept.size());
      kept.push_back(k);
    }
    rebuild(topology_, [&](Graph& graph, const Node& node) {
      const bool moves = node.op == Op::Lifted && node.type == Type::Int;
      return moves ? graph.lifted(place[node.b], Type::Int) : kNoNode;
    });
    for (Group* group : groups_) group->liftedInts = arranged(kept, std::move(group->liftedInts));
    topology_.liftedInts = static_cast<uint32_t>(kept.size());
  }

  const Program& program_;
  Topology& topology_;
  std::span<Group* const> groups_;
  uint32_t first_;
  std::vector<uint32_t> widths_;  // by port
  std::map<std::vector<int32_t>, uint32_t> columns_;
};

}  // namespace

Arrangement arrange(const Canonical& shape, const Canonical& form) {
  return {positionsIn(form.symbols, shape.symbols),     positionsIn(form.tables, shape.tables),
          positionsIn(form.dims, shape.dims),           positionsIn(form.realPlaces, shape.realPlaces),
          positionsIn(form.intPlaces, shape.intPlaces), shape.components};
}

void rearrange(Group& group, const Arrangement& arrangement) {
  group.ports = arranged(arrangement.ports, std::move(group.ports));
  group.tables = arranged(arrangement.tables, std::move(group.tables));
  group.dims = arranged(arrangement.dims, std::move(group.dims));
  group.liftedReals = arranged(arrangement.reals, std::move(group.liftedReals));
  group.liftedInts = arranged(arrangement.ints, std::move(group.liftedInts));
  for (const uint32_t c : arrangement.components)
    group.liftedInts.emplace_back(group.terms.size(), static_cast<int32_t>(c));
}

void append(Group& group, const Group& more) {
  join(group.terms, more.terms);
  for (size_t k = 0; k < more.liftedReals.size(); ++k) join(group.liftedReals[k], more.liftedReals[k]);
  for (size_t k = 0; k < more.liftedInts.size(); ++k) join(group.liftedInts[k], more.liftedInts[k]);
}

void merge(Group& group, const Group& more) {
  append(group, more);
  std::vector<uint32_t> order(group.terms.size());
  for (uint32_t k = 0; k < order.size(); ++k) order[k] = k;
  std::ranges::sort(order, [&](uint32_t a, uint32_t b) { return group.terms[a] < group.terms[b]; });
  group.terms = arranged(order, std::move(group.terms));
  for (auto& column : group.liftedReals) column = arranged(order, std::move(column));
  for (auto& column : group.liftedInts) column = arranged(order, std::move(column));
}

void restoreComponents(const Program& program, Topology& topology, std::span<Group* const> groups,
                       uint32_t firstComponent) {
  ComponentReader(program, topology, groups, firstComponent).run();
}

}  // namespace hgc
