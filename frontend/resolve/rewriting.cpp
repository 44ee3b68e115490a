#include "frontend/resolve/rewriting.h"

#include <algorithm>
#include <iterator>

namespace hgc {

/// Loops and branches name the node that ends them, and that names them: both may have moved.
void Rewriting::link(size_t number) {
  const Piece& piece = pieces_[number];
  for (uint32_t at = piece.begin; at < piece.end; ++at) {
    ast::Node& node = nodes_[at + piece.moved];
    if (ast::opensBlock(node.kind)) node.b = placeOf(number, node.b);
    if (node.kind == ast::Kind::Branch || node.kind == ast::Kind::Join) node.a = placeOf(number, node.a);
  }
}

/// Where a node of the given code is now, as a piece sees it: of several copies, the next one that way.
uint32_t Rewriting::placeOf(size_t number, uint32_t at) const {
  const auto contains = [&](const Piece& piece) { return piece.contains(at); };
  const auto from = pieces_.begin() + static_cast<std::ptrdiff_t>(number);
  if (at >= from->end) {
    const auto after = std::find_if(from, pieces_.end(), contains);
    if (after != pieces_.end()) return at + after->moved;
  }
  const auto before = std::find_if(std::make_reverse_iterator(from + 1), pieces_.rend(), contains);
  return before == pieces_.rend() ? at : at + before->moved;
}

ast::Code withLetOf(ast::Tree& tree, const ast::Code& code, const ValueInStatement& value) {
  const uint32_t offset = tree.nodes[value.end - 1].offset;
  Rewriting to(tree);
  to.copy(code.begin, value.statement);
  to.copy(value.begin, value.end);
  to.let(code.slots, to.unnamed, offset);
  to.copy(value.statement, value.begin);
  to.replace(value.begin);
  to.local(code.slots, to.unnamed, offset);
  to.copy(value.end, code.end);
  return to.finish(code.slots + 1);
}

ast::Code withBodyOfCall(ast::Tree& tree, const ast::Code& code, uint32_t begin, uint32_t call, uint32_t function,
                         const std::function<NameId(NameId)>& named) {
  const std::vector<ast::Node>& nodes = tree.nodes;
  const ast::FunctionDeclaration callee = tree.functions[function];
  const uint32_t result = expressionBegin(nodes, callee.body.end);
  const std::vector<uint32_t> arguments = placesOf(nodes, call, callee.parameterCount);
  const auto behind = [&](uint32_t, uint32_t slot) { return slot + code.slots; };
  Rewriting to(tree);
  to.copy(code.begin, begin);
  for (uint32_t k = 0; k < callee.parameterCount; ++k) {
    to.copy(arguments[k], arguments[k + 1]);
    const uint32_t offset = nodes[arguments[k + 1] - 1].offset;
    to.add({.kind = ast::Kind::Convert, .offset = offset, .a = tree.parameters[callee.firstParameter + k].type});
    to.let(code.slots + k, to.unnamed, offset);
  }
  const uint32_t body = to.here();
  to.copy(callee.body.begin, result, behind);
  for (uint32_t at = body; at < to.here(); ++at) {
    if (nodes[at].kind == ast::Kind::Let) tree.nodes[at].b = named(nodes[at].b);
  }
  to.copy(begin, arguments[0]);
  to.copy(result, callee.body.end, behind);
  to.copy(call + 1, code.end);
  return to.finish(code.slots + std::max(callee.body.slots, callee.parameterCount));
}

}  // namespace hgc
