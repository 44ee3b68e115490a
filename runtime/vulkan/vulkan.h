#pragma once
/// Vulkan devices. The loader is opened at run time, so that programs start without Vulkan.
#include <memory>
#include <string>
#include <vector>

#include "runtime/device/gpu_info.h"

namespace hgc {

/// The devices of the machine, each with its self-test. If there is no Vulkan, sets `error` to the reason.
std::vector<GpuInfo> listVulkanDevices(std::string& error);

/// Closes unused devices, which are kept open for later sessions, and frees unused memory and shaders of others. No
/// effect in a forked process. Thread-safe.
void trimVulkan();

struct GivenVulkan;
/// The caller's device, whose handles must not be null. An error if it lacks something or does not compute exactly.
Result<PickedDevice> pickGiven(const std::shared_ptr<const GivenVulkan>& given);

/// `which` is "" for the first real GPU, "any" for the first usable device, a number, or part of a name.
Result<PickedDevice> pickVulkan(const std::string& which);

}  // namespace hgc
