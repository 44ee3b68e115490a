#include "runtime/vulkan/pipelines/pipelines.h"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <new>

#include "ir/kernel/kernel.h"
#include "ir/kernel/quads.h"
#include "runtime/device/clock.h"
#include "runtime/disk/own_folder.h"
#include "runtime/gpu/command_list.h"
#include "runtime/observe/counters.h"
#include "runtime/observe/trace.h"
#include "runtime/vulkan/device.h"
#include "runtime/vulkan/pipelines/binary32.h"

namespace hgc {
namespace {

// Pipeline caches on disk. Drivers may crash on foreign data, so a cache is used only if it is undamaged and from the
// same device, driver and version of hgc.

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

/// Reads the data for a device from the user's folder (runtime/disk/own_folder.h). Safe for several threads and
/// processes.
std::vector<uint8_t> readShaders(const VulkanTraits& traits) {
  const auto folder = keepingFolder();
  if (!folder) return {};
  const std::string identity = shaderIdentity(traits);
  const auto file = readOwn(*folder, nameOf(identity), kMostBytes);
  return file ? shadersIn(*file, identity) : std::vector<uint8_t>();
}

/// Writes it there. False if it is too large.
bool keepShaders(const VulkanTraits& traits, std::span<const uint8_t> data) {
  const auto folder = keepingFolder();
  const std::string identity = shaderIdentity(traits);
  if (data.size() + sizeof(Head) + identity.size() > kMostBytes) return false;
  if (!folder || data.size() <= kEmptyBytes) return true;
  const std::vector<uint8_t> file = shaderFile(identity, data);
  writeOwn(*folder, nameOf(identity), {}, file);
  return true;
}

constexpr size_t kMostUnused = 256;

/// Nanoseconds of compiling after which the cache is written at once, because the process may be killed.
constexpr int64_t kWorthKeeping = 1'000'000'000;

/// Whether neighbouring invocations write numbers together. HGC_GPU_TOGETHER is for tests.
bool writesTogether(const VulkanTraits& traits) {
  const char* text = std::getenv("HGC_GPU_TOGETHER");
  return text ? *text == '1' : !traits.isCpu;
}

}  // namespace

Result<Pipelines::Cache> Pipelines::makeCache(std::span<const uint8_t> data) const {
  const VkPipelineCacheCreateInfo info{.sType = VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO,
                                       .initialDataSize = data.size(),
                                       .pInitialData = data.data()};
  return device_.make(vkCreatePipelineCache, info, vkDestroyPipelineCache, "vkCreatePipelineCache");
}

Status Pipelines::makeLayout() {
  const VkPushConstantRange range{VK_SHADER_STAGE_COMPUTE_BIT, 0, kMostArgumentBytes};
  const VkPipelineLayoutCreateInfo info{.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                        .pushConstantRangeCount = 1,
                                        .pPushConstantRanges = &range};
  auto layout = device_.make(vkCreatePipelineLayout, info, vkDestroyPipelineLayout, "vkCreatePipelineLayout");
  if (!layout) return layout.error();
  layout_ = std::move(*layout);
  return Done{};
}

Status Pipelines::open() {
  if (const Status done = makeLayout(); !done) return done;
  const std::vector<uint8_t> kept = readShaders(device_.traits());
  auto cache = makeCache(kept);
  if (!cache && !kept.empty()) cache = makeCache({});
  if (!cache) return cache.error();
  kept_.bytes = sizeOf(*cache);
  cache_ = std::make_shared<const Cache>(std::move(*cache));
  return Done{};
}

Result<Pipeline> Pipelines::compile(std::span<const uint32_t> words, uint32_t way, bool singles) {
  const VkShaderModuleCreateInfo code{.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
                                      .codeSize = words.size() * sizeof(uint32_t),
                                      .pCode = words.data()};
  const auto module = device_.make(vkCreateShaderModule, code, vkDestroyShaderModule, "vkCreateShaderModule");
  if (!module) return module.error();
  const struct {
    uint32_t way;
    VkBool32 isExact, together, singles;
  } values{way, isBinary32Exact() ? VK_TRUE : VK_FALSE, writesTogether(device_.traits()) ? VK_TRUE : VK_FALSE,
           singles ? VK_TRUE : VK_FALSE};
  const VkSpecializationMapEntry entries[] = {
      {0, offsetof(decltype(values), way), sizeof way},
      {kBinary32Constant, offsetof(decltype(values), isExact), sizeof values.isExact},
      {kTogetherConstant, offsetof(decltype(values), together), sizeof values.together},
      {kSinglesConstant, offsetof(decltype(values), singles), sizeof values.singles},
  };
  const VkSpecializationInfo constants{static_cast<uint32_t>(std::size(entries)), entries, sizeof values, &values};
  const VkComputePipelineCreateInfo create{.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
                                           .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                                                     .stage = VK_SHADER_STAGE_COMPUTE_BIT,
                                                     .module = module->get(),
                                                     .pName = "main",
                                                     .pSpecializationInfo = &constants},
                                           .layout = layout()};
  std::shared_ptr<const Cache> cache;
  {
    const std::lock_guard lock(mutex_);
    cache = cache_;
  }
  VkPipeline made = VK_NULL_HANDLE;
  const Status done = device_.check(
      vkCreateComputePipelines(device_.handle(), cache->get(), 1, &create, nullptr, &made), "vkCreateComputePipelines");
  if (!done) return done.error();
  return Pipeline(device_.life(), made, vkDestroyPipeline);
}

