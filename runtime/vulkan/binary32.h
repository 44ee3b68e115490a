#pragma once
/// Shaders that compute in binary32.
#include <cstdint>
#include <span>
#include <vector>

namespace hgc {

/// The constant of the specialization by which shaders are told that the device's own arithmetic serves.
inline constexpr uint32_t kBinary32Constant = 1;

/// The shader with rounding to nearest, ties to even, declared for binary32 if it has that constant; else as it is.
std::vector<uint32_t> withRounding(std::span<const uint32_t> words);

}  // namespace hgc
