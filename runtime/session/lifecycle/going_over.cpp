/// Where a session begins, and how it goes to another device, or to machine code, where calls take less.
#include <fmt/format.h>

#include "runtime/later_program.h"
#include "runtime/session/lifecycle/lifecycle.h"
#include "runtime/session/lifecycle/open_device.h"

namespace hgc {

Result<ProgramPtr> programToOpen(const ProgramPtr& program, const SessionOptions& options) {
  if (!options.later) return program;
  if (options.later->begun() != program)
    return Error{"the machine code that is being made is of another program",
                 "open the program that the session began with"};
  if (options.exchange) options.later->wait();
  const Result<ProgramPtr>* const made = options.later->outcome();
  return made && *made ? **made : program;
}

bool awaitsMachineCode(const DeviceInfo& info, const SessionOptions& options) {
  return options.later && info.name == kInterpreter && options.device != info.name;
}

/// Where `auto` may choose, that is where a first call is expected to be done soonest.
Result<OpenedDevice> DeviceLifecycle::choose(const SessionOptions& options) {
  const Workload& workload = *state_.workload;
  const auto fused = fusedOnBoth(*workload.artefact, options.fused);
  const SharesOf sharesOf = choosing_->sharing(workload);
  if (options.device != "auto" || !fused || options.exchange)
    return openDevice(workload, options, state_.threads, sharesOf);
  SessionOptions same = options;
  same.fused = *fused ? Fused::On : Fused::Off;
  const Choosing::Choice choice = choosing_->begin(workload);
  std::string reason = choosing_->reasonToGo();
  if (choice == Choosing::Both) {
    auto both = openBoth(workload, same, state_.threads, sharesOf);
    if (both) both->reason = reason + "; " + both->reason;
    if (both) return both;
    reason = both.error().message;
    choosing_->forgetBoth();
  }
  if (choice == Choosing::Gpu) {
    auto gpu = openFirstGpu(workload, same);
    if (gpu) gpu->reason = reason;
    if (gpu) return gpu;
    reason = gpu.error().message;
    choosing_->stay();
  }
  same.device = "cpu";
  auto cpu = openDevice(workload, same, state_.threads, sharesOf);
  if (cpu) cpu->reason = reason;
  return cpu;
}

Result<OpenedDevice> DeviceLifecycle::openAt(Choosing::Choice choice) {
  const SharesOf sharesOf = choosing_->sharing(*state_.workload);
  if (choice == Choosing::Gpu) return openFirstGpu(*state_.workload, only("auto"));
  if (choice == Choosing::Both) return openBoth(*state_.workload, only("auto"), state_.threads, sharesOf);
  return openDevice(*state_.workload, only("cpu"), state_.threads, sharesOf);
}

/// Where calls are expected to take less. Where that is unavailable all stays as it is.
Status DeviceLifecycle::goToFaster() {
  if (const Status done = bringChanges(); !done) return failure_->has_value() ? moveToCpu() : done;
  const auto start = Clock::now();
  const Choosing::Choice choice = *choosing_->next();
  std::string reason = choosing_->reasonToGo();
  auto opened = openAt(choice);
  if (!opened) {
    if (choice == Choosing::Both) choosing_->forgetBoth();
    else choosing_->stay();
    return Done{};
  }
  if (choice == Choosing::Both) reason += "; " + opened->reason;
  install(std::move(*opened), reason, start);
  home_.device = state_.current.device->info().name;
  home_.reason = reason;
  state_.hasGradient = false;
  state_.observer.moved();
  if (isLogged(LogLevel::Info)) logMessage(LogLevel::Info, fmt::format("moves to {}: {}", home_.device, reason));
  return Done{};
}

/// Before a call that computes. What is unavailable leaves the session where it is, which is said once.
void DeviceLifecycle::lookForMachineCode() {
  const Result<ProgramPtr>* const made = home_.options.later->outcome();
  if (!made) return;
  const Status done = *made ? goToMachineCode(**made) : Status(made->error());
  home_.options.later.reset();
  if (done) return;
  home_.reason = state_.current.reason = "there is no machine code: " + done.error().message;
  warnings_.push_back("the CPU keeps interpreting: " + done.error().message);
  logMessage(LogLevel::Warning, warnings_.back());
}

/// All values that were set are bound on the host, where the interpreter has them, too.
Status DeviceLifecycle::goToMachineCode(const ProgramPtr& program) {
  const auto start = Clock::now();
  ProgramPtr begun = std::exchange(state_.workload->artefact, program);
  std::unique_ptr<Choosing> former;
  SessionOptions options = home_.options;
  options.fused = state_.current.fused ? Fused::On : Fused::Off;
  auto opened = withinMemory([&] {
    former = std::exchange(choosing_, choosing_->anew(*state_.workload));
    return onThreads(state_.threads, [&] { return choose(options); });
  });
  if (!opened) {
    state_.workload->artefact = std::move(begun);
    if (former) choosing_ = std::move(former);
    return opened.error();
  }
  home_.begun = std::move(begun);
  const std::string reason = opened->reason;
  install(std::move(*opened), reason, start);
  home_.device = state_.current.device->info().name;
  home_.reason = reason;
  state_.observer.moved();
  if (isLogged(LogLevel::Info))
    logMessage(LogLevel::Info, fmt::format("switches to machine code on {}: {}", home_.device, reason));
  return Done{};
}

}  // namespace hgc
