#pragma once
/// Random scalar graphs with choices, and their values node by node.
#include <cmath>
#include <functional>
#include <random>
#include <span>
#include <vector>

#include "ir/apply.h"
#include "ir/kernel/kernel.h"

namespace hgc::test {

/// What a leaf that is no constant holds; `row` is its operand, if it has one.
using Leaf = std::function<Constant(const Node& node, Constant row)>;

/// One node by the rules of the operation table.
inline Constant valueOf(const Node& node, std::span<const Constant> values, const Leaf& leaf) {
  const auto operand = [&](int k) { return k < operandCount(node) ? values[node.operand(k)] : Constant{}; };
  if (node.op == Op::Const) return constantOf(node);
  if (info(node.op).isLeaf) return leaf(node, operand(0));
  return evaluateStrict(node.op, operand(0), operand(1), operand(2));
}

inline std::vector<Constant> valuesOf(const Graph& graph, const Leaf& leaf) {
  std::vector<Constant> values(graph.size());
  for (NodeId id = 0; id < graph.size(); ++id) values[id] = valueOf(graph[id], values, leaf);
  return values;
}

/// Grows a graph of reals over components 0 to `width - 1` of row 0 of port (or gather) 0 and of port 1.
class RandomGraph {
 public:
  RandomGraph(Graph& graph, uint64_t seed, uint32_t width) : graph_(graph), engine_(seed) {
    for (uint32_t port = 0; port < 2; ++port) {
      for (uint32_t c = 0; c < width; ++c) pool_.push_back(graph.load(port, graph.constant(int32_t{0}), c));
    }
  }

  /// A value of up to `depth` steps; arms of choices are long enough, sometimes, to be worth skipping.
  NodeId grow(int depth) {
    if (depth == 0) return pool_[below(pool_.size())];
    const NodeId a = grow(depth - 1);
    NodeId made = kNoNode;
    switch (below(8)) {
      case 0: made = graph_.make(Op::Add, a, grow(depth - 1)); break;
      case 1: made = graph_.make(Op::Sub, a, grow(depth - 1)); break;
      case 2: made = graph_.make(Op::Mul, a, grow(depth - 1)); break;
      case 3: made = graph_.make(Op::Sin, a); break;
      case 4:
        made = graph_.make(Op::Div, a, graph_.make(Op::Add, graph_.constant(1.0), graph_.make(Op::Mul, a, a)));
        break;
      case 5: made = graph_.make(Op::Sub, graph_.constant(0.25), a); break;
      default: {
        const NodeId condition = graph_.make(Op::Lt, a, grow(depth - 1));
        made = graph_.make(Op::Select, condition, longWay(grow(depth - 1)), longWay(grow(depth - 1)));
      }
    }
    if (below(4) == 0) pool_.push_back(made);
    return made;
  }

 private:
  size_t below(size_t n) { return static_cast<size_t>(engine_() % n); }

  NodeId longWay(NodeId value) {
    for (size_t steps = below(2) * 40; steps > 0; --steps)
      value = graph_.make(Op::Sin, graph_.make(Op::Add, value, graph_.constant(0.125 * static_cast<double>(below(9)))));
    return value;
  }

  Graph& graph_;
  std::mt19937_64 engine_;
  std::vector<NodeId> pool_;
};

/// Loads are these numbers, port by port.
inline Leaf loadsOf(const std::vector<std::vector<double>>& ports) {
  return [&ports](const Node& node, Constant) { return Constant::of(ports[node.b][node.c]); };
}

inline std::vector<std::vector<double>> randomPorts(std::mt19937_64& engine, uint32_t width) {
  std::uniform_real_distribution<double> draw(-2, 2);
  std::vector<std::vector<double>> ports(2, std::vector<double>(width));
  for (auto& port : ports) {
    for (double& value : port) value = draw(engine);
  }
  return ports;
}

}  // namespace hgc::test
