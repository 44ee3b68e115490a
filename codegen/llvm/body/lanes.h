#pragma once
/// What is the same in all lanes of a vector of instances, or lies beside one another.
#include <vector>

#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// For each node whether it is the same for all instances; a fold's steps are so together.
std::vector<bool> findUniform(const Kernel& kernel);

/// For each node whether it is the same in all lanes that get there: instances count together, although some of them
/// stop before others.
std::vector<bool> findLockstep(const Kernel& kernel);

/// For each node whether it is an integer made of the instance's number, sizes and counts alone: rows of these mostly
/// lie beside one another.
std::vector<bool> findNeighbours(const Kernel& kernel);

}  // namespace hgc::cpu
