#include <optional>

#include "frontend/resolve/kept/block_lets.h"
#include "frontend/resolve/kept/named.h"
#include "frontend/resolve/rewriting.h"

namespace hgc {
namespace {

using ast::Kind;

/// Nodes [begin, end).
struct Factor {
  uint32_t begin = 0, end = 0;
};

/// Whether elements of what a node gives need more than one element of its operands or, in a loop, may be part of what
/// the loop computes again and again.
bool takesWhole(const Module& module, const ast::Node& node, uint32_t loops) {
  if (node.kind == Kind::Binary) return node.op == ast::Operator::Mul;
  if (node.kind != Kind::Call) return false;
  const Builtin builtin = module.calleeOf(node.a).builtin.builtin;
  const bool isOfVectors = builtin >= Builtin::Dot && builtin <= Builtin::Reflect;
  return builtin == Builtin::Normalize || (isOfVectors && loops > 0);
}

/// The operand of such a node that computes something, if there is one.
std::optional<Factor> computedFactor(const Module& module, uint32_t at, uint32_t loops) {
  const std::vector<ast::Node>& nodes = module.tree.nodes;
  if (!takesWhole(module, nodes[at], loops)) return std::nullopt;
  for (uint32_t k = 0, end = at; k < ast::operandCount(nodes[at]); ++k) {
    const Factor factor{ast::expressionBegin(nodes, end), end};
    if (computes(nodes, factor.begin, factor.end)) return factor;
    end = factor.begin;
  }
  return std::nullopt;
}

/// A reduction that is part of a `let`'s value.
std::optional<Factor> reductionWithin(const std::vector<ast::Node>& nodes, uint32_t begin, uint32_t let) {
  for (uint32_t at = begin; at < let; ++at) {
    const uint32_t end = endOf(nodes, at);
    if (ast::isReduction(nodes[at]) && end + 1 < let) return Factor{ast::expressionBegin(nodes, end + 1), end + 1};
    at = end;
  }
  return std::nullopt;
}

}  // namespace

ast::Code withFactorsNamed(Module& module, ast::Code block) {
  ast::Tree& tree = module.tree;
  constexpr int kMostFactors = 64;
  for (int k = 0; k < kMostFactors; ++k) {
    const auto named = findInBlock(module, block, [&](uint32_t at, uint32_t statement, uint32_t loops) {
      const std::optional<Factor> factor = tree.nodes[at].kind == Kind::Let ? reductionWithin(tree.nodes, statement, at)
                                                                            : computedFactor(module, at, loops);
      return factor ? std::optional(ValueInStatement{statement, factor->begin, factor->end}) : std::nullopt;
    });
    if (!named) break;
    block = withLetOf(tree, block, *named);
  }
  return block;
}

}  // namespace hgc
