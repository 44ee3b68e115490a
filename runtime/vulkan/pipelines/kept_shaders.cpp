#include "runtime/vulkan/pipelines/kept_shaders.h"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <cstring>

#include "runtime/disk/own_folder.h"

namespace hgc {
namespace {

constexpr uint64_t kMostBytes = uint64_t{64} << 20;
constexpr size_t kEmptyBytes = sizeof(VkPipelineCacheHeaderVersionOne);  // if the driver stores nothing

struct Head {
  char magic[8] = {'h', 'g', 'c', '-', 's', 'h', 'a', 'd'};
  uint32_t format = 1, identityBytes = 0;
  uint64_t dataBytes = 0, hash[2] = {};  // of the identity and the data, which follow
};

std::string nameOf(const std::string& identity) {
  return fmt::format("shaders-{:016x}.kept", XXH3_64bits(identity.data(), identity.size()));
}

Head headOf(const std::string& identity, std::span<const uint8_t> data) {
  Head head;
  head.identityBytes = static_cast<uint32_t>(identity.size());
  head.dataBytes = data.size();
  head.hash[0] = XXH3_64bits(identity.data(), identity.size());
  head.hash[1] = XXH3_64bits(data.data(), data.size());
  return head;
}

/// Identifies vendor, device, driver with its version and pipelineCacheUUID, and the version of hgc.
std::string shaderIdentity(const VulkanTraits& traits) {
  std::string mark;
  for (const uint8_t byte : traits.pipelineCacheUuid) mark += fmt::format("{:02x}", byte);
  return fmt::format("hgc {} vendor {:x} device {:x} {} driver {:x} {} mark {}", HGC_VERSION, traits.vendor,
                     traits.model, traits.name, traits.driverVersion, traits.driver, mark);
}

/// The content of a file with the data of a pipeline cache.
std::vector<uint8_t> shaderFile(const std::string& identity, std::span<const uint8_t> data) {
  const Head head = headOf(identity, data);
  std::vector<uint8_t> file(sizeof head + identity.size() + data.size());
  std::memcpy(file.data(), &head, sizeof head);
  const auto rest = std::ranges::copy(identity, file.begin() + sizeof head).out;
  std::ranges::copy(data, rest);
  return file;
}

/// The data of such a file; empty if it is damaged or foreign.
std::vector<uint8_t> shadersIn(std::span<const uint8_t> file, const std::string& identity) {
  const size_t begin = sizeof(Head) + identity.size();
  if (file.size() < begin) return {};
  const std::span<const uint8_t> data = file.subspan(begin);
  const Head head = headOf(identity, data);
  const bool isOurs = std::memcmp(file.data(), &head, sizeof head) == 0 &&
                      std::memcmp(file.data() + sizeof head, identity.data(), identity.size()) == 0;
  return isOurs ? std::vector<uint8_t>(data.begin(), data.end()) : std::vector<uint8_t>();
}

}  // namespace

std::vector<uint8_t> readShaders(const VulkanTraits& traits) {
  const auto folder = keepingFolder();
  if (!folder) return {};
  const std::string identity = shaderIdentity(traits);
  const auto file = readOwn(*folder, nameOf(identity), kMostBytes);
  return file ? shadersIn(*file, identity) : std::vector<uint8_t>();
}

bool keepShaders(const VulkanTraits& traits, std::span<const uint8_t> data) {
  const auto folder = keepingFolder();
  const std::string identity = shaderIdentity(traits);
  if (data.size() + sizeof(Head) + identity.size() > kMostBytes) return false;
  if (!folder || data.size() <= kEmptyBytes) return true;
  const std::vector<uint8_t> file = shaderFile(identity, data);
  writeOwn(*folder, nameOf(identity), {}, file);
  return true;
}

}  // namespace hgc
