#include "ir/program.h"

#include <fmt/format.h>

#include <algorithm>

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
  return std::ranges::all_of(symbol.dims, isDim) ? nullptr : "has a dimension that is not there";
}

const char* faultOf(const Program& program, const Term& term) {
  const auto isDim = [&](DimId dim) { return dim < program.dims.size(); };
  if (term.kind > TermKind::Field || term.element > ElementType::Bool) return "is of no kind or type";
  if (term.width != scalarsOf(term.shape)) return "has a width that is not of its shape";
  return std::ranges::all_of(term.domain, isDim) ? nullptr : "has a dimension that is not there";
}

}  // namespace

Status checkProgram(const Program& program) {
  const auto check = [&](const auto& declared) -> Status {
    const char* fault = faultOf(program, declared);
    return fault ? Status(Error{fmt::format("the program is not sound: `{}` {}", declared.name, fault), ""}) : Done{};
  };
  for (const Dim& dim : program.dims) {
    if (const Status done = check(dim); !done) return done;
  }
  for (const Symbol& symbol : program.symbols) {
    if (const Status done = check(symbol); !done) return done;
  }
  for (const Term& term : program.terms) {
    if (const Status done = check(term); !done) return done;
  }
  return Done{};
}

}  // namespace hgc
