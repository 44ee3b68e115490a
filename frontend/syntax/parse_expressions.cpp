/// Expressions: an operator stack within brackets, recursion at brackets.
#include <fmt/format.h>

#include <bit>
#include <utility>

#include "frontend/syntax/parser.h"

namespace hgc {
namespace {

using ast::Operator;

// As in C, with `^` above all. A conditional's parts are reduced by their own rules.
enum Precedence : uint8_t {
  kThen = 0,
  kElse = 1,
  kOr = 3,
  kAnd = 4,
  kBitOr = 5,
  kBitAnd = 7,
  kEquality = 8,
  kRelation = 9,
  kShift = 10,
  kSum = 11,
  kProduct = 12,
  kPrefix = 13,
  kPower = 14
};

struct Infix {
  Operator op = Operator::None;
  uint8_t precedence = 0;
};

Infix infixOf(Tok kind) {
  switch (kind) {
    case Tok::OrOr: return {Operator::Or, kOr};
    case Tok::AndAnd: return {Operator::And, kAnd};
    case Tok::Pipe: return {Operator::BitOr, kBitOr};
    case Tok::Ampersand: return {Operator::BitAnd, kBitAnd};
    case Tok::ShiftLeft: return {Operator::ShiftLeft, kShift};
    case Tok::ShiftRight: return {Operator::ShiftRight, kShift};
    case Tok::EqualEqual: return {Operator::Equal, kEquality};
    case Tok::NotEqual: return {Operator::NotEqual, kEquality};
    case Tok::Less: return {Operator::Less, kRelation};
    case Tok::LessEqual: return {Operator::LessEqual, kRelation};
    case Tok::Greater: return {Operator::Greater, kRelation};
    case Tok::GreaterEqual: return {Operator::GreaterEqual, kRelation};
    case Tok::Plus: return {Operator::Add, kSum};
    case Tok::Minus: return {Operator::Sub, kSum};
    case Tok::Star: return {Operator::Mul, kProduct};
    case Tok::Slash: return {Operator::Div, kProduct};
    case Tok::Percent: return {Operator::Mod, kProduct};
    case Tok::Caret: return {Operator::Pow, kPower};
    default: return {};
  }
}

}  // namespace

bool Parser::parseExpression() {
  const uint32_t nestingBefore = nesting_;
  const uint32_t gradientBefore = std::exchange(gradientOf_, kNone);  // blocks within a value are ordinary ones
  const size_t base = pending_.size();
  bool ok = deeper();
  for (bool more = true; ok && more;) ok = parseOperand() && parseOperator(base, more);
  if (ok) reduceWhile(base, kElse);
  if (ok && pending_.size() > base) {
    ok = fail(pending_.back().offset, "this `?` has no `:`", "a choice is written `condition ? value : value`");
  }
  pending_.resize(base);
  nesting_ = nestingBefore;
  gradientOf_ = gradientBefore;
  return ok;
}

bool Parser::parseOperand() {
  if (!parsePrefixes()) return false;
  const uint32_t begin = token_.begin;
  return parsePrimary() && parsePostfix(begin);
}

bool Parser::parsePrefixes() {
  for (;;) {
    const Operator op = token_.kind == Tok::Minus   ? Operator::Negate
                        : token_.kind == Tok::Plus  ? Operator::Plus
                        : token_.kind == Tok::Not   ? Operator::Not
                        : token_.kind == Tok::Tilde ? Operator::BitNot
                                                    : Operator::None;
    if (op == Operator::None) return true;
    if (!deeper()) return false;
    pending_.push_back({Pending::Prefix, op, kPrefix, token_.begin, 0});
    advance();
  }
}

/// Takes the operator after an operand, if there is one (`more`).
bool Parser::parseOperator(size_t base, bool& more) {
  if (token_.kind == Tok::Name) {
    const std::string_view word = tree_.names.text(token_.name);
    const char* const symbol = word == "and" ? "`&&`" : word == "or" ? "`||`" : nullptr;
    if (symbol) return failHere(fmt::format("expected an operator, found `{}`", word), fmt::format("write {}", symbol));
  }
  if (token_.kind == Tok::Question) {
    reduceWhile(base, kOr);
    return pushThen();
  }
  if (token_.kind == Tok::Colon) {
    reduceWhile(base, kElse);
    more = pending_.size() > base;
    return !more || turnElse();
  }
  const Infix infix = infixOf(token_.kind);
  more = infix.op != Operator::None;
  if (!more) return true;
  // Of equal operators the left one comes first, but for powers.
  reduceWhile(base, infix.op == Operator::Pow ? kPower + 1 : infix.precedence);
  return pushInfix(infix.op, infix.precedence);
}

bool Parser::pushInfix(Operator op, uint8_t precedence) {
  Pending pending{Pending::Infix, op, precedence, token_.begin, 0};
  if (op == Operator::Pow && !deeper()) return false;
  if (op == Operator::And || op == Operator::Or) {
    pending.form = Pending::Lazy;
    pending.node = emit(Kind::Lazy, token_.begin, 0, 0, op);
  }
  pending_.push_back(pending);
  advance();
  return true;
}

bool Parser::pushThen() {
  if (!deeper()) return false;
  const uint32_t node = emit(Kind::Branch, token_.begin, 0, 0, Operator::Ternary);
  pending_.push_back({Pending::Then, Operator::Ternary, kThen, token_.begin, node});
  advance();
  return true;
}

/// At the `:` of a conditional whose then part is complete.
bool Parser::turnElse() {
  Pending& conditional = pending_.back();
  conditional.form = Pending::Else;
  conditional.precedence = kElse;
  tree_.nodes[conditional.node].a = here();
  advance();
  return true;
}

/// Emits the waiting operators of this bracket that bind at least so tightly.
void Parser::reduceWhile(size_t base, uint8_t precedence) {
  while (pending_.size() > base && pending_.back().precedence >= precedence) reduceTop();
}

void Parser::reduceTop() {
  const Pending top = pending_.back();
  pending_.pop_back();
  switch (top.form) {
    case Pending::Prefix: emit(Kind::Unary, top.offset, 0, 0, top.op); break;
    case Pending::Infix: emit(Kind::Binary, top.offset, 0, 0, top.op); break;
    default: join(top.node); break;
  }
  const bool counted = top.form == Pending::Prefix || top.form == Pending::Else || top.op == Operator::Pow;
  if (counted) --nesting_;
}

bool Parser::parsePrimary() {
  const Token token = token_;
  switch (token.kind) {
    case Tok::Integer:
      advance();
      emit(Kind::Integer, token.begin, token.integer, token.isUnsigned);
      return true;
    case Tok::Real: {
      advance();
      const auto bits = std::bit_cast<uint64_t>(token.real);
      emit(Kind::Real, token.begin, static_cast<uint32_t>(bits), static_cast<uint32_t>(bits >> 32));
      return true;
    }
    case Tok::True:
    case Tok::False:
      advance();
      emit(Kind::Bool, token.begin, token.kind == Tok::True);
      return true;
    case Tok::Name: return parseNamed();
    case Tok::If: return parseIf(false);
    case Tok::LeftParen:
      advance();
      if (!parseExpression() || !parseMembers(token.begin)) return false;
      parenthesis_ = here();
      return true;
    case Tok::LeftBracket: return parseArray();
    default: return failHere(fmt::format("expected an expression, found {}", describe(token)), hintForOperand());
  }
}

/// For a token where an operand should be.
std::string Parser::hintForOperand() const {
  if (token_.kind == Tok::Assign) return "a value cannot be assigned to: name a new one, `let name = value;`";
  const bool power = token_.kind == Tok::Star && lastEnd_ == token_.begin && token_.begin > 0 &&
                     reporter_.source().between(token_.begin - 1, token_.begin) == "*";
  return power ? "a power is written `x ^ 2`" : "";
}

/// Brackets and members after the operand that began at `begin`.
bool Parser::parsePostfix(uint32_t begin) {
  for (;;) {
    const uint32_t bracket = token_.begin;
    if (accept(Tok::LeftBracket)) {
      if (!parseIndices(begin, bracket)) return false;
    } else if (accept(Tok::Dot)) {
      if (token_.kind != Tok::Name)
        return failHere(fmt::format("expected components such as `xyz` after `.`, found {}", describe(token_)));
      emit(Kind::Member, token_.begin, token_.name);
      advance();
    } else {
      return true;
    }
  }
}

/// Expressions up to the closing bracket, which is taken too; a trailing comma is fine.
bool Parser::parseList(Tok close, std::string_view orClose, uint32_t& count, bool (Parser::*parse)()) {
  for (count = 0; token_.kind != close; ++count) {
    if (!(this->*parse)()) return false;
    if (token_.kind != close && !expect(Tok::Comma, ",", orClose)) return false;
  }
  advance();
  return true;
}

}  // namespace hgc
