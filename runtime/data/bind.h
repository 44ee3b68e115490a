#pragma once
/// Checking what a user binds against what a program declares.
#include <cstdint>
#include <span>
#include <vector>

#include "ir/kernel/abi.h"
#include "ir/levels.h"
#include "ir/program.h"
#include "ir/result.h"
#include "runtime/data/array.h"
#include "runtime/data/host_memory.h"

namespace hgc {

/// The data of one symbol, in the layout that kernels read: rows of `width` scalars, readable past the end.
struct BoundSymbol {
  HostVector<double> reals;  ///< none of what launches compute
  HostVector<int32_t> integers;
  HostVector<int64_t> rowBegin;  ///< ragged: where each row begins, counted in entries; one more than rows
  int64_t rows = 0;              ///< of `width` scalars; for a ragged symbol its entries
  uint32_t width = 1;
};

/// How many scalars there must be room for, so that kernels may read past the end.
inline int64_t scalarsWithSlack(const BoundSymbol& symbol) {
  return symbol.rows * symbol.width + kSlackBytes / static_cast<int64_t>(sizeof(double)) + symbol.width * kTile;
}

/// Where the rows of a ragged symbol begin, as kernels read it.
inline std::vector<int32_t> kernelRowBegins(const BoundSymbol& symbol) {
  return {symbol.rowBegin.begin(), symbol.rowBegin.end()};
}

/// How many rows of `port` a row of the symbol is: several where a port reads narrower ones.
inline int64_t partsOf(const BoundSymbol& symbol, const Port& port) { return symbol.width / port.width; }
/// The rows that a gather of `port` may name.
inline int64_t rowsOf(const BoundSymbol& symbol, const Port& port) { return symbol.rows * partsOf(symbol, port); }

/// A program's data, consistent: every size is known, shapes agree, and every index of a table is in range.
struct Bound {
  std::vector<int64_t> sizes;  ///< by dimension
  std::vector<BoundSymbol> symbols;
  HostMemory* memory = nullptr;  ///< that holds it, and what devices of the host make of it
};

/// The sizes of some dimensions.
inline std::vector<int64_t> sizesOf(const Bound& bound, std::span<const DimId> dims) {
  std::vector<int64_t> sizes;
  for (const DimId dim : dims) sizes.push_back(bound.sizes[dim]);
  return sizes;
}

/// Takes sizes from the shapes of what is bound, which `memory` holds from then on. Errors name the symbols, the sizes
/// and the first offending element.
Result<Bound> bindInputs(const Program& program, const Inputs& inputs, HostMemory* memory = nullptr);

/// Has memory hold what is bound, if another does: by a copy.
void keepOn(HostMemory* memory, Bound& bound);

/// What is bound, as far as it goes: for finding the lengths of ragged rows. Unknown sizes are -1, symbols that are not
/// bound empty.
Result<Bound> bindAvailable(const Program& program, const Inputs& inputs);

/// Whether new values for one real symbol have the shape that was bound.
Status checkRebound(const Program& program, const Bound& bound, SymbolId symbol, const Array& array);
/// The `count` scalars of a symbol, all of them one number if `array` is that.
void layOutReals(const Array& array, int64_t count, double* to);

}  // namespace hgc
