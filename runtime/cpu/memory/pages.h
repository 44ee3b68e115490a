#pragma once
/// Memory for long arrays, zeroed, whose pages are allocated when a thread first touches them.
#include <cstddef>
#include <cstdint>
#include <memory>

#include "runtime/cpu/code/kernels.h"
#include "runtime/data/host_memory.h"

namespace hgc {

/// Frees the memory of `count` scalars.
struct ReleasePages {
  ReleasePages(size_t scalars = 0, HostMemory* from = nullptr) : count(scalars), memory(from) {}
  void operator()(double* scalars) const;

  size_t count;
  HostMemory* memory;  // of the caller, or null
};

/// Zeroed scalars, aligned to `kOutputAlignment`. Long arrays ask the system for large pages, because the first touch
/// of small ones takes longer than most kernels. Memory of the caller is touched at once.
class Pages {
 public:
  /// Empty, to grow from `memory`.
  explicit Pages(HostMemory* memory = nullptr) : Pages(0, memory) {}
  Pages(size_t scalars, HostMemory* memory);

  double* data() const { return scalars_.get(); }
  size_t size() const { return scalars_.get_deleter().count; }
  bool empty() const { return size() == 0; }
  HostMemory* memory() const { return scalars_.get_deleter().memory; }

 private:
  std::unique_ptr<double[], ReleasePages> scalars_;
};

/// Makes room for `scalars`. Contents are lost if it grows.
inline void grow(Pages& pages, size_t scalars) {
  if (pages.size() < scalars) pages = Pages(scalars, pages.memory());
}

/// The address of element 0 of an array in which memory holds elements from `before` on, the first at `first`.
template <class T>
T* countedFrom(T* first, int64_t before) {
  return reinterpret_cast<T*>(reinterpret_cast<uintptr_t>(first) - static_cast<uintptr_t>(before) * sizeof(T));
}

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

/// A moving window of the rows of a symbol that launches compute: rows `first` to `end` of `width` scalars each.
/// Thread-safety: one thread at a time.
class Window {
 public:
  Window(uint32_t width, HostMemory* memory) : memory_(memory), width_(width) {}

  int64_t end() const { return end_; }
  int64_t width() const { return width_; }
  bool empty() const { return first_ == end_; }
  /// Drops all rows. The next ones begin at `row`, a multiple of `kTile`.
  void restart(int64_t row) { first_ = end_ = row; }
  /// Makes room for rows up to `end`, and drops those before `first`.
  void advance(int64_t first, int64_t end);

  /// The address of row 0, if it were in memory: kernels number rows from there.
  double* rows() const;

 private:
  Pages memory_;
  int64_t width_;
  int64_t first_ = 0, end_ = 0;
};

}  // namespace hgc
