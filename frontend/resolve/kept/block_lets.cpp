#include "frontend/resolve/kept/block_lets.h"

#include <algorithm>
#include <ranges>

#include "frontend/resolve/rewriting.h"

namespace hgc {
namespace {

using ast::Kind;

/// Whether each operand of an index is one node: others may leave the range where the arm is left out.
bool readsSingles(const std::vector<ast::Node>& nodes, uint32_t index) {
  uint32_t end = index;
  for (uint32_t k = 0; k < nodes[index].a; ++k) {
    const uint32_t begin = ast::expressionBegin(nodes, end);
    if (begin + 1 != end) return false;
    end = begin;
  }
  return true;
}

/// Of a call whose arguments are numbers.
bool isFiniteCall(const Module& module, const ast::Node& call) {
  const Callee callee = module.calleeOf(call.a);
  if (callee.function != kNone) return false;
  const BuiltinFunction called = callee.builtin;
  const bool isScalar = called.op == Op::Exp || called.op == Op::Tanh || called.op == Op::Sin || called.op == Op::Cos;
  return called.builtin == Builtin::Scalar ? isScalar : called.builtin == Builtin::Dot;
}

/// Means, least and largest of nothing are no numbers, and bounds may leave what is in range.
bool isFiniteLoop(const ast::Node& loop) {
  return loop.kind == Kind::RowLoop && (loop.op == ast::Operator::Sum || loop.op == ast::Operator::Prod);
}

bool isFiniteOperator(ast::Operator op) {
  return op == ast::Operator::Add || op == ast::Operator::Sub || op == ast::Operator::Mul;
}

}  // namespace

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

DimId dimensionOf(const Module& module, uint32_t loop) {
  const ast::Node& source = module.tree.nodes[loop - 1];
  return module.meaningOf(source.a, module.text.fileOf(source.offset)).index;
}

int64_t writtenCounts(const Module& module, uint32_t loop) {
  return module.program.dims[dimensionOf(module, loop)].size;
}

bool mayBeLong(const Module& module, uint32_t loop) {
  constexpr int64_t kMostExpandedCounts = 16;
  const int64_t counts = writtenCounts(module, loop);
  return counts < 0 || counts > kMostExpandedCounts;
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

bool isFinite(const Module& module, uint32_t begin, uint32_t end) {
  const std::vector<ast::Node>& nodes = module.tree.nodes;
  for (uint32_t at = begin; at < end; ++at) {
    const ast::Node& node = nodes[at];
    const bool isLoop = node.kind == Kind::RowLoop || node.kind == Kind::RangeLoop;
    const bool isBad = (node.kind == Kind::Binary && !isFiniteOperator(node.op)) ||
                       (node.kind == Kind::Index && !readsSingles(nodes, at)) ||
                       (node.kind == Kind::Call && !isFiniteCall(module, node)) || (isLoop && !isFiniteLoop(node));
    if (isBad) return false;
  }
  return true;
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