Result<std::shared_ptr<const Pipeline>> Pipelines::get(std::span<const uint32_t> words, uint32_t way, bool singles) {
  const bool isExact = isBinary32Exact();
  Key key = isExact ? withRounding(words) : Key(words.begin(), words.end());
  const size_t length = key.size();
  key.insert(key.end(), {way, isExact, writesTogether(device_.traits()), singles});
  {
    const std::lock_guard lock(mutex_);
    if (const auto found = known_.find(key); found != known_.end()) {
      found->second.used = ++clock_;
      countCache(CacheId::Pipelines, true);
      return found->second.pipeline;
    }
  }
  countCache(CacheId::Pipelines, false);
  const Span span("pipeline",
                  {.device = deviceLabel(kFirstGpuNumber + std::min<size_t>(device_.traits().index, kGpuNumbers))});
  const auto start = Clock::now();
  auto made = compile(std::span(key).first(length), way, singles);
  if (!made) return made.error();
  kept_.unkept += (Clock::now() - start).count();
  if (kept_.unkept > kWorthKeeping) keep();
  const std::lock_guard lock(mutex_);  // another thread may have added it; then ours is dropped
  Known& known = known_[std::move(key)];
  if (!known.pipeline) known.pipeline = std::make_shared<const Pipeline>(std::move(*made));
  known.used = ++clock_;
  const std::shared_ptr<const Pipeline> result = known.pipeline;
  makeRoom();
  return result;
}

/// Removes the least recently used of the unused pipelines, if there are too many.
void Pipelines::makeRoom() {
  std::vector<std::map<Key, Known>::iterator> unused;
  if (known_.size() <= kMostUnused) return;
  for (auto each = known_.begin(); each != known_.end(); ++each) {
    if (each->second.pipeline.use_count() == 1) unused.push_back(each);
  }
  if (unused.size() <= kMostUnused) return;
  std::ranges::sort(unused, {}, [](const auto& each) { return each->second.used; });
  unused.resize(unused.size() - kMostUnused / 2);  // so that this is not done each time
  for (const auto& each : unused) known_.erase(each);
}

void Pipelines::trim() {
  const std::lock_guard lock(mutex_);
  std::erase_if(known_, [](const auto& each) { return each.second.pipeline.use_count() == 1; });
}

size_t Pipelines::sizeOf(const Cache& cache) const {
  size_t size = 0;
  return vkGetPipelineCacheData(device_.handle(), cache.get(), &size, nullptr) == VK_SUCCESS ? size : 0;
}

/// Repeats if other threads have added pipelines meanwhile.
std::vector<uint8_t> Pipelines::dataOf(const Cache& cache) const {
  VkResult result = VK_INCOMPLETE;
  std::vector<uint8_t> data;
  while (result == VK_INCOMPLETE) {
    size_t size = sizeOf(cache);
    data.resize(size);
    result = vkGetPipelineCacheData(device_.handle(), cache.get(), &size, data.data());
    data.resize(result == VK_SUCCESS ? size : 0);
  }
  return data;
}

/// Merges a cache with one that other processes have written.
std::vector<uint8_t> Pipelines::merged(const Cache& own, std::span<const uint8_t> kept) const {
  if (kept.empty()) return dataOf(own);
  const auto all = makeCache(kept);
  const VkPipelineCache handle = own.get();
  if (!all || vkMergePipelineCaches(device_.handle(), all->get(), 1, &handle) != VK_SUCCESS) return dataOf(own);
  return dataOf(*all);
}

void Pipelines::keep() noexcept {
  try {
    keepWithMemory();
  } catch (const std::bad_alloc&) {  // nothing is written
  }
}

void Pipelines::keepWithMemory() {
  const std::unique_lock keeping(kept_.mutex, std::try_to_lock);
  if (!keeping || kept_.unkept.exchange(0) == 0 || !device_.works()) return;
  std::shared_ptr<const Cache> own;
  {
    const std::lock_guard lock(mutex_);
    own = cache_;
  }
  const size_t bytes = sizeOf(*own);
  if (std::exchange(kept_.bytes, bytes) == bytes) return;  // nothing new
  const std::vector<uint8_t> data = merged(*own, readShaders(device_.traits()));
  if (keepShaders(device_.traits(), data)) return;
  auto fresh = makeCache({});  // the cache has become too large
  if (!fresh) return;
  kept_.bytes = sizeOf(*fresh);
  keepShaders(device_.traits(), dataOf(*fresh));
  const std::lock_guard lock(mutex_);
  cache_ = std::make_shared<const Cache>(std::move(*fresh));
}

}  // namespace hgc
