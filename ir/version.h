#pragma once
/// What headers that were made for a compiled program check when they are compiled.
#include <cstdint>

namespace hgc {

/// The format of `.hgk` files that is read and written.
inline constexpr uint32_t kArtefactFormat = 24;

}  // namespace hgc
