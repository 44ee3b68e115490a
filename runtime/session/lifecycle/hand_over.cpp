/// From the interpreter to machine code that was made meanwhile.
#include <fmt/format.h>

#include "runtime/device/threads.h"
#include "runtime/later_program.h"
#include "runtime/session/lifecycle/moving.h"
#include "runtime/session/lifecycle/open_device.h"

namespace hgc {

Result<ProgramPtr> toBeginWith(const ProgramPtr& program, const SessionOptions& options) {
  if (!options.later) return program;
  if (options.later->begun() != program)
    return Error{"the machine code that is to come is of another program", "open what was begun with"};
  if (options.exchange) options.later->wait();
  const Result<ProgramPtr>* const made = options.later->outcome();
  return made && *made ? **made : program;
}

bool awaitsCode(const DeviceInfo& info, const SessionOptions& options) {
  return options.later && info.name == kInterpreter && options.device != info.name;
}

/// Before a call that computes. What is not to be had leaves the session where it is, which is said once.
void Session::lookForCode() {
  const Result<ProgramPtr>* const made = moving_->options.later->outcome();
  if (!made) return;
  const Status done = *made ? goesOverTo(**made) : Status(made->error());
  moving_->options.later.reset();
  if (done) return;
  moving_->reason = reason_ = "there is no machine code: " + done.error().message;
  warnings_.push_back("the CPU goes on interpreting: " + done.error().message);
  logMessage(LogLevel::Warning, warnings_.back());
}

/// All values that were set are bound on the host, where the interpreter has them, too.
Status Session::goesOverTo(const ProgramPtr& program) {
  const auto start = Clock::now();
  ProgramPtr begun = std::exchange(workload_->artefact, program);
  auto choosing = std::exchange(choosing_, choosing_->anew(*workload_));
  SessionOptions options = moving_->options;
  options.fused = fused_ ? Fused::On : Fused::Off;
  auto opened = withinMemory([&] { return onThreads(threads_, [&] { return this->opened(options); }); });
  if (!opened) {
    workload_->artefact = std::move(begun);
    choosing_ = std::move(choosing);
    return opened.error();
  }
  moving_->begun = std::move(begun);
  const std::string reason = opened->reason;
  isOn(std::move(*opened), reason, start);
  moving_->device = device();
  moving_->reason = reason;
  observer_->moved();
  if (isLogged(LogLevel::Info))
    logMessage(LogLevel::Info, fmt::format("goes over to machine code on {}: {}", device(), reason));
  return Done{};
}

}  // namespace hgc
