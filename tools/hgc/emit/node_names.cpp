#include "tools/hgc/emit/node_names.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <set>
#include <utility>

#include "codegen/cpp/names.h"
#include "ir/loops.h"

namespace hgc::tool {

bool NodeNames::tag(const std::vector<NamedValue>& names, const PlaceTable& places, Graph& graph) {
  const auto first = static_cast<uint32_t>(places_.size());
  std::vector<Node> nodes;
  std::vector<uint32_t> tags;
  for (NodeId id = 0; id < graph.size(); ++id) {
    nodes.push_back(graph[id]);
    tags.push_back(first + id);
    const std::vector<Location> chain = chainOf(graph.originOf(id), places);
    places_.push_back(chain.empty() ? Location{} : chain.front());
  }
  for (const NamedValue& named : names) {
    if (!named.counts.empty()) continue;  // one of several
    for (size_t k = 0; k < named.scalars.size(); ++k) {
      const std::string part = named.count == 1 ? "" : fmt::format("_{}", k);
      const size_t prefix = named.isOfCxx ? named.name.find('.') + 1 : 0;  // of a function that has names of its own
      names_.try_emplace(first + named.scalars[k], cppName(named.name.substr(prefix) + part));
    }
  }
  return graph.restore(nodes, tags);
}

const std::string* NodeNames::nameOf(uint32_t tag) const {
  const auto found = names_.find(tag);
  return found == names_.end() ? nullptr : &found->second;
}

std::string NodeNames::placeOf(const Program& program, uint32_t tag) const {
  const Location place = tag < places_.size() ? places_[tag] : Location{};
  if (place.line == 0 || place.file >= program.files.size()) return "";
  return std::filesystem::path(placeText(program, place)).filename().string();
}

TermSource taggedTerms(const Model& model, Diagnostics& diagnostics, NodeNames& names) {
  TermSource source = termsOf(*model.module, diagnostics);
  source.program = model.program;
  const auto lowerer = std::make_shared<Lowerer>(*model.module, diagnostics);
  const auto watched = std::make_shared<std::vector<NamedValue>>();
  lowerer->watch(*watched);
  source.lower = [=, &names](TermId term, std::span<const uint32_t> lengths, FieldReads fields, Graph& graph) {
    watched->clear();
    Lowered lowered = lowerer->lower(term, lengths, fields, graph);
    if (lowered.ok) lowered.ok = names.tag(*watched, std::exchange(lowered.places, {}), graph);
    return lowered;
  };
  return source;
}

namespace {

std::set<NodeId> foldedRanges(const Graph& graph) {
  std::set<NodeId> ranges;
  for (NodeId id = 0; id < graph.size(); ++id) {
    if (info(graph[id].op).isFold) ranges.insert(graph[id].a);
  }
  return ranges;
}

/// A value as a root: values in loops are stored at each iteration.
NodeId atEveryCount(Graph& graph, const Nests& nests, NodeId value) {
  for (RangeSet left = nests.of(value); left != 0;) {
    const NodeId range = nests.innermost(graph, left);
    value = graph.make(Op::EachOver, range, value, graph.constant(int32_t{0}));
    left &= ~nests.only(range);
  }
  return value;
}

}  // namespace

Topology withNames(const Topology& topology, const NodeNames& known, std::vector<std::string>& names) {
  Topology named = topology;
  const Nests nests(topology.graph);
  const std::set<NodeId> folded = foldedRanges(topology.graph);
  const auto isInFold = [&](NodeId id) {
    return std::ranges::any_of(folded, [&](NodeId range) { return (nests.of(id) & nests.only(range)) != 0; });
  };
  for (NodeId id = 0; id < topology.graph.size(); ++id) {
    const std::string* const name = known.nameOf(topology.graph.originOf(id));
    if (!name || info(topology.graph[id].op).isLeaf || topology.graph[id].type != Type::Real || isInFold(id)) continue;
    named.roots.push_back(
        {RootKind::Stem, static_cast<uint32_t>(names.size()), 0, atEveryCount(named.graph, nests, id)});
    names.push_back(*name);
  }
  return named;
}

}  // namespace hgc::tool
