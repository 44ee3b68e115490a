#include "frontend/syntax/parsing.h"

#include <fmt/format.h>

#include <algorithm>

namespace hgc {

Cursor::Cursor(const Reporter& reporter, NameTable& names, uint32_t file)
    : reporter_(&reporter), lexer_(reporter, names, file), token_(lexer_.next()) {}

void Cursor::advance() {
  if (is(Tok::LeftBrace)) ++braces_;
  if (is(Tok::RightBrace) && braces_ > 0) --braces_;
  lastEnd_ = token_.end;
  token_ = lexer_.next();
}

bool Cursor::accept(Tok kind) {
  if (!is(kind)) return false;
  advance();
  return true;
}

/// A missing token is missed where the last one ended, if that was on an earlier line.
bool Cursor::expect(Tok kind, std::string_view text, std::string_view where) {
  if (accept(kind)) return true;
  const SourceText& source = reporter_->source();
  const bool sameLine = source.lineOf(token_.begin) == source.lineOf(lastEnd_);
  if (sameLine) return missing(fmt::format("`{}` {}", text, where));
  return fail(lastEnd_, fmt::format("expected `{}` {}", text, where));
}

std::optional<std::string_view> Cursor::acceptQuoted() {
  const std::optional<std::string_view> text = lexer_.quoted();
  if (text) advance();
  return text;
}

std::optional<std::string_view> Cursor::acceptBraced() {
  const std::optional<std::string_view> code = lexer_.braced();
  if (code) advance();
  return code;
}

bool Cursor::fail(uint32_t offset, std::string message, std::string hint) const {
  reporter_->error(offset, std::move(message), std::move(hint));
  return false;
}

bool Cursor::missing(std::string_view what, std::string hint) const {
  return failHere(fmt::format("expected {}, found {}", what, describe()), std::move(hint));
}

std::string Cursor::describe() const {
  if (is(Tok::End)) return "the end of the file";
  const std::string_view text = reporter_->source().between(token_.begin, token_.end);
  return fmt::format("{}`{}`", token_.kind < Tok::Name ? "the reserved word " : "", text);
}

Parenthesis parenthesisAt(const Cursor& at) {
  if (!at.is(Tok::LeftParen)) return {};
  Lexer ahead = at.ahead();
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

void Scope::closeTo(uint32_t depth) {
  if (depth >= marks_.size()) return;
  while (undo_.size() > marks_[depth]) {
    bindings_[undo_.back().name] = undo_.back().before;
    undo_.pop_back();
  }
  marks_.resize(depth);
}

uint32_t Scope::bind(NameId name, uint32_t offset) {
  if (name >= bindings_.size()) bindings_.resize(std::max<size_t>(2 * bindings_.size(), name + 1));
  const auto slot = static_cast<uint32_t>(undo_.size());  // one slot for each binding in force
  undo_.push_back({name, bindings_[name]});
  bindings_[name] = {slot, offset, depth()};
  frameSlots_ = std::max(frameSlots_, slot + 1);
  return slot;
}

}  // namespace hgc
