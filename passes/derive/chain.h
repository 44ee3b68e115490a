#pragma once
/// The chain rule on graphs: derivatives are nodes beside the values they came from.
#include <span>
#include <vector>

#include "ir/levels.h"

namespace hgc {

/// A value of which a derivative is taken, and the adjoint that it starts from; one that is read from memory is masked,
/// since it may be exactly 0.
struct Seed {
  NodeId node = kNoNode;
  NodeId adjoint = kNoNode;
  bool masked = false;
};

/// The derivative of Σ seed.adjoint · seed.node by each column; kNoNode where it is 0. Appends to the graph.
std::vector<NodeId> reverseMode(Differentiated& topology, std::span<const Seed> seeds);

struct Zeros;

/// The tangents of `outputs` where some nodes (`starts`) have a tangent of their own; kNoNode where it is 0. Appends to
/// the graph.
std::vector<NodeId> forwardMode(Graph& graph, std::span<const Seed> starts, std::span<const NodeId> outputs);
/// The same of first derivatives, with what `zeros` says of the zeros of norms.
std::vector<NodeId> forwardMode(Graph& graph, std::span<const Seed> starts, std::span<const NodeId> outputs,
                                Zeros& zeros);

/// Adds a root for the derivative by each column; kNoNode is 0. By what is read in loops it is one for every count
/// (EachOver), unless it is that already.
void addByColumns(Differentiated& topology, RootKind kind, std::span<const NodeId> derivatives);

/// The column of each Load of an unknown or parameter, by node; kNoNode for all others.
std::vector<uint32_t> columnsOfNodes(const Differentiated& topology);

}  // namespace hgc
