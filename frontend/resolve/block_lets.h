#pragma once
/// The `let`s of a block, without those of blocks within.
#include <cstdint>
#include <set>
#include <vector>

#include "frontend/syntax/module.h"

namespace hgc {

/// Where a nested block ends that opens at a node; the node itself if none does.
uint32_t endOf(const std::vector<ast::Node>& nodes, uint32_t at);

/// Their nodes, in order.
std::vector<uint32_t> letsOf(const std::vector<ast::Node>& nodes, const ast::Code& block);

/// What the value of a `let` is made of: the `let`s before it that it needs, in order, and slots of their frame.
struct LetNeeds {
  std::vector<uint32_t> lets;
  std::set<uint32_t> slots;
};
LetNeeds needsOf(const std::vector<ast::Node>& nodes, const ast::Code& block, uint32_t let);

/// The block with a `let` for each operand of a product, or of `normalize`, that computes something: a product with a
/// table takes it for each row. Reductions within the values of `let`s get one, too.
ast::Code withFactorsNamed(Module& module, ast::Code block);

}  // namespace hgc
