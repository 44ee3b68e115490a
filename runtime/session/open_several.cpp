/// Several devices as one.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "runtime/session/open_device.h"
#include "runtime/session/timed.h"
#include "runtime/split/split.h"
#include "runtime/vulkan/vulkan.h"

namespace hgc {
namespace {

constexpr const char* kAllGpus = "vulkan:all";

/// A device of those that are named.
struct Wish {
  std::string name;
  std::optional<double> share;
};

/// Shares are written without an exponent.
constexpr double kLeastShare = 1e-3, kMostShare = 1e6;

Result<Wish> wishOf(std::string_view text) {
  const size_t star = text.find('*');
  Wish wish{std::string(text.substr(0, star)), std::nullopt};
  if (star == std::string_view::npos) return wish;
  const std::string_view number = text.substr(star + 1);
  double share = 0;
  const auto [end, error] =
      std::from_chars(number.data(), number.data() + number.size(), share, std::chars_format::fixed);
  const bool isUsual = share == 0 || (share >= kLeastShare && share <= kMostShare);
  if (error != std::errc() || end != number.data() + number.size() || !isUsual)
    return Error{fmt::format("`{}` is no share of a device", number),
                 "0, or a number from 0.001 to 1000000: cpu*1+vulkan:0*3"};
  wish.share = share;
  return wish;
}

/// All GPUs that can be used, or what is between plus signs.
Result<std::vector<Wish>> wishesOf(const std::string& device) {
  std::vector<Wish> wishes;
  if (device == kAllGpus) {
    std::string reason;
    for (const VulkanDeviceInfo& info : listVulkanDevices(reason)) {
      if (info.usable && countsAsGpu(info)) wishes.push_back({fmt::format("vulkan:{}", info.index), std::nullopt});
    }
    if (!wishes.empty()) return wishes;
    return Error{reason.empty() ? "no GPU on this machine, only software drivers" : reason, "hgc devices lists them"};
  }
  size_t begin = 0;
  while (begin != std::string::npos) {
    const size_t end = device.find('+', begin);
    auto wish = wishOf(std::string_view(device).substr(begin, end == std::string::npos ? end : end - begin));
    if (!wish) return wish.error();
    wishes.push_back(std::move(*wish));
    begin = end == std::string::npos ? end : end + 1;
  }
  const auto hasShare = [](const Wish& wish) { return wish.share.has_value(); };
  const bool haveSome = std::ranges::any_of(wishes, hasShare), haveAll = std::ranges::all_of(wishes, hasShare);
  const bool isNothing = haveAll && std::ranges::none_of(wishes, [](const Wish& wish) { return *wish.share > 0; });
  if (haveSome && (!haveAll || isNothing))
    return Error{fmt::format("the shares of `{}` do not say what each device takes", device),
                 "name one for each, not all of them 0, or none"};
  return wishes;
}

/// Which variant of the kernels all devices can run.
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

/// In hundredths: `39 % on cpu, 61 % on vulkan:0`.
std::string told(std::span<const NamedDevice> devices, std::span<const double> shares) {
  double all = 0;
  for (const double share : shares) all += share;
  std::string text;
  for (size_t k = 0; k < shares.size(); ++k)
    text += fmt::format("{}{:.0f} % on {}", k == 0 ? "" : ", ", 100 * shares[k] / all, devices[k].device->info().name);
  return text;
}

}  // namespace

bool namesSeveral(const std::string& device) { return device == kAllGpus || device.find('+') != std::string::npos; }

Status understood(const Artefact& artefact, const std::string& device) {
  if (device == kAllGpus) return Done{};
  if (!namesSeveral(device)) return understoodOne(artefact, device);
  const auto wishes = wishesOf(device);
  if (!wishes) return wishes.error();
  for (const Wish& wish : *wishes) {
    if (wish.name == kAllGpus) return Error{"`vulkan:all` stands alone", "name the GPUs: cpu+vulkan:0+vulkan:1"};
    if (const Status done = understoodOne(artefact, wish.name); !done) return done;
  }
  return Done{};
}

Result<OpenedDevice> openSeveral(const Workload& workload, const SessionOptions& options,
                                 const std::shared_ptr<Threads>& threads, const SharesOf& sharesOf) {
  const auto wishes = wishesOf(options.device);
  if (!wishes) return wishes.error();
  std::vector<NamedDevice> named;
  std::vector<std::shared_ptr<Device>> devices;
  std::string name;
  for (const Wish& wish : *wishes) {
    auto device = findDevice(*workload.artefact, wish.name);
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
  else std::ranges::transform(*wishes, std::back_inserter(shares), [](const Wish& wish) { return *wish.share; });
  std::vector<Share> parts;
  for (size_t k = 0; k < devices.size(); ++k) parts.push_back({devices[k], shares[k]});
  auto device = splitOver(name, std::move(parts));
  auto executable = device->load(workload, {*fused, deadlineOf(options), threads});
  if (!executable) return executable.error();
  return OpenedDevice{std::move(device), std::move(*executable), told(named, shares), *fused, {}};
}

Result<OpenedDevice> openBoth(const Workload& workload, const SessionOptions& options,
                              const std::shared_ptr<Threads>& threads, const SharesOf& sharesOf) {
  if (options.vulkan) return Error{"a Vulkan device that was given stands alone", ""};
  return withinMemory([&]() -> Result<OpenedDevice> {
    const auto gpu = pickVulkan("");
    if (!gpu) return gpu.error();
    SessionOptions both = options;
    both.device = "cpu+" + gpu->device->info().name;
    return openSeveral(workload, both, threads, sharesOf);
  });
}

}  // namespace hgc
