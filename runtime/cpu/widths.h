#pragma once
/// Compile-time widths for loops over the scalars of a row.
#include <cstdint>
#include <type_traits>

namespace hgc {

/// Calls `use(width)`, with a compile-time constant for the frequent widths.
template <class Use>
void withWidth(uint32_t width, const Use& use) {
  switch (width) {
    case 1: return use(std::integral_constant<uint32_t, 1>());
    case 2: return use(std::integral_constant<uint32_t, 2>());
    case 3: return use(std::integral_constant<uint32_t, 3>());
    default: return use(width);
  }
}

}  // namespace hgc
