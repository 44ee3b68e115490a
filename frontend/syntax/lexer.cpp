#include "frontend/syntax/lexer.h"

#include <fmt/format.h>

#include <array>
#include <cctype>
#include <charconv>
#include <cstring>

namespace hgc {
namespace {

enum Class : uint8_t { kOther, kBlank, kLetter, kDigit };

constexpr std::array<Class, 256> kClasses = [] {
  std::array<Class, 256> classes{};
  for (const char c : {' ', '\t', '\r', '\n', '\v', '\f'}) classes[static_cast<unsigned char>(c)] = kBlank;
  for (int c = 'a'; c <= 'z'; ++c) classes[static_cast<size_t>(c)] = kLetter;
  for (int c = 'A'; c <= 'Z'; ++c) classes[static_cast<size_t>(c)] = kLetter;
  for (int c = '0'; c <= '9'; ++c) classes[static_cast<size_t>(c)] = kDigit;
  classes['_'] = kLetter;
  return classes;
}();

Class classOf(char c) { return kClasses[static_cast<unsigned char>(c)]; }
bool isDigit(char c) { return classOf(c) == kDigit; }
bool isWordPart(char c) { return classOf(c) >= kLetter; }

const char* skipDigits(const char* at) {
  while (isDigit(*at)) ++at;
  return at;
}

}  // namespace

Lexer::Lexer(const Reporter& reporter, NameTable& names, uint32_t file)
    : reporter_(&reporter),
      names_(&names),
      base_(reporter.source().begin(file)),
      begin_(reporter.source().text(file).data()),
      end_(begin_ + reporter.source().text(file).size()),
      at_(begin_) {
  if (reporter.source().text(file).starts_with("\xEF\xBB\xBF")) at_ += 3;  // a byte order mark
}

Token Lexer::next() {
  Token token;
  // A loop, as a file may hold any number of characters that start nothing.
  for (;;) {
    skipBlanks();
    switch (classOf(*at_)) {
      case kLetter: return name();
      case kDigit: return number();
      default: break;
    }
    if (*at_ == '.' && isDigit(at_[1])) return number();
    if (symbol(token)) return token;
    skipBadCharacter();
  }
}

std::optional<std::string_view> Lexer::quoted() {
  skipBlanks();
  if (*at_ != '"') return std::nullopt;
  const char* const begin = at_ + 1;
  at_ = begin + std::strcspn(begin, "\"\n");
  const std::string_view text(begin, static_cast<size_t>(at_ - begin));
  accept('"');
  return text;
}

namespace {

/// Behind a literal of C++ that begins here, or this place.
const char* behindLiteral(const char* at) {
  if (*at != '"' && *at != '\'') return at;
  for (const char* end = at + 1; *end != '\0' && *end != '\n'; ++end) {
    if (*end == '\\' && end[1] != '\0') ++end;
    else if (*end == *at) return end + 1;
  }
  return at + 1;
}

/// Behind a comment of C++ that begins here, or this place.
const char* behindComment(const char* at) {
  if (at[0] != '/') return at;
  if (at[1] == '/') return at + std::strcspn(at, "\n");
  if (at[1] != '*') return at;
  const char* const end = std::strstr(at + 2, "*/");
  return end == nullptr ? at + std::strlen(at) : end + 2;
}

}  // namespace

std::optional<std::string_view> Lexer::braced() {
  skipBlanks();
  if (*at_ != '{') return std::nullopt;
  const char* const begin = at_ + 1;
  uint32_t open = 1;
  for (const char* at = begin; *at != '\0';) {
    const char* const behind = behindComment(behindLiteral(at));
    if (behind != at) {
      at = behind;
      continue;
    }
    if (*at == '{') ++open;
    if (*at == '}' && --open == 0) {
      at_ = at + 1;
      return std::string_view(begin, static_cast<size_t>(at - begin));
    }
    ++at;
  }
  return std::nullopt;
}

void Lexer::skipBlanks() {
  for (;;) {
    while (classOf(*at_) == kBlank) ++at_;
    if (at_[0] != '/') return;
    if (at_[1] == '/') at_ += std::strcspn(at_, "\n");
    else if (at_[1] == '*') skipBlockComment();
    else return;
  }
}

void Lexer::skipBlockComment() {
  const uint32_t begin = offset();
  if (const char* end = std::strstr(at_ + 2, "*/")) {
    at_ = end + 2;
    return;
  }
  reporter_->error(begin, "this comment does not end", "close it with `*/`");
  skipToEnd();
}

void Lexer::skipToEnd() { at_ = end_; }

Token Lexer::name() {
  Token token{.kind = Tok::Name, .begin = offset()};
  const char* const begin = at_;
  NameKey key;
  do key.extend(*at_++);
  while (isWordPart(*at_));
  token.end = offset();
  token.name = names_->intern({begin, static_cast<size_t>(at_ - begin)}, key);
  if (token.name < static_cast<NameId>(Tok::Name)) token.kind = static_cast<Tok>(token.name);
  return token;
}

/// Digits with at most a point and an exponent. `0..n` is an integer and a range; what does not fit 32 bits is real.
Token Lexer::number() {
  Token token{.kind = Tok::Integer, .begin = offset()};
  const char* const begin = at_;
  if (begin[0] == '0' && (begin[1] == 'x' || begin[1] == 'X')) return hexadecimal(token);
  at_ = skipDigits(at_);
  bool real = false;
  if (*at_ == '.' && at_[1] != '.') {
    real = true;
    at_ = skipDigits(at_ + 1);
  }
  if (*at_ == 'e' || *at_ == 'E') {
    const char* const digits = at_ + (at_[1] == '+' || at_[1] == '-' ? 2 : 1);
    if (!isDigit(*digits)) return brokenNumber(token);
    real = true;
    at_ = skipDigits(digits);
  }
  token.isUnsigned = !real && accept('u');
  if (isWordPart(*at_)) return brokenNumber(token);
  token.end = offset();
  const bool fits = !real && std::from_chars(begin, at_, token.integer).ec == std::errc();
  if (fits && (token.isUnsigned || token.integer <= INT32_MAX)) return token;
  if (token.isUnsigned) return tooLarge(token);
  token.kind = Tok::Real;
  if (std::from_chars(begin, at_, token.real).ec != std::errc()) {
    reporter_->error(token.begin, "this number does not fit into a real",
                     "the largest is 1.7976931348623157e308, the smallest 4.9e-324");
  }
  return token;
}

/// `0x2a` or `0x2au`: the bits of an unsigned integer.
Token Lexer::hexadecimal(Token token) {
  at_ += 2;
  const char* const begin = at_;
  while (std::isxdigit(static_cast<unsigned char>(*at_))) ++at_;
  const char* const end = at_;
  accept('u');
  if (end == begin || isWordPart(*at_)) return brokenNumber(token);
  token.end = offset();
  token.isUnsigned = true;
  return std::from_chars(begin, end, token.integer, 16).ec == std::errc() ? token : tooLarge(token);
}

Token Lexer::tooLarge(Token token) {
  reporter_->error(token.begin, "this integer does not fit 32 bits", "the largest is 4294967295u, or 0xffffffff");
  token.integer = 0;
  return token;
}

Token Lexer::brokenNumber(Token token) {
  while (isWordPart(*at_) || *at_ == '.') ++at_;
  token.end = offset();
  const std::string_view text = reporter_->source().between(token.begin, token.end);
  reporter_->error(token.begin, fmt::format("`{}` is not a number", text),
                   "numbers are written 17, 0.5, 1e-3, 17u or 0x2a");
  return token;
}

/// False at a character that is no symbol.
bool Lexer::symbol(Token& token) {
  token.begin = offset();
  const auto make = [&](Tok kind) {
    token.kind = kind;
    token.end = offset();
    return true;
  };
  switch (*at_++) {
    case '(': return make(Tok::LeftParen);
    case ')': return make(Tok::RightParen);
    case '[': return make(Tok::LeftBracket);
    case ']': return make(Tok::RightBracket);
    case '{': return make(Tok::LeftBrace);
    case '}': return make(Tok::RightBrace);
    case ',': return make(Tok::Comma);
    case ';': return make(Tok::Semicolon);
    case ':': return make(Tok::Colon);
    case '?': return make(Tok::Question);
    case '.':
      if (!accept('.')) return make(Tok::Dot);
      if (*at_ == '.') reporter_->error(token.begin, "`...` is not a range", "write `..`, and `0.1` for `.1`");
      return make(Tok::DotDot);
    case '+': return make(Tok::Plus);
    case '-': return make(accept('>') ? Tok::Arrow : Tok::Minus);
    case '*': return make(Tok::Star);
    case '/': return make(Tok::Slash);
    case '%': return make(Tok::Percent);
    case '^': return make(Tok::Caret);
    case '=': return make(accept('=') ? Tok::EqualEqual : Tok::Assign);
    case '!': return make(accept('=') ? Tok::NotEqual : Tok::Not);
    case '<': return make(accept('=') ? Tok::LessEqual : accept('<') ? Tok::ShiftLeft : Tok::Less);
    case '>': return make(accept('=') ? Tok::GreaterEqual : accept('>') ? Tok::ShiftRight : Tok::Greater);
    case '&': return make(accept('&') ? Tok::AndAnd : Tok::Ampersand);
    case '|': return make(accept('|') ? Tok::OrOr : Tok::Pipe);
    case '~': return make(Tok::Tilde);
    case '\0':
      --at_;  // the end, again and again
      return make(Tok::End);
    default: --at_; return false;
  }
}

/// Once no more messages are kept, the rest of the file need not be read.
void Lexer::skipBadCharacter() {
  const uint32_t begin = offset();
  do ++at_;
  while ((static_cast<unsigned char>(*at_) & 0xC0) == 0x80);  // the rest of a UTF-8 sequence
  const std::string_view text = reporter_->source().between(begin, offset());
  reporter_->error(begin, fmt::format("unexpected character `{}`", text),
                   "names are made of the letters a-z and A-Z, digits and `_`");
  if (reporter_->full()) skipToEnd();
}

}  // namespace hgc
