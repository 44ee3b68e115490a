#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <vector>

#include "frontend/resolve/kept/array_uses.h"
#include "frontend/resolve/kept/block_lets.h"
#include "frontend/resolve/kept/named.h"
#include "frontend/resolve/rewriting.h"
#include "frontend/resolve/roots/path.h"
#include "ir/loops.h"

namespace hgc {
namespace {

using ast::Kind;

/// Whether a loop adds up products of two elements.
bool addsUpProducts(const Module& module, uint32_t loop) {
  const std::vector<ast::Node>& nodes = module.tree.nodes;
  const uint32_t end = nodes[loop].b, product = end - 1;
  if (nodes[loop].op != ast::Operator::Sum || nodes[product].kind != Kind::Binary) return false;
  const auto reads = [&](uint32_t at) { return nodes[at].kind == Kind::Index; };
  return nodes[product].op == ast::Operator::Mul && reads(product - 1) &&
         reads(ast::expressionBegin(nodes, product) - 1);
}

/// Whether a function adds up products along one dimension that may be long, and has no other loop.
bool addsUpOneLoop(const Module& module, uint32_t function) {
  const ast::Code& body = module.tree.functions[function].body;
  const std::vector<ast::Node>& nodes = module.tree.nodes;
  std::optional<uint32_t> loop;
  for (uint32_t at = body.begin; at < body.end; at = endOf(nodes, at) + 1) {
    const bool isLoop = isOverDimension(module, at) && addsUpProducts(module, at);
    if (isLoop && !loop) loop = at;
    else if (hasLoops(module, at, endOf(nodes, at) + 1)) return false;
  }
  if (!loop || hasLoops(module, *loop + 1, nodes[*loop].b)) return false;
  return mayBeLong(module, *loop);
}

/// A call of such a function: the axis that each argument is, or the loop whose counter it is; neither of other ones.
struct IndexedCall {
  uint32_t at = 0, function = 0;
  std::vector<std::optional<uint32_t>> axes, loops;  // by argument
  size_t loopsAround = 0;

  std::vector<size_t> others() const {  // arguments that are no axes
    std::vector<size_t> found;
    for (size_t k = 0; k < axes.size(); ++k) {
      if (!axes[k]) found.push_back(k);
    }
    return found;
  }
  /// Whether all of these count loops over dimensions.
  bool isCounted() const {
    const std::vector<size_t> open = others();
    return !open.empty() && std::ranges::all_of(open, [&](size_t k) { return loops[k].has_value(); });
  }
  /// Whether an element of the array of `call`, which is counted, is what this gives.
  bool isLike(const IndexedCall& call) const {
    if (function != call.function) return false;
    for (size_t k = 0; k < axes.size(); ++k) {
      if (call.axes[k] && axes[k] != call.axes[k]) return false;
    }
    return true;
  }
};

/// Finds the calls of a block, and of loops over dimensions in it.
class CallFinder {
 public:
  CallFinder(const Module& module, const ast::Code& block, size_t axes)
      : module_(module), nodes_(module.tree.nodes), block_(block), axes_(axes) {
    visit(block.begin, block.end);
  }

  const std::vector<IndexedCall>& calls() const { return calls_; }

 private:
  void visit(uint32_t begin, uint32_t end) {
    for (uint32_t at = begin; at < end; at = endOf(nodes_, at) + 1) {
      const std::optional<uint32_t> function = calleeWithBody(module_, nodes_[at]);
      if (function && addsUpOneLoop(module_, *function)) take(at, *function);
      if (!isOverDimension(module_, at)) continue;
      loops_.push_back(at);
      visit(at + 1, nodes_[at].b);
      loops_.pop_back();
    }
  }

  void take(uint32_t at, uint32_t function) {
    IndexedCall call{at, function, {}, {}, loops_.size()};
    call.axes.resize(nodes_[at].b);
    call.loops.resize(nodes_[at].b);
    uint32_t end = at;
    for (size_t k = nodes_[at].b; k-- > 0; end = ast::expressionBegin(nodes_, end)) {
      const std::optional<uint32_t> slot = slotOf(ast::expressionBegin(nodes_, end), end);
      const std::optional<uint32_t> loop = slot ? bindingOf(nodes_, block_, *slot, at) : std::nullopt;
      if (slot && !loop && *slot < axes_) call.axes[k] = slot;
      else if (loop && std::ranges::count(loops_, *loop) > 0) call.loops[k] = loop;
    }
    calls_.push_back(std::move(call));
  }

  /// The slot that an expression reads, also by way of `let`s, if it does nothing else.
  std::optional<uint32_t> slotOf(uint32_t begin, uint32_t end) const {
    while (end > begin && nodes_[end - 1].kind == Kind::Convert) --end;
    if (end != begin + 1 || nodes_[begin].kind != Kind::Local) return std::nullopt;
    const uint32_t slot = nodes_[begin].a;
    const std::optional<uint32_t> binding = bindingOf(nodes_, block_, slot, begin);
    if (!binding || nodes_[*binding].kind != Kind::Let) return slot;
    return slotOf(ast::expressionBegin(nodes_, *binding), *binding);
  }

