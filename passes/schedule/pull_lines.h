#pragma once
/// Splits a gradient's kernel where rows along lines compute their sums (`mayPull`): instances store stems, if any, and
/// rows compute the partials of their entries from these and from values that instances read at their own index.
#include <set>
#include <span>
#include <string>
#include <vector>

#include "ir/kernel/kernel.h"

namespace hgc {

/// Like `cutKernel`, for a kind of gradient: returns the kernel of the instances, then those of the rows of `ports`
/// that the gradient has.
std::vector<Kernel> cutPulled(const Differentiated& from, KernelKind kind, const std::string& name,
                              std::span<const uint32_t> ports);

/// The ports whose partials are cheaper to compute than to store, a few operations on few stems, in kernels of all
/// these kinds that the topology has; ascending. All variants of a program must agree, so call it before operations are
/// fused.
std::vector<uint32_t> portsToPull(const Differentiated& first, const Differentiated* further,
                                  const std::set<KernelKind>& kinds);

}  // namespace hgc
