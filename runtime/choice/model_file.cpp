#include "runtime/choice/model_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <utility>

#include "runtime/disk/own_folder.h"

namespace hgc {
namespace {

constexpr const char* kName = "devices.model";
constexpr std::string_view kHead = "hgc devices 2";
constexpr size_t kMostBytes = size_t{1} << 24;

/// Whether anything was measured.
bool isLearned(const DeviceModel& device) {
  return device.calibrated != 0 || device.opening.calls != 0 || !device.calls.empty();
}

std::string lineText(const Line& line) {
  return fmt::format("{} {} {} {} {} {} {}", line.a, line.b, line.aa, line.ab, line.bb, line.calls, line.error);
}

/// Reads the words of a line of text one by one. `isGood` is false after a missing word or a malformed number.
class Words {
 public:
  explicit Words(std::string_view text) : rest_(text) {}

  std::string_view word() {
    const size_t end = std::min(rest_.find(' '), rest_.size());
    const std::string_view word = rest_.substr(0, end);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    return word;
  }
  template <class Number>
  Number number() {
    const std::string_view text = word();
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    isGood_ = isGood_ && error == std::errc() && end == text.data() + text.size() && !text.empty();
    return value;
  }
  double finite() {
    const auto value = number<double>();
    isGood_ = isGood_ && std::isfinite(value);
    return value;
  }
  /// Finite, and not negative.
  double magnitude() {
    const double value = finite();
    isGood_ = isGood_ && value >= 0;
    return value;
  }
  Line line() {
    Line line;
    line.a = magnitude(), line.b = magnitude();
    line.aa = magnitude(), line.ab = finite(), line.bb = magnitude();
    line.calls = number<uint64_t>(), line.error = magnitude();
    return line;
  }
  LaunchWork work() {
    LaunchWork work;
    work.instances = number<int64_t>();
    work.operations = magnitude(), work.bytes = magnitude(), work.results = magnitude();
    return work;
  }
  Ceilings ceilings() {
    Ceilings ceilings;
    ceilings.launch = magnitude(), ceilings.operations = magnitude();
    ceilings.bytes = magnitude(), ceilings.transfer = number<double>();  // it may be infinite
    isGood_ = isGood_ && ceilings.operations > 0 && ceilings.bytes > 0 && ceilings.transfer > 0;
    return ceilings;
  }
  std::string rest() { return std::string(std::exchange(rest_, {})); }
  bool isGood() const { return isGood_ && rest_.empty(); }

 private:
  std::string_view rest_;
  bool isGood_ = true;
};

/// Reads a line: a device, which becomes `current`, or a call on `current`.
bool readLine(std::string_view text, DeviceModels& devices, DeviceModel*& current) {
  Words words(text);
  const std::string_view what = words.word();
  if (what == "device") {
    DeviceModel device;
    device.calibrated = words.number<int64_t>();
    device.ceilings = words.ceilings();
    device.opening = words.line();
    const auto [place, isNew] = devices.emplace(words.rest(), device);
    current = &place->second;
    return isNew && words.isGood();
  }
  if (what != "call" || !current) return false;
  CallKey key;
  key.program = words.word();
  key.kinds = words.number<uint32_t>();
  KnownCall call{.line = words.line()};
  call.work = words.work();
  call.milliseconds = words.magnitude();
  return current->calls.emplace(std::move(key), call).second && words.isGood();
}

DeviceModels readFrom(const std::string& folder) {
  const auto bytes = readOwn(folder, kName, kMostBytes);
  if (!bytes) return {};
  return modelFrom({reinterpret_cast<const char*>(bytes->data()), bytes->size()}).value_or(DeviceModels());
}

void writeTo(const std::string& folder, const DeviceModels& devices) {
  const std::string text = modelText(devices);
  writeOwn(folder, kName, {}, {reinterpret_cast<const uint8_t*>(text.data()), text.size()});
}

/// Merges two models of a device: the latest ceilings, and for each call the line with more measurements.
DeviceModel joined(const DeviceModel& a, const DeviceModel& b) {
  const DeviceModel &later = b.calibrated > a.calibrated ? b : a, &earlier = b.calibrated > a.calibrated ? a : b;
  DeviceModel all = later;
  for (const auto& [key, call] : earlier.calls) {
    const KnownCall same = restated(call, earlier.ceilings, later.ceilings);
    const auto known = all.calls.emplace(key, same).first;
    if (known->second.line.calls < call.line.calls) known->second = same;
  }
  if (all.opening.calls < earlier.opening.calls) all.opening = earlier.opening;
  makeRoom(all, kMostCalls);
  return all;
}

}  // namespace

std::string modelText(const DeviceModels& devices) {
  std::string text(kHead);
  for (const auto& [name, device] : devices) {
    if (!isLearned(device)) continue;
    const Ceilings& most = device.ceilings;
    text += fmt::format("\ndevice {} {} {} {} {} {} {}", device.calibrated, most.launch, most.operations, most.bytes,
                        most.transfer, lineText(device.opening), name);
    for (const auto& [key, call] : device.calls) {
      const LaunchWork& work = call.work;
      text += fmt::format("\ncall {} {} {} {} {} {} {} {}", key.program, key.kinds, lineText(call.line), work.instances,
                          work.operations, work.bytes, work.results, call.milliseconds);
    }
  }
  return text + "\n";
}

std::optional<DeviceModels> modelFrom(std::string_view text) {
  DeviceModels devices;
  DeviceModel* current = nullptr;
  for (bool isFirst = true; !text.empty(); isFirst = false) {
    const size_t end = text.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    if (isFirst ? line != kHead : !readLine(line, devices, current)) return std::nullopt;
  }
  return devices;
}

Status modelPlace() {
  const auto folder = keepingFolder();
  if (!folder) return Error{"nothing is saved: there is no folder for it", "HGC_CACHE_DIR names one"};
  std::error_code error;
  if (isOwnFolder(*folder) || !std::filesystem::exists(*folder, error)) return Done{};
  return Error{"nothing is saved in " + *folder + ": it must be a folder that only you can access",
               "chmod 700, or HGC_CACHE_DIR names another one"};
}

DeviceModels readModel() {
  const auto folder = keepingFolder();
  return folder ? readFrom(*folder) : DeviceModels();
}

void keepModel(const DeviceModels& devices) {
  const auto folder = keepingFolder();
  const bool isKnown = std::ranges::any_of(devices, [](const auto& device) { return isLearned(device.second); });
  if (!folder || !isKnown) return;
  DeviceModels all = readFrom(*folder);
  for (const auto& [name, device] : devices) {
    auto [place, isNew] = all.try_emplace(name, device);
    if (!isNew) place->second = joined(device, place->second);
  }
  writeTo(*folder, all);
}

bool forgetModel(const std::string& device) {
  const auto folder = keepingFolder();
  DeviceModels devices = folder ? readFrom(*folder) : DeviceModels();
  const size_t before = devices.size();
  if (device.empty()) devices.clear();
  else devices.erase(device);
  if (folder && devices.size() != before) writeTo(*folder, devices);
  return devices.size() != before;
}

}  // namespace hgc
