#pragma once
/// Integers of the host program that kernels need.
#include "ir/levels.h"

namespace hgc {

/// The index along one axis of a domain of `rank`, from the number of the instance in row-major order.
NodeId axisIndex(Graph& graph, uint32_t rank, uint32_t axis);

/// By node of the host program: whether kernels have its value, in a slot or computed again.
std::vector<bool> knownToKernels(const GatherSchema& schema);

/// The node of the kernel's graph that has the value of `node` of the host program, by `hoistIndices`: a slot, or
/// computed again.
NodeId inKernel(GatherGraph& topology, NodeId node);

}  // namespace hgc
