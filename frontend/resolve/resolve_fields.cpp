/// What is computed to be read: fields, and outputs that something reads. None may read itself, by way of others
/// either.
#include <fmt/format.h>

#include <algorithm>

#include "frontend/resolve/cycles.h"
#include "frontend/resolve/resolver.h"

namespace hgc {

/// An output whose name nothing else declares, and that something reads, is a field that is given out.
void Resolver::makeFieldsOfReadOutputs() {
  const ast::Tree& tree = module_.tree;
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
    makeField(k);
    isDeclared[name] = true;
  }
}

/// The output becomes a field in its place, and another output gives that out.
void Resolver::makeField(uint32_t output) {
  ast::Tree& tree = module_.tree;
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
    const NameId name = tree.parameters[given.firstAxis + axis].name;
    tree.nodes.push_back({.kind = ast::Kind::Local, .offset = given.offset, .a = axis, .b = name});
  }
  if (given.axisCount > 0)
    tree.nodes.push_back({.kind = ast::Kind::Index, .offset = given.offset, .a = given.axisCount});
  given.body.end = static_cast<uint32_t>(tree.nodes.size());
  given.body.slots = given.axisCount;
  tree.terms.push_back(given);
}

/// The fields that code names, and the functions that it surely calls, in one row: fields come first.
std::vector<uint32_t> Resolver::namedBy(const ast::Code& code, uint32_t file) const {
  const auto terms = static_cast<uint32_t>(module_.tree.terms.size());
  std::vector<uint32_t> named;
  for (uint32_t k = code.begin; k < code.end; ++k) {
    const ast::Node& node = module_.tree.nodes[k];
    if (node.kind == ast::Kind::Name) {
      const Meaning meaning = module_.meaningOf(node.a, file);
      const bool isSymbol = meaning.kind == Meaning::Kind::Symbol;
      const uint32_t term = isSymbol ? module_.tree.symbols[meaning.index].term : kNone;
      if (term != kNone) named.push_back(term);
    }
    const bool names = node.kind == ast::Kind::Call || (node.kind == ast::Kind::Name && node.b != 0);
    if (!names) continue;
    const uint32_t callee = module_.firstSeen(module_.callees[node.a].function, file);
    if (callee != kNone && module_.nextSeen(callee, file) == kNone) named.push_back(terms + callee);
  }
  return named;
}

/// Over fields and functions, numbered one after another; functions among themselves have no cycles.
void Resolver::checkFields() {
  const ast::Tree& tree = module_.tree;
  const auto terms = static_cast<uint32_t>(tree.terms.size());
  const auto nextOf = [&](uint32_t at) {
    const bool isTerm = at < terms;
    return namedBy(isTerm ? tree.terms[at].body : tree.functions[at - terms].body,
                   isTerm ? 0 : module_.functionFiles[at - terms]);
  };
  CycleSearch search(terms + tree.functions.size());
  for (const ast::SymbolDeclaration& symbol : tree.symbols) {
    if (symbol.term == kNone) continue;
    search.from(symbol.term, nextOf, [&](std::vector<uint32_t> cycle) {
      std::erase_if(cycle, [&](uint32_t at) { return at >= terms; });
      if (!cycle.empty()) reportFieldCycle(cycle);
    });
  }
}

void Resolver::reportFieldCycle(const std::vector<uint32_t>& cycle) {
  const auto nameOf = [&](uint32_t term) { return text(module_.tree.terms[term].name); };
  const Ends ends(cycle.size());
  std::string path;
  for (size_t k = 0; k < cycle.size(); ++k) {
    if (ends.shows(k)) path += nameOf(cycle[k]) + " -> ";
    if (ends.precedesGap(k)) path += fmt::format("... {} more ... -> ", ends.hidden());
  }
  reporter_.error(module_.tree.terms[cycle[0]].offset,
                  fmt::format("`{}` reads itself: {}{}", nameOf(cycle[0]), path, nameOf(cycle[0])),
                  "to compute each value from the one before it, use `fold` or `scan`");
  for (const uint32_t term : cycle) module_.tree.terms[term].broken = true;
}

}  // namespace hgc
