/// Arrays, tuples, indices and slices.
#include <fmt/format.h>

#include "frontend/syntax/parser.h"

namespace hgc {

/// `[a, b, c]`, or `[body for k in range]`.
bool Parser::parseArray() {
  const uint32_t offset = token_.begin;
  advance();
  if (const std::optional<Place> clause = clauseAhead()) return parseComprehension(offset, *clause);
  uint32_t count = 0;
  if (!parseList(Tok::RightBracket, "or `]`", count)) return false;
  if (count == 0) return fail(offset, "an array needs at least one element");
  emit(Kind::Array, offset, count);
  return true;
}

/// After the first value of a parenthesis that began at `offset`: `)`, or `, b, c)` of a tuple.
bool Parser::parseMembers(uint32_t offset) {
  uint32_t count = 1;
  while (accept(Tok::Comma)) {
    if (++count > kMaxMembers)
      return failHere(fmt::format("a tuple has at most {} members", kMaxMembers), "make an array of them: `[a, b]`");
    if (!parseExpression()) return false;
  }
  if (!expect(Tok::RightParen, ")", "to close the parenthesis")) return false;
  if (count > 1) emit(Kind::Tuple, offset, count);
  return true;
}

/// After the `[` at `bracket` of an operand that began at `begin`: indices and slices `lo..hi`.
bool Parser::parseIndices(uint32_t begin, uint32_t bracket) {
  uint32_t count = 0;
  for (; token_.kind != Tok::RightBracket; ++count) {
    const uint32_t offset = token_.begin;
    if (!parseExpression()) return false;
    if (accept(Tok::DotDot)) {
      if (!parseExpression()) return false;
      emit(Kind::Slice, offset);
    }
    if (token_.kind != Tok::RightBracket && !expect(Tok::Comma, ",", "or `]`")) return false;
  }
  advance();
  if (count == 0) return fail(bracket, "an index is missing between the brackets");
  emit(Kind::Index, begin, count);
  return true;
}

}  // namespace hgc
