#pragma once
/// Checks of what is bound: of names and extents, which need no sizes, and of tables of indices and other integers.
#include "ir/program.h"
#include "ir/result.h"
#include "runtime/data/array.h"
#include "runtime/data/bind.h"

namespace hgc {

/// Fails on names that the program lacks, negative extents, and row lengths that are negative or exceed 32 bits.
Status checkInputs(const Program& program, const Inputs& inputs);

/// Converts integers or reals to the integers of a table. Fails if one is fractional or out of range.
Status readIntegers(const Symbol& symbol, const Array& array, size_t scalars, BoundSymbol& to);
/// Fails unless the indices of a table are within the dimension that they point to. Other symbols pass.
Status checkIndices(const Program& program, const std::vector<int64_t>& sizes, SymbolId id, const BoundSymbol& bound);
/// New values for a bound table, of the same shape and row lengths.
Result<BoundSymbol> reboundTable(const Program& program, const Bound& bound, SymbolId id, const Array& array);

}  // namespace hgc
