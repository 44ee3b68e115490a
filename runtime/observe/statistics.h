#pragma once
/// Counters of what a session or a process has done.
#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "ir/kernel/derivative.h"
#include "ir/result.h"

namespace hgc {

/// Numbers of devices, a fixed set: the CPU with machine code, the CPU that interprets, GPUs 0 to 7, all other GPUs as
/// one, and several devices at once.
inline constexpr size_t kCpuNumber = 0, kFirstTierNumber = 1, kFirstGpuNumber = 2, kGpuNumbers = 8,
                        kOtherGpuNumber = kFirstGpuNumber + kGpuNumbers, kSeveralNumber = kOtherGpuNumber + 1,
                        kDeviceNumbers = kSeveralNumber + 1;
/// The number of the device of this name (`Evaluation::device`).
size_t numberOfDevice(std::string_view name);
/// `cpu`, `cpu:first`, `vulkan:0` to `vulkan:7`, `vulkan:other` or `several`.
const char* deviceLabel(size_t number);

/// Why the CPU replaced a device.
enum class FallbackReason : uint8_t {
  Unavailable,  ///< no loader, driver, device, feature or code; a failed self-test
  Memory,       ///< no memory on the device or the host
  Lost,         ///< the device was lost
  Deadline,     ///< missed
  Other,
};
inline constexpr const char* kFallbackReasonNames[] = {"unavailable", "memory", "lost", "deadline", "other"};
inline constexpr size_t kFallbackReasonCount = std::size(kFallbackReasonNames);
/// The reason for an error of a device: `Unavailable` if it was being opened (not `wasAtWork`), except for `Memory`.
FallbackReason fallbackReason(ErrorKind why, bool wasAtWork);

/// The caches of the process.
enum class CacheId : uint8_t {
  Programs,   ///< compiled programs, on disk
  Pipelines,  ///< of GPUs, in memory
};
inline constexpr const char* kCacheNames[] = {"programs", "pipelines"};
inline constexpr size_t kCacheCount = std::size(kCacheNames);

/// Counters since a session was opened, or since the process started. `runtime/observe/metrics.def` defines each.
/// Seconds are wall-clock time unless it says otherwise. Thread-safety: that of a value.
struct Statistics {
  /// For kernels of one kind on one device.
  struct OfKind {
#define HGC_LAUNCH_METRIC(member, Type, name, doc) Type member = 0;
#include "runtime/observe/metrics.def"
  };
  struct OfDevice {
#define HGC_DEVICE_METRIC(member, Type, name, doc) Type member = 0;
#include "runtime/observe/metrics.def"
    std::array<OfKind, kKernelKindCount> kinds = {};

    OfKind& of(KernelKind kind) { return kinds[static_cast<size_t>(kind)]; }
    const OfKind& of(KernelKind kind) const { return kinds[static_cast<size_t>(kind)]; }
    /// The sums over all kinds.
    OfKind all() const;
  };

#define HGC_METRIC(member, Type, name, doc) Type member = 0;
#define HGC_PROCESS_GAUGE(member, Type, name, doc) Type member = 0;
#define HGC_FALLBACK_METRIC(member, Type, name, doc) std::array<Type, kFallbackReasonCount> member = {};
#define HGC_CACHE_METRIC(member, Type, name, doc) std::array<Type, kCacheCount> member = {};
#include "runtime/observe/metrics.def"
  std::array<OfDevice, kDeviceNumbers> devices = {};

  /// By name, as in `Evaluation::device`.
  const OfDevice& device(std::string_view name) const { return devices[numberOfDevice(name)]; }
};

/// The sums over all sessions of this process, open and closed, with its caches. A forked process starts at 0.
/// Thread-safe. Does not synchronise with sessions: the counters of a call in progress may be incomplete.
Statistics processStatistics();

/// A counter for monitoring: its Prometheus name, description and labels.
struct Sample {
  const char* name = "";
  const char* help = "";
  bool isGauge = false;                                          ///< false: a counter, which only grows
  std::vector<std::pair<const char*, const char*>> labels = {};  ///< device, kind, reason, cache
  double value = 0;
};

/// All counters in the order of the table, samples of one name together. Samples by device or kind are left out if they
/// are 0, because most are for devices that the machine does not have.
std::vector<Sample> samplesOf(const Statistics& statistics);

}  // namespace hgc
