/// Numbers, names, calls and tuples, with indices and members after them.
#include <fmt/format.h>

#include <bit>

#include "frontend/syntax/parsing.h"

namespace hgc {
namespace {

using ast::Kind;

void noteUse(std::vector<uint32_t>& uses, const Token& name) {
  if (name.name >= uses.size()) uses.resize(std::max<size_t>(2 * uses.size(), name.name + 1));
  if (uses[name.name] == 0) uses[name.name] = name.begin + 1;
}

bool parseArgument(Parser& p) {
  p.last.argument = p.at.begin();
  return parseExpression(p);
}

bool parseArguments(Parser& p, uint32_t& count) {
  return p.at.expect(Tok::LeftParen, "(", "and arguments") &&
         parseList(p, Tok::RightParen, "or `)`", count, parseArgument);
}

/// A call of what the parameter in `slot` stands for.
bool parseApplication(Parser& p, const Token& name, uint32_t slot) {
  p.emit(Kind::Local, name.begin, slot, name.name);
  uint32_t count = 0;
  if (!parseArguments(p, count)) return false;
  p.emit(Kind::Apply, name.begin, count);
  return true;
}

/// A function that a parameter stands for is called or passed on, and nothing else.
bool parseLocal(Parser& p, const Token& name, const Scope::Binding& local, bool alone) {
  if (local.isFunction && !alone) {
    const std::string_view text = p.tree.names.text(name.name);
    return p.at.fail(name.begin, fmt::format("`{}` is a function", text), fmt::format("call it: `{}(..)`", text));
  }
  p.emit(Kind::Local, name.begin, local.slot, name.name);
  return true;
}

/// At a `(`: true for `(name in`.
bool startsLoop(const Cursor& at) {
  Lexer ahead = at.ahead();
  return ahead.next().kind == Tok::Name && ahead.next().kind == Tok::In;
}

/// Behind one of those words: whether it is used as in other languages, and not as a name.
bool startsForeign(const Cursor& at, NameId word) {
  if (word < id(Word::For) || word > id(Word::Lambda)) return false;
  if (at.is(Tok::Name)) return true;
  const Tok after = parenthesisAt(at).after;
  return after == Tok::LeftBrace || after == Tok::Name;
}

/// A name, a call, or a reduction.
bool parseNamed(Parser& p) {
  const Token name = p.at.token();
  p.at.advance();
  if (startsForeign(p.at, name.name)) return notOfThisLanguage(p.at, name.name, name.begin);
  if (p.at.is(Tok::LeftParen)) {
    if (startsLoop(p.at) && name.name >= id(Word::Sum) && name.name <= id(Word::Scan))
      return parseLoop(p, name.name, name.begin);
    const Scope::Binding* const local = p.scope.find(name.name);
    return local && local->isFunction ? parseApplication(p, name, local->slot) : parseCall(p, name, 0);
  }
  const bool alone = name.begin == p.last.argument && (p.at.is(Tok::Comma) || p.at.is(Tok::RightParen));
  if (const Scope::Binding* local = p.scope.find(name.name)) return parseLocal(p, name, *local, alone);
  ast::Uses& uses = p.tree.uses[p.file];
  noteUse(alone ? uses.argument : uses.value, name);
  p.emit(Kind::Name, name.begin, name.name, alone);
  return true;
}

/// After the first value of a parenthesis that began at `offset`: `)`, or `, b, c)` of a tuple.
bool parseMembers(Parser& p, uint32_t offset) {
  uint32_t count = 1;
  while (p.at.accept(Tok::Comma)) {
    if (++count > kMaxMembers)
      return p.at.failHere(fmt::format("a tuple has at most {} members", kMaxMembers),
                           "make an array of them: `[a, b]`");
    if (!parseExpression(p)) return false;
  }
  if (!p.at.expect(Tok::RightParen, ")", "to close the parenthesis")) return false;
  if (count > 1) p.emit(Kind::Tuple, offset, count);
  return true;
}

/// After the `[` at `bracket` of an operand that began at `begin`: indices and slices `lo..hi`.
bool parseIndices(Parser& p, uint32_t begin, uint32_t bracket) {
  uint32_t count = 0;
  for (; !p.at.is(Tok::RightBracket); ++count) {
    const uint32_t offset = p.at.begin();
    if (!parseExpression(p)) return false;
    if (p.at.accept(Tok::DotDot)) {
      if (!parseExpression(p)) return false;
      p.emit(Kind::Slice, offset);
    }
    if (!p.at.is(Tok::RightBracket) && !p.at.expect(Tok::Comma, ",", "or `]`")) return false;
  }
  p.at.advance();
  if (count == 0) return p.at.fail(bracket, "an index is missing between the brackets");
  p.emit(Kind::Index, begin, count);
  return true;
}

/// For a token where an operand should be.
std::string hintForOperand(const Cursor& at) {
  if (at.is(Tok::Assign)) return "a value cannot be assigned to: name a new one, `let name = value;`";
  const bool power = at.is(Tok::Star) && at.lastEnd() == at.begin() && at.begin() > 0 &&
                     at.reporter().source().between(at.begin() - 1, at.begin()) == "*";
  return power ? "a power is written `x ^ 2`" : "";
}

bool parsePrimary(Parser& p) {
  const Token token = p.at.token();
  switch (token.kind) {
    case Tok::Integer:
      p.at.advance();
      p.emit(Kind::Integer, token.begin, token.integer, token.isUnsigned);
      return true;
    case Tok::Real: {
      p.at.advance();
      const auto bits = std::bit_cast<uint64_t>(token.real);
      p.emit(Kind::Real, token.begin, static_cast<uint32_t>(bits), static_cast<uint32_t>(bits >> 32));
      return true;
    }
    case Tok::True:
    case Tok::False:
      p.at.advance();
      p.emit(Kind::Bool, token.begin, token.kind == Tok::True);
      return true;
    case Tok::Name: return parseNamed(p);
    case Tok::If: return parseIf(p, false);
    case Tok::LeftParen:
      p.at.advance();
      if (!parseExpression(p) || !parseMembers(p, token.begin)) return false;
      p.last.parenthesis = p.here();
      return true;
    case Tok::LeftBracket: return parseArray(p);
    default: return p.at.missing("an expression", hintForOperand(p.at));
  }
}

/// Brackets and members after the operand that began at `begin`.
bool parsePostfix(Parser& p, uint32_t begin) {
  for (;;) {
    const uint32_t bracket = p.at.begin();
    if (p.at.accept(Tok::LeftBracket)) {
      if (!parseIndices(p, begin, bracket)) return false;
    } else if (p.at.accept(Tok::Dot)) {
      if (!p.at.is(Tok::Name)) return p.at.missing("components such as `xyz` after `.`");
      p.emit(Kind::Member, p.at.begin(), p.at.token().name);
      p.at.advance();
    } else {
      return true;
    }
  }
}

}  // namespace

bool notOfThisLanguage(const Cursor& at, NameId word, uint32_t offset) {
  switch (static_cast<Word>(word)) {
    case Word::Lambda: return at.fail(offset, "functions have names", "declare it: `fn name(a: real) = value;`");
    default:
      return at.fail(offset, "there are no loops as statements",
                     "`sum(k in 0..n) value` adds up, `fold(k in 0..n, acc = start) value` carries a value along");
  }
}

bool parseCall(Parser& p, const Token& name, uint32_t before) {
  noteUse(p.tree.uses[p.file].call, name);
  uint32_t count = 0;
  if (!parseArguments(p, count)) return false;
  p.emit(Kind::Call, name.begin, name.name, before + count);
  return true;
}

bool parseOperand(Parser& p) {
  const uint32_t begin = p.at.begin();
  return parsePrimary(p) && parsePostfix(p, begin);
}

}  // namespace hgc
