/// Linear programs against the graphs that they were made of.
#include "passes/schedule/schedule.h"

#include <gtest/gtest.h>

#include <set>

#include "test/unit/random_graph.h"

namespace hgc::schedule_test {
namespace {

/// What a lane computes: regions are skipped where their condition falls otherwise, and leave nonsense behind.
struct Lane {
  std::vector<Constant> values;
  size_t executed = 0;
};

Lane run(const Kernel& kernel, const test::Leaf& leaf) {
  Lane lane;
  std::vector<bool> skipped(kernel.code.size(), false);
  for (uint32_t at = 0; at < kernel.code.size(); ++at) {
    for (const Region& region : kernel.regions) {
      const bool starts = region.begin == at && region.end > at && !skipped[at];
      if (!starts || lane.values[region.condition].boolean() == region.when) continue;
      std::fill(skipped.begin() + region.begin, skipped.begin() + region.end, true);
    }
    const Type type = kernel.code[at].type;
    if (skipped[at]) lane.values.push_back(type == Type::Real ? Constant::of(-1e99) : Constant::of(at % 2 == 0));
    else lane.values.push_back(test::valueOf(kernel.code[at], lane.values, leaf));
    lane.executed += skipped[at] ? 0 : 1;
  }
  return lane;
}

void expectOrdered(const Kernel& kernel) {
  ASSERT_EQ(kernel.origins.size(), kernel.code.size());
  for (uint32_t at = 0; at < kernel.code.size(); ++at) {
    for (int k = 0; k < operandCount(kernel.code[at]); ++k) ASSERT_LT(kernel.code[at].operand(k), at);
  }
}

void expectNested(const Kernel& kernel) {
  for (size_t a = 0; a < kernel.regions.size(); ++a) {
    const Region& outer = kernel.regions[a];
    EXPECT_LE(outer.begin, outer.end);
    EXPECT_LT(outer.condition, outer.begin);  // known before it is entered
    for (size_t b = a + 1; b < kernel.regions.size(); ++b) {
      const Region& later = kernel.regions[b];
      EXPECT_GE(later.begin, outer.begin);
      EXPECT_TRUE(later.begin >= outer.end || later.end <= outer.end) << a << " and " << b;
    }
  }
}

TEST(Schedule, LanesHaveTheBitsOfTheGraph) {
  std::mt19937_64 engine(2);
  size_t regions = 0, nested = 0, skipping = 0;
  for (uint64_t seed = 0; seed < 300; ++seed) {
    Graph graph;
    test::RandomGraph random(graph, seed, 3);
    const std::vector<NodeId> values = {random.grow(4), random.grow(2), random.grow(4)};
    Kernel kernel;
    const std::vector<uint32_t> positions = schedule(graph, values, kernel);
    ASSERT_EQ(positions.size(), values.size());
    ASSERT_NO_FATAL_FAILURE(expectOrdered(kernel));
    expectNested(kernel);
    EXPECT_EQ(kernel.code.size(), reachable(graph, values).size());  // each once, and nothing else
    regions += kernel.regions.size();
    for (size_t r = 1; r < kernel.regions.size(); ++r) nested += kernel.regions[r].begin < kernel.regions[r - 1].end;
    for (int trial = 0; trial < 5; ++trial) {
      const auto ports = test::randomPorts(engine, 3);
      const auto expected = test::valuesOf(graph, test::loadsOf(ports));
      const Lane lane = run(kernel, test::loadsOf(ports));
      skipping += lane.executed < kernel.code.size();
      for (size_t k = 0; k < values.size(); ++k)
        ASSERT_EQ(lane.values[positions[k]], expected[values[k]]) << "seed " << seed << ", value " << k;
    }
  }
  EXPECT_GT(regions, 300U);
  EXPECT_GT(nested, 50U);
  EXPECT_GT(skipping, 300U);
}

NodeId powers(Graph& graph, NodeId value, int count, double step) {
  for (; count > 0; --count) value = graph.make(Op::Mul, graph.make(Op::Add, value, graph.constant(step)), value);
  return value;
}

/// Both arms are dear: a lane executes one of them, and what they share before.
TEST(Schedule, ALaneEntersOneArm) {
  Graph graph;
  const NodeId row = graph.constant(int32_t{0}), x = graph.load(0, row, 0);
  const NodeId shared = powers(graph, x, 30, 0.5);
  const NodeId left = powers(graph, shared, 40, 0.25), right = powers(graph, shared, 50, 0.75);
  const NodeId value = graph.make(Op::Select, graph.make(Op::Lt, x, graph.constant(0.0)), left, right);
  Kernel kernel;
  const std::vector<NodeId> values = {value};
  schedule(graph, values, kernel);
  ASSERT_EQ(kernel.regions.size(), 2U);
  size_t lengths[2] = {};
  for (const Region& region : kernel.regions) lengths[region.when] = region.end - region.begin;
  EXPECT_GE(lengths[true], 80U);  // two operations a step; their constants may stand outside
  EXPECT_GE(lengths[false], 100U);
  EXPECT_LE(lengths[true], 82U);
  EXPECT_LE(lengths[false], 102U);
  EXPECT_EQ(kernel.code.size(), reachable(graph, values).size());
}

/// A short arm is computed by all: a branch has its price.
TEST(Schedule, ShortArmsHaveNoRegion) {
  Graph graph;
  const NodeId x = graph.load(0, graph.constant(int32_t{0}), 0);
  const NodeId value = graph.make(Op::Select, graph.make(Op::Lt, x, graph.constant(0.0)), powers(graph, x, 3, 0.5), x);
  Kernel kernel;
  schedule(graph, std::vector{value}, kernel);
  EXPECT_TRUE(kernel.regions.empty());
}

/// What leaves a region is known by trying all uses.
TEST(Schedule, RegionsLeft) {
  for (uint64_t seed = 0; seed < 60; ++seed) {
    Graph graph;
    test::RandomGraph random(graph, seed, 3);
    const std::vector<NodeId> values = {random.grow(4), random.grow(3)};
    Kernel kernel;
    const auto positions = schedule(graph, values, kernel);
    for (const uint32_t position : positions) kernel.stores.push_back({RootKind::Value, 0, 0, position});
    std::vector<std::set<size_t>> left(kernel.code.size());
    const auto use = [&](uint32_t value, uint32_t at) {
      for (size_t r = 0; r < kernel.regions.size(); ++r) {
        const Region& region = kernel.regions[r];
        const auto holds = [&](uint32_t p) { return p >= region.begin && p < region.end; };
        if (holds(value) && !holds(at)) left[value].insert(r);
      }
    };
    for (uint32_t at = 0; at < kernel.code.size(); ++at) {
      for (int k = 0; k < operandCount(kernel.code[at]); ++k) use(kernel.code[at].operand(k), at);
    }
    for (const Region& region : kernel.regions) use(region.condition, region.begin);
    for (const Store& store : kernel.stores) use(store.value, kNone);
    const std::vector<uint32_t> counted = regionsLeft(kernel);
    for (size_t at = 0; at < left.size(); ++at)
      ASSERT_EQ(counted[at], left[at].size()) << "seed " << seed << ", " << at;
  }
}

}  // namespace
}  // namespace hgc::schedule_test
