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
  auto opened = openAt(choice, same);
  if (opened || choice == Choosing::Cpu) return opened;
  same.device = "cpu";
  auto cpu = openDevice(workload, same, state_.threads, sharesOf);
  if (cpu) cpu->reason = opened.error().message;
  return cpu;
}

/// Where that is unavailable it is not chosen again.
Result<OpenedDevice> DeviceLifecycle::openAt(Choosing::Choice choice, SessionOptions options) {
  const Workload& workload = *state_.workload;
  const std::string reason = choosing_->reasonToGo();
  const SharesOf sharesOf = choosing_->sharing(workload);
  if (choice == Choosing::Cpu) options.device = "cpu";
  auto opened = choice == Choosing::Gpu    ? openFirstGpu(workload, options)
                : choice == Choosing::Both ? openBoth(workload, options, state_.threads, sharesOf)
                                           : openDevice(workload, options, state_.threads, sharesOf);
  if (opened) opened->reason = choice == Choosing::Both ? reason + "; " + opened->reason : reason;
  else choosing_->ruleOut(choice);
  return opened;
}

/// From now on the session is at home there.
void DeviceLifecycle::settle(OpenedDevice opened, Clock::time_point since, const char* how) {
  install(std::move(opened), since);
  home_.device = state_.current.device->info().name;
  home_.reason = state_.current.reason;
  state_.observer.moved();
  if (isLogged(LogLevel::Info)) logMessage(LogLevel::Info, fmt::format("{} {}: {}", how, home_.device, home_.reason));
}

/// Where calls are expected to take less. Where that is unavailable all stays as it is.
Status DeviceLifecycle::goToFaster() {
  if (const Status done = bringChanges(); !done) return failure_->has_value() ? moveToCpu() : done;
  const auto start = Clock::now();
  auto opened = openAt(*choosing_->next(), home_.only("auto", state_.current.fused));
  if (!opened) return Done{};
  settle(std::move(*opened), start, "moves to");
  state_.hasGradient = false;
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
  settle(std::move(*opened), start, "switches to machine code on");
  return Done{};
}

}  // namespace hgc
