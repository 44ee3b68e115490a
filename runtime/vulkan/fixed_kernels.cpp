#include "runtime/vulkan/fixed_kernels.h"

#include "all.spv.h"

namespace hgc {

std::span<const uint32_t> fixedKernelCode(FixedKernel kernel) {
  switch (kernel) {
#define HGC_FIXED_KERNEL(name, file) \
  case FixedKernel::name:            \
    return k_##file;
#include "runtime/gpu/fixed_kernels.def"
#undef HGC_FIXED_KERNEL
  }
  return {};
}

}  // namespace hgc
