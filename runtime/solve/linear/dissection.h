#pragma once
/// An order of elimination for matrices of meshes, grids and maps.
#include "runtime/solve/linear/row_graph.h"

namespace hgc {

/// The rows in an order of elimination by nested dissection (George, Nested Dissection of a Regular Finite Element
/// Mesh, SIAM J. Numer. Anal. 10, 1973): a few rows that part the others into two halves come last, and so on in each
/// half. They are a level of a search in breadth, from which rows are moved that few others would have to replace.
/// Small parts are in order of their degree. Depends on the graph alone. Fails for want of memory.
Result<std::vector<int32_t>> dissect(const RowGraph& graph);

}  // namespace hgc
