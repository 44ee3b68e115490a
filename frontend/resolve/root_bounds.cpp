#include "frontend/resolve/root_bounds.h"

#include <algorithm>
#include <map>
#include <set>

namespace hgc {
namespace {

using ast::Kind;

/// What is known of the slots of a frame.
struct Slots {
  std::set<uint32_t> ofCounter;          ///< that hold what is made of the counter
  std::map<uint32_t, NameId> functions;  ///< that stand for functions
  auto operator<=>(const Slots&) const = default;
};

/// Follows what is made of the counter, through calls too, until it bounds a loop.
class BoundSearch {
 public:
  explicit BoundSearch(const Module& module) : module_(module), nodes_(module.tree.nodes) {}

  bool findIn(uint32_t begin, uint32_t end, Slots slots) {
    for (uint32_t at = begin; at < end; ++at) {
      if (step(at, slots)) return true;
    }
    return false;
  }

 private:
  /// Whether the node opens such a loop, or calls what has one; learns what it binds.
  bool step(uint32_t at, Slots& slots) {
    const ast::Node& node = nodes_[at];
    switch (node.kind) {
      case Kind::Let: hold(slots, node.a, isOfCounter(ast::expressionBegin(nodes_, at), at, slots)); break;
      case Kind::RowLoop: {
        const uint32_t end = endOfBounds(at);
        hold(slots, node.a, isOfCounter(ast::expressionBegin(nodes_, end), end, slots));
        break;
      }
      case Kind::Accumulator: hold(slots, node.a, isOfCounter(startOf(at), at, slots)); break;
      case Kind::RangeLoop: {
        const uint32_t end = endOfBounds(at), high = ast::expressionBegin(nodes_, end);
        if (isOfCounter(ast::expressionBegin(nodes_, high), end, slots)) return true;
        hold(slots, node.a, false);
        break;
      }
      case Kind::Call: return call(node.a, at, node.b, slots);
      case Kind::Apply: return apply(at, node.a, slots);
      default: break;
    }
    return false;
  }

  static void hold(Slots& slots, uint32_t slot, bool isOfCounter) {
    slots.functions.erase(slot);
    if (isOfCounter) slots.ofCounter.insert(slot);
    else slots.ofCounter.erase(slot);
  }

  /// Before a loop stand its accumulators, and the starts of these before them.
  uint32_t endOfBounds(uint32_t loop) const {
    uint32_t end = loop;
    while (nodes_[end - 1].kind == Kind::Accumulator) --end;
    return ast::carries(nodes_[loop].op) ? ast::expressionBegin(nodes_, end) : end;
  }

  /// Where the start of an accumulator begins, or of all that stand together.
  uint32_t startOf(uint32_t accumulator) const {
    while (nodes_[accumulator - 1].kind == Kind::Accumulator) --accumulator;
    return ast::expressionBegin(nodes_, accumulator);
  }

  /// Whether a value is made of the counter otherwise than by the length of a row.
  bool isOfCounter(uint32_t begin, uint32_t end, const Slots& slots) const {
    for (uint32_t at = end; at > begin;) {
      const ast::Node& node = nodes_[--at];
      if (node.kind == Kind::Local && slots.ofCounter.contains(node.a)) return true;
      if (isLength(node)) at = ast::expressionBegin(nodes_, at);
    }
    return false;
  }

  bool isLength(const ast::Node& node) const {
    if (node.kind != Kind::Call || node.b != 1) return false;
    const Callee callee = module_.calleeOf(node.a);
    return callee.function == kNone && callee.builtin.builtin == Builtin::Len;
  }

  bool apply(uint32_t at, uint32_t count, const Slots& slots) {
    uint32_t function = at;
    for (uint32_t k = 0; k <= count; ++k) function = ast::expressionBegin(nodes_, function);
    const auto found = slots.functions.find(nodes_[function].a);
    return found != slots.functions.end() && call(found->second, at, count, slots);
  }

  /// The functions of a name, with the arguments that end at `at`.
  bool call(NameId name, uint32_t at, uint32_t count, const Slots& slots) {
    const uint32_t first = module_.calleeOf(name).function;
    if (first == kNone) return false;
    Slots inner;
    for (uint32_t k = count, end = at; k-- > 0;) {
      const uint32_t begin = ast::expressionBegin(nodes_, end);
      pass(begin, end, k, slots, inner);
      end = begin;
    }
    if (inner.ofCounter.empty()) return false;
    for (uint32_t f = first; f != kNone; f = module_.nextOverload[f]) {
      const ast::FunctionDeclaration& function = module_.tree.functions[f];
      if (function.parameterCount != count || !seen_.emplace(f, inner).second) continue;
      if (findIn(function.body.begin, function.body.end, inner)) return true;
      if (findIn(function.gradient.begin, function.gradient.end, inner)) return true;
    }
    return false;
  }

  /// What the argument in nodes [begin, end) is to the parameter.
  void pass(uint32_t begin, uint32_t end, uint32_t parameter, const Slots& slots, Slots& inner) const {
    if (isOfCounter(begin, end, slots)) inner.ofCounter.insert(parameter);
    if (end != begin + 1) return;
    const ast::Node& alone = nodes_[begin];
    if (alone.kind == Kind::Name && alone.b != 0) inner.functions[parameter] = alone.a;
    const auto passed = alone.kind == Kind::Local ? slots.functions.find(alone.a) : slots.functions.end();
    if (passed != slots.functions.end()) inner.functions[parameter] = passed->second;
  }

  const Module& module_;
  const std::vector<ast::Node>& nodes_;
  std::set<std::pair<uint32_t, Slots>> seen_;
};

}  // namespace

bool boundsLoops(const Module& module, const RootSum& sum) {
  Slots slots;
  slots.ofCounter.insert(module.tree.nodes[sum.loop].a);
  return BoundSearch(module).findIn(sum.loop + 1, sum.join, slots);
}

}  // namespace hgc
