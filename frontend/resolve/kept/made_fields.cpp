#include "frontend/resolve/kept/made_fields.h"

#include <algorithm>

namespace hgc {
namespace {

bool isTaken(const Module& module, const std::string& name, NameId id) {
  const bool isMeant = id < module.meanings.size() && module.meanings[id].kind != Meaning::Kind::None;
  const Callee callee = module.calleeOf(id);
  const bool isCalled = callee.function != kNone || callee.builtin.builtin != Builtin::None;
  const bool isTerm = std::ranges::any_of(module.program.terms, [&](const Term& term) { return term.name == name; });
  return isMeant || isCalled || isTerm || builtinConstant(name).has_value();
}

NameId intern(Module& module, const std::string& name) {
  return module.tree.names.intern(module.madeNames.emplace_back(name));
}

uint32_t addType(Module& module, NameId name, const ValueType& type, uint32_t offset) {
  module.tree.types.push_back({.name = name, .offset = offset});
  module.types.push_back({type, Progress::Done});
  return static_cast<uint32_t>(module.tree.types.size() - 1);
}

}  // namespace

ast::Parameter axisOf(Module& module, DimId dim, uint32_t offset) {
  const NameId unnamed = module.tree.names.intern("_");
  return {unnamed, offset, addType(module, module.tree.dims[dim].name, ValueType::integer(dim), offset)};
}

NameId addField(Module& module, const MadeField& field) {
  ast::Tree& tree = module.tree;
  std::string text = field.name;
  NameId name = intern(module, text);
  while (isTaken(module, text, name)) name = intern(module, text += '_');

  ast::TermDeclaration declaration;
  declaration.name = name;
  declaration.offset = field.offset;
  declaration.kind = TermKind::Field;
  declaration.firstAxis = static_cast<uint32_t>(tree.parameters.size());
  declaration.axisCount = static_cast<uint32_t>(field.axes.size());
  tree.parameters.insert(tree.parameters.end(), field.axes.begin(), field.axes.end());
  if (!field.type.isScalar())
    declaration.type = addType(module, intern(module, nameOf(field.type, module.program)), field.type, field.offset);
  declaration.body = field.body;
  tree.terms.push_back(declaration);

  Term term;
  term.name = text;
  term.kind = TermKind::Field;
  term.domain = field.domain;
  term.shape = field.type.shape();
  term.width = field.type.count();
  term.where = module.text.locate(field.offset);
  Symbol symbol;
  symbol.name = text;
  symbol.kind = SymbolKind::Field;
  symbol.dims = term.domain;
  symbol.shape = term.shape;
  symbol.width = term.width;
  symbol.where = term.where;
  symbol.field = static_cast<TermId>(module.program.terms.size());
  tree.symbols.push_back({.name = name,
                          .offset = field.offset,
                          .kind = SymbolKind::Field,
                          .type = declaration.type,
                          .value = {},
                          .term = symbol.field});
  module.program.terms.push_back(std::move(term));
  module.program.symbols.push_back(std::move(symbol));
  module.rows.push_back(field.type);
  module.symbolProgress.push_back(Progress::Done);
  module.meanings.resize(std::max<size_t>(module.meanings.size(), name + size_t{1}));
  module.meanings[name] = {.kind = Meaning::Kind::Symbol, .index = static_cast<uint32_t>(tree.symbols.size() - 1)};
  return name;
}

void removeFields(Module& module, size_t first) {
  const size_t symbols = module.tree.symbols.size() - (module.tree.terms.size() - first);
  for (size_t k = first; k < module.tree.terms.size(); ++k) module.meanings[module.tree.terms[k].name] = {};
  module.tree.terms.resize(first);
  module.program.terms.resize(first);
  module.tree.symbols.resize(symbols);
  module.program.symbols.resize(symbols);
  module.rows.resize(symbols);
  module.symbolProgress.resize(symbols);
}

}  // namespace hgc
