/// Blocks, statements and `if`.
#include <fmt/format.h>

#include "frontend/syntax/parser.h"

namespace hgc {
namespace {

constexpr std::string_view kNoAssignment = "name a new one: `let name = value;`; results are outputs";

}  // namespace

/// `{ let ...; return e; }`; the last `return` may be left out where the value ends the block.
bool Parser::parseBlock() {
  if (!expect(Tok::LeftBrace, "{", "to open a block")) return false;
  scope_.open();
  const uint32_t nestingBefore = nesting_;
  const bool ok = deeper() && parseStatements();
  nesting_ = nestingBefore;
  scope_.close();
  return ok && expect(Tok::RightBrace, "}", "after the value of the block");
}

/// Statements up to, but without, the closing brace.
bool Parser::parseStatements() {
  while (token_.kind == Tok::Let || token_.kind == Tok::Semicolon) {
    if (!accept(Tok::Semicolon)) parseLet();
    if (startsDeclaration()) return failHere("expected `}` before the next declaration");
  }
  if (token_.kind == Tok::RightBrace) return failHere("a block ends in `return`", "write `return value;`");
  if (token_.kind == Tok::If) {
    if (!parseIf(true)) return false;
    accept(Tok::Semicolon);
    return true;
  }
  if (accept(Tok::Return)) return parseResult() && expect(Tok::Semicolon, ";", "after the value");
  if (token_.kind == Tok::Name && Lexer(lexer_).next().kind == Tok::Assign) {
    return failHere("a value cannot be assigned to", std::string(kNoAssignment));
  }
  if (!parseResult()) return false;
  if (token_.kind == Tok::Assign) return failHere("a value cannot be assigned to", std::string(kNoAssignment));
  accept(Tok::Semicolon);
  return true;
}

/// The value of a block; of a gradient one value for each parameter: `(ga, gb)`.
bool Parser::parseResult() {
  if (gradientOf_ == kNone) return parseExpression();
  const uint32_t offset = token_.begin, function = gradientOf_;
  uint32_t count = 1;
  if (startsTuple()) {
    advance();
    gradientOf_ = kNone;  // blocks within are ordinary ones
    const bool ok = parseList(Tok::RightParen, "or `)`", count);
    gradientOf_ = function;
    if (!ok) return false;
  } else if (!parseExpression()) {
    return false;
  }
  emit(Kind::Gradient, offset, count, function);
  return true;
}

/// What the parenthesis that opens here is like, if one does.
Parser::Parenthesis Parser::parenthesisHere() const {
  if (token_.kind != Tok::LeftParen) return {};
  Lexer ahead = lexer_;
  Parenthesis result;
  for (uint32_t depth = 1; depth > 0;) {
    const Tok kind = ahead.next().kind;
    if (kind == Tok::End) return {};
    if (kind == Tok::LeftParen || kind == Tok::LeftBracket || kind == Tok::LeftBrace) ++depth;
    if (kind == Tok::RightParen || kind == Tok::RightBracket || kind == Tok::RightBrace) --depth;
    result.list = result.list || (kind == Tok::Comma && depth == 1);
  }
  result.after = ahead.next().kind;
  return result;
}

/// At a `(` whose parenthesis holds a comma and ends the value.
bool Parser::startsTuple() const {
  const Parenthesis parenthesis = parenthesisHere();
  return parenthesis.list && (parenthesis.after == Tok::Semicolon || parenthesis.after == Tok::RightBrace);
}

/// A `let` that was not understood still declares its names, so that their uses are no mistakes.
void Parser::parseLet() {
  const uint32_t begin = here(), braces = braces_, depth = scope_.depth();
  std::vector<Token> names;
  uint32_t offset = token_.begin, slot = 0;
  const bool ok = parseLetHere(names, offset);
  if (!ok) {
    scope_.closeTo(depth);
    tree_.nodes.resize(begin);
    if (!names.empty()) emit(Kind::Mistake, offset);
    skipStatement(braces);
  }
  if (names.size() > 1) return bindMembers(names);
  if (names.empty()) return;
  bindLocal(names[0].name, names[0].begin, slot);
  emit(Kind::Let, names[0].begin, slot, names[0].name);
}

/// `let (a, b) = value;`: the value has a local of its own, whose name no program can write.
void Parser::bindMembers(const std::vector<Token>& names) {
  const NameId whole = tree_.names.intern("several values");
  const uint32_t from = scope_.bind(whole, names[0].begin);
  emit(Kind::Let, names[0].begin, from, whole);
  const auto count = static_cast<uint32_t>(names.size());
  for (uint32_t k = 0; k < count; ++k) {
    emit(Kind::Local, names[k].begin, from, whole);
    emit(Kind::Part, names[k].begin, k, count);
    uint32_t slot = 0;
    bindLocal(names[k].name, names[k].begin, slot);
    emit(Kind::Let, names[k].begin, slot, names[k].name);
  }
}

/// The names after `let`: one, or several in parentheses.
bool Parser::parseLetNames(std::vector<Token>& names) {
  const bool several = accept(Tok::LeftParen);
  do {
    const Token name = token_;
    if (name.kind != Tok::Name) return failHere(fmt::format("expected a name after `let`, found {}", describe(token_)));
    names.push_back(name);
    advance();
  } while (several && accept(Tok::Comma));
  return !several || expect(Tok::RightParen, ")", "after the names");
}

bool Parser::parseLetHere(std::vector<Token>& names, uint32_t& offset) {
  advance();
  offset = token_.begin;
  if (!parseLetNames(names)) return false;
  uint32_t type = kNone;
  if (names.size() == 1 && accept(Tok::Colon) && !parseType(type)) return false;
  // Extents are code, which must not lie among that of the block.
  if (type != kNone && tree_.types[type].axisCount != 0) {
    return fail(tree_.types[type].offset, "a `let` cannot state the type of an array",
                "leave the type out: it is that of the value");
  }
  if (!expect(Tok::Assign, "=", names.size() > 1 ? "after the names" : "after the name") || !parseExpression())
    return false;
  if (type != kNone) {
    emit(Kind::Convert, tree_.types[type].offset, type);
    tree_.letTypes.push_back(type);
  }
  return expect(Tok::Semicolon, ";", "after the value");
}

void Parser::bindLocal(NameId name, uint32_t offset, uint32_t& slot) {
  if (scope_.declaredHere(name)) {
    Diagnostic twice =
        reporter_.make(Severity::Error, offset, fmt::format("`{}` is declared twice", tree_.names.text(name)));
    twice.notes.push_back(reporter_.note(scope_.find(name)->offset, "previous declaration is here"));
    reporter_.add(std::move(twice));
  }
  slot = scope_.bind(name, offset);
}

/// `if c {..} else {..}`. As a statement the `else` may be missing: the rest of the block stands in for it.
bool Parser::parseIf(bool statement) {
  const uint32_t offset = token_.begin, nestingBefore = nesting_;
  advance();
  if (parenthesisHere().list) return fail(offset, "`if` is not a function", "write `c ? a : b`, or `select(c, a, b)`");
  if (!deeper() || !parseExpression()) return false;
  const uint32_t branch = emit(Kind::Branch, offset, 0, 0, Operator::If);
  if (!parseBranch()) return false;
  tree_.nodes[branch].a = here();
  if (accept(Tok::Else)) {
    if (!(token_.kind == Tok::If ? parseIf(statement) : parseBranch())) return false;
  } else if (!statement) {
    return fail(offset, "an `if` that is a value needs an `else`");
  } else if (!parseStatements()) {
    return false;
  }
  join(branch);
  nesting_ = nestingBefore;
  return true;
}

bool Parser::parseBranch() {
  if (token_.kind == Tok::LeftBrace) return parseBlock();
  return failHere(fmt::format("expected `{{` to open a block, found {}", describe(token_)),
                  "the sides of an `if` are blocks: `if c { a } else { b }`; or write `c ? a : b`");
}

bool Parser::parseBody() { return token_.kind == Tok::LeftBrace ? parseBlock() : parseExpression(); }

/// Skips to the end of the statement that began under `braces` open braces.
void Parser::skipStatement(uint32_t braces) {
  while (token_.kind != Tok::End && !startsDeclaration()) {
    if (token_.kind == Tok::RightBrace && braces_ <= braces) return;
    const bool last = token_.kind == Tok::Semicolon && braces_ <= braces;
    advance();
    if (last) return;
  }
}

}  // namespace hgc
