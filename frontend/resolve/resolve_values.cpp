/// Sizes, constants and types, each when it is first needed.
#include <fmt/format.h>

#include <algorithm>

#include "frontend/lower/operations/arithmetic.h"
#include "frontend/resolve/resolver.h"

namespace hgc {
namespace {

/// The built-in type of that name, if there is one.
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

}  // namespace

Progress& Resolver::progressOf(Need need) {
  switch (need.kind) {
    case Need::Kind::Dim: return module_.dimProgress[need.index];
    case Need::Kind::Const: return module_.constProgress[need.index];
    default: return module_.types[need.index].progress;
  }
}

/// Resolves `need` and, before it, whatever it turns out to need: an attempt that meets something unresolved is
/// abandoned and made again later. So a long chain of constants in any order is no deep recursion.
void Resolver::ensure(Need need) {
  if (progressOf(need) == Progress::Done || progressOf(need) == Progress::Failed) return;
  pending_.assign(1, need);
  while (!pending_.empty()) {
    const Need current = pending_.back();
    attempt(current);
    if (progressOf(current) != Progress::Active) {
      pending_.pop_back();
      continue;
    }
    const Need next = builder_.needed();
    if (progressOf(next) == Progress::Active) {
      reportLoop(next);
      continue;
    }
    pending_.push_back(next);
  }
}

void Resolver::attempt(Need need) {
  Progress& progress = progressOf(need);
  if (progress == Progress::Failed) return;
  progress = Progress::Active;
  scratch_.clear();
  builder_.begin(scratch_, {});
  const Progress result = need.kind == Need::Kind::Dim     ? resolveDim(need.index)
                          : need.kind == Need::Kind::Const ? resolveConst(need.index)
                                                           : resolveType(need.index);
  progressOf(need) = builder_.needed().kind == Need::Kind::None ? result : Progress::Active;
}

std::pair<NameId, uint32_t> Resolver::placeOf(Need need) const {
  const ast::Tree& tree = module_.tree;
  switch (need.kind) {
    case Need::Kind::Dim: return {tree.dims[need.index].name, tree.dims[need.index].offset};
    case Need::Kind::Const: return {tree.consts[need.index].name, tree.consts[need.index].offset};
    default: return {tree.types[need.index].name, tree.types[need.index].offset};
  }
}

/// What is being resolved needs itself.
void Resolver::reportLoop(Need need) {
  const auto from = std::find(pending_.begin(), pending_.end(), need);
  const auto [name, offset] = placeOf(need);
  Diagnostic diagnostic =
      reporter_.make(Severity::Error, offset, fmt::format("the value of `{}` depends on itself", text(name)));
  const auto count = static_cast<size_t>(pending_.end() - from);
  for (size_t k = 0; k < count; ++k) {
    const Need part = from[static_cast<std::ptrdiff_t>(k)];
    progressOf(part) = Progress::Failed;
    const Ends ends(count);
    if (k == 0 || !ends.shows(k)) continue;
    const auto [other, place] = placeOf(part);
    const std::string more = ends.precedesGap(k) ? fmt::format(" and {} more", ends.hidden()) : "";
    diagnostic.notes.push_back(reporter_.note(place, fmt::format("by way of `{}`{}", text(other), more)));
  }
  reporter_.add(std::move(diagnostic));
}

Operand Resolver::evaluate(const ast::Code& code) { return machine_.run(code, {}); }

Progress Resolver::resolveDim(uint32_t index) {
  const ast::DimDeclaration& declaration = module_.tree.dims[index];
  if (declaration.size.empty()) return Progress::Done;
  const Operand size = evaluate(declaration.size);
  if (!builder_.isValue(size)) return Progress::Failed;
  const std::optional<Constant> known = builder_.constantOf(size);
  if (!size.type.isInteger() || !known || known->integer() < 0) {
    builder_.mistake(size.offset,
                     fmt::format("the size of `{}` must be an integer of at least 0 that is known when compiling",
                                 text(declaration.name)));
    return Progress::Failed;
  }
  module_.program.dims[index].size = known->integer();
  return Progress::Done;
}

Progress Resolver::resolveConst(uint32_t index) {
  const ast::ConstDeclaration& declaration = module_.tree.consts[index];
  Operand value = evaluate(declaration.value);
  if (!builder_.isValue(value)) return Progress::Failed;
  if (declaration.type != kNone) {
    const ResolvedType& type = module_.types[declaration.type];
    if (type.progress == Progress::Failed) return Progress::Failed;
    if (type.progress != Progress::Done) {
      builder_.need(Need::Kind::Type, declaration.type);
      return Progress::Active;
    }
    value = convertOrFail(builder_, value, type.type, fmt::format("`{}`", text(declaration.name)));
    if (value.poisoned()) return Progress::Failed;
  }
  const auto first = static_cast<uint32_t>(module_.constants.size());
  for (uint32_t k = 0; k < value.type.count(); ++k) {
    const NodeId node = builder_.at(value, k);
    if (!scratch_.isConstant(node)) {
      module_.constants.resize(first);
      builder_.mistake(declaration.offset,
                       fmt::format("the value of `{}` is not known when compiling", text(declaration.name)),
                       "a const is made of numbers, other constants and functions");
      return Progress::Failed;
    }
    module_.constants.push_back(scratch_.constantAt(node));
  }
  module_.consts[index] = {value.type, first};
  return Progress::Done;
}

/// The type of a value: its axes are constants.
Progress Resolver::resolveType(uint32_t index) {
  const ast::TypeExpression& expression = module_.tree.types[index];
  ValueType type;
  if (!elementType(expression.name, expression.offset, type)) return Progress::Failed;
  if (expression.axisCount > kMaxRank) {
    builder_.mistake(expression.offset, fmt::format("arrays have at most {} axes", kMaxRank),
                     "index two axes as one: `a[i * m + j]`");
    return Progress::Failed;
  }
  for (uint32_t k = expression.axisCount; k-- > 0;) {
    const ast::Axis& axis = module_.tree.axes[expression.firstAxis + k];
    const std::optional<DimId> dim = expression.ofParameter ? axisDim(axis) : std::nullopt;
    if (dim) ensure({Need::Kind::Dim, *dim});
    const bool isSized = dim && module_.program.dims[*dim].size < 0;
    const bool open = isSized || (expression.ofParameter && axis.extent.empty());
    if (isSized) module_.types[index].dims[k] = *dim;
    const std::optional<uint32_t> extent = open ? 0 : extentOf(axis);
    if (!extent) return Progress::Failed;
    if (!type.fitsTimes(*extent)) {
      builder_.tooManyEntries(expression.offset);
      return Progress::Failed;
    }
    type = type.arrayOf(*extent);
  }
  module_.types[index].type = type;
  return Progress::Done;
}

bool Resolver::elementType(NameId name, uint32_t offset, ValueType& type) {
  const Meaning meaning = module_.meaningOf(name, module_.text.fileOf(offset));
  if (meaning.kind == Meaning::Kind::Dim) {
    type = ValueType::integer(meaning.index);
    return true;
  }
  const std::optional<ValueType> named = typeNamed(module_.tree.names.text(name));
  if (named) {
    type = *named;
    return true;
  }
  reporter_.error(offset, fmt::format("unknown type `{}`", text(name)), suggestType(name));
  return false;
}

/// The number of entries along a constant axis.
std::optional<uint32_t> Resolver::extentOf(const ast::Axis& axis) {
  if (axis.extent.empty()) {
    builder_.mistake(axis.offset,
                     "`*` is allowed only in data (a ragged axis) and in function parameters (any length)");
    return std::nullopt;
  }
  const Operand extent = evaluate(axis.extent);
  if (!builder_.isValue(extent)) return std::nullopt;
  const std::optional<Constant> known = builder_.constantOf(extent);
  if (!extent.type.isInteger() || !known) {
    const bool dim = extent.has(Operand::kDimension);
    builder_.mistake(
        axis.offset,
        dim ? "this array needs a constant length: the size of a dimension is known only when data is bound"
            : "the length of an axis must be an integer that is known when compiling");
    return std::nullopt;
  }
  if (known->integer() >= 1 && static_cast<uint32_t>(known->integer()) <= kMaxEntries)
    return static_cast<uint32_t>(known->integer());
  builder_.mistake(axis.offset, fmt::format("an axis cannot have {} entries", known->integer()));
  return std::nullopt;
}

}  // namespace hgc
