#pragma once
/// Integers of host programs where kernels need them.
#include "ir/levels.h"

namespace hgc {

/// The index along one axis of a domain of `rank`, from the number of the instance in row-major order.
NodeId axisIndex(Graph& graph, uint32_t rank, uint32_t axis);

/// By node of the host program: whether kernels have it, in a slot or computed again.
std::vector<bool> knownToKernels(const GatherSchema& schema);

/// What `node` of the host program, which kernels have, is in the kernel's graph, as `hoistIndices` makes it: a slot,
/// or computed again.
NodeId inKernel(GatherGraph& topology, NodeId node);

}  // namespace hgc
