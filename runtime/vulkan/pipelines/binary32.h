#pragma once
/// Shaders that compute in binary32.
#include <cstdint>
#include <span>
#include <vector>

namespace hgc {

/// The constant of the specialization that shaders declare which compute in binary32. Only the self-test's asks for its
/// value, whether to do so.
inline constexpr uint32_t kBinary32Constant = 1;

/// Whether a shader has that constant.
bool computesInBinary32(std::span<const uint32_t> words);

/// The shader with rounding to nearest, ties to even, declared for binary32 if it has that constant; else as it is.
std::vector<uint32_t> withRounding(std::span<const uint32_t> words);

}  // namespace hgc
