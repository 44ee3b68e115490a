#include "tools/hgc/run/heap.h"

#include <cstdint>
#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace hgc::tool {

void growHeapAtOnce() {
#ifdef __GLIBC__
  constexpr int kFirst = 16 << 20, kMapped = 32 << 20;
  constexpr uintptr_t kPage = 2 << 20;
  mallopt(M_MMAP_THRESHOLD, kMapped);
  mallopt(M_TRIM_THRESHOLD, kMapped);
  mallopt(M_TOP_PAD, kFirst);
  const auto begin = (reinterpret_cast<uintptr_t>(sbrk(0)) + kPage - 1) / kPage * kPage;
  void* volatile grown = std::malloc(kPage);
  std::free(grown);
  const auto end = reinterpret_cast<uintptr_t>(sbrk(0));
  if (begin < end) madvise(reinterpret_cast<void*>(begin), end - begin, MADV_HUGEPAGE);  // may fail
  mallopt(M_TOP_PAD, 1 << 20);
#endif
}

}  // namespace hgc::tool
