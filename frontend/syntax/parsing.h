#pragma once
/// What the files of the parser share: tokens, scopes and the tree. It descends recursively where the source has
/// brackets (at most `kMaxNesting` deep) and nowhere else: operators wait on a stack. Every function returns false
/// after a mistake that it reported; the caller then returns too, up to a statement or declaration, which skips to its
/// end and goes on.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "frontend/syntax/ast.h"
#include "frontend/syntax/lexer.h"
#include "frontend/syntax/names.h"

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

/// Which local a name means at the place that is being parsed. Lexical scopes over an array by name: entering, leaving
/// and looking up cost no search. Slots of closed scopes are reused.
class Scope {
 public:
  struct Binding {
    uint32_t slot = 0;
    uint32_t offset = 0;  ///< where it was declared
    uint32_t depth = 0;   ///< of the scope that holds it; 0: none
    bool isFunction = false;
  };

  /// Forgets everything; what follows belongs to a new frame.
  void beginFrame() {
    closeTo(0);
    frameSlots_ = 0;
  }
  void open() { marks_.push_back(static_cast<uint32_t>(undo_.size())); }
  void close() { closeTo(depth() - 1); }
  void closeTo(uint32_t depth);
  uint32_t depth() const { return static_cast<uint32_t>(marks_.size()); }

  /// The binding of a name, or null.
  const Binding* find(NameId name) const {
    return name < bindings_.size() && bindings_[name].depth != 0 ? &bindings_[name] : nullptr;
  }
  /// True if the innermost scope itself declares the name.
  bool declaredHere(NameId name) const {
    return name < bindings_.size() && bindings_[name].depth == depth() && depth() != 0;
  }
  /// Binds `name` in the innermost scope and returns its slot.
  uint32_t bind(NameId name, uint32_t offset);
  /// Of a name that is bound: it stands for a function.
  void makeFunction(NameId name) { bindings_[name].isFunction = true; }
  /// The largest number of slots in use at once since `beginFrame`.
  uint32_t frameSlots() const { return frameSlots_; }

 private:
  struct Shadowed {
    NameId name;
    Binding before;
  };
  std::vector<Binding> bindings_;  // by name
  std::vector<Shadowed> undo_;
  std::vector<uint32_t> marks_;  // into undo_, one for each open scope
  uint32_t frameSlots_ = 0;
};

/// Parenthesis, blocks, conditional and prefix operators may nest this deep.
inline constexpr uint32_t kMaxNesting = 256;
/// A tuple may not have more members.
inline constexpr uint32_t kMaxMembers = 256;

/// An operator that waits for its right operand.
struct Pending {
  enum Form : uint8_t { Prefix, Infix, Lazy, Then, Else } form;
  ast::Operator op;
  uint8_t precedence;
  uint32_t offset;
  uint32_t node;  ///< of Lazy, Then and Else: the opening node
};

/// The state of parsing a file.
struct Parser {
  Parser(const Reporter& reporter, ast::Tree& to, uint32_t number)
      : tree(to), file(number), at(reporter, to.names, number) {}

  ast::Tree& tree;
  uint32_t file;
  Cursor at;
  Scope scope;
  std::vector<Pending> pending;
  uint32_t nesting = 0;
  struct {
    uint32_t argument = 0;     ///< where the last argument of a call began
    uint32_t parenthesis = 0;  ///< nodes there were when the last parenthesis closed
  } last;
  bool endsAtEquation = false;  ///< `==` outside of brackets is no part of the value that is parsed
  uint32_t gradientOf = kNone;  ///< the function whose `with grad` ends in the block that is parsed

  uint32_t here() const { return static_cast<uint32_t>(tree.nodes.size()); }
  uint32_t emit(ast::Kind kind, uint32_t offset, uint32_t a = 0, uint32_t b = 0,
                ast::Operator op = ast::Operator::None) {
    tree.nodes.push_back({kind, op, 0, offset, a, b});
    return here() - 1;
  }
  /// Ends what `opening` opened.
  void join(uint32_t opening, NameId variable = kNoName) {
    tree.nodes[opening].b = emit(ast::Kind::Join, tree.nodes[opening].offset, opening, variable);
  }
  /// One level of nesting more.
  bool deeper();
};

bool parseFunction(Parser& p);
bool parseExtern(Parser& p);
bool parseManifold(Parser& p);
bool parseTerm(Parser& p, TermKind kind);
/// `constraint c[i in N] : T = value in lo..hi;` or `= value == target;`
bool parseConstraint(Parser& p);
/// `let y[k in K] : T = value;`: a term, and the symbol that others read.
bool parseField(Parser& p);
/// Whether a declaration starts at the beginning of a line: the anchor for going on after a mistake within braces.
bool startsDeclaration(const Cursor& at);
bool parseDeclaredName(Parser& p, NameId& name, uint32_t& offset, std::string_view what);
bool parseType(Parser& p, uint32_t& type);

/// A block or an expression.
bool parseBody(Parser& p);
/// `{ let ...; return e; }`; the last `return` may be left out where the value ends the block.
bool parseBlock(Parser& p);
/// `if c {..} else {..}`. As a statement the `else` may be missing: the rest of the block stands in for it.
bool parseIf(Parser& p, bool statement);
void bindLocal(Parser& p, NameId name, uint32_t offset, uint32_t& slot);

bool parseExpression(Parser& p);
/// The same as the last part of the value around it, which ends where that does.
bool parseLastExpression(Parser& p);
/// An operand without prefixes, with the brackets and members after it.
bool parseOperand(Parser& p);
/// Values up to the closing bracket, which is taken too; a trailing comma is fine.
bool parseList(Parser& p, Tok close, std::string_view orClose, uint32_t& count,
               bool (*parse)(Parser&) = parseExpression);
/// The arguments of a call, after `before` that are there already.
bool parseCall(Parser& p, const Token& name, uint32_t before);
/// Answers to what the language does in another way.
bool notOfThisLanguage(const Cursor& at, NameId word, uint32_t offset);
/// At the `(` of `sum(k in lo..hi) body` or `sum(w in row) body`; the body reaches as far as it can.
bool parseLoop(Parser& p, NameId word, uint32_t offset);
/// `[a, b, c]`, or `[body for k in range]`.
bool parseArray(Parser& p);

/// Parses into `code` what `parse` reads, in the scopes that are open.
template <class Parse>
bool parseCode(Parser& p, ast::Code& code, Parse&& parse) {
  code.begin = p.here();
  const bool ok = parse(p);
  if (!ok) {
    p.tree.nodes.resize(code.begin);
    p.emit(ast::Kind::Mistake, p.at.begin());
  }
  code.end = p.here();
  code.slots = p.scope.frameSlots();
  return ok;
}

}  // namespace hgc
