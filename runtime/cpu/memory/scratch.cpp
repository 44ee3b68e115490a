#include "runtime/cpu/memory/scratch.h"

#include <new>

namespace hgc {

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

}  // namespace hgc
