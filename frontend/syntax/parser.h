#pragma once
/// Tokens to syntax tree.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "frontend/syntax/ast.h"
#include "frontend/syntax/lexer.h"
#include "frontend/syntax/scope.h"

namespace hgc {

/// Parenthesis, blocks, conditional and prefix operators may nest this deep.
inline constexpr uint32_t kMaxNesting = 256;
/// A tuple may not have more members.
inline constexpr uint32_t kMaxMembers = 256;

/// A recursive-descent parser with an operator stack: it recurses where the source has brackets (at most `kMaxNesting`
/// deep) and nowhere else. Every function returns false after a mistake that it reported; the caller then returns too,
/// up to a statement or declaration, which skips to its end and goes on.
class Parser {
 public:
  /// Of the files of the source, the one of that number; what it declares is added to the tree.
  Parser(const Reporter& reporter, ast::Tree& tree, uint32_t file);

  void parseFile();

 private:
  using Kind = ast::Kind;
  using Operator = ast::Operator;

  /// An operator that waits for its right operand.
  struct Pending {
    enum Form : uint8_t { Prefix, Infix, Lazy, Then, Else } form;
    Operator op;
    uint8_t precedence;
    uint32_t offset;
    uint32_t node;  // of Lazy, Then and Else: the opening node
  };

  // Declarations: parse_declarations.cpp and, for terms, parse_terms.cpp
  void parseDeclaration();
  bool parseDeclarationHere();
  bool parseDims();
  bool parseSymbol(SymbolKind kind);
  bool parseConst();
  bool parseFunctionHead(ast::FunctionDeclaration& function);
  bool parseFunction();
  bool parseParameters();
  bool parseGradient(ast::FunctionDeclaration& function);
  bool parseTerm(TermKind kind);
  bool parseField();
  bool parseTermHead(ast::TermDeclaration& term);
  bool parseDomain(ast::TermDeclaration& term);
  bool parseTermBody();
  bool parseLoss(ast::TermDeclaration& term);
  bool parseType(uint32_t& type);
  bool parseAxes(ast::TypeExpression& type);
  bool parseResultTypes(ast::FunctionDeclaration& function);
  bool parseDeclaredName(NameId& name, uint32_t& offset, std::string_view what);
  bool parseImport();
  bool parseExtern();  // parse_extern.cpp
  bool parseCxx(ast::ExternDeclaration& declaration);
  bool notADeclaration();
  bool notOfThisLanguage(NameId word, uint32_t offset);
  bool startsForeign(NameId word) const;
  void skipDeclaration();
  template <class Parse>
  bool parseCode(ast::Code& code, Parse&& parse);

  // Blocks: parse_blocks.cpp
  bool parseBlock();
  bool parseStatements();
  bool parseResult();
  struct Parenthesis {
    bool list = false;     // it holds a comma
    Tok after = Tok::End;  // the token behind it
  };
  Parenthesis parenthesisHere() const;
  bool startsTuple() const;
  bool parseBranch();
  void parseLet();
  bool parseLetHere(std::vector<Token>& names, uint32_t& offset);
  bool parseLetNames(std::vector<Token>& names);
  void bindMembers(const std::vector<Token>& names);
  bool parseIf(bool statement);
  bool parseBody();
  void skipStatement(uint32_t braces);
  void bindLocal(NameId name, uint32_t offset, uint32_t& slot);

  // Loops: parse_loops.cpp
  struct Range {
    Token variable;
    Kind kind = Kind::RangeLoop;
  };
  /// Where the parser is in the text.
  struct Place {
    Lexer lexer;
    Token token;
    uint32_t lastEnd;
    uint32_t braces;
  };
  bool parseRange(Range& range);
  bool parseLoop(NameId word, uint32_t offset);
  bool parseAccumulators(NameId word, std::vector<Token>& names);
  void warnOfReach(uint32_t loop, const Token& variable);
  std::optional<Place> clauseAhead() const;
  void goTo(const Place& place);
  bool parseComprehension(uint32_t offset, const Place& clause);

  // Arrays and tuples: parse_arrays.cpp
  bool parseArray();
  bool parseMembers(uint32_t offset);
  bool parseIndices(uint32_t begin, uint32_t bracket);

  // Names and calls: parse_calls.cpp
  bool parseNamed();
  bool parseLocal(const Token& name, const Scope::Binding& local, bool alone);
  bool parseCall(const Token& name, uint32_t before);
  bool parseApplication(const Token& name, uint32_t slot);
  bool parseArguments(uint32_t& count);
  bool parseArgument();
  void noteUse(std::vector<uint32_t>& uses, const Token& name);
  bool startsLoop() const;

  // Expressions: parse_expressions.cpp
  bool parseExpression();
  bool parseOperand();
  bool parseOperator(size_t base, bool& more);
  bool parsePrefixes();
  bool parsePrimary();
  std::string hintForOperand() const;
  bool parsePostfix(uint32_t begin);
  bool parseList(Tok close, std::string_view orClose, uint32_t& count,
                 bool (Parser::*parse)() = &Parser::parseExpression);
  bool pushInfix(Operator op, uint8_t precedence);
  bool pushThen();
  bool turnElse();
  void reduceWhile(size_t base, uint8_t precedence);
  void reduceTop();

  // Tokens
  void advance();
  bool accept(Tok kind);
  bool expect(Tok kind, std::string_view text, std::string_view where);
  bool fail(uint32_t offset, std::string message, std::string hint = "");
  bool failHere(std::string message, std::string hint = "");
  std::string describe(const Token& token) const;
  bool deeper();
  bool isWord(Word word) const { return token_.kind == Tok::Name && token_.name == id(word); }
  bool looksLikeDeclaration() const;
  bool startsDeclaration() const;
  uint32_t here() const { return static_cast<uint32_t>(tree_.nodes.size()); }
  uint32_t emit(Kind kind, uint32_t offset, uint32_t a = 0, uint32_t b = 0, Operator op = Operator::None);
  void join(uint32_t opening, NameId variable = kNoName);

  const Reporter& reporter_;
  ast::Tree& tree_;
  uint32_t file_;
  Lexer lexer_;
  Token token_;
  uint32_t lastEnd_ = 0;  // where the token before `token_` ended
  uint32_t braces_ = 0;   // open braces before `token_`
  uint32_t nesting_ = 0;
  uint32_t argument_ = 0;        // where the last argument of a call began
  uint32_t parenthesis_ = 0;     // nodes there were when the last parenthesis closed
  uint32_t gradientOf_ = kNone;  // the function whose `with grad` ends in the block that is parsed
  std::vector<Pending> pending_;
  Scope scope_;
};

/// Parses into `code` what `parse` reads, in the scopes that are open.
template <class Parse>
bool Parser::parseCode(ast::Code& code, Parse&& parse) {
  code.begin = here();
  const bool ok = parse();
  if (!ok) {
    tree_.nodes.resize(code.begin);
    emit(Kind::Mistake, token_.begin);
  }
  code.end = here();
  code.slots = scope_.frameSlots();
  return ok;
}

}  // namespace hgc
