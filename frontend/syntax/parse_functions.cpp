/// Functions, those of C++ too, and terms with their losses.

#include "frontend/syntax/parsing.h"

namespace hgc {
namespace {

using ast::Kind;

/// `a: T, f: fn)`
bool parseParameters(Parser& p) {
  while (!p.at.accept(Tok::RightParen)) {
    ast::Parameter parameter;
    if (!parseDeclaredName(p, parameter.name, parameter.offset, "a parameter")) return false;
    uint32_t slot = 0;
    bindLocal(p, parameter.name, parameter.offset, slot);
    if (!p.at.expect(Tok::Colon, ":", "and a type after a parameter")) return false;
    if (p.at.accept(Tok::Fn)) p.scope.makeFunction(parameter.name);
    else if (!parseType(p, parameter.type)) return false;
    else p.tree.types[parameter.type].ofParameter = true;
    p.tree.parameters.push_back(parameter);
    if (!p.at.is(Tok::RightParen) && !p.at.expect(Tok::Comma, ",", "or `)`")) return false;
  }
  return true;
}

/// `T`, or `(T, U)` of a tuple.
bool parseResultTypes(Parser& p, ast::FunctionDeclaration& function) {
  function.firstResult = static_cast<uint32_t>(p.tree.types.size());
  const bool several = p.at.accept(Tok::LeftParen);
  do {
    uint32_t type = 0;
    if (!parseType(p, type)) return false;
    ++function.resultCount;
  } while (several && p.at.accept(Tok::Comma));
  return !several || p.at.expect(Tok::RightParen, ")", "after the types");
}

/// `fn name(a: T, ...)`, whose scope stays open.
bool parseFunctionHead(Parser& p, ast::FunctionDeclaration& function) {
  p.at.advance();
  p.scope.beginFrame();
  p.scope.open();
  function.firstParameter = static_cast<uint32_t>(p.tree.parameters.size());
  const bool ok = parseDeclaredName(p, function.name, function.offset, "the name of a function") &&
                  p.at.expect(Tok::LeftParen, "(", "after the name of a function") && parseParameters(p);
  function.parameterCount = static_cast<uint32_t>(p.tree.parameters.size()) - function.firstParameter;
  return ok;
}

/// `with grad { let ...; return (ga, gb); }`. The block sees the parameters and, in the slot after them, `value`.
bool parseGradient(Parser& p, ast::FunctionDeclaration& function) {
  const uint32_t offset = p.at.begin();
  p.at.advance();
  if (!p.at.is(Tok::Name) || p.tree.names.text(p.at.token().name) != "grad") return p.at.missing("`grad` after `with`");
  p.at.advance();
  p.scope.open();
  const NameId value = p.tree.names.intern("value");
  uint32_t slot = 0;
  bindLocal(p, p.scope.find(value) ? p.tree.names.intern("value of the function") : value, offset, slot);
  p.gradientOf = static_cast<uint32_t>(p.tree.functions.size());
  const bool ok = parseCode(p, function.gradient, parseBlock);
  p.gradientOf = kNone;
  p.scope.close();
  return ok;
}

/// `from "a.h", "b.h" = "Name";`
bool parseCxx(Parser& p, ast::ExternDeclaration& declaration) {
  if (p.at.isWord(Word::From)) {
    do {
      const std::optional<std::string_view> file = p.at.acceptQuoted();
      if (!file) return p.at.fail(p.at.token().end, "expected a C++ file in quotes");
      declaration.includes.emplace_back(*file);
    } while (p.at.is(Tok::Comma));
  }
  if (!p.at.is(Tok::Assign))
    return p.at.missing("`from` or `=` before the C++ name", "`from \"file.h\" = \"Name\";` or `= cpp { ... }`");
  declaration.offset = p.at.token().end;
  if (const std::optional<std::string_view> name = p.at.acceptQuoted()) {
    declaration.name = *name;
    return p.at.expect(Tok::Semicolon, ";", "after the function");
  }
  p.at.advance();
  if (!p.at.isWord(Word::Cpp))
    return p.at.missing("a name in quotes or `cpp`", "`from \"file.h\" = \"Name\";` or `= cpp { ... }`");
  const uint32_t begin = p.at.begin();
  const std::optional<std::string_view> code = p.at.acceptBraced();
  if (!code) return p.at.fail(begin, "expected `{` and C++ up to `}` after `cpp`");
  declaration.code = *code;
  declaration.offset = p.at.reporter().source().begin(p.file) +
                       static_cast<uint32_t>(code->data() - p.at.reporter().source().text(p.file).data());
  p.at.accept(Tok::Semicolon);
  return true;
}

/// `i in H, j in W]`
bool parseDomain(Parser& p, ast::TermDeclaration& term) {
  do {
    ast::Parameter axis;
    if (!parseDeclaredName(p, axis.name, axis.offset, "an index such as `i in V`")) return false;
    if (!p.at.expect(Tok::In, "in", "and a dimension after the index")) return false;
    uint32_t slot = 0;
    bindLocal(p, axis.name, axis.offset, slot);
    if (!parseType(p, axis.type)) return false;
    if (p.tree.types[axis.type].axisCount != 0 || p.at.is(Tok::DotDot)) {
      return p.at.fail(p.tree.types[axis.type].offset, "a domain is a dimension",
                       "a range of known length is `dim N = 8;`");
    }
    p.tree.parameters.push_back(axis);
    ++term.axisCount;
  } while (p.at.accept(Tok::Comma));
  return p.at.expect(Tok::RightBracket, "]", "after the domain");
}

bool parseTermHead(Parser& p, ast::TermDeclaration& term) {
  if (p.at.accept(Tok::LeftBracket) && !parseDomain(p, term)) return false;
  return !p.at.accept(Tok::Colon) || parseType(p, term.type);
}

bool parseTermBody(Parser& p) {
  if (p.at.is(Tok::LeftBrace)) return parseBlock(p);
  if (!p.at.expect(Tok::Assign, "=", "or `{` before the value of a term")) return false;
  if (!p.at.is(Tok::LeftBrace)) return parseExpression(p);
  return p.at.failHere("expected an expression, found `{`", "write a block without `=`: `energy name { .. }`");
}

/// `loss huber(1.0)`: a call whose first argument, the squared norm of the residual, is not written. It sees the term's
/// indices; its local is the slot after them, under a name that no program can write.
bool parseLoss(Parser& p, ast::TermDeclaration& term) {
  const uint32_t offset = p.at.begin();
  if (term.kind != TermKind::Residual) return p.at.fail(offset, "only a residual has a loss");
  p.at.advance();
  uint32_t slot = 0;
  p.scope.open();
  const NameId squaredNorm = p.tree.names.intern("squared norm");
  bindLocal(p, squaredNorm, offset, slot);
  const bool ok = parseCode(p, term.loss, [&](Parser&) {
    const Token name = p.at.token();
    if (name.kind != Tok::Name) return p.at.missing("the name of a loss");
    p.emit(Kind::Local, name.begin, slot, squaredNorm);
    p.at.advance();
    return parseCall(p, name, 1);
  });
  p.scope.close();
  return ok;
}

}  // namespace

bool parseFunction(Parser& p) {
  ast::FunctionDeclaration function;
  bool ok = parseFunctionHead(p, function);
  if (function.name == kNoName) return false;
  ok = ok && (!p.at.accept(Tok::Arrow) || parseResultTypes(p, function));
  const bool block = p.at.is(Tok::LeftBrace);
  ok = ok && (block || p.at.expect(Tok::Assign, "=", "or `{` before the body of a function"));
  const bool both = !block && p.at.is(Tok::LeftBrace);
  const bool head = ok;
  function.broken = !head;
  ok = parseCode(p, function.body, [&](Parser&) { return head && parseBody(p); });
  const bool gradient = ok && p.at.isWord(Word::With);
  if (gradient) ok = parseGradient(p, function);
  p.tree.functions.push_back(function);
  p.scope.close();
  if (ok && both && !gradient && !p.at.is(Tok::Semicolon))
    return p.at.fail(p.at.lastEnd(), "expected `;` after the function",
                     "write a block without `=`: `fn name(a: real) { .. }`");
  return ok && (block || gradient || p.at.expect(Tok::Semicolon, ";", "after the function"));
}

/// `extern fn name(a: T, ...) -> U from "file.h" = "Name";`, or `= cpp { ... }`. The body is one node.
bool parseExtern(Parser& p) {
  p.at.advance();
  if (!p.at.is(Tok::Fn)) return p.at.missing("`fn` after `extern`");
  ast::FunctionDeclaration function;
  bool ok = parseFunctionHead(p, function);
  if (function.name == kNoName) return false;
  ok = ok && p.at.expect(Tok::Arrow, "->", "and the type of its result") && parseResultTypes(p, function);
  if (ok && function.resultCount != 1)
    ok = p.at.fail(function.offset, "a function of C++ must return one value", "an array");
  ast::ExternDeclaration declaration;
  declaration.function = static_cast<uint32_t>(p.tree.functions.size());
  declaration.offset = function.offset;
  ok = ok && parseCxx(p, declaration);
  function.broken = !ok;
  parseCode(p, function.body, [&](Parser&) {
    if (ok) p.emit(Kind::Extern, function.offset, static_cast<uint32_t>(p.tree.externs.size()));
    return ok;
  });
  if (ok) p.tree.externs.push_back(std::move(declaration));
  p.tree.functions.push_back(function);
  p.scope.close();
  return ok;
}

namespace {

/// A parameter whose type is `type`.
bool parseParameterOf(Parser& p, uint32_t type) {
  ast::Parameter parameter;
  uint32_t slot = 0;
  if (!parseDeclaredName(p, parameter.name, parameter.offset, "a parameter")) return false;
  bindLocal(p, parameter.name, parameter.offset, slot);
  parameter.type = static_cast<uint32_t>(p.tree.types.size());
  p.tree.types.push_back(p.tree.types[type]);
  p.tree.types.back().ofParameter = true;
  p.tree.parameters.push_back(parameter);
  return true;
}

/// `retract(q, d) = value;`, with the name of the manifold.
bool parseRetraction(Parser& p, ast::ManifoldDeclaration& manifold) {
  ast::FunctionDeclaration function;
  function.name = manifold.name;
  function.offset = p.at.begin();
  function.isRetraction = true;
  function.firstParameter = static_cast<uint32_t>(p.tree.parameters.size());
  function.parameterCount = 2;
  function.firstResult = manifold.type;
  function.resultCount = 1;
  p.at.advance();
  p.scope.beginFrame();
  p.scope.open();
  const bool head = p.at.expect(Tok::LeftParen, "(", "after `retract`") && parseParameterOf(p, manifold.type) &&
                    p.at.expect(Tok::Comma, ",", "and a name for the step") && parseParameterOf(p, manifold.step) &&
                    p.at.expect(Tok::RightParen, ")", "after the step");
  const bool block = p.at.is(Tok::LeftBrace);
  bool ok = head && (block || p.at.expect(Tok::Assign, "=", "or `{` before where the step leads"));
  ok = parseCode(p, function.body, [&](Parser&) { return ok && parseBody(p); }) && ok;
  p.scope.close();
  if (!head) return false;
  manifold.retract = static_cast<uint32_t>(p.tree.functions.size());
  p.tree.functions.push_back(function);
  return ok && (block || p.at.expect(Tok::Semicolon, ";", "after where the step leads"));
}

}  // namespace

bool parseManifold(Parser& p) {
  p.at.advance();
  p.scope.beginFrame();
  ast::ManifoldDeclaration manifold;
  if (!parseDeclaredName(p, manifold.name, manifold.offset, "the name of a manifold") ||
      !p.at.expect(Tok::Colon, ":", "and the type of its points") || !parseType(p, manifold.type) ||
      !p.at.expect(Tok::LeftBrace, "{", "before its steps"))
    return false;
  const auto isNext = [&](std::string_view word) {
    return p.at.is(Tok::Name) && p.tree.names.text(p.at.token().name) == word;
  };
  if (!isNext("step")) return p.at.missing("`step` and the type of steps", "`step vec3;`");
  p.at.advance();
  if (!parseType(p, manifold.step) || !p.at.expect(Tok::Semicolon, ";", "after the type of steps")) return false;
  if (!isNext("retract")) return p.at.missing("`retract`, where a step leads", "`retract(q, d) = q + d;`");
  if (!parseRetraction(p, manifold)) return false;
  p.tree.manifolds.push_back(manifold);
  return p.at.expect(Tok::RightBrace, "}", "after the retraction");
}

namespace {

/// A term whose body `parseTermBody` reads, and what follows it `parseEnd(Parser&, term, isBlock)`.
template <class ParseBody, class ParseEnd>
bool parseTermOf(Parser& p, TermKind kind, const ParseBody& parseTermBody, const ParseEnd& parseEnd) {
  p.at.advance();
  p.scope.beginFrame();
  p.scope.open();
  ast::TermDeclaration term;
  term.kind = kind;
  if (!parseDeclaredName(p, term.name, term.offset, "the name of a term")) return false;
  term.firstAxis = static_cast<uint32_t>(p.tree.parameters.size());
  const bool head = parseTermHead(p, term);
  const bool isBlock = p.at.is(Tok::LeftBrace);
  bool ok = parseCode(p, term.body, [&](Parser&) { return head && parseTermBody(p); });
  ok = ok && parseEnd(p, term, isBlock);
  term.broken = !ok;
  p.tree.terms.push_back(term);
  p.scope.close();
  return ok;
}

/// A body that ends before `in` or `==`.
bool parseConstrained(Parser& p) {
  if (p.at.is(Tok::LeftBrace)) return parseBlock(p);
  if (!p.at.expect(Tok::Assign, "=", "or `{` before the value of a constraint")) return false;
  if (p.at.is(Tok::LeftBrace))
    return p.at.failHere("expected an expression, found `{`",
                         "write a block without `=`: `constraint name { .. } == 0`");
  p.endsAtEquation = true;
  const bool ok = parseLastExpression(p);
  p.endsAtEquation = false;
  return ok;
}

/// `in lo..hi;` or `== target;`
bool parseEnds(Parser& p, ast::TermDeclaration& term, bool) {
  const bool isRange = p.at.is(Tok::In);
  if (!isRange && !p.at.is(Tok::EqualEqual))
    return p.at.missing("`in lo..hi` or `== target` after the value of a constraint",
                        "one end alone is `in 0..INF` or `in -INF..1`");
  p.at.advance();
  const bool ok = parseCode(p, term.lowest, parseExpression) &&
                  (!isRange || (p.at.expect(Tok::DotDot, "..", "between the ends of the range") &&
                                parseCode(p, term.highest, parseExpression)));
  return ok && p.at.expect(Tok::Semicolon, ";", "after the constraint");
}

}  // namespace

bool parseTerm(Parser& p, TermKind kind) {
  return parseTermOf(p, kind, parseTermBody, [](Parser& at, ast::TermDeclaration& term, bool isBlock) {
    const bool loss = at.at.isWord(Word::Loss);
    return (!loss || parseLoss(at, term)) &&
           ((isBlock && !loss) || at.at.expect(Tok::Semicolon, ";", "after the term"));
  });
}

bool parseConstraint(Parser& p) { return parseTermOf(p, TermKind::Residual, parseConstrained, parseEnds); }

bool parseField(Parser& p) {
  const size_t before = p.tree.terms.size();
  const bool ok = parseTerm(p, TermKind::Field);
  if (p.tree.terms.size() == before) return ok;  // without a name
  const ast::TermDeclaration& term = p.tree.terms.back();
  p.tree.symbols.push_back({.name = term.name,
                            .offset = term.offset,
                            .kind = SymbolKind::Field,
                            .type = term.type,
                            .value = {},
                            .term = static_cast<uint32_t>(before)});
  return ok;
}

}  // namespace hgc
