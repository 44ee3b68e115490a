#include "runtime/observe/statistics.h"

#include <algorithm>
#include <iterator>

namespace hgc {
namespace {

constexpr const char* kDeviceLabels[] = {"cpu",      "cpu:first", "vulkan:0", "vulkan:1", "vulkan:2",     "vulkan:3",
                                         "vulkan:4", "vulkan:5",  "vulkan:6", "vulkan:7", "vulkan:other", "several"};
static_assert(std::size(kDeviceLabels) == kDeviceNumbers);

/// Collects the samples of the rows of the table.
class Samples {
 public:
  void one(const char* name, const char* help, bool isGauge, double value) {
    all.push_back({name, help, isGauge, {}, value});
  }
  template <class Numbers, class Names>
  void byName(const char* name, const char* help, const char* label, const Numbers& numbers, const Names& names) {
    for (size_t k = 0; k < numbers.size(); ++k)
      all.push_back({name, help, false, {{label, names[k]}}, static_cast<double>(numbers[k])});
  }
  template <class Value>
  void byDevice(const char* name, const char* help, const Value& valueAt) {
    for (size_t number = 0; number < kDeviceNumbers; ++number) {
      const auto value = static_cast<double>(valueAt(number));
      if (value != 0) all.push_back({name, help, false, {{"device", deviceLabel(number)}}, value});
    }
  }
  template <class Value>
  void byKind(const char* name, const char* help, const Value& valueAt) {
    for (size_t number = 0; number < kDeviceNumbers; ++number) {
      for (const KernelKind kind : kKernelKinds) {
        const auto value = static_cast<double>(valueAt(number, kind));
        if (value != 0)  // names of kinds are literals
          all.push_back(
              {name, help, false, {{"device", deviceLabel(number)}, {"kind", info(kind).name.data()}}, value});
      }
    }
  }

  std::vector<Sample> all;
};

}  // namespace

size_t numberOfDevice(std::string_view name) {
  const auto found = std::ranges::find(kDeviceLabels, name);
  if (found != std::end(kDeviceLabels)) return static_cast<size_t>(found - kDeviceLabels);
  if (name.find('+') != std::string_view::npos) return kSeveralNumber;
  return name.starts_with("cpu") ? kCpuNumber : kOtherGpuNumber;
}

const char* deviceLabel(size_t number) { return kDeviceLabels[std::min(number, kSeveralNumber)]; }

FallbackReason fallbackReason(ErrorKind why, bool wasAtWork) {
  if (why == ErrorKind::Memory) return FallbackReason::Memory;
  if (!wasAtWork) return FallbackReason::Unavailable;
  if (why == ErrorKind::DeviceLost) return FallbackReason::Lost;
  return why == ErrorKind::Deadline ? FallbackReason::Deadline : FallbackReason::Other;
}

Statistics::OfKind Statistics::OfDevice::all() const {
  OfKind sum;
  for (const OfKind& each : kinds) {
#define HGC_LAUNCH_METRIC(member, Type, name, doc) sum.member += each.member;
#include "runtime/observe/metrics.def"
  }
  return sum;
}

std::vector<Sample> samplesOf(const Statistics& from) {
  Samples to;
  const auto& devices = from.devices;
#define HGC_METRIC(member, Type, name, doc) to.one(name, doc, false, static_cast<double>(from.member));
#define HGC_PROCESS_GAUGE(member, Type, name, doc) to.one(name, doc, true, static_cast<double>(from.member));
#define HGC_DEVICE_METRIC(member, Type, name, doc) \
  to.byDevice(name, doc, [&](size_t number) { return devices[number].member; });
#define HGC_LAUNCH_METRIC(member, Type, name, doc) \
  to.byKind(name, doc, [&](size_t number, KernelKind kind) { return devices[number].of(kind).member; });
#define HGC_FALLBACK_METRIC(member, Type, name, doc) to.byName(name, doc, "reason", from.member, kFallbackReasonNames);
#define HGC_CACHE_METRIC(member, Type, name, doc) to.byName(name, doc, "cache", from.member, kCacheNames);
#include "runtime/observe/metrics.def"
  return std::move(to.all);
}

}  // namespace hgc
