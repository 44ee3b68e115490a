#pragma once
/// Counts the events of a session for statistics.
#include <array>
#include <optional>

#include "runtime/device/device.h"
#include "runtime/observe/counters.h"
#include "runtime/observe/log.h"
#include "runtime/observe/trace.h"

namespace hgc {

/// Thread-safety: one thread at a time, except that any thread may call `read`.
class Observer {
 public:
  /// The session moved to a device, with its bound data.
  void opened(const DeviceInfo& info, const Workload& workload);
  /// The workload was laid out again.
  void laidOut(const Workload& workload);
  void launched(KernelKind kind, const Workload& workload);
  /// A call that computes has ended. `expected`: milliseconds that the model predicted.
  void ended(bool isDone, const Times& times, std::optional<double> expected);
  /// The CPU replaces a device that failed while in use (`wasAtWork`) or could not be opened.
  void fellBack(ErrorKind why, bool wasAtWork);
  void moved() { Counters::increment(counters_.numbers().moves); }
  void returned() { Counters::increment(counters_.numbers().returns); }
  void nonfinite(int64_t count) { add(here().nonfinite, count); }
  void uploaded(uint64_t bytes) { Counters::add(here().uploadBytes, bytes); }
  void downloaded(uint64_t bytes) { Counters::add(here().downloadBytes, bytes); }

  /// `numberOfDevice` of the session's device.
  size_t deviceNumber() const { return number_; }
  const char* device() const { return deviceLabel(number_); }
  Statistics read() const { return counters_.read(); }

 private:
  static void add(uint64_t& number, int64_t more) { Counters::add(number, static_cast<uint64_t>(more)); }
  Statistics::OfDevice& here() { return counters_.on(number_); }

  Counters counters_;
  size_t number_ = kCpuNumber;
  std::array<std::optional<int64_t>, kKernelKindCount> instances_;  // by kind; counted at the first launch
};

}  // namespace hgc
