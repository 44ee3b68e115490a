#pragma once
/// The runtime's own kernels as SPIR-V.
#include <cstdint>
#include <span>

#include "runtime/gpu/command_list.h"

namespace hgc {

/// The words of one. They stay.
std::span<const uint32_t> fixedKernelCode(FixedKernel kernel);

}  // namespace hgc
