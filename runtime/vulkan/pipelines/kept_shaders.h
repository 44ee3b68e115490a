#pragma once
/// Pipeline caches on disk. Drivers may crash on foreign data, so a cache is used only if it is undamaged and from the
/// same device, driver and version of hgc.
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/vulkan/instance.h"

namespace hgc {

/// Reads the data for a device from the user's folder (runtime/disk/own_folder.h). Safe for several threads and
/// processes.
std::vector<uint8_t> readShaders(const VulkanTraits& traits);
/// Writes it there. False if it is too large.
bool keepShaders(const VulkanTraits& traits, std::span<const uint8_t> data);

}  // namespace hgc
