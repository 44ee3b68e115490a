/// Terms and their losses.
#include <fmt/format.h>

#include "frontend/syntax/parser.h"

namespace hgc {

bool Parser::parseTerm(TermKind kind) {
  advance();
  scope_.beginFrame();
  scope_.open();
  ast::TermDeclaration term;
  term.kind = kind;
  if (!parseDeclaredName(term.name, term.offset, "the name of a term")) return false;
  term.firstAxis = static_cast<uint32_t>(tree_.parameters.size());
  const bool head = parseTermHead(term);
  const bool block = token_.kind == Tok::LeftBrace;
  bool ok = parseCode(term.body, [&] { return head && parseTermBody(); });
  const bool loss = ok && isWord(Word::Loss);
  ok = ok && (!loss || parseLoss(term)) && ((block && !loss) || expect(Tok::Semicolon, ";", "after the term"));
  term.broken = !ok;
  tree_.terms.push_back(term);
  scope_.close();
  return ok;
}

/// `let y[k in K] : T = value;`: a term, and the symbol that others read.
bool Parser::parseField() {
  const size_t before = tree_.terms.size();
  const bool ok = parseTerm(TermKind::Field);
  if (tree_.terms.size() == before) return ok;  // without a name
  const ast::TermDeclaration& term = tree_.terms.back();
  tree_.symbols.push_back({.name = term.name,
                           .offset = term.offset,
                           .kind = SymbolKind::Field,
                           .type = term.type,
                           .value = {},
                           .term = static_cast<uint32_t>(before)});
  return ok;
}

bool Parser::parseTermHead(ast::TermDeclaration& term) {
  if (accept(Tok::LeftBracket) && !parseDomain(term)) return false;
  return !accept(Tok::Colon) || parseType(term.type);
}

/// `i in H, j in W]`
bool Parser::parseDomain(ast::TermDeclaration& term) {
  do {
    ast::Parameter axis;
    if (!parseDeclaredName(axis.name, axis.offset, "an index such as `i in V`")) return false;
    if (!expect(Tok::In, "in", "and a dimension after the index")) return false;
    uint32_t slot = 0;
    bindLocal(axis.name, axis.offset, slot);
    if (!parseType(axis.type)) return false;
    if (tree_.types[axis.type].axisCount != 0 || token_.kind == Tok::DotDot) {
      return fail(tree_.types[axis.type].offset, "a domain is a dimension", "a range of known length is `dim N = 8;`");
    }
    tree_.parameters.push_back(axis);
    ++term.axisCount;
  } while (accept(Tok::Comma));
  return expect(Tok::RightBracket, "]", "after the domain");
}

bool Parser::parseTermBody() {
  if (token_.kind == Tok::LeftBrace) return parseBlock();
  if (!expect(Tok::Assign, "=", "or `{` before the value of a term")) return false;
  if (token_.kind != Tok::LeftBrace) return parseExpression();
  return failHere("expected an expression, found `{`", "write a block without `=`: `energy name { .. }`");
}

/// `loss huber(1.0)`: a call whose first argument, the squared norm of the residual, is not written. It sees the term's
/// indices; its local is the slot after them, under a name that no program can write.
bool Parser::parseLoss(ast::TermDeclaration& term) {
  const uint32_t offset = token_.begin;
  if (term.kind != TermKind::Residual) return fail(offset, "only a residual has a loss");
  advance();
  uint32_t slot = 0;
  scope_.open();
  const NameId squaredNorm = tree_.names.intern("squared norm");
  bindLocal(squaredNorm, offset, slot);
  const bool ok = parseCode(term.loss, [&] {
    const Token name = token_;
    if (name.kind != Tok::Name) return failHere(fmt::format("expected the name of a loss, found {}", describe(token_)));
    emit(Kind::Local, name.begin, slot, squaredNorm);
    advance();
    return parseCall(name, 1);
  });
  scope_.close();
  return ok;
}

}  // namespace hgc
