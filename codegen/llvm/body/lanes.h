#pragma once
/// Finds nodes that are the same in all lanes, or read neighbouring rows.
#include <vector>

#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// By node: whether it is the same for all instances.
std::vector<bool> findUniform(const Kernel& kernel);

/// By node: whether it is the same in all lanes that are active there. Loop counters are, even if some lanes leave
/// early.
std::vector<bool> findLockstep(const Kernel& kernel);

/// By node: whether it is an integer computed from the instance's number, sizes and loop counters only. Rows at such
/// integers mostly lie next to each other.
std::vector<bool> findNeighbours(const Kernel& kernel);

}  // namespace hgc::cpu
