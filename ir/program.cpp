#include "ir/program.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace hgc {
namespace {

/// At most 2^32, which no width is.
uint64_t scalarsOf(const std::vector<uint32_t>& shape) {
  uint64_t count = 1;
  for (const uint32_t extent : shape) count = std::min(count * extent, uint64_t{1} << 32);
  return count;
}

/// A field's symbols have the rows of its term.
const char* faultOfField(const Program& program, const Symbol& symbol) {
  if (symbol.field == kNone) return symbol.kind == SymbolKind::Field ? "is computed by no term" : nullptr;
  const bool isThere = symbol.field < program.terms.size() && program.terms[symbol.field].kind == TermKind::Field;
  if (!isThere || symbol.kind == SymbolKind::Table) return "is computed by no field";
  const Term& term = program.terms[symbol.field];
  const bool fits = symbol.width == term.width && symbol.dims == term.domain && !symbol.ragged;
  return fits ? nullptr : "has other rows than its field";
}

/// Unknowns alone lie on manifolds or between bounds, and not both.
const char* faultOfFreedom(const Program& program, const Symbol& symbol) {
  const bool isBounded = symbol.lowest != -HUGE_VAL || symbol.highest != HUGE_VAL;
  if (!(symbol.lowest <= symbol.highest)) return "has no values between its bounds";
  if (symbol.manifold == kNone) return isBounded && symbol.kind != SymbolKind::Var ? "has bounds" : nullptr;
  const bool isThere = symbol.manifold < program.manifolds.size() && symbol.kind == SymbolKind::Var && !isBounded;
  return isThere && symbol.width % std::max(program.manifolds[symbol.manifold].width, 1U) == 0
             ? nullptr
             : "lies on no such manifold";
}

const char* faultOf(const Program& program, const Dim& dim) {
  const auto before = static_cast<DimId>(&dim - program.dims.data());
  const bool isFar = dim.plus < -INT32_MAX || dim.plus > INT32_MAX;
  return dim.of == kNone || (dim.of < before && !isFar) ? nullptr : "takes its size from a dimension that is not there";
}

const char* faultOf(const Program& program, const Symbol& symbol) {
  const auto isDim = [&](DimId dim) { return dim < program.dims.size(); };
  if (symbol.kind > SymbolKind::Field || symbol.element > ElementType::Bool) return "is of no kind or type";
  if (symbol.width == 0 || symbol.width != scalarsOf(symbol.shape)) return "has a width that is not of its shape";
  if (symbol.target != kNone && !isDim(symbol.target)) return "points into a dimension that is not there";
  if (const char* fault = faultOfField(program, symbol)) return fault;
  if (const char* fault = faultOfFreedom(program, symbol)) return fault;
  return std::ranges::all_of(symbol.dims, isDim) ? nullptr : "has a dimension that is not there";
}

const char* faultOf(const Program&, const Manifold& manifold) {
  return manifold.width == 0 || manifold.steps == 0 ? "has points or steps of no numbers" : nullptr;
}

/// Of the unknown that it belongs to.
const char* faultOf(const Program& program, const FixedEntry& fixed) {
  if (fixed.symbol >= program.symbols.size()) return "is to be fixed, and not there";
  const Symbol& symbol = program.symbols[fixed.symbol];
  const bool fits = symbol.kind == SymbolKind::Var && fixed.indices.size() <= symbol.dims.size() + symbol.shape.size();
  return fits ? nullptr : "has no such entry to be fixed";
}

/// A constraint is a residual with data of its own for its weight and its shift.
const char* faultOfConstraint(const Program& program, const Term& term) {
  if (term.weight == kNone && term.shift == kNone) return nullptr;
  const bool areThere = term.weight < program.symbols.size() && term.shift < program.symbols.size();
  if (!areThere || term.kind != TermKind::Residual) return "is a constraint without weight or shift";
  const Symbol &weight = program.symbols[term.weight], &shift = program.symbols[term.shift];
  const auto isData = [](const Symbol& symbol) { return symbol.kind == SymbolKind::Data && !symbol.ragged; };
  const bool fits = isData(weight) && isData(shift) && weight.dims.empty() && weight.width == 1 &&
                    shift.dims == term.domain && shift.width == term.width;
  return fits ? nullptr : "has a weight or shift of other rows than a constraint's";
}

const char* faultOf(const Program& program, const Term& term) {
  const auto isDim = [&](DimId dim) { return dim < program.dims.size(); };
  if (term.kind > TermKind::Field || term.element > ElementType::Bool) return "is of no kind or type";
  if (term.width != scalarsOf(term.shape)) return "has a width that is not of its shape";
  if (const char* fault = faultOfConstraint(program, term)) return fault;
  return std::ranges::all_of(term.domain, isDim) ? nullptr : "has a dimension that is not there";
}

}  // namespace

Status checkProgram(const Program& program) {
  const char* fault = nullptr;
  std::string name;
  const auto check = [&](const auto& all, const auto& nameOf) {
    for (const auto& each : all) {
      if (fault != nullptr) return;
      fault = faultOf(program, each);
      if (fault != nullptr) name = nameOf(each);
    }
  };
  const auto own = [](const auto& declared) { return declared.name; };
  check(program.dims, own);
  check(program.manifolds, own);
  check(program.symbols, own);
  check(program.terms, own);
  check(program.fixed, [&](const FixedEntry& fixed) {
    return fixed.symbol < program.symbols.size() ? program.symbols[fixed.symbol].name : "an unknown";
  });
  if (fault == nullptr) return Done{};
  return Error{fmt::format("the program is not sound: `{}` {}", name, fault), ""};
}

}  // namespace hgc
