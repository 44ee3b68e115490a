#include "frontend/resolve/named_elements.h"

#include <algorithm>
#include <map>
#include <optional>

#include "frontend/resolve/block_lets.h"
#include "frontend/resolve/rewriting.h"

namespace hgc {
namespace {

using ast::Kind;
using ast::Operator;

/// Nodes [begin, end) of a loop, which is part of a statement of the block.
struct Element {
  uint32_t statement = 0, loop = 0, begin = 0, end = 0;
};

/// Finds what a loop computes from its counter alone.
class ElementFinder {
 public:
  ElementFinder(const Module& module, const ast::Code& block, uint32_t axes)
      : module_(module), nodes_(module.tree.nodes), block_(block), axes_(axes) {}

  std::optional<Element> find() const {
    return findInBlock(module_, block_, [&](uint32_t at, uint32_t statement, uint32_t loops) {
      return loops == 0 ? findWithin(at, statement) : std::nullopt;
    });
  }

 private:
  /// In a loop, or in loops within it.
  std::optional<Element> findWithin(uint32_t at, uint32_t statement) const {
    if (!isOverDimension(module_, at)) return std::nullopt;
    const uint32_t end = nodes_[at].b;
    if (isLong(at) && !ast::isComprehension(nodes_[at].op)) {
      if (isElement(at, at + 1, end)) return Element{statement, at, at + 1, end};
      for (uint32_t last = end; last-- > at + 1;) {
        const uint32_t begin = startOf(last, at + 1);
        if (begin <= last && isElement(at, begin, last + 1)) return Element{statement, at, begin, last + 1};
      }
    }
    for (uint32_t inner = at + 1; inner < end; inner = endOf(nodes_, inner) + 1) {
      if (const auto found = findWithin(inner, statement)) return found;
    }
    return std::nullopt;
  }

  /// How many counts a loop has; -1 where data says that.
  int64_t sizeOf(uint32_t loop) const {
    const ast::Node& source = nodes_[loop - 1];
    return module_.program.dims[module_.meaningOf(source.a, module_.text.fileOf(source.offset)).index].size;
  }

  /// Shorter loops may be expanded.
  bool isLong(uint32_t loop) const { return sizeOf(loop) < 0 || sizeOf(loop) > kMostExpandedCounts; }

  /// Where the value begins that a node of the loop's body ends; behind the node if it ends none.
  uint32_t startOf(uint32_t last, uint32_t body) const {
    const Kind kind = nodes_[last].kind;
    const bool isValue = kind == Kind::Call || kind == Kind::Binary || kind == Kind::Join;
    if (!isValue) return last + 1;
    const uint32_t begin = ast::expressionBegin(nodes_, last + 1);
    return begin < body ? last + 1 : begin;
  }

  /// Whether nodes of the loop take more than a few operations, and all that they read is the same for all instances
  /// and counts of other loops.
  bool isElement(uint32_t loop, uint32_t begin, uint32_t end) const {
    bool readsCounter = false, calls = false;
    for (uint32_t at = begin; at < end; ++at) {
      const ast::Node& node = nodes_[at];
      if (node.kind == Kind::Branch && sizeOf(loop) >= 0) return false;  // expanded, it leaves out what is out of range
      calls = calls || node.kind == Kind::Call || node.kind == Kind::RowLoop || node.kind == Kind::RangeLoop;
      if (node.kind != Kind::Local) continue;
      const std::optional<uint32_t> bound = bindingOf(nodes_, block_, node.a, at);
      if (!bound) return false;  // an axis
      readsCounter = readsCounter || *bound == loop;
      if (*bound != loop && *bound < begin && !isAlike(*bound)) return false;
    }
    return readsCounter && calls && (!isInArm(loop, begin) || isFinite(begin, end));
  }

  /// Whether a `let` of the block is the same for all instances.
  bool isAlike(uint32_t let) const {
    const std::vector<uint32_t> lets = letsOf(nodes_, block_);
    if (!std::ranges::binary_search(lets, let)) return false;
    const LetNeeds needs = needsOf(nodes_, block_, let);
    return std::ranges::none_of(needs.slots, [&](uint32_t slot) { return slot < axes_; });
  }

