#pragma once
/// Moves a session between devices: after a failure and back, to a faster device, and to machine code.
#include <fmt/format.h>

#include <memory>

#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/device/clock.h"
#include "runtime/device/within_memory.h"
#include "runtime/observe/trace.h"
#include "runtime/session/lifecycle/device_choice.h"
#include "runtime/session/lifecycle/journal.h"
#include "runtime/session/lifecycle/watched.h"
#include "runtime/session/process.h"
#include "runtime/session/state.h"

namespace hgc {

/// Owns the device of a session. Thread-safety: that of the session.
class DeviceLifecycle {
 public:
  explicit DeviceLifecycle(SessionState& state) : state_(state) {}
  DeviceLifecycle(const DeviceLifecycle&) = delete;
  DeviceLifecycle& operator=(const DeviceLifecycle&) = delete;
  /// In a forked process devices and threads are leaked, because they cannot be ended there.
  ~DeviceLifecycle();

  /// Opens the device of `options` with the workload of the state, which must be laid out.
  Status open(const SessionOptions& options);
  /// The session is a rank, and tells the others when it closes.
  void joinRanks() { home_.isOnRanks = true; }

  /// Makes a call that computes, and repeats it on the CPU if the device fails. Sums on the host are strict as well.
  template <class Call>
  auto compute(const Call& call) -> decltype(call());
  /// Makes a call that changes values, and repeats it on the CPU if the device fails.
  template <class Call>
  Status change(const Call& call);
  /// Makes a call of the device within one of these. Its error is a failure of the device.
  template <class Call>
  auto noted(const Call& call) -> decltype(call()) {
    auto done = withinMemory(call);
    if (!done) *failure_ = done.error();
    return done;
  }

  /// To be called before a launch.
  void noteLaunch(KernelKind kind);
  /// To be called after values change outside `makeStep`: the gradient on the device is out of date.
  void forgetGradient() { journal_.forgetGradient(); }
  /// To be called after a gradient was left on the device: it is computed again after a failure.
  Status noteGradient(KernelKind kind);
  /// Changes values, and notes the step if the device has memory of its own.
  Status makeStep(Step step);
  /// Writes values from scalar `first` on. Writes them on the host too, unless the step has to be noted.
  Status makeStep(SymbolId symbol, int64_t first, std::span<const double> values);
  /// Brings changed values to the host, and loses the gradient that was noted.
  Status bringChanges();
  /// Loads a workload of the same program with other indices on the session's device.
  Result<std::unique_ptr<Executable>> load(const Workload& workload);

  /// Replaced when the session moves to machine code.
  DeviceChoice& choice() { return *choice_; }
  const std::vector<std::string>& warnings() const { return warnings_; }

 private:
  /// The device of the session while nothing fails.
  struct Home {
    SessionOptions options;
    std::string device, reason;
    ProgramPtr begun;  ///< after a move to machine code: the program that the workload was laid out by and points to
    bool isOnRanks = false;
    /// Options to open the same kernels on one device, without fallback.
    SessionOptions only(const std::string& name, bool fused) const;
  };
  /// The time on the CPU after a device failed.
  struct Absence {
    bool isAway = false;
    bool hasWarned = false;
    double wait = 0;          ///< seconds until the device is tried again after the next failure
    Clock::time_point until;  ///< when the device is tried again
    void begin();
  };

  Status prepareCall(bool computes);
  Result<OpenedDevice> openFirst(const SessionOptions& options);
  Result<OpenedDevice> openOption(DeviceChoice::Option option, SessionOptions options);
  void install(OpenedDevice opened, Clock::time_point since);
  void moveHome(OpenedDevice opened, Clock::time_point since, const char* how);
  Status moveToFaster();
  Status moveToMachineCode(const ProgramPtr& program);
  Status checkMachineCode();
  Status reopen();
  Status reopenOrFallBack();
  Status returnHome();
  Status moveToCpu();

  SessionState& state_;
  Home home_;
  std::shared_ptr<Failure> failure_ = std::make_shared<Failure>();
  Journal journal_;  // empty on the CPU; only the last gradient on several devices with results on the host
  Absence absence_;
  std::unique_ptr<DeviceChoice> choice_;
  std::vector<std::string> warnings_;
};

template <class Call>
auto DeviceLifecycle::compute(const Call& call) -> decltype(call()) {
  const Span span("call");
  const LoopsOf own = state_.threads->loops();
  const FloatingPointMode mode;
  choice_->startCall();
  const auto ended = [&](auto result) {
    state_.observer.ended(static_cast<bool>(result), state_.times.last, choice_->expected());
    return result;
  };
  const auto timed = [&] {
    Times& times = state_.times.last;
    times = {};
    const Ticks start = Ticks::now();
    auto result = withinMemory(call);
    times.assemble = millisecondsSince(start) - times.launch - times.collect;  // with freeing intermediate results
    return result;
  };
  if (const Status done = prepareCall(true); !done) return ended(decltype(call())(done.error()));
  auto result = timed();
  if (result) choice_->endCall(*state_.workload, state_.times.last);
  if (result && !absence_.isAway) absence_.wait = home_.options.retry;
  if (result || !failure_->has_value()) return ended(std::move(result));
  if (const Status done = moveToCpu(); !done) return ended(decltype(call())(done.error()));
  return ended(timed());
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

/// Makes a call while the session is where it was since `generation`. An error once it has left that device, which had
/// `what`.
template <class Call>
auto callOnDevice(SessionState& state, DeviceLifecycle& lifecycle, uint64_t generation, const char* what,
                  const Call& call) -> decltype(call()) {
  return lifecycle.compute([&]() -> decltype(call()) {
    if (state.current.generation != generation)
      return Error{fmt::format("the session has left the device that had {}", what), "", ErrorKind::DeviceLost};
    return onThreads(state.threads, call);
  });
}

}  // namespace hgc
