#include "runtime/vulkan/fixed_kernels.h"

#include "blockchunks.spv.h"
#include "blocklists.spv.h"
#include "blocktotals.spv.h"
#include "chunksum.spv.h"
#include "exchange.spv.h"
#include "fieldrows.spv.h"
#include "inorder.spv.h"
#include "listtotal.spv.h"
#include "mergecolumns.spv.h"
#include "narrow.spv.h"
#include "rowsum.spv.h"
#include "rowtotal.spv.h"
#include "sharedsum.spv.h"
#include "step.spv.h"
#include "valuesum.spv.h"

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
