#pragma once
/// What a driver has compiled, on disk. Drivers may crash on data that they have not written, so that it is given to
/// them only if it is whole, and of the same device, driver and version of hgc.
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "runtime/vulkan/instance.h"

namespace hgc {

/// What data are good for: vendor, device, driver and its version, the driver's own mark, and this library's version.
std::string shaderIdentity(const VulkanTraits& traits);

/// A file of such data, and the data of such a file; nothing where it is torn or foreign.
std::vector<uint8_t> shaderFile(const std::string& identity, std::span<const uint8_t> data);
std::vector<uint8_t> shadersIn(std::span<const uint8_t> file, const std::string& identity);

/// What the user's folder has of a device (runtime/disk/own_folder.h). Thread-safe; so for processes.
std::vector<uint8_t> readShaders(const VulkanTraits& traits);
/// Puts it there. False if there is too much of it.
bool keepShaders(const VulkanTraits& traits, std::span<const uint8_t> data);

}  // namespace hgc
