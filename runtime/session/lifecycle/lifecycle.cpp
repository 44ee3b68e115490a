#include "runtime/session/lifecycle/lifecycle.h"

#include <algorithm>

#include "runtime/data/threads/loops.h"
#include "runtime/session/lifecycle/open_device.h"
#include "runtime/split/ranks/agreement.h"

namespace hgc {
namespace {

/// The most seconds between two attempts to open a device that keeps failing.
constexpr double kLongestWait = 1024;

}  // namespace

DeviceLifecycle::~DeviceLifecycle() {
  if (!state_.current.isForked()) {
    if (home_.isOnRanks) sayGoodbye(*home_.options.exchange);
    return;
  }
  (void)new std::shared_ptr(std::move(home_.options.exchange));
  (void)state_.current.executable.release();
  if (state_.memory) (void)state_.workload.release();  // its memory resource may be locked
  (void)new std::shared_ptr(std::move(state_.memory));
  (void)choice_.release();  // the lock of its model may be held
  (void)new std::shared_ptr(std::move(state_.current.device));
  (void)new std::shared_ptr(std::move(state_.threads));
}

Status DeviceLifecycle::open(const SessionOptions& options) {
  const auto start = Clock::now();
  auto opened = withinMemory([&] {
    // The times of a rank are not those of a whole call.
    const auto model = options.model      ? options.model
                       : options.exchange ? std::make_shared<CostModel>()
                                          : CostModel::ofMachine();
    const int threads = options.pool ? static_cast<int>(state_.threads->count()) : options.threads;
    choice_ = std::make_unique<DeviceChoice>(model, *state_.workload, threads);
    return onThreads(state_.threads, [&] { return openFirst(options); });
  });
  if (!opened) return opened.error();
  state_.current.fused = opened->fused;
  warnings_ = std::move(opened->warnings);
  const bool awaits = awaitsMachineCode(opened->device->info(), options);
  if (awaits) opened->reason = "until machine code is ready";
  const std::optional<ErrorKind> refused = opened->refused;
  install(std::move(*opened), start);
  const std::string &device = state_.current.device->info().name, &reason = state_.current.reason;
  if (isLogged(LogLevel::Info)) logMessage(LogLevel::Info, fmt::format("opened on {}: {}", device, reason));
  for (const std::string& warning : warnings_) logMessage(LogLevel::Warning, warning);
  if (refused) state_.observer.fellBack(*refused, false);
  home_ = {options, device, reason, nullptr, false};
  if (!awaits) home_.options.later.reset();
  absence_.wait = options.retry;
  return Done{};
}

SessionOptions DeviceLifecycle::Home::only(const std::string& name, bool fused) const {
  SessionOptions only = options;
  only.device = name;
  only.fallback = Fallback::Error;
  only.fused = fused ? Fused::On : Fused::Off;
  return only;
}

/// Checks the process and makes sure of a device, before a call.
Status DeviceLifecycle::prepareCall(bool computes) {
  if (state_.current.isForked())
    return Error{"the session was opened by the process that this one was forked from",
                 "open sessions after the fork, or start another program"};
  failure_->reset();
  if (!state_.current.executable) return reopenOrFallBack();
  if (!computes || state_.hasGradient) return Done{};  // moving would lose the gradient for `addGradient`
  if (home_.options.later) {
    if (const Status done = withinMemory([&] { return checkMachineCode(); }); !done) return done;
  }
  if (!absence_.isAway && choice_->next()) return withinMemory([&] { return moveToFaster(); });
  if (absence_.isAway && Clock::now() >= absence_.until) return withinMemory([&] { return returnHome(); });
  return Done{};
}

/// Opens the session's device again, or else the CPU if the fallback allows it.
Status DeviceLifecycle::reopenOrFallBack() {
  const Status done = withinMemory([&]() -> Status {
    if (const Status opened = reopen(); !opened) return opened;
    const Status made = journal_.replay(*state_.current.executable);
    if (!made) state_.current.executable.reset();
    return made;
  });
  if (done || home_.options.fallback == Fallback::Error) return done;
  *failure_ = done.error();
  return moveToCpu();
}

/// Makes an opened device the current one. `since`: when opening began.
void DeviceLifecycle::install(OpenedDevice opened, Clock::time_point since) {
  CurrentDevice& current = state_.current;
  const bool mayFail = opened.device->info().hasOthers();
  auto executable =
      mayFail ? watched(std::move(opened.executable), *state_.workload, current.fused, failure_, state_.observer)
              : std::move(opened.executable);
  current.executable = std::move(executable);  // destroys the former one before its device
  current.device = std::move(opened.device);
  current.reason = std::move(opened.reason);
  ++current.generation;
  state_.observer.opened(current.device->info(), *state_.workload);
  const double milliseconds = millisecondsSince(since);
  if (!current.isHost()) state_.times.upload += milliseconds;
  choice_->noteDevice(current.device->info(), milliseconds);
}

/// Opens the session's device again, with the values on the host.
Status DeviceLifecycle::reopen() {
  const auto start = Clock::now();
  auto opened = openDevice(*state_.workload, home_.only(home_.device, state_.current.fused), state_.threads,
                           choice_->sharesOf(*state_.workload));
  if (!opened) return ofKind(opened.error(), ErrorKind::Device);
  opened->reason = home_.reason;
  install(std::move(*opened), start);
  return Done{};
}

/// Moves from the CPU back to the device, if that can be opened.
Status DeviceLifecycle::returnHome() {
  if (!reopen()) {
    absence_.begin();
    return Done{};
  }
  absence_.isAway = false;
  state_.observer.returned();
  if (isLogged(LogLevel::Info)) logMessage(LogLevel::Info, fmt::format("{} is used again", home_.device));
  state_.hasGradient = false;
  return Done{};
}

/// Starts, or extends, the time on the CPU.
void DeviceLifecycle::Absence::begin() {
  using Seconds = std::chrono::duration<double>;
  const double now = wait > 0 ? std::min(wait, kLongestWait) : 0;
  isAway = true;
  until = Clock::now() + std::chrono::duration_cast<Clock::duration>(Seconds(now));
  wait = std::min(2 * now, kLongestWait);
}

/// Moves from a device that failed to the CPU, with all values; an error if the fallback forbids it or it fails.
Status DeviceLifecycle::moveToCpu() {
  const Error why = *std::exchange(*failure_, std::nullopt);
  state_.current.executable.reset();  // waits for the broken device, or leaks what it may still use
  if (home_.options.fallback == Fallback::Error) return why;
  const auto start = Clock::now();
  return withinMemory([&]() -> Status {
    auto cpu = openDevice(*state_.workload, home_.only("cpu", state_.current.fused), state_.threads,
                          choice_->sharesOf(*state_.workload));
    if (!cpu) return Error{why.message + "; nor can the CPU go on: " + cpu.error().message, cpu.error().hint, why.kind};
    if (const Status done = journal_.settle(*cpu->executable, state_.workload->bound); !done) return done;
    cpu->reason = fmt::format("instead of {}: {}", home_.device, why.message);
    install(std::move(*cpu), start);
    absence_.begin();
    state_.observer.fellBack(why.kind, true);
    const std::string warning = fmt::format("{}; the CPU continues instead", why.message);
    const bool warns = home_.options.fallback == Fallback::Warn;
    logMessage(warns ? LogLevel::Warning : LogLevel::Info, warning);
    if (warns && !std::exchange(absence_.hasWarned, true)) warnings_.push_back(warning);
    return Done{};
  });
}

Result<std::unique_ptr<Executable>> DeviceLifecycle::load(const Workload& workload) {
  const CurrentDevice& current = state_.current;
  auto loaded = current.device->load(workload, {current.fused, deadlineOf(home_.options), state_.threads});
  if (!current.device->info().hasOthers()) return loaded;
  if (loaded) return watched(std::move(*loaded), workload, current.fused, failure_, state_.observer);
  *failure_ = loaded.error();
  return loaded;
}

void DeviceLifecycle::noteLaunch(KernelKind kind) {
  choice_->noteLaunch(kind);
  journal_.forgetGradient();
}

Status DeviceLifecycle::noteGradient(KernelKind kind) {
  if (!state_.current.device->info().hasOthers()) return Done{};
  if (journal_.isLong()) {
    if (const Status done = bringChanges(); !done) return done;
  }
  journal_.note({.kind = Step::Kind::Gradient, .kernels = kind});
  return Done{};
}

Status DeviceLifecycle::makeStep(Step step) {
  Executable& executable = *state_.current.executable;
  if (state_.current.isHost()) {
    const Status done = hgc::makeStep(executable, step);
    if (done) journal_.forgetGradient();  // it is out of date
    return done;
  }
  if (journal_.isLong() && step.kind != Step::Kind::AddGradient) {  // needs the gradient
    if (const Status done = bringChanges(); !done) return done;
  }
  const Status done =
      hgc::makeStep(executable, journal_.note(std::move(step)));  // noted first, because noting may fail
  if (!done) journal_.takeBack();
  return done;
}

Status DeviceLifecycle::makeStep(SymbolId symbol, int64_t first, std::span<const double> values) {
  if (journal_.isLong()) {
    if (const Status done = bringChanges(); !done) return done;
  }
  if (!journal_.empty()) return makeStep({.symbol = symbol, .first = first, .values = {values.begin(), values.end()}});
  const Status done = state_.current.executable->write(symbol, first, values);
  double* const to = state_.workload->bound.symbols[symbol].reals.data() + first;
  if (done) copyScalars(values.data(), std::ssize(values), to);
  return done;
}

Status DeviceLifecycle::bringChanges() {
  if (journal_.empty()) return Done{};
  state_.hasGradient = state_.hasGradient && !journal_.hasGradient();
  return journal_.bringDown(*state_.current.executable, state_.workload->bound);
}

}  // namespace hgc
