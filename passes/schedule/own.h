#pragma once
/// Splits a gradient's kernel where rows compute their sums (`OwnedRows`): instances store stems, values that do not
/// depend on the count, and the rows of each such port compute their partials from these, entry by entry.
#include <set>
#include <span>
#include <string>
#include <vector>

#include "ir/kernel/kernel.h"
#include "ir/kernel/owned_rows.h"

namespace hgc {

/// Like `cutKernel`, for a kind of gradient: returns the kernel of the instances, then one for the rows of each port.
/// Each of `owned` must satisfy `canOwn`.
std::vector<Kernel> cutOwned(const Differentiated& from, KernelKind kind, const std::string& name,
                             std::span<const OwnedRows> owned);

/// The number of stems that a kernel of instances stores.
uint32_t stemsOf(const Kernel& kernel);

/// The ports whose sums rows can compute, in kernels of all these kinds that the topology has; ascending. All variants
/// of a program must agree, so call it before operations are fused.
std::vector<uint32_t> portsToOwn(const Differentiated& first, const Differentiated* further,
                                 const std::set<KernelKind>& kinds);

/// The same where rows along lines do so (`mayPull`): returns the kernel of the instances, then those of the rows of
/// `ports` that the gradient has. Rows also read the values that instances read at their own index.
std::vector<Kernel> cutPulled(const Differentiated& from, KernelKind kind, const std::string& name,
                              std::span<const uint32_t> ports);

/// The ports whose partials are cheaper to compute than to store, a few operations on few stems, in kernels of all
/// these kinds that the topology has; ascending. All variants of a program must agree, so call it before operations are
/// fused.
std::vector<uint32_t> portsToPull(const Differentiated& first, const Differentiated* further,
                                  const std::set<KernelKind>& kinds);

}  // namespace hgc
