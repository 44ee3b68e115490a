#pragma once
/// Cutting a gradient's kernel where rows along lines pull (`mayPull`): instances leave stems, if anything, and rows
/// compute the partials of their entries from these and from what instances read at their own place.
#include <set>
#include <span>
#include <string>
#include <vector>

#include "ir/kernel/kernel.h"

namespace hgc {

/// As `cutKernel`, for a kind of gradient: the kernel of the instances, and those that the rows of `ports` run, as far
/// as derivatives are by them.
std::vector<Kernel> cutPulled(const Differentiated& from, KernelKind kind, const std::string& name,
                              std::span<const uint32_t> ports);

/// The ports whose partials are a few operations on few stems, in all kernels of these kinds that the topology has:
/// computing them is then cheaper than storing them. Ascending. It is for all variants of a program: ask before
/// anything is fused.
std::vector<uint32_t> portsToPull(const Differentiated& first, const Differentiated* further,
                                  const std::set<KernelKind>& kinds);

}  // namespace hgc
