/// Symbols and terms of the program.
#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

#include "frontend/lower/machine/overloads.h"
#include "frontend/lower/operations/arithmetic.h"
#include "frontend/resolve/resolver.h"
#include "frontend/resolve/roots/sums.h"

namespace hgc {

void Resolver::resolve(ReadAs as) {
  makeFieldsOfReadOutputs();
  const ast::Tree& tree = module_.tree;
  Program& program = module_.program;
  for (uint32_t k = 0; k < module_.text.count(); ++k) program.files.push_back(module_.text.name(k));
  module_.dimProgress.resize(tree.dims.size());
  module_.constProgress.resize(tree.consts.size());
  module_.consts.resize(tree.consts.size());
  for (const ast::DimDeclaration& dim : tree.dims)
    program.dims.push_back({text(dim.name), -1, module_.text.locate(dim.offset)});
  // Symbols have their place from the start: a constant that wrongly names one must find it.
  for (const ast::SymbolDeclaration& symbol : tree.symbols) {
    Symbol declared;
    declared.name = text(symbol.name);
    declared.kind = symbol.kind;
    declared.where = module_.text.locate(symbol.offset);
    program.symbols.push_back(std::move(declared));
  }
  module_.rows.resize(tree.symbols.size());
  module_.symbolProgress.resize(tree.symbols.size());
  declareNames();
  checkNames();
  makeInstancesOfRootSums(module_, as);
  module_.types.resize(tree.types.size());
  checkRecursion();
  checkFields();
  for (uint32_t k = 0; k < tree.dims.size(); ++k) ensure({Need::Kind::Dim, k});
  resolveSignatures();
  resolveExterns();
  for (uint32_t k = 0; k < tree.consts.size(); ++k) {
    if (tree.consts[k].type != kNone) ensure({Need::Kind::Type, tree.consts[k].type});
    ensure({Need::Kind::Const, k});
  }
  for (const uint32_t type : tree.letTypes) ensure({Need::Kind::Type, type});
  resolveSymbols();
  resolveTerms();
}

/// Before the constants, whose values may call functions.
void Resolver::resolveSignatures() {
  const ast::Tree& tree = module_.tree;
  for (const ast::FunctionDeclaration& function : tree.functions) {
    for (const ast::Parameter& parameter : tree.parametersOf(function)) {
      if (!parameter.isFunction()) ensure({Need::Kind::Type, parameter.type});
    }
    for (uint32_t k = 0; k < function.resultCount; ++k) ensure({Need::Kind::Type, function.firstResult + k});
  }
  for (uint32_t k = 0; k < tree.functions.size(); ++k) {
    const bool first = module_.callees[tree.functions[k].name].function == k;
    if (first && module_.nextOverload[k] != kNone) checkOverloads(k);
  }
}

bool Resolver::knownSignature(const ast::FunctionDeclaration& function) const {
  for (const ast::Parameter& parameter : module_.tree.parametersOf(function)) {
    if (!parameter.isFunction() && module_.types[parameter.type].progress != Progress::Done) return false;
  }
  return !function.broken;
}

/// Of the functions of one file that no call can tell apart, reports all but the first and takes them out of the row of
/// overloads, so that their calls are no further mistakes.
void Resolver::checkOverloads(uint32_t first) {
  std::unordered_map<std::string, uint32_t> offsets;  // by signature
  uint32_t before = kNone;
  for (uint32_t k = first; k != kNone; k = module_.nextOverload[k]) {
    const ast::FunctionDeclaration& function = module_.tree.functions[k];
    if (knownSignature(function)) {
      const std::string signature = describe(module_, k);
      const auto [found, added] =
          offsets.emplace(fmt::format("{} {}", module_.functionFiles[k], signature), function.offset);
      if (!added) {
        duplicate(signature, function.offset, found->second);
        module_.nextOverload[before] = module_.nextOverload[k];
        continue;
      }
    }
    before = k;
  }
}

std::vector<uint32_t> shapeOf(const ValueType& type) {
  std::vector<uint32_t> shape(type.extents.begin(), type.extents.begin() + type.rank);
  if (type.columns > 1) shape.push_back(type.columns);
  if (type.rows > 1) shape.push_back(type.rows);
  return shape;
}

void Resolver::resolveSymbols() {
  for (uint32_t k = 0; k < module_.tree.symbols.size(); ++k) {
    if (module_.tree.symbols[k].term != kNone) continue;  // with their terms
    module_.symbolProgress[k] = resolveSymbol(k) ? Progress::Done : Progress::Failed;
  }
}

bool Resolver::resolveSymbol(uint32_t index) {
  const ast::SymbolDeclaration& declaration = module_.tree.symbols[index];
  Symbol& symbol = module_.program.symbols[index];
  if (declaration.type == kNone) return false;
  scratch_.clear();
  builder_.begin(scratch_, {});
  const ast::TypeExpression& type = module_.tree.types[declaration.type];
  ValueType row;
  if (!elementType(type.name, type.offset, row) || !checkElement(declaration, row, type.offset)) return false;
  if (!resolveAxes(symbol, declaration, row)) return false;
  symbol.target = row.dim;
  if (row.scalar != Type::Real) symbol.kind = SymbolKind::Table;
  symbol.element = row.elementType();
  symbol.shape = shapeOf(row);
  symbol.width = row.count();
  module_.rows[index] = row;
  if (!declaration.value.empty()) resolveDefault(symbol, declaration, row);
  return true;
}

/// What may be stored: reals everywhere, plain integers and booleans in data and params, indices in data.
bool Resolver::checkElement(const ast::SymbolDeclaration& declaration, const ValueType& element, uint32_t offset) {
  if (element.scalar == Type::Real) return true;
  if (declaration.kind == SymbolKind::Data) return true;
  if (declaration.kind == SymbolKind::Param && element.dim == kNone) return true;
  if (element.dim != kNone) {
    builder_.mistake(offset, fmt::format("`{}` holds indices and must be data", text(declaration.name)));
  } else {
    builder_.mistake(offset, fmt::format("`{}` must be real, a vector or a matrix", text(declaration.name)));
  }
  return false;
}

/// The dimension that an axis names, if it is just a name of one.
std::optional<DimId> Resolver::axisDim(const ast::Axis& axis) const {
  if (axis.extent.end - axis.extent.begin != 1) return std::nullopt;
  const ast::Node& node = module_.tree.nodes[axis.extent.begin];
  if (node.kind != ast::Kind::Name) return std::nullopt;
  const Meaning meaning = module_.meaningOf(node.a, 0);
  return meaning.kind == Meaning::Kind::Dim ? std::optional(meaning.index) : std::nullopt;
}

/// Dimensions first, then `*`, then constants, which become part of the type of a row.
bool Resolver::resolveAxes(Symbol& symbol, const ast::SymbolDeclaration& declaration, ValueType& row) {
  const ast::TypeExpression& type = module_.tree.types[declaration.type];
  std::vector<uint32_t> extents;
  for (uint32_t k = 0; k < type.axisCount; ++k) {
    if (!resolveAxis(symbol, declaration, module_.tree.axes[type.firstAxis + k], extents)) return false;
  }
  if (extents.size() > kMaxRank) {
    builder_.mistake(type.offset, fmt::format("at most {} axes can be constant", kMaxRank),
                     "index two axes as one: `a[i * m + j]`");
    return false;
  }
  for (size_t k = extents.size(); k-- > 0;) {
    if (!row.fitsTimes(extents[k])) {
      builder_.tooManyEntries(type.offset);
      return false;
    }
    row = row.arrayOf(extents[k]);
  }
  return true;
}

bool Resolver::resolveAxis(Symbol& symbol, const ast::SymbolDeclaration& declaration, const ast::Axis& axis,
                           std::vector<uint32_t>& extents) {
  const auto wrong = [&](std::string message, std::string hint = "") {
    builder_.mistake(axis.offset, std::move(message), std::move(hint));
    return false;
  };
  if (axis.extent.empty()) {
    if (declaration.kind != SymbolKind::Data) return wrong("only data has ragged axes");
    if (symbol.ragged) return wrong("only one axis can be ragged");
    if (symbol.dims.empty() || !extents.empty())
      return wrong("a ragged axis follows a dimension", "`data ring : V[V, *];`");
    symbol.ragged = true;
    return true;
  }
  if (const std::optional<DimId> dim = axisDim(axis)) {
    if (declaration.kind == SymbolKind::Param)
      return wrong("a param has one value for all", "declare it as data or var");
    if (symbol.ragged || !extents.empty()) return wrong("dimensions come before constant and ragged axes");
    symbol.dims.push_back(*dim);
    return true;
  }
  const std::optional<uint32_t> extent = extentOf(axis);
  if (extent) extents.push_back(*extent);
  return extent.has_value();
}

void Resolver::resolveDefault(Symbol& symbol, const ast::SymbolDeclaration& declaration, const ValueType& row) {
  scratch_.clear();
  builder_.begin(scratch_, {});
  Operand value = evaluate(declaration.value);
  if (!builder_.isValue(value)) return;
  value = convertOrFail(builder_, value, row, fmt::format("the value of `{}`", text(declaration.name)));
  if (value.poisoned()) return;
  for (uint32_t k = 0; k < row.count(); ++k) {
    const NodeId node = builder_.at(value, k);
    if (!scratch_.isConstant(node)) {
      builder_.mistake(declaration.offset,
                       fmt::format("the value of `{}` is not known when compiling", text(declaration.name)));
      symbol.defaultValue.clear();
      return;
    }
    const Constant known = scratch_.constantAt(node);
    symbol.defaultValue.push_back(row.scalar == Type::Real   ? known.real()
                                  : row.scalar == Type::Bool ? static_cast<double>(known.boolean())
                                  : row.isUnsigned() ? static_cast<double>(static_cast<uint32_t>(known.integer()))
                                                     : static_cast<double>(known.integer()));
  }
}

void Resolver::resolveTerms() {
  module_.program.terms.resize(module_.tree.terms.size());
  uint32_t line = 0;
  for (size_t k = 0; k < module_.tree.terms.size(); ++k) {
    ast::TermDeclaration& declaration = module_.tree.terms[k];
    Term& term = module_.program.terms[k];
    term.name = module_.tree.names.text(declaration.name);
    term.kind = declaration.kind;
    term.isSum = declaration.isSum;
    line = module_.text.lineOf(declaration.offset, line);
    term.where = {0, line, declaration.offset - module_.text.lineBegin(0, line) + 1};
    const auto isBroken = [&](const ast::TermDeclaration& other) {
      return other.offset == declaration.offset && other.kind == TermKind::Field && other.broken;
    };
    const bool givesOut = term.kind == TermKind::Output && k > 0 && std::ranges::any_of(module_.tree.terms, isBroken);
    if (givesOut || !resolveTerm(declaration, term)) declaration.broken = true;
  }
  for (uint32_t k = 0; k < module_.tree.symbols.size(); ++k) {
    if (module_.tree.symbols[k].term != kNone) module_.symbolProgress[k] = resolveField(k);
  }
}

/// A field's symbol has a row for each instance of its term.
Progress Resolver::resolveField(uint32_t index) {
  const TermId id = module_.tree.symbols[index].term;
  const ast::TermDeclaration& declaration = module_.tree.terms[id];
  const Term& term = module_.program.terms[id];
  Symbol& symbol = module_.program.symbols[index];
  symbol.dims = term.domain;
  symbol.shape = term.shape;
  symbol.width = term.width;
  symbol.element = term.element;
  symbol.field = id;
  module_.rows[index] = declaration.type == kNone ? ValueType::real() : module_.types[declaration.type].type;
  return declaration.broken ? Progress::Failed : Progress::Done;
}

bool Resolver::resolveTerm(ast::TermDeclaration& declaration, Term& term) {
  return resolveDomain(declaration, term) && (declaration.type == kNone || resolveTermType(declaration, term));
}

bool Resolver::resolveDomain(const ast::TermDeclaration& declaration, Term& term) {
  for (uint32_t k = 0; k < declaration.axisCount; ++k) {
    const ast::TypeExpression& axis = module_.tree.types[module_.tree.parameters[declaration.firstAxis + k].type];
    const Meaning meaning = module_.meaningOf(axis.name, 0);
    if (meaning.kind != Meaning::Kind::Dim) {
      const bool known = meaning.kind != Meaning::Kind::None || module_.callees[axis.name].function != kNone;
      reporter_.error(axis.offset,
                      known ? fmt::format("`{}` is no dimension", text(axis.name))
                            : fmt::format("unknown dimension `{}`", text(axis.name)),
                      known ? "a domain is a dimension: `[i in N]` with `dim N;`" : suggestDim(axis.name));
      return false;
    }
    term.domain.push_back(meaning.index);
  }
  return true;
}

bool Resolver::resolveTermType(const ast::TermDeclaration& declaration, Term& term) {
  ensure({Need::Kind::Type, declaration.type});
  const ResolvedType& type = module_.types[declaration.type];
  if (type.progress == Progress::Failed) return false;
  const uint32_t offset = module_.tree.types[declaration.type].offset;
  const bool plain = type.type.scalar != Type::Real && type.type.dim == kNone && term.kind == TermKind::Output;
  if ((type.type.scalar != Type::Real && !plain) || (term.kind == TermKind::Energy && !type.type.isScalar())) {
    const char* const wanted = term.kind == TermKind::Energy     ? "an energy is real"
                               : term.kind == TermKind::Residual ? "a residual is made of reals"
                               : term.kind == TermKind::Field    ? "a field is made of reals"
                                                                 : "an output is made of numbers or booleans";
    const auto isSame = [&](const ast::TermDeclaration& other) {
      return other.offset == declaration.offset && other.kind == TermKind::Output;
    };
    const bool isRead = term.kind == TermKind::Field && std::ranges::any_of(module_.tree.terms, isSame);
    reporter_.error(offset, fmt::format("{}, but this type is {}", wanted, nameOf(type.type, module_.program)),
                    isRead ? "an output that others read is a field" : "");
    return false;
  }
  term.shape = shapeOf(type.type);
  term.width = type.type.count();
  term.element = type.type.elementType();
  return true;
}

}  // namespace hgc
