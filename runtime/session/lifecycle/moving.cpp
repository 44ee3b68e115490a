#include "runtime/session/lifecycle/moving.h"

#include <algorithm>
#include <chrono>
#include <memory>

#include "runtime/session/fetch.h"
#include "runtime/session/lifecycle/open_device.h"
#include "runtime/session/matrices/matrices.h"
#include "runtime/split/ranks/agreement.h"

namespace hgc {
namespace {

/// A device that keeps failing is left alone for this many seconds at most.
constexpr double kLongestWait = 1024;

/// Devices number plans, and the next one has none.
void forgetAdopted(Matrices& matrices) {
  for (auto& [key, plan] : matrices.squares) plan.adopted.reset();
  for (auto& [key, plan] : matrices.vectors) plan.adopted.reset();
  for (auto& [key, plan] : matrices.jacobians) plan.adopted.reset();
}

/// The same kernels on another device, and nowhere else.
SessionOptions onlyOn(const std::string& device, const Moving& moving, bool fused) {
  SessionOptions options = moving.options;
  options.device = device;
  options.fallback = Fallback::Error;
  options.fused = fused ? Fused::On : Fused::Off;
  return options;
}

Result<OpenedDevice> openedAt(Choosing::Place place, const Workload& workload, const Moving& moving, bool fused,
                              const std::shared_ptr<Threads>& threads, const SharesOf& sharesOf) {
  if (place == Choosing::Gpu) return openFirstGpu(workload, onlyOn("auto", moving, fused));
  if (place == Choosing::Both) return openBoth(workload, onlyOn("auto", moving, fused), threads, sharesOf);
  return openDevice(workload, onlyOn("cpu", moving, fused), threads, sharesOf);
}

}  // namespace

Session::Session() = default;
Session::Session(Session&&) noexcept = default;
/// What it had goes as by the destructor.
Session& Session::operator=(Session&& other) noexcept {
  if (this == &other) return *this;
  std::destroy_at(this);
  return *std::construct_at(this, std::move(other));
}

/// What a forked process inherits of a device or of threads cannot be used there, not even to end it.
Session::~Session() {
  if (!moving_) return;
  if (moving_->process == processNumber()) {
    if (moving_->isOnRanks) sayGoodbye(*moving_->options.exchange);
    return;
  }
  (void)new std::shared_ptr(std::move(moving_->options.exchange));
  (void)executable_.release();
  if (memory_) (void)workload_.release();  // likewise
  (void)new std::shared_ptr(std::move(memory_));
  (void)choosing_.release();  // another thread may have held what it locks
  (void)new std::shared_ptr(std::move(device_));
  (void)new std::shared_ptr(std::move(threads_));
}

/// Before a call: there is a device, and the process that opened it calls.
Status Session::ready(bool computes) {
  Moving& moving = *moving_;
  if (moving.process != processNumber())
    return Error{"the session was opened by the process that this one was forked from",
                 "open sessions after the fork, or start another program"};
  moving.failure->reset();
  // What launches left for `addGradient` would be left behind.
  if (!executable_) return opensAgain();
  if (!computes || hasGradient_) return Done{};
  if (moving.options.later) lookForCode();
  if (!moving.isAway && choosing_->next()) return withinMemory([&] { return wentOver(); });
  if (moving.isAway && Clock::now() >= moving.until) return withinMemory([&] { return cameBack(); });
  return Done{};
}

/// A session that has no device: its own, or the CPU, if it may be that.
Status Session::opensAgain() {
  const Status done = withinMemory([&]() -> Status {
    if (const Status opened = reopened(); !opened) return opened;
    const Status made = moving_->journal.replay(*executable_);
    if (!made) executable_.reset();
    return made;
  });
  if (done || moving_->options.fallback == Fallback::Error) return done;
  *moving_->failure = done.error();
  const Status gone = moved();
  moving_->failure->reset();
  return gone;
}

/// After a call that a device has done: it is trusted again.
void Session::worked() {
  const double milliseconds = times_.upload + times_.launch + times_.collect + times_.assemble;
  (void)withinMemory([&]() -> Status {
    choosing_->callEnded(*workload_, milliseconds);
    return Done{};
  });
  if (!moving_->isAway) moving_->wait = moving_->options.retry;
}

/// Where calls are expected to take less. Where that is not to be had all stays as it is.
Status Session::wentOver() {
  if (const Status done = bringChanged(); !done) return moving_->failure->has_value() ? moved() : done;
  const auto start = Clock::now();
  const Choosing::Place place = *choosing_->next();
  std::string reason = choosing_->reasonToGo();
  auto opened = openedAt(place, *workload_, *moving_, fused_, threads_, choosing_->sharing(*workload_));
  if (!opened) {
    if (place == Choosing::Both) choosing_->forgetBoth();
    else choosing_->stay();
    return Done{};
  }
  if (place == Choosing::Both) reason += "; " + opened->reason;
  isOn(std::move(*opened), reason, start);
  moving_->device = device();
  moving_->reason = reason;
  hasGradient_ = false;
  observer_->moved();
  if (isLogged(LogLevel::Info)) logMessage(LogLevel::Info, fmt::format("goes over to {}: {}", moving_->device, reason));
  return Done{};
}

std::string Session::modelName() const { return choosing_->nameOf(device_->info()); }

/// `since` it is being opened.
void Session::isOn(OpenedDevice opened, std::string reason, Clock::time_point since) {
  const bool isHost = opened.device->info().isHost, mayFail = opened.device->info().hasOthers();
  device_ = std::move(opened.device);
  executable_ = mayFail ? watched(std::move(opened.executable), *workload_, fused_, moving_->failure, *observer_)
                        : std::move(opened.executable);
  reason_ = std::move(reason);
  forgetAdopted(*matrices_);
  observer_->arrived(device_->info(), *workload_);
  const double milliseconds = millisecondsSince(since);
  if (!isHost) uploadMilliseconds_ += milliseconds;
  choosing_->arrived(device_->info(), milliseconds);
}

/// Opens its device anew, with what is bound.
Status Session::reopened() {
  const auto start = Clock::now();
  auto opened =
      openDevice(*workload_, onlyOn(moving_->device, *moving_, fused_), threads_, choosing_->sharing(*workload_));
  if (!opened) return opened.error();
  isOn(std::move(*opened), moving_->reason, start);
  return Done{};
}

/// From the CPU to the device, if that can be had again.
Status Session::cameBack() {
  if (!reopened()) {
    leaveAlone();
    return Done{};
  }
  moving_->isAway = false;
  observer_->returned();
  if (isLogged(LogLevel::Info)) logMessage(LogLevel::Info, fmt::format("{} is used again", moving_->device));
  hasGradient_ = false;
  return Done{};
}

void Session::leaveAlone() {
  using Seconds = std::chrono::duration<double>;
  const double wait = moving_->wait > 0 ? std::min(moving_->wait, kLongestWait) : 0;
  moving_->until = Clock::now() + std::chrono::duration_cast<Clock::duration>(Seconds(wait));
  moving_->wait = std::min(2 * wait, kLongestWait);
}

/// From a device that failed to the CPU, with all values that it had; or an error, where that may not be or cannot be.
Status Session::moved() {
  Moving& moving = *moving_;
  const Error why = **moving.failure;
  executable_.reset();  // waits for a device that is broken, or leaves it behind
  if (moving.options.fallback == Fallback::Error) return why;
  const auto start = Clock::now();
  return withinMemory([&]() -> Status {
    auto cpu = openDevice(*workload_, onlyOn("cpu", moving, fused_), threads_, choosing_->sharing(*workload_));
    if (!cpu) return Error{why.message + "; nor can the CPU go on: " + cpu.error().message, cpu.error().hint, why.kind};
    if (const Status done = moving.journal.settle(*cpu->executable, workload_->bound); !done) return done;
    isOn(std::move(*cpu), fmt::format("instead of {}: {}", moving.device, why.message), start);
    moving.isAway = true;
    leaveAlone();
    observer_->fellBack(why.kind, true);
    const std::string warning = fmt::format("{}; the CPU goes on instead", why.message);
    const bool warns = moving.options.fallback == Fallback::Warn;
    logMessage(warns ? LogLevel::Warning : LogLevel::Info, warning);
    if (warns && !std::exchange(moving.hasWarned, true)) warnings_.push_back(warning);
    return Done{};
  });
}

/// Makes a change and notes it, where it is made on a device with memory of its own.
Status Session::stepped(Step step) {
  Journal& journal = moving_->journal;
  if (device_->info().isHost) {
    const Status done = makeStep(*executable_, step);
    if (done) journal.forgetGradient();  // it was that of other values
    return done;
  }
  if (journal.isLong() && step.kind != Step::Kind::AddGradient) {  // which would be forgotten
    if (const Status done = bringChanged(); !done) return done;
  }
  if (const Status done = makeStep(*executable_, step); !done) return done;
  if (step.kind == Step::Kind::Write && journal.empty())
    std::ranges::copy(step.values, workload_->bound.symbols[step.symbol].reals.begin() + step.first);
  else journal.note(std::move(step));
  return Done{};
}

/// Before what is bound is needed on the host: what has changed on the device alone. It knows no gradient then.
Status Session::bringChanged() {
  if (moving_->journal.empty()) return Done{};
  hasGradient_ = hasGradient_ && !moving_->journal.hasGradient();
  return moving_->journal.bringDown(*executable_, workload_->bound);
}

}  // namespace hgc
