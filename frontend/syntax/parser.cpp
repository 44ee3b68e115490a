/// What all parts of the parser share: tokens, mistakes, nodes.
#include "frontend/syntax/parser.h"

#include <fmt/format.h>

namespace hgc {

Parser::Parser(const Reporter& reporter, ast::Tree& tree, uint32_t file)
    : reporter_(reporter), tree_(tree), file_(file), lexer_(reporter, tree.names, file) {
  tree.nodes.reserve(tree.nodes.size() + reporter.source().text(file).size() / 3);
  tree.uses.resize(file + 1);
  token_ = lexer_.next();
}

void Parser::advance() {
  if (token_.kind == Tok::LeftBrace) ++braces_;
  if (token_.kind == Tok::RightBrace && braces_ > 0) --braces_;
  lastEnd_ = token_.end;
  token_ = lexer_.next();
}

bool Parser::accept(Tok kind) {
  if (token_.kind != kind) return false;
  advance();
  return true;
}

/// A missing token is missed where the last one ended, if that was on an earlier line.
bool Parser::expect(Tok kind, std::string_view text, std::string_view where) {
  if (accept(kind)) return true;
  const SourceText& source = reporter_.source();
  const bool sameLine = source.lineOf(token_.begin) == source.lineOf(lastEnd_);
  const std::string found = sameLine ? fmt::format(", found {}", describe(token_)) : "";
  return fail(sameLine ? token_.begin : lastEnd_, fmt::format("expected `{}` {}{}", text, where, found));
}

bool Parser::fail(uint32_t offset, std::string message, std::string hint) {
  reporter_.error(offset, std::move(message), std::move(hint));
  return false;
}

bool Parser::failHere(std::string message, std::string hint) {
  return fail(token_.begin, std::move(message), std::move(hint));
}

std::string Parser::describe(const Token& token) const {
  if (token.kind == Tok::End) return "the end of the file";
  const std::string_view text = reporter_.source().between(token.begin, token.end);
  return fmt::format("{}`{}`", token.kind < Tok::Name ? "the reserved word " : "", text);
}

bool Parser::deeper() {
  if (++nesting_ <= kMaxNesting) return true;
  return failHere(fmt::format("nesting is deeper than {} levels", kMaxNesting), "name parts of it with `let`");
}

uint32_t Parser::emit(Kind kind, uint32_t offset, uint32_t a, uint32_t b, Operator op) {
  tree_.nodes.push_back({kind, op, 0, offset, a, b});
  return here() - 1;
}

/// Ends what `opening` opened.
void Parser::join(uint32_t opening, NameId variable) {
  const uint32_t end = emit(Kind::Join, tree_.nodes[opening].offset, opening, variable);
  tree_.nodes[opening].b = end;
}

}  // namespace hgc
