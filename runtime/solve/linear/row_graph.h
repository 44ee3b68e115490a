#pragma once
/// Which rows of a sparse symmetric matrix have a block together.
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "ir/result.h"
#include "runtime/sum/sparse.h"

namespace hgc {

/// A number that is not negative, as what counts elements of a vector.
constexpr size_t asSize(int64_t number) { return static_cast<size_t>(number); }

/// Of each row of blocks, those that it has a block with, both ways and without itself.
struct RowGraph {
  std::vector<int32_t> begin = {0}, neighbours;

  int32_t rows() const { return static_cast<int32_t>(begin.size()) - 1; }
  std::span<const int32_t> of(int32_t row) const {
    const int32_t first = begin[asSize(row)];
    return std::span(neighbours).subspan(asSize(first), asSize(begin[asSize(row) + 1] - first));
  }
};

/// Of a matrix whose lower triangle is stored. Fails where 32 bits do not count the neighbours.
Result<RowGraph> graphOf(const BlockShape& lower);

/// The rows in an order of elimination by approximate minimum degree (AMD of SuiteSparse). Fails for want of memory.
Result<std::vector<int32_t>> orderByDegree(const RowGraph& graph);

}  // namespace hgc
