/// What solves may make of unknowns: the manifolds that they lie on, their bounds, and the entries that are fixed.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "frontend/resolve/declarations/declarations.h"
#include "frontend/resolve/declarations/suggestions.h"
#include "frontend/resolve/declarations/values.h"

namespace hgc {
namespace {

/// The number that the program gives to a manifold.
uint32_t takeManifold(Module& module, uint32_t declared) {
  const auto found = std::ranges::find(module.manifolds, declared);
  const auto number = static_cast<uint32_t>(found - module.manifolds.begin());
  if (found != module.manifolds.end()) return number;
  const ast::ManifoldDeclaration& manifold = module.tree.manifolds[declared];
  module.manifolds.push_back(declared);
  module.program.manifolds.push_back({std::string(module.tree.names.text(manifold.name)),
                                      module.types[manifold.type].type.count(),
                                      module.types[manifold.step].type.count()});
  return number;
}

std::optional<double> boundOf(ValueResolver& values, const ast::Code& code) {
  values.begin();
  const Operand value = values.evaluate(code);
  if (!isValue(values.builder(), value)) return std::nullopt;
  const std::optional<Constant> known = values.builder().constantOf(value);
  const bool isNumber = known && value.type.isScalar() && (value.type.scalar == Type::Real || value.type.isInteger());
  const double number = !isNumber                         ? std::nan("")
                        : value.type.scalar == Type::Real ? known->real()
                                                          : static_cast<double>(known->integer());
  if (!std::isnan(number)) return number;
  values.builder().mistakes.add(value.offset, "a bound must be a number that is known when compiling");
  return std::nullopt;
}

bool resolveBounds(const Module& module, ValueResolver& values, const ast::SymbolDeclaration& declaration,
                   Symbol& symbol) {
  const uint32_t offset = module.tree.nodes[declaration.lowest.begin].offset;
  const auto lowest = boundOf(values, declaration.lowest), highest = boundOf(values, declaration.highest);
  if (!lowest || !highest) return false;
  if (symbol.manifold != kNone) {
    values.builder().mistakes.add(offset, "an unknown on a manifold has no bounds");
    return false;
  }
  if (*lowest > *highest || *lowest == HUGE_VAL || *highest == -HUGE_VAL) {
    values.builder().mistakes.add(offset, fmt::format("there is no number between {} and {}", *lowest, *highest));
    return false;
  }
  symbol.lowest = *lowest;
  symbol.highest = *highest;
  return true;
}

/// The indices of what a `fix` names, if they are indices of such a symbol.
std::optional<std::vector<uint32_t>> indicesOf(const Module& module, ValueResolver& values, const Symbol& symbol,
                                               const ast::TypeExpression& entry) {
  const auto wrong = [&](uint32_t offset, std::string message) {
    values.builder().mistakes.add(offset, std::move(message));
    return std::nullopt;
  };
  const size_t rank = symbol.dims.size() + symbol.shape.size();
  if (entry.axisCount > rank)
    return wrong(entry.offset, fmt::format("`{}` has {} ax{}, and this gives {} indices", symbol.name, rank,
                                           rank == 1 ? "is" : "es", entry.axisCount));
  std::vector<uint32_t> indices;
  for (const ast::Axis& axis : module.tree.axesOf(entry)) {
    values.begin();
    const Operand value = axis.extent.empty() ? Operand{} : values.evaluate(axis.extent);
    const std::optional<Constant> known =
        value.poisoned() || !isValue(values.builder(), value) ? std::nullopt : values.builder().constantOf(value);
    if (!known || !value.type.isInteger() || known->integer() < 0)
      return wrong(axis.offset, "`fix` takes indices from 0 on that are known when compiling, as in `fix x[0]`");
    const auto index = static_cast<uint32_t>(known->integer());
    const size_t at = indices.size();
    const int64_t size =
        at < symbol.dims.size() ? module.program.dims[symbol.dims[at]].size : symbol.shape[at - symbol.dims.size()];
    if (size >= 0 && index >= size)
      return wrong(axis.offset, fmt::format("the index {} is out of range: there are {}", index, size));
    indices.push_back(index);
  }
  return indices;
}

}  // namespace

bool resolveFreedom(Module& module, ValueResolver& values, uint32_t index) {
  const ast::SymbolDeclaration& declaration = module.tree.symbols[index];
  Symbol& symbol = module.program.symbols[index];
  if (declaration.kind != SymbolKind::Var) return true;
  const auto manifold = manifoldNamed(module, module.tree.types[declaration.type].name, 0);
  if (manifold && module.types[module.tree.manifolds[*manifold].step].progress != Progress::Done) return false;
  if (manifold) symbol.manifold = takeManifold(module, *manifold);
  return declaration.lowest.empty() || resolveBounds(module, values, declaration, symbol);
}

void resolveFixed(Module& module, ValueResolver& values) {
  for (const uint32_t type : module.tree.fixed) {
    const ast::TypeExpression& entry = module.tree.types[type];
    const Meaning meaning = module.meaningOf(entry.name, 0);
    const std::string_view name = module.tree.names.text(entry.name);
    const bool isVar =
        meaning.kind == Meaning::Kind::Symbol && module.tree.symbols[meaning.index].kind == SymbolKind::Var;
    if (!isVar) {
      values.reporter().error(entry.offset, fmt::format("there is no unknown `{}` to fix", name),
                              suggestValue(module, entry.name, entry.offset));
      continue;
    }
    if (module.symbolProgress[meaning.index] != Progress::Done) continue;
    auto indices = indicesOf(module, values, module.program.symbols[meaning.index], entry);
    if (indices) module.program.fixed.push_back({meaning.index, std::move(*indices)});
  }
}

}  // namespace hgc
