#include "runtime/device/device.h"

#include <fmt/format.h>

#include "runtime/cpu/cpu.h"
#include "runtime/vulkan/vulkan.h"

namespace hgc {
namespace {

bool hasCpu(const Workload& workload, bool fused) {
  for (const CpuCode& code : workload.artefact->cpu) {
    if (code.target.fused == fused && code.target.isa <= cpuBestIsa()) return true;
  }
  return false;
}

Result<OpenedDevice> openNamedCpu(const Workload& workload, const SessionOptions& options, std::string reason) {
  CpuOptions cpu;
  cpu.threads = options.threads;
  if (options.device.starts_with("cpu:")) {
    const std::string level = options.device.substr(4);
    for (const Isa isa : kCpuIsas) {
      if (level == isaName(isa)) cpu.isa = isa;
    }
    if (!cpu.isa) return Error{fmt::format("there is no instruction set `{}`", level), "sse2, avx2 or avx512"};
  }
  const bool canFuse = mayFuse(cpu.isa.value_or(cpuBestIsa())) && hasCpu(workload, true);
  cpu.fused = options.fused == Fused::On || (options.fused == Fused::Auto && canFuse);
  auto executor = openCpu(workload, cpu);
  if (!executor) return executor.error();
  return OpenedDevice{std::move(*executor),
                      options.device.starts_with("cpu:") ? options.device : "cpu",
                      std::move(reason),
                      cpu.fused,
                      {}};
}

}  // namespace

Result<OpenedDevice> openDevice(const Workload& workload, const SessionOptions& options) {
  if (options.device == "cpu" || options.device.starts_with("cpu:"))
    return openNamedCpu(workload, options, "named by the user");
  if (options.device == "auto") {
    auto gpu = openVulkan(workload, options, "");
    if (gpu) return gpu;
    return openNamedCpu(workload, options, gpu.error().message);
  }
  if (options.device == "vulkan" || options.device.starts_with("vulkan:")) {
    const std::string which = options.device == "vulkan" ? "" : options.device.substr(7);
    auto gpu = openVulkan(workload, options, which.empty() ? "any" : which);
    if (gpu || options.fallback == Fallback::Error) return gpu;
    auto cpu =
        openNamedCpu(workload, options, fmt::format("{} is not to be had: {}", options.device, gpu.error().message));
    if (cpu && options.fallback == Fallback::Warn) cpu->warnings.push_back(cpu->reason + "; the CPU is used instead");
    return cpu;
  }
  return Error{fmt::format("there is no device `{}`", options.device),
               "auto, cpu, cpu:LEVEL, vulkan, vulkan:N or vulkan:NAME"};
}

}  // namespace hgc
