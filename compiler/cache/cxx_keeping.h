#pragma once
/// Functions of C++, kept on disk for the next time.
#include "compiler/cache/cache.h"
#include "frontend/frontend.h"

namespace hgc {

/// In the folder of compiled programs; none without one.
CxxKeeping keepingIn(const std::optional<Cache>& cache);

}  // namespace hgc
