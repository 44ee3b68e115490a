#include "compiler/select_unknowns.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

namespace hgc {
namespace {

std::set<std::string> namesIn(const std::string& text) {
  std::set<std::string> names;
  std::stringstream list(text);
  for (std::string name; std::getline(list, name, ',');) names.insert(name);
  return names;
}

/// Why a symbol cannot become an unknown; null if it can.
const char* whyNoUnknown(const Program& program, const Symbol& symbol) {
  const auto id = static_cast<SymbolId>(&symbol - program.symbols.data());
  const auto isOwn = [id](const Term& term) { return term.weight == id || term.shift == id; };
  if (symbol.field != kNone) return "a field";
  if (symbol.kind == SymbolKind::Var) return "an unknown already";
  if (symbol.kind == SymbolKind::Table || symbol.element != ElementType::F64) return "not an array of reals";
  if (std::ranges::any_of(program.terms, isOwn)) return "data of a constraint, which solves set";
  return symbol.ragged ? "an array whose rows differ in length" : nullptr;
}

}  // namespace

Status selectUnknowns(const std::string& names, const std::set<KernelKind>& kinds, Program& program) {
  const std::set<std::string> selected = namesIn(names);
  if (selected.empty()) return Done{};
  for (const std::string& name : selected) {
    const auto symbol = std::ranges::find(program.symbols, name, &Symbol::name);
    if (symbol == program.symbols.end())
      return Error{fmt::format("wrt {}: the program declares no var or param of this name", name), "",
                   ErrorKind::Usage};
    const bool isData = symbol->kind == SymbolKind::Data && symbol->element == ElementType::F64;
    if (symbol->kind != SymbolKind::Var && symbol->kind != SymbolKind::Param)
      return Error{fmt::format("wrt {}: this is {}, but derivatives are taken by var and param only", name,
                               symbol->kind == SymbolKind::Field ? "a field"
                               : isData                          ? "data"
                                                                 : "data of integers"),
                   isData ? fmt::format("declare it as an unknown, `var {}`", name) : "", ErrorKind::Usage};
  }
  for (Symbol& symbol : program.symbols) {
    if (symbol.kind == SymbolKind::Var && !selected.contains(symbol.name)) symbol.kind = SymbolKind::Data;
  }
  const bool hasUnknowns = std::ranges::any_of(program.symbols, [](auto& s) { return s.kind == SymbolKind::Var; });
  if (!hasUnknowns && std::ranges::any_of(kinds, isFurther))
    return Error{fmt::format("wrt {} leaves no unknown: by parameters only the gradient is available", names), "",
                 ErrorKind::Usage};
  return Done{};
}

Status addKeptUnknowns(const std::string& names, Program& program) {
  for (const std::string& name : namesIn(names)) {
    const auto symbol = std::ranges::find(program.symbols, name, &Symbol::name);
    if (symbol == program.symbols.end())
      return Error{fmt::format("the program declares no data or parameter `{}` to take derivatives by", name), "",
                   ErrorKind::Usage};
    if (const char* what = whyNoUnknown(program, *symbol))
      return Error{fmt::format("no derivatives of solutions are taken by `{}`: it is {}", name, what), "",
                   ErrorKind::Usage};
    symbol->kind = SymbolKind::Var;
    program.fixed.push_back({static_cast<SymbolId>(symbol - program.symbols.begin()), {}});
  }
  return Done{};
}

}  // namespace hgc
