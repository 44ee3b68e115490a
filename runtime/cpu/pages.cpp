#include "runtime/cpu/pages.h"

#include <sys/mman.h>

#include <algorithm>
#include <new>

#include "ir/abi.h"

namespace hgc {
namespace {

constexpr size_t kLarge = size_t{1} << 21;

bool isMapped(size_t scalars) { return scalars * sizeof(double) >= 2 * kLarge; }

double* mapped(size_t scalars) {
  void* memory = mmap(nullptr, scalars * sizeof(double), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) throw std::bad_alloc();
  madvise(memory, scalars * sizeof(double), MADV_HUGEPAGE);  // a wish
  return static_cast<double*>(memory);
}

}  // namespace

Pages::Pages(size_t scalars) {
  if (scalars == 0) return;
  if (isMapped(scalars)) {
    scalars_ = {mapped(scalars), ReleasePages(scalars)};
    return;
  }
  auto* memory = static_cast<double*>(operator new(scalars * sizeof(double), std::align_val_t(kOutputAlignment)));
  std::fill_n(memory, scalars, 0.0);
  scalars_ = {memory, ReleasePages(scalars)};
}

void ReleasePages::operator()(double* scalars) const {
  if (isMapped(count)) munmap(scalars, count * sizeof(double));
  else operator delete(scalars, std::align_val_t(kOutputAlignment));
}

}  // namespace hgc
