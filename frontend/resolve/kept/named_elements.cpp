#include <algorithm>
#include <optional>

#include "frontend/resolve/kept/block_lets.h"
#include "frontend/resolve/kept/named.h"
#include "frontend/resolve/rewriting.h"

namespace hgc {
namespace {

using ast::Kind;
using ast::Operator;

/// Nodes [begin, end) of a loop, which is part of a statement of the block; one for each index of a dimension.
struct Element {
  uint32_t statement = 0, loop = 0, begin = 0, end = 0;
  DimId dim = kNone;
};

/// Finds what a loop computes from its counter alone.
class ElementFinder {
 public:
  ElementFinder(const Module& module, const ast::Code& block, std::span<const DimId> domain)
      : module_(module),
        nodes_(module.tree.nodes),
        block_(block),
        domain_(domain),
        lets_(letsOf(nodes_, block)),
        axesOfLets_(axesOfLets(nodes_, block, domain.size())) {}

  std::optional<Element> find() const {
    return findInBlock(module_, block_, [&](uint32_t at, uint32_t statement, uint32_t loops) {
      return loops == 0 ? findWithin(at, statement) : std::nullopt;
    });
  }

 private:
  /// In a loop, or in loops within it.
  std::optional<Element> findWithin(uint32_t at, uint32_t statement) const {
    const bool isRange = nodes_[at].kind == Kind::RangeLoop && !ast::carries(nodes_[at].op);
    if (!isRange && !isOverDimension(module_, at)) return std::nullopt;
    const uint32_t end = nodes_[at].b;
    if ((isRange || mayBeLong(module_, at)) && !ast::isComprehension(nodes_[at].op)) {
      const DimId whole = dimOf(at, at + 1, end);
      if (whole != kNone && isElement(at, at + 1, end, whole)) return Element{statement, at, at + 1, end, whole};
      for (uint32_t last = end; last-- > at + 1;) {
        const uint32_t begin = startOf(last, at + 1);
        const DimId dim = begin <= last ? dimOf(at, begin, last + 1) : kNone;
        if (dim != kNone && isElement(at, begin, last + 1, dim)) return Element{statement, at, begin, last + 1, dim};
      }
    }
    for (uint32_t inner = at + 1; inner < end; inner = endOf(nodes_, inner) + 1) {
      if (const auto found = findWithin(inner, statement)) return found;
    }
    return std::nullopt;
  }

  /// Where the value begins that a node of the loop's body ends; behind the node if it ends none.
  uint32_t startOf(uint32_t last, uint32_t body) const {
    const Kind kind = nodes_[last].kind;
    const bool isValue = kind == Kind::Call || kind == Kind::Binary || kind == Kind::Join;
    if (!isValue) return last + 1;
    const uint32_t begin = ast::expressionBegin(nodes_, last + 1);
    return begin < body ? last + 1 : begin;
  }

  /// The dimension whose indices a loop counts, or some of them if nodes of a range read rows of it; else kNone.
  DimId dimOf(uint32_t loop, uint32_t begin, uint32_t end) const {
    if (nodes_[loop].kind == Kind::RowLoop) return dimensionOf(module_, loop);
    for (uint32_t at = begin; at < end; ++at) {
      const DimId dim = nodes_[at].kind == Kind::Index ? dimReadBy(loop, at) : kNone;
      if (dim != kNone && isBoundedByIndices(loop, dim)) return dim;
    }
    return kNone;
  }

  /// That of the axis of a symbol at which the loop's counter alone stands; kNone if it does at none.
  DimId dimReadBy(uint32_t loop, uint32_t index) const {
    const std::vector<uint32_t> places = ast::placesOf(nodes_, index, nodes_[index].a);
    const std::optional<uint32_t> symbol = symbolOf(module_, nodes_[places.front() - 1]);
    if (!symbol) return kNone;
    const std::vector<DimId>& dims = module_.program.symbols[*symbol].dims;
    for (size_t axis = 0; axis < std::min<size_t>(dims.size(), nodes_[index].a); ++axis) {
      const ast::Node& operand = nodes_[places[axis]];
      const bool isCounter = operand.kind == Kind::Local && places[axis] + 1 == places[axis + 1] &&
                             bindingOf(nodes_, block_, operand.a, places[axis]) == loop;
      if (isCounter) return dims[axis];
    }
    return kNone;
  }

