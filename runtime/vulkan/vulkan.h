#pragma once
/// Running a program on a Vulkan device. The loader is opened at run time: without Vulkan the process still starts.
#include <memory>
#include <string>
#include <vector>

#include "runtime/device/device.h"

namespace hgc {

struct VulkanDeviceInfo {
  uint32_t index = 0;
  std::string name;
  std::string driver;
  bool isCpu = false;  ///< a software driver: never chosen by `auto`
  bool usable = false;
  std::string reason;                 ///< why it is not usable
  std::vector<std::string> selfTest;  ///< one line an operation: "f64 add: exact", "f64 fma: not fused"
  bool fuses = false;                 ///< fma has one rounding
};

/// What is there, each with its self-test. Empty, with the reason in `error`, where there is no Vulkan.
std::vector<VulkanDeviceInfo> listVulkanDevices(std::string& error);

/// Whether `auto` and `vulkan:all` may choose it: software drivers only where HGC_AUTO_SOFTWARE, which is for tests,
/// says so.
bool countsAsGpu(const VulkanDeviceInfo& info);

/// Devices that sessions have used stay open, with memory and shaders for the next session. This gives back to the
/// drivers what no session uses now. Nothing in a forked process. Thread-safe.
void trimVulkan();

struct PickedDevice {
  std::shared_ptr<Device> device;
  std::string reason;  ///< why this one
};

struct GivenVulkan;
/// The caller's, without a null handle. An error if it lacks what is needed, or does not compute exactly.
Result<PickedDevice> pickGiven(const std::shared_ptr<const GivenVulkan>& given);

/// `which` is "" for the first real GPU, "any" for the first usable device, a number, or a part of a name.
Result<PickedDevice> pickVulkan(const std::string& which);

}  // namespace hgc
