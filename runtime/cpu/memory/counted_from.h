#pragma once
/// Pointers for kernels that count instances from the first of the whole while memory holds those of a part.
#include <cstdint>

namespace hgc {

/// The address of element 0 of an array in which memory holds elements from `before` on, the first at `first`.
template <class T>
T* countedFrom(T* first, int64_t before) {
  return reinterpret_cast<T*>(reinterpret_cast<uintptr_t>(first) - static_cast<uintptr_t>(before) * sizeof(T));
}

}  // namespace hgc
