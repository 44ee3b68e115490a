#pragma once
/// Compiles the same IR to machine code, to compare it with the graphs.
#include "frontend/cxx/lifted.h"

namespace hgc::cxx {

/// Functions without a body must exist in this process. Thread-safe.
NativeUnit compileNatively(const CxxUnit& unit);

}  // namespace hgc::cxx
