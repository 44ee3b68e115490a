#pragma once
/// The same IR as machine code, to compare graphs with.
#include "frontend/cxx/lifted.h"

namespace hgc::cxx {

/// Thread-safe. What functions without a body here are called, this process must have.
NativeUnit compileNatively(const CxxUnit& unit);

}  // namespace hgc::cxx
