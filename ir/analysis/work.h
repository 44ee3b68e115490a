#pragma once
/// What an instance costs, counted before anything is differentiated or expanded: part of the order of sums
/// (docs/decisions/0001-canonical-sums.md), so that it depends on the program and its sizes alone.
#include <cstdint>
#include <span>
#include <vector>

#include "ir/levels.h"

namespace hgc {

/// The work of a topology's values, by the loops that it is in: of each nest what an iteration costs, by the weights of
/// operations, times the lengths that are constants; and the dimension ports that are the other lengths.
std::vector<LoopWork> workOf(const Topology& topology);

/// More counts as so much.
inline constexpr uint64_t kMostWork = uint64_t{1} << 15;
/// Of an instance; `sizes` are those of the dimension ports.
uint64_t workWith(std::span<const LoopWork> work, std::span<const int64_t> sizes);

}  // namespace hgc
