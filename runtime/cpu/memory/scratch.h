#pragma once
#include <cstdint>

#include "runtime/cpu/code/kernel_source.h"
#include "runtime/cpu/memory/pages.h"

namespace hgc {

/// The temporary memory of kernels on one thread. It is kept between launches, because the first touch of pages takes
/// longer than most kernels. Thread-safety: one thread at a time.
class Scratch {
 public:
  explicit Scratch(HostMemory* memory) : memory_(memory) {}
  /// Runs a kernel with as much memory as it needs. Returns 0, or how many bytes could not be allocated.
  int64_t run(const RunKernel& kernel, KernelArgs args, int64_t begin, int64_t end);

 private:
  bool grow(int64_t bytes);

  Pages memory_;
};

}  // namespace hgc
