#pragma once
/// Random programs.
#include "tools/hgc-fuzz/made.h"

namespace hgc::fuzz {

/// The program of a seed, the same on every machine. Thread-safe.
Made makeProgram(uint64_t seed);
/// The same of a program with loops over sizes that only its data knows.
Made makeLoops(uint64_t seed);

}  // namespace hgc::fuzz
