#include "runtime/cpu/memory/pages.h"

#include <sys/mman.h>

#include <algorithm>
#include <new>

#include "ir/kernel/abi.h"

namespace hgc {
namespace {

constexpr size_t kLarge = size_t{1} << 21;

bool isMapped(size_t scalars) { return scalars * sizeof(double) >= 2 * kLarge; }

double* mapped(size_t scalars) {
  void* memory = mmap(nullptr, scalars * sizeof(double), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) throw std::bad_alloc();
  madvise(memory, scalars * sizeof(double), MADV_HUGEPAGE);  // may fail
  return static_cast<double*>(memory);
}

}  // namespace

Pages::Pages(size_t scalars, HostMemory* memory) : scalars_(nullptr, ReleasePages(0, memory)) {
  if (scalars == 0) return;
  const bool isOfSystem = !memory && isMapped(scalars);
  double* const at = isOfSystem ? mapped(scalars)
                                : static_cast<double*>(allocateOn(memory, scalars * sizeof(double), kOutputAlignment));
  if (!isOfSystem) std::fill_n(at, scalars, 0.0);
  scalars_ = {at, ReleasePages(scalars, memory)};
}

void ReleasePages::operator()(double* scalars) const {
  if (!memory && isMapped(count)) munmap(scalars, count * sizeof(double));
  else releaseOn(memory, scalars, count * sizeof(double), kOutputAlignment);
}

}  // namespace hgc
