#pragma once
/// What a session's calls take, and where `auto` makes them.
#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "runtime/choice/balance.h"
#include "runtime/choice/chooser.h"
#include "runtime/session.h"
#include "runtime/session/lifecycle/open_device.h"

namespace hgc {

/// Learns from the calls of a session. `auto` chooses between three: the CPU, the first real GPU, and both at
/// once, where that is expected to save a fifth of the time and calls were measured on each.
class Choosing {
 public:
  enum Choice : size_t { Cpu, Gpu, Both };

  Choosing(std::shared_ptr<CostModel> model, const Workload& workload, int threads);

  /// One that knows nothing of the session's calls yet, for the same program with other code.
  std::unique_ptr<Choosing> anew(const Workload& workload) const;

  /// How much of a first call devices that run side by side are to take, so that all are done at once.
  SharesOf sharing(const Workload& workload);

  /// What the model calls a device.
  std::string nameOf(const DeviceInfo& info) const;
  /// From here on the choice is between these, where a first call is expected to be done soonest.
  Choice begin(const Workload& workload);
  /// That one is unavailable. Without a GPU there is nowhere else to go.
  void ruleOut(Choice choice);
  bool isOpen() const { return names_.size() > 1; }

  /// The session is there now; it took `milliseconds`.
  void arrived(const DeviceInfo& info, double milliseconds);
  /// A call begins.
  void callBegins() { call_ = {}; }
  void launches(KernelKind kind) { call_.kinds |= uint32_t{1} << static_cast<unsigned>(kind); }
  void staysThere() { call_.kinds |= kStays; }
  /// It went well. The first of each kind on a device warms it up, and tells nothing.
  void callEnded(const Workload& workload, double milliseconds);
  /// What that was expected to take, milliseconds, if calls of its kind were learned before.
  std::optional<double> expected() const { return call_.expected; }
  /// Indices were bound anew: there is other work, and the first calls warm up.
  void forgetWork() { works_.clear(), here_.warm.clear(); }

  /// Where the next call is to be made; nothing if where the session is.
  std::optional<Choice> next() const;
  /// Why it is to be made there, or where the session began, in words.
  std::string reasonToGo() const;

 private:
  void meet(const std::string& name, const DeviceInfo& info, bool isHost);
  bool teaches(double milliseconds);
  std::vector<Candidate> candidates(uint32_t kinds, const Workload& workload);
  Estimate both(const CallKey& key, const LaunchWork& work, std::span<const Candidate> alone) const;
  const LaunchWork& workOf(uint32_t kinds, const Workload& workload);

  /// What a session brings, and the machine that it is on.
  struct Setting {
    std::shared_ptr<CostModel> model;
    std::string program, cpu;
    int64_t threads = 1;
    double bytes = 0;  // that are bound
  };
  /// Where the session is.
  struct Place {
    std::string name;  // as the model calls it
    size_t at = Cpu, next = Cpu;
    std::vector<uint32_t> warm;  // kinds of calls that were made here
  };
  struct Call {
    uint32_t kinds = 0;
    std::optional<double> expected;
  };
  const Setting setting_;
  std::vector<std::string> names_;  // by choice: as the model calls it
  Place here_;
  Call call_;
  uint64_t shortCalls_ = 0;
  std::map<uint32_t, LaunchWork> works_;
  std::vector<Candidate> seen_;  // at the last decision
  Chooser chooser_;
};

}  // namespace hgc
