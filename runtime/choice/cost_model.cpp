#include "runtime/choice/cost_model.h"

#include <algorithm>
#include <limits>

namespace hgc {
namespace {

constexpr double kMega = 1e6;

Line lineFor(const DeviceModel& device, const CallKey& key) {
  const auto found = device.calls.find(key);
  return found == device.calls.end() ? Line::expected(device.ceilings.launch, 1) : found->second.line;
}

Estimate estimateOf(const Line& line, double least) { return {line.at(least), line.deviation(least), line.calls}; }

double usualOpening(bool isHost) { return isHost ? 0.5 : 300; }  // milliseconds

}  // namespace

Ceilings usualCeilings(bool isHost, int64_t threads, bool isSoftware) {
  const auto cores = static_cast<double>(std::max<int64_t>(threads, 1));
  constexpr double kInfinite = std::numeric_limits<double>::infinity();
  if (isHost) return {.launch = 0.002, .operations = 10e6 * cores, .bytes = 10e6 * cores, .transfer = kInfinite};
  // Its buffers are copies of the host's arrays.
  if (isSoftware) return {.launch = 0.1, .operations = 10e6 * cores, .bytes = 10e6 * cores, .transfer = 10e6 * cores};
  return {.launch = 0.04, .operations = 500e6, .bytes = 300e6, .transfer = 10e6};
}

double leastTime(const Ceilings& ceilings, const LaunchWork& work) {
  return std::max(work.operations / ceilings.operations, work.bytes / ceilings.bytes) +
         work.results / ceilings.transfer;
}

KnownCall restated(KnownCall call, const Ceilings& from, const Ceilings& to) {
  const double before = leastTime(from, call.work), after = leastTime(to, call.work);
  if (!(before > 0 && after > 0)) return call;
  const double ratio = before / after;
  call.line.b *= ratio;
  call.line.ab *= ratio;
  call.line.bb *= ratio * ratio;
  return call;
}

void makeRoom(DeviceModel& device, size_t most) {
  while (device.calls.size() > most) {
    const auto calls = [](const auto& call) { return call.second.line.calls; };
    device.calls.erase(std::ranges::min_element(device.calls, {}, calls));
  }
}

void CostModel::addDevice(const std::string& device, bool isHost, int64_t threads, bool isSoftware) {
  const std::lock_guard lock(mutex_);
  const auto [place, isNew] = devices_.try_emplace(device);
  if (!isNew) return;
  place->second.ceilings = usualCeilings(isHost, threads, isSoftware);
  place->second.opening = Line::expected(usualOpening(isHost), isHost ? 0.01 : 0.2);
}

Estimate CostModel::call(const std::string& device, const CallKey& key, const LaunchWork& work) const {
  const std::lock_guard lock(mutex_);
  const DeviceModel& known = devices_.at(device);
  return estimateOf(lineFor(known, key), leastTime(known.ceilings, work));
}

Estimate CostModel::opening(const std::string& device, double bytes) const {
  const std::lock_guard lock(mutex_);
  return estimateOf(devices_.at(device).opening, bytes / kMega);
}

Estimate CostModel::learnCall(const std::string& device, const CallKey& key, const LaunchWork& work,
                              double milliseconds) {
  const std::lock_guard lock(mutex_);
  for (auto& [name, other] : devices_) {
    const auto found = other.calls.find(key);
    if (name != device && found != other.calls.end()) found->second.line.age();
  }
  DeviceModel& known = devices_.at(device);
  auto found = known.calls.find(key);
  if (found == known.calls.end()) {
    makeRoom(known, kMostCalls - 1);
    found = known.calls.emplace(key, KnownCall{.line = lineFor(known, key)}).first;
  }
  Line& line = found->second.line;
  const double least = leastTime(known.ceilings, work);
  const Estimate expected = estimateOf(line, least);
  line.learn(least, milliseconds);
  found->second.work = work;
  found->second.milliseconds = milliseconds;
  return expected;
}

void CostModel::learnOpening(const std::string& device, double bytes, double milliseconds) {
  const std::lock_guard lock(mutex_);
  devices_.at(device).opening.learn(bytes / kMega, milliseconds);
}

void CostModel::calibrate(const std::string& device, const Ceilings& ceilings, int64_t when) {
  const std::lock_guard lock(mutex_);
  DeviceModel& known = devices_.at(device);
  for (auto& [key, call] : known.calls) call = restated(call, known.ceilings, ceilings);
  known.ceilings = ceilings;
  known.calibrated = when;
}

std::string CostModel::deviceNamed(const std::string& beginning) const {
  const std::lock_guard lock(mutex_);
  const auto found = devices_.lower_bound(beginning);
  return found != devices_.end() && found->first.starts_with(beginning) ? found->first : "";
}

DeviceModels CostModel::snapshot() const {
  const std::lock_guard lock(mutex_);
  return devices_;
}

}  // namespace hgc
