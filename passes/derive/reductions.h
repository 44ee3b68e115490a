#pragma once
/// Derivatives of reductions by what they take in.
#include "ir/graph.h"

namespace hgc {

/// The derivative of a real reduction by its body at the count of its range: a node inside the loop. Ties of the least
/// and the largest share it as if they were taken in pair by pair: of m the first gets 2^-(m-1), the j-th 2^-(m-j+1).
/// That of a product is the product of all others, so that a 0 does no harm: the square of its length (products.h is
/// linear). Appends to the graph.
NodeId partialOverBody(Graph& graph, NodeId reduction);

/// A range of the same length that is inside of all that terms have: one for each, so that there are not too many.
NodeId innerRange(Graph& graph, NodeId range);

/// Whether `truth` holds at any count of the loops that it is in. Appends to the graph.
NodeId atAnyCount(Graph& graph, NodeId truth);

/// What is stored at every count of one loop or of several that nest; another derivative as it is.
NodeId storedAtEach(const Graph& graph, NodeId derivative);

}  // namespace hgc
