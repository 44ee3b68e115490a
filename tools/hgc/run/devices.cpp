#include <fmt/format.h>

#include <thread>

#include "runtime/cpu/cpu.h"
#include "runtime/vulkan/vulkan.h"
#include "tools/hgc/run/data.h"

namespace hgc::tool {

int commandDevices(const Options&) {
  fmt::print("cpu        {} hardware threads, best instruction set {}, fma {}\n", std::thread::hardware_concurrency(),
             isaName(cpuBestIsa()), mayFuse(cpuBestIsa()) ? "fused" : "not there");
  std::string error;
  const auto devices = listVulkanDevices(error);
  if (devices.empty()) fmt::print("vulkan     none: {}\n", error);
  for (const VulkanDeviceInfo& device : devices) {
    fmt::print("vulkan:{}   {} ({}){}\n", device.index, device.name, device.driver,
               device.isCpu ? ", a software driver: only used when named" : "");
    if (!device.usable) fmt::print("           cannot be used: {}\n", device.reason);
    for (const std::string& line : device.selfTest) fmt::print("           {}\n", line);
  }
  return 0;
}

}  // namespace hgc::tool
