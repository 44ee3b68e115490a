#include "verify/one_instance.h"

#include <numeric>

#include "passes/rebuild.h"

namespace hgc {

std::vector<int32_t> indicesOf(const Program& program, const Bound& bound, TermId term, int64_t instance) {
  const std::vector<DimId>& domain = program.terms[term].domain;
  std::vector<int32_t> indices(domain.size());
  for (size_t k = domain.size(); k-- > 0;) {
    indices[k] = static_cast<int32_t>(instance % bound.sizes[domain[k]]);
    instance /= bound.sizes[domain[k]];
  }
  return indices;
}

OneInstance atIndices(const Program& program, RootedGraph values, std::span<const int32_t> indices) {
  rebuild(values, [](Graph& graph, const Node& node) { return node.op == Op::Index ? graph.slot(node.b) : kNoNode; });
  OneInstance one;
  static_cast<RootedGraph&>(one.graph) = std::move(values);
  one.data.count = 1;
  for (const int32_t index : indices) one.data.slots.push_back({index});
  one.group.ports.resize(program.symbols.size());
  std::iota(one.group.ports.begin(), one.group.ports.end(), 0U);
  one.group.tables = one.group.ports;
  one.group.dims.resize(program.dims.size());
  std::iota(one.group.dims.begin(), one.group.dims.end(), 0U);
  for (uint32_t symbol = 0; symbol < program.symbols.size(); ++symbol) {
    one.graph.ports.push_back({.kind = program.symbols[symbol].kind, .width = program.symbols[symbol].width});
    one.graph.gathers.push_back({.port = symbol, .components = {}});
  }
  return one;
}

}  // namespace hgc
