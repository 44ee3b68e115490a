#pragma once
/// Host memory whose size depends on the data.
#include <cstddef>
#include <memory_resource>
#include <new>
#include <type_traits>
#include <vector>

namespace hgc {

/// A memory resource of the caller. Several threads may call it at once; it throws std::bad_alloc if it has no memory.
/// Null stands for `operator new` everywhere.
using HostMemory = std::pmr::memory_resource;

inline void* allocateOn(HostMemory* memory, size_t bytes, size_t alignment) {
  return memory ? memory->allocate(bytes, alignment) : operator new(bytes, std::align_val_t(alignment));
}
inline void releaseOn(HostMemory* memory, void* at, size_t bytes, size_t alignment) {
  if (memory) memory->deallocate(at, bytes, alignment);
  else operator delete(at, std::align_val_t(alignment));
}

/// Allocates from a `HostMemory`. Containers pass it on when they are moved, swapped and copied.
template <class T>
class HostAllocator {
 public:
  using value_type = T;
  using propagate_on_container_copy_assignment = std::true_type;
  using propagate_on_container_move_assignment = std::true_type;
  using propagate_on_container_swap = std::true_type;

  HostAllocator(HostMemory* memory = nullptr) : memory_(memory) {}
  template <class Other>
  HostAllocator(const HostAllocator<Other>& other) : memory_(other.memory()) {}

  T* allocate(size_t count) {
    if (count > size_t{PTRDIFF_MAX} / sizeof(T)) throw std::bad_alloc();
    return static_cast<T*>(allocateOn(memory_, count * sizeof(T), alignof(T)));
  }
  void deallocate(T* at, size_t count) { releaseOn(memory_, at, count * sizeof(T), alignof(T)); }
  HostMemory* memory() const { return memory_; }
  friend bool operator==(const HostAllocator& a, const HostAllocator& b) { return a.memory_ == b.memory_; }

 private:
  HostMemory* memory_;
};

template <class T>
using HostVector = std::vector<T, HostAllocator<T>>;

}  // namespace hgc
