#include "ir/target.h"

#include <fmt/format.h>

namespace hgc {

const char* isaName(Isa isa) {
  constexpr const char* kNames[] = {"sse2", "avx2", "avx512", "vulkan"};
  return kNames[static_cast<size_t>(isa)];
}

std::string kernelName(KernelId id) { return fmt::format("t{}_{}", id.topology, info(id.kind).name); }

}  // namespace hgc
