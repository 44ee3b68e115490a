#pragma once
/// In which order the rows of a sparse symmetric matrix are eliminated.
#include <cstdint>
#include <vector>

#include "runtime/solve/linear/row_graph.h"

namespace hgc {

/// Rows of blocks that are eliminated together, in a dense matrix of their own: those from `first` to `last` in the
/// order of elimination, then the later ones that they reach.
struct Elimination {
  int32_t first = 0, last = 0;
  std::vector<int32_t> reached;  ///< ascending
  int32_t parent = -1;           ///< the one that the first of `reached` belongs to; -1: none is reached
};

/// The order of elimination of a symmetric matrix of blocks, a forest.
struct EliminationOrder {
  std::vector<int32_t> rowAt;      ///< by place in the order: the row of blocks
  std::vector<int32_t> placeOf;    ///< by row of blocks
  std::vector<Elimination> steps;  ///< children before parents
};

/// Of a matrix whose lower triangle is stored, by minimum degree or nested dissection, whichever takes less work; by
/// row of blocks, those of `first` before all others. Rows that reach nearly the same are
/// eliminated together. Depends on the shape alone. Fails for want of memory.
Result<EliminationOrder> orderElimination(const BlockShape& lower, const std::vector<bool>& first = {});

}  // namespace hgc
