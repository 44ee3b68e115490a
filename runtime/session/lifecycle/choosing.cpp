#include "runtime/session/lifecycle/choosing.h"

#include <cpuid.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <thread>

#include "runtime/cpu/cpu.h"
#include "runtime/split/parts.h"

namespace hgc {
namespace {

constexpr const char* kAnyGpu = "vulkan: not opened yet";
constexpr const char* kAnyBoth = "cpu+vulkan: not opened yet";
/// What running on both at once is to take at the most, of the time on the faster one.
constexpr double kWorthBoth = 0.8;
constexpr double kNever = 1e300;
/// Milliseconds: for shorter calls it is not worth the thought.
constexpr double kLeastBoth = 0.1;

/// The processor's name for itself.
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

/// The GPU that was used before, as far as one knows.
std::string knownGpu(const CostModel& model) {
  const std::string name = model.deviceNamed("vulkan: ");
  return name.empty() ? kAnyGpu : name;
}

/// The CPU beside it, likewise.
std::string knownBoth(const CostModel& model) {
  const std::string name = model.deviceNamed("cpu+vulkan:");
  return name.empty() ? kAnyBoth : name;
}

/// What a session is most likely asked for, a bit of `CallKey::kinds`.
uint32_t firstKind(const Workload& workload) {
  const auto& kinds = workload.artefact->kinds;
  for (const KernelKind kind : {gradientOf(workload), KernelKind::Output, KernelKind::Value}) {
    if (std::ranges::find(kinds, kind) != kinds.end() && launchWork(workload, kind).instances > 0)
      return uint32_t{1} << static_cast<unsigned>(kind);
  }
  return uint32_t{1} << static_cast<unsigned>(KernelKind::Value);
}

}  // namespace

Choosing::Choosing(std::shared_ptr<CostModel> model, const Workload& workload, int threads)
    : model_(std::move(model)), program_(programName(*workload.artefact)) {
  const unsigned count = threads > 0 ? static_cast<unsigned>(threads) : std::thread::hardware_concurrency();
  threads_ = count;
  cpu_ = fmt::format("{}, {} {}", processorName(), count, count == 1 ? "thread" : "threads");
  bytes_ = boundBytes(workload);
}

std::unique_ptr<Choosing> Choosing::anew(const Workload& workload) const {
  return std::make_unique<Choosing>(model_, workload, static_cast<int>(threads_));
}

std::string Choosing::nameOf(const DeviceInfo& info) const {
  if (info.isHost) return fmt::format("{}: {}, {}", info.name, cpu_, info.description);
  return fmt::format("{}: {}", info.isSoftware ? "software vulkan" : "vulkan", info.description);
}

void Choosing::meet(const std::string& name, const DeviceInfo& info, bool isHost) {
  if (info.isSoftware) model_->meetSoftware(name, threads_);
  else model_->meet(name, isHost, threads_);
}

SharesOf Choosing::sharing(const Workload& workload) {
  return [this, &workload](std::span<const std::shared_ptr<Device>> devices) {
    std::vector<std::string> names;
    for (const auto& device : devices) {
      names.push_back(nameOf(device->info()));
      meet(names.back(), device->info(), device->info().isHost);
    }
    const uint32_t kinds = firstKind(workload);
    return balanced(*model_, names, {program_, kinds}, workOf(kinds, workload)).shares;
  };
}

double Choosing::boundBytes(const Workload& workload) const {
  double bytes = 0;
  for (const BoundSymbol& symbol : workload.bound.symbols)
    bytes += static_cast<double>(symbol.reals.size() * sizeof(double) + symbol.integers.size() * sizeof(int32_t));
  return bytes;
}

Choosing::Choice Choosing::begin(const Workload& workload) {
  names_ = {nameOf({.name = "cpu", .description = isaName(cpuBestIsa()), .isHost = true}), knownGpu(*model_)};
  model_->meet(names_[Cpu], true, threads_);
  model_->meet(names_[Gpu], false, 1);
  if (!whyWhole(workload) && sumsAlike(workload)) {
    names_.push_back(knownBoth(*model_));
    model_->meet(names_[Both], false, 1);
  }
  seen_ = candidates(firstKind(workload), workload);
  at_ = next_ = Chooser::first(seen_);
  return static_cast<Choice>(at_);
}

void Choosing::arrived(const DeviceInfo& info, double milliseconds) {
  here_ = nameOf(info);
  at_ = next_ = !info.hasOthers() ? Cpu : info.isHost ? Both : Gpu;
  warm_.clear();
  meet(here_, info, !info.hasOthers());
  if (info.hasOthers()) model_->learnOpening(here_, bytes_, milliseconds);
  if (at_ < names_.size()) names_[at_] = here_;
}

/// Where there is nothing to choose, short calls teach now and then: to learn of one takes a good part of it.
bool Choosing::teaches(double milliseconds) {
  constexpr double kShort = 0.02;
  constexpr uint64_t kFirst = 32, kEvery = 256;
  if (isOpen() || milliseconds > kShort) return true;
  ++shortCalls_;
  return shortCalls_ <= kFirst || shortCalls_ % kEvery == 0;
}

void Choosing::callEnded(const Workload& workload, double milliseconds) {
  if (kinds_ == 0) return;
  if (std::ranges::find(warm_, kinds_) == warm_.end()) return warm_.push_back(kinds_);
  if (!teaches(milliseconds)) return;
  const LaunchWork& work = workOf(kinds_, workload);
  const Estimate known = model_->learnCall(here_, {program_, kinds_}, work, milliseconds);
  if (known.calls > 0) expected_ = known.milliseconds;
  if (!isOpen()) return;
  seen_ = candidates(kinds_, workload);
  next_ = chooser_.next(seen_, at_, milliseconds);
}

std::optional<Choosing::Choice> Choosing::next() const {
  return isOpen() && next_ != at_ ? std::optional(static_cast<Choice>(next_)) : std::nullopt;
}

std::string Choosing::reasonToGo() const {
  const Candidate& to = seen_[next_];
  size_t other = next_ == Cpu ? Gpu : Cpu;
  if (next_ == Both && seen_[Gpu].call.milliseconds < seen_[Cpu].call.milliseconds) other = Gpu;
  const char* names[] = {"the CPU", names_[Gpu] == kAnyGpu ? "a GPU, if there is one" : "the GPU"};
  return fmt::format("a call is expected to take {:.3g} ms there, and {:.3g} ms on {}, which takes {:.3g} ms to open",
                     to.call.milliseconds, seen_[other].call.milliseconds, names[other], seen_[other].moving);
}

std::vector<Candidate> Choosing::candidates(uint32_t kinds, const Workload& workload) {
  const LaunchWork& work = workOf(kinds, workload);
  std::vector<Candidate> all;
  for (const std::string& name : names_)
    all.push_back({model_->call(name, {program_, kinds}, work), model_->opening(name, bytes_).milliseconds});
  if (all.size() > Both) all[Both].call = both({program_, kinds}, work, all);
  return all;
}

/// As it was measured, or as it should be by what each does alone; out of the question unless that saves enough.
Estimate Choosing::both(const CallKey& key, const LaunchWork& work, std::span<const Candidate> alone) const {
  Estimate expected = alone[Both].call;
  const Estimate &cpu = alone[Cpu].call, &gpu = alone[Gpu].call;
  const double best = std::min(cpu.milliseconds, gpu.milliseconds);
  const bool isStaying = at_ == Both && expected.calls > 0;
  if (isStaying) return expected;
  if (cpu.calls == 0 || gpu.calls == 0 || best < kLeastBoth) return {kNever, 0, expected.calls};
  const Balance balance = balanced(*model_, std::span(names_).first(Both), key, work);
  if (expected.calls == 0) expected = {balance.milliseconds, 0, 0};
  return expected.milliseconds <= kWorthBoth * best ? expected : Estimate{kNever, 0, expected.calls};
}

const LaunchWork& Choosing::workOf(uint32_t kinds, const Workload& workload) {
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
