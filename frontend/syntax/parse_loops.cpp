/// Reductions, folds, arrays and comprehensions.
#include <fmt/format.h>

#include <utility>

#include "frontend/syntax/lint.h"
#include "frontend/syntax/parsing.h"

namespace hgc {
namespace {

using ast::Kind;
using ast::Operator;

Operator reductionOf(NameId word) {
  switch (static_cast<Word>(word)) {
    case Word::Sum: return Operator::Sum;
    case Word::Prod: return Operator::Prod;
    case Word::Min: return Operator::Min;
    case Word::Max: return Operator::Max;
    case Word::Mean: return Operator::Mean;
    case Word::Any: return Operator::Any;
    case Word::All: return Operator::All;
    case Word::Scan: return Operator::Scan;
    default: return Operator::Fold;
  }
}

struct Range {
  Token variable;
  Kind kind = Kind::RangeLoop;
};

/// `(k in lo..hi` or `(w in row`, without the parenthesis: the bounds or the row are emitted.
bool parseRange(Parser& p, Range& range) {
  range.variable = p.at.token();
  p.at.advance();
  p.at.advance();
  if (!parseExpression(p)) return false;
  const bool bounds = p.at.accept(Tok::DotDot);
  range.kind = bounds ? Kind::RangeLoop : Kind::RowLoop;
  return !bounds || parseExpression(p);
}

/// `, acc = value` once or more often: the values do not see the loop's variable. Several join to a tuple.
bool parseAccumulators(Parser& p, NameId word, std::vector<Token>& names) {
  const uint32_t begin = p.at.begin();
  while (names.empty() || p.at.is(Tok::Comma)) {
    if (!p.at.expect(Tok::Comma, ",",
                     fmt::format("and `acc = value` after the range of a {}", p.tree.names.text(word))))
      return false;
    const Token name = p.at.token();
    if (name.kind != Tok::Name) return p.at.missing("a name");
    if (names.size() == kMaxMembers)
      return p.at.failHere(fmt::format("there are at most {} accumulators", kMaxMembers),
                           "carry an array: `a = [0, 0]`");
    names.push_back(name);
    p.at.advance();
    if (!p.at.expect(Tok::Assign, "=", "and a value to start from") || !parseExpression(p)) return false;
  }
  if (names.size() > 1) p.emit(Kind::Tuple, begin, static_cast<uint32_t>(names.size()));
  return true;
}

/// `sum(k in 0..n) a[k] + b`: where the body goes on after what was meant. Of a minimum or mean it is the same.
void warnOfReach(Parser& p, uint32_t loop, const Token& variable) {
  const ast::Node& opening = p.tree.nodes[loop];
  if (opening.op != Operator::Sum && opening.op != Operator::Prod) return;
  const std::optional<uint32_t> summand = independentSummand(p.tree.nodes, p.here(), opening.a);
  if (!summand) return;
  const char* const word = ast::spelling(opening.op);
  p.at.reporter().warning(Warning::ReductionReach, p.tree.nodes[*summand].offset,
                          fmt::format("this belongs to the body of `{}`, but does not depend on `{}`", word,
                                      p.tree.names.text(variable.name)),
                          fmt::format("write `({}(..) a) + b`, or `{}(..) (a + b)` if it is meant", word, word));
}

/// Within `[ ]`: the place of the clause `for k in`, which stands behind the body, or nothing.
/// A call of its own, as is that of a comprehension: nested lists should not hold cursors on the stack.
[[gnu::noinline]] std::optional<Cursor> clauseAhead(const Cursor& from) {
  Cursor at = from;
  uint32_t depth = 0;
  for (; !at.is(Tok::End); at.advance()) {
    const Tok kind = at.token().kind;
    if (kind == Tok::LeftParen || kind == Tok::LeftBracket || kind == Tok::LeftBrace) ++depth;
    const bool closes = kind == Tok::RightParen || kind == Tok::RightBracket || kind == Tok::RightBrace;
    if (depth == 0 && (closes || kind == Tok::Comma || kind == Tok::Semicolon)) return std::nullopt;
    if (closes) --depth;
    if (depth != 0 || !at.isWord(Word::For)) continue;
    Lexer ahead = at.ahead();
    if (ahead.next().kind == Tok::Name && ahead.next().kind == Tok::In) return at;
  }
  return std::nullopt;
}

/// `[body for k in range]`. The range is read first, since what it says comes before the body in the tree.
[[gnu::noinline]] bool parseComprehension(Parser& p, uint32_t offset, const Cursor& clause) {
  Cursor other = std::exchange(p.at, clause);
  p.at.advance();
  Range range;
  if (!parseRange(p, range)) return false;
  std::swap(p.at, other);
  p.scope.open();
  uint32_t slot = 0;
  bindLocal(p, range.variable.name, range.variable.begin, slot);
  const uint32_t loop = p.emit(range.kind, offset, slot, 0, Operator::Collect);
  if (!parseBody(p)) return false;
  if (p.at.begin() != clause.begin()) return p.at.missing("`for` after the element of the array");
  p.join(loop, range.variable.name);
  p.scope.close();
  p.at = other;
  return p.at.expect(Tok::RightBracket, "]", "after the range");
}

}  // namespace

bool parseLoop(Parser& p, NameId word, uint32_t offset) {
  p.at.advance();
  Range range;
  if (!parseRange(p, range)) return false;
  std::vector<Token> accumulators;
  if (ast::carries(reductionOf(word)) && !parseAccumulators(p, word, accumulators)) return false;
  if (p.at.is(Tok::Comma))
    return p.at.failHere("a reduction runs over one range", "write one within the other, `sum(i in N) sum(j in M) ..`");
  if (!p.at.expect(Tok::RightParen, ")", "after the range")) return false;
  p.scope.open();
  uint32_t slot = 0;
  for (const Token& name : accumulators) {
    bindLocal(p, name.name, name.begin, slot);
    p.emit(Kind::Accumulator, name.begin, slot, name.name);
  }
  bindLocal(p, range.variable.name, range.variable.begin, slot);
  const uint32_t loop = p.emit(range.kind, offset, slot, 0, reductionOf(word));
  p.tree.nodes[loop].count = static_cast<uint16_t>(accumulators.size());
  const bool block = p.at.is(Tok::LeftBrace);
  if (!(block ? parseBlock(p) : parseLastExpression(p))) return false;
  if (!block && p.last.parenthesis != p.here()) warnOfReach(p, loop, range.variable);
  p.join(loop, range.variable.name);
  p.scope.close();
  return true;
}

bool parseArray(Parser& p) {
  const uint32_t offset = p.at.begin();
  p.at.advance();
  if (const std::optional<Cursor> clause = clauseAhead(p.at)) return parseComprehension(p, offset, *clause);
  uint32_t count = 0;
  if (!parseList(p, Tok::RightBracket, "or `]`", count)) return false;
  if (count == 0) return p.at.fail(offset, "an array needs at least one element");
  p.emit(Kind::Array, offset, count);
  return true;
}

}  // namespace hgc
