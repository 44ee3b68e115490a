#pragma once
/// Random integer programs over a domain of two axes, and what they are at one instance after another.
#include <optional>
#include <random>
#include <span>
#include <vector>

#include "ir/apply.h"
#include "runtime/data/index/program.h"

namespace hgc::test {

inline constexpr SymbolId kInto = 0, kPlain = 1, kRagged = 2, kRows = 3;

/// A program over the domain [N, M] with a table into N, a plain one and a ragged one, and integer nodes at random.
struct RandomIndices {
  std::mt19937_64 engine;
  Program program;
  Bound bound;
  Graph graph;
  std::vector<NodeId> nodes;
  std::vector<DimId> domain = {0, 1};
  std::vector<std::vector<int32_t>> lifted;
  int64_t count = 0;

  explicit RandomIndices(uint64_t seed) : engine(seed) {
    program.dims = {{"N", -1, {}}, {"M", -1, {}}};
    bound.sizes = {between(1, 9), between(1, 400)};
    count = bound.sizes[0] * bound.sizes[1];
    for (const char* name : {"into", "plain", "ragged", "rows"}) {
      Symbol symbol;
      symbol.name = name;
      symbol.kind = SymbolKind::Table;
      symbol.dims = {0};
      program.symbols.push_back(symbol);
    }
    program.symbols[kInto].target = 0;
    program.symbols[kRagged].ragged = true;
    bound.symbols.resize(4);
    for (int64_t k = 0; k < bound.sizes[0]; ++k) {
      bound.symbols[kInto].integers.push_back(between(0, static_cast<int>(bound.sizes[0]) - 1));
      bound.symbols[kPlain].integers.push_back(between(-3, 12));
    }
    bound.symbols[kRagged].rowBegin = {0};
    for (int64_t k = 0; k < bound.sizes[0]; ++k)
      bound.symbols[kRagged].rowBegin.push_back(bound.symbols[kRagged].rowBegin.back() + between(0, 4));
    lifted.emplace_back();
    for (int64_t k = between(0, 1) == 0 ? 1 : count; k > 0; --k) lifted[0].push_back(between(-2, 7));
    nodes = {graph.index(0), graph.index(1), graph.size(0), graph.size(1), graph.lifted(0, Type::Int)};
    for (int k = between(3, 14); k > 0; --k) nodes.push_back(grow());
  }

  int between(int low, int high) { return low + static_cast<int>(engine() % static_cast<uint64_t>(high - low + 1)); }
  NodeId any() { return nodes[engine() % nodes.size()]; }
  NodeId number(int value) { return graph.constant(int32_t{value}); }

  NodeId grow() {
    const NodeId a = any(), b = between(0, 2) == 0 ? number(between(-4, 9)) : any();
    switch (between(0, 12)) {
      case 0: return graph.make(Op::IAdd, a, b);
      case 1: return graph.make(Op::ISub, a, b);
      case 2: return graph.make(Op::IMul, a, b);
      case 3: return graph.make(Op::IMod, a, b);
      case 4: return graph.make(Op::IDiv, a, b);
      case 5: return graph.make(Op::IMin, a, b);
      case 6: return graph.make(Op::IMax, graph.make(Op::IMin, a, number(between(2, 9))), number(between(-2, 3)));
      case 7: return graph.make(Op::Select, graph.make(Op::Lt, a, b), any(), b);
      case 8: return graph.table(kInto, held(a));
      case 9: return graph.table(kPlain, between(0, 3) ? held(a) : a);
      case 10: return graph.rowBegin(kRagged, between(0, 3) ? held(a) : a);
      case 11:
        return graph.make(Op::Place, held(a), graph.size(1),
                          between(0, 3) ? graph.make(Op::IMod, b, graph.size(1)) : b);
      default: return graph.make(Op::IXor, a, b);
    }
  }
  NodeId held(NodeId a) { return graph.make(Op::IMod, a, graph.size(0)); }

  IndexContext context() const {
    IndexContext c;
    c.program = &program;
    c.bound = &bound;
    c.domain = domain;
    c.liftedInts = lifted;
    c.termName = "o";
    return c;
  }
};

/// One node at one instance; nothing where it, or what it needs, is outside its range.
using Values = std::vector<std::optional<int32_t>>;

inline std::optional<int32_t> entryOf(std::span<const int64_t> list, std::optional<int32_t> at) {
  if (!at || *at < 0 || *at >= static_cast<int64_t>(list.size())) return std::nullopt;
  return static_cast<int32_t>(list[static_cast<size_t>(*at)]);
}

inline Values valuesAt(const RandomIndices& r, int64_t instance) {
  Values values(r.graph.size());
  for (NodeId id = 0; id < r.graph.size(); ++id) {
    const Node& node = r.graph[id];
    std::optional<int32_t> in[3];
    bool known = true;
    for (int k = 0; k < operandCount(node); ++k) {
      in[k] = values[node.operand(k)];
      known = known && in[k].has_value();
    }
    if (!known) continue;
    const BoundSymbol* symbol = node.op == Op::Table || node.op == Op::RowBegin ? &r.bound.symbols[node.b] : nullptr;
    switch (node.op) {
      case Op::Const: values[id] = r.graph.constantAt(id).integer(); break;
      case Op::Index:
        values[id] = static_cast<int32_t>(node.b == 0 ? instance / r.bound.sizes[1] : instance % r.bound.sizes[1]);
        break;
      case Op::Size: values[id] = static_cast<int32_t>(r.bound.sizes[node.b]); break;
      case Op::Lifted: values[id] = r.lifted[0][r.lifted[0].size() == 1 ? 0 : static_cast<size_t>(instance)]; break;
      case Op::Table:
        values[id] = entryOf({std::vector<int64_t>(symbol->integers.begin(), symbol->integers.end())}, in[0]);
        break;
      case Op::RowBegin: values[id] = entryOf(symbol->rowBegin, in[0]); break;
      case Op::Place:
        if (*in[2] >= 0 && *in[2] < *in[1]) values[id] = *in[0] * *in[1] + *in[2];
        break;
      default: {
        Constant operands[3];
        for (int k = 0; k < operandCount(node); ++k)
          operands[k] = r.graph[node.operand(k)].type == Type::Bool ? Constant::of(*in[k] != 0) : Constant::of(*in[k]);
        const Constant value = evaluateStrict(node.op, operands[0], operands[1], operands[2]);
        values[id] = value.type == Type::Bool ? static_cast<int32_t>(value.boolean()) : value.integer();
      }
    }
  }
  return values;
}

}  // namespace hgc::test
