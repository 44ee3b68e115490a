#pragma once
#include <cstdint>
#include <functional>
#include <vector>

#include "frontend/syntax/ast.h"

namespace hgc {

/// Whether `a` is a slot of the frame.
inline bool hasSlot(ast::Kind kind) {
  return kind == ast::Kind::Local || kind == ast::Kind::Let || kind == ast::Kind::Accumulator ||
         kind == ast::Kind::RangeLoop || kind == ast::Kind::RowLoop;
}

/// Code that is made of pieces of other code, at the end of the tree.
class Rewriting {
 public:
  explicit Rewriting(ast::Tree& tree) : nodes_(tree.nodes), begin_(static_cast<uint32_t>(tree.nodes.size())) {}

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
  void add(ast::Node node) { nodes_.push_back(node); }
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

/// The code with the body of the function in the place of a call. Its arguments become `let`s, and those of the body
/// the code's, which `named` names: all of them before `begin`, where the statement begins that the call is part of, or
/// a value of that statement.
ast::Code withBodyOfCall(ast::Tree& tree, const ast::Code& code, uint32_t begin, uint32_t call, uint32_t function,
                         const std::function<NameId(NameId)>& named);

}  // namespace hgc
