#include "tools/hgc/run/pages_at_start.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <vector>

#include "runtime/data/large_pages.h"

#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

#ifdef MADV_POPULATE_READ
extern "C" const char __executable_start, etext;  // of the linker
#endif

namespace hgc::tool {

void growHeapAtOnce() {
#ifdef __GLIBC__
  constexpr int kFirst = 16 << 20, kMapped = 32 << 20;
  constexpr uintptr_t kPage = 2 << 20, kTop = 256 << 10, kHeaders = 1024;
  mallopt(M_MMAP_THRESHOLD, kMapped);
  mallopt(M_TRIM_THRESHOLD, kMapped);
  mallopt(M_TOP_PAD, kFirst);
  // What lies before the first large page stays unused, as each of its small pages would cost a fault; it is more than
  // the heap has free, so that this grows. A large page is one only if nothing in it has been touched before, which the
  // headers of what malloc gives and of the rest would do.
  const auto now = reinterpret_cast<uintptr_t>(sbrk(0)), begin = (now + kTop + kPage - 1) / kPage * kPage;
  const size_t before = begin - now - kHeaders;
  static void* const unused = std::malloc(before);  // static, as is the next: it is not lost
  const auto end = reinterpret_cast<uintptr_t>(sbrk(0));
  if (begin < end) madvise(reinterpret_cast<void*>(begin), end - begin, MADV_HUGEPAGE);  // may fail
  const uintptr_t left = begin - (reinterpret_cast<uintptr_t>(unused) + before);
  [[maybe_unused]] static void* const alsoUnused = left < kPage ? std::malloc(left) : nullptr;
  mallopt(M_TOP_PAD, 1 << 20);
#endif
}

void mapCodeAtOnce() {
#ifdef MADV_POPULATE_READ
  constexpr uintptr_t kPage = 4096;
  const auto begin = reinterpret_cast<uintptr_t>(&__executable_start) / kPage * kPage;
  const size_t length = reinterpret_cast<uintptr_t>(&etext) - begin;
  const auto pages = reinterpret_cast<void*>(begin);
  std::vector<unsigned char> areThere(length / kPage + 1);
  const bool isKnown = mincore(pages, length, areThere.data()) == 0;
  const bool isThere = isKnown && std::ranges::all_of(areThere, [](unsigned char flags) { return (flags & 1) != 0; });
  if (isThere) madvise(pages, length, MADV_POPULATE_READ);  // may fail
#endif
}

}  // namespace hgc::tool

#ifndef __SANITIZE_ADDRESS__
void* operator new(size_t bytes) {
  for (;;) {
    if (void* const memory = std::malloc(std::max<size_t>(bytes, 1))) {
      hgc::askForLargePages(memory, bytes);
      return memory;
    }
    const std::new_handler handler = std::get_new_handler();
    if (handler == nullptr) throw std::bad_alloc();
    handler();
  }
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, size_t) noexcept { std::free(memory); }
#endif
