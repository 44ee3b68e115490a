#include "passes/derive/seed_symbols.h"

#include <algorithm>

namespace hgc {
namespace {

SymbolId symbolNamed(const Program& program, const std::string& name) {
  const auto found = std::ranges::find_if(program.symbols, [&](const Symbol& s) { return s.name == name; });
  return found == program.symbols.end() ? kNone : static_cast<SymbolId>(found - program.symbols.begin());
}

Symbol seedOf(const std::string& name, const std::vector<DimId>& dims, const std::vector<uint32_t>& shape,
              uint32_t width) {
  Symbol symbol;
  symbol.name = name;
  symbol.dims = dims;
  symbol.shape = shape;
  symbol.width = width;
  symbol.defaultValue = {0.0};
  return symbol;
}

}  // namespace

void declareSeeds(Program& program, const std::set<KernelKind>& kinds) {
  const auto startFrom = [&](PortRole seed) {
    return std::ranges::any_of(kinds, [&](KernelKind kind) { return info(kind).seed == seed; });
  };
  if (startFrom(PortRole::Direction)) {
    const size_t declared = program.symbols.size();
    for (size_t k = 0; k < declared; ++k) {
      const Symbol& of = program.symbols[k];
      if (of.kind != SymbolKind::Var) continue;
      Symbol direction = seedOf(of.name + seedEnding(PortRole::Direction), of.dims, of.shape, of.width);
      program.symbols.push_back(std::move(direction));
    }
  }
  if (!startFrom(PortRole::Cotangent)) return;
  for (const Term& term : program.terms) {
    if (term.kind == TermKind::Energy || term.domain.empty()) continue;
    program.symbols.push_back(seedOf(term.name + seedEnding(PortRole::Cotangent), term.domain, term.shape, term.width));
  }
}

void connectSeeds(const Program& program, Plan& plan) {
  std::vector<uint32_t> plainPorts;
  for (const Topology& topology : plan.topologies) plainPorts.push_back(static_cast<uint32_t>(topology.ports.size()));
  for (Group& group : plan.groups) {
    Topology& topology = plan.topologies[group.topology];
    const uint32_t plain = plainPorts[group.topology];
    const bool first = topology.ports.size() == plain;
    const auto connect = [&](const std::string& of, Port port) {
      const SymbolId symbol = symbolNamed(program, of + seedEnding(port.role));
      if (symbol == kNone) return;
      group.ports.push_back(symbol);
      if (first) topology.ports.push_back(port);
    };
    for (uint32_t p = 0; p < plain; ++p) {
      if (topology.ports[p].kind != SymbolKind::Var) continue;
      const Port port{SymbolKind::Data, topology.ports[p].width, PortRole::Direction, p};
      connect(program.symbols[group.ports[p]].name, port);
    }
    const Term& term = program.terms[group.terms.front()];
    if (topology.kind != TermKind::Energy) connect(term.name, {SymbolKind::Data, term.width, PortRole::Cotangent});
  }
}

}  // namespace hgc
