#pragma once
/// Tables of indices and other integers.
#include "runtime/data/bind.h"

namespace hgc {

/// The integers of a table, which `array` gives as such or as reals. Fails where one is none, or out of range.
Status readIntegers(const Symbol& symbol, const Array& array, size_t scalars, BoundSymbol& to);
/// Whether the indices of a table are within what they point to; nothing is wrong with other symbols.
Status checkIndices(const Program& program, const std::vector<int64_t>& sizes, SymbolId id, const BoundSymbol& bound);
/// Other values for a table that is bound; its shape, and the lengths of its rows, stay.
Result<BoundSymbol> reboundTable(const Program& program, const Bound& bound, SymbolId id, const Array& array);

}  // namespace hgc
