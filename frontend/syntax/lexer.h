#pragma once
/// Text to tokens, one at a time.
#include <cstdint>
#include <optional>
#include <string_view>

#include "frontend/source/source.h"
#include "frontend/syntax/names.h"

namespace hgc {

// clang-format off
/// Reserved words come first: the token of one is its id.
enum class Tok : uint8_t {
#define HGC_RESERVED(Id, text) Id,
#include "frontend/syntax/words.def"
  Name,
  Integer,
  Real,
  End,
  LeftParen,
  RightParen,
  LeftBracket,
  RightBracket,
  LeftBrace,
  RightBrace,
  Comma,
  Semicolon,
  Colon,
  Question,
  Dot,
  DotDot,
  Arrow,
  Assign,
  Plus,
  Minus,
  Star,
  Slash,
  Percent,
  Caret,
  Less,
  LessEqual,
  Greater,
  GreaterEqual,
  EqualEqual,
  NotEqual,
  AndAnd,
  OrOr,
  Not,
  Ampersand,
  Pipe,
  Tilde,
  ShiftLeft,
  ShiftRight,
};
// clang-format on

struct Token {
  Tok kind = Tok::End;
  uint32_t begin = 0;
  uint32_t end = 0;
  NameId name = kNoName;    ///< of a Name or reserved word
  uint32_t integer = 0;     ///< of an Integer
  bool isUnsigned = false;  ///< of an Integer: hexadecimal, or with the suffix `u`
  double real = 0;          ///< of a Real
};

/// Copyable, so that a reader may look ahead with a copy. Reports characters and numbers that are none and goes on
/// after them.
class Lexer {
 public:
  Lexer(const Reporter& reporter, NameTable& names, uint32_t file);

  Token next();
  /// The quoted text that comes next, if one does: `import` and `extern fn` have it.
  std::optional<std::string_view> quoted();
  /// The C++ between braces that comes next, if it does and ends.
  std::optional<std::string_view> braced();

 private:
  void skipBlanks();
  void skipBlockComment();
  Token name();
  Token number();
  Token hexadecimal(Token token);
  Token tooLarge(Token token);
  Token brokenNumber(Token token);
  bool symbol(Token& token);
  void skipBadCharacter();
  void skipToEnd();
  uint32_t offset() const { return base_ + static_cast<uint32_t>(at_ - begin_); }
  bool accept(char c) {
    const bool found = *at_ == c;
    if (found) ++at_;
    return found;
  }

  const Reporter* reporter_;
  NameTable* names_;
  uint32_t base_;  // offset of the file
  const char* begin_;
  const char* end_;
  const char* at_;  // the text ends in a NUL
};

}  // namespace hgc
