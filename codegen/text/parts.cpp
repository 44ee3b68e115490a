#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "codegen/text/kernel_text.h"
#include "ir/loops.h"

namespace hgc {
namespace {

/// The positions where a part may begin: outside of all regions. The last one is the end of the code.
std::vector<uint32_t> cuttable(const Kernel& kernel) {
  const auto count = static_cast<uint32_t>(kernel.code.size());
  std::vector<int> depth(count + 1, 0);
  for (const Region& region : kernel.regions) {
    if (region.begin >= region.end) continue;
    ++depth[region.begin + 1];
    --depth[region.end];
  }
  std::vector<uint32_t> places;
  int inside = 0;
  for (uint32_t at = 0; at <= count; ++at) {
    inside += depth[at];
    if (inside == 0) places.push_back(at);
  }
  return places;
}

uint32_t operationsIn(const Kernel& kernel, uint32_t begin, uint32_t end) {
  return static_cast<uint32_t>(std::count_if(kernel.code.begin() + begin, kernel.code.begin() + end,
                                             [](const Node& node) { return !info(node.op).isLeaf; }));
}

Handed handedBetween(const GpuParts& parts) {
  std::vector<uint32_t> part(parts.kernel.code.size());
  for (uint32_t p = 0; p < parts.ranges.size(); ++p)
    std::fill(part.begin() + parts.ranges[p].begin, part.begin() + parts.ranges[p].end, p);
  std::vector<uint32_t> last = lastReads(parts.kernel, part);
  for (uint32_t at = 0; at < part.size(); ++at) {
    if (isRematerialised(parts.kernel.code[at])) last[at] = part[at];
  }
  return planHanded(part, last);
}

}  // namespace

bool isRematerialised(const Node& node) { return operandCount(node) == 0; }

std::vector<uint32_t> liveIns(const Kernel& kernel, CodeRange range) {
  std::set<uint32_t> read;
  for (uint32_t at = range.begin; at < range.end; ++at) {
    for (int k = 0; k < operandCount(kernel.code[at]); ++k) {
      const uint32_t operand = kernel.code[at].operand(k);
      if (hasValue(kernel.code[operand].op)) read.insert(operand);
    }
  }
  for (const Region& region : kernel.regions) {
    const bool isArm = region.kind == Region::Kind::Arm && region.begin < region.end;
    if (isArm && region.begin >= range.begin && region.end <= range.end) read.insert(region.condition);
  }
  return {read.begin(), read.lower_bound(range.begin)};
}

Result<GpuParts> gpuParts(const Kernel& kernel, uint32_t most) {
  GpuParts parts{kernel, {}, {}};
  std::erase_if(parts.kernel.regions, [&](const Region& region) {
    return region.kind == Region::Kind::Arm && operationsIn(kernel, region.begin, region.end) > most;
  });
  uint32_t begin = 0, end = 0, operations = 0;
  for (const uint32_t place : cuttable(parts.kernel)) {
    const uint32_t more = operationsIn(kernel, end, place);
    if (more > kMaxGpuLoop) {
      return Error{fmt::format("a loop of kernel {} has {} operations, more than the {} that GPU drivers take in one "
                               "piece",
                               kernel.name, more, kMaxGpuLoop),
                   "--device=cpu, or split the term"};
    }
    if (operations + more > most && begin < end) {
      parts.ranges.push_back({begin, end});
      begin = end;
      operations = 0;
    }
    operations += more;
    end = place;
  }
  parts.ranges.push_back({begin, end});
  parts.handed = handedBetween(parts);
  return parts;
}

}  // namespace hgc
