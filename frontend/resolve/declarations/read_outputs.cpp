/// Outputs that something reads.
#include <algorithm>

#include "frontend/resolve/declarations/declarations.h"

namespace hgc {
namespace {

/// The output becomes a field in its place, and another output gives that out.
void makeField(ast::Tree& tree, uint32_t output) {
  ast::TermDeclaration given = tree.terms[output];
  tree.terms[output].kind = TermKind::Field;
  tree.symbols.push_back({.name = given.name,
                          .offset = given.offset,
                          .kind = SymbolKind::Field,
                          .type = given.type,
                          .value = {},
                          .term = output});
  given.body.begin = static_cast<uint32_t>(tree.nodes.size());
  tree.nodes.push_back({.kind = ast::Kind::Name, .offset = given.offset, .a = given.name});
  for (uint32_t axis = 0; axis < given.axisCount; ++axis) {
    tree.nodes.push_back(
        {.kind = ast::Kind::Local, .offset = given.offset, .a = axis, .b = tree.axesOf(given)[axis].name});
  }
  if (given.axisCount > 0)
    tree.nodes.push_back({.kind = ast::Kind::Index, .offset = given.offset, .a = given.axisCount});
  given.body.end = static_cast<uint32_t>(tree.nodes.size());
  given.body.slots = given.axisCount;
  tree.terms.push_back(given);
}

}  // namespace

void makeFieldsOfReadOutputs(ast::Tree& tree) {
  std::vector<bool> isDeclared(tree.names.size(), false);
  const auto declare = [&](const auto& declarations) {
    for (const auto& declaration : declarations) isDeclared[declaration.name] = true;
  };
  declare(tree.dims);
  declare(tree.symbols);
  declare(tree.consts);
  std::vector<bool> isFunction(tree.names.size(), false);
  for (const ast::FunctionDeclaration& function : tree.functions) isFunction[function.name] = true;
  const auto isRead = [&](NameId name) {
    return std::ranges::any_of(tree.uses, [&](const ast::Uses& uses) {
      return isFunction[name] ? ast::Uses::firstOf(uses.value, name) != 0 : uses.mayRead(name);
    });
  };
  const auto terms = static_cast<uint32_t>(tree.terms.size());
  for (uint32_t k = 0; k < terms; ++k) {
    const NameId name = tree.terms[k].name;
    const bool isFree = !isDeclared[name] && !builtinConstant(tree.names.text(name));
    if (tree.terms[k].kind != TermKind::Output || !isFree || !isRead(name)) continue;
    makeField(tree, k);
    isDeclared[name] = true;
  }
}

}  // namespace hgc
