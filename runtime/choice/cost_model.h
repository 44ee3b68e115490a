#pragma once
/// What calls are expected to take on each device of a machine, and what was learned of that.
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "runtime/choice/call_key.h"
#include "runtime/choice/line.h"
#include "runtime/device/launch_work.h"

namespace hgc {

/// What a device can do at the most, a millisecond.
struct Ceilings {
  double launch = 0;      ///< milliseconds that a call takes at least
  double operations = 0;  ///< in kernels
  double bytes = 0;       ///< of its memory
  double transfer = 0;    ///< bytes to and from the host; infinite where its memory is the host's
};

/// What is expected of a device that nobody has measured.
Ceilings usualCeilings(bool isHost, int64_t threads);
/// Of a Vulkan driver that computes on the CPU, by `threads`.
Ceilings usualOfSoftware(int64_t threads);
/// What such a device takes to be opened, milliseconds.
double usualOpening(bool isHost);

/// What is known of a call on a device.
struct KnownCall {
  Line line = {};        ///< over the milliseconds that ceilings allow
  LaunchWork work = {};  ///< of the last one
  double milliseconds = 0;
};

/// Milliseconds, with the standard deviation of what is known.
struct Estimate {
  double milliseconds = 0, deviation = 0;
  uint64_t calls = 0;  ///< that it was learned from
};

/// What is known of a device.
struct DeviceModel {
  Ceilings ceilings;
  int64_t calibrated = 0;  ///< when these were measured, in seconds since 1970; 0 if they are but usual
  Line opening;            ///< over megabytes that are bound
  std::map<CallKey, KnownCall> calls;
};

/// Devices by name and maker's description, as `CostModel` keeps them. Thread-safety: that of a value.
using DeviceModels = std::map<std::string, DeviceModel>;

/// Programs and kinds of calls that are kept of a device; those of which most calls are known.
inline constexpr size_t kMostCalls = 4096;
void makeRoom(DeviceModel& device, size_t most);

/// Shared by the sessions of a process. Thread-safe; a process that is forked needs one of its own.
class CostModel {
 public:
  CostModel() = default;
  explicit CostModel(DeviceModels devices) : devices_(std::move(devices)) {}

  /// That of this machine's user, as it lies on disk (`runtime/choice/model_file.h`) when it is first asked for; it is
  /// written when the last session that shares it ends. One that begins empty where nothing can be kept.
  static std::shared_ptr<CostModel> ofMachine();

  /// Knows a device from here on, with what is usual if nothing else is known.
  void meet(const std::string& device, bool isHost, int64_t threads);
  /// The same of a Vulkan driver that computes on the CPU.
  void meetSoftware(const std::string& device, int64_t threads);

  Estimate call(const std::string& device, const CallKey& key, const LaunchWork& work) const;
  Estimate opening(const std::string& device, double bytes) const;
  /// Of a call that went well; on the other devices it is less certain from then on. Gives what was expected of it.
  Estimate learnCall(const std::string& device, const CallKey& key, const LaunchWork& work, double milliseconds);
  void learnOpening(const std::string& device, double bytes, double milliseconds);
  /// Ceilings that were measured at `when`. What was learned of calls stays.
  void calibrate(const std::string& device, const Ceilings& ceilings, int64_t when);

  /// The first device whose name begins so; empty if there is none.
  std::string deviceNamed(const std::string& beginning) const;
  DeviceModels snapshot() const;

 private:
  void meet(const std::string& device, bool isHost, const Ceilings& usual);

  mutable std::mutex mutex_;
  DeviceModels devices_;
};

/// What `ceilings` allow, milliseconds.
double leastTime(const Ceilings& ceilings, const LaunchWork& work);
/// What is known of a call, over what other ceilings allow.
KnownCall restated(KnownCall call, const Ceilings& from, const Ceilings& to);

}  // namespace hgc
