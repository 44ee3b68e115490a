/// Symbols of the program.
#include <fmt/format.h>

#include "frontend/lower/operations/arithmetic.h"
#include "frontend/resolve/declarations/declarations.h"
#include "frontend/resolve/declarations/values.h"

namespace hgc {
namespace {

/// What may be stored: reals everywhere, plain integers and booleans in data and params, indices in data.
bool checkElement(const Module& module, Builder& builder, const ast::SymbolDeclaration& declaration,
                  const ValueType& element) {
  if (element.scalar == Type::Real) return true;
  if (declaration.kind == SymbolKind::Data) return true;
  if (declaration.kind == SymbolKind::Param && element.dim == kNone) return true;
  builder.mistakes.add(
      module.tree.types[declaration.type].offset,
      fmt::format("`{}` {}", module.tree.names.text(declaration.name),
                  element.dim != kNone ? "holds indices and must be data" : "must be real, a vector or a matrix"));
  return false;
}

bool resolveAxis(const Module& module, ValueResolver& values, Symbol& symbol, const ast::SymbolDeclaration& declaration,
                 const ast::Axis& axis, std::vector<uint32_t>& extents) {
  const auto wrong = [&](std::string message, std::string hint = "") {
    values.builder().mistakes.add(axis.offset, std::move(message), std::move(hint));
    return false;
  };
  if (axis.extent.empty()) {
    if (declaration.kind != SymbolKind::Data) return wrong("only data has ragged axes");
    if (symbol.ragged) return wrong("only one axis can be ragged");
    if (symbol.dims.empty() || !extents.empty())
      return wrong("a ragged axis must follow a dimension", "`data ring : V[V, *];`");
    symbol.ragged = true;
    return true;
  }
  if (const std::optional<DimId> dim = dimensionOf(module, axis)) {
    if (declaration.kind == SymbolKind::Param)
      return wrong("a param has one value for all", "declare it as data or var");
    if (symbol.ragged || !extents.empty()) return wrong("dimensions must come before constant and ragged axes");
    symbol.dims.push_back(*dim);
    return true;
  }
  const std::optional<uint32_t> extent = values.extentOf(axis);
  if (extent) extents.push_back(*extent);
  return extent.has_value();
}

/// Dimensions first, then `*`, then constants, which become part of the type of a row.
bool resolveAxes(const Module& module, ValueResolver& values, Symbol& symbol, const ast::SymbolDeclaration& declaration,
                 ValueType& row) {
  const ast::TypeExpression& type = module.tree.types[declaration.type];
  std::vector<uint32_t> extents;
  for (const ast::Axis& axis : module.tree.axesOf(type)) {
    if (!resolveAxis(module, values, symbol, declaration, axis, extents)) return false;
  }
  if (extents.size() > kMaxRank) {
    values.builder().mistakes.add(type.offset, fmt::format("at most {} axes can be constant", kMaxRank),
                                  "index two axes as one: `a[i * m + j]`");
    return false;
  }
  for (size_t k = extents.size(); k-- > 0;) {
    if (!row.fitsTimes(extents[k])) {
      values.builder().mistakes.addTooManyEntries(type.offset);
      return false;
    }
    row = row.arrayOf(extents[k]);
  }
  return true;
}

void resolveDefault(const Module& module, ValueResolver& values, Symbol& symbol,
                    const ast::SymbolDeclaration& declaration, const ValueType& row) {
  values.begin();
  const std::string_view name = module.tree.names.text(declaration.name);
  Operand value = values.evaluate(declaration.value);
  if (!isValue(values.builder(), value)) return;
  value = convertOrFail(values.builder(), value, row, fmt::format("the value of `{}`", name));
  if (value.poisoned()) return;
  const auto constants = values.constantsOf(value, name, declaration.offset, "");
  if (!constants) return;
  for (const Constant known : *constants) {
    symbol.defaultValue.push_back(row.scalar == Type::Real   ? known.real()
                                  : row.scalar == Type::Bool ? static_cast<double>(known.boolean())
                                  : row.isUnsigned() ? static_cast<double>(static_cast<uint32_t>(known.integer()))
                                                     : static_cast<double>(known.integer()));
  }
}

bool resolveSymbol(Module& module, ValueResolver& values, uint32_t index) {
  const ast::SymbolDeclaration& declaration = module.tree.symbols[index];
  Symbol& symbol = module.program.symbols[index];
  if (declaration.type == kNone) return false;
  values.begin();
  const ast::TypeExpression& type = module.tree.types[declaration.type];
  const std::optional<ValueType> element = values.elementType(type.name, type.offset);
  if (!element || !checkElement(module, values.builder(), declaration, *element)) return false;
  ValueType row = *element;
  if (!resolveAxes(module, values, symbol, declaration, row)) return false;
  symbol.target = row.dim;
  if (row.scalar != Type::Real) symbol.kind = SymbolKind::Table;
  symbol.element = row.elementType();
  symbol.shape = row.shape();
  symbol.width = row.count();
  module.rows[index] = row;
  if (!resolveFreedom(module, values, index)) return false;
  if (!declaration.value.empty()) resolveDefault(module, values, symbol, declaration, row);
  return true;
}

}  // namespace

void resolveSymbols(Module& module, ValueResolver& values) {
  for (uint32_t k = 0; k < module.tree.symbols.size(); ++k) {
    if (module.tree.symbols[k].term != kNone) continue;  // with their terms
    module.symbolProgress[k] = resolveSymbol(module, values, k) ? Progress::Done : Progress::Failed;
  }
}

}  // namespace hgc
