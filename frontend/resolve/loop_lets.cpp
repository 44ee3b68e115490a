#include "frontend/resolve/loop_lets.h"

#include <algorithm>
#include <optional>
#include <set>

#include "frontend/resolve/block_lets.h"
#include "frontend/resolve/rewriting.h"

namespace hgc {
namespace {

using ast::Kind;

/// A `let` of a loop, and where the statement begins that the loop is part of.
struct LetInLoop {
  uint32_t statement = 0, loop = 0, let = 0;
};

/// The first that computes something, in the innermost loop that it is in.
std::optional<LetInLoop> findLet(const Module& module, const ast::Code& block) {
  const std::vector<ast::Node>& nodes = module.tree.nodes;
  std::optional<LetInLoop> last;
  findInBlock(module, block, [&](uint32_t at, uint32_t statement) {
    if (!isOverDimension(module, at)) return false;
    for (const uint32_t let : letsOf(nodes, {at + 1, nodes[at].b, 0})) {
      if (!computes(nodes, ast::expressionBegin(nodes, let), let)) continue;
      last = LetInLoop{statement, at, let};
      break;
    }
    return false;
  });
  return last;
}

/// Behind those of the block, and those of what is moved out.
uint32_t arraySlot(const ast::Code& block) { return 2 * block.slots; }

/// The block with that `let` an element of an array.
ast::Code moveOut(Module& module, const ast::Code& block, const LetInLoop& found) {
  ast::Tree& tree = module.tree;
  const std::vector<ast::Node>& nodes = tree.nodes;
  const uint32_t begin = ast::expressionBegin(nodes, found.let), offset = nodes[found.let].offset;
  const uint32_t array = arraySlot(block);
  const NameId unnamed = tree.names.intern("_"), counter = nodes[nodes[found.loop].b].b;
  std::set<uint32_t> own;  // slots of the loop
  for (uint32_t at = found.loop; at < nodes[found.loop].b; ++at) {
    if (hasSlot(nodes[at].kind) && nodes[at].kind != Kind::Local) own.insert(nodes[at].a);
  }
  const auto same = [](uint32_t, uint32_t slot) { return slot; };
  const auto moved = [&](uint32_t, uint32_t slot) { return own.contains(slot) ? slot + block.slots : slot; };
  Rewriting to(tree);
  to.copy(block.begin, found.statement, same);
  to.add(nodes[found.loop - 1]);
  const uint32_t loop = to.here();
  to.add(
      {.kind = Kind::RowLoop, .op = ast::Operator::Collect, .offset = offset, .a = nodes[found.loop].a + block.slots});
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

}  // namespace

MovedLets withLetsOutsideLoops(Module& module, const ast::Code& block) {
  constexpr int kMostLets = 32;
  MovedLets moved{block, {}};
  for (int k = 0; k < kMostLets; ++k) {
    const std::optional<LetInLoop> found = findLet(module, moved.block);
    if (!found) break;
    const auto before = moved.loops.find(module.tree.nodes[found->let].a);
    moved.loops[arraySlot(moved.block)] = before == moved.loops.end() ? 1 : before->second + 1;
    moved.block = moveOut(module, moved.block, *found);
  }
  return moved;
}

}  // namespace hgc
