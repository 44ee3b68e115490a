#include "runtime/cpu/scratch.h"

namespace hgc {

int64_t Scratch::run(const RunKernel& kernel, KernelArgs args, int64_t begin, int64_t end) {
  for (;;) {
    args.scratch = memory_.get();
    args.scratchBytes = bytes_;
    const int64_t needed = kernel(args, begin, end);
    if (needed == 0 || !grow(needed)) return needed;
  }
}

/// What was there is lost.
bool Scratch::grow(int64_t bytes) {
  const int64_t size = (bytes + kOutputAlignment - 1) / kOutputAlignment * kOutputAlignment;
  memory_.reset();
  memory_.reset(std::aligned_alloc(static_cast<size_t>(kOutputAlignment), static_cast<size_t>(size)));
  bytes_ = memory_ ? size : 0;
  return memory_ != nullptr;
}

}  // namespace hgc
