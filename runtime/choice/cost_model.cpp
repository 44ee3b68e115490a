#include "runtime/choice/cost_model.h"

#include <fmt/format.h>
#include <pthread.h>
#include <unistd.h>

#include <algorithm>
#include <limits>
#include <new>
#include <utility>

#include "runtime/choice/model_file.h"

namespace hgc {
namespace {

/// FNV-1a.
class Hash {
 public:
  void add(uint64_t value) {
    for (int k = 0; k < 8; ++k) byte(static_cast<uint8_t>(value >> 8 * k));
  }
  void add(const std::string& text) {
    for (const char c : text) byte(static_cast<uint8_t>(c));
    byte(0);
  }
  uint64_t value() const { return value_; }

 private:
  void byte(uint8_t b) { value_ = (value_ ^ b) * 0x100000001b3; }
  uint64_t value_ = 0xcbf29ce484222325;
};

/// Whether some kernel computes in binary32.
bool isSingle(const Artefact& artefact) {
  const auto isF32 = [](const auto& code) { return code.target.precision == Precision::F32; };
  return std::ranges::any_of(artefact.cpu, isF32) || std::ranges::any_of(artefact.gpu, isF32);
}

constexpr double kMega = 1e6;

Line lineFor(const DeviceModel& device, const CallKey& key) {
  const auto found = device.calls.find(key);
  return found == device.calls.end() ? Line::expected(device.ceilings.launch, 1) : found->second.line;
}

Estimate estimateOf(const Line& line, double least) { return {line.at(least), line.deviation(least), line.calls}; }

double usualOpening(bool isHost) { return isHost ? 0.5 : 300; }  // milliseconds

/// The model that the sessions of a process share. A forked process gets its own, since another thread of the parent
/// may have held the lock of the parent's.
struct Shared {
  std::mutex mutex;
  std::weak_ptr<CostModel> model;
  pid_t process = 0;
};
Shared& shared() {
  static Shared* const only = [] {
    ::pthread_atfork([] { shared().mutex.lock(); }, [] { shared().mutex.unlock(); }, [] { shared().mutex.unlock(); });
    return new Shared;
  }();
  return *only;
}

void keepAndEnd(CostModel* own) {
  try {
    keepModel(own->snapshot());
  } catch (const std::bad_alloc&) {  // nothing is saved
  }
  delete own;
}

}  // namespace

std::string programName(const Artefact& artefact) {
  constexpr size_t kMostLetters = 40;
  Hash hash;
  std::string name;
  for (const Symbol& symbol : artefact.program.symbols) hash.add(symbol.name);
  for (const Term& term : artefact.program.terms) {
    hash.add(term.name);
    if (term.kind != TermKind::Field) name += (name.empty() ? "" : "+") + term.name;
  }
  hash.add(uint64_t{isSingle(artefact)});
  for (const GatherLayout& topology : artefact.plan.topologies) {
    hash.add(uint64_t{topology.gathers.size()} << 32 | static_cast<uint32_t>(topology.kind));
    for (const LoopWork& work : topology.work) hash.add(work.operations);
  }
  if (name.size() > kMostLetters) name = name.substr(0, kMostLetters) + "...";
  return fmt::format("{}-{:08x}", name, hash.value() >> 32);
}

std::string kindsName(uint32_t kinds) {
  std::string name;
  for (const KernelKind kind : kKernelKinds) {
    if (kinds >> static_cast<unsigned>(kind) & 1) name += fmt::format("{}{}", name.empty() ? "" : "+", info(kind).name);
  }
  if ((kinds & kStays) != 0) name += ", left there";
  return name;
}

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

std::shared_ptr<CostModel> CostModel::ofMachine() {
  Shared& only = shared();
  const std::lock_guard lock(only.mutex);
  if (std::exchange(only.process, ::getpid()) != ::getpid()) only.model.reset();
  if (auto model = only.model.lock()) return model;
  const std::shared_ptr<CostModel> model(new CostModel(readModel()), keepAndEnd);
  only.model = model;
  return model;
}

}  // namespace hgc
