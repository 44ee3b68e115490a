#pragma once
/// What is compiled for a session that is opened at once: only what its device will run, or nothing; and machine code
/// for sessions that have begun without it.
#include <set>
#include <string>

#include "compiler/compile.h"
#include "runtime/later_program.h"

namespace hgc {

/// First: no machine code is made, the CPU interprets. Final: it is always made. Auto: where that takes less time than
/// interpreting (docs/decisions/0009-first-tier.md).
enum class Tier : uint8_t { Auto, First, Final };

/// Whether the CPU interprets kernels of these kinds, on this device (`SessionOptions::device`) and with this data.
/// Thread-safe.
bool runsFirstTier(const std::string& device, Tier tier, const Program& program, const Plan& plan, const Bound& bound,
                   const std::set<KernelKind>& kinds);

/// Notes the sizes of short dimensions that loops count, so that kernels are made for these; binding then refuses data
/// with other sizes.
void aimAtSizes(const Bound& bound, Plan& plan);

/// Sets targets and variants: those that the device will run. Compiling the rest would be waited for in vain.
void aimAt(const std::string& device, bool isFirst, CompileOptions& options);

/// Compiles `plan` as `compilePlan` does, on all cores but one, while sessions run `begun`, which was made of the same
/// program and plan, for no device and in the same variants. Begins `after` so many seconds. Given up, it waits for the
/// shards of code under way, and for no more.
std::shared_ptr<LaterProgram> compileLater(ProgramPtr begun, Plan plan, CompileOptions options, double after = 0);

}  // namespace hgc
