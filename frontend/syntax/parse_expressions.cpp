/// Expressions: an operator stack within brackets, recursion at brackets.
#include <fmt/format.h>

#include <utility>

#include "frontend/syntax/parsing.h"

namespace hgc {
namespace {

using ast::Kind;
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
// clang-format off
#define HGC_INFIX(Id, text, token, precedence) case Tok::token: return {Operator::Id, precedence};
#include "frontend/syntax/operators.def"
      // clang-format on
    default: return {};
  }
}

bool parsePrefixes(Parser& p) {
  for (;;) {
    const Operator op = p.at.is(Tok::Minus)   ? Operator::Negate
                        : p.at.is(Tok::Plus)  ? Operator::Plus
                        : p.at.is(Tok::Not)   ? Operator::Not
                        : p.at.is(Tok::Tilde) ? Operator::BitNot
                                              : Operator::None;
    if (op == Operator::None) return true;
    if (!p.deeper()) return false;
    p.pending.push_back({Pending::Prefix, op, kPrefix, p.at.begin(), 0});
    p.at.advance();
  }
}

bool pushInfix(Parser& p, Operator op, uint8_t precedence) {
  Pending pending{Pending::Infix, op, precedence, p.at.begin(), 0};
  if (op == Operator::Pow && !p.deeper()) return false;
  if (op == Operator::And || op == Operator::Or) {
    pending.form = Pending::Lazy;
    pending.node = p.emit(Kind::Lazy, p.at.begin(), 0, 0, op);
  }
  p.pending.push_back(pending);
  p.at.advance();
  return true;
}

bool pushThen(Parser& p) {
  if (!p.deeper()) return false;
  const uint32_t node = p.emit(Kind::Branch, p.at.begin(), 0, 0, Operator::Ternary);
  p.pending.push_back({Pending::Then, Operator::Ternary, kThen, p.at.begin(), node});
  p.at.advance();
  return true;
}

/// At the `:` of a conditional whose then part is complete.
bool turnElse(Parser& p) {
  Pending& conditional = p.pending.back();
  conditional.form = Pending::Else;
  conditional.precedence = kElse;
  p.tree.nodes[conditional.node].a = p.here();
  p.at.advance();
  return true;
}

void reduceTop(Parser& p) {
  const Pending top = p.pending.back();
  p.pending.pop_back();
  switch (top.form) {
    case Pending::Prefix: p.emit(Kind::Unary, top.offset, 0, 0, top.op); break;
    case Pending::Infix: p.emit(Kind::Binary, top.offset, 0, 0, top.op); break;
    default: p.join(top.node); break;
  }
  const bool counted = top.form == Pending::Prefix || top.form == Pending::Else || top.op == Operator::Pow;
  if (counted) --p.nesting;
}

/// Emits the waiting operators of this bracket that bind at least so tightly.
void reduceWhile(Parser& p, size_t base, uint8_t precedence) {
  while (p.pending.size() > base && p.pending.back().precedence >= precedence) reduceTop(p);
}

/// Takes the operator after an operand, if there is one (`more`).
bool parseOperator(Parser& p, size_t base, bool& more) {
  if (p.at.is(Tok::Name)) {
    const std::string_view word = p.tree.names.text(p.at.token().name);
    const char* const symbol = word == "and" ? "`&&`" : word == "or" ? "`||`" : nullptr;
    if (symbol)
      return p.at.failHere(fmt::format("expected an operator, found `{}`", word), fmt::format("write {}", symbol));
  }
  if (p.at.is(Tok::Question)) {
    reduceWhile(p, base, kOr);
    return pushThen(p);
  }
  if (p.at.is(Tok::Colon)) {
    reduceWhile(p, base, kElse);
    more = p.pending.size() > base;
    return !more || turnElse(p);
  }
  const Infix infix = infixOf(p.at.token().kind);
  more = infix.op != Operator::None && !(infix.op == Operator::Equal && p.endsAtEquation);
  if (!more) return true;
  // Of equal operators the left one comes first, but for powers.
  reduceWhile(p, base, infix.op == Operator::Pow ? kPower + 1 : infix.precedence);
  return pushInfix(p, infix.op, infix.precedence);
}

}  // namespace

bool Parser::deeper() {
  if (++nesting <= kMaxNesting) return true;
  return at.failHere(fmt::format("nesting is deeper than {} levels", kMaxNesting), "name parts of it with `let`");
}

bool parseExpression(Parser& p) {
  const bool endedBefore = std::exchange(p.endsAtEquation, false);
  const bool ok = parseLastExpression(p);
  p.endsAtEquation = endedBefore;
  return ok;
}

bool parseLastExpression(Parser& p) {
  const uint32_t nestingBefore = p.nesting;
  const uint32_t gradientBefore = std::exchange(p.gradientOf, kNone);  // blocks within a value are ordinary ones
  const size_t base = p.pending.size();
  bool ok = p.deeper();
  for (bool more = true; ok && more;) ok = parsePrefixes(p) && parseOperand(p) && parseOperator(p, base, more);
  if (ok) reduceWhile(p, base, kElse);
  if (ok && p.pending.size() > base) {
    ok = p.at.fail(p.pending.back().offset, "this `?` has no `:`", "a choice is written `condition ? value : value`");
  }
  p.pending.resize(base);
  p.nesting = nestingBefore;
  p.gradientOf = gradientBefore;
  return ok;
}

bool parseList(Parser& p, Tok close, std::string_view orClose, uint32_t& count, bool (*parse)(Parser&)) {
  for (count = 0; p.at.token().kind != close; ++count) {
    if (!parse(p)) return false;
    if (p.at.token().kind != close && !p.at.expect(Tok::Comma, ",", orClose)) return false;
  }
  p.at.advance();
  return true;
}

}  // namespace hgc
