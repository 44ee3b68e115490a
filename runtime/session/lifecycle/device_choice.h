#pragma once
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "runtime/choice/chooser.h"
#include "runtime/session.h"
#include "runtime/session/lifecycle/open_device.h"

namespace hgc {

/// Adds the times of a session's calls to the cost model. With the device `auto` it also chooses among the CPU, the
/// first real GPU and both together; both only where calls were measured on each and a fifth of the time is expected to
/// be saved. Thread-safety: that of the session.
class DeviceChoice {
 public:
  enum Option : size_t { Cpu, Gpu, Both };

  DeviceChoice(std::shared_ptr<CostModel> model, const Workload& workload, int threads);

  /// Without measurements of the session, for the same program with other code.
  std::unique_ptr<DeviceChoice> renewed(const Workload& workload) const;

  /// Gives each of several devices the share with which all are expected to finish a first call at the same time.
  SharesOf sharesOf(const Workload& workload);

  /// The name of a device in the cost model.
  std::string nameOf(const DeviceInfo& info) const;
  /// Begins to choose, for `auto`. Returns the option that is expected to finish a first call soonest.
  Option chooseFirst(const Workload& workload);
  /// Notes that an option is unavailable. If it is the GPU, only the CPU is left.
  void exclude(Option option);

  /// Notes the session's device, and the milliseconds that it took to open.
  void noteDevice(const DeviceInfo& info, double milliseconds);
  void startCall() { call_ = {}; }
  void noteLaunch(KernelKind kind) { call_.kinds |= uint32_t{1} << static_cast<unsigned>(kind); }
  /// Notes that the results of the call stay on the device.
  void noteStays() { call_.kinds |= kStays; }
  /// Adds a call that succeeded to the model. The first call of each kind on a device only warms it up.
  void endCall(const Workload& workload, const Times& times);
  /// The milliseconds that were expected of the last call; nothing if there was no earlier call of its kind.
  std::optional<double> expected() const { return call_.expected; }
  /// Indices were bound anew, so that calls have other work and warm up again.
  void forgetWork() { works_.clear(), here_.warm.clear(); }

  /// The option for the next call; nothing if the session is to stay.
  std::optional<Option> next() const;
  /// Why `next`, or the first option, was chosen: for users.
  std::string reason() const;

 private:
  bool hasOptions() const { return names_.size() > 1; }
  bool isWorthLearning(double milliseconds);
  void learn(const Workload& workload, double milliseconds);
  std::vector<Candidate> candidates(uint32_t kinds, const Workload& workload);
  Estimate both(const CallKey& key, const LaunchWork& work, std::span<const Candidate> alone) const;
  const LaunchWork& workOf(uint32_t kinds, const Workload& workload);

  struct Setting {
    std::shared_ptr<CostModel> model;
    std::string program, cpu;
    int64_t threads = 1;
    double bytes = 0;  // of bound data
  };
  /// The session's device.
  struct Place {
    std::string name;  // in the model
    size_t at = Cpu, next = Cpu;
    std::vector<uint32_t> warm;  // `CallKey::kinds` of calls that were made on it
  };
  struct Call {
    uint32_t kinds = 0;
    std::optional<double> expected;
  };
  const Setting setting_;
  std::vector<std::string> names_;  // by option: in the model
  Place here_;
  Call call_;
  uint64_t shortCalls_ = 0;
  std::map<uint32_t, LaunchWork> works_;  // by `CallKey::kinds`
  std::vector<Candidate> seen_;           // at the last decision
  Chooser chooser_;
};

}  // namespace hgc
