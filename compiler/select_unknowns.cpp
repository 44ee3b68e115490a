#include "compiler/select_unknowns.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

namespace hgc {

Status selectUnknowns(const std::string& names, const std::set<KernelKind>& kinds, Program& program) {
  std::set<std::string> selected;
  std::stringstream list(names);
  for (std::string name; std::getline(list, name, ',');) selected.insert(name);
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

}  // namespace hgc
