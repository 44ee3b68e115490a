#pragma once
/// Which process this is.
#include <cstdint>

namespace hgc {

/// Another number in a process that was forked after the first call. Thread-safe.
uint32_t processNumber();

}  // namespace hgc
