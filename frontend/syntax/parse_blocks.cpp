/// Blocks, statements and `if`.
#include <fmt/format.h>

#include "frontend/syntax/parsing.h"

namespace hgc {
namespace {

using ast::Kind;
using ast::Operator;

constexpr std::string_view kNoAssignment = "name a new one: `let name = value;`; results are outputs";

/// At a `(` whose parenthesis holds a comma and ends the value.
bool startsTuple(const Cursor& at) {
  const Parenthesis parenthesis = parenthesisAt(at);
  return parenthesis.list && (parenthesis.after == Tok::Semicolon || parenthesis.after == Tok::RightBrace);
}

/// The value of a block; of a gradient one value for each parameter: `(ga, gb)`.
bool parseResult(Parser& p) {
  if (p.gradientOf == kNone) return parseExpression(p);
  const uint32_t offset = p.at.begin(), function = p.gradientOf;
  uint32_t count = 1;
  if (startsTuple(p.at)) {
    p.at.advance();
    p.gradientOf = kNone;  // blocks within are ordinary ones
    const bool ok = parseList(p, Tok::RightParen, "or `)`", count);
    p.gradientOf = function;
    if (!ok) return false;
  } else if (!parseExpression(p)) {
    return false;
  }
  p.emit(Kind::Gradient, offset, count, function);
  return true;
}

bool parseBranch(Parser& p) {
  if (p.at.is(Tok::LeftBrace)) return parseBlock(p);
  return p.at.missing("`{` to open a block",
                      "the sides of an `if` are blocks: `if c { a } else { b }`; or write `c ? a : b`");
}

/// Skips to the end of the statement that began under `braces` open braces.
void skipStatement(Parser& p, uint32_t braces) {
  while (!p.at.is(Tok::End) && !startsDeclaration(p.at)) {
    if (p.at.is(Tok::RightBrace) && p.at.braces() <= braces) return;
    const bool last = p.at.is(Tok::Semicolon) && p.at.braces() <= braces;
    p.at.advance();
    if (last) return;
  }
}

/// The names after `let`: one, or several in parentheses.
bool parseLetNames(Parser& p, std::vector<Token>& names) {
  const bool several = p.at.accept(Tok::LeftParen);
  do {
    const Token name = p.at.token();
    if (name.kind != Tok::Name) return p.at.missing("a name after `let`");
    names.push_back(name);
    p.at.advance();
  } while (several && p.at.accept(Tok::Comma));
  return !several || p.at.expect(Tok::RightParen, ")", "after the names");
}

bool parseLetHere(Parser& p, std::vector<Token>& names, uint32_t& offset) {
  p.at.advance();
  offset = p.at.begin();
  if (!parseLetNames(p, names)) return false;
  uint32_t type = kNone;
  if (names.size() == 1 && p.at.accept(Tok::Colon) && !parseType(p, type)) return false;
  // Extents are code, which must not lie among that of the block.
  if (type != kNone && p.tree.types[type].axisCount != 0) {
    return p.at.fail(p.tree.types[type].offset, "a `let` cannot state the type of an array",
                     "leave the type out: it is that of the value");
  }
  if (!p.at.expect(Tok::Assign, "=", names.size() > 1 ? "after the names" : "after the name") || !parseExpression(p))
    return false;
  if (type != kNone) {
    p.emit(Kind::Convert, p.tree.types[type].offset, type);
    p.tree.letTypes.push_back(type);
  }
  return p.at.expect(Tok::Semicolon, ";", "after the value");
}

/// `let (a, b) = value;`: the value has a local of its own, whose name no program can write.
void bindMembers(Parser& p, const std::vector<Token>& names) {
  const NameId whole = p.tree.names.intern("several values");
  const uint32_t from = p.scope.bind(whole, names[0].begin);
  p.emit(Kind::Let, names[0].begin, from, whole);
  const auto count = static_cast<uint32_t>(names.size());
  for (uint32_t k = 0; k < count; ++k) {
    p.emit(Kind::Local, names[k].begin, from, whole);
    p.emit(Kind::Part, names[k].begin, k, count);
    uint32_t slot = 0;
    bindLocal(p, names[k].name, names[k].begin, slot);
    p.emit(Kind::Let, names[k].begin, slot, names[k].name);
  }
}

/// A `let` that was not understood still declares its names, so that their uses are no mistakes.
void parseLet(Parser& p) {
  const uint32_t begin = p.here(), braces = p.at.braces(), depth = p.scope.depth();
  std::vector<Token> names;
  uint32_t offset = p.at.begin(), slot = 0;
  const bool ok = parseLetHere(p, names, offset);
  if (!ok) {
    p.scope.closeTo(depth);
    p.tree.nodes.resize(begin);
    if (!names.empty()) p.emit(Kind::Mistake, offset);
    skipStatement(p, braces);
  }
  if (names.size() > 1) return bindMembers(p, names);
  if (names.empty()) return;
  bindLocal(p, names[0].name, names[0].begin, slot);
  p.emit(Kind::Let, names[0].begin, slot, names[0].name);
}

/// Statements up to, but without, the closing brace.
bool parseStatements(Parser& p) {
  while (p.at.is(Tok::Let) || p.at.is(Tok::Semicolon)) {
    if (!p.at.accept(Tok::Semicolon)) parseLet(p);
    if (startsDeclaration(p.at)) return p.at.failHere("expected `}` before the next declaration");
  }
  if (p.at.is(Tok::RightBrace)) return p.at.failHere("a block ends in `return`", "write `return value;`");
  if (p.at.is(Tok::If)) {
    if (!parseIf(p, true)) return false;
    p.at.accept(Tok::Semicolon);
    return true;
  }
  if (p.at.accept(Tok::Return)) return parseResult(p) && p.at.expect(Tok::Semicolon, ";", "after the value");
  if (p.at.is(Tok::Name) && p.at.ahead().next().kind == Tok::Assign) {
    return p.at.failHere("a value cannot be assigned to", std::string(kNoAssignment));
  }
  if (!parseResult(p)) return false;
  if (p.at.is(Tok::Assign)) return p.at.failHere("a value cannot be assigned to", std::string(kNoAssignment));
  p.at.accept(Tok::Semicolon);
  return true;
}

}  // namespace

bool parseBlock(Parser& p) {
  if (!p.at.expect(Tok::LeftBrace, "{", "to open a block")) return false;
  p.scope.open();
  const uint32_t nestingBefore = p.nesting;
  const bool ok = p.deeper() && parseStatements(p);
  p.nesting = nestingBefore;
  p.scope.close();
  return ok && p.at.expect(Tok::RightBrace, "}", "after the value of the block");
}

void bindLocal(Parser& p, NameId name, uint32_t offset, uint32_t& slot) {
  if (p.scope.declaredHere(name)) {
    Diagnostic twice =
        p.at.reporter().make(Severity::Error, offset, fmt::format("`{}` is declared twice", p.tree.names.text(name)));
    twice.notes.push_back(p.at.reporter().note(p.scope.find(name)->offset, "previous declaration is here"));
    p.at.reporter().add(std::move(twice));
  }
  slot = p.scope.bind(name, offset);
}

bool parseIf(Parser& p, bool statement) {
  const uint32_t offset = p.at.begin(), nestingBefore = p.nesting;
  p.at.advance();
  if (parenthesisAt(p.at).list)
    return p.at.fail(offset, "`if` is not a function", "write `c ? a : b`, or `select(c, a, b)`");
  if (!p.deeper() || !parseExpression(p)) return false;
  const uint32_t branch = p.emit(Kind::Branch, offset, 0, 0, Operator::If);
  if (!parseBranch(p)) return false;
  p.tree.nodes[branch].a = p.here();
  if (p.at.accept(Tok::Else)) {
    if (!(p.at.is(Tok::If) ? parseIf(p, statement) : parseBranch(p))) return false;
  } else if (!statement) {
    return p.at.fail(offset, "an `if` that is a value needs an `else`");
  } else if (!parseStatements(p)) {
    return false;
  }
  p.join(branch);
  p.nesting = nestingBefore;
  return true;
}

bool parseBody(Parser& p) { return p.at.is(Tok::LeftBrace) ? parseBlock(p) : parseExpression(p); }

}  // namespace hgc
