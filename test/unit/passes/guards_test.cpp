/// Which values matter only where a choice falls one way.
#include "passes/guards.h"

#include <gtest/gtest.h>

#include "test/unit/random_graph.h"

namespace hgc::guards_test {
namespace {

class GuardsTest : public testing::Test {
 protected:
  NodeId read(uint32_t c) { return graph_.load(0, graph_.constant(int32_t{0}), c); }
  NodeId less(NodeId a, NodeId b) { return graph_.make(Op::Lt, a, b); }
  NodeId choose(NodeId c, NodeId a, NodeId b) { return graph_.make(Op::Select, c, a, b); }
  NodeId root(NodeId a) { return graph_.make(Op::Sqrt, a); }

  /// The choices of a guard, the innermost first: `+7 -3` says that node 7 must be true and node 3 false.
  static std::string text(const Guards& guards, NodeId id) {
    std::string result;
    for (GuardId g = guards.of(id); g != kAlways; g = guards[g].parent)
      result +=
          (result.empty() ? "" : " ") + std::string(guards[g].when ? "+" : "-") + std::to_string(guards[g].condition);
    return result;
  }

  Graph graph_;
};

TEST_F(GuardsTest, ArmsAndWhatTheyShare) {
  const NodeId x = read(0), y = read(1), condition = less(x, y);
  const NodeId a = root(x), b = root(y), shared = root(graph_.make(Op::Add, x, y));
  const NodeId left = graph_.make(Op::Add, a, shared), right = graph_.make(Op::Mul, b, shared);
  const NodeId value = choose(condition, left, right), dead = graph_.make(Op::Exp, x);
  const Guards guards(graph_, std::vector{value});
  const std::string yes = "+" + std::to_string(condition), no = "-" + std::to_string(condition);
  EXPECT_EQ(text(guards, left), yes);
  EXPECT_EQ(text(guards, a), yes);
  EXPECT_EQ(text(guards, right), no);
  EXPECT_EQ(text(guards, b), no);
  for (const NodeId id : {value, condition, shared, x, y}) EXPECT_EQ(text(guards, id), "") << id;
  EXPECT_FALSE(guards.isNeeded(dead));
  EXPECT_TRUE(guards.isNeeded(shared));
}

TEST_F(GuardsTest, ChoicesNest) {
  const NodeId x = read(0), y = read(1), outer = less(x, y), deep = root(x), other = root(y);
  const NodeId inner = less(root(graph_.make(Op::Mul, x, y)), x);
  const NodeId value = choose(outer, choose(inner, deep, other), graph_.make(Op::Neg, other));
  const Guards guards(graph_, std::vector{value});
  EXPECT_EQ(text(guards, deep), "+" + std::to_string(inner) + " +" + std::to_string(outer));
  EXPECT_EQ(text(guards, inner), "+" + std::to_string(outer));
  EXPECT_EQ(text(guards, other), "");  // in both arms of the outer choice
}

TEST_F(GuardsTest, OneConditionIsNotCountedTwice) {
  const NodeId x = read(0), condition = less(x, read(1)), deep = root(x);
  const NodeId twice = choose(condition, choose(condition, deep, graph_.constant(1.0)), graph_.constant(2.0));
  const Guards guards(graph_, std::vector{twice});
  EXPECT_EQ(text(guards, deep), "+" + std::to_string(condition));
}

TEST_F(GuardsTest, ARootIsAlwaysNeeded) {
  const NodeId x = read(0), deep = root(x), value = choose(less(x, read(1)), deep, x);
  EXPECT_EQ(text(Guards(graph_, std::vector{value, deep}), deep), "");
  EXPECT_NE(text(Guards(graph_, std::vector{value}), deep), "");
}

/// Reading costs little and cannot fail.
TEST_F(GuardsTest, LeavesAreNeverGuarded) {
  const NodeId x = read(0), y = read(1), z = read(2), value = choose(less(x, y), z, root(x));
  EXPECT_EQ(text(Guards(graph_, std::vector{value}), z), "");
}

TEST_F(GuardsTest, LongChainsEndSomewhere) {
  NodeId value = root(read(0));
  const NodeId deep = value;
  for (uint32_t k = 1; k < 100; ++k) value = choose(less(read(k), read(k + 1)), value, graph_.constant(0.5 * k));
  const Guards guards(graph_, std::vector{value});
  EXPECT_GE(guards[guards.of(deep)].depth, 16U);
  EXPECT_LT(guards.size(), 400U);
}

/// Whatever a value is where its guard says that it does not matter, the roots keep their bits.
TEST(Guards, WhatIsGuardedDoesNotMatter) {
  std::mt19937_64 engine(1);
  int poisoned = 0;
  for (uint64_t seed = 0; seed < 200; ++seed) {
    Graph graph;
    test::RandomGraph random(graph, seed, 3);
    const std::vector<NodeId> roots = {random.grow(4), random.grow(3)};
    const Guards guards(graph, roots);
    const auto ports = test::randomPorts(engine, 3);
    const auto right = test::valuesOf(graph, test::loadsOf(ports));
    std::vector<Constant> values(graph.size());
    for (NodeId id = 0; id < graph.size(); ++id) {
      values[id] = test::valueOf(graph[id], values, test::loadsOf(ports));
      if (!guards.isNeeded(id)) continue;
      for (GuardId g = guards.of(id); g != kAlways; g = guards[g].parent) {
        if (right[guards[g].condition].boolean() == guards[g].when) continue;
        values[id] = graph[id].type == Type::Real ? Constant::of(1e9 + static_cast<double>(engine() % 1000))
                                                  : Constant::of(engine() % 2 == 0);
        ++poisoned;
        break;
      }
    }
    for (const NodeId root : roots) EXPECT_EQ(values[root], right[root]) << "seed " << seed;
  }
  EXPECT_GT(poisoned, 1000);
}

}  // namespace
}  // namespace hgc::guards_test
