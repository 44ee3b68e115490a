/// Declarations and types.
#include <fmt/format.h>

#include "frontend/syntax/parser.h"
#include "ir/report/suggest.h"

namespace hgc {
namespace {

constexpr std::string_view kDeclarationWords[] = {"dim", "var",    "data",     "param",  "const",
                                                  "fn",  "energy", "residual", "output", "import"};

}  // namespace

void Parser::parseFile() {
  while (token_.kind != Tok::End && !reporter_.full()) {
    if (!accept(Tok::Semicolon)) parseDeclaration();
  }
}

void Parser::parseDeclaration() {
  const uint32_t begin = token_.begin;
  nesting_ = 0;
  braces_ = 0;
  if (parseDeclarationHere()) return;
  pending_.clear();
  gradientOf_ = kNone;
  scope_.closeTo(0);
  if (token_.begin == begin) advance();  // whatever it is, it does not start a declaration
  skipDeclaration();
}

bool Parser::parseDeclarationHere() {
  if (token_.kind == Tok::Const) return parseConst();
  if (token_.kind == Tok::Fn) return parseFunction();
  const bool isWord = token_.kind == Tok::Name;
  if (!isWord && token_.kind != Tok::Let) return notADeclaration();
  if (file_ != 0 && (!isWord || (token_.name >= id(Word::Dim) && token_.name <= id(Word::Output)))) {
    return failHere("an imported file may hold only functions, constants and imports",
                    "dimensions, symbols and terms belong to the program itself");
  }
  if (!isWord) return parseField();
  switch (static_cast<Word>(token_.name)) {
    case Word::Dim: return parseDims();
    case Word::Var: return parseSymbol(SymbolKind::Var);
    case Word::Data: return parseSymbol(SymbolKind::Data);
    case Word::Param: return parseSymbol(SymbolKind::Param);
    case Word::Energy: return parseTerm(TermKind::Energy);
    case Word::Residual: return parseTerm(TermKind::Residual);
    case Word::Output: return parseTerm(TermKind::Output);
    case Word::Import: return parseImport();
    case Word::Extern: return parseExtern();
    default: return notADeclaration();
  }
}

/// `import "file.hg";` or `import std.name;`
bool Parser::parseImport() {
  ast::ImportDeclaration import;
  import.file = file_;
  import.offset = token_.begin;
  if (const std::optional<std::string_view> path = lexer_.quoted()) {
    advance();
    import.path = *path;
    tree_.imports.push_back(std::move(import));
    return expect(Tok::Semicolon, ";", "after the import");
  }
  advance();
  const bool standard = token_.kind == Tok::Name && tree_.names.text(token_.name) == "std";
  if (!standard)
    return failHere(fmt::format("expected a file in quotes or `std.` and a name, found {}", describe(token_)));
  import.standard = true;
  advance();
  NameId name = kNoName;
  uint32_t offset = 0;
  if (!expect(Tok::Dot, ".", "after `std`") || !parseDeclaredName(name, offset, "the name of a library")) return false;
  import.path = tree_.names.text(name);
  tree_.imports.push_back(std::move(import));
  return expect(Tok::Semicolon, ";", "after the import");
}

bool Parser::notADeclaration() {
  std::string hint =
      "a declaration starts with dim, var, data, param, const, fn, extern fn, let, energy, residual, output or import";
  if (token_.kind == Tok::Name) {
    if (token_.name >= id(Word::For) && token_.name <= id(Word::Constraint))
      return notOfThisLanguage(token_.name, token_.begin);
    const Tok next = Lexer(lexer_).next().kind;
    if (next == Tok::Assign || next == Tok::LeftBracket) {
      return failHere("a value cannot be assigned to",
                      "`const name = value;` is known when compiling, `output name = value;` is computed");
    }
    Suggestion suggestion(tree_.names.text(token_.name));
    for (const std::string_view word : kDeclarationWords) suggestion.consider(word);
    if (!suggestion.best().empty()) hint = suggestion.hint();
  }
  return failHere(fmt::format("expected a declaration, found {}", describe(token_)), hint);
}

/// Answers to what the language does in another way.
bool Parser::notOfThisLanguage(NameId word, uint32_t offset) {
  switch (static_cast<Word>(word)) {
    case Word::Lambda: return fail(offset, "functions have names", "declare it: `fn name(a: real) = value;`");
    case Word::Constraint:
      return fail(offset, "the language has no constraints", "weigh the violation: `residual name = weight * value;`");
    default:
      return fail(offset, "there are no loops as statements",
                  "`sum(k in 0..n) value` adds up, `fold(k in 0..n, acc = start) value` carries a value along");
  }
}

/// Behind one of those words: whether it is used as in other languages, and not as a name.
bool Parser::startsForeign(NameId word) const {
  if (word < id(Word::For) || word > id(Word::Constraint)) return false;
  if (token_.kind == Tok::Name) return true;
  const Tok after = parenthesisHere().after;
  return word != id(Word::Constraint) && (after == Tok::LeftBrace || after == Tok::Name);
}

/// True at a word that can only start a declaration: two names in a row are nothing else.
bool Parser::looksLikeDeclaration() const {
  if (isWord(Word::Extern)) return Lexer(lexer_).next().kind == Tok::Fn;
  const bool word = token_.kind == Tok::Const || token_.kind == Tok::Fn ||
                    (token_.kind == Tok::Name && token_.name >= id(Word::Dim) && token_.name <= id(Word::Import));
  if (!word) return false;
  Lexer ahead = lexer_;
  return (isWord(Word::Import) && ahead.quoted()) || ahead.next().kind == Tok::Name;
}

/// The same at the beginning of a line: the anchor for going on after a mistake within braces. A `let` there may belong
/// to a block.
bool Parser::startsDeclaration() const {
  const bool isField = token_.kind == Tok::Let && braces_ == 0;
  return (isField || looksLikeDeclaration()) && reporter_.source().startsLine(token_.begin);
}

/// Skips what is left of a declaration, and whatever follows it that does not start another.
void Parser::skipDeclaration() {
  bool ended = false;
  while (token_.kind != Tok::End && !startsDeclaration()) {
    if (ended && looksLikeDeclaration()) return;
    const bool last =
        (token_.kind == Tok::Semicolon && braces_ == 0) || (token_.kind == Tok::RightBrace && braces_ <= 1);
    ended = last || (ended && braces_ == 0);
    advance();
  }
}

bool Parser::parseDeclaredName(NameId& name, uint32_t& offset, std::string_view what) {
  offset = token_.begin;
  if (token_.kind != Tok::Name) return failHere(fmt::format("expected {}, found {}", what, describe(token_)));
  name = token_.name;
  advance();
  return true;
}

/// `dim V, E = 12;`
bool Parser::parseDims() {
  do {
    advance();
    scope_.beginFrame();
    ast::DimDeclaration dim;
    if (!parseDeclaredName(dim.name, dim.offset, "the name of a dimension")) return false;
    const bool ok = !accept(Tok::Assign) || parseCode(dim.size, [&] { return parseExpression(); });
    tree_.dims.push_back(dim);
    if (!ok) return false;
  } while (token_.kind == Tok::Comma);
  return expect(Tok::Semicolon, ";", "after the dimension");
}

/// `var x : T[dims];`, `data`, and `param p : T = value;`
bool Parser::parseSymbol(SymbolKind kind) {
  advance();
  scope_.beginFrame();
  ast::SymbolDeclaration symbol;
  symbol.kind = kind;
  if (!parseDeclaredName(symbol.name, symbol.offset, "the name of what is declared")) return false;
  bool ok = expect(Tok::Colon, ":", "and a type after the name") && parseType(symbol.type);
  if (!ok) symbol.type = kNone;
  if (ok && token_.kind == Tok::Assign) {
    if (kind != SymbolKind::Param)
      return failHere("only a param can be declared with a value", "bind its value with `-b`");
    advance();
    ok = parseCode(symbol.value, [&] { return parseExpression(); });
  }
  tree_.symbols.push_back(symbol);
  return ok && expect(Tok::Semicolon, ";", "after the declaration");
}

bool Parser::parseConst() {
  advance();
  scope_.beginFrame();
  ast::ConstDeclaration constant;
  if (!parseDeclaredName(constant.name, constant.offset, "the name of a constant")) return false;
  const bool ok = (!accept(Tok::Colon) || parseType(constant.type)) &&
                  expect(Tok::Assign, "=", "and a value after a constant") &&
                  parseCode(constant.value, [&] { return parseExpression(); });
  if (constant.value.empty()) parseCode(constant.value, [] { return false; });
  tree_.consts.push_back(constant);
  return ok && expect(Tok::Semicolon, ";", "after the constant");
}

/// `fn name(a: T, ...)`, whose scope stays open.
bool Parser::parseFunctionHead(ast::FunctionDeclaration& function) {
  advance();
  scope_.beginFrame();
  scope_.open();
  function.firstParameter = static_cast<uint32_t>(tree_.parameters.size());
  const bool ok = parseDeclaredName(function.name, function.offset, "the name of a function") &&
                  expect(Tok::LeftParen, "(", "after the name of a function") && parseParameters();
  function.parameterCount = static_cast<uint32_t>(tree_.parameters.size()) - function.firstParameter;
  return ok;
}

bool Parser::parseFunction() {
  ast::FunctionDeclaration function;
  bool ok = parseFunctionHead(function);
  if (function.name == kNoName) return false;
  ok = ok && (!accept(Tok::Arrow) || parseResultTypes(function));
  const bool block = token_.kind == Tok::LeftBrace;
  ok = ok && (block || expect(Tok::Assign, "=", "or `{` before the body of a function"));
  const bool both = !block && token_.kind == Tok::LeftBrace;
  const bool head = ok;
  function.broken = !head;
  ok = parseCode(function.body, [&] { return head && parseBody(); });
  const bool gradient = ok && isWord(Word::With);
  if (gradient) ok = parseGradient(function);
  tree_.functions.push_back(function);
  scope_.close();
  if (ok && both && !gradient && token_.kind != Tok::Semicolon)
    return fail(lastEnd_, "expected `;` after the function", "write a block without `=`: `fn name(a: real) { .. }`");
  return ok && (block || gradient || expect(Tok::Semicolon, ";", "after the function"));
}

/// `with grad { let ...; return (ga, gb); }`. The block sees the parameters and, in the slot after them, `value`.
bool Parser::parseGradient(ast::FunctionDeclaration& function) {
  const uint32_t offset = token_.begin;
  advance();
  if (token_.kind != Tok::Name || tree_.names.text(token_.name) != "grad")
    return failHere(fmt::format("expected `grad` after `with`, found {}", describe(token_)));
  advance();
  scope_.open();
  const NameId value = tree_.names.intern("value");
  uint32_t slot = 0;
  bindLocal(scope_.find(value) ? tree_.names.intern("value of the function") : value, offset, slot);
  gradientOf_ = static_cast<uint32_t>(tree_.functions.size());
  const bool ok = parseCode(function.gradient, [&] { return parseBlock(); });
  gradientOf_ = kNone;
  scope_.close();
  return ok;
}

/// `a: T, f: fn)`
bool Parser::parseParameters() {
  while (!accept(Tok::RightParen)) {
    ast::Parameter parameter;
    if (!parseDeclaredName(parameter.name, parameter.offset, "a parameter")) return false;
    uint32_t slot = 0;
    bindLocal(parameter.name, parameter.offset, slot);
    if (!expect(Tok::Colon, ":", "and a type after a parameter")) return false;
    if (accept(Tok::Fn)) scope_.makeFunction(parameter.name);
    else if (!parseType(parameter.type)) return false;
    else tree_.types[parameter.type].ofParameter = true;
    tree_.parameters.push_back(parameter);
    if (token_.kind != Tok::RightParen && !expect(Tok::Comma, ",", "or `)`")) return false;
  }
  return true;
}

/// `T`, or `(T, U)` of a tuple.
bool Parser::parseResultTypes(ast::FunctionDeclaration& function) {
  function.firstResult = static_cast<uint32_t>(tree_.types.size());
  const bool several = accept(Tok::LeftParen);
  do {
    uint32_t type = 0;
    if (!parseType(type)) return false;
    ++function.resultCount;
  } while (several && accept(Tok::Comma));
  return !several || expect(Tok::RightParen, ")", "after the types");
}

bool Parser::parseType(uint32_t& type) {
  ast::TypeExpression expression;
  if (token_.kind == Tok::Integer)
    return failHere("expected a type or dimension, found a number", "name the size: `dim N = 8;`");
  if (!parseDeclaredName(expression.name, expression.offset, "a type")) return false;
  while (accept(Tok::LeftBracket)) {
    if (!parseAxes(expression)) return false;
  }
  type = static_cast<uint32_t>(tree_.types.size());
  tree_.types.push_back(expression);
  return true;
}

/// `V, 3, *]`. Extents are code of their own: nothing local can be meant by them.
bool Parser::parseAxes(ast::TypeExpression& type) {
  do {
    ast::Axis axis;
    axis.offset = token_.begin;
    if (!accept(Tok::Star) && !parseCode(axis.extent, [&] { return parseExpression(); })) return false;
    if (type.axisCount == 0) type.firstAxis = static_cast<uint32_t>(tree_.axes.size());
    tree_.axes.push_back(axis);
    ++type.axisCount;
  } while (accept(Tok::Comma));
  return expect(Tok::RightBracket, "]", "after the sizes");
}

}  // namespace hgc
