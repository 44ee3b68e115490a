/// `hgc doctor` and `hgc devices`.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <thread>

#include "runtime/cpu/cpu.h"
#include "runtime/session/lifecycle/gpu_rooms.h"
#include "tools/hgc/doctor/findings.h"
#include "tools/hgc/run/data.h"
#include "tools/hgc/run/report.h"

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
  return {State::Note, about, fmt::format("{}: {}", title, faults),
          "programs that would be affected run on the CPU instead", "a newer driver"};
}

/// Examines Vulkan devices by hgc's self-test.
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

constexpr const char* kStates[] = {"fine", "note", "amiss"};

std::string asText(const Findings& findings) {
  std::string text;
  for (const Finding& each : findings) {
    text += fmt::format("{:<6} {:<15} {}\n", kStates[static_cast<size_t>(each.state)], each.about, each.seen);
    if (!each.follows.empty()) text += fmt::format("{:22} so: {}\n", "", each.follows);
    if (!each.todo.empty()) text += fmt::format("{:22} do: {}\n", "", each.todo);
  }
  return text;
}

std::string asJson(const Findings& findings, bool isWell) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const Finding& each : findings)
    list.push_back({{"state", kStates[static_cast<size_t>(each.state)]},
                    {"about", each.about},
                    {"seen", each.seen},
                    {"follows", each.follows},
                    {"do", each.todo}});
  return jsonText({{"well", isWell}, {"findings", list}});
}

}  // namespace

/// The status is 1 if something is amiss.
int commandDoctor(const Options& options) {
  Findings findings = examineProcess();
  const auto add = [&](Findings more) { std::ranges::move(more, std::back_inserter(findings)); };
  add(examineFolder());
  add(findingsApart("Vulkan drivers", examineDrivers));
  add(findingsApart("devices", examineDevices));
  const bool isWell = std::ranges::none_of(findings, [](const Finding& each) { return each.state == State::Amiss; });
  fmt::print("{}", options.json ? asJson(findings, isWell) : asText(findings));
  return isWell ? 0 : 1;
}

int commandDevices(const Options&) {
  fmt::print("cpu        {} hardware threads, best instruction set {}, fma {}\n", std::thread::hardware_concurrency(),
             isaName(cpuBestIsa()), mayFuse(cpuBestIsa()) ? "fused" : "not there");
  std::string error;
  const auto devices = listGpus(error);
  if (devices.empty()) fmt::print("vulkan     none: {}\n", error);
  for (const GpuInfo& device : devices) {
    fmt::print("{}   {} ({}){}\n", device.id, device.name, device.driver,
               device.isCpu ? ", a software driver: only used when named" : "");
    if (!device.usable) fmt::print("           cannot be used: {}\n", device.reason);
    for (const std::string& line : device.selfTest) fmt::print("           {}\n", line);
  }
  return 0;
}

}  // namespace hgc::tool
