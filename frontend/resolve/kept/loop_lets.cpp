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
  const NameId unnamed = tree.names.intern("_"), counter = nodes[nodes[found.loop].b].b;
  std::map<uint32_t, uint32_t> own;  // slots of the loop, and those of what is moved out
  uint32_t array = block.slots;
  for (uint32_t at = found.loop; at < found.let; ++at) {
    const bool binds = hasSlot(nodes[at].kind) && nodes[at].kind != Kind::Local;
    if (binds && own.try_emplace(nodes[at].a, array).second) ++array;
  }
  const auto same = [](uint32_t, uint32_t slot) { return slot; };
  const auto moved = [&](uint32_t, uint32_t slot) { return own.contains(slot) ? own.at(slot) : slot; };
  Rewriting to(tree);
  to.copy(block.begin, found.statement, same);
  to.add(nodes[found.loop - 1]);
  const uint32_t loop = to.here();
  to.add({.kind = Kind::RowLoop, .op = ast::Operator::CollectOpen, .offset = offset, .a = own.at(nodes[found.loop].a)});
  for (const uint32_t before : needsOf(nodes, {found.loop + 1, nodes[found.loop].b, 0}, found.let).lets)
    to.copy(ast::expressionBegin(nodes, before), before + 1, moved);
  to.copy(begin, found.let, moved);
  tree.nodes[loop].b = to.here();
  to.add({.kind = Kind::Join, .offset = offset, .a = loop, .b = counter});
  to.add({.kind = Kind::Let, .offset = offset, .a = array, .b = nodes[found.let].b});
  to.copy(found.statement, begin, same);
  to.add({.kind = Kind::Local, .offset = offset, .a = array, .b = unnamed});
  to.add({.kind = Kind::Local, .offset = offset, .a = nodes[found.loop].a, .b = counter});
  to.add({.kind = Kind::Index, .offset = offset, .a = 1});
  to.copy(found.let, block.end, same);
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
  if (nodes[at].kind != Kind::Name) return kNone;
  const Meaning meaning = module.meaningOf(nodes[at].a, module.text.fileOf(nodes[at].offset));
  if (meaning.kind != Meaning::Kind::Symbol) return kNone;
  const Symbol& symbol = module.program.symbols[meaning.index];
  return symbol.ragged || given >= symbol.dims.size() ? kNone : symbol.dims[given];
}

bool doesMoreThanRead(const Module& module, uint32_t loop) {
  const std::vector<ast::Node>& nodes = module.tree.nodes;
  return std::any_of(nodes.begin() + loop + 1, nodes.begin() + nodes[loop].b, [](const ast::Node& node) {
    return node.kind == Kind::Let || node.kind == Kind::Call || node.kind == Kind::RowLoop ||
           node.kind == Kind::RangeLoop;
  });
}

ast::Code overDimension(Module& module, const ast::Code& block, uint32_t loop, DimId dim, uint32_t offset) {
  ast::Tree& tree = module.tree;
  const ast::Node opening = tree.nodes[loop], join = tree.nodes[opening.b];
  const uint32_t source = ast::expressionBegin(tree.nodes, loop), counter = block.slots;
  const NameId unnamed = tree.names.intern("_");
  const auto same = [](uint32_t, uint32_t slot) { return slot; };
  Rewriting to(tree);
  to.copy(block.begin, source, same);
  to.add({.kind = Kind::Name, .offset = offset, .a = tree.dims[dim].name});
  const uint32_t made = to.here();
  to.add({.kind = Kind::RowLoop, .op = opening.op, .offset = opening.offset, .a = counter});
  to.copy(source, loop, same);
  to.add({.kind = Kind::Local, .offset = opening.offset, .a = counter, .b = unnamed});
  to.add({.kind = Kind::Index, .offset = opening.offset, .a = 1});
  to.add({.kind = Kind::Let, .offset = opening.offset, .a = opening.a, .b = join.b});
  to.copy(loop + 1, opening.b, same);
  tree.nodes[made].b = to.here();
  to.add({.kind = Kind::Join, .offset = join.offset, .a = made, .b = unnamed});
  to.copy(opening.b + 1, block.end, same);
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