  /// Whether a choice of the loop may leave the value at `begin` out.
  bool isInArm(uint32_t loop, uint32_t begin) const {
    for (uint32_t at = loop + 1; at < begin; ++at) {
      const bool opens = nodes_[at].kind == Kind::Branch || nodes_[at].kind == Kind::Lazy;
      if (opens && nodes_[at].b >= begin) return true;
    }
    return false;
  }

  /// Whether nothing is out of range, nor infinite but by overflow, where what it is made of is a number.
  bool isFinite(uint32_t begin, uint32_t end) const {
    return std::all_of(nodes_.begin() + begin, nodes_.begin() + end, [&](const ast::Node& node) {
      if (node.kind == Kind::Binary)
        return node.op == Operator::Add || node.op == Operator::Sub || node.op == Operator::Mul;
      if (node.kind == Kind::Index) return readsSingles(node);
      if (node.kind != Kind::Call) return true;
      const Callee callee = module_.calleeOf(node.a);
      if (callee.function != kNone) return false;
      const BuiltinFunction called = callee.builtin;
      const bool isScalar =
          called.op == Op::Exp || called.op == Op::Tanh || called.op == Op::Sin || called.op == Op::Cos;
      return called.builtin == Builtin::Scalar ? isScalar : called.builtin == Builtin::Dot;
    });
  }

  /// Whether each operand of an index is one node: others may leave the range where the arm is left out.
  bool readsSingles(const ast::Node& index) const {
    uint32_t end = static_cast<uint32_t>(&index - nodes_.data());
    for (uint32_t k = 0; k < index.a; ++k) {
      const uint32_t begin = ast::expressionBegin(nodes_, end);
      if (begin + 1 != end) return false;
      end = begin;
    }
    return true;
  }

  const Module& module_;
  const std::vector<ast::Node>& nodes_;
  const ast::Code& block_;
  const uint32_t axes_;
};

/// The block with an array of such elements before the statement, and one of these in its place.
ast::Code withArrayOf(Module& module, const ast::Code& block, const Element& element) {
  ast::Tree& tree = module.tree;
  const std::vector<ast::Node>& nodes = tree.nodes;
  const ast::Node loop = nodes[element.loop], source = nodes[element.loop - 1];
  const NameId unnamed = tree.names.intern("_"), counter = nodes[loop.b].b;
  std::map<uint32_t, uint32_t> own = {{loop.a, block.slots}};  // slots that the element binds
  for (uint32_t at = element.begin; at < element.end; ++at) {
    const bool binds = hasSlot(nodes[at].kind) && nodes[at].kind != Kind::Local;
    if (binds) own.try_emplace(nodes[at].a, block.slots + static_cast<uint32_t>(own.size()));
  }
  const uint32_t array = block.slots + static_cast<uint32_t>(own.size()), offset = loop.offset;
  const auto same = [](uint32_t, uint32_t slot) { return slot; };
  const auto moved = [&](uint32_t, uint32_t slot) { return own.contains(slot) ? own.at(slot) : slot; };
  Rewriting to(tree);
  to.copy(block.begin, element.statement, same);
  to.add(source);
  const uint32_t made = to.here();
  to.add({.kind = Kind::RowLoop, .op = Operator::CollectOpen, .offset = offset, .a = own.at(loop.a)});
  to.copy(element.begin, element.end, moved);
  tree.nodes[made].b = to.here();
  to.add({.kind = Kind::Join, .offset = offset, .a = made, .b = counter});
  to.add({.kind = Kind::Let, .offset = offset, .a = array, .b = unnamed});
  to.copy(element.statement, element.begin, same);
  to.replace(element.begin);
  to.add({.kind = Kind::Local, .offset = offset, .a = array, .b = unnamed});
  to.add({.kind = Kind::Local, .offset = offset, .a = loop.a, .b = counter});
  to.add({.kind = Kind::Index, .offset = offset, .a = 1});
  to.copy(element.end, block.end, same);
  return to.finish(array + 1);
}

}  // namespace

ast::Code withElementsNamed(Module& module, ast::Code block, uint32_t axes) {
  constexpr int kMostArrays = 16;
  for (int k = 0; k < kMostArrays; ++k) {
    const std::optional<Element> element = ElementFinder(module, block, axes).find();
    if (!element) break;
    block = withArrayOf(module, block, *element);
  }
  return block;
}

}  // namespace hgc
