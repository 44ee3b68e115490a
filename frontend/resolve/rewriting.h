#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <vector>

#include "frontend/syntax/ast.h"

namespace hgc {

/// Whether `a` is a slot of the frame.
inline bool hasSlot(ast::Kind kind) {
  return kind == ast::Kind::Local || kind == ast::Kind::Let || kind == ast::Kind::Accumulator || ast::isLoop(kind);
}
/// Whether a node gives the slot its value.
inline bool bindsSlot(ast::Kind kind) { return hasSlot(kind) && kind != ast::Kind::Local; }

/// Slots of their own, from `next` on, for what moved nodes bind.
class OwnSlots {
 public:
  OwnSlots(const std::vector<ast::Node>& nodes, uint32_t next) : nodes_(nodes), next_(next) {}

  void bind(uint32_t begin, uint32_t end) {
    for (uint32_t at = begin; at < end; ++at) {
      if (bindsSlot(nodes_[at].kind) && own_.try_emplace(nodes_[at].a, next_).second) ++next_;
    }
  }
  uint32_t next() const { return next_; }
  uint32_t of(uint32_t slot) const {
    const auto own = own_.find(slot);
    return own == own_.end() ? slot : own->second;
  }

 private:
  const std::vector<ast::Node>& nodes_;
  uint32_t next_;
  std::map<uint32_t, uint32_t> own_;
};

/// Code that is made of pieces of other code, at the end of the tree.
class Rewriting {
 public:
  explicit Rewriting(ast::Tree& tree)
      : unnamed(tree.names.intern("_")), nodes_(tree.nodes), begin_(static_cast<uint32_t>(tree.nodes.size())) {}

  const NameId unnamed;  ///< `_`

  /// `nodes[begin, end)` once more, with slots that `slotOf(at, slot)` says. What opens in a piece ends in it or in
  /// another one.
  template <class SlotOf>
  void copy(uint32_t begin, uint32_t end, const SlotOf& slotOf) {
    pieces_.push_back({begin, end, here() - begin});
    for (uint32_t at = begin; at < end; ++at) {
      ast::Node node = nodes_[at];
      if (hasSlot(node.kind)) node.a = slotOf(at, node.a);
      nodes_.push_back(node);
    }
  }
  void copy(uint32_t begin, uint32_t end) {
    copy(begin, end, [](uint32_t, uint32_t slot) { return slot; });
  }
  void copy(uint32_t begin, uint32_t end, const OwnSlots& own) {
    copy(begin, end, [&](uint32_t, uint32_t slot) { return own.of(slot); });
  }
  void add(ast::Node node) { nodes_.push_back(node); }
  /// `let name = ` of what was added last.
  void let(uint32_t slot, NameId name, uint32_t offset) {
    add({.kind = ast::Kind::Let, .offset = offset, .a = slot, .b = name});
  }
  void local(uint32_t slot, NameId name, uint32_t offset) {
    add({.kind = ast::Kind::Local, .offset = offset, .a = slot, .b = name});
  }
  void index(uint32_t count, uint32_t offset) { add({.kind = ast::Kind::Index, .offset = offset, .a = count}); }
  /// Opens a loop over what was added last; gives its node.
  uint32_t open(ast::Operator op, uint32_t counter, uint32_t offset) {
    add({.kind = ast::Kind::RowLoop, .op = op, .offset = offset, .a = counter});
    return here() - 1;
  }
  void close(uint32_t loop, NameId counter, uint32_t offset) {
    nodes_[loop].b = here();
    add({.kind = ast::Kind::Join, .offset = offset, .a = loop, .b = counter});
  }
  /// What is added next stands where `nodes[at]` began: an arm may begin there.
  void replace(uint32_t at) { pieces_.push_back({at, at + 1, here() - at}); }
  uint32_t here() const { return static_cast<uint32_t>(nodes_.size()); }
  ast::Code finish(uint32_t slots) {
    for (size_t k = 0; k < pieces_.size(); ++k) link(k);
    return {begin_, here(), slots};
  }

 private:
  struct Piece {
    uint32_t begin = 0, end = 0, moved = 0;
    bool contains(uint32_t at) const { return at >= begin && at < end; }
  };

  void link(size_t piece);
  uint32_t placeOf(size_t piece, uint32_t at) const;

  std::vector<ast::Node>& nodes_;
  uint32_t begin_;
  std::vector<Piece> pieces_;
};

/// Nodes [begin, end) of a value, which is part of a statement.
struct ValueInStatement {
  uint32_t statement = 0, begin = 0, end = 0;
};

/// The code with the value in a `let` before the statement.
ast::Code withLetOf(ast::Tree& tree, const ast::Code& code, const ValueInStatement& value);

/// The code with the body of the function in the place of a call. Its arguments become `let`s, and those of the body
/// the code's, which `named` names: all of them before `begin`, where the statement begins that the call is part of, or
/// a value of that statement.
ast::Code withBodyOfCall(ast::Tree& tree, const ast::Code& code, uint32_t begin, uint32_t call, uint32_t function,
                         const std::function<NameId(NameId)>& named);

}  // namespace hgc
