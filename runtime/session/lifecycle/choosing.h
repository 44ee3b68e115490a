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
  /// There is nowhere else to go.
  void stay() { names_.resize(1); }
  /// Both at once is unavailable.
  void forgetBoth() { names_.resize(std::min<size_t>(names_.size(), Both)), next_ = at_; }
  bool isOpen() const { return names_.size() > 1; }

  /// The session is there now; it took `milliseconds`.
  void arrived(const DeviceInfo& info, double milliseconds);
  /// A call begins.
  void callBegins() { kinds_ = 0, expected_.reset(); }
  void launches(KernelKind kind) { kinds_ |= uint32_t{1} << static_cast<unsigned>(kind); }
  void staysThere() { kinds_ |= kStays; }
  /// It went well. The first of each kind on a device warms it up, and tells nothing.
  void callEnded(const Workload& workload, double milliseconds);
  /// What that was expected to take, milliseconds, if calls of its kind were learned before.
  std::optional<double> expected() const { return expected_; }
  /// Indices were bound anew: there is other work, and the first calls warm up.
  void forgetWork() { works_.clear(), warm_.clear(); }

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
  double boundBytes(const Workload& workload) const;

  std::shared_ptr<CostModel> model_;
  std::string program_, cpu_;
  std::vector<std::string> names_;  // by choice: as the model calls it
  std::string here_;                // likewise
  size_t at_ = Cpu, next_ = Cpu;
  double bytes_ = 0;  // that are bound
  int64_t threads_ = 1;
  uint32_t kinds_ = 0;
  uint64_t shortCalls_ = 0;
  std::optional<double> expected_;
  std::vector<uint32_t> warm_;  // kinds of calls that were made here
  std::map<uint32_t, LaunchWork> works_;
  std::vector<Candidate> seen_;  // at the last decision
  Chooser chooser_;
};

}  // namespace hgc
