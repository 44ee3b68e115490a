#include <fmt/format.h>

#include <thread>

#include "runtime/cpu/cpu.h"
#include "runtime/session/lifecycle/gpu_rooms.h"
#include "tools/hgc/run/data.h"

namespace hgc::tool {

int commandDevices(const Options&) {
  fmt::print("cpu        {} hardware threads, best instruction set {}, fma {}\n", std::thread::hardware_concurrency(),
             isaName(cpuBestIsa()), mayFuse(cpuBestIsa()) ? "fused" : "not there");
  std::string error;
  const auto devices = listGpus(error);
  if (devices.empty()) fmt::print("vulkan     none: {}\n", error);
  for (const GpuInfo& device : devices) {
    fmt::print("{}   {} ({}){}\n", device.id, device.name, device.driver,
               device.isCpu ? ", a software driver: only used when named" : "");
    if (!device.usable) fmt::print("           cannot be used: {}\n", device.reason);
    for (const std::string& line : device.selfTest) fmt::print("           {}\n", line);
  }
  return 0;
}

}  // namespace hgc::tool
