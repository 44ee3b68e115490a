#pragma once
/// Blocks of code, and their `let`s.
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "frontend/syntax/module.h"

namespace hgc {

/// Where a nested block ends that opens at a node; the node itself if none does.
uint32_t endOf(const std::vector<ast::Node>& nodes, uint32_t at);

/// Whether a node opens a reduction or comprehension over all indices of a dimension.
bool isOverDimension(const Module& module, uint32_t at);

/// Of such a loop, or comprehension.
DimId dimensionOf(const Module& module, uint32_t loop);

/// How many counts a loop over a dimension has; -1 where data says that.
int64_t writtenCounts(const Module& module, uint32_t loop);

/// Whether a loop over a dimension may have more counts than are expanded in any case.
bool mayBeLong(const Module& module, uint32_t loop);

/// What `find` gives of a node of a block, or of such loops in it, but not of branches: the first that is something.
/// `find` is given the node, where the statement begins that it is part of, and how many loops are around it.
template <class Find>
auto findInBlock(const Module& module, const ast::Code& block, const Find& find, uint32_t loops = 0)
    -> decltype(find(uint32_t{}, uint32_t{}, uint32_t{})) {
  const std::vector<ast::Node>& nodes = module.tree.nodes;
  uint32_t statement = block.begin;
  for (uint32_t at = block.begin; at < block.end; at = endOf(nodes, at) + 1) {
    if (const auto found = find(at, statement, loops)) return found;
    if (nodes[at].kind == ast::Kind::Let) statement = at + 1;
    if (!isOverDimension(module, at)) continue;
    if (const auto found = findInBlock(module, {at + 1, nodes[at].b, 0}, find, loops + 1)) return found;
  }
  return {};
}

/// The `let`s of a block, without those of blocks within, in order.
std::vector<uint32_t> letsOf(const std::vector<ast::Node>& nodes, const ast::Code& block);

/// What the value of a `let` is made of: the `let`s before it that it needs, in order, and slots of their frame.
struct LetNeeds {
  std::vector<uint32_t> lets;
  std::set<uint32_t> slots;
};
LetNeeds needsOf(const std::vector<ast::Node>& nodes, const ast::Code& block, uint32_t let);

/// The last node of a block before `at` that gives a slot its value; nothing for an axis of its term.
std::optional<uint32_t> bindingOf(const std::vector<ast::Node>& nodes, const ast::Code& block, uint32_t slot,
                                  uint32_t at);

/// Whether nodes [begin, end) compute something, and do not only read.
bool computes(const std::vector<ast::Node>& nodes, uint32_t begin, uint32_t end);

/// The symbol that a node names, if it names one.
std::optional<uint32_t> symbolOf(const Module& module, const ast::Node& node);

/// Numbers of axes.
using AxisSet = std::set<uint32_t>;

/// By `let` of a block: which of a term's `axes` its value reads, by way of other `let`s, too.
std::vector<AxisSet> axesOfLets(const std::vector<ast::Node>& nodes, const ast::Code& block, size_t axes);

/// What the slots of a block's nodes mean: the first are the axes of its term, which have the dimensions `domain`.
struct BlockScope {
  ast::Code block;
  std::span<const DimId> domain;
  uint32_t range = kNone;  ///< a loop over a range whose counter takes all indices of a dimension, if there is one
  DimId rangeDim = kNone;  ///< this
};

/// Whether nodes [begin, end) read nothing out of range, whichever indices their slots have, and give no infinite
/// number but by overflow, where what they read is a number: then an arm's value may be computed where no instance
/// takes the arm.
bool isFinite(const Module& module, const BlockScope& scope, uint32_t begin, uint32_t end);

}  // namespace hgc
