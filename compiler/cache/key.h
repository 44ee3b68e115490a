#pragma once
/// What a compiled program depends on.
#include "compiler/compile.h"

namespace hgc {

/// A hash of all that `compilePlan` makes an artefact from: program, plan, options, this compiler and the libraries
/// that it uses. Thread-safe.
CacheKey cacheKey(const Program& program, const Plan& plan, const CompileOptions& options);

}  // namespace hgc
