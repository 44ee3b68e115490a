#pragma once
/// Applies the chain rule to graphs; derivatives are added as nodes to the graph of the values. Reductions are
/// differentiated by their bodies.
#include <span>
#include <vector>

#include "ir/graph.h"
#include "ir/levels.h"

namespace hgc {

/// A value to differentiate, and its initial adjoint. An adjoint that is read from memory is `masked`, because it may
/// be exactly 0.
struct Seed {
  NodeId node = kNoNode;
  NodeId adjoint = kNoNode;
  bool masked = false;
};

/// The derivative of Σ seed.adjoint · seed.node by each column; kNoNode where it is 0. Appends to the graph.
std::vector<NodeId> reverseMode(Differentiated& topology, std::span<const Seed> seeds);

struct Zeros;

/// The tangents of `outputs`, given the tangents of some nodes (`starts`); kNoNode where a tangent is 0. Appends to the
/// graph.
std::vector<NodeId> forwardMode(Graph& graph, std::span<const Seed> starts, std::span<const NodeId> outputs);
/// The same for outputs that are first derivatives, with the rules of `zeros` where norms are 0.
std::vector<NodeId> forwardMode(Graph& graph, std::span<const Seed> starts, std::span<const NodeId> outputs,
                                Zeros& zeros);

/// Adds a root for the derivative by each column; kNoNode is 0. For columns that are read in loops, the root stores the
/// derivative at every count (EachOver).
void addByColumns(Differentiated& topology, RootKind kind, std::span<const NodeId> derivatives);

/// The column of each Load of an unknown or parameter, by node; kNoNode for all others.
std::vector<uint32_t> columnsOfNodes(const Differentiated& topology);

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
