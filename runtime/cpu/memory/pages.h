#pragma once
/// Memory for long arrays, zeroed, whose pages are allocated when a thread first touches them.
#include <cstddef>
#include <cstdint>
#include <memory>

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

}  // namespace hgc
