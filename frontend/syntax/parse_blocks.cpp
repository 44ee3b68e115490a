/// Blocks, statements, `if` and reductions.
#include <fmt/format.h>

#include "frontend/syntax/lint.h"
#include "frontend/syntax/parser.h"

namespace hgc {
namespace {

constexpr std::string_view kNoAssignment = "name a new one: `let name = value;`; results are outputs";

ast::Operator reductionOf(NameId word) {
  switch (static_cast<Word>(word)) {
    case Word::Sum: return ast::Operator::Sum;
    case Word::Prod: return ast::Operator::Prod;
    case Word::Min: return ast::Operator::Min;
    case Word::Max: return ast::Operator::Max;
    case Word::Mean: return ast::Operator::Mean;
    case Word::Any: return ast::Operator::Any;
    case Word::All: return ast::Operator::All;
    default: return ast::Operator::Fold;
  }
}

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

/// A `let` that was not understood still declares its name, so that its uses are no mistakes.
void Parser::parseLet() {
  const uint32_t begin = here(), braces = braces_, depth = scope_.depth();
  NameId name = kNoName;
  uint32_t offset = token_.begin, slot = 0;
  if (!parseLetHere(name, offset)) {
    scope_.closeTo(depth);
    tree_.nodes.resize(begin);
    emit(Kind::Mistake, offset);
    skipStatement(braces);
  }
  if (name == kNoName) {
    tree_.nodes.resize(begin);
    return;
  }
  bindLocal(name, offset, slot);
  emit(Kind::Let, offset, slot, name);
}

bool Parser::parseLetHere(NameId& name, uint32_t& offset) {
  advance();
  if (!parseDeclaredName(name, offset, "a name after `let`")) return false;
  uint32_t type = kNone;
  if (accept(Tok::Colon) && !parseType(type)) return false;
  // Extents are code, which must not lie among that of the block.
  if (type != kNone && tree_.types[type].axisCount != 0) {
    return fail(tree_.types[type].offset, "an array's type is not written at a `let`",
                "it is that of the value: leave it out");
  }
  if (!expect(Tok::Assign, "=", "after the name") || !parseExpression()) return false;
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
  if (parenthesisHere().list) return fail(offset, "`if` is no function", "write `c ? a : b`, or `select(c, a, b)`");
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

/// At the `(` of `sum(k in lo..hi) body` or `sum(w in row) body`; the body reaches as far as it can.
bool Parser::parseLoop(NameId word, uint32_t offset) {
  advance();
  const Token variable = token_;
  advance();
  advance();
  if (!parseExpression()) return false;
  const bool range = accept(Tok::DotDot);
  if (range && !parseExpression()) return false;
  Token accumulator;
  if (word == id(Word::Fold) && !parseAccumulator(accumulator)) return false;
  if (!expect(Tok::RightParen, ")", "after the range")) return false;
  scope_.open();
  uint32_t slot = 0;
  if (word == id(Word::Fold)) {
    bindLocal(accumulator.name, accumulator.begin, slot);
    emit(Kind::Accumulator, accumulator.begin, slot, accumulator.name);
  }
  bindLocal(variable.name, variable.begin, slot);
  const uint32_t loop = emit(range ? Kind::RangeLoop : Kind::RowLoop, offset, slot, 0, reductionOf(word));
  const bool block = token_.kind == Tok::LeftBrace;
  if (!parseBody()) return false;
  if (!block && parenthesis_ != here()) warnOfReach(loop, variable);
  join(loop, variable.name);
  scope_.close();
  return true;
}

/// `sum(k in 0..n) a[k] + b`: where the body goes on after what was meant. Of a minimum or mean it is the same.
void Parser::warnOfReach(uint32_t loop, const Token& variable) {
  const ast::Node& opening = tree_.nodes[loop];
  if (opening.op != Operator::Sum && opening.op != Operator::Prod) return;
  const std::optional<uint32_t> summand = independentSummand(tree_.nodes, loop + 1, here(), opening.a);
  if (!summand) return;
  const char* const word = ast::spelling(opening.op);
  reporter_.warning(Warning::ReductionReach, tree_.nodes[*summand].offset,
                    fmt::format("this belongs to the body of `{}`, but does not depend on `{}`", word,
                                tree_.names.text(variable.name)),
                    fmt::format("write `({}(..) a) + b`, or `{}(..) (a + b)` if it is meant", word, word));
}

/// `, acc = value` in a fold: the value does not see the loop's variable.
bool Parser::parseAccumulator(Token& name) {
  if (!expect(Tok::Comma, ",", "and `acc = value` after the range of a fold")) return false;
  name = token_;
  if (name.kind != Tok::Name) return failHere(fmt::format("expected a name, found {}", describe(token_)));
  advance();
  return expect(Tok::Assign, "=", "and a value to start from") && parseExpression();
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
