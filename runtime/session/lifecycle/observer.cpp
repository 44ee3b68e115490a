#include "runtime/session/lifecycle/observer.h"

#include <cmath>

#include "runtime/device/launch_work.h"

namespace hgc {

void Observer::opened(const DeviceInfo& info, const Workload& workload) {
  number_ = numberOfDevice(info.name);
  laidOut(workload);
}

void Observer::laidOut(const Workload& workload) {
  instances_ = {};
  if (number_ < kFirstGpuNumber) return;
  for (const BoundSymbol& symbol : workload.bound.symbols)
    uploaded(symbol.reals.size() * sizeof(double) + symbol.integers.size() * sizeof(int32_t));
}

void Observer::launched(KernelKind kind, const Workload& workload) {
  std::optional<int64_t>& instances = instances_[static_cast<size_t>(kind)];
  if (!instances) instances = launchWork(workload, kind).instances;
  Statistics::OfKind& counts = here().of(kind);
  Counters::increment(counts.launches);
  add(counts.instances, *instances);
}

void Observer::ended(bool isDone, const Times& times, std::optional<double> expected) {
  if (!isDone) return Counters::increment(counters_.numbers().errors);
  constexpr double kSeconds = 1e-3;
  Statistics::OfDevice& counts = here();
  Counters::increment(counts.calls);
  Counters::add(counts.launchSeconds, times.launch * kSeconds);
  Counters::add(counts.collectSeconds, times.collect * kSeconds);
  Counters::add(counts.assembleSeconds, times.assemble * kSeconds);
  Counters::add(counts.kernelSeconds, times.kernel * kSeconds);
  Counters::add(counts.reduceSeconds, times.reduce * kSeconds);
  Counters::add(counts.uploadSeconds, times.upload * kSeconds);
  Counters::add(counts.exchangeSeconds, times.exchange * kSeconds);
  Counters::add(counts.exchangeWaitSeconds, times.waited * kSeconds);
  Counters::add(counts.exchangeBytes, times.exchanged);
  if (!expected) return;
  const double took = times.upload + times.launch + times.collect + times.assemble;
  Counters::increment(counts.predictedCalls);
  Counters::add(counts.predictedSeconds, took * kSeconds);
  Counters::add(counts.predictionErrorSeconds, std::fabs(took - *expected) * kSeconds);
}

void Observer::fellBack(ErrorKind why, bool wasAtWork) {
  const auto reason = static_cast<size_t>(fallbackReason(why, wasAtWork));
  Counters::increment(counters_.numbers().fallbacks[reason]);
}

}  // namespace hgc
