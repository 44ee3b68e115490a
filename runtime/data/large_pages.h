#pragma once
/// Long arrays in large pages: to touch a small page for the first time takes longer than most of what is done with it.
#include <cstddef>

namespace hgc {

/// Asks the system for large pages where memory has not been touched yet; it may give none. Does nothing for what is
/// too short for one.
void askForLargePages(void* memory, size_t bytes);

/// Makes room for `count` elements in all.
template <class Vector>
void reserveInLargePages(Vector& array, size_t count) {
  if (count <= array.capacity()) return;
  array.reserve(count);
  askForLargePages(array.data() + array.size(),
                   (array.capacity() - array.size()) * sizeof(typename Vector::value_type));
}

/// As `array.resize(count)`.
template <class Vector>
void resizeInLargePages(Vector& array, size_t count) {
  reserveInLargePages(array, count);
  array.resize(count);
}

}  // namespace hgc
