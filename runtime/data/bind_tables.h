#pragma once
/// Checking tables of indices and of other integers.
#include "runtime/data/bind.h"

namespace hgc {

/// Converts integers or reals to the integers of a table. Fails if one is fractional or out of range.
Status readIntegers(const Symbol& symbol, const Array& array, size_t scalars, BoundSymbol& to);
/// Fails unless the indices of a table are within the dimension that they point to. Other symbols pass.
Status checkIndices(const Program& program, const std::vector<int64_t>& sizes, SymbolId id, const BoundSymbol& bound);
/// New values for a bound table, of the same shape and row lengths.
Result<BoundSymbol> reboundTable(const Program& program, const Bound& bound, SymbolId id, const Array& array);

}  // namespace hgc