  /// Whether the bounds of a range are made of an index into the dimension, and of no table: then several instances, or
  /// counts of another loop, read each of its rows.
  bool isBoundedByIndices(uint32_t loop, DimId dim) const {
    const uint32_t begin = ast::expressionBegin(nodes_, ast::expressionBegin(nodes_, loop));
    bool isBounded = false;
    for (uint32_t at = begin; at < loop; ++at) {
      if (nodes_[at].kind == Kind::Index) return false;
      if (nodes_[at].kind != Kind::Local) continue;
      const std::optional<uint32_t> bound = bindingOf(nodes_, block_, nodes_[at].a, at);
      const bool isCounter = bound && isOverDimension(module_, *bound) && dimensionOf(module_, *bound) == dim;
      isBounded = isBounded || isCounter || (!bound && domain_[nodes_[at].a] == dim);
    }
    return isBounded;
  }

  /// Whether nodes of the loop, which counts indices of `dim`, take more than a few operations, and all that they read
  /// is the same for all instances and counts of other loops.
  bool isElement(uint32_t loop, uint32_t begin, uint32_t end, DimId dim) const {
    bool readsCounter = false, calls = false;
    for (uint32_t at = begin; at < end; ++at) {
      const ast::Node& node = nodes_[at];
      if (node.kind == Kind::Branch && nodes_[loop].kind == Kind::RowLoop && writtenCounts(module_, loop) >= 0)
        return false;  // expanded, it leaves out what is out of range
      calls = calls || node.kind == Kind::Call || ast::isLoop(node.kind);
      if (node.kind != Kind::Local) continue;
      const std::optional<uint32_t> bound = bindingOf(nodes_, block_, node.a, at);
      if (!bound) return false;  // an axis
      readsCounter = readsCounter || *bound == loop;
      if (*bound != loop && *bound < begin && !isAlike(*bound)) return false;
    }
    const bool isTaken = nodes_[loop].kind == Kind::RowLoop && !isInArm(loop, begin);
    return readsCounter && calls && (isTaken || isFinite(module_, {block_, domain_, loop, dim}, begin, end));
  }

  /// Whether a `let` of the block is the same for all instances.
  bool isAlike(uint32_t let) const {
    const auto own = std::ranges::lower_bound(lets_, let);
    return own != lets_.end() && *own == let && axesOfLets_[static_cast<size_t>(own - lets_.begin())].empty();
  }

  /// Whether a choice of the loop may leave the value at `begin` out.
  bool isInArm(uint32_t loop, uint32_t begin) const {
    for (uint32_t at = loop + 1; at < begin; ++at) {
      const bool opens = nodes_[at].kind == Kind::Branch || nodes_[at].kind == Kind::Lazy;
      if (opens && nodes_[at].b >= begin) return true;
    }
    return false;
  }

  const Module& module_;
  const std::vector<ast::Node>& nodes_;
  const ast::Code& block_;
  const std::span<const DimId> domain_;
  const std::vector<uint32_t> lets_;
  const std::vector<AxisSet> axesOfLets_;
};

/// The block with an array of such elements before the statement, and one of these in its place.
ast::Code withArrayOf(Module& module, const ast::Code& block, const Element& element) {
  ast::Tree& tree = module.tree;
  const std::vector<ast::Node>& nodes = tree.nodes;
  const ast::Node loop = nodes[element.loop];
  const NameId counter = nodes[loop.b].b;
  OwnSlots own(nodes, block.slots);
  own.bind(element.loop, element.loop + 1);
  own.bind(element.begin, element.end);
  const uint32_t array = own.next(), offset = loop.offset;
  Rewriting to(tree);
  to.copy(block.begin, element.statement);
  to.add({.kind = Kind::Name, .offset = offset, .a = tree.dims[element.dim].name});
  const uint32_t made = to.open(Operator::CollectOpen, own.of(loop.a), offset);
  to.copy(element.begin, element.end, own);
  to.close(made, counter, offset);
  to.let(array, to.unnamed, offset);
  to.copy(element.statement, element.begin);
  to.replace(element.begin);
  to.local(array, to.unnamed, offset);
  to.local(loop.a, counter, offset);
  to.index(1, offset);
  to.copy(element.end, block.end);
  return to.finish(array + 1);
}

}  // namespace

ast::Code withElementsNamed(Module& module, ast::Code block, std::span<const DimId> domain) {
  constexpr int kMostArrays = 16;
  for (int k = 0; k < kMostArrays; ++k) {
    const std::optional<Element> element = ElementFinder(module, block, domain).find();
    if (!element) break;
    block = withArrayOf(module, block, *element);
  }
  return block;
}

}  // namespace hgc
