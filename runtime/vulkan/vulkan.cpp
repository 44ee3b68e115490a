#include "runtime/vulkan/vulkan.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <map>
#include <mutex>

#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/gpu/executable.h"
#include "runtime/vulkan/gpu.h"
#include "runtime/vulkan/pipelines/binary32.h"
#include "runtime/vulkan/selftest/selftest.h"

namespace hgc {
namespace {

/// A device and its self-test.
struct Examined {
  GpuInfo info;
  std::shared_ptr<VulkanDevice> device;
  std::string hint;  ///< for users
};

/// Opens a device by `open`, and runs its self-test.
template <class Open>
Examined examine(const VulkanTraits& traits, const Open& open) {
  Examined result;
  GpuInfo& info = result.info;
  info.id = traits.id();
  info.index = traits.index;
  info.name = traits.name;
  info.driver = traits.driver;
  info.isCpu = traits.isCpu;
  info.reason = traits.lacks;
  if (!info.reason.empty()) return result;
  auto device = open();
  if (!device) {
    info.reason = device.error().message;
    result.hint = device.error().hint;
    return result;
  }
  const auto test = selfTest(**device);
  if (!test) {
    info.reason = test.error().message;
    return result;
  }
  info.selfTest = test->lines;
  info.fuses = test->fuses;
  info.usable = test->broken.empty();
  if (!info.usable) info.reason = "it does not compute exactly: " + test->broken;
  result.device = std::move(*device);
  return result;
}

Examined examine(VulkanInstance& instance, const VulkanTraits& traits) {
  return examine(traits, [&] { return VulkanDevice::open(instance, traits.index); });
}

bool containsIgnoringCase(std::string_view text, std::string_view part) {
  const auto lower = [](char c) { return std::tolower(static_cast<unsigned char>(c)); };
  return !std::ranges::search(text, part, {}, lower, lower).empty();
}

std::string title(const GpuInfo& info) { return fmt::format("{} ({})", info.id, info.name); }

/// Keeps devices open that no session uses.
class OpenDevices {
 public:
  /// Never destroyed: the order in which drivers destroy their statics is unknown.
  static OpenDevices& ofProcess() {
    static auto* const devices = new OpenDevices;
    return *devices;
  }

  void keep(std::shared_ptr<VulkanDevice> device) {
    const std::lock_guard lock(mutex_);
    std::swap(devices_[device->traits().index], device);
  }
  /// Closes a broken device after its sessions have left it.
  void forget(const std::shared_ptr<VulkanDevice>& device) {
    const std::lock_guard lock(mutex_);
    std::erase_if(devices_, [&](const auto& each) { return each.second == device; });
  }
  /// Closes unused devices, and trims the others.
  void trim() {
    if (process_ != getpid()) return;  // they belong to the parent
    std::map<uint32_t, std::shared_ptr<VulkanDevice>> all;
    const std::lock_guard lock(mutex_);
    std::swap(all, devices_);
    for (auto& [index, device] : all) {
      if (device.use_count() == 1) continue;
      device->trim();
      devices_.emplace(index, std::move(device));
    }
  }

 private:
  pid_t process_ = getpid();
  std::mutex mutex_;
  std::map<uint32_t, std::shared_ptr<VulkanDevice>> devices_;
};

/// A device that passed its self-test. Calls Vulkan only in the default floating-point mode, because threads of drivers
/// inherit the mode.
class UsableDevice : public Device {
 public:
  explicit UsableDevice(Examined examined)
      : device_(std::move(examined.device)), info_{device_->traits().id(), examined.info.name, examined.info.fuses} {
    info_.isSoftware = !countsAsGpu(device_->traits().isCpu);
    if (!device_->traits().isGiven) OpenDevices::ofProcess().keep(device_);
  }
  UsableDevice(const UsableDevice&) = delete;
  UsableDevice& operator=(const UsableDevice&) = delete;
  ~UsableDevice() override {
    if (!device_->works()) OpenDevices::ofProcess().forget(device_);
  }

  const DeviceInfo& info() const override { return info_; }
  Result<std::unique_ptr<Executable>> load(const Workload& workload, const LoadOptions& options) override {
    const FloatingPointMode mode;
    if (const Status done = checkBinary32(*workload.artefact, options.fused); !done) return done.error();
    auto gpu = VulkanGpu::open(device_, std::chrono::nanoseconds(static_cast<int64_t>(options.deadline * 1e9)));
    if (!gpu) return gpu.error();
    return GpuExecutable::load(std::move(*gpu), workload, options.fused);
  }

