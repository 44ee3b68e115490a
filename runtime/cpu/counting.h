#pragma once
/// How kernels count the instances of a part: from the first of the whole, of which there is nothing in memory.
#include <cstdint>

namespace hgc {

/// What an array would begin with, if `before` elements preceded its first.
template <class T>
T* countedFrom(T* first, int64_t before) {
  return reinterpret_cast<T*>(reinterpret_cast<uintptr_t>(first) - static_cast<uintptr_t>(before) * sizeof(T));
}

}  // namespace hgc
