#include <algorithm>
#include <optional>

#include "frontend/resolve/kept/array_uses.h"
#include "frontend/resolve/kept/block_lets.h"
#include "frontend/resolve/kept/named.h"
#include "frontend/resolve/rewriting.h"
#include "frontend/resolve/roots/path.h"

namespace hgc {
namespace {

using ast::Kind;

/// Finds what loops give to several instances.
class SharedLoopFinder {
 public:
  SharedLoopFinder(const Module& module, const ast::Code& block, std::span<const DimId> domain)
      : module_(module),
        nodes_(module.tree.nodes),
        scope_{block, domain},
        lets_(letsOf(nodes_, block)),
        axesOfLets_(axesOfLets(nodes_, block, domain.size())) {}

  std::optional<ValueInStatement> find() const {
    uint32_t statement = scope_.block.begin;
    for (size_t k = 0; k <= lets_.size(); ++k) {
      const uint32_t end = k < lets_.size() ? lets_[k] : scope_.block.end;
      if (const std::optional<ValueInStatement> found = findWithin(statement, end, {statement, statement, end}))
        return found;
      statement = end + 1;
    }
    return std::nullopt;
  }

 private:
  /// Among nodes [begin, end) of a statement; `inArm` of a choice among them.
  std::optional<ValueInStatement> findWithin(uint32_t begin, uint32_t end, const ValueInStatement& statement,
                                             bool inArm = false) const {
    for (uint32_t at = begin; at < end; at = endOf(nodes_, at) + 1) {
      const uint32_t after = endOf(nodes_, at) + 1;
      if (isLoop(at) || isCallOfLoops(at)) {
        const ValueInStatement value{statement.statement, ast::expressionBegin(nodes_, after), after};
        const bool mayMove = !inArm || isFinite(module_, scope_, value.begin, value.end);
        if (mayMove && isShared(value) && !isAsSharedAs(value, statement)) return value;
      }
      const bool isChoice = nodes_[at].kind == Kind::Branch || nodes_[at].kind == Kind::Lazy;
      if (!isLoop(at) && !isChoice) continue;
      const auto found = findWithin(at + 1, nodes_[at].b, statement, inArm || isChoice);
      if (found) return found;
    }
    return std::nullopt;
  }

  /// Whether a loop makes one value, and is none that is short in any case.
  bool isLoop(uint32_t at) const {
    return ast::isReduction(nodes_[at]) && (!isOverDimension(module_, at) || mayBeLong(module_, at));
  }

  bool isCallOfLoops(uint32_t at) const { return calleeWithBody(module_, nodes_[at]) && hasLoops(module_, at, at + 1); }

  /// The axes that a value reads, by way of `let`s, too; nothing if it reads counters of loops around it.
  std::optional<AxisSet> axesOf(uint32_t begin, uint32_t end) const {
    AxisSet axes;
    for (uint32_t at = begin; at < end; ++at) {
      if (nodes_[at].kind != Kind::Local) continue;
      if (nodes_[at].a < scope_.domain.size()) axes.insert(nodes_[at].a);
      if (nodes_[at].a < scope_.domain.size()) continue;
      const std::optional<uint32_t> bound = bindingOf(nodes_, scope_.block, nodes_[at].a, at);
      if (!bound) return std::nullopt;
      if (*bound >= begin) continue;
      const auto let = std::ranges::lower_bound(lets_, *bound);
      if (let == lets_.end() || *let != *bound) return std::nullopt;
      axes.merge(AxisSet(axesOfLets_[static_cast<size_t>(let - lets_.begin())]));
    }
    return axes;
  }

  bool isShared(const ValueInStatement& value) const {
    const std::optional<AxisSet> axes = axesOf(value.begin, value.end);
    return axes && axes->size() < scope_.domain.size();
  }

  /// Whether the value is part of a `let` that as many instances share: that is kept as a whole.
  bool isAsSharedAs(const ValueInStatement& value, const ValueInStatement& statement) const {
    return statement.end < scope_.block.end && axesOf(statement.begin, statement.end) == axesOf(value.begin, value.end);
  }

  const Module& module_;
  const std::vector<ast::Node>& nodes_;
  const BlockScope scope_;
  const std::vector<uint32_t> lets_;
  const std::vector<AxisSet> axesOfLets_;
};

}  // namespace

ast::Code withSharedLoopsNamed(Module& module, ast::Code block, std::span<const DimId> domain) {
  constexpr int kMostLoops = 16;
  for (int k = 0; !domain.empty() && k < kMostLoops; ++k) {
    const std::optional<ValueInStatement> value = SharedLoopFinder(module, block, domain).find();
    if (!value) break;
    block = withLetOf(module.tree, block, *value);
  }
  return block;
}

bool hasSharedLoops(const Module& module, const ast::Code& block, uint32_t axes) {
  if (axes == 0) return false;
  const std::vector<ast::Node>& nodes = module.tree.nodes;
  const std::vector<uint32_t> lets = letsOf(nodes, block);
  const std::vector<AxisSet> read = axesOfLets(nodes, block, axes);
  for (size_t k = 0; k < lets.size(); ++k) {
    if (read[k].size() < axes && hasLoops(module, ast::expressionBegin(nodes, lets[k]), lets[k])) return true;
  }
  return false;
}

}  // namespace hgc
