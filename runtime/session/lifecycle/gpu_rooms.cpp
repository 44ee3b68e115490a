#include "runtime/session/lifecycle/gpu_rooms.h"

#include <algorithm>
#include <cstdlib>

#include "runtime/vulkan/vulkan.h"

namespace hgc {
namespace {

constexpr GpuRoom kRooms[] = {
    {GpuFamily::Vulkan, listVulkanDevices, pickVulkan, trimVulkan},
};

}  // namespace

bool countsAsGpu(bool isSoftware) {
  const char* text = std::getenv("HGC_AUTO_SOFTWARE");
  return !isSoftware || (text && *text == '1');
}

std::span<const GpuRoom> gpuRooms() { return kRooms; }

const GpuRoom& roomOf(GpuFamily family) { return *std::ranges::find(kRooms, family, &GpuRoom::family); }

std::vector<GpuInfo> listGpus(std::string& error) {
  std::vector<GpuInfo> all;
  for (const GpuRoom& room : kRooms) {
    std::string reason;
    const std::vector<GpuInfo> some = room.list(reason);
    all.insert(all.end(), some.begin(), some.end());
    if (error.empty()) error = reason;
  }
  return all;
}

Result<PickedDevice> pickFirstGpu() {
  auto picked = kRooms[0].pick("");
  for (size_t k = 1; k < std::size(kRooms) && !picked; ++k) {
    if (auto other = kRooms[k].pick("")) return other;
  }
  return picked;
}

}  // namespace hgc
