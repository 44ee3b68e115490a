/// Files, types, and declarations other than those of parse_functions.cpp.

#include "frontend/syntax/parser.h"
#include "frontend/syntax/parsing.h"
#include "ir/report/suggest.h"

namespace hgc {
namespace {

constexpr std::string_view kDeclarationWords[] = {"dim",        "var",      "data",   "param",    "const",
                                                  "fn",         "fix",      "energy", "residual", "output",
                                                  "constraint", "manifold", "import"};

/// True at a word that can only start a declaration: two names in a row are nothing else.
bool looksLikeDeclaration(const Cursor& at) {
  if (at.isWord(Word::Extern)) return at.ahead().next().kind == Tok::Fn;
  const bool word = at.is(Tok::Const) || at.is(Tok::Fn) ||
                    (at.is(Tok::Name) && at.token().name >= id(Word::Dim) && at.token().name <= id(Word::Import));
  if (!word) return false;
  Lexer ahead = at.ahead();
  return (at.isWord(Word::Import) && ahead.quoted()) || ahead.next().kind == Tok::Name;
}

/// `import "file.hg";` or `import std.name;`
bool parseImport(Parser& p) {
  ast::ImportDeclaration import;
  import.file = p.file;
  import.offset = p.at.begin();
  if (const std::optional<std::string_view> path = p.at.acceptQuoted()) {
    import.path = *path;
    p.tree.imports.push_back(std::move(import));
    return p.at.expect(Tok::Semicolon, ";", "after the import");
  }
  p.at.advance();
  const bool standard = p.at.is(Tok::Name) && p.tree.names.text(p.at.token().name) == "std";
  if (!standard) return p.at.missing("a file in quotes or `std.` and a name");
  import.standard = true;
  p.at.advance();
  NameId name = kNoName;
  uint32_t offset = 0;
  if (!p.at.expect(Tok::Dot, ".", "after `std`") || !parseDeclaredName(p, name, offset, "the name of a library"))
    return false;
  import.path = p.tree.names.text(name);
  p.tree.imports.push_back(std::move(import));
  return p.at.expect(Tok::Semicolon, ";", "after the import");
}

/// `dim V, E = 12;`
bool parseDims(Parser& p) {
  do {
    p.at.advance();
    p.scope.beginFrame();
    ast::DimDeclaration dim;
    if (!parseDeclaredName(p, dim.name, dim.offset, "the name of a dimension")) return false;
    const bool ok = !p.at.accept(Tok::Assign) || parseCode(p, dim.size, parseExpression);
    p.tree.dims.push_back(dim);
    if (!ok) return false;
  } while (p.at.is(Tok::Comma));
  return p.at.expect(Tok::Semicolon, ";", "after the dimension");
}

/// `in 0..INF`
bool parseBounds(Parser& p, ast::SymbolDeclaration& symbol) {
  if (symbol.kind != SymbolKind::Var) return p.at.failHere("only unknowns have bounds", "declare it as `var`");
  p.at.advance();
  return parseCode(p, symbol.lowest, parseExpression) && p.at.expect(Tok::DotDot, "..", "between the bounds") &&
         parseCode(p, symbol.highest, parseExpression);
}

/// `var x : T[dims];`, `data`, and `param p : T = value;`
bool parseSymbol(Parser& p, SymbolKind kind) {
  p.at.advance();
  p.scope.beginFrame();
  ast::SymbolDeclaration symbol;
  symbol.kind = kind;
  if (!parseDeclaredName(p, symbol.name, symbol.offset, "the name of what is declared")) return false;
  bool ok = p.at.expect(Tok::Colon, ":", "and a type after the name") && parseType(p, symbol.type);
  if (!ok) symbol.type = kNone;
  if (ok && p.at.is(Tok::In)) ok = parseBounds(p, symbol);
  if (symbol.highest.empty()) symbol.lowest = {};  // a mistake stands where the second bound is missing
  if (ok && p.at.is(Tok::Assign)) {
    if (kind != SymbolKind::Param)
      return p.at.failHere("only a param can be declared with a value", "bind its value with `-b`");
    p.at.advance();
    ok = parseCode(p, symbol.value, parseExpression);
  }
  p.tree.symbols.push_back(symbol);
  return ok && p.at.expect(Tok::Semicolon, ";", "after the declaration");
}

/// `fix q[0], k[0, 3];`
bool parseFix(Parser& p) {
  do {
    p.at.advance();
    p.scope.beginFrame();
    uint32_t entry = 0;
    if (!p.at.is(Tok::Name)) return p.at.missing("the name of an unknown");
    if (!parseType(p, entry)) return false;
    p.tree.fixed.push_back(entry);
  } while (p.at.is(Tok::Comma));
  return p.at.expect(Tok::Semicolon, ";", "after what is fixed");
}

bool parseConst(Parser& p) {
  p.at.advance();
  p.scope.beginFrame();
  ast::ConstDeclaration constant;
  if (!parseDeclaredName(p, constant.name, constant.offset, "the name of a constant")) return false;
  const bool ok = (!p.at.accept(Tok::Colon) || parseType(p, constant.type)) &&
                  p.at.expect(Tok::Assign, "=", "and a value after a constant") &&
                  parseCode(p, constant.value, parseExpression);
  if (constant.value.empty()) parseCode(p, constant.value, [](Parser&) { return false; });
  p.tree.consts.push_back(constant);
  return ok && p.at.expect(Tok::Semicolon, ";", "after the constant");
}

/// `V, 3, *]`. Extents are code of their own: nothing local can be meant by them.
bool parseAxes(Parser& p, ast::TypeExpression& type) {
  do {
    ast::Axis axis;
    axis.offset = p.at.begin();
    if (!p.at.accept(Tok::Star) && !parseCode(p, axis.extent, parseExpression)) return false;
    if (type.axisCount == 0) type.firstAxis = static_cast<uint32_t>(p.tree.axes.size());
    p.tree.axes.push_back(axis);
    ++type.axisCount;
  } while (p.at.accept(Tok::Comma));
  return p.at.expect(Tok::RightBracket, "]", "after the sizes");
}

bool notADeclaration(Parser& p) {
  std::string hint =
      "a declaration starts with dim, var, data, param, const, fn, extern fn, let, energy, residual, output, "
      "constraint, fix, manifold or import";
  if (p.at.is(Tok::Name)) {
    if (p.at.token().name >= id(Word::For) && p.at.token().name <= id(Word::Lambda))
      return notOfThisLanguage(p.at, p.at.token().name, p.at.begin());
    const Tok next = p.at.ahead().next().kind;
    if (next == Tok::Assign || next == Tok::LeftBracket) {
      return p.at.failHere("a value cannot be assigned to",
                           "`const name = value;` is known when compiling, `output name = value;` is computed");
    }
    Suggestion suggestion(p.tree.names.text(p.at.token().name));
    for (const std::string_view word : kDeclarationWords) suggestion.consider(word);
    if (!suggestion.best().empty()) hint = suggestion.hint();
  }
  return p.at.missing("a declaration", hint);
}

bool parseDeclarationHere(Parser& p) {
  if (p.at.is(Tok::Const)) return parseConst(p);
  if (p.at.is(Tok::Fn)) return parseFunction(p);
  const bool isWord = p.at.is(Tok::Name);
  if (!isWord && !p.at.is(Tok::Let)) return notADeclaration(p);
  if (p.file != 0 && (!isWord || (p.at.token().name >= id(Word::Dim) && p.at.token().name <= id(Word::Fix)))) {
    return p.at.failHere("an imported file may hold only functions, constants, manifolds and imports",
                         "dimensions, symbols and terms belong to the program itself");
  }
  if (!isWord) return parseField(p);
  switch (static_cast<Word>(p.at.token().name)) {
    case Word::Dim: return parseDims(p);
    case Word::Var: return parseSymbol(p, SymbolKind::Var);
    case Word::Data: return parseSymbol(p, SymbolKind::Data);
    case Word::Param: return parseSymbol(p, SymbolKind::Param);
    case Word::Energy: return parseTerm(p, TermKind::Energy);
    case Word::Residual: return parseTerm(p, TermKind::Residual);
    case Word::Output: return parseTerm(p, TermKind::Output);
    case Word::Constraint: return parseConstraint(p);
    case Word::Fix: return parseFix(p);
    case Word::Manifold: return parseManifold(p);
    case Word::Import: return parseImport(p);
    case Word::Extern: return parseExtern(p);
    default: return notADeclaration(p);
  }
}

/// Skips what is left of a declaration, and whatever follows it that does not start another.
void skipDeclaration(Cursor& at) {
  bool ended = false;
  while (!at.is(Tok::End) && !startsDeclaration(at)) {
    if (ended && looksLikeDeclaration(at)) return;
    const bool last = (at.is(Tok::Semicolon) && at.braces() == 0) || (at.is(Tok::RightBrace) && at.braces() <= 1);
    ended = last || (ended && at.braces() == 0);
    at.advance();
  }
}

void parseDeclaration(Parser& p) {
  const uint32_t begin = p.at.begin();
  p.at.forgetBraces();
  if (parseDeclarationHere(p)) return;
  p.scope.closeTo(0);
  if (p.at.begin() == begin) p.at.advance();  // whatever it is, it does not start a declaration
  skipDeclaration(p.at);
}

}  // namespace

/// A `let` within braces may belong to a block.
bool startsDeclaration(const Cursor& at) {
  const bool isField = at.is(Tok::Let) && at.braces() == 0;
  return (isField || looksLikeDeclaration(at)) && at.reporter().source().startsLine(at.begin());
}

bool parseDeclaredName(Parser& p, NameId& name, uint32_t& offset, std::string_view what) {
  offset = p.at.begin();
  if (!p.at.is(Tok::Name)) return p.at.missing(what);
  name = p.at.token().name;
  p.at.advance();
  return true;
}

bool parseType(Parser& p, uint32_t& type) {
  ast::TypeExpression expression;
  if (p.at.is(Tok::Integer)) {
    const bool isRange = p.at.ahead().next().kind == Tok::DotDot;
    return p.at.failHere(
        "expected a type or dimension, found a number",
        isRange ? "indices run over dimensions: `i in N` for `i in 0..N`" : "name the size: `dim N = 8;`");
  }
  if (!parseDeclaredName(p, expression.name, expression.offset, "a type")) return false;
  while (p.at.accept(Tok::LeftBracket)) {
    if (!parseAxes(p, expression)) return false;
  }
  type = static_cast<uint32_t>(p.tree.types.size());
  p.tree.types.push_back(expression);
  return true;
}

void parseFile(const Reporter& reporter, ast::Tree& tree, uint32_t file) {
  tree.nodes.reserve(tree.nodes.size() + reporter.source().text(file).size() / 3);
  tree.uses.resize(file + 1);
  Parser p(reporter, tree, file);
  while (!p.at.is(Tok::End) && !p.at.reporter().full()) {
    if (!p.at.accept(Tok::Semicolon)) parseDeclaration(p);
  }
}

}  // namespace hgc
