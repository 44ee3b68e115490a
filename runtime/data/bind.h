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
  HostVector<double> reals;  ///< empty for fields, which launches compute
  HostVector<int32_t> integers;
  HostVector<int64_t> rowBegin;  ///< of a ragged symbol: the first entry of each row, and the end
  int64_t rows = 0;              ///< of `width` scalars; of a ragged symbol: its entries
  uint32_t width = 1;
};

/// The scalars to allocate, so that kernels may read past the end.
inline int64_t scalarsWithSlack(const BoundSymbol& symbol) {
  return symbol.rows * symbol.width + kSlackBytes / static_cast<int64_t>(sizeof(double)) + symbol.width * kTile;
}

/// `rowBegin` of a ragged symbol in the 32 bits that kernels read.
inline std::vector<int32_t> kernelRowBegins(const BoundSymbol& symbol) {
  return {symbol.rowBegin.begin(), symbol.rowBegin.end()};
}

/// How many rows of `port` make up a row of the symbol: several if the port reads narrower rows.
inline int64_t partsOf(const BoundSymbol& symbol, const Port& port) { return symbol.width / port.width; }
/// How many rows a gather of `port` can choose from.
inline int64_t rowsOf(const BoundSymbol& symbol, const Port& port) { return symbol.rows * partsOf(symbol, port); }

/// Checked data of a program: every size is known, shapes agree, and every index of a table is in range.
struct Bound {
  std::vector<int64_t> sizes;  ///< by dimension
  std::vector<BoundSymbol> symbols;
  HostMemory* memory = nullptr;  ///< for this data and for memory of devices on the host
};

/// The sizes of some dimensions.
inline std::vector<int64_t> sizesOf(const Bound& bound, std::span<const DimId> dims) {
  std::vector<int64_t> sizes;
  for (const DimId dim : dims) sizes.push_back(bound.sizes[dim]);
  return sizes;
}

/// Copies inputs into `memory` and takes the sizes of dimensions from their shapes. Errors name the symbols, the sizes
/// and the first offending element.
Result<Bound> bindInputs(const Program& program, const Inputs& inputs, HostMemory* memory = nullptr);

/// Copies the data into `memory`, unless it is there.
void keepOn(HostMemory* memory, Bound& bound);

/// Binds incomplete inputs, to find the lengths of ragged rows. Unknown sizes are -1, unbound symbols are empty.
Result<Bound> bindAvailable(const Program& program, const Inputs& inputs);

/// Fails unless new values of a real symbol have the shape that was bound.
Status checkRebound(const Program& program, const Bound& bound, SymbolId symbol, const Array& array);
/// Writes the `count` scalars of a symbol. An array of one number fills them all.
void layOutReals(const Array& array, int64_t count, double* to);

/// The sizes of its dimensions, then the axes of an element.
inline std::vector<int64_t> shapeOf(const Symbol& symbol, const std::vector<int64_t>& sizes) {
  std::vector<int64_t> shape;
  for (const DimId dim : symbol.dims) shape.push_back(sizes[dim]);
  shape.insert(shape.end(), symbol.shape.begin(), symbol.shape.end());
  return shape;
}

}  // namespace hgc
