#pragma once
/// The expected times of calls on each device of a machine, what it tells calls apart by, and the measurements that
/// they come from.
#include <compare>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "ir/artefact/artefact.h"
#include "runtime/choice/line.h"
#include "runtime/device/launch_work.h"

namespace hgc {

/// A program, and the kinds of kernels that a call launches.
struct CallKey {
  std::string program;  ///< `programName`
  uint32_t kinds = 0;   ///< a bit for each `KernelKind`, and `kStays`

  auto operator<=>(const CallKey&) const = default;
};
/// In `CallKey::kinds`: results stay on the device.
inline constexpr uint32_t kStays = uint32_t{1} << 31;

/// Names of terms and a hash of the topologies, without spaces: the same in every process, whichever kernels were
/// built.
std::string programName(const Artefact& artefact);
/// `CallKey::kinds` for people: `value+residual`.
std::string kindsName(uint32_t kinds);

/// The highest rates of a device, per millisecond.
struct Ceilings {
  double launch = 0;      ///< milliseconds: the shortest call
  double operations = 0;  ///< of kernels
  double bytes = 0;       ///< of its memory
  double transfer = 0;    ///< bytes to and from the host; infinite where its memory is the host's
};

/// What is assumed of a device before it is measured. `isSoftware`: a Vulkan driver that computes on the CPU.
/// `threads`: of the CPU.
Ceilings usualCeilings(bool isHost, int64_t threads, bool isSoftware = false);

/// What is known of a call on a device.
struct KnownCall {
  Line line = {};        ///< over `leastTime`
  LaunchWork work = {};  ///< of the last call
  double milliseconds = 0;
};

/// An expected time, with its standard deviation.
struct Estimate {
  double milliseconds = 0, deviation = 0;
  uint64_t calls = 0;  ///< measurements that it comes from
};

/// What is known of a device.
struct DeviceModel {
  Ceilings ceilings;
  int64_t calibrated = 0;  ///< when these were measured, in seconds since 1970; 0 if they are `usualCeilings`
  Line opening;            ///< the time to open it, over megabytes of bound data
  std::map<CallKey, KnownCall> calls;
};

/// By name: device and its maker's description, as `CostModel` has them. Thread-safety: that of a value.
using DeviceModels = std::map<std::string, DeviceModel>;

/// The number of calls that are kept for each device. Every process that chooses a device reads and writes all of them:
/// 4,096 took it 7 ms.
inline constexpr size_t kMostCalls = 256;
/// Removes the calls with the fewest measurements until `most` are left.
void makeRoom(DeviceModel& device, size_t most);

/// Shared by the sessions of a process. Thread-safe, but not to be used by a process that is forked.
class CostModel {
 public:
  CostModel() = default;
  explicit CostModel(DeviceModels devices) : devices_(std::move(devices)) {}

  /// The model of the user of this machine: read from disk (`runtime/choice/model_file.h`) for the first session, and
  /// written after the last one.
  static std::shared_ptr<CostModel> ofMachine();

  /// Adds a device with `usualCeilings`, unless the model has it. The other calls need a device that was added.
  void addDevice(const std::string& device, bool isHost, int64_t threads, bool isSoftware = false);

  Estimate call(const std::string& device, const CallKey& key, const LaunchWork& work) const;
  /// The time to open a device with `bytes` of bound data.
  Estimate opening(const std::string& device, double bytes) const;
  /// Adds a measurement. Estimates for the same call on other devices become less certain. Returns what was expected.
  Estimate learnCall(const std::string& device, const CallKey& key, const LaunchWork& work, double milliseconds);
  void learnOpening(const std::string& device, double bytes, double milliseconds);
  /// Sets ceilings that were measured at `when` (seconds since 1970), and keeps the measurements of calls.
  void calibrate(const std::string& device, const Ceilings& ceilings, int64_t when);

  /// The first device whose name begins so; empty if there is none.
  std::string deviceNamed(const std::string& beginning) const;
  DeviceModels snapshot() const;

 private:
  mutable std::mutex mutex_;
  DeviceModels devices_;
};

/// The milliseconds that `work` takes at `ceilings`.
double leastTime(const Ceilings& ceilings, const LaunchWork& work);
/// A call that was learned with ceilings `from`, for ceilings `to`.
KnownCall restated(KnownCall call, const Ceilings& from, const Ceilings& to);

}  // namespace hgc
