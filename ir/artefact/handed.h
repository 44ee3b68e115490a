#pragma once
/// Kernels that are too long for one piece: parts that run one after another and hand values on through memory.
#include <cstdint>
#include <span>
#include <vector>

#include "ir/kernel/kernel.h"

namespace hgc {

/// Cells of memory in which values wait that one part computes and a later one reads.
struct Handed {
  std::vector<uint32_t> cell;  ///< of each position; kNoNode of those that nobody reads later
  uint32_t cells = 0;
};

/// By position: `part` computes it, `last` is the last part that reads it. A cell is used again in parts after the last
/// that reads it.
Handed planHanded(std::span<const uint32_t> part, std::span<const uint32_t> last);

/// The last part in which other positions and the conditions of arms read each position, by `part` of each.
std::vector<uint32_t> lastReads(const Kernel& kernel, std::span<const uint32_t> part);

}  // namespace hgc
