#pragma once
/// The module that knows C++, loaded when it is first needed.
#include "frontend/cxx/lifted.h"
#include "ir/result.h"

namespace hgc {

/// Thread-safe.
Result<const cxx::Lifter*> cxxLifter();

}  // namespace hgc
