#include "runtime/session/lifecycle/open_device.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "runtime/cpu/cpu.h"
#include "runtime/device/within_memory.h"
#include "runtime/observe/environment.h"
#include "runtime/observe/trace.h"
#include "runtime/session/lifecycle/gpu_rooms.h"
#include "runtime/split/parts.h"
#include "runtime/split/ranks/ranks.h"
#include "runtime/vulkan/given.h"
#include "runtime/vulkan/vulkan.h"

namespace hgc {
namespace {

/// Loads a workload; on ranks only this rank's part of it, if it can be split.
Result<OpenedDevice> loadOn(std::shared_ptr<Device> device, std::string reason, const Workload& workload,
                            const LoadOptions& options, const std::shared_ptr<Exchange>& exchange) {
  if (exchange) {
    const auto why = whyWhole(workload);
    reason += "; " + rankName(*exchange) + (why ? ", and each computes all: " + *why : "");
    if (!why) device = overRanks(std::move(device), exchange);
  }
  const Span span("load", {.device = deviceLabel(numberOfDevice(device->info().name))});
  auto executable = device->load(workload, options);
  if (!executable) return executable.error();
  return OpenedDevice{std::move(device), std::move(*executable), std::move(reason), options.fused, {}};
}

bool hasCpu(const Artefact& artefact, bool fused, bool interpreted) {
  if (interpreted)
    return std::ranges::any_of(artefact.code, [&](const KernelCode& code) { return code.fused == fused; });
  return std::ranges::any_of(
      artefact.cpu, [&](const CpuCode& code) { return code.target.fused == fused && hostRuns(code.target.isa); });
}

/// Whether the program has kernels but no code for any device, so that the CPU interprets it.
bool isFirstTier(const Artefact& artefact) {
  return artefact.cpu.empty() && artefact.gpu.empty() && artefact.gpuRefusal.empty() && !artefact.code.empty();
}

/// The CPU that a name means. Names of other devices mean the best CPU.
CpuOptions cpuFor(const Artefact& artefact, const DeviceName& device) {
  return {device.isa, device.isInterpreted || (!device.isa && isFirstTier(artefact))};
}

Result<OpenedDevice> openOnCpu(const Workload& workload, const SessionOptions& options,
                               const std::shared_ptr<Threads>& threads, std::string reason) {
  const auto named = namesSeveral(options.device) ? DeviceName{} : deviceNamed(options.device);
  if (!named) return named.error();
  const CpuOptions cpu = cpuFor(*workload.artefact, *named);
  auto device = openCpu(cpu);
  if (options.fused == Fused::On && !device->info().fuses)
    return Error{device->info().name + " has no fused multiply-add", "--fma=off, or --fma=auto",
                 ErrorKind::Unsupported};
  const bool canFuse = device->info().fuses && hasCpu(*workload.artefact, true, cpu.interpreted);
  const bool fused = options.fused == Fused::On || (options.fused == Fused::Auto && canFuse);
  return loadOn(std::move(device), std::move(reason), workload, {.fused = fused, .threads = threads}, options.exchange);
}

bool hasGpu(const Artefact& artefact, bool fused) {
  return std::ranges::any_of(artefact.gpu, [&](const GpuCode& code) { return code.target.fused == fused; });
}

Error missingGpuCode(const Artefact& artefact) {
  const std::string& why = artefact.gpuRefusal;
  return {"the program has no GPU code" + (why.empty() ? "" : ": " + why),
          why.empty() ? "build it with --target=vulkan" : ""};
}

/// Whether to fuse, as far as the user, the device and the program allow it.
Result<bool> chooseFused(const Artefact& artefact, Fused wish, const DeviceInfo& info) {
  const std::string title = fmt::format("{} ({})", info.name, info.description);
  if (wish == Fused::On && !info.fuses)
    return Error{title + " has no fused multiply-add", "--fma=off, or --fma=auto", ErrorKind::Unsupported};
  const bool fused = wish == Fused::On || (wish == Fused::Auto && info.fuses && hasGpu(artefact, true));
  if (hasGpu(artefact, fused)) return fused;
  if (wish == Fused::Auto)
    return Error{title + " cannot fuse operations, and the program has only fused kernels", "build it with --fma=auto"};
  return Error{fmt::format("the program has no {} GPU kernels", fused ? "fused" : "unfused"),
               "build it with --fma=auto"};
}

/// What `vulkan` and `vulkan:WHICH` pick.
std::string whichOf(const DeviceName& device) { return device.which.empty() ? "any" : device.which; }

/// Ranks of one machine use different GPUs, unless the user names one.
std::string gpuOfRank(const GpuRoom& room, const Exchange& exchange, const std::string& which) {
  std::string error;
  std::vector<GpuInfo> gpus;
  if (which.empty() || which == "any") gpus = room.list(error);
  std::erase_if(gpus, [](const GpuInfo& gpu) { return !gpu.usable || gpu.isCpu; });
  return gpus.empty() ? which : fmt::format("{}", gpus[exchange.rankOnHost() % gpus.size()].index);
}

/// The GPU of that name, or the first one where none is named.
Result<PickedDevice> pickGpu(const SessionOptions& options, const DeviceName& name) {
  if (options.vulkan) return pickGiven(options.vulkan);
  const GpuRoom& room = name.isGpu() ? roomOf(name.family) : gpuRooms().front();
  const std::string which = name.isGpu() ? whichOf(name) : "";
  if (options.exchange) return room.pick(gpuOfRank(room, *options.exchange, which));
  return name.isGpu() ? room.pick(which) : pickFirstGpu();
}

Result<OpenedDevice> openOnGpu(const Workload& workload, const SessionOptions& options, const DeviceName& name) {
  if (workload.artefact->gpu.empty()) return missingGpuCode(*workload.artefact);
  auto picked = pickGpu(options, name);
  if (!picked) return picked.error();
  const auto fused = chooseFused(*workload.artefact, options.fused, picked->device->info());
  if (!fused) return fused.error();
  return loadOn(std::move(picked->device), std::move(picked->reason), workload, {*fused, deadlineOf(options), nullptr},
                options.exchange);
}

/// Whether the program has GPU code for all essential kernels.
bool isWholeOnGpu(const Artefact& artefact) {
  return std::ranges::all_of(artefact.kernels, [&](const KernelInfo& kernel) {
    return !isEssential(artefact, kernel.id) || std::ranges::count(artefact.gpu, kernel.id, &GpuCode::id) > 0;
  });
}

}  // namespace

Status checkGivenDevice(const SessionOptions& options) {
  const std::string& device = options.device;
  if (!options.vulkan && device != kGivenGpu) return Done{};
  if (!options.vulkan) return Error{"no Vulkan device was given", "SessionOptions::vulkan"};
  const GivenVulkan& given = *options.vulkan;
  if (!given.instance || !given.physicalDevice || !given.device || !given.queue)
    return Error{"instance, physical device, device or queue of the Vulkan device that was given is null", ""};
  if (!given.lock != !given.unlock)
    return Error{"one of lock and unlock of the Vulkan device that was given is null", ""};
  const auto named = deviceNamed(device);
  const bool isIt = named && named->isGpu() && (named->which.empty() || device == kGivenGpu);
  if (isIt || (named && !named->isGpu())) return Done{};
  return Error{fmt::format("`{}` cannot be used beside a Vulkan device that was given", device),
               "auto, cpu, or vulkan, which is that device"};
}

std::optional<bool> fusedOnBoth(const Artefact& artefact, Fused wish) {
  const bool canFuse = mayFuse(cpuBestIsa()) && hasCpu(artefact, true, false);
  const bool fused = wish == Fused::On || (wish == Fused::Auto && canFuse);
  std::set<KernelId> onGpu;
  for (const GpuCode& code : artefact.gpu) {
    if (code.target.fused == fused) onGpu.insert(code.id);
  }
  const auto isThere = [&](const KernelInfo& kernel) { return onGpu.contains(kernel.id); };
  const bool hasGpu = !artefact.kernels.empty() && std::ranges::all_of(artefact.kernels, isThere);
  return hasGpu && hasCpu(artefact, fused, false) ? std::optional(fused) : std::nullopt;
}

void trimDevices() {
  for (const GpuRoom& room : gpuRooms()) room.trim();
}

Result<OpenedDevice> openFirstGpu(const Workload& workload, const SessionOptions& options) {
  return withinMemory([&] { return openOnGpu(workload, options, {}); });
}

double deadlineOf(const SessionOptions& options) {
  constexpr double kUsual = 60, kLongest = 1e9;
  const double seconds =
      options.deadline > 0 ? options.deadline : numberOfVariable("HGC_DEADLINE", "seconds").value_or(0);
  return std::min(seconds > 0 ? seconds : kUsual, kLongest);
}

Result<NamedDevice> findDevice(const Artefact& artefact, const DeviceName& name) {
  if (name.isCpu()) {
    const CpuOptions cpu = cpuFor(artefact, name);
    auto device = openCpu(cpu);
    const bool hasFused = device->info().fuses && hasCpu(artefact, true, cpu.interpreted);
    return NamedDevice{std::move(device), hasFused, hasCpu(artefact, false, cpu.interpreted)};
  }
  if (artefact.gpu.empty()) return missingGpuCode(artefact);
  auto picked = roomOf(name.family).pick(whichOf(name));
  if (!picked) return picked.error();
  const bool hasFused = picked->device->info().fuses && hasGpu(artefact, true);
  return NamedDevice{std::move(picked->device), hasFused, hasGpu(artefact, false)};
}

Result<OpenedDevice> openDevice(const Workload& workload, const SessionOptions& options,
                                const std::shared_ptr<Threads>& threads, const SharesOf& sharesOf) {
  const auto onCpu = [&](std::string reason) { return openOnCpu(workload, options, threads, std::move(reason)); };
  const auto orOnCpu = [&](Result<OpenedDevice> others) {
    if (others || options.fallback == Fallback::Error) return others;
    auto cpu = onCpu(fmt::format("{} is unavailable: {}", options.device, others.error().message));
    if (cpu) cpu->refused = others.error().kind;
    if (cpu && options.fallback == Fallback::Warn) cpu->warnings.push_back(cpu->reason + "; the CPU is used instead");
    return cpu;
  };
  if (const Status known = checkDeviceNames(options.device); !known) return known.error();
  if (namesSeveral(options.device) && options.exchange)
    return Error{fmt::format("a rank computes on one device, but `{}` names several", options.device), "more ranks"};
  if (namesSeveral(options.device)) {
    auto several = withinMemory([&] { return openSeveral(workload, options, threads, sharesOf); });
    if (several) several->reason = "named by the user: " + several->reason;
    return orOnCpu(std::move(several));
  }
  const DeviceName name = *deviceNamed(options.device);
  if (name.isCpu()) return onCpu("named by the user");
  if (!name.isGpu() && isFirstTier(*workload.artefact)) return onCpu("it takes less than compiling");
  if (!name.isGpu()) {
    const Artefact& artefact = *workload.artefact;
    if (!artefact.gpu.empty() && !isWholeOnGpu(artefact)) return onCpu(artefact.gpuRefusal);
    auto gpu = openFirstGpu(workload, options);
    if (gpu) return gpu;
    return onCpu(gpu.error().message);
  }
  return orOnCpu(withinMemory([&] { return openOnGpu(workload, options, name); }));
}

}  // namespace hgc
