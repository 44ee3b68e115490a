/// The chain rule on graphs: forwards, backwards and by plain numbers.
#include "passes/derive/chain.h"

#include <gtest/gtest.h>

#include "passes/passes.h"
#include "test/unit/random_graph.h"

namespace hgc::chain_test {
namespace {

constexpr uint32_t kWidth = 3;

/// A topology over an unknown and data, both `kWidth` wide, and values grown at random.
struct Random {
  Differentiated topology;
  std::vector<NodeId> values;

  explicit Random(uint64_t seed, int depth = 4) {
    topology.ports = {{SymbolKind::Var, kWidth}, {SymbolKind::Data, kWidth}};
    topology.gathers = {{0, kNoNode, {0, 1, 2}}, {1, kNoNode, {0, 1, 2}}};
    for (uint32_t c = 0; c < kWidth; ++c) topology.columns.push_back({0, c});
    test::RandomGraph random(topology.graph, seed, kWidth);
    values = {random.grow(depth), random.grow(depth - 1)};
  }
  NodeId load(uint32_t c) { return topology.graph.load(0, topology.graph.constant(int32_t{0}), c); }
};

/// A derivative in plain numbers, and the sum of the magnitudes of its paths.
struct Slope {
  double value = 0, scale = 0;
};

/// By column `c`, the partials taken from the operation table at the values.
std::vector<Slope> slopesOf(const Graph& graph, NodeId count, std::span<const Constant> values, uint32_t c) {
  std::vector<Slope> slopes(count);
  for (NodeId id = 0; id < count; ++id) {
    const Node& node = graph[id];
    if (node.op == Op::Load && node.b == 0 && node.c == c) slopes[id] = {1, 1};
    if (node.op == Op::Select && node.type == Type::Real)
      slopes[id] = slopes[values[node.a].boolean() ? node.b : node.c];
    if (info(node.op).smoothness < Smoothness::Regular) continue;
    double x[3] = {};
    for (int k = 0; k < operandCount(node); ++k) x[k] = values[node.operand(k)].real();
    const auto partials = partialsAt(node.op, x[0], x[1], x[2], values[id].real());
    for (int k = 0; k < operandCount(node); ++k) {
      const Slope& of = slopes[node.operand(k)];
      slopes[id].value += partials[static_cast<size_t>(k)] * of.value;
      slopes[id].scale += std::fabs(partials[static_cast<size_t>(k)]) * of.scale;
    }
  }
  return slopes;
}

double numberAt(std::span<const Constant> values, NodeId node) { return node == kNoNode ? 0.0 : values[node].real(); }

TEST(Chain, ForwardsBackwardsAndByNumbers) {
  std::mt19937_64 engine(6);
  int derivatives = 0;
  for (uint64_t seed = 0; seed < 200; ++seed) {
    Random r(seed);
    const NodeId count = r.topology.graph.size();
    std::vector<std::vector<NodeId>> backwards, forwards;  // by value, then column
    for (const NodeId value : r.values) {
      const Seed seedOfValue{value, r.topology.graph.constant(1.0)};
      backwards.push_back(reverseMode(r.topology, {&seedOfValue, 1}));
      ASSERT_EQ(backwards.back().size(), kWidth);
    }
    for (uint32_t c = 0; c < kWidth; ++c) {
      const Seed start{r.load(c), r.topology.graph.constant(1.0)};
      forwards.push_back(forwardMode(r.topology.graph, {&start, 1}, r.values));
      ASSERT_EQ(forwards.back().size(), r.values.size());
    }
    for (int trial = 0; trial < 4; ++trial) {
      const auto ports = test::randomPorts(engine, kWidth);
      const auto values = test::valuesOf(r.topology.graph, test::loadsOf(ports));
      for (uint32_t c = 0; c < kWidth; ++c) {
        const auto slopes = slopesOf(r.topology.graph, count, values, c);
        for (size_t k = 0; k < r.values.size(); ++k) {
          const Slope expected = slopes[r.values[k]];
          const double room = 1e-13 * expected.scale;
          EXPECT_NEAR(numberAt(values, backwards[k][c]), expected.value, room) << "seed " << seed;
          EXPECT_NEAR(numberAt(values, forwards[c][k]), expected.value, room) << "seed " << seed;
          derivatives += expected.value != 0;
        }
      }
    }
  }
  EXPECT_GT(derivatives, 1000);
}

/// Seeds add up: the pullback of (u, w) is u times the first gradient and w times the second.
TEST(Chain, SeedsAddUp) {
  std::mt19937_64 engine(7);
  for (uint64_t seed = 0; seed < 60; ++seed) {
    Random r(seed, 3);
    const double u = 0.75, w = -1.5;
    const Seed both[] = {{r.values[0], r.topology.graph.constant(u)}, {r.values[1], r.topology.graph.constant(w)}};
    const NodeId count = r.topology.graph.size();
    const auto pulled = reverseMode(r.topology, both);
    const auto ports = test::randomPorts(engine, kWidth);
    const auto values = test::valuesOf(r.topology.graph, test::loadsOf(ports));
    for (uint32_t c = 0; c < kWidth; ++c) {
      const auto slopes = slopesOf(r.topology.graph, count, values, c);
      const Slope a = slopes[r.values[0]], b = slopes[r.values[1]];
      EXPECT_NEAR(numberAt(values, pulled[c]), u * a.value + w * b.value, 1e-13 * (u * a.scale - w * b.scale));
    }
  }
}

TEST(Chain, WhatIsNotReadHasNoDerivative) {
  Random r(0, 1);
  const NodeId data = r.topology.graph.load(1, r.topology.graph.constant(int32_t{0}), 0);
  const NodeId value = r.topology.graph.make(Op::Mul, r.load(1), data);
  const Seed seed{value, r.topology.graph.constant(1.0)};
  EXPECT_EQ(reverseMode(r.topology, {&seed, 1}), (std::vector<NodeId>{kNoNode, data, kNoNode}));  // 1 * data is data
  const std::vector<uint32_t> columns = columnsOfNodes(r.topology);
  EXPECT_EQ(columns[r.load(2)], 2U);
  EXPECT_EQ(columns[data], kNoNode);
  EXPECT_EQ(columns[value], kNoNode);
}

/// The arm that is not taken is worth exactly 0, whatever its partials are there.
TEST(Chain, ArmsNotTakenAreZero) {
  Random r(0, 1);
  Graph& graph = r.topology.graph;
  const NodeId x = r.load(0), negative = graph.make(Op::Lt, x, graph.constant(0.0));
  const NodeId value = graph.make(Op::Select, negative, graph.make(Op::Neg, x),
                                  graph.make(Op::Mul, graph.make(Op::Sqrt, x), graph.make(Op::Log, x)));
  const Seed seed{value, graph.constant(1.0)}, start{x, graph.constant(1.0)};
  const NodeId backwards = reverseMode(r.topology, {&seed, 1})[0],
               forwards = forwardMode(r.topology.graph, {&start, 1}, {&value, 1})[0];
  const std::vector<std::vector<double>> ports = {{-2, 0, 0}, {0, 0, 0}};
  const auto values = test::valuesOf(graph, test::loadsOf(ports));
  EXPECT_EQ(values[backwards].real(), -1.0);
  EXPECT_EQ(values[forwards].real(), -1.0);
}

size_t operationsOf(const Graph& graph, std::span<const NodeId> roots) {
  size_t count = 0;
  for (const NodeId id : reachable(graph, roots)) count += !info(graph[id].op).isLeaf;
  return count;
}

/// The gradient of a product of n factors by all of them costs at most a few times the product; n tangents cost n.
TEST(Chain, BackwardsIsCheapWhateverTheColumns) {
  for (const uint32_t n : {8U, 64U, 512U}) {
    Differentiated topology;
    topology.ports = {{SymbolKind::Var, n}};
    topology.gathers = {{0, kNoNode, {}}};
    const NodeId row = topology.graph.constant(int32_t{0});
    NodeId value = topology.graph.load(0, row, 0);
    for (uint32_t c = 0; c < n; ++c) {
      topology.columns.push_back({0, c});
      if (c > 0) value = topology.graph.make(Op::Mul, value, topology.graph.load(0, row, c));
    }
    const Seed seed{value, topology.graph.constant(1.0)};
    std::vector<NodeId> roots = reverseMode(topology, {&seed, 1});
    EXPECT_LE(operationsOf(topology.graph, roots), 3 * (n - 1));
    const Seed start{topology.graph.load(0, row, 0), topology.graph.constant(1.0)};
    EXPECT_LE(operationsOf(topology.graph, forwardMode(topology.graph, {&start, 1}, {&value, 1})), n);
  }
}

/// n(n+1)/2 paths lead through a ladder, 2^n through one whose steps are used twice; neither is walked path by path.
TEST(Chain, SharedValuesAreWalkedOnce) {
  Random r(0, 1);
  Graph& graph = r.topology.graph;
  NodeId value = r.load(0);
  for (int k = 0; k < 60; ++k) value = graph.make(Op::Mul, value, graph.make(Op::Sin, value));
  const Seed seed{value, graph.constant(1.0)};
  const auto gradient = reverseMode(r.topology, {&seed, 1});
  EXPECT_LE(operationsOf(graph, std::span(gradient).first(1)), 60U * 7);
}

}  // namespace
}  // namespace hgc::chain_test
