#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "runtime/session/lifecycle/gpu_rooms.h"
#include "tools/hgc/doctor/findings.h"

namespace hgc::tool {
namespace {

Finding findingOf(const GpuInfo& device) {
  const std::string title = fmt::format("{} ({})", device.name, device.driver), about = device.id;
  if (!device.usable)
    return {State::Amiss, about, fmt::format("{}: {}", title, device.reason), "it is not used",
            "a newer driver may have what it lacks; hgc devices tells what its self-test says"};
  const auto differs = [](const std::string& line) {
    return line.starts_with("f32: not") || line.starts_with("loops: stop");
  };
  std::string faults;
  for (const std::string& line : device.selfTest) {
    if (differs(line)) faults += (faults.empty() ? "" : "; ") + line;
  }
  if (faults.empty()) return {State::Fine, about, title + ", passes its self-test"};
  return {State::Note, about, fmt::format("{}: {}", title, faults), "programs that need this run on the CPU instead",
          "a newer driver"};
}

}  // namespace

Findings examineDevices() {
  std::string error;
  const auto devices = listGpus(error);
  Findings findings;
  for (const GpuInfo& device : devices) findings.push_back(findingOf(device));
  if (devices.empty())
    return {{State::Amiss, "devices", error, "nothing runs on GPUs; the CPU computes the same",
             "see the lines about drivers"}};
  if (std::ranges::all_of(devices, &GpuInfo::isCpu))
    findings.push_back({State::Note, "devices", "software drivers alone",
                        "--device=auto takes the CPU, which is faster than these; --device=vulkan:N takes one",
                        "a GPU, and its driver"});
  return findings;
}

}  // namespace hgc::tool
