#pragma once
/// Memory for kernels.
#include <cstdint>
#include <cstdlib>
#include <memory>

#include "runtime/cpu/kernel_source.h"

namespace hgc {

/// What the kernels of one thread get. It stays from launch to launch: the first touch of pages takes longer than most
/// that is done with them. Thread-safety: one thread at a time.
class Scratch {
 public:
  /// Runs a kernel with as much memory as it needs. Gives 0, or how many bytes are not to be had.
  int64_t run(const RunKernel& kernel, KernelArgs args, int64_t begin, int64_t end);

 private:
  struct Free {
    void operator()(void* memory) const { std::free(memory); }
  };
  bool grow(int64_t bytes);

  std::unique_ptr<void, Free> memory_;
  int64_t bytes_ = 0;
};

}  // namespace hgc
