#include "frontend/resolve/declarations/values.h"

#include <fmt/format.h>

#include <algorithm>

#include "frontend/lower/operations/arithmetic.h"
#include "frontend/resolve/declarations/cycles.h"
#include "frontend/resolve/declarations/suggestions.h"

namespace hgc {
namespace {

Progress& progressOf(Module& module, Need need) {
  switch (need.kind) {
    case Need::Kind::Dim: return module.dimProgress[need.index];
    case Need::Kind::Const: return module.constProgress[need.index];
    default: return module.types[need.index].progress;
  }
}

/// Its name, and where that stands.
std::pair<std::string_view, uint32_t> declaredAt(const ast::Tree& tree, Need need) {
  const auto at = [&](const auto& declaration) {
    return std::pair(tree.names.text(declaration.name), declaration.offset);
  };
  switch (need.kind) {
    case Need::Kind::Dim: return at(tree.dims[need.index]);
    case Need::Kind::Const: return at(tree.consts[need.index]);
    default: return at(tree.types[need.index]);
  }
}

}  // namespace

std::optional<ValueType> typeNamed(std::string_view name) {
  if (name == "real" || name == "f64") return ValueType::real();
  if (name == "f32") return ValueType::single();
  if (name == "int" || name == "i32") return ValueType::integer();
  if (name == "u32") return ValueType::unsignedInteger();
  if (name == "bool") return ValueType::boolean();
  if (name.size() != 4 || name[3] < '2' || name[3] > '4') return std::nullopt;
  const auto size = static_cast<uint32_t>(name[3] - '0');
  if (name.starts_with("vec")) return ValueType::vector(size);
  if (name.starts_with("mat")) return ValueType::matrix(size);
  return std::nullopt;
}

void ValueResolver::resolveDims() {
  for (uint32_t k = 0; k < module_.tree.dims.size(); ++k) ensure({Need::Kind::Dim, k});
}

void ValueResolver::resolveConsts() {
  for (uint32_t k = 0; k < module_.tree.consts.size(); ++k) {
    if (module_.tree.consts[k].type != kNone) ensure({Need::Kind::Type, module_.tree.consts[k].type});
    ensure({Need::Kind::Const, k});
  }
}

void ValueResolver::resolveTypesOfLets() {
  for (const uint32_t type : module_.tree.letTypes) ensure({Need::Kind::Type, type});
}

void ValueResolver::resolveManifolds() {
  for (const ast::ManifoldDeclaration& manifold : module_.tree.manifolds) {
    for (const auto& [type, what] : {std::pair(manifold.type, "points"), std::pair(manifold.step, "steps")}) {
      ensure({Need::Kind::Type, type});
      const ResolvedType& resolved = module_.types[type];
      if (resolved.progress == Progress::Done && resolved.type.scalar != Type::Real)
        reporter().error(module_.tree.types[type].offset, fmt::format("{} of a manifold are made of reals", what));
    }
  }
}

/// An attempt that meets something unresolved is abandoned and made again later. So a long chain of constants in any
/// order is no deep recursion.
void ValueResolver::ensure(Need need) {
  if (progressOf(module_, need) == Progress::Done || progressOf(module_, need) == Progress::Failed) return;
  pending_.assign(1, need);
  while (!pending_.empty()) {
    const Need current = pending_.back();
    attempt(current);
    if (progressOf(module_, current) != Progress::Active) {
      pending_.pop_back();
      continue;
    }
    const Need next = builder_.mistakes.needed();
    if (progressOf(module_, next) == Progress::Active) {
      reportLoop(next);
      continue;
    }
    pending_.push_back(next);
  }
}

void ValueResolver::begin() {
  scratch_.clear();
  builder_.begin(scratch_, {});
}

void ValueResolver::attempt(Need need) {
  Progress& progress = progressOf(module_, need);
  if (progress == Progress::Failed) return;
  progress = Progress::Active;
  begin();
  const Progress result = need.kind == Need::Kind::Dim     ? resolveDim(need.index)
                          : need.kind == Need::Kind::Const ? resolveConst(need.index)
                                                           : resolveType(need.index);
  progressOf(module_, need) = builder_.mistakes.needed().kind == Need::Kind::None ? result : Progress::Active;
}

/// What is being resolved needs itself.
void ValueResolver::reportLoop(Need need) {
  const auto from = std::find(pending_.begin(), pending_.end(), need);
  const auto [name, offset] = declaredAt(module_.tree, need);
  Diagnostic diagnostic =
      reporter().make(Severity::Error, offset, fmt::format("the value of `{}` depends on itself", name));
  const auto count = static_cast<size_t>(pending_.end() - from);
  for (size_t k = 0; k < count; ++k) {
    const Need part = from[static_cast<std::ptrdiff_t>(k)];
    progressOf(module_, part) = Progress::Failed;
    const Ends ends(count);
    if (k == 0 || !ends.shows(k)) continue;
    const auto [other, place] = declaredAt(module_.tree, part);
    const std::string more = ends.precedesGap(k) ? fmt::format(" and {} more", ends.hidden()) : "";
    diagnostic.notes.push_back(reporter().note(place, fmt::format("by way of `{}`{}", other, more)));
  }
  reporter().add(std::move(diagnostic));
}

Progress ValueResolver::resolveDim(uint32_t index) {
  const ast::DimDeclaration& declaration = module_.tree.dims[index];
  if (declaration.size.empty()) return Progress::Done;
  const Operand size = evaluate(declaration.size);
  if (!isValue(builder_, size)) return Progress::Failed;
  const std::optional<Constant> known = builder_.constantOf(size);
  if (!size.type.isInteger() || !known || known->integer() < 0) {
    builder_.mistakes.add(size.offset,
                          fmt::format("the size of `{}` must be an integer of at least 0 that is known when compiling",
                                      module_.tree.names.text(declaration.name)));
    return Progress::Failed;
  }
  module_.program.dims[index].size = known->integer();
  return Progress::Done;
}

Progress ValueResolver::resolveConst(uint32_t index) {
  const ast::ConstDeclaration& declaration = module_.tree.consts[index];
  const std::string_view name = module_.tree.names.text(declaration.name);
  Operand value = evaluate(declaration.value);
  if (!isValue(builder_, value)) return Progress::Failed;
  if (declaration.type != kNone) {
    const ResolvedType& type = module_.types[declaration.type];
    if (type.progress == Progress::Failed) return Progress::Failed;
    if (type.progress != Progress::Done) {
      builder_.mistakes.need(Need::Kind::Type, declaration.type);
      return Progress::Active;
    }
    value = convertOrFail(builder_, value, type.type, fmt::format("`{}`", name));
    if (value.poisoned()) return Progress::Failed;
  }
  const auto constants =
      constantsOf(value, name, declaration.offset, "a const may use only numbers, other constants and functions");
  if (!constants) return Progress::Failed;
  module_.consts[index] = {value.type, static_cast<uint32_t>(module_.constants.size())};
  module_.constants.insert(module_.constants.end(), constants->begin(), constants->end());
  return Progress::Done;
}

std::optional<std::vector<Constant>> ValueResolver::constantsOf(const Operand& value, std::string_view name,
                                                                uint32_t offset, std::string hint) {
  std::vector<Constant> constants;
  for (uint32_t k = 0; k < value.type.count(); ++k) {
    const NodeId node = builder_.at(value, k);
    if (!scratch_.isConstant(node)) {
      builder_.mistakes.add(offset, fmt::format("the value of `{}` is not known when compiling", name),
                            std::move(hint));
      return std::nullopt;
    }
    constants.push_back(scratch_.constantAt(node));
  }
  return constants;
}

/// The type of a value: its axes are constants.
Progress ValueResolver::resolveType(uint32_t index) {
  const ast::TypeExpression& expression = module_.tree.types[index];
  const std::optional<ValueType> element = elementType(expression.name, expression.offset);
  if (!element) return Progress::Failed;
  ValueType type = *element;
  if (expression.axisCount > kMaxRank) {
    builder_.mistakes.add(expression.offset, fmt::format("arrays have at most {} axes", kMaxRank),
                          "index two axes as one: `a[i * m + j]`");
    return Progress::Failed;
  }
  for (uint32_t k = expression.axisCount; k-- > 0;) {
    const ast::Axis& axis = module_.tree.axesOf(expression)[k];
    const std::optional<DimId> dim = expression.ofParameter ? dimensionOf(module_, axis) : std::nullopt;
    if (dim) ensure({Need::Kind::Dim, *dim});
    const bool isSized = dim && module_.program.dims[*dim].size < 0;
    const bool open = isSized || (expression.ofParameter && axis.extent.empty());
    if (isSized) module_.types[index].dims[k] = *dim;
    const std::optional<uint32_t> extent = open ? 0 : extentOf(axis);
    if (!extent) return Progress::Failed;
    if (!type.fitsTimes(*extent)) {
      builder_.mistakes.addTooManyEntries(expression.offset);
      return Progress::Failed;
    }
    type = type.arrayOf(*extent);
  }
  module_.types[index].type = type;
  return Progress::Done;
}

std::optional<ValueType> ValueResolver::elementType(NameId name, uint32_t offset) {
  const Meaning meaning = module_.meaningOf(name, module_.text.fileOf(offset));
  if (meaning.kind == Meaning::Kind::Dim) return ValueType::integer(meaning.index);
  const std::string_view text = module_.tree.names.text(name);
  const std::optional<ValueType> named = typeNamed(text);
  const auto manifold = named ? std::nullopt : manifoldNamed(module_, name, module_.text.fileOf(offset));
  if (manifold) return typeOfPoints(*manifold);
  if (!named) reporter().error(offset, fmt::format("unknown type `{}`", text), suggestType(module_, name));
  return named;
}

/// Nothing where that is not resolved: it is needed then, or was found to be wrong.
std::optional<ValueType> ValueResolver::typeOfPoints(uint32_t manifold) {
  const uint32_t type = module_.tree.manifolds[manifold].type;
  if (module_.types[type].progress == Progress::Done) return module_.types[type].type;
  if (module_.types[type].progress != Progress::Failed) builder_.mistakes.need(Need::Kind::Type, type);
  return std::nullopt;
}

std::optional<uint32_t> ValueResolver::extentOf(const ast::Axis& axis) {
  if (axis.extent.empty()) {
    builder_.mistakes.add(axis.offset,
                          "`*` is allowed only in data (a ragged axis) and in function parameters (any length)");
    return std::nullopt;
  }
  const Operand extent = evaluate(axis.extent);
  if (!isValue(builder_, extent)) return std::nullopt;
  const std::optional<Constant> known = builder_.constantOf(extent);
  if (!extent.type.isInteger() || !known) {
    const bool dim = extent.has(Operand::kDimension);
    builder_.mistakes.add(
        axis.offset,
        dim ? "this array needs a constant length: the size of a dimension is known only when data is bound"
            : "the length of an axis must be an integer that is known when compiling");
    return std::nullopt;
  }
  if (known->integer() >= 1 && static_cast<uint32_t>(known->integer()) <= kMaxEntries)
    return static_cast<uint32_t>(known->integer());
  builder_.mistakes.add(axis.offset, fmt::format("an axis cannot have {} entries", known->integer()));
  return std::nullopt;
}

std::optional<DimId> dimensionOf(const Module& module, const ast::Axis& axis) {
  if (axis.extent.end - axis.extent.begin != 1) return std::nullopt;
  const ast::Node& node = module.tree.nodes[axis.extent.begin];
  if (node.kind != ast::Kind::Name) return std::nullopt;
  const Meaning meaning = module.meaningOf(node.a, 0);
  return meaning.kind == Meaning::Kind::Dim ? std::optional(meaning.index) : std::nullopt;
}

}  // namespace hgc
