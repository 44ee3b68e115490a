#pragma once
/// Differentiates reductions by their bodies.
#include "ir/graph.h"

namespace hgc {

/// The derivative of a real reduction by its body at the count of its range: a node inside the loop. Equal smallest or
/// largest values share the derivative as if min or max were applied pair by pair: of m values, the first gets
/// 2^-(m-1), the j-th 2^-(m-j+1). The partial of a product is the product of all other factors, which is right for a
/// factor 0 but takes time quadratic in the length (products.h is linear). Appends to the graph.
NodeId partialOverBody(Graph& graph, NodeId reduction);

/// A range of the same length, nested inside all ranges of terms. Each range has only one such, which limits their
/// number.
NodeId innerRange(Graph& graph, NodeId range);

/// Whether `truth` holds at some count of the loops around it. Appends to the graph.
NodeId atAnyCount(Graph& graph, NodeId truth);

/// The value that a derivative stores at every count of one or several nested loops; other derivatives are returned
/// unchanged.
NodeId storedAtEach(const Graph& graph, NodeId derivative);

}  // namespace hgc
