#pragma once
/// What a session or a process has done so far, in numbers.
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ir/kernel/derivative.h"
#include "ir/result.h"

namespace hgc {

/// Numbers of devices: the CPU with machine code, the CPU's first tier, GPUs 0 to 7, all other GPUs as one, and several
/// devices at once. So their count is fixed, whatever runs.
inline constexpr size_t kCpuNumber = 0, kFirstTierNumber = 1, kFirstGpuNumber = 2, kGpuNumbers = 8,
                        kOtherGpuNumber = kFirstGpuNumber + kGpuNumbers, kSeveralNumber = kOtherGpuNumber + 1,
                        kDeviceNumbers = kSeveralNumber + 1;
/// The number of the device of this name (`Evaluation::device`).
size_t numberOfDevice(std::string_view name);
/// `cpu`, `cpu:first`, `vulkan:0` to `vulkan:7`, `vulkan:other`; `several` as one.
const char* deviceLabel(size_t number);

/// Why the CPU was taken.
enum class FallbackReason : uint8_t {
  Unavailable,  ///< no loader, driver, device, feature; a self-test that was not passed; no code
  Memory,       ///< no room on the device or the host
  Lost,         ///< the device was lost
  Deadline,     ///< not done in time
  Other,
};
inline constexpr const char* kFallbackReasonNames[] = {"unavailable", "memory", "lost", "deadline", "other"};
inline constexpr size_t kFallbackReasonCount = std::size(kFallbackReasonNames);
/// Of an error of a device, which was at work or was to be opened: then it is `Unavailable`, unless memory is short.
FallbackReason fallbackReason(ErrorKind why, bool wasAtWork);

/// What is kept to be found again.
enum class CacheId : uint8_t {
  Programs,   ///< compiled ones, on disk
  Pipelines,  ///< of GPUs, in memory
};
inline constexpr const char* kCacheNames[] = {"programs", "pipelines"};
inline constexpr size_t kCacheCount = std::size(kCacheNames);

/// Numbers since a session was opened, or since a process began. What each counts is said in
/// `runtime/observe/metrics.def`; seconds are wall clock unless said otherwise. Thread-safety: that of a value.
struct Statistics {
  /// On one device, of kernels of one kind.
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
    /// Of all kinds of kernels.
    OfKind all() const;
  };

#define HGC_METRIC(member, Type, name, doc) Type member = 0;
#define HGC_PROCESS_GAUGE(member, Type, name, doc) Type member = 0;
#define HGC_FALLBACK_METRIC(member, Type, name, doc) std::array<Type, kFallbackReasonCount> member = {};
#define HGC_CACHE_METRIC(member, Type, name, doc) std::array<Type, kCacheCount> member = {};
#include "runtime/observe/metrics.def"
  std::array<OfDevice, kDeviceNumbers> devices = {};

  /// By its name as results have it: `cpu`, `vulkan:0`.
  const OfDevice& device(std::string_view name) const { return devices[numberOfDevice(name)]; }
};

/// Of all sessions that this process has opened, those that are closed too, and of its caches. A process that was
/// forked begins at 0. Thread-safe; takes no part in what sessions do meanwhile, so that of a call that is under way
/// some numbers may be there and others not.
Statistics processStatistics();

/// A number of the statistics as monitoring wants it: its name for Prometheus, what it counts, and what it is of.
struct Sample {
  const char* name = "";
  const char* help = "";
  bool isGauge = false;                                          ///< otherwise it only grows
  std::vector<std::pair<const char*, const char*>> labels = {};  ///< device, kind, reason, cache: all of small sets
  double value = 0;
};

/// All of them, those of one name together, in the order of the table. What is by device or kind is left out where it
/// is 0: most are of devices that a machine has not.
std::vector<Sample> samplesOf(const Statistics& statistics);

}  // namespace hgc
