/// Functions of C++.
#include <fmt/format.h>

#include "frontend/syntax/parser.h"

namespace hgc {

/// `extern fn name(a: T, ...) -> U from "file.h" = "Name";`, or `= cpp { ... }`. The body is one node.
bool Parser::parseExtern() {
  advance();
  if (token_.kind != Tok::Fn) return failHere(fmt::format("expected `fn` after `extern`, found {}", describe(token_)));
  ast::FunctionDeclaration function;
  bool ok = parseFunctionHead(function);
  if (function.name == kNoName) return false;
  ok = ok && expect(Tok::Arrow, "->", "and the type of its result") && parseResultTypes(function);
  if (ok && function.resultCount != 1)
    ok = fail(function.offset, "a function of C++ must return one value", "an array");
  ast::ExternDeclaration declaration;
  declaration.function = static_cast<uint32_t>(tree_.functions.size());
  declaration.offset = function.offset;
  ok = ok && parseCxx(declaration);
  function.broken = !ok;
  parseCode(function.body, [&] {
    if (ok) emit(Kind::Extern, function.offset, static_cast<uint32_t>(tree_.externs.size()));
    return ok;
  });
  if (ok) tree_.externs.push_back(std::move(declaration));
  tree_.functions.push_back(function);
  scope_.close();
  return ok;
}

/// `from "a.h", "b.h" = "Name";`
bool Parser::parseCxx(ast::ExternDeclaration& declaration) {
  if (isWord(Word::From)) {
    do {
      const std::optional<std::string_view> file = lexer_.quoted();
      if (!file) return fail(token_.end, "expected a C++ file in quotes");
      declaration.includes.emplace_back(*file);
      advance();
    } while (token_.kind == Tok::Comma);
  }
  if (token_.kind != Tok::Assign)
    return failHere(fmt::format("expected `from` or `=` before the C++ name, found {}", describe(token_)),
                    "`from \"file.h\" = \"Name\";` or `= cpp { ... }`");
  if (const std::optional<std::string_view> name = lexer_.quoted()) {
    declaration.offset = token_.end;
    declaration.name = *name;
    advance();
    return expect(Tok::Semicolon, ";", "after the function");
  }
  advance();
  if (!isWord(Word::Cpp))
    return failHere(fmt::format("expected a name in quotes or `cpp`, found {}", describe(token_)),
                    "`from \"file.h\" = \"Name\";` or `= cpp { ... }`");
  const uint32_t begin = token_.begin;
  const std::optional<std::string_view> code = lexer_.braced();
  if (!code) return fail(begin, "expected `{` and C++ up to `}` after `cpp`");
  declaration.code = *code;
  declaration.offset =
      reporter_.source().begin(file_) + static_cast<uint32_t>(code->data() - reporter_.source().text(file_).data());
  advance();
  accept(Tok::Semicolon);
  return true;
}

}  // namespace hgc
