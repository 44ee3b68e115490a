#pragma once
/// The tokens of a file as a parser goes through them.
#include <optional>
#include <string>
#include <string_view>

#include "frontend/syntax/lexer.h"

namespace hgc {

/// The place of a parser in the tokens of a file. A copy reads ahead, or is where to come back to. What reports a
/// mistake returns false.
class Cursor {
 public:
  Cursor(const Reporter& reporter, NameTable& names, uint32_t file);

  const Reporter& reporter() const { return *reporter_; }
  const Token& token() const { return token_; }
  bool is(Tok kind) const { return token_.kind == kind; }
  bool isWord(Word word) const { return is(Tok::Name) && token_.name == id(word); }
  uint32_t begin() const { return token_.begin; }
  /// Where the token before this one ended.
  uint32_t lastEnd() const { return lastEnd_; }
  /// How many braces are open before this token.
  uint32_t braces() const { return braces_; }
  void forgetBraces() { braces_ = 0; }
  /// Reads the tokens behind this one.
  Lexer ahead() const { return lexer_; }

  void advance();
  bool accept(Tok kind);
  bool expect(Tok kind, std::string_view text, std::string_view where);
  /// Takes this token and the quoted text behind it, if there is one.
  std::optional<std::string_view> acceptQuoted();
  /// Takes this token and the C++ between braces behind it, if it is there and ends.
  std::optional<std::string_view> acceptBraced();

  bool fail(uint32_t offset, std::string message, std::string hint = "") const;
  bool failHere(std::string message, std::string hint = "") const { return fail(begin(), message, hint); }
  /// Fails here for want of something else than this token.
  bool missing(std::string_view what, std::string hint = "") const;

 private:
  std::string describe() const;

  const Reporter* reporter_;
  Lexer lexer_;
  Token token_;
  uint32_t lastEnd_ = 0;
  uint32_t braces_ = 0;
};

/// A parenthesis that opens at a cursor.
struct Parenthesis {
  bool list = false;     ///< it holds a comma
  Tok after = Tok::End;  ///< the token behind it; `End` too where none opens
};
Parenthesis parenthesisAt(const Cursor& at);

}  // namespace hgc
