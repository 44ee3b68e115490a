/// Opening the first device of a session, and moving it to a faster device or to machine code.
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

/// Opens the device of `options`. `auto` takes the one that is expected to finish a first call soonest.
Result<OpenedDevice> DeviceLifecycle::openFirst(const SessionOptions& options) {
  const Workload& workload = *state_.workload;
  const auto fused = fusedOnBoth(*workload.artefact, options.fused);
  const SharesOf sharesOf = choice_->sharesOf(workload);
  if (options.device != "auto" || !fused || options.exchange)
    return openDevice(workload, options, state_.threads, sharesOf);
  SessionOptions same = options;
  same.fused = *fused ? Fused::On : Fused::Off;
  const DeviceChoice::Option option = choice_->chooseFirst(workload);
  auto opened = openOption(option, same);
  if (opened || option == DeviceChoice::Cpu) return opened;
  same.device = "cpu";
  auto cpu = openDevice(workload, same, state_.threads, sharesOf);
  if (cpu) cpu->reason = opened.error().message;
  return cpu;
}

/// Opens an option, or excludes it.
Result<OpenedDevice> DeviceLifecycle::openOption(DeviceChoice::Option option, SessionOptions options) {
  const Workload& workload = *state_.workload;
  const std::string reason = choice_->reason();
  const SharesOf sharesOf = choice_->sharesOf(workload);
  if (option == DeviceChoice::Cpu) options.device = "cpu";
  auto opened = option == DeviceChoice::Gpu    ? openFirstGpu(workload, options)
                : option == DeviceChoice::Both ? openBoth(workload, options, state_.threads, sharesOf)
                                               : openDevice(workload, options, state_.threads, sharesOf);
  if (opened) opened->reason = option == DeviceChoice::Both ? reason + "; " + opened->reason : reason;
  else choice_->exclude(option);
  return opened;
}

/// Moves the session to an opened device for good. `how`: for the log.
void DeviceLifecycle::moveHome(OpenedDevice opened, Clock::time_point since, const char* how) {
  install(std::move(opened), since);
  home_.device = state_.current.device->info().name;
  home_.reason = state_.current.reason;
  state_.observer.moved();
  if (isLogged(LogLevel::Info)) logMessage(LogLevel::Info, fmt::format("{} {}: {}", how, home_.device, home_.reason));
}

/// Moves to the device where calls should take less, unless that is unavailable.
Status DeviceLifecycle::moveToFaster() {
  if (const Status done = bringChanges(); !done) return failure_->has_value() ? moveToCpu() : done;
  const auto start = Clock::now();
  auto opened = openOption(*choice_->next(), home_.only("auto", state_.current.fused));
  if (!opened) return Done{};
  moveHome(std::move(*opened), start, "moves to");
  state_.hasGradient = false;
  return Done{};
}

/// Moves to machine code if it is ready. If there will be none, the session stays and warns once.
Status DeviceLifecycle::checkMachineCode() {
  const Result<ProgramPtr>* const made = home_.options.later->outcome();
  if (!made) return Done{};
  const Status done = *made ? moveToMachineCode(**made) : Status(made->error());
  home_.options.later.reset();
  if (done) return Done{};
  home_.reason = state_.current.reason = "there is no machine code: " + done.error().message;
  warnings_.push_back("the CPU keeps interpreting: " + done.error().message);
  logMessage(LogLevel::Warning, warnings_.back());
  return Done{};
}

/// Needs no copy of values: the interpreter has them on the host.
Status DeviceLifecycle::moveToMachineCode(const ProgramPtr& program) {
  const auto start = Clock::now();
  SessionOptions options = home_.options;
  std::unique_ptr<DeviceChoice> former;
  ProgramPtr begun = std::exchange(state_.workload->artefact, program);
  options.fused = state_.current.fused ? Fused::On : Fused::Off;
  auto opened = withinMemory([&] {
    former = std::exchange(choice_, choice_->renewed(*state_.workload));
    return onThreads(state_.threads, [&] { return openFirst(options); });
  });
  if (!opened) {
    state_.workload->artefact = std::move(begun);
    if (former) choice_ = std::move(former);
    return opened.error();
  }
  home_.begun = std::move(begun);
  moveHome(std::move(*opened), start, "switches to machine code on");
  return Done{};
}

}  // namespace hgc
