#pragma once
/// Cutting a gradient's kernel where rows make their sums themselves (`OwnedRows`): instances leave what no count
/// changes, the stems, and the rows of each such port compute partials from these, entry by entry.
#include <span>
#include <string>
#include <vector>

#include "ir/kernel/kernel.h"
#include "ir/kernel/owned_rows.h"

namespace hgc {

/// As `cutKernel`, for a kind of gradient: the kernel of the instances, and those that rows run, one for each port.
/// Each of `owned` must satisfy `canOwn`.
std::vector<Kernel> cutOwned(const Differentiated& from, KernelKind kind, const std::string& name,
                             std::span<const OwnedRows> owned);

/// How many stems a kernel of instances leaves.
uint32_t stemsOf(const Kernel& kernel);

/// Whether the partials of these rows are a few cheap operations on stems, on what is read at the entry's indices and
/// on the count: computing them is then cheaper than storing them.
bool canOwn(const Differentiated& from, KernelKind kind, const OwnedRows& rows);

/// The ports of a topology that rows can make the sums of, by kernels of all these kinds that it has; ascending. It is
/// for all variants of a program: ask before anything is fused.
std::vector<uint32_t> portsToOwn(const Differentiated& first, const Differentiated* further,
                                 const std::set<KernelKind>& kinds);

}  // namespace hgc
