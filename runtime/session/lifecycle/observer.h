#pragma once
/// What a session counts, and what it tells.
#include <array>
#include <optional>

#include "runtime/device/device.h"
#include "runtime/observe/counters.h"
#include "runtime/observe/log.h"
#include "runtime/observe/trace.h"

namespace hgc {

/// Thread-safety: one thread at a time; any may `read`.
class Observer {
 public:
  /// The session is there now, with all that is bound.
  void arrived(const DeviceInfo& info, const Workload& workload);
  /// What is bound was laid out anew.
  void laidOut(const Workload& workload);
  void launched(KernelKind kind, const Workload& workload);
  /// A call that computes is over; `expected` milliseconds, if that was known.
  void ended(bool isDone, const Times& times, std::optional<double> expected);
  /// The CPU is taken instead of a device.
  void fellBack(ErrorKind why, bool wasAtWork);
  void moved() { Counters::increment(counters_.numbers().moves); }
  void returned() { Counters::increment(counters_.numbers().returns); }
  void nonfinite(int64_t count) { add(here().nonfinite, count); }
  void uploaded(uint64_t bytes) { Counters::add(here().uploadBytes, bytes); }
  void downloaded(uint64_t bytes) { Counters::add(here().downloadBytes, bytes); }

  /// Of the device that the session is on.
  size_t deviceNumber() const { return number_; }
  const char* device() const { return deviceLabel(number_); }
  Statistics read() const { return counters_.read(); }

 private:
  static void add(uint64_t& number, int64_t more) { Counters::add(number, static_cast<uint64_t>(more)); }
  Statistics::OfDevice& here() { return counters_.on(number_); }

  Counters counters_;
  size_t number_ = kCpuNumber;
  std::array<std::optional<int64_t>, kKernelKindCount> instances_;  // by kind, once it was launched
};

}  // namespace hgc
