#pragma once
/// Machine code for sessions that have begun without it.
#include "compiler/compile.h"
#include "runtime/later_program.h"

namespace hgc {

/// Compiles `plan` as `compilePlan` does, on all cores but one, while sessions run `begun`, which was made of the same
/// program and plan, for no device and in the same variants. Begins `after` so many seconds. Given up, it waits for the
/// shards of code under way, and for no more.
std::shared_ptr<LaterProgram> compileLater(ProgramPtr begun, Plan plan, CompileOptions options, double after = 0);

}  // namespace hgc
