#include "compiler/plan_texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "ir/analysis/work.h"
#include "ir/term_source.h"
#include "ir/text/text.h"

namespace hgc {
namespace {

/// What an instance costs: loops over dimensions are `* d0`, by number of their ports.
std::string workText(const Topology& topology) {
  uint64_t plain = 0;
  std::string loops;
  for (const LoopWork& work : workOf(topology)) {
    if (work.dims.empty()) plain += work.operations;
    else loops += fmt::format(" + {}", work.operations);
    for (const std::vector<uint32_t>& dims : work.dims)
      loops += dims.size() == 1 ? fmt::format("*d{}", dims[0]) : fmt::format("*max(d{})", fmt::join(dims, ", d"));
  }
  return std::to_string(plain) + loops;
}

}  // namespace

std::string planText(const Program& program, const Plan& plan) {
  std::string out;
  for (size_t t = 0; t < plan.topologies.size(); ++t) {
    fmt::format_to(std::back_inserter(out), "topology {} {} nodes {} work {}\n", t, plan.topologies[t].name,
                   plan.topologies[t].graph.size(), workText(plan.topologies[t]));
  }
  for (const Group& group : plan.groups) {
    fmt::format_to(std::back_inserter(out), "group topology {} terms {} first {}", group.topology, group.terms.size(),
                   program.terms[group.terms.front()].name);
    for (const SymbolId symbol : group.ports)
      fmt::format_to(std::back_inserter(out), " {}", program.symbols[symbol].name);
    for (const Selector& s : group.selectors) {
      const bool isLong = s.length == kLongRow;
      fmt::format_to(std::back_inserter(out), " len({}){}{}", program.symbols[s.symbol].name, isLong ? ">" : "=",
                     isLong ? kLongestUnrolled : s.length);
    }
    fmt::format_to(std::back_inserter(out), " lifted {} {}\n", group.liftedReals.size(), group.liftedInts.size());
  }
  return out;
}

namespace {

std::string nodeLabel(const Node& node) {
  if (node.op == Op::Const) {
    const Constant value = constantOf(node);
    return value.type == Type::Real ? realText(value.real()) : std::to_string(value.integer());
  }
  std::string label(info(node.op).name);
  if (info(node.op).isLeaf) label += fmt::format(" {}", node.b);
  if (node.op == Op::Load) label += fmt::format(".{}", node.c);
  return label;
}

/// The same with the names of what a group's instances read.
std::string nodeLabel(const Program& program, const Group& group, const Node& node) {
  switch (node.op) {
    case Op::Load: return fmt::format("load {}.{}", program.symbols[group.ports[node.b]].name, node.c);
    case Op::Table:
    case Op::RowBegin: return fmt::format("{} {}", info(node.op).name, program.symbols[group.tables[node.b]].name);
    case Op::Size: return fmt::format("size {}", program.dims[group.dims[node.b]].name);
    default: return nodeLabel(node);
  }
}

/// The first of a topology.
const Group& groupOf(const Plan& plan, size_t topology) {
  return *std::ranges::find(plan.groups, static_cast<uint32_t>(topology), &Group::topology);
}

}  // namespace

std::string dotText(const Program& program, const Plan& plan) {
  std::string out;
  for (size_t t = 0; t < plan.topologies.size(); ++t) {
    const Topology& topology = plan.topologies[t];
    const Group& group = groupOf(plan, t);
    fmt::format_to(std::back_inserter(out), "digraph \"{}\" {{\n  rankdir=BT;\n  node [shape=box];\n", topology.name);
    for (NodeId id = 0; id < topology.graph.size(); ++id) {
      fmt::format_to(std::back_inserter(out), "  n{} [label=\"{}\"];\n", id,
                     nodeLabel(program, group, topology.graph[id]));
      for (int k = 0; k < operandCount(topology.graph[id]); ++k)
        fmt::format_to(std::back_inserter(out), "  n{} -> n{};\n", topology.graph[id].operand(k), id);
    }
    out += "}\n";
  }
  return out;
}

namespace {

/// What the program declares, with the layout of each symbol: its rows by dimensions, then the axes of a row.
nlohmann::ordered_json symbolsJson(const Program& program) {
  constexpr const char* kKinds[] = {"var", "data", "param", "table", "field"};
  nlohmann::ordered_json symbols = nlohmann::json::array();
  for (const Symbol& symbol : program.symbols) {
    std::vector<std::string> dims;
    for (const DimId dim : symbol.dims) dims.push_back(program.dims[dim].name);
    nlohmann::ordered_json one = {{"name", symbol.name},   {"kind", kKinds[static_cast<size_t>(symbol.kind)]},
                                  {"dims", dims},          {"ragged", symbol.ragged},
                                  {"shape", symbol.shape}, {"width", symbol.width}};
    if (symbol.target != kNone) one["target"] = program.dims[symbol.target].name;
    symbols.push_back(std::move(one));
  }
  return symbols;
}

nlohmann::ordered_json namesJson(const Program& program, const std::vector<SymbolId>& symbols) {
  nlohmann::ordered_json names = nlohmann::json::array();
  for (const SymbolId symbol : symbols) names.push_back(program.symbols[symbol].name);
  return names;
}

}  // namespace

std::string jsonText(const Program& program, const Plan& plan) {
  nlohmann::ordered_json json;
  json["symbols"] = symbolsJson(program);
  json["topologies"] = nlohmann::json::array();
  for (size_t t = 0; t < plan.topologies.size(); ++t) {
    const Topology& topology = plan.topologies[t];
    const Group& group = groupOf(plan, t);
    nlohmann::ordered_json nodes = nlohmann::json::array();
    for (NodeId id = 0; id < topology.graph.size(); ++id) {
      nlohmann::ordered_json node = {{"op", info(topology.graph[id].op).name},
                                     {"type", typeName(topology.graph[id].type)}};
      if (info(topology.graph[id].op).isLeaf) node["label"] = nodeLabel(program, group, topology.graph[id]);
      std::vector<NodeId> operands;
      for (int k = 0; k < operandCount(topology.graph[id]); ++k) operands.push_back(topology.graph[id].operand(k));
      node["operands"] = operands;
      nodes.push_back(std::move(node));
    }
    std::vector<NodeId> roots;
    for (const Root& root : topology.roots) roots.push_back(root.node);
    json["topologies"].push_back({{"name", topology.name}, {"nodes", std::move(nodes)}, {"roots", roots}});
  }
  json["groups"] = nlohmann::json::array();
  for (const Group& group : plan.groups) {
    std::vector<std::string> terms;
    for (const TermId term : group.terms) terms.push_back(program.terms[term].name);
    std::vector<std::string> dims;
    for (const DimId dim : group.dims) dims.push_back(program.dims[dim].name);
    json["groups"].push_back({{"topology", group.topology},
                              {"terms", terms},
                              {"ports", namesJson(program, group.ports)},
                              {"tables", namesJson(program, group.tables)},
                              {"dims", dims}});
  }
  return json.dump(2) + "\n";
}

}  // namespace hgc
