#pragma once
/// Running a program on a Vulkan device. The loader is opened at run time: without Vulkan the process still starts.
#include <memory>
#include <string>
#include <vector>

#include "runtime/device/gpu_info.h"

namespace hgc {

/// What is there, each with its self-test. Empty, with the reason in `error`, where there is no Vulkan.
std::vector<GpuInfo> listVulkanDevices(std::string& error);

/// Devices that sessions have used stay open, with memory and shaders for the next session. This gives back to the
/// drivers what no session uses now. Nothing in a forked process. Thread-safe.
void trimVulkan();

struct GivenVulkan;
/// The caller's, without a null handle. An error if it lacks what is needed, or does not compute exactly.
Result<PickedDevice> pickGiven(const std::shared_ptr<const GivenVulkan>& given);

/// `which` is "" for the first real GPU, "any" for the first usable device, a number, or a part of a name.
Result<PickedDevice> pickVulkan(const std::string& which);

}  // namespace hgc
