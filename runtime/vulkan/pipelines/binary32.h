#pragma once
/// Shaders that compute in binary32.
#include <cstdint>
#include <span>
#include <vector>

namespace hgc {

/// The specialization constant that shaders with binary32 arithmetic declare. Only the self-test shader uses its value:
/// whether to test binary32.
inline constexpr uint32_t kBinary32Constant = 1;

/// Whether a shader declares that constant.
bool computesInBinary32(std::span<const uint32_t> words);

/// The shader, with an execution mode for binary32 rounding (to nearest, ties to even) added if it declares that
/// constant.
std::vector<uint32_t> withRounding(std::span<const uint32_t> words);

}  // namespace hgc
