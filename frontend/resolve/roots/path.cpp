#include "frontend/resolve/roots/path.h"

#include <algorithm>
#include <set>

namespace hgc {
namespace {

using ast::Kind;
using ast::Operator;

/// Code whose locals are those that its own `let`s bind.
struct Block {
  const std::vector<ast::Node>& nodes;
  uint32_t begin, end;

  bool binds(uint32_t slot, uint32_t before) const {
    return std::any_of(nodes.begin() + begin, nodes.begin() + before,
                       [&](const ast::Node& node) { return node.kind == Kind::Let && node.a == slot; });
  }

  /// Nodes that a sum may be multiplied with, or divided by: one value, the same at every count.
  bool isFactor(uint32_t from, uint32_t to) const {
    return std::all_of(nodes.begin() + from, nodes.begin() + to, [&](const ast::Node& node) {
      return node.kind == Kind::Integer || node.kind == Kind::Real || node.kind == Kind::Name ||
             node.kind == Kind::Unary || node.kind == Kind::Binary || node.kind == Kind::Call ||
             node.kind == Kind::Index || node.kind == Kind::Member || (node.kind == Kind::Local && binds(node.a, from));
    });
  }
};

/// Whether a loop of known counts may need each of them: a choice by the counter leaves out what would be read behind
/// the last index, and arrays have lengths that are known.
bool mayNeedCounts(const Module& module, uint32_t loop, uint32_t join) {
  return anyReached(module, loop + 1, join, [](const ast::Node& node) {
    return node.kind == Kind::Branch || node.kind == Kind::Slice || node.kind == Kind::RangeLoop ||
           node.kind == Kind::Array || node.kind == Kind::Gradient;
  });
}

std::optional<RootSum> sumAt(const Module& module, uint32_t join) {
  const std::vector<ast::Node>& nodes = module.tree.nodes;
  const uint32_t loop = nodes[join].a;
  const bool isRange = nodes[loop].kind == Kind::RangeLoop;
  if (!ast::isLoop(nodes[loop].kind) || nodes[loop].op != Operator::Sum) return std::nullopt;
  const std::optional<Counts> counts = countsOf(module, loop);
  if (!counts || !areMany(module, *counts)) return std::nullopt;
  if (counts->isKnown && mayNeedCounts(module, loop, join)) return std::nullopt;
  const uint32_t last = expressionBegin(nodes, loop);
  return RootSum{isRange ? expressionBegin(nodes, last) : last, loop, join, *counts, {}};
}

/// The `let` that binds the local at `use`, if nothing else reads it.
std::optional<uint32_t> onlyUse(const Block& block, uint32_t use) {
  const std::vector<ast::Node>& nodes = block.nodes;
  const uint32_t slot = nodes[use].a;
  uint32_t let = use;
  while (let > block.begin && (nodes[let].kind != Kind::Let || nodes[let].a != slot)) --let;
  if (nodes[let].kind != Kind::Let || nodes[let].a != slot) return std::nullopt;
  const auto uses = std::count_if(nodes.begin() + let, nodes.begin() + block.end,
                                  [&](const ast::Node& node) { return node.kind == Kind::Local && node.a == slot; });
  return uses == 1 ? std::optional(let) : std::nullopt;
}

/// Where the operands end that the way may go on to from the operation before `end`.
std::vector<uint32_t> endsOfOperands(const Block& block, uint32_t end) {
  const ast::Node& last = block.nodes[end - 1];
  if (last.kind == Kind::Unary && (last.op == Operator::Negate || last.op == Operator::Plus)) return {end - 1};
  if (last.kind == Kind::Local) {
    const std::optional<uint32_t> let = onlyUse(block, end - 1);
    return let ? std::vector{*let} : std::vector<uint32_t>{};
  }
  if (last.kind != Kind::Binary || (last.op != Operator::Mul && last.op != Operator::Div)) return {};
  const uint32_t right = expressionBegin(block.nodes, end - 1), left = expressionBegin(block.nodes, right);
  std::vector<uint32_t> ends;
  if (last.op == Operator::Mul && block.isFactor(left, right)) ends.push_back(end - 1);
  if (block.isFactor(right, end - 1)) ends.push_back(right);
  return ends;
}

/// A place on some way, and the one that it was reached from.
struct Step {
  uint32_t node;
  size_t from;
};

std::vector<uint32_t> divisionsOf(const std::vector<ast::Node>& nodes, const std::vector<Step>& steps, size_t last) {
  std::vector<uint32_t> divisions;
  for (size_t at = last; at != 0; at = steps[at].from) {
    const ast::Node& node = nodes[steps[steps[at].from].node];
    if (node.kind == Kind::Binary && node.op == Operator::Div) divisions.push_back(steps[steps[at].from].node);
  }
  return divisions;
}

}  // namespace

RootPath rootPath(const Module& module, uint32_t begin, uint32_t end) {
  constexpr size_t kMostSteps = 256;
  const Block block{module.tree.nodes, begin, end};
  RootPath path;
  std::vector<Step> steps = {{end - 1, 0}};  // those of a product wait for one another
  std::vector<size_t> open = {0};
  while (!open.empty() && steps.size() < kMostSteps) {
    const size_t step = open.back();
    open.pop_back();
    const uint32_t at = steps[step].node;
    if (block.nodes[at].kind == Kind::Join) path.sum = sumAt(module, at);
    if (path.sum) path.sum->divisions = divisionsOf(block.nodes, steps, step);
    if (path.sum) return path;
    if (block.nodes[at].kind == Kind::Call && !path.call && hasLoops(module, at, at + 1)) path.call = at;
    for (const uint32_t operand : endsOfOperands(block, at + 1)) {
      open.push_back(steps.size());
      steps.push_back({operand - 1, step});
    }
  }
  return path;
}

bool anyReached(const Module& module, uint32_t begin, uint32_t end,
                const std::function<bool(const ast::Node&)>& holds) {
  std::vector<std::pair<uint32_t, uint32_t>> codes = {{begin, end}};
  std::set<uint32_t> seen;  // functions
  while (!codes.empty()) {
    const auto [from, to] = codes.back();
    codes.pop_back();
    for (uint32_t at = from; at < to; ++at) {
      const ast::Node& node = module.tree.nodes[at];
      if (holds(node)) return true;
      const bool names = node.kind == Kind::Call || (node.kind == Kind::Name && node.b != 0);
      if (!names) continue;
      for (uint32_t f = module.calleeOf(node.a).function; f != kNone; f = module.nextOverload[f]) {
        const ast::Code& body = module.tree.functions[f].body;
        if (seen.insert(f).second) codes.emplace_back(body.begin, body.end);
      }
    }
  }
  return false;
}

std::optional<uint32_t> onlyCallee(const Module& module, const ast::Node& call, uint32_t file) {
  const Callee callee = module.calleeOf(call.a);
  if (callee.builtin.builtin != Builtin::None) return std::nullopt;  // it may be meant
  const uint32_t f = module.firstSeen(callee.function, file);
  if (f == kNone || module.nextSeen(f, file) != kNone) return std::nullopt;
  const ast::FunctionDeclaration& function = module.tree.functions[f];
  const bool isWhole = !function.broken && !function.body.empty() && function.gradient.empty();
  return isWhole && function.parameterCount == call.b ? std::optional(f) : std::nullopt;
}

bool hasLoops(const Module& module, uint32_t begin, uint32_t end) {
  return anyReached(module, begin, end, [](const ast::Node& node) { return ast::isLoop(node.kind); });
}

}  // namespace hgc
