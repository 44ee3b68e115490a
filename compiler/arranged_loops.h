#pragma once
/// In which form loops are cut into kernels, and into phases for GPUs.
#include <optional>
#include <string>

#include "compiler/compile.h"
#include "ir/levels.h"

namespace hgc {

/// Of a topology with loops, what kernels are cut from.
struct Arranged {
  KernelSources apart;   ///< with short loops taken apart: what values and matrices are cut from
  KernelSources turned;  ///< with nests turned inside out before: gradients
  KernelSources sums;    ///< with sums in loops turned inside out before: values on CPUs
};

/// Nothing where there are no loops.
std::optional<Arranged> withLoopsArranged(const Topology& topology, const KernelSources& sources,
                                          const CompileOptions& options);

/// Gives every count of loops over short sizes that the data says gathers of its own, where that can be done for all
/// derivatives: what passes know of fixed gathers then applies. An error is one of this compiler.
Status gatherEachCount(const Topology& topology, KernelSources& sources, const CompileOptions& options);

/// Phases of a kernel for GPUs. A value whose loops may be long is better off with an invocation for each count, also
/// of short loops within. For rows that instances share phases would run nests as they are.
std::optional<PhasedKernel> phasesOf(KernelKind kind, std::string name, const KernelSources& sources,
                                     const std::optional<Arranged>& arranged);

}  // namespace hgc
