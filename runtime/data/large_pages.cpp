#include "runtime/data/large_pages.h"

#include <sys/mman.h>

#include <cstdint>

namespace hgc {

void askForLargePages(void* memory, size_t bytes) {
  constexpr uintptr_t kPage = 4096, kLarge = uintptr_t{1} << 21;
  if (bytes < 2 * kLarge) return;
  const auto first = reinterpret_cast<uintptr_t>(memory) / kPage * kPage;
  const uintptr_t last = (reinterpret_cast<uintptr_t>(memory) + bytes) / kPage * kPage;
  madvise(reinterpret_cast<void*>(first), last - first, MADV_HUGEPAGE);  // may fail
}

}  // namespace hgc
