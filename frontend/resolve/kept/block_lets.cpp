#include "frontend/resolve/kept/block_lets.h"

#include <algorithm>
#include <map>
#include <ranges>

#include "frontend/resolve/rewriting.h"

namespace hgc {
namespace {

using ast::Kind;

/// The dimension of the indices that a slot has at a node; kNone where that is not known.
DimId dimOfSlot(const Module& module, const BlockScope& scope, uint32_t slot, uint32_t at) {
  const std::vector<ast::Node>& nodes = module.tree.nodes;
  const std::optional<uint32_t> bound = bindingOf(nodes, scope.block, slot, at);
  if (!bound) return slot < scope.domain.size() ? scope.domain[slot] : kNone;
  if (*bound == scope.range) return scope.rangeDim;
  if (isOverDimension(module, *bound)) return dimensionOf(module, *bound);
  const bool isAlias = nodes[*bound].kind == Kind::Let && nodes[*bound - 1].kind == Kind::Local &&
                       ast::expressionBegin(nodes, *bound) + 1 == *bound;
  return isAlias ? dimOfSlot(module, scope, nodes[*bound - 1].a, *bound - 1) : kNone;
}

/// Whether an index reads a symbol with indices of its own dimensions, and numbers that these are larger than: others
/// may leave the range where the arm is left out.
bool staysInRange(const Module& module, const BlockScope& scope, uint32_t index) {
  const std::vector<ast::Node>& nodes = module.tree.nodes;
  const std::vector<uint32_t> places = ast::placesOf(nodes, index, nodes[index].a);
  const std::optional<uint32_t> symbol = symbolOf(module, nodes[places.front() - 1]);
  if (!symbol || module.program.symbols[*symbol].ragged) return false;
  const std::vector<DimId>& dims = module.program.symbols[*symbol].dims;
  for (size_t axis = 0; axis < nodes[index].a; ++axis) {
    const uint32_t at = places[axis];
    if (at + 1 != places[axis + 1]) return false;
    if (axis >= dims.size()) {  // a component, whose number lowering checks
      if (nodes[at].kind != Kind::Integer) return false;
      continue;
    }
    const bool isKnown = dims[axis] != kNone && nodes[at].kind == Kind::Integer;
    const bool isWithin = isKnown && int64_t{nodes[at].a} < module.program.dims[dims[axis]].size;
    const bool isIndex = nodes[at].kind == Kind::Local && dimOfSlot(module, scope, nodes[at].a, at) == dims[axis];
    if (dims[axis] == kNone || !(isWithin || isIndex)) return false;
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
  return ast::opensBlock(nodes[at].kind) ? nodes[at].b : at;  // its Join
}

bool isOverDimension(const Module& module, uint32_t at) {
  const ast::Node& loop = module.tree.nodes[at];
  if (loop.kind != Kind::RowLoop || ast::carries(loop.op)) return false;
  return module.meaningOf(module.tree.nodes[at - 1]).kind == Meaning::Kind::Dim;
}

DimId dimensionOf(const Module& module, uint32_t loop) { return module.meaningOf(module.tree.nodes[loop - 1]).index; }

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
    if (bindsSlot(nodes[at].kind) && nodes[at].a == slot) return at;
  }
  return std::nullopt;
}

bool computes(const std::vector<ast::Node>& nodes, uint32_t begin, uint32_t end) {
  return std::any_of(nodes.begin() + begin, nodes.begin() + end, [](const ast::Node& node) {
    return node.kind == Kind::Binary || node.kind == Kind::Call || ast::isLoop(node.kind);
  });
}

std::optional<uint32_t> symbolOf(const Module& module, const ast::Node& node) {
  const Meaning meaning = module.meaningOf(node);
  return meaning.kind == Meaning::Kind::Symbol ? std::optional(meaning.index) : std::nullopt;
}

std::vector<AxisSet> axesOfLets(const std::vector<ast::Node>& nodes, const ast::Code& block, size_t axes) {
  std::vector<AxisSet> found;
  std::map<uint32_t, AxisSet> ofSlot;  // of `let`s so far
  for (const uint32_t let : letsOf(nodes, block)) {
    AxisSet own;
    for (uint32_t at = ast::expressionBegin(nodes, let); at < let; ++at) {
      if (nodes[at].kind != Kind::Local) continue;
      if (nodes[at].a < axes) own.insert(nodes[at].a);
      else if (const auto known = ofSlot.find(nodes[at].a); known != ofSlot.end()) own.merge(AxisSet(known->second));
    }
    found.push_back(own);
    ofSlot[nodes[let].a] = std::move(own);
  }
  return found;
}

bool isFinite(const Module& module, const BlockScope& scope, uint32_t begin, uint32_t end) {
  const std::vector<ast::Node>& nodes = module.tree.nodes;
  for (uint32_t at = begin; at < end; ++at) {
    const ast::Node& node = nodes[at];
    const bool isBad = (node.kind == Kind::Binary && !isFiniteOperator(node.op)) ||
                       (node.kind == Kind::Index && !staysInRange(module, scope, at)) ||
                       (node.kind == Kind::Call && !isFiniteCall(module, node)) ||
                       (ast::isLoop(node.kind) && !isFiniteLoop(node));
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
