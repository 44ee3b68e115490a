#pragma once
/// Random programs.
#include "tools/hgc-fuzz/made.h"

namespace hgc::fuzz {

/// The program of a seed, the same on every machine. Thread-safe.
Made makeProgram(uint64_t seed);

}  // namespace hgc::fuzz
