/// How long the folds are of which states are kept, also within other loops.
#include "runtime/plan/loop_bounds.h"

#include <gtest/gtest.h>

namespace hgc::test::loop_bounds_test {
namespace {

/// A loop of `counts[0]` iterations, and in it a fold whose length is the last of `lengths`: operations on 0: what that
/// loop counts, 1: the instance's slot, 2: a size, 3: the number 3, and one another from 4 on.
int64_t longest(const std::vector<Node>& lengths) {
  const auto leaf = [](Op op, uint32_t b) { return Node{op, Type::Int, 0, kNoNode, b, op == Op::Const ? 0 : kNoNode}; };
  std::vector<Node> code = {leaf(Op::Const, 10),
                            {Op::Range, Type::Int, 0, 0, 0, kNoNode},
                            leaf(Op::Slot, 0),
                            leaf(Op::Size, 0),
                            leaf(Op::Const, 3)};
  for (const Node& node : lengths) code.push_back({node.op, Type::Int, 0, node.a + 1, node.b + 1, kNoNode});
  const auto at = static_cast<uint32_t>(code.size());
  code.push_back({Op::Range, Type::Int, 0, at - 1, 1, kNoNode});
  code.push_back({Op::Const, Type::Real, 0, kNoNode, 0, 0});
  code.push_back({Op::Carried, Type::Real, 0, at, at + 1, 0});
  code.push_back({Op::Next, Type::Real, 0, at + 2, at + 2, at});
  code.push_back({Op::FoldOver, Type::Real, 0, at, at + 2, at + 3});
  code.push_back({Op::Before, Type::Real, 0, at, at + 4, kNoNode});
  GroupData data;
  data.count = 3;
  data.slots = {{5, 70, 6, 0, 0, 0, 0, 0}};
  const int32_t sizes[] = {20};
  return longestKept(code, data, sizes);
}

TEST(LongestFold, IsBoundedOverInstancesAndCounts) {
  EXPECT_EQ(longest({{Op::IAdd, Type::Int, 0, 1, 3, kNoNode}}), 73);  // the slot and 3
  EXPECT_EQ(longest({{Op::ISub, Type::Int, 0, 2, 0, kNoNode}}), 20);  // a size less the count
  EXPECT_EQ(longest({{Op::IMul, Type::Int, 0, 0, 3, kNoNode}}), 27);
  EXPECT_EQ(longest({{Op::IMod, Type::Int, 0, 0, 3, kNoNode}}), 2);
  EXPECT_EQ(longest({{Op::IMin, Type::Int, 0, 1, 2, kNoNode}}), 20);
  EXPECT_EQ(longest({{Op::IMax, Type::Int, 0, 0, 3, kNoNode}}), 9);
  EXPECT_EQ(longest({{Op::ISub, Type::Int, 0, 0, 2, kNoNode}}), 0);  // never
}

TEST(LongestFold, MayBeAnythingWhereIntegersWrap) {
  const Node square{Op::IMul, Type::Int, 0, 1, 1, kNoNode};
  const Node fourth{Op::IMul, Type::Int, 0, 4, 4, kNoNode}, eighth{Op::IMul, Type::Int, 0, 5, 5, kNoNode};
  EXPECT_EQ(longest({square, fourth}), 24'010'000);
  EXPECT_EQ(longest({square, fourth, eighth}), INT32_MAX);
}

TEST(LongestFold, IsNothingWhereNothingIsKept) {
  EXPECT_EQ(longestKept(std::vector<Node>{{Op::Const, Type::Int, 0, kNoNode, 7, 0}}, {}, {}), 0);
}

TEST(MostRounds, AreThoseOfAllLoopsTogether) {
  KernelCode kernel;
  kernel.code = {{Op::Size, Type::Int, 0, kNoNode, 0, kNoNode},  // 20
                 {Op::Range, Type::Int, 0, 0, 0, kNoNode},       // 20 rounds
                 {Op::Range, Type::Int, 0, 1, 1, kNoNode},       // in it, at most 19
                 {Op::RowBegin, Type::Int, 0, 1, 0, kNoNode},    // a row that the loop chooses: at most 5 entries
                 {Op::RowBegin, Type::Int, 0, 1, 0, kNoNode},   {Op::ISub, Type::Int, 0, 4, 3, kNoNode},
                 {Op::Range, Type::Int, 0, 5, 1, kNoNode},      {Op::Range, Type::Int, 0, 0, 2, kNoNode}};  // 20 more
  const auto loop = [](uint32_t begin, uint32_t end) { return Region{0, true, begin, end, Region::Kind::Loop, begin}; };
  kernel.regions = {loop(1, 7), loop(2, 3), loop(6, 7), loop(7, 8)};
  GroupData data;
  data.count = 1;
  const int32_t sizes[] = {20};
  const int64_t rows[] = {5};
  EXPECT_EQ(mostRounds(kernel, data, sizes, rows), 20 + 20 * 19 + 20 * 5 + 20);
}

}  // namespace
}  // namespace hgc::test::loop_bounds_test
