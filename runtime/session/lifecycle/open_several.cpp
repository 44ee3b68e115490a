/// Opens several devices as one.
#include <fmt/format.h>

#include <algorithm>

#include "runtime/device/within_memory.h"
#include "runtime/session/lifecycle/gpu_rooms.h"
#include "runtime/session/lifecycle/open_device.h"
#include "runtime/split/split.h"

namespace hgc {
namespace {

/// The named devices, or all usable GPUs of a family.
Result<std::vector<DeviceShare>> devicesFor(const std::string& text) {
  const std::optional<GpuFamily> family = allGpusNamed(text);
  if (!family) return devicesNamed(text);
  std::vector<DeviceShare> devices;
  std::string reason;
  for (const GpuInfo& info : roomOf(*family).list(reason)) {
    if (info.usable && countsAsGpu(info.isCpu)) devices.push_back({*deviceNamed(info.id), std::nullopt});
  }
  if (!devices.empty()) return devices;
  return Error{reason.empty() ? "no GPU on this machine, only software drivers" : reason, "hgc devices lists them"};
}

/// Whether to fuse, so that all devices can run the kernels.
Result<bool> chooseFused(std::span<const NamedDevice> devices, Fused wish) {
  const NamedDevice* without = nullptr;
  const auto all = [&](bool NamedDevice::*has) {
    const auto found = std::ranges::find(devices, false, has);
    without = found == devices.end() ? without : &*found;
    return found == devices.end();
  };
  if (wish != Fused::Off && all(&NamedDevice::hasFused)) return true;
  if (wish != Fused::On && all(&NamedDevice::hasPlain)) return false;
  return Error{fmt::format("the program has no {} kernels for {}, which the other devices are to run, too",
                           wish == Fused::On ? "fused" : "unfused", without->device->info().name),
               "build it with --fma=auto"};
}

/// `39 % on cpu, 61 % on vulkan:0`.
std::string describeShares(std::span<const NamedDevice> devices, std::span<const double> shares) {
  double all = 0;
  for (const double share : shares) all += share;
  std::string text;
  for (size_t k = 0; k < shares.size(); ++k)
    text += fmt::format("{}{:.0f} % on {}", k == 0 ? "" : ", ", 100 * shares[k] / all, devices[k].device->info().name);
  return text;
}

}  // namespace

Status checkDeviceNames(const std::string& device) {
  if (!namesSeveral(device)) {
    const auto alone = deviceNamed(device);
    return alone ? Status(Done{}) : Status(alone.error());
  }
  const auto named = devicesNamed(device);
  if (!named) return named.error();
  for (const DeviceShare& part : *named) {
    if (part.device.isGpu() && part.device.which == "all" && named->size() > 1)
      return Error{"`vulkan:all` cannot be combined with other devices", "name the GPUs: cpu+vulkan:0+vulkan:1"};
    if (part.device.kind == DeviceName::Kind::Auto && named->size() > 1)
      return Error{"`auto` cannot be combined with other devices", "name the devices: cpu+vulkan:0"};
  }
  return Done{};
}

Result<OpenedDevice> openSeveral(const Workload& workload, const SessionOptions& options,
                                 const std::shared_ptr<Threads>& threads, const SharesOf& sharesOf) {
  const auto wishes = devicesFor(options.device);
  if (!wishes) return wishes.error();
  std::vector<NamedDevice> named;
  std::vector<std::shared_ptr<Device>> devices;
  std::string name;
  for (const DeviceShare& wish : *wishes) {
    auto device = findDevice(*workload.artefact, wish.device);
    if (!device) return device.error();
    name += (name.empty() ? "" : "+") + device->device->info().name;
    if (wish.share) name += fmt::format("*{}", *wish.share);
    devices.push_back(device->device);
    named.push_back(std::move(*device));
  }
  const auto fused = chooseFused(named, options.fused);
  if (!fused) return fused.error();
  std::vector<double> shares;
  if (!wishes->front().share) shares = sharesOf(devices);
  else std::ranges::transform(*wishes, std::back_inserter(shares), [](const DeviceShare& wish) { return *wish.share; });
  std::vector<Share> parts;
  for (size_t k = 0; k < devices.size(); ++k) parts.push_back({devices[k], shares[k]});
  auto device = splitOver(name, std::move(parts));
  auto executable = device->load(workload, {*fused, deadlineOf(options), threads});
  if (!executable) return executable.error();
  return OpenedDevice{std::move(device), std::move(*executable), describeShares(named, shares), *fused, {}};
}

Result<OpenedDevice> openBoth(const Workload& workload, const SessionOptions& options,
                              const std::shared_ptr<Threads>& threads, const SharesOf& sharesOf) {
  if (options.vulkan) return Error{"a Vulkan device that was given cannot be combined with others", ""};
  return withinMemory([&]() -> Result<OpenedDevice> {
    const auto gpu = pickFirstGpu();
    if (!gpu) return gpu.error();
    SessionOptions both = options;
    both.device = "cpu+" + gpu->device->info().name;
    return openSeveral(workload, both, threads, sharesOf);
  });
}

}  // namespace hgc
