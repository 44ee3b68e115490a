#pragma once
/// Moves a session between devices: when its device fails and when that is back, to a faster one, and to machine code.
#include <chrono>
#include <memory>

#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/observe/trace.h"
#include "runtime/session/lifecycle/choosing.h"
#include "runtime/session/lifecycle/journal.h"
#include "runtime/session/lifecycle/timed.h"
#include "runtime/session/lifecycle/watched.h"
#include "runtime/session/process.h"
#include "runtime/session/state.h"

namespace hgc {

/// Keeps a session on a device. Thread-safety: that of the session.
class DeviceLifecycle {
 public:
  explicit DeviceLifecycle(SessionState& state) : state_(state) {}
  DeviceLifecycle(const DeviceLifecycle&) = delete;
  DeviceLifecycle& operator=(const DeviceLifecycle&) = delete;
  /// What a forked process inherits of a device or of threads is left behind: it cannot even be ended there.
  ~DeviceLifecycle();

  /// Opens the device that `options` name with the workload, which is laid out.
  Status open(const SessionOptions& options);
  /// The session is one of several, which are told when it closes.
  void joinRanks() { home_.isOnRanks = true; }

  /// Makes a call that computes: on the CPU if the device fails. What it sums on the host are strict numbers, too.
  template <class Call>
  auto compute(const Call& call) -> decltype(call());
  /// Makes a call that changes values likewise.
  template <class Call>
  Status change(const Call& call);

  /// A launch of this kind begins.
  void noteLaunch(KernelKind kind);
  /// Call it after values change outside `makeStep`: the gradient that was noted is out of date.
  void forgetGradient() { journal_.forgetGradient(); }
  /// Notes that the device holds a gradient, so that it can be computed again after a failure.
  Status noteGradient(KernelKind kind);
  /// Makes a change and notes it, where it is made on a device with memory of its own.
  Status makeStep(Step step);
  /// The same of new values from scalar `first` on: those that need not be noted the host has then, too.
  Status makeStep(SymbolId symbol, int64_t first, std::span<const double> values);
  /// Before what is bound is needed on the host: brings what has changed on the device alone. It knows no gradient
  /// then.
  Status bringChanges();
  /// A workload of the same program with other indices, on the device where the session is.
  Result<std::unique_ptr<Executable>> load(const Workload& workload);

  /// What calls are expected to take. Another one after the session has gone over to machine code.
  Choosing& choosing() { return *choosing_; }
  const std::vector<std::string>& warnings() const { return warnings_; }

 private:
  /// As the session was opened, or has gone over since.
  struct Home {
    SessionOptions options;
    std::string device, reason;
    ProgramPtr begun;  ///< what the workload was laid out by, and points to, if the session has gone over to code
    bool isOnRanks = false;
    /// How to open the same kernels on another device, and nowhere else.
    SessionOptions only(const std::string& name, bool fused) const;
  };
  /// While the session is on the CPU because its device failed.
  struct Absence {
    bool isAway = false;  ///< on the CPU
    bool hasWarned = false;
    double wait = 0;          ///< seconds for which a device that fails next is left alone
    Clock::time_point until;  ///< when one that has failed is tried again
    void begin();
  };

  Status prepareCall(bool computes);
  void trustDevice();
  Result<OpenedDevice> choose(const SessionOptions& options);
  Result<OpenedDevice> openAt(Choosing::Choice choice, SessionOptions options);
  void install(OpenedDevice opened, Clock::time_point since);
  void settle(OpenedDevice opened, Clock::time_point since, const char* how);
  Status goToFaster();
  Status goToMachineCode(const ProgramPtr& program);
  void lookForMachineCode();
  Status reopen();
  Status openAgain();
  Status comeBack();
  Status moveToCpu();

  SessionState& state_;
  Home home_;
  std::shared_ptr<Failure> failure_ = std::make_shared<Failure>();
  Journal journal_;  // empty on the CPU alone; of several devices that are a host the last gradient at most
  Absence absence_;
  std::unique_ptr<Choosing> choosing_;
  std::vector<std::string> warnings_;
  uint32_t process_ = processNumber();
};

template <class Call>
auto DeviceLifecycle::compute(const Call& call) -> decltype(call()) {
  const Span span("call");
  const LoopsOf own = state_.threads->loops();
  const FloatingPointMode mode;
  choosing_->callBegins();
  const auto ended = [&](auto result) {
    state_.observer.ended(static_cast<bool>(result), state_.times.last, choosing_->expected());
    return result;
  };
  if (const Status done = prepareCall(true); !done) return ended(decltype(call())(done.error()));
  auto result = timed(state_.times.last, call);
  if (result) trustDevice();
  if (result || !failure_->has_value()) return ended(std::move(result));
  if (const Status done = moveToCpu(); !done) return ended(decltype(call())(done.error()));
  return ended(timed(state_.times.last, call));
}

template <class Call>
Status DeviceLifecycle::change(const Call& call) {
  const Span span("change");
  const LoopsOf own = state_.threads->loops();
  if (const Status done = prepareCall(false); !done) return done;
  const Status result = withinMemory(call);
  if (result || !failure_->has_value()) return result;
  if (const Status done = moveToCpu(); !done) return done;
  return withinMemory(call);
}

}  // namespace hgc
