/// Reductions, folds and comprehensions.
#include <fmt/format.h>

#include "frontend/syntax/lint.h"
#include "frontend/syntax/parser.h"

namespace hgc {
namespace {

ast::Operator reductionOf(NameId word) {
  switch (static_cast<Word>(word)) {
    case Word::Sum: return ast::Operator::Sum;
    case Word::Prod: return ast::Operator::Prod;
    case Word::Min: return ast::Operator::Min;
    case Word::Max: return ast::Operator::Max;
    case Word::Mean: return ast::Operator::Mean;
    case Word::Any: return ast::Operator::Any;
    case Word::All: return ast::Operator::All;
    case Word::Scan: return ast::Operator::Scan;
    default: return ast::Operator::Fold;
  }
}

}  // namespace

/// `(k in lo..hi` or `(w in row`, without the parenthesis: the bounds or the row are emitted.
bool Parser::parseRange(Range& range) {
  range.variable = token_;
  advance();
  advance();
  if (!parseExpression()) return false;
  const bool bounds = accept(Tok::DotDot);
  range.kind = bounds ? Kind::RangeLoop : Kind::RowLoop;
  return !bounds || parseExpression();
}

/// At the `(` of `sum(k in lo..hi) body` or `sum(w in row) body`; the body reaches as far as it can.
bool Parser::parseLoop(NameId word, uint32_t offset) {
  advance();
  Range range;
  if (!parseRange(range)) return false;
  std::vector<Token> accumulators;
  if (ast::carries(reductionOf(word)) && !parseAccumulators(word, accumulators)) return false;
  if (token_.kind == Tok::Comma)
    return failHere("a reduction runs over one range", "write one within the other, `sum(i in N) sum(j in M) ..`");
  if (!expect(Tok::RightParen, ")", "after the range")) return false;
  scope_.open();
  uint32_t slot = 0;
  for (const Token& name : accumulators) {
    bindLocal(name.name, name.begin, slot);
    emit(Kind::Accumulator, name.begin, slot, name.name);
  }
  bindLocal(range.variable.name, range.variable.begin, slot);
  const uint32_t loop = emit(range.kind, offset, slot, 0, reductionOf(word));
  tree_.nodes[loop].count = static_cast<uint16_t>(accumulators.size());
  const bool block = token_.kind == Tok::LeftBrace;
  if (!parseBody()) return false;
  if (!block && parenthesis_ != here()) warnOfReach(loop, range.variable);
  join(loop, range.variable.name);
  scope_.close();
  return true;
}

/// `, acc = value` once or more often: the values do not see the loop's variable. Several join to a tuple.
bool Parser::parseAccumulators(NameId word, std::vector<Token>& names) {
  const uint32_t begin = token_.begin;
  while (names.empty() || token_.kind == Tok::Comma) {
    if (!expect(Tok::Comma, ",", fmt::format("and `acc = value` after the range of a {}", tree_.names.text(word))))
      return false;
    const Token name = token_;
    if (name.kind != Tok::Name) return failHere(fmt::format("expected a name, found {}", describe(token_)));
    if (names.size() == kMaxMembers)
      return failHere(fmt::format("there are at most {} accumulators", kMaxMembers), "carry an array: `a = [0, 0]`");
    names.push_back(name);
    advance();
    if (!expect(Tok::Assign, "=", "and a value to start from") || !parseExpression()) return false;
  }
  if (names.size() > 1) emit(Kind::Tuple, begin, static_cast<uint32_t>(names.size()));
  return true;
}

/// `sum(k in 0..n) a[k] + b`: where the body goes on after what was meant. Of a minimum or mean it is the same.
void Parser::warnOfReach(uint32_t loop, const Token& variable) {
  const ast::Node& opening = tree_.nodes[loop];
  if (opening.op != Operator::Sum && opening.op != Operator::Prod) return;
  const std::optional<uint32_t> summand = independentSummand(tree_.nodes, here(), opening.a);
  if (!summand) return;
  const char* const word = ast::spelling(opening.op);
  reporter_.warning(Warning::ReductionReach, tree_.nodes[*summand].offset,
                    fmt::format("this belongs to the body of `{}`, but does not depend on `{}`", word,
                                tree_.names.text(variable.name)),
                    fmt::format("write `({}(..) a) + b`, or `{}(..) (a + b)` if it is meant", word, word));
}

/// Within `[ ]`: the place of the clause `for k in`, which stands behind the body, or nothing.
std::optional<Parser::Place> Parser::clauseAhead() const {
  Place place{lexer_, token_, lastEnd_, braces_};
  uint32_t depth = 0;
  for (Token& token = place.token; token.kind != Tok::End; token = place.lexer.next()) {
    const Tok kind = token.kind;
    if (kind == Tok::LeftParen || kind == Tok::LeftBracket || kind == Tok::LeftBrace) ++depth;
    const bool closes = kind == Tok::RightParen || kind == Tok::RightBracket || kind == Tok::RightBrace;
    if (depth == 0 && (closes || kind == Tok::Comma || kind == Tok::Semicolon)) return std::nullopt;
    if (closes) --depth;
    if (depth != 0 || kind != Tok::Name || token.name != id(Word::For)) continue;
    Lexer ahead = place.lexer;
    if (ahead.next().kind == Tok::Name && ahead.next().kind == Tok::In) return place;
  }
  return std::nullopt;
}

void Parser::goTo(const Place& place) {
  lexer_ = place.lexer;
  token_ = place.token;
  lastEnd_ = place.lastEnd;
  braces_ = place.braces;
}

/// `[body for k in range]`. The range is read first, since what it says comes before the body in the tree.
bool Parser::parseComprehension(uint32_t offset, const Place& clause) {
  const Place body{lexer_, token_, lastEnd_, braces_};
  goTo(clause);
  advance();
  Range range;
  if (!parseRange(range)) return false;
  const Place end{lexer_, token_, lastEnd_, braces_};
  goTo(body);
  scope_.open();
  uint32_t slot = 0;
  bindLocal(range.variable.name, range.variable.begin, slot);
  const uint32_t loop = emit(range.kind, offset, slot, 0, Operator::Collect);
  if (!parseBody()) return false;
  if (token_.begin != clause.token.begin)
    return failHere(fmt::format("expected `for` after the element of the array, found {}", describe(token_)));
  join(loop, range.variable.name);
  scope_.close();
  goTo(end);
  return expect(Tok::RightBracket, "]", "after the range");
}

}  // namespace hgc
