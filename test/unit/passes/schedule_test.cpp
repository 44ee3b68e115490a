/// Linear programs against the graphs that they were made of.
#include "passes/schedule/schedule.h"

#include <gtest/gtest.h>

#include <set>

#include "passes/schedule/arms.h"
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

/// The code of these values, which are its stores, with its arms.
Kernel cut(const Graph& graph, const std::vector<NodeId>& values) {
  Kernel kernel;
  for (const uint32_t position : schedule(graph, values, kernel))
    kernel.stores.push_back({RootKind::Value, 0, 0, position});
  formArms(kernel);
  return kernel;
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
    const Kernel kernel = cut(graph, values);
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
        ASSERT_EQ(lane.values[kernel.stores[k].value], expected[values[k]]) << "seed " << seed << ", value " << k;
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
  const std::vector<NodeId> values = {value};
  const Kernel kernel = cut(graph, values);
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
  const Kernel kernel = cut(graph, {value});
  EXPECT_TRUE(kernel.regions.empty());
}

bool holds(const Region& outer, const Region& inner) { return outer.begin <= inner.begin && inner.end <= outer.end; }

/// In a loop over all rows an arm is skipped at each count, but what the loop adds up is taken in at every one.
TEST(Schedule, ArmsAreSkippedWithinLoops) {
  Graph graph;
  const NodeId range = graph.range(graph.constant(int32_t{9}), 0), x = graph.load(0, range, 0);
  const NodeId isLow = graph.make(Op::Lt, x, graph.constant(0.0));
  const NodeId body = graph.make(Op::Select, isLow, powers(graph, x, 40, 0.25), x);
  const Kernel kernel = cut(graph, {graph.make(Op::SumOver, range, body)});
  ASSERT_EQ(kernel.regions.size(), 2U);
  const Region &loop = kernel.regions[0], &arm = kernel.regions[1];
  EXPECT_EQ(loop.kind, Region::Kind::Loop);
  EXPECT_EQ(arm.kind, Region::Kind::Arm);
  EXPECT_TRUE(holds(loop, arm));
  EXPECT_EQ(kernel.code[arm.condition].op, Op::Lt);
  EXPECT_GE(arm.end - arm.begin, 80U);
  EXPECT_LT(arm.end, loop.end);  // the sum is after it
  ASSERT_NO_FATAL_FAILURE(expectOrdered(kernel));
}

/// A loop that only one side of a choice needs is skipped as a whole, and so are arms that are chosen outside of it.
TEST(Schedule, LoopsAreSkippedAsAWhole) {
  Graph graph;
  const NodeId y = graph.load(0, graph.constant(int32_t{0}), 0), isLow = graph.make(Op::Lt, y, graph.constant(0.0));
  const NodeId range = graph.range(graph.constant(int32_t{9}), 0), x = graph.load(0, range, 0);
  const NodeId sum = graph.make(Op::SumOver, range, powers(graph, x, 20, 0.25));
  const Kernel one = cut(graph, {graph.make(Op::Select, isLow, sum, y)});
  ASSERT_EQ(one.regions.size(), 2U);
  EXPECT_EQ(one.regions[0].kind, Region::Kind::Arm);
  EXPECT_TRUE(holds(one.regions[0], one.regions[1]));
  const NodeId chosen = graph.make(Op::Select, isLow, powers(graph, x, 40, 0.75), x);
  const Kernel other = cut(graph, {graph.make(Op::SumOver, range, chosen)});
  ASSERT_EQ(other.regions.size(), 2U);
  EXPECT_EQ(other.regions[0].kind, Region::Kind::Loop);
  EXPECT_LT(other.regions[1].condition, other.regions[0].begin);
}

/// What leaves a region is known by trying all uses.
TEST(Schedule, RegionsLeft) {
  for (uint64_t seed = 0; seed < 60; ++seed) {
    Graph graph;
    test::RandomGraph random(graph, seed, 3);
    const std::vector<NodeId> values = {random.grow(4), random.grow(3)};
    const Kernel kernel = cut(graph, values);
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
