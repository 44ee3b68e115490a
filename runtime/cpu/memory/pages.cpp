#include "runtime/cpu/memory/pages.h"

#include <sys/mman.h>

#include <algorithm>
#include <new>

#include "ir/kernel/abi.h"
#include "runtime/data/large_pages.h"

namespace hgc {
namespace {

constexpr size_t kLarge = size_t{1} << 21;

bool isMapped(size_t scalars) { return scalars * sizeof(double) >= 2 * kLarge; }

double* mapped(size_t scalars) {
  void* memory = mmap(nullptr, scalars * sizeof(double), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) throw std::bad_alloc();
  askForLargePages(memory, scalars * sizeof(double));
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

int64_t Scratch::run(const RunKernel& kernel, KernelArgs args, int64_t begin, int64_t end) {
  for (;;) {
    args.scratch = memory_.data();
    args.scratchBytes = static_cast<int64_t>(memory_.size() * sizeof(double));
    const int64_t needed = kernel(args, begin, end);
    if (needed == 0 || !grow(needed)) return needed;
  }
}

/// Contents are lost.
bool Scratch::grow(int64_t bytes) {
  HostMemory* const from = memory_.memory();
  memory_ = Pages(from);
  try {
    memory_ = Pages(
        static_cast<size_t>((bytes + kOutputAlignment - 1) / kOutputAlignment * kOutputAlignment) / sizeof(double),
        from);
  } catch (const std::bad_alloc&) {
    return false;
  }
  return true;
}

void Window::advance(int64_t first, int64_t end) {
  const int64_t kept = std::clamp(first / kTile * kTile, first_, end_);
  end = std::max(end, end_);
  const int64_t slack = kSlackBytes / static_cast<int64_t>(sizeof(double)) + 2 * kTile * width_;
  const auto room = static_cast<size_t>((end - kept) * width_ + slack);
  double* from = memory_.data() + (kept - first_) * width_;
  const int64_t known = (end_ - kept) * width_;
  if (memory_.size() < room) {
    Pages larger(room + room / 4, memory_.memory());
    std::copy_n(from, known, larger.data());
    memory_ = std::move(larger);
  } else if (kept > first_) {
    std::copy(from, from + known, memory_.data());
  }
  first_ = kept;
  end_ = end;
}

double* Window::rows() const { return countedFrom(memory_.data(), first_ * width_); }

}  // namespace hgc
