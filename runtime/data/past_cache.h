#pragma once
/// Copying results that are larger than caches.
#include <cstdint>

namespace hgc {

/// `std::copy_n` that writes whole cache lines past the caches, so that memory need not be read first. Other threads
/// see the copy after `endPastCache` by the same thread.
void copyPastCache(const double* from, int64_t count, double* to);
void endPastCache();

/// More bytes than this have left the caches before they are read.
inline constexpr int64_t kCachedBytes = int64_t{32} << 20;

}  // namespace hgc
