#include "frontend/resolve/kept/loop_lets.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "frontend/resolve/kept/block_lets.h"
#include "frontend/resolve/rewriting.h"

namespace hgc {
namespace {

using ast::Kind;

/// A `let` of a loop, and where the statement begins that the loop is part of.
struct LetInLoop {
  uint32_t statement = 0, loop = 0, let = 0;
};

/// Whether nodes before `end` read what a `let` names: what nothing reads may be out of range.
bool isRead(const std::vector<ast::Node>& nodes, uint32_t let, uint32_t end) {
  return std::any_of(nodes.begin() + let, nodes.begin() + end,
                     [&](const ast::Node& node) { return node.kind == Kind::Local && node.a == nodes[let].a; });
}

/// The first that computes something in the last loop that has one: inner loops come after those around them.
std::optional<LetInLoop> findLet(const Module& module, const ast::Code& block) {
  const std::vector<ast::Node>& nodes = module.tree.nodes;
  std::optional<LetInLoop> last;
  findInBlock(module, block, [&](uint32_t at, uint32_t statement, uint32_t) {
    if (!isOverDimension(module, at)) return false;
    for (const uint32_t let : letsOf(nodes, {at + 1, nodes[at].b, 0})) {
      if (!computes(nodes, ast::expressionBegin(nodes, let), let) || !isRead(nodes, let, nodes[at].b)) continue;
      last = LetInLoop{statement, at, let};
      break;
    }
    return false;
  });
  return last;
}

/// The block with that `let` an element of an array, which the last slot holds.
ast::Code moveOut(Module& module, const ast::Code& block, const LetInLoop& found) {
  ast::Tree& tree = module.tree;
  const std::vector<ast::Node>& nodes = tree.nodes;
  const uint32_t begin = ast::expressionBegin(nodes, found.let), offset = nodes[found.let].offset;
  const uint32_t slot = nodes[found.loop].a;
  const NameId counter = nodes[nodes[found.loop].b].b;
  OwnSlots own(nodes, block.slots);
  own.bind(found.loop, found.let);
  const uint32_t array = own.next();
  Rewriting to(tree);
  to.copy(block.begin, found.statement);
  to.add(nodes[found.loop - 1]);
  const uint32_t loop = to.open(ast::Operator::CollectOpen, own.of(slot), offset);
  for (const uint32_t before : needsOf(nodes, {found.loop + 1, nodes[found.loop].b, 0}, found.let).lets)
    to.copy(ast::expressionBegin(nodes, before), before + 1, own);
  to.copy(begin, found.let, own);
  to.close(loop, counter, offset);
  to.let(array, nodes[found.let].b, offset);
  to.copy(found.statement, begin);
  to.local(array, to.unnamed, offset);
  to.local(slot, counter, offset);
  to.index(1, offset);
  to.copy(found.let, block.end);
  return to.finish(array + 1);
}

/// The dimension that a loop's array is along, where that is a `let`, a symbol or rows of one; else kNone.
DimId dimOfSource(const Module& module, uint32_t loop, const std::function<DimId(uint32_t)>& dimOf) {
  const std::vector<ast::Node>& nodes = module.tree.nodes;
  uint32_t at = loop - 1, given = 0;
  if (nodes[at].kind == Kind::Local) return dimOf(nodes[at].a);
  if (nodes[at].kind == Kind::Index) {
    given = nodes[at].a;
    for (uint32_t k = 0; k < given; ++k) {
      if (nodes[at - 1].kind == Kind::Slice) return kNone;
      at = ast::expressionBegin(nodes, at);
    }
    --at;
  }
  const std::optional<uint32_t> named = symbolOf(module, nodes[at]);
  if (!named) return kNone;
  const Symbol& symbol = module.program.symbols[*named];
  return symbol.ragged || given >= symbol.dims.size() ? kNone : symbol.dims[given];
}

bool doesMoreThanRead(const Module& module, uint32_t loop) {
  const std::vector<ast::Node>& nodes = module.tree.nodes;
  return std::any_of(nodes.begin() + loop + 1, nodes.begin() + nodes[loop].b, [](const ast::Node& node) {
    return node.kind == Kind::Let || node.kind == Kind::Call || ast::isLoop(node.kind);
  });
}

ast::Code overDimension(Module& module, const ast::Code& block, uint32_t loop, DimId dim, uint32_t offset) {
  ast::Tree& tree = module.tree;
  const ast::Node opening = tree.nodes[loop], join = tree.nodes[opening.b];
  const uint32_t source = ast::expressionBegin(tree.nodes, loop), counter = block.slots;
  Rewriting to(tree);
  to.copy(block.begin, source);
  to.add({.kind = Kind::Name, .offset = offset, .a = tree.dims[dim].name});
  const uint32_t made = to.open(opening.op, counter, opening.offset);
  to.copy(source, loop);
  to.local(counter, to.unnamed, opening.offset);
  to.index(1, opening.offset);
  to.let(opening.a, join.b, opening.offset);
  to.copy(loop + 1, opening.b);
  to.close(made, to.unnamed, join.offset);
  to.copy(opening.b + 1, block.end);
  return to.finish(counter + 1);
}

}  // namespace

ast::Code withLoopsOverDimensions(Module& module, ast::Code block, const std::function<DimId(uint32_t)>& dimOf,
                                  uint32_t offset) {
  constexpr int kMostLoops = 32;
  for (int k = 0; k < kMostLoops; ++k) {
    const auto found =
        findInBlock(module, block, [&](uint32_t at, uint32_t, uint32_t) -> std::optional<std::pair<uint32_t, DimId>> {
          const ast::Node& node = module.tree.nodes[at];
          const bool isLoop = node.kind == Kind::RowLoop && !ast::carries(node.op) && !isOverDimension(module, at);
          if (!isLoop || !doesMoreThanRead(module, at)) return std::nullopt;
          const DimId dim = dimOfSource(module, at, dimOf);
          return dim == kNone ? std::nullopt : std::optional(std::pair(at, dim));
        });
    if (!found) break;
    block = overDimension(module, block, found->first, found->second, offset);
  }
  return block;
}

MovedLets withLetsOutsideLoops(Module& module, const ast::Code& block) {
  constexpr int kMostLets = 32;
  MovedLets moved{block, {}};
  for (int k = 0; k < kMostLets; ++k) {
    const std::optional<LetInLoop> found = findLet(module, moved.block);
    if (!found) break;
    const auto before = moved.loops.find(module.tree.nodes[found->let].a);
    const uint32_t loops = before == moved.loops.end() ? 1 : before->second + 1;
    moved.block = moveOut(module, moved.block, *found);
    moved.loops[moved.block.slots - 1] = loops;
  }
  return moved;
}

}  // namespace hgc
