#pragma once
/// The shape that a symbol's values have once sizes are known.
#include <cstdint>
#include <vector>

#include "ir/program.h"

namespace hgc {

/// Its dimensions, of these sizes, then the axes of an element.
inline std::vector<int64_t> shapeOf(const Symbol& symbol, const std::vector<int64_t>& sizes) {
  std::vector<int64_t> shape;
  for (const DimId dim : symbol.dims) shape.push_back(sizes[dim]);
  shape.insert(shape.end(), symbol.shape.begin(), symbol.shape.end());
  return shape;
}

}  // namespace hgc