  const Module& module_;
  const std::vector<ast::Node>& nodes_;
  const ast::Code& block_;
  const size_t axes_;
  std::vector<uint32_t> loops_;  // around what is visited
  std::vector<IndexedCall> calls_;
};

/// Calls of functions that call others with loops give way to their bodies.
ast::Code withBodiesOfCallers(Module& module, ast::Code block) {
  constexpr int kMostCalls = 64;
  const auto callsLoops = [&](uint32_t function) {
    const ast::Code& body = module.tree.functions[function].body;
    const auto& nodes = module.tree.nodes;
    return std::any_of(nodes.begin() + body.begin, nodes.begin() + body.end, [&](const ast::Node& node) {
      const std::optional<uint32_t> other = calleeWithBody(module, node);
      return other && addsUpOneLoop(module, *other);
    });
  };
  for (int k = 0; k < kMostCalls; ++k) {
    const auto found = findInBlock(module, block, [&](uint32_t at, uint32_t statement, uint32_t) {
      const std::optional<uint32_t> function = calleeWithBody(module, module.tree.nodes[at]);
      const bool isCaller = function && callsLoops(*function);
      return isCaller ? std::optional(std::array{*function, at, statement}) : std::nullopt;
    });
    if (!found) break;
    const auto [function, call, statement] = *found;
    block = withBodyOfCall(module.tree, block, statement, call, function, [](NameId name) { return name; });
  }
  return block;
}

/// Whether the array of a counted call has all elements that may be asked for, and not those of all pairs of one
/// dimension, which would take memory that nobody expects: parameters that count are indices into the loops'
/// dimensions, and all indices are along different ones.
bool mayBeArray(const Module& module, const IndexedCall& call, std::span<const DimId> domain) {
  const uint32_t first = module.tree.functions[call.function].firstParameter;
  std::set<DimId> dims;
  for (size_t k = 0; k < call.axes.size(); ++k) {
    const DimId dim = call.axes[k] ? domain[*call.axes[k]] : dimensionOf(module, *call.loops[k]);
    const ValueType& taken = module.types[module.tree.parameters[first + k].type].type;
    if ((!call.axes[k] && taken.dim != dim) || !dims.insert(dim).second) return false;
  }
  return true;
}

/// A call in loops that stands for all that are like it, if the block would compute these several times.
std::optional<IndexedCall> repeatedCall(const Module& module, const CallFinder& finder, std::span<const DimId> domain) {
  for (const IndexedCall& call : finder.calls()) {
    if (!call.isCounted() || !mayBeArray(module, call, domain)) continue;
    const size_t open = call.others().size();
    std::set<std::vector<std::optional<uint32_t>>> loops;
    bool isWithin = call.axes.size() - open < domain.size();  // of several instances
    for (const IndexedCall& other : finder.calls()) {
      if (!other.isCounted() || !other.isLike(call) || other.others() != call.others()) continue;
      loops.insert(other.loops);
      isWithin = isWithin || other.loopsAround > open;
    }
    if (loops.size() > 1 || isWithin) return call;
  }
  return std::nullopt;
}

/// The block with an array of what the call gives for all counts, in the place of all calls like it.
ast::Code withArrayOf(Module& module, const ast::Code& block, const IndexedCall& call,
                      std::span<const IndexedCall> calls) {
  ast::Tree& tree = module.tree;
  const std::vector<ast::Node>& nodes = tree.nodes;
  const ast::Node called = nodes[call.at];
  const ast::FunctionDeclaration& function = tree.functions[call.function];
  const std::vector<size_t> open = call.others();
  const uint32_t array = block.slots + static_cast<uint32_t>(open.size()), offset = called.offset;
  Rewriting to(tree);
  std::vector<uint32_t> made;
  std::vector<uint32_t> slots(call.axes.size());  // by argument
  for (size_t k = 0; k < slots.size(); ++k) slots[k] = call.axes[k].value_or(0);
  for (const size_t k : open) {
    slots[k] = block.slots + static_cast<uint32_t>(made.size());
    to.add(nodes[*call.loops[k] - 1]);
    made.push_back(to.open(ast::Operator::CollectOpen, slots[k], offset));
  }
  for (const uint32_t slot : slots) to.local(slot, to.unnamed, offset);
  to.add(called);
  for (; !made.empty(); made.pop_back()) to.close(made.back(), to.unnamed, offset);
  to.let(array, function.name, offset);
  uint32_t from = block.begin;
  for (const IndexedCall& each : calls) {
    const std::vector<uint32_t> places = ast::placesOf(nodes, each.at, nodes[each.at].b);
    if (!each.isLike(call) || places.front() < from) continue;  // or another one is among its arguments
    to.copy(from, places.front());
    to.local(array, to.unnamed, offset);
    for (const size_t k : open) {
      to.copy(places[k], places[k + 1]);
      to.add({.kind = Kind::Convert, .offset = offset, .a = tree.parameters[function.firstParameter + k].type});
    }
    to.index(static_cast<uint32_t>(open.size()), nodes[each.at].offset);
    from = each.at + 1;
  }
  to.copy(from, block.end);
  return to.finish(array + 1);
}

}  // namespace

ast::Code withCallsNamed(Module& module, ast::Code block, std::span<const DimId> domain) {
  constexpr int kMostArrays = 16;
  block = withBodiesOfCallers(module, block);
  for (int k = 0; k < kMostArrays; ++k) {
    const CallFinder finder(module, block, domain.size());
    const std::optional<IndexedCall> call = repeatedCall(module, finder, domain);
    if (!call) break;
    block = withArrayOf(module, block, *call, finder.calls());
  }
  return block;
}

}  // namespace hgc
