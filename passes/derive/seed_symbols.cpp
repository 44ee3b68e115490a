/// Declares symbols for directions and cotangents, and adds gathers for them.
#include "passes/derive/seed_symbols.h"

#include <algorithm>

#include "ir/kernel/derivative.h"
#include "passes/passes.h"

namespace hgc {
namespace {

SymbolId symbolNamed(const Program& program, const std::string& name) {
  const auto found = std::ranges::find_if(program.symbols, [&](const Symbol& s) { return s.name == name; });
  return found == program.symbols.end() ? kNone : static_cast<SymbolId>(found - program.symbols.begin());
}

/// Declares a symbol with the rows of the symbol `of`.
Symbol directionOf(const Symbol& of) {
  Symbol symbol;
  symbol.name = of.name + seedEnding(PortRole::Direction);
  symbol.dims = of.dims;
  symbol.shape = of.shape;
  symbol.width = of.width;
  symbol.field = of.field;
  if (of.field == kNone) symbol.defaultValue = {0.0};
  return symbol;
}

/// Declares a symbol with a row for each instance of a term.
Symbol cotangentOf(const Program& program, TermId id) {
  const Term& term = program.terms[id];
  Symbol symbol;
  symbol.name = cotangentName(term);
  symbol.dims = term.domain;
  symbol.shape = term.shape;
  symbol.width = term.width;
  if (term.kind == TermKind::Field) symbol.field = id;
  else symbol.defaultValue = {0.0};
  return symbol;
}

/// The number of the instance in its domain, in row-major order, in the host program.
NodeId flatIndex(Hoisted& hoisted) {
  NodeId flat = hoisted.host.constant(int32_t{0});
  for (uint32_t axis = 0; axis < hoisted.rank; ++axis) {
    flat = hoisted.host.make(Op::IAdd, hoisted.host.make(Op::IMul, flat, hoisted.host.size(axis)),
                             hoisted.host.index(axis));
  }
  return flat;
}

std::vector<uint32_t> upTo(uint32_t count) {
  std::vector<uint32_t> numbers;
  for (uint32_t k = 0; k < count; ++k) numbers.push_back(k);
  return numbers;
}

}  // namespace

void declareSeeds(Program& program, const std::set<KernelKind>& kinds) {
  const std::set<KernelKind> asked = kindsAsked(kinds);
  const auto someStart = [&](PortRole seed) {
    return std::ranges::any_of(asked, [&](KernelKind kind) { return info(kind).seed == seed; });
  };
  const bool areReversed = std::ranges::any_of(asked, [](KernelKind kind) { return !info(kind).back.empty(); });
  const auto declared = static_cast<SymbolId>(program.symbols.size());
  for (SymbolId k = 0; k < declared && someStart(PortRole::Direction); ++k) {
    const Symbol of = program.symbols[k];
    if (of.kind == SymbolKind::Var || of.kind == SymbolKind::Field) program.symbols.push_back(directionOf(of));
  }
  for (TermId id = 0; id < program.terms.size(); ++id) {
    const Term& term = program.terms[id];
    if (term.kind == TermKind::Field && areReversed) {
      program.symbols.push_back(cotangentOf(program, id));
      if (asked.contains(KernelKind::Hvp)) program.symbols.push_back(directionOf(Symbol(program.symbols.back())));
    }
    const bool isGiven = term.kind == TermKind::Residual || term.kind == TermKind::Output;
    if (isGiven && !term.domain.empty() && someStart(PortRole::Cotangent))
      program.symbols.push_back(cotangentOf(program, id));
  }
}

void connectSeeds(const Program& program, Plan& plan) {
  std::vector<uint32_t> plainPorts;
  for (const Topology& topology : plan.topologies) plainPorts.push_back(static_cast<uint32_t>(topology.ports.size()));
  for (Group& group : plan.groups) {
    Topology& topology = plan.topologies[group.topology];
    const uint32_t plain = plainPorts[group.topology];
    const bool first = topology.ports.size() == plain;
    const auto connect = [&](const std::string& name, Port port) {
      const SymbolId symbol = symbolNamed(program, name);
      if (symbol == kNone) return;
      group.ports.push_back(symbol);
      if (first) topology.ports.push_back(port);
    };
    for (uint32_t p = 0; p < plain; ++p) {
      if (topology.ports[p].kind != SymbolKind::Var && topology.ports[p].kind != SymbolKind::Field) continue;
      const Port port{SymbolKind::Data, topology.ports[p].width, PortRole::Direction, p};
      connect(program.symbols[group.ports[p]].name + seedEnding(PortRole::Direction), port);
    }
    const Term& term = program.terms[group.terms.front()];
    if (topology.kind == TermKind::Energy) continue;
    const size_t ports = group.ports.size();
    connect(cotangentName(term), {SymbolKind::Data, term.width, PortRole::Cotangent});
    if (topology.kind != TermKind::Field || group.ports.size() == ports) continue;
    const auto cotangent = static_cast<uint32_t>(ports);
    connect(program.symbols[group.ports[ports]].name + seedEnding(PortRole::Direction),
            {SymbolKind::Data, term.width, PortRole::Direction, cotangent});
  }
}

void seed(Hoisted& hoisted) {
  for (uint32_t port = 0; port < hoisted.ports.size(); ++port) {
    const std::vector<Gather> before = hoisted.gathers;
    if (hoisted.ports[port].role == PortRole::Direction) {
      for (const Gather& gather : before) {
        if (gather.port == hoisted.ports[port].of) hoisted.gathers.push_back({port, gather.row, gather.components});
      }
    }
    if (hoisted.ports[port].role == PortRole::Cotangent) {
      const NodeId row = flatIndex(hoisted);
      if (!hoisted.dense) hoisted.slots.push_back(row);
      hoisted.gathers.push_back({port, row, upTo(hoisted.ports[port].width)});
    }
  }
}

}  // namespace hgc
