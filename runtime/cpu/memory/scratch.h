#pragma once
/// Memory for kernels.
#include <cstdint>

#include "runtime/cpu/code/kernel_source.h"
#include "runtime/cpu/memory/pages.h"

namespace hgc {

/// What the kernels of one thread get. It stays from launch to launch: the first touch of pages takes longer than most
/// that is done with them. Thread-safety: one thread at a time.
class Scratch {
 public:
  explicit Scratch(HostMemory* memory) : memory_(memory) {}
  /// Runs a kernel with as much memory as it needs. Gives 0, or how many bytes are unavailable.
  int64_t run(const RunKernel& kernel, KernelArgs args, int64_t begin, int64_t end);

 private:
  bool grow(int64_t bytes);

  Pages memory_;
};

}  // namespace hgc
