#pragma once
/// Dimensions that nothing reads.
#include <cstdint>

namespace hgc {

/// `Dim::size` of a dimension that no symbol, term or other dimension has and no formula reads. Data may give its size,
/// but need not: then it is 0.
inline constexpr int64_t kUnreadSize = -2;

}  // namespace hgc
