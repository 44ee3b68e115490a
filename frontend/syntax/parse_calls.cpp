/// Names, calls and their arguments.
#include <fmt/format.h>

#include "frontend/syntax/parser.h"

namespace hgc {

/// A name, a call, or a reduction.
bool Parser::parseNamed() {
  const Token name = token_;
  advance();
  if (startsForeign(name.name)) return notOfThisLanguage(name.name, name.begin);
  if (token_.kind == Tok::LeftParen) {
    if (startsLoop() && name.name >= id(Word::Sum) && name.name <= id(Word::Scan))
      return parseLoop(name.name, name.begin);
    const Scope::Binding* const local = scope_.find(name.name);
    return local && local->isFunction ? parseApplication(name, local->slot) : parseCall(name, 0);
  }
  const bool alone = name.begin == argument_ && (token_.kind == Tok::Comma || token_.kind == Tok::RightParen);
  if (const Scope::Binding* local = scope_.find(name.name)) return parseLocal(name, *local, alone);
  ast::Uses& uses = tree_.uses[file_];
  noteUse(alone ? uses.argument : uses.value, name);
  emit(Kind::Name, name.begin, name.name, alone);
  return true;
}

/// A function that a parameter stands for is called or passed on, and nothing else.
bool Parser::parseLocal(const Token& name, const Scope::Binding& local, bool alone) {
  if (local.isFunction && !alone) {
    const std::string_view text = tree_.names.text(name.name);
    return fail(name.begin, fmt::format("`{}` is a function", text), fmt::format("call it: `{}(..)`", text));
  }
  emit(Kind::Local, name.begin, local.slot, name.name);
  return true;
}

void Parser::noteUse(std::vector<uint32_t>& uses, const Token& name) {
  if (name.name >= uses.size()) uses.resize(std::max<size_t>(2 * uses.size(), name.name + 1));
  if (uses[name.name] == 0) uses[name.name] = name.begin + 1;
}

/// The arguments of a call, after `before` that are there already.
bool Parser::parseCall(const Token& name, uint32_t before) {
  noteUse(tree_.uses[file_].call, name);
  uint32_t count = 0;
  if (!parseArguments(count)) return false;
  emit(Kind::Call, name.begin, name.name, before + count);
  return true;
}

/// A call of what the parameter in `slot` stands for.
bool Parser::parseApplication(const Token& name, uint32_t slot) {
  emit(Kind::Local, name.begin, slot, name.name);
  uint32_t count = 0;
  if (!parseArguments(count)) return false;
  emit(Kind::Apply, name.begin, count);
  return true;
}

bool Parser::parseArguments(uint32_t& count) {
  return expect(Tok::LeftParen, "(", "and arguments") &&
         parseList(Tok::RightParen, "or `)`", count, &Parser::parseArgument);
}

bool Parser::parseArgument() {
  argument_ = token_.begin;
  return parseExpression();
}

/// At a `(`: true for `(name in`.
bool Parser::startsLoop() const {
  Lexer ahead = lexer_;
  return ahead.next().kind == Tok::Name && ahead.next().kind == Tok::In;
}

}  // namespace hgc
