#include "runtime/session/lifecycle/device_choice.h"

#include <cpuid.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <thread>

#include "runtime/cpu/cpu.h"
#include "runtime/device/within_memory.h"
#include "runtime/split/parts.h"

namespace hgc {
namespace {

constexpr const char* kAnyGpu = "vulkan: not opened yet";
constexpr const char* kAnyBoth = "cpu+vulkan: not opened yet";
/// Both devices together must take less than this share of the time on the faster one.
constexpr double kWorthBoth = 0.8;
constexpr double kNever = 1e300;
/// Milliseconds: shorter calls run on one device.
constexpr double kLeastBoth = 0.1;

/// The brand string of the processor.
std::string processorName() {
  char name[49] = {};
  for (uint32_t k = 0; k < 3; ++k) {
    uint32_t words[4] = {};
    if (__get_cpuid(0x80000002 + k, &words[0], &words[1], &words[2], &words[3]) == 0) return "unknown";
    std::memcpy(name + 16 * k, words, sizeof words);
  }
  std::string text = name;
  text.erase(0, text.find_first_not_of(' '));
  text.erase(text.find_last_not_of(' ') + 1);
  return text.empty() ? "unknown" : text;
}

/// The device that the model knows whose name begins so, or another name.
std::string known(const CostModel& model, const char* beginning, const char* otherwise) {
  const std::string name = model.deviceNamed(beginning);
  return name.empty() ? otherwise : name;
}

/// The kind of the likely first call, as a bit of `CallKey::kinds`.
uint32_t firstKind(const Workload& workload) {
  const auto& kinds = workload.artefact->kinds;
  for (const KernelKind kind : {gradientOf(workload), KernelKind::Output, KernelKind::Value}) {
    if (std::ranges::find(kinds, kind) != kinds.end() && launchWork(workload, kind).instances > 0)
      return uint32_t{1} << static_cast<unsigned>(kind);
  }
  return uint32_t{1} << static_cast<unsigned>(KernelKind::Value);
}

double boundBytes(const Workload& workload) {
  double bytes = 0;
  for (const BoundSymbol& symbol : workload.bound.symbols)
    bytes += static_cast<double>(symbol.reals.size() * sizeof(double) + symbol.integers.size() * sizeof(int32_t));
  return bytes;
}

/// The name in the model of a CPU with so many threads.
std::string cpuName(unsigned threads) {
  return fmt::format("{}, {} {}", processorName(), threads, threads == 1 ? "thread" : "threads");
}

unsigned threadsOf(int wanted) {
  return wanted > 0 ? static_cast<unsigned>(wanted) : std::thread::hardware_concurrency();
}

}  // namespace

DeviceChoice::DeviceChoice(std::shared_ptr<CostModel> model, const Workload& workload, int threads)
    : setting_{std::move(model), programName(*workload.artefact), cpuName(threadsOf(threads)), threadsOf(threads),
               boundBytes(workload)} {}

std::unique_ptr<DeviceChoice> DeviceChoice::renewed(const Workload& workload) const {
  return std::make_unique<DeviceChoice>(setting_.model, workload, static_cast<int>(setting_.threads));
}

std::string DeviceChoice::nameOf(const DeviceInfo& info) const {
  if (info.isHost) return fmt::format("{}: {}, {}", info.name, setting_.cpu, info.description);
  return fmt::format("{}: {}", info.isSoftware ? "software vulkan" : "vulkan", info.description);
}

SharesOf DeviceChoice::sharesOf(const Workload& workload) {
  return [this, &workload](std::span<const std::shared_ptr<Device>> devices) {
    std::vector<std::string> names;
    for (const auto& device : devices) {
      names.push_back(nameOf(device->info()));
      setting_.model->addDevice(names.back(), device->info().isHost, setting_.threads, device->info().isSoftware);
    }
    const uint32_t kinds = firstKind(workload);
    return balanced(*setting_.model, names, {setting_.program, kinds}, workOf(kinds, workload)).shares;
  };
}

DeviceChoice::Option DeviceChoice::chooseFirst(const Workload& workload) {
  names_ = {nameOf({.name = "cpu", .description = isaName(cpuBestIsa()), .isHost = true}),
            known(*setting_.model, "vulkan: ", kAnyGpu)};
  setting_.model->addDevice(names_[Cpu], true, setting_.threads);
  setting_.model->addDevice(names_[Gpu], false, 1);
  if (!whyWhole(workload) && sumsAlike(workload)) {
    names_.push_back(known(*setting_.model, "cpu+vulkan:", kAnyBoth));
    setting_.model->addDevice(names_[Both], false, 1);
  }
  seen_ = candidates(firstKind(workload), workload);
  here_.at = here_.next = Chooser::first(seen_);
  return static_cast<Option>(here_.at);
}

void DeviceChoice::exclude(Option option) {
  names_.resize(option == Both ? std::min<size_t>(names_.size(), Both) : 1);
  here_.next = here_.at;
}

void DeviceChoice::noteDevice(const DeviceInfo& info, double milliseconds) {
  here_.name = nameOf(info);
  here_.at = here_.next = !info.hasOthers() ? Cpu : info.isHost ? Both : Gpu;
  here_.warm.clear();
  setting_.model->addDevice(here_.name, !info.hasOthers(), setting_.threads, info.isSoftware);
  if (info.hasOthers()) setting_.model->learnOpening(here_.name, setting_.bytes, milliseconds);
  if (here_.at < names_.size()) names_[here_.at] = here_.name;
}

/// Without options, only some of the short calls are learned from, because learning takes a good part of their time.
bool DeviceChoice::isWorthLearning(double milliseconds) {
  constexpr double kShort = 0.02;
  constexpr uint64_t kFirst = 32, kEvery = 256;
  if (hasOptions() || milliseconds > kShort) return true;
  ++shortCalls_;
  return shortCalls_ <= kFirst || shortCalls_ % kEvery == 0;
}

void DeviceChoice::endCall(const Workload& workload, const Times& times) {
  (void)withinMemory([&]() -> Status {  // without memory, nothing is learned
    learn(workload, times.upload + times.launch + times.collect + times.assemble);
    return Done{};
  });
}

void DeviceChoice::learn(const Workload& workload, double milliseconds) {
  if (call_.kinds == 0) return;
  if (std::ranges::find(here_.warm, call_.kinds) == here_.warm.end()) return here_.warm.push_back(call_.kinds);
  if (!isWorthLearning(milliseconds)) return;
  const LaunchWork& work = workOf(call_.kinds, workload);
  const Estimate known = setting_.model->learnCall(here_.name, {setting_.program, call_.kinds}, work, milliseconds);
  if (known.calls > 0) call_.expected = known.milliseconds;
  if (!hasOptions()) return;
  seen_ = candidates(call_.kinds, workload);
  here_.next = chooser_.next(seen_, here_.at, milliseconds);
}

std::optional<DeviceChoice::Option> DeviceChoice::next() const {
  return hasOptions() && here_.next != here_.at ? std::optional(static_cast<Option>(here_.next)) : std::nullopt;
}

std::string DeviceChoice::reason() const {
  const Candidate& to = seen_[here_.next];
  size_t other = here_.next == Cpu ? Gpu : Cpu;
  if (here_.next == Both && seen_[Gpu].call.milliseconds < seen_[Cpu].call.milliseconds) other = Gpu;
  const char* names[] = {"the CPU", names_[Gpu] == kAnyGpu ? "a GPU, if there is one" : "the GPU"};
  return fmt::format("a call is expected to take {:.3g} ms there, and {:.3g} ms on {}, which takes {:.3g} ms to open",
                     to.call.milliseconds, seen_[other].call.milliseconds, names[other], seen_[other].moving);
}

std::vector<Candidate> DeviceChoice::candidates(uint32_t kinds, const Workload& workload) {
  const LaunchWork& work = workOf(kinds, workload);
  std::vector<Candidate> all;
  for (const std::string& name : names_)
    all.push_back({setting_.model->call(name, {setting_.program, kinds}, work),
                   setting_.model->opening(name, setting_.bytes).milliseconds});
  if (all.size() > Both) all[Both].call = both({setting_.program, kinds}, work, all);
  return all;
}

/// Both devices together: as measured, or estimated from each alone; `kNever` unless it saves enough.
Estimate DeviceChoice::both(const CallKey& key, const LaunchWork& work, std::span<const Candidate> alone) const {
  Estimate expected = alone[Both].call;
  const Estimate &cpu = alone[Cpu].call, &gpu = alone[Gpu].call;
  const double best = std::min(cpu.milliseconds, gpu.milliseconds);
  const bool isStaying = here_.at == Both && expected.calls > 0;
  if (isStaying) return expected;
  if (cpu.calls == 0 || gpu.calls == 0 || best < kLeastBoth) return {kNever, 0, expected.calls};
  const Balance balance = balanced(*setting_.model, std::span(names_).first(Both), key, work);
  if (expected.calls == 0) expected = {balance.milliseconds, 0, 0};
  return expected.milliseconds <= kWorthBoth * best ? expected : Estimate{kNever, 0, expected.calls};
}

const LaunchWork& DeviceChoice::workOf(uint32_t kinds, const Workload& workload) {
  const auto [found, isNew] = works_.try_emplace(kinds);
  for (const KernelKind kind : kKernelKinds) {
    if (!isNew || (kinds >> static_cast<unsigned>(kind) & 1) == 0) continue;
    const LaunchWork work = launchWork(workload, kind);
    found->second.instances = std::max(found->second.instances, work.instances);
    found->second.operations += work.operations;
    found->second.bytes += work.bytes;
    if ((kinds & kStays) == 0) found->second.results += work.results;
  }
  return found->second;
}

}  // namespace hgc
