/// Terms of the program.
#include <fmt/format.h>

#include <algorithm>

#include "frontend/resolve/declarations/declarations.h"
#include "frontend/resolve/declarations/suggestions.h"
#include "frontend/resolve/declarations/values.h"

namespace hgc {
namespace {

bool resolveDomain(const Module& module, const Reporter& reporter, const ast::TermDeclaration& declaration,
                   Term& term) {
  for (const ast::Parameter& declared : module.tree.axesOf(declaration)) {
    const ast::TypeExpression& axis = module.tree.types[declared.type];
    const Meaning meaning = module.meaningOf(axis.name, 0);
    if (meaning.kind != Meaning::Kind::Dim) {
      const bool known = meaning.kind != Meaning::Kind::None || module.callees[axis.name].function != kNone;
      reporter.error(axis.offset,
                     known ? fmt::format("`{}` is not a dimension", module.tree.names.text(axis.name))
                           : fmt::format("unknown dimension `{}`", module.tree.names.text(axis.name)),
                     known ? "a domain must be a dimension: `[i in N]` with `dim N;`" : suggestDim(module, axis.name));
      return false;
    }
    term.domain.push_back(meaning.index);
  }
  return true;
}

bool resolveTermType(const Module& module, ValueResolver& values, const ast::TermDeclaration& declaration, Term& term) {
  values.ensure({Need::Kind::Type, declaration.type});
  const ResolvedType& type = module.types[declaration.type];
  if (type.progress == Progress::Failed) return false;
  const uint32_t offset = module.tree.types[declaration.type].offset;
  const bool plain = type.type.scalar != Type::Real && type.type.dim == kNone && term.kind == TermKind::Output;
  if ((type.type.scalar != Type::Real && !plain) || (term.kind == TermKind::Energy && !type.type.isScalar())) {
    const char* const wanted = term.kind == TermKind::Energy     ? "an energy must be real"
                               : term.kind == TermKind::Residual ? "a residual must be made of reals"
                               : term.kind == TermKind::Field    ? "a field must be made of reals"
                                                                 : "an output must be made of numbers or booleans";
    const auto isSame = [&](const ast::TermDeclaration& other) {
      return other.offset == declaration.offset && other.kind == TermKind::Output;
    };
    const bool isRead = term.kind == TermKind::Field && std::ranges::any_of(module.tree.terms, isSame);
    values.reporter().error(offset, fmt::format("{}, but this type is {}", wanted, nameOf(type.type, module.program)),
                            isRead ? "an output that others read is a field" : "");
    return false;
  }
  term.shape = type.type.shape();
  term.width = type.type.count();
  term.element = type.type.elementType();
  return true;
}

/// A field's symbol has a row for each instance of its term.
Progress resolveField(Module& module, uint32_t index) {
  const TermId id = module.tree.symbols[index].term;
  const ast::TermDeclaration& declaration = module.tree.terms[id];
  const Term& term = module.program.terms[id];
  Symbol& symbol = module.program.symbols[index];
  symbol.dims = term.domain;
  symbol.shape = term.shape;
  symbol.width = term.width;
  symbol.element = term.element;
  symbol.field = id;
  module.rows[index] = declaration.type == kNone ? ValueType::real() : module.types[declaration.type].type;
  return declaration.broken ? Progress::Failed : Progress::Done;
}

}  // namespace

void resolveTerms(Module& module, ValueResolver& values) {
  module.program.terms.resize(module.tree.terms.size());
  uint32_t line = 0;
  for (size_t k = 0; k < module.tree.terms.size(); ++k) {
    ast::TermDeclaration& declaration = module.tree.terms[k];
    Term& term = module.program.terms[k];
    term.name = module.tree.names.text(declaration.name);
    term.kind = declaration.kind;
    term.isSum = declaration.isSum;
    line = module.text.lineOf(declaration.offset, line);
    term.where = {0, line, declaration.offset - module.text.lineBegin(0, line) + 1};
    const auto isBroken = [&](const ast::TermDeclaration& other) {
      return other.offset == declaration.offset && other.kind == TermKind::Field && other.broken;
    };
    const bool givesOut = term.kind == TermKind::Output && k > 0 && std::ranges::any_of(module.tree.terms, isBroken);
    const bool isGood = !givesOut && resolveDomain(module, values.reporter(), declaration, term) &&
                        (declaration.type == kNone || resolveTermType(module, values, declaration, term));
    if (!isGood) declaration.broken = true;
  }
  for (uint32_t k = 0; k < module.tree.symbols.size(); ++k) {
    if (module.tree.symbols[k].term != kNone) module.symbolProgress[k] = resolveField(module, k);
  }
}

}  // namespace hgc
