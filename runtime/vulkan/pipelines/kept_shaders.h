#pragma once
/// Pipeline caches on disk. Drivers may crash on foreign data, so a cache is used only if it is undamaged and from the
/// same device, driver and version of hgc.
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "runtime/vulkan/instance.h"

namespace hgc {

/// Identifies vendor, device, driver with its version and pipelineCacheUUID, and the version of hgc.
std::string shaderIdentity(const VulkanTraits& traits);

/// The content of a file with the data of a pipeline cache, and the data of such a file; empty if it is damaged or
/// foreign.
std::vector<uint8_t> shaderFile(const std::string& identity, std::span<const uint8_t> data);
std::vector<uint8_t> shadersIn(std::span<const uint8_t> file, const std::string& identity);

/// Reads the data for a device from the user's folder (runtime/disk/own_folder.h). Safe for several threads and
/// processes.
std::vector<uint8_t> readShaders(const VulkanTraits& traits);
/// Writes it there. False if it is too large.
bool keepShaders(const VulkanTraits& traits, std::span<const uint8_t> data);

}  // namespace hgc