 private:
  /// Fails if a program computes in binary32, but the device does not do so exactly.
  Status checkBinary32(const Artefact& artefact, bool fused) const {
    const auto isInBinary32 = [&](const GpuCode& code) {
      return code.target.fused == fused && computesInBinary32(code.words);
    };
    if (device_->pipelines().isBinary32Exact() || std::ranges::none_of(artefact.gpu, isInBinary32)) return Done{};
    return Error{fmt::format("{} does not compute exactly in binary32", device_->traits().name),
                 "hgc devices tells why; --device=cpu, or --precision=f64"};
  }

  std::shared_ptr<VulkanDevice> device_;
  DeviceInfo info_;
};

/// The first usable device that `fits`. The error says why others are unusable; its message is empty if none fits.
template <class Fits>
Result<Examined> firstUsable(VulkanInstance& instance, const Fits& fits) {
  std::string refused;
  for (const VulkanTraits& traits : instance.devices()) {
    if (!fits(traits)) continue;
    Examined examined = examine(instance, traits);
    if (examined.info.usable) return examined;
    refused += (refused.empty() ? "" : "; ") + title(examined.info) + " cannot be used: " + examined.info.reason;
  }
  return Error{refused, ""};
}

bool isReal(const VulkanTraits& traits) { return countsAsGpu(traits.isCpu); }

Result<Examined> pickAutomatically(VulkanInstance& instance) {
  auto found = firstUsable(instance, isReal);
  if (found || !found.error().message.empty()) return found;
  return Error{"no GPU on this machine, only software drivers", "name one to use it: --device=vulkan:0"};
}

Result<Examined> pickNumber(VulkanInstance& instance, uint32_t number) {
  const size_t count = instance.devices().size();
  if (number < count) return firstUsable(instance, [&](const VulkanTraits& traits) { return traits.index == number; });
  return Error{fmt::format("there is no device vulkan:{}; this machine has {}", number, count),
               "hgc devices lists them"};
}

Result<Examined> pick(VulkanInstance& instance, const std::string& which) {
  if (which.empty()) return pickAutomatically(instance);
  if (which == "any") {  // a real GPU before a software driver
    auto real = firstUsable(instance, [](const VulkanTraits& traits) { return !traits.isCpu; });
    return real ? std::move(real) : firstUsable(instance, [](const VulkanTraits&) { return true; });
  }
  uint32_t number = 0;
  const auto [end, error] = std::from_chars(which.data(), which.data() + which.size(), number);
  if (error == std::errc() && end == which.data() + which.size()) return pickNumber(instance, number);
  auto found =
      firstUsable(instance, [&](const VulkanTraits& traits) { return containsIgnoringCase(traits.name, which); });
  if (found || !found.error().message.empty()) return found;
  return Error{fmt::format("no Vulkan device has `{}` in its name", which), "hgc devices lists them"};
}

}  // namespace

std::vector<GpuInfo> listVulkanDevices(std::string& error) {
  const FloatingPointMode mode;
  std::vector<GpuInfo> result;
  const auto instance = VulkanInstance::get();
  if (!instance) {
    error = instance.error().message;
    return result;
  }
  for (const VulkanTraits& traits : (*instance)->devices()) result.push_back(examine(**instance, traits).info);
  return result;
}

void trimVulkan() { OpenDevices::ofProcess().trim(); }

Result<PickedDevice> pickGiven(const std::shared_ptr<const GivenVulkan>& given) {
  const FloatingPointMode mode;
  const auto instance = VulkanInstance::get();
  if (!instance) return instance.error();
  const auto traits = traitsOf(*given);
  if (!traits) return traits.error();
  Examined examined = examine(*traits, [&] { return VulkanDevice::wrap(**instance, given, *traits); });
  const std::string name = examined.info.name;
  if (!examined.info.usable)
    return Error{fmt::format("{} ({}) cannot be used: {}", traits->id(), name, examined.info.reason), examined.hint,
                 ErrorKind::Device};
  return PickedDevice{std::make_shared<UsableDevice>(std::move(examined)), "the caller's device: " + name};
}

Result<PickedDevice> pickVulkan(const std::string& which) {
  const FloatingPointMode mode;
  const auto instance = VulkanInstance::get();
  if (!instance) return instance.error();
  auto picked = pick(**instance, which);
  if (!picked) return picked.error();
  const std::string reason = which.empty()    ? "the first GPU: "
                             : which == "any" ? "the first Vulkan device: "
                                              : "named by the user: ";
  const std::string name = picked->info.name;
  return PickedDevice{std::make_shared<UsableDevice>(std::move(*picked)), reason + name};
}

}  // namespace hgc
