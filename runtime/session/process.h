#pragma once
/// Recognises forked processes.
#include <cstdint>

namespace hgc {

/// A number that differs between a process and those forked from it after the first call. Thread-safe.
uint32_t processNumber();

}  // namespace hgc
