/// Index programs against one instance after another: values, ranges, and where the first of them fails.
#include <gtest/gtest.h>

#include "runtime/data/index/failure.h"
#include "runtime/data/index/program.h"
#include "runtime/data/index/ranges.h"
#include "test/unit/random_indices.h"

namespace hgc::index_program_test {
namespace {

using test::kInto;
using test::kRows;
using test::RandomIndices;
using test::Values;
using test::valuesAt;

TEST(IndexRanges, HoldAllValues) {
  for (uint64_t seed = 0; seed < 400; ++seed) {
    const RandomIndices r(seed);
    const auto ranges = indexRanges(r.graph, r.context());
    for (int64_t i = 0; i < r.count; ++i) {
      const Values values = valuesAt(r, i);
      for (NodeId id = 0; id < r.graph.size(); ++id) {
        if (!values[id] || r.graph[id].type != Type::Int) continue;
        ASSERT_GE(*values[id], ranges[id].low) << "seed " << seed << ", node " << id;
        ASSERT_LE(*values[id], ranges[id].high) << "seed " << seed << ", node " << id;
      }
    }
  }
}

/// Where an index is affine, clamped or wrapped, the range is no wider than the values.
TEST(IndexRanges, AreExactForStencils) {
  RandomIndices r(0);
  r.bound.sizes = {7, 5};
  Graph graph;
  const NodeId i = graph.index(0), j = graph.index(1), n = graph.size(0), one = graph.constant(int32_t{1});
  const auto expectRange = [&](NodeId id, int64_t low, int64_t high) {
    const IndexRange range = indexRanges(graph, r.context())[id];
    EXPECT_EQ(range.low, low) << id;
    EXPECT_EQ(range.high, high) << id;
  };
  const NodeId before = graph.make(Op::ISub, i, one);
  expectRange(i, 0, 6);
  expectRange(before, -1, 5);
  expectRange(graph.make(Op::IMax, before, graph.constant(int32_t{0})), 0, 5);
  expectRange(graph.make(Op::IMin, graph.make(Op::IAdd, i, one), graph.make(Op::ISub, n, one)), 1, 6);
  expectRange(graph.make(Op::IMod, graph.make(Op::IAdd, i, one), n), 0, 6);
  expectRange(graph.make(Op::IAdd, graph.make(Op::IMul, i, graph.constant(int32_t{3})), j), 0, 22);
  expectRange(graph.make(Op::Place, i, graph.size(1), j), 0, 34);
  expectRange(graph.table(kInto, i), 0, 6);
  expectRange(graph.make(Op::IMul, j, graph.constant(int32_t{-2})), -8, 0);
}

/// What may wrap may be anything.
TEST(IndexRanges, OfWhatWraps) {
  RandomIndices r(0);
  r.bound.sizes = {7, 5};
  Graph graph;
  const NodeId i = graph.index(0), most = graph.constant(std::numeric_limits<int32_t>::max());
  const NodeId sum = graph.make(Op::IAdd, i, most), product = graph.make(Op::IMul, i, most);
  const auto ranges = indexRanges(graph, r.context());
  for (const NodeId id : {sum, product}) {
    EXPECT_EQ(ranges[id].low, std::numeric_limits<int32_t>::min());
    EXPECT_EQ(ranges[id].high, std::numeric_limits<int32_t>::max());
  }
}

struct Wanted {
  std::vector<std::vector<int32_t>> values;
  std::vector<IndexRoot> roots;
};

Wanted rootsOf(RandomIndices& r) {
  Wanted wanted;
  wanted.values.assign(3, std::vector<int32_t>(static_cast<size_t>(r.count)));
  for (size_t k = 0; k < 3; ++k) {
    IndexRoot root;
    root.node = r.nodes[r.nodes.size() - 1 - k % r.nodes.size()];
    if (r.graph[root.node].type != Type::Int) root.node = r.nodes[0];
    if (r.between(0, 1)) root.to = wanted.values[k];
    if (r.between(0, 1)) root.of = kRows, root.rows = r.between(1, 60);
    wanted.roots.push_back(root);
  }
  return wanted;
}

/// The first instance at which a root, or anything that it needs, is outside; or `count`.
int64_t firstFailure(const RandomIndices& r, std::span<const IndexRoot> roots) {
  for (int64_t i = 0; i < r.count; ++i) {
    const Values values = valuesAt(r, i);
    for (const IndexRoot& root : roots) {
      const auto value = values[root.node];
      if (!value || (root.of != kNone && (*value < 0 || *value >= root.rows))) return i;
    }
  }
  return r.count;
}

TEST(IndexProgram, ValuesAndTheFirstFailure) {
  int failures = 0, late = 0, successes = 0;
  for (uint64_t seed = 0; seed < 1500; ++seed) {
    RandomIndices r(seed);
    Wanted wanted = rootsOf(r);
    const Status done = evaluateIndices(r.graph, wanted.roots, r.context(), r.count);
    const int64_t failed = firstFailure(r, wanted.roots);
    ASSERT_EQ(static_cast<bool>(done), failed == r.count) << "seed " << seed << (done ? "" : done.error().message);
    if (!done) {
      const std::string name =
          "`o[" + std::to_string(failed / r.bound.sizes[1]) + ", " + std::to_string(failed % r.bound.sizes[1]) + "]`";
      EXPECT_TRUE(done.error().message.starts_with(name))
          << "seed " << seed << ": " << name << ", " << done.error().message;
      ++failures;
      late += failed > 0;
      continue;
    }
    ++successes;
    for (int64_t i = 0; i < r.count; ++i) {
      const Values values = valuesAt(r, i);
      for (const IndexRoot& root : wanted.roots) {
        if (root.to.empty()) continue;
        ASSERT_EQ(root.to[static_cast<size_t>(i)], *values[root.node]) << "seed " << seed;
      }
    }
  }
  EXPECT_GT(failures, 300);
  EXPECT_GT(late, 100);
  EXPECT_GT(successes, 300);
}

TEST(IndexFailure, NamesTheSubscripts) {
  RandomIndices r(0);
  r.bound.sizes = {3, 5};
  r.count = 15;
  Graph graph;
  const NodeId next = graph.make(Op::IAdd, graph.index(0), graph.constant(int32_t{1}));
  std::vector<IndexRoot> roots(1);
  roots[0].node = next;
  roots[0].of = kRows;
  roots[0].rows = 3;
  const Status done = evaluateIndices(graph, roots, r.context(), 15);
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().message, "`o[2, 0]` reads `rows[3]`, but the shape of `rows` is [3]");
}

}  // namespace
}  // namespace hgc::index_program_test
