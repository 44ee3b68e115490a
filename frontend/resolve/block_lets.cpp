#include "frontend/resolve/block_lets.h"

#include <algorithm>
#include <ranges>

#include "frontend/resolve/rewriting.h"

namespace hgc {
using ast::Kind;

uint32_t endOf(const std::vector<ast::Node>& nodes, uint32_t at) {
  const Kind kind = nodes[at].kind;
  const bool opens = kind == Kind::Branch || kind == Kind::Lazy || kind == Kind::RangeLoop || kind == Kind::RowLoop;
  return opens ? nodes[at].b : at;  // its Join
}

bool isOverDimension(const Module& module, uint32_t at) {
  const std::vector<ast::Node>& nodes = module.tree.nodes;
  const ast::Node& loop = nodes[at];
  if (loop.kind != Kind::RowLoop || ast::carries(loop.op) || nodes[at - 1].kind != Kind::Name) return false;
  return module.meaningOf(nodes[at - 1].a, module.text.fileOf(nodes[at - 1].offset)).kind == Meaning::Kind::Dim;
}

std::optional<uint32_t> bindingOf(const std::vector<ast::Node>& nodes, const ast::Code& block, uint32_t slot,
                                  uint32_t at) {
  while (at-- > block.begin) {
    if (hasSlot(nodes[at].kind) && nodes[at].kind != Kind::Local && nodes[at].a == slot) return at;
  }
  return std::nullopt;
}

bool computes(const std::vector<ast::Node>& nodes, uint32_t begin, uint32_t end) {
  return std::any_of(nodes.begin() + begin, nodes.begin() + end, [](const ast::Node& node) {
    return node.kind == Kind::Binary || node.kind == Kind::Call || node.kind == Kind::RangeLoop ||
           node.kind == Kind::RowLoop;
  });
}

std::vector<uint32_t> letsOf(const std::vector<ast::Node>& nodes, const ast::Code& code) {
  std::vector<uint32_t> lets;
  for (uint32_t at = code.begin; at < code.end; at = endOf(nodes, at) + 1) {
    if (nodes[at].kind == Kind::Let) lets.push_back(at);
  }
  return lets;
}

LetNeeds needsOf(const std::vector<ast::Node>& nodes, const ast::Code& block, uint32_t let) {
  const uint32_t begin = ast::expressionBegin(nodes, let);
  LetNeeds needs;
  const auto need = [&](uint32_t from, uint32_t to) {
    for (uint32_t at = from; at < to; ++at) {
      if (nodes[at].kind == Kind::Local) needs.slots.insert(nodes[at].a);
    }
  };
  need(begin, let);
  const std::vector<uint32_t> lets = letsOf(nodes, {block.begin, begin, 0});
  for (const uint32_t before : std::views::reverse(lets)) {
    if (!needs.slots.contains(nodes[before].a)) continue;
    needs.lets.push_back(before);
    need(ast::expressionBegin(nodes, before), before);
  }
  std::ranges::reverse(needs.lets);
  return needs;
}

}  // namespace hgc
