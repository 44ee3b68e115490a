#pragma once
/// Results that are larger than caches.
#include <cstdint>

namespace hgc {

/// Copies `count` numbers to `to`; whole cache lines there go past the caches, which then need not be read first.
/// Others see them after `endPastCache` by the same thread. Unlike `std::copy_n` only in time.
void copyPastCache(const double* from, int64_t count, double* to);
void endPastCache();

/// Results of more bytes are not found in a cache by who reads them next.
inline constexpr int64_t kCachedBytes = int64_t{32} << 20;

}  // namespace hgc
